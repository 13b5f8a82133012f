"""Homework that somebody does or looks at: its tables, the deals played there and what their cards cost, who is told.

A deal is written down when it has ended and is stored, and weighed after that. Should the server die between, it is
done when the homework is looked at again: whoever writes looks first whether it is there.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, assert_never
from weakref import WeakSet

import msgspec
from sqlalchemy import select

from kibitz.app.errors import Refusal
from kibitz.app.hub.observers import TableEvent
from kibitz.app.ledgers.logbooks import Entries, Logbook, LogbookKind
from kibitz.app.live.connection import Connection
from kibitz.app.pictures.analysing import what_could_be_made
from kibitz.app.storage.logbook_rows import logbook_of
from kibitz.app.storage.schema import DEAL_ROWS
from kibitz.app.subjects.homework.card_losses import weigh
from kibitz.app.subjects.homework.messages import HomeworkChanged, HomeworkNews
from kibitz.app.subjects.homework.picture import draw_rows, draw_sheet
from kibitz.app.tables.live import LiveTable
from kibitz.club.school import homework_moves as moves
from kibitz.club.school.homework_log import (
    Homework,
    HomeworkAnswered,
    HomeworkBegun,
    HomeworkDateMoved,
    HomeworkHappening,
    HomeworkPlayed,
    HomeworkSeated,
    HomeworkSet,
    HomeworkWeighed,
    homework_after,
    homework_of,
)
from kibitz.engine.game import resumed
from kibitz.engine.table import Table
from kibitz.narration import story
from kibitz.sessions import Board

if TYPE_CHECKING:
    from kibitz.app.hub.hub import Hub


_log = logging.getLogger("kibitz.clubhouse")

HOMEWORK: Final[LogbookKind[HomeworkHappening, Homework]] = LogbookKind(
    "homework", HomeworkHappening, homework_of, homework_after
)
HomeworkLog = Logbook[HomeworkHappening, Homework]


class Homeworks:
    """All homework of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._pupils: dict[str, dict[Connection, None]] = {}
        self._teachers: dict[str, dict[Connection, None]] = {}
        self._books: dict[str, str | None] = {}  # the homework by the code of the table; None for other tables
        self._looked_at: WeakSet[HomeworkLog] = WeakSet()
        hub.observers.add(self._heard)
        hub.may_look_back.append(self.may_look_back)

    async def book(self, code: str) -> HomeworkLog:
        """The homework under a code as people type it; a refusal if there is none."""
        book = await self.hub.logbooks.get(HOMEWORK, code)
        if book not in self._looked_at:
            self._looked_at.add(book)
            self.hub.later(self._look_again(book))
        return book

    # --- who follows

    def follow(self, connection: Connection, book: HomeworkLog, *, teaches: bool) -> None:
        """A page is told of every change: a teacher the rows that are new, a pupil the pupil's own sheet."""
        who = self._teachers if teaches else self._pupils
        who.setdefault(book.code, {})[connection] = None
        book.watchers.add(self._changed)
        connection.when_closed[f"homework {book.code}"] = partial(self.leave, connection, book.code)

    def leave(self, connection: Connection, code: str) -> None:
        connection.when_closed.pop(f"homework {code}", None)
        for who in (self._teachers, self._pupils):
            who.get(code, {}).pop(connection, None)

    def teaches(self, connection: Connection, book: HomeworkLog) -> bool:
        """Whether that page has shown the secret."""
        return connection in self._teachers.get(book.code, {})

    async def may_look_back(self, connection: Connection, table: LiveTable) -> bool:
        """Whether that page has shown the secret of the homework that is done at a table."""
        teaches = {code for code, teachers in self._teachers.items() if connection in teachers}
        return bool(teaches) and await self._code_at(table) in teaches

    def _changed(self, book: HomeworkLog, first: int) -> None:
        teachers, pupils = self._teachers.get(book.code, {}), self._pupils.get(book.code, {})
        if not teachers and not pupils:
            book.watchers.discard(self._changed)
            return
        new = book.lines[first:]
        changed = _pupils_in(new, book.state)
        is_told = changed or any(isinstance(line, HomeworkDateMoved) for line in new)
        for connection in teachers if is_told else ():
            connection.send(HomeworkChanged(book.code, book.state.until, draw_rows(book.state, changed)))
        for connection in pupils:
            connection.send(HomeworkNews(draw_sheet(book.code, book.state, connection.identity, time.time())))

    # --- what is played

    def _heard(self, table: LiveTable, news: frozenset[TableEvent]) -> None:
        if table.is_placed and table.is_ours and "ended" in news:
            self.hub.later(self._ended(table))

    async def _code_at(self, table: LiveTable) -> str | None:
        """The code of the logbook that a table was opened for."""
        if table.id not in self._books:
            self._books[table.id] = await logbook_of(self.hub.store, table.id)
        return self._books[table.id]

    async def _ended(self, table: LiveTable) -> None:
        code = await self._code_at(table)
        if code is None:
            return
        try:
            book = await self.hub.logbooks.get(HOMEWORK, code)
        except Refusal:
            self._books[table.id] = None  # of another kind of logbook
            return
        await self._write_down(book, table)

    async def _look_again(self, book: HomeworkLog) -> None:
        """What may have been left undone when the server died."""
        deals = set(book.state.deals)
        for code, seats in tuple(book.state.tables.items()):
            missing = any(deals - book.state.pupils[pupil].done.keys() for pupil in seats.values())
            if missing or _is_unweighed(book.state, code):
                await self._write_down(book, await self.hub.table(code))

    async def _write_down(self, book: HomeworkLog, table: LiveTable) -> None:
        """Every deal that is over at the table and not in the homework yet; then what its cards cost."""
        for row in await self._deals(table):
            board = msgspec.json.decode(row["board"], type=Board)
            await self._write_deal(book, table, row["deal"], board, row["ended"])

    async def _deals(self, table: LiveTable) -> list[dict[str, Any]]:
        ended = DEAL_ROWS.c.table_id == table.id, DEAL_ROWS.c.ended.is_not(None)
        columns = DEAL_ROWS.c.deal, DEAL_ROWS.c.board, DEAL_ROWS.c.ended
        return await self.hub.store.rows(select(*columns).where(*ended).order_by(DEAL_ROWS.c.deal))

    async def _write_deal(self, book: HomeworkLog, table: LiveTable, number: int, board: Board, ended: float) -> None:
        def is_new(state: Homework) -> bool:
            seats = state.tables.get(table.id, {}).values()
            return any(board.number not in state.pupils[pupil].done for pupil in seats)

        if not is_new(book.state) and not _is_unweighed(book.state, table.id, number):
            return
        found = await self.hub.store.deal(table.id, number)
        if found is None:
            return
        state = resumed(table.game, (), Table(), found[1])
        t = state.table
        places = {board.seats[home]: place for place, home in t.people.items()}
        scores = story.side_scores(t)
        pupils = book.state.tables.get(table.id, {})
        points = {
            pupil: scores.get(places[seat].side, 0) - scores.get(places[seat].side.other, 0)
            for seat, pupil in pupils.items()
        }

        def played(state: Homework) -> Entries[HomeworkHappening]:
            return Entries(moves.dealt_out(state, table.id, number, board.number, story.result(t), points, ended))

        await self.hub.logbooks.write(book, played)
        if not _is_unweighed(book.state, table.id, number):
            return
        try:
            analysis = await self.hub.analyses.of((table.id, number), partial(what_could_be_made, state))
        except Exception:
            _log.warning("Deal %s of table %s could not be weighed.", number, table.id, exc_info=True)
            return
        line = weigh(analysis, t, table.id, number, {places[seat]: pupil for seat, pupil in pupils.items()})
        await self.hub.logbooks.write(book, lambda state: Entries(moves.weighed(state, line)))


def _is_unweighed(state: Homework, table: str, deal: int | None = None) -> bool:
    """Whether a deal of that table was played whose cards have not been weighed."""
    return any(
        done.table == table and done.losses is None and deal in (None, done.deal)
        for pupil in state.pupils.values()
        for done in pupil.done.values()
    )


def _pupils_in(lines: Sequence[HomeworkHappening], state: Homework) -> set[int]:
    """Of whom these lines tell something that a teacher's table shows."""
    found: set[int] = set()
    for line in lines:
        match line:
            case HomeworkBegun(pupil=pupil) | HomeworkAnswered(pupil=pupil):
                found.add(pupil)
            case HomeworkPlayed(points=points):
                found |= points.keys()
            case HomeworkWeighed(table=table):
                found |= set(state.tables.get(table, {}).values())
            case HomeworkSet() | HomeworkSeated() | HomeworkDateMoved():
                pass
            case _:
                assert_never(line)
    return found
