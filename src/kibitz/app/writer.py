"""One writer for all: what waits is committed together, and nothing is acknowledged before."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_log = logging.getLogger("kibitz.store")
_AT_ONCE: Final = 256


class Conflict(Exception):
    """Somebody else has written that place of a log first; nothing of this change is stored."""


class StoreError(Exception):
    """The database did not take it; nothing of this change is stored."""


class Change(Struct, frozen=True):
    """One statement and the rows it is carried out for."""

    statement: Executable
    rows: tuple[Mapping[str, Any], ...]


class _Job(Struct, frozen=True):
    changes: Sequence[Change]
    done: asyncio.Future[None]


class Writer:
    """Group commit: hundreds of moves a second cost a few dozen transactions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[_Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="kibitz writer")

    async def stop(self) -> None:
        """Finish what waits, then stop."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def commit(self, changes: Sequence[Change]) -> None:
        """Store all of these or none; returns when they are safe."""
        job = _Job(changes, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(job)
        await job.done

    async def _run(self) -> None:
        while True:
            jobs = [await self._waiting.get()]
            while not self._waiting.empty() and len(jobs) < _AT_ONCE:
                jobs.append(self._waiting.get_nowait())
            await self._commit(jobs)
            for _ in jobs:
                self._waiting.task_done()

    async def _commit(self, jobs: Sequence[_Job]) -> None:
        if len(jobs) > 1 and await self._together(jobs):
            return
        for job in jobs:
            await self._alone(job)

    async def _together(self, jobs: Sequence[_Job]) -> bool:
        """All in one transaction, rows of the same statement in one go; False if any of them fails."""
        rows: dict[int, list[Mapping[str, Any]]] = {}
        statements: dict[int, Executable] = {}
        for job in jobs:
            for change in job.changes:
                # Two jobs never write about the same table at once, so their statements can be put together.
                key = id(change.statement)
                statements[key] = change.statement
                rows.setdefault(key, []).extend(change.rows)
        try:
            async with self._engine.begin() as connection:
                for key, statement in statements.items():
                    await _execute(connection, Change(statement, tuple(rows[key])))
        except SQLAlchemyError:
            return False
        self.commits += 1
        for job in jobs:
            _settle(job, None)
        return True

    async def _alone(self, job: _Job) -> None:
        try:
            async with self._engine.begin() as connection:
                for change in job.changes:
                    await _execute(connection, change)
        except IntegrityError as error:
            _settle(job, Conflict(str(error.orig)))
        except SQLAlchemyError as error:
            _log.error("A change could not be stored: %s", type(error).__name__)
            _settle(job, StoreError(type(error).__name__))
        else:
            self.commits += 1
            _settle(job, None)


async def _execute(connection: AsyncConnection, change: Change) -> None:
    rows = [dict(row) for row in change.rows]
    await connection.execute(change.statement, rows if len(rows) > 1 else rows[0])


def _settle(job: _Job, error: Exception | None) -> None:
    if job.done.done():  # whoever waited has gone
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
