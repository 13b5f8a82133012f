"""Whose work comes next: addresses take turns, and so do the tables or pages of one address among themselves."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Share(Struct, frozen=True):
    """For whom is worked: a table or a page, and the address of those who look at it."""

    address: Hashable = None
    table: str = ""


NOBODYS: Final = Share()
LEFT: Final = Share("nobody")
"""A page that has gone: nobody waits for work that it asked for."""


class Turns(Generic[T]):
    """Jobs that wait. A hundred tables of one address wait for each other; another address waits for one of them.

    With `at_once` no address has more than so many jobs under way, so that one is always free for somebody else.

    >>> turns = Turns[str]()
    >>> for table in ("a1", "a2", "a3"):
    ...     turns.put(Share("a", table), table)
    >>> turns.put(Share("b", "b1"), "b1")
    >>> [turns.next() for _ in range(4)]
    ['a1', 'b1', 'a2', 'a3']
    """

    def __init__(self, at_once: int | None = None) -> None:
        self._at_once = at_once
        self._waiting: dict[Hashable, dict[str, deque[T]]] = {}
        self._under_way: Counter[Hashable] = Counter()
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(self.waiting_of, self._waiting))

    def waiting_of(self, address: Hashable) -> int:
        return sum(map(len, self._waiting.get(address, {}).values()))

    def put(self, share: Share, job: T) -> None:
        self._waiting.setdefault(share.address, {}).setdefault(share.table, deque()).append(job)
        self._changed.set()

    def discard(self, share: Share, job: T) -> None:
        """Nobody wants it any more."""
        tables = self._waiting.get(share.address, {})
        jobs = tables.get(share.table, deque())
        if job in jobs:
            jobs.remove(job)
            self._forget_if_empty(share.address, share.table)

    async def get(self) -> T:
        while (job := self.next()) is None:
            self._changed.clear()
            await self._changed.wait()
        return job

    def next(self) -> T | None:
        """The job whose turn it is. Who has been served goes to the end of the line."""
        address = next((each for each in self._waiting if self._may_have_more(each)), None)
        if address not in self._waiting:
            return None
        tables = self._waiting[address]
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        self._under_way[address] += 1
        self._waiting[address] = self._waiting.pop(address)
        tables[table] = tables.pop(table)
        self._forget_if_empty(address, table)
        return job

    def ended(self, share: Share) -> None:
        """A job that was given out is done with, whatever came of it."""
        self._under_way[share.address] -= 1
        if not self._under_way[share.address]:
            del self._under_way[share.address]
        self._changed.set()

    def _may_have_more(self, address: Hashable) -> bool:
        return self._at_once is None or self._under_way[address] < self._at_once

    def _forget_if_empty(self, address: Hashable, table: str) -> None:
        tables = self._waiting[address]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[address]
