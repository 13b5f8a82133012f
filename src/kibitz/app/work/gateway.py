"""The gateway: whatever a message could make long is done behind it, in its turn, and within limits."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar, TypeVarTuple

from kibitz.app import wording as w
from kibitz.app.errors import Refusal, to_its_end
from kibitz.app.work.processes import Processes, TookTooLong, TookTooMuch, WorkFailed
from kibitz.app.work.turns import LEFT, Share

Ts = TypeVarTuple("Ts")
T = TypeVar("T")

_log = logging.getLogger("kibitz.work")

SECONDS: Final = 20.0
"""So long a piece of work may take."""
WORK_BYTES: Final = 1 << 30
"""So many bytes it may have; a sheet of paper, the largest of what people mean, takes less than half."""
_MOST: Final = 4
"""So many processes there are on a machine of whatever size: all of them together have to fit into its memory."""
_WAITING: Final = 40
"""So many pieces may wait for one address; enough for a classroom that has just finished a deal."""
_KEPT: Final = 512


class Gateway:
    """Processes for what people ask for, apart from those of the bots. One is always left for another address."""

    def __init__(self, most: int | None = None, memory: int = WORK_BYTES) -> None:
        most = most or min(_MOST, max(2, (os.cpu_count() or 2) - 1))
        self.processes = Processes(most, most - 1, memory)
        self._known: dict[Hashable, asyncio.Task[Any]] = {}

    async def done(self, share: Share, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """What comes of a function that can be imported by its name; a refusal if it is too much."""
        if share is LEFT or self.processes.waiting_of(share.address) >= _WAITING:
            raise Refusal(w.MUCH_WAITS())
        try:
            return await self.processes.done(share, SECONDS, work, *arguments)
        except TookTooLong as error:
            raise Refusal(w.TOOK_TOO_LONG()) from error
        except TookTooMuch as error:
            raise Refusal(w.TOOK_TOO_MUCH()) from error
        except WorkFailed as error:
            _log.exception("Work that a page asked for failed.")
            raise Refusal(w.WORK_FAILED()) from error

    async def remembered(self, key: Hashable, share: Share, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """The same once for all who ask; the last few are kept, and whoever asks meanwhile waits for the same."""
        key = work, key
        if share is LEFT:
            raise Refusal(w.MUCH_WAITS())  # before others wait for the same
        if key not in self._known:
            while len(self._known) >= _KEPT:
                del self._known[next(iter(self._known))]
            self._known[key] = asyncio.create_task(self.done(share, work, *arguments))
        try:
            found: T = await to_its_end(self._known[key])
        except Exception:
            self._known.pop(key, None)
            raise
        return found

    async def stop(self) -> None:
        for task in self._known.values():
            task.cancel()
        await asyncio.gather(*self._known.values(), return_exceptions=True)
        await self.processes.stop()
