"""One writer for all: what waits is committed together, and nothing is acknowledged before."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ClauseElement, Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.sql.compiler import SQLCompiler

from kibitz.app.errors import Outage
from kibitz.engine.text import AS_IT_IS, Template

WRITER_FAILED: Final = Template("admin-writer-failed")

_log = logging.getLogger("kibitz.store")
_AT_ONCE: Final = 256
_RESTED: Final = 1.0
"""Seconds after which the line to the database may have broken without a word: it is tried before it is used."""
_NOT_TO_BE_HAD: Final = (OperationalError, InterfaceError, OSError)
"""It is the database that fails, not what is to be written."""


class Conflict(Exception):
    """Somebody else was quicker, and what this change was decided on is so no more; nothing of it is stored."""


class StoreError(Outage):
    """The database did not take it; nothing of this change is stored."""


class GoneBack(Exception):
    """The store has less than was stored: a backup or a replica took its place."""


class Change(Struct, frozen=True):
    """One statement and the rows it is carried out for."""

    statement: Executable
    rows: tuple[Mapping[str, Any], ...]
    each_finds_one: bool = False  # compare and set: a row that finds nothing to change is a conflict


class _Job(Struct, frozen=True):
    changes: Sequence[Change]
    done: asyncio.Future[None]


class Writer:
    """Group commit: hundreds of moves a second cost a few dozen transactions.

    It has a thread of its own and crosses over to it once for each batch: on a busy event loop
    every crossing is a wait, and a transaction would be a dozen of them. Whatever goes wrong in the thread, the
    jobs it had fail and it goes on with the next. Should it end all the same, all that wait fail and another begins.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._in_hand: list[_Job] = []
        self._thread: Thread | None = None
        self.commits = 0
        self._connection: Connection | None = None
        self._used_at = 0.0
        self._is_committing = False  # from then on a change may be stored, whatever is heard of it
        self._statements: dict[tuple[int, tuple[str, ...]], _Compiled] = {}

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, args=(loop,), name="kibitz-writer", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Finish what waits, then stop."""
        if self._thread is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)
        self._hang_up()
        self._engine.dispose()

    async def commit(self, changes: Sequence[Change]) -> None:
        """Store all of these or none; returns when they are safe."""
        if self._thread is None or not self._thread.is_alive():
            self._begin_again()
        job = _Job(changes, asyncio.get_running_loop().create_future())
        self._waiting.put(job)
        await job.done

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            while self._take():
                jobs = self._in_hand
                loop.call_soon_threadsafe(_settle, jobs, self._commit(jobs))
        except BaseException:
            _log.critical("The writer has failed; another takes its place.", exc_info=True)
            loop.call_soon_threadsafe(self._begin_again)

    def _take(self) -> bool:
        """What waits, all that can be written at once; False if that was the end."""
        self._in_hand = []
        first = self._waiting.get()
        while first is not None:
            self._in_hand.append(first)
            if len(self._in_hand) == _AT_ONCE or self._waiting.empty():
                return True
            first = self._waiting.get()
        if self._in_hand:
            self._waiting.put(None)  # the end comes after these
        return bool(self._in_hand)

    def _begin_again(self) -> None:
        """After the thread has ended: nobody waits for ever, and the next move can be stored."""
        lost, self._in_hand = self._in_hand, []
        is_ending = False
        with suppress(Empty):
            while True:
                job = self._waiting.get_nowait()
                is_ending = is_ending or job is None
                lost += [] if job is None else [job]
        _settle(lost, [StoreError(WRITER_FAILED()) for _ in lost])
        if not is_ending:
            self.start()

    def _commit(self, jobs: Sequence[_Job]) -> list[Exception | None]:
        """What became of each: None if it is stored."""
        if len(jobs) > 1 and self._together(jobs):
            return [None] * len(jobs)
        results: list[Exception | None] = []
        for job in jobs:
            results.append(self._alone(job))
            if isinstance(outage := results[-1], _Outage):
                # The others need not each wait for a database that is not there.
                return results + [_Outage(outage.text) for _ in jobs[len(results) :]]
        return results

    def _together(self, jobs: Sequence[_Job]) -> bool:
        """All in one transaction, rows of the same statement in one go; False if any of them fails."""
        rows: dict[int, list[Mapping[str, Any]]] = {}
        kinds: dict[int, Change] = {}
        for job in jobs:
            for change in job.changes:
                # Two jobs never write about the same table at once, so their statements can be put together.
                key = id(change.statement)
                kinds[key] = change
                rows.setdefault(key, []).extend(change.rows)
        for key, kind in kinds.items():
            if kind.each_finds_one:
                # In one order for all processes, or two of them could each wait for a row that the other holds.
                rows[key].sort(key=lambda row: tuple(row.values()))
        try:
            self._write([Change(kind.statement, tuple(rows[key]), kind.each_finds_one) for key, kind in kinds.items()])
        except Exception:
            return False  # one by one it shows whose fault it is
        return True

    def _alone(self, job: _Job) -> Exception | None:
        try:
            self._write(job.changes)
        except Conflict as conflict:
            return conflict
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except _NOT_TO_BE_HAD as error:
            _log.error("A change could not be stored: %s", reason(error))
            return _Outage(AS_IT_IS(why=reason(error)))
        except Exception as error:
            _log.exception("A change could not be stored.")
            return StoreError(AS_IT_IS(why=type(error).__name__))
        return None

    def _write(self, changes: Sequence[Change]) -> None:
        is_kept = self._connection is not None
        try:
            self._carry_out(changes)
        except DBAPIError as error:
            if not (is_kept and error.connection_invalidated) or self._is_committing:
                raise
            self._carry_out(changes)  # the line had broken since the last change, and nothing of this one is stored
        self.commits += 1

    def _carry_out(self, changes: Sequence[Change]) -> None:
        self._is_committing = False
        connection = self._line()
        try:
            with connection.begin() as transaction:
                for change in changes:
                    self._execute(connection, change)
                self._is_committing = True
                transaction.commit()
        except (Conflict, IntegrityError):
            raise  # the line is as good as before
        except BaseException:
            self._hang_up()
            raise
        self._used_at = time.monotonic()

    def _execute(self, connection: Connection, change: Change) -> None:
        statement = self._compiled(change)
        rows = [statement.values(row) for row in change.rows]
        found = connection.exec_driver_sql(statement.sql, rows if len(rows) > 1 else rows[0])
        if change.each_finds_one and found.rowcount != len(rows):
            raise Conflict("Somebody else was quicker.")

    def _line(self) -> Connection:
        """The line to the database, kept for as long as it is in use; one that has rested is looked at first."""
        if self._connection is not None and time.monotonic() - self._used_at > _RESTED:
            self._hang_up()
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _hang_up(self) -> None:
        """What broke off may be half done: the next change has another line, or the same looked at anew."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()

    def _compiled(self, change: Change) -> _Compiled:
        """A statement as the database takes it: there are few, and each move has two or three of them."""
        names = tuple(change.rows[0])
        key = id(change.statement), names
        known = self._statements.get(key)
        if known is None:
            known = self._statements[key] = _Compiled(change.statement, self._engine, names)
        return known


class _Compiled:
    """A statement in the words of one database, and how the values of a row are given to it."""

    def __init__(self, statement: Executable, engine: Engine, names: tuple[str, ...]) -> None:
        assert isinstance(statement, ClauseElement)
        compiled = statement.compile(engine, column_keys=names)
        assert isinstance(compiled, SQLCompiler) and not compiled.post_compile_params  # each value has its place
        self.statement = statement  # kept, or its place in memory could become another's
        self.sql = str(compiled)
        self._given = compiled.construct_params(dict.fromkeys(names))  # with what the statement itself says
        self._order = compiled.positiontup  # None where values go by their names

    def values(self, row: Mapping[str, Any]) -> tuple[Any, ...] | dict[str, Any]:
        given = {**self._given, **row}
        return given if self._order is None else tuple(given[name] for name in self._order)


class _Outage(StoreError):
    """Nothing can be stored at the moment."""


def reason(error: Exception) -> str:
    """What the database says, in its first line: the rest may quote what was to be stored."""
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0].rstrip(".")


def _settle(jobs: Sequence[_Job], results: Sequence[Exception | None]) -> None:
    for job, error in zip(jobs, results, strict=True):
        if job.done.done():  # whoever waited has gone
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
