"""Work on finished deals in a thread of its own, done once for all who ask. Nothing here knows a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Generic, TypeVar

T = TypeVar("T")

_KEPT: Final = 256


class Analyses(Generic[T]):
    """One piece of work at a time; the solver lets go of Python while it searches. The last few are remembered."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kibitz-analysis")
        self._known: dict[Hashable, asyncio.Future[T]] = {}

    async def of(self, key: Hashable, work: Callable[[], T]) -> T:
        """What comes of the work; whoever asks for the same meanwhile waits for the same."""
        if key not in self._known:
            while len(self._known) >= _KEPT:
                del self._known[next(iter(self._known))]
            self._known[key] = asyncio.get_running_loop().run_in_executor(self._thread, work)
        try:
            return await asyncio.shield(self._known[key])
        except Exception:
            self._known.pop(key, None)
            raise

    async def done(self, work: Callable[[], T]) -> T:
        """What comes of work that somebody else remembers."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
