"""How long the event loop was kept from everybody else, and by what."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Final, TypeVar

_log = logging.getLogger("kibitz.server")
T = TypeVar("T")
StallClocks = tuple[float, float]
"""By the clock, and by the processor's, which may have been read a little before."""

LONG: Final = 0.05
"""Seconds after which people begin to notice."""
UNNAMED: Final = "unnamed"
"""What kept the loop and is none of what is watched by name."""
_WARNED: Final = 0.25
_BEAT: Final = 0.25
_SHORT: Final = 0.002
"""What took less than so many seconds of the clock is not looked at more closely: it is counted as processor time."""


class Stalls:
    """The longest of each kind of work since the process began, as the clock saw it and as processor time."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}
        self.busiest: dict[str, float] = {}
        self.long = 0  # how many were longer than `LONG`
        self.late = 0.0  # the longest that anything at all had to wait for its turn
        self._named = 0.0  # seconds of all that is watched
        self._used = 0.0  # and of the processor's
        self._read_at, self._read = 0.0, 0.0  # when the processor's clock was read last, and what it said

    def watched(self, name: str, work: Coroutine[Any, Any, T]) -> Watched[T]:
        """The same work, to be awaited or made a task of; between two of its waits nobody else can do anything."""
        return Watched(self, name, work)

    def begin(self) -> StallClocks:
        """Something is about to keep the loop. Of what is short the processor's clock would take most of the time."""
        now = time.perf_counter()
        if now - self._read_at > _SHORT:
            self._read_at, self._read = now, time.thread_time()
        return now, self._read

    def end(self, name: str, began: StallClocks) -> None:
        """It has let go of the loop."""
        clock, processor = began
        seconds = time.perf_counter() - clock
        used = min(seconds, time.thread_time() - processor) if seconds > _SHORT else seconds
        self.took(name, seconds, used)

    async def beat(self) -> None:
        """Look again and again how late one comes oneself: what nobody has named is noticed by that."""
        while True:
            began, named, thread, used = time.perf_counter(), self._named, time.thread_time(), self._used
            await asyncio.sleep(_BEAT)
            late = time.perf_counter() - began - _BEAT
            self.late = max(self.late, late)
            unnamed = late - (self._named - named)
            if unnamed > LONG:
                self.took(UNNAMED, unnamed, max(0.0, time.thread_time() - thread - (self._used - used)))

    def took(self, name: str, seconds: float, used: float) -> None:
        self._named += seconds
        self._used += used
        if seconds > self.longest.get(name, 0.0):
            self.longest[name] = seconds
        if used > self.busiest.get(name, 0.0):
            self.busiest[name] = used
        if seconds > LONG:
            self.long += 1
            # What came late and has no name may be a busy machine's doing: that is in the figures, and no warning.
            if seconds > _WARNED and (name != UNNAMED or used > _WARNED):
                took = seconds * 1000, used * 1000
                _log.warning("%s kept everybody waiting for %d ms, and worked for %d ms of it.", name, *took)


class Watched(Generator[Any, Any, T], Coroutine[Any, Any, T]):
    """A coroutine whose steps are measured.

    There is none around it: a task that is cancelled before its first step would not tell the one inside, and Python
    would complain of work that nobody awaited.
    """

    def __init__(self, stalls: Stalls, name: str, work: Coroutine[Any, Any, T]) -> None:
        self._stalls = stalls
        self._name = name
        self._work = work

    def __await__(self) -> Generator[Any, Any, T]:
        return self

    def send(self, value: Any, /) -> Any:
        return self._step(self._work.send, value)

    def throw(self, *error: Any) -> Any:
        return self._step(self._work.throw, *error)

    def close(self) -> None:
        self._work.close()

    def _step(self, step: Callable[..., Any], *values: Any) -> Any:
        began = self._stalls.begin()
        try:
            return step(*values)
        finally:
            self._stalls.end(self._name, began)
