"""One writer for all: what waits is committed together, and nothing is acknowledged before."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Engine, Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

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
    """Group commit: hundreds of moves a second cost a few dozen transactions.

    It has a thread of its own and crosses over to it once for each batch: on a busy event loop
    every crossing is a wait, and a transaction would be a dozen of them.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self.commits = 0

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, args=(loop,), name="kibitz-writer", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Finish what waits, then stop."""
        if self._thread is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    async def commit(self, changes: Sequence[Change]) -> None:
        """Store all of these or none; returns when they are safe."""
        job = _Job(changes, asyncio.get_running_loop().create_future())
        self._waiting.put(job)
        await job.done

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        is_ending = False
        while not is_ending:
            taken = [self._waiting.get()]
            while len(taken) < _AT_ONCE and not self._waiting.empty():
                taken.append(self._waiting.get())
            is_ending = None in taken
            jobs = [job for job in taken if job is not None]
            loop.call_soon_threadsafe(_settle, jobs, self._commit(jobs))

    def _commit(self, jobs: Sequence[_Job]) -> list[Exception | None]:
        """What became of each: None if it is stored."""
        if len(jobs) > 1 and self._together(jobs):
            return [None] * len(jobs)
        return [self._alone(job) for job in jobs]

    def _together(self, jobs: Sequence[_Job]) -> bool:
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
            self._write([Change(statement, tuple(rows[key])) for key, statement in statements.items()])
        except (SQLAlchemyError, OSError):
            return False
        return True

    def _alone(self, job: _Job) -> Exception | None:
        try:
            self._write(job.changes)
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except (SQLAlchemyError, OSError) as error:
            _log.error("A change could not be stored: %s", type(error).__name__)
            return StoreError(type(error).__name__)
        return None

    def _write(self, changes: Sequence[Change]) -> None:
        with self._engine.begin() as connection:
            for change in changes:
                rows = [dict(row) for row in change.rows]
                connection.execute(change.statement, rows if len(rows) > 1 else rows[0])
        self.commits += 1


def _settle(jobs: Sequence[_Job], results: Sequence[Exception | None]) -> None:
    for job, error in zip(jobs, results, strict=True):
        if job.done.done():  # whoever waited has gone
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
