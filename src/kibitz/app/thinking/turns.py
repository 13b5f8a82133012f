"""Whose thought comes next: addresses take turns, and so do the tables of one address among themselves."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Share(Struct, frozen=True):
    """For whom is thought: a table, and the address of those who look at it."""

    address: Hashable = None
    table: str = ""


NOBODYS: Final = Share()


class Turns(Generic[T]):
    """Jobs that wait. A hundred tables of one address wait for each other; another address waits for one of them.

    >>> turns = Turns[str]()
    >>> for table in ("a1", "a2", "a3"):
    ...     turns.put(Share("a", table), table)
    >>> turns.put(Share("b", "b1"), "b1")
    >>> [turns.next() for _ in range(4)]
    ['a1', 'b1', 'a2', 'a3']
    """

    def __init__(self) -> None:
        self._waiting: dict[Hashable, dict[str, deque[T]]] = {}
        self._came = asyncio.Event()

    def __len__(self) -> int:
        return sum(len(jobs) for tables in self._waiting.values() for jobs in tables.values())

    def put(self, share: Share, job: T) -> None:
        self._waiting.setdefault(share.address, {}).setdefault(share.table, deque()).append(job)
        self._came.set()

    def discard(self, share: Share, job: T) -> None:
        """Nobody wants it any more."""
        tables = self._waiting.get(share.address, {})
        jobs = tables.get(share.table, deque())
        if job in jobs:
            jobs.remove(job)
            self._forget_if_empty(share.address, share.table)

    async def get(self) -> T:
        while not self._waiting:
            self._came.clear()
            await self._came.wait()
        return self.next()

    def next(self) -> T:
        """The job whose turn it is. Who has been served goes to the end of the line."""
        address, tables = next(iter(self._waiting.items()))
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        self._waiting[address] = self._waiting.pop(address)
        tables[table] = tables.pop(table)
        self._forget_if_empty(address, table)
        return job

    def _forget_if_empty(self, address: Hashable, table: str) -> None:
        tables = self._waiting[address]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[address]
