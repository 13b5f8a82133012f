"""Homework that somebody does: its tables, the deals played there and what their cards cost."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from kibitz.app.errors import Refusal
from kibitz.app.ledgers.live_ledgers import Entries, LiveLedger
from kibitz.app.live.connection import Connection
from kibitz.app.storage.schema import DEAL_ROWS
from kibitz.app.storage.writer import StoreError
from kibitz.app.subjects.homework.card_losses import weigh
from kibitz.app.subjects.homework.picture import HOMEWORK_RESULTS
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.people import veiled
from kibitz.app.tables.placed_tables import a_bot, a_person
from kibitz.app.tables.table_ledger import Player
from kibitz.club.school import homework_decisions as decisions
from kibitz.club.school.homework_state import (
    HOMEWORK,
    Homework,
    HomeworkLine,
)
from kibitz.engine.game import resumed
from kibitz.engine.table import Table
from kibitz.games.registry import GAMES
from kibitz.narration import story
from kibitz.sessions import Board

if TYPE_CHECKING:
    from kibitz.app.hub.hub import Hub


_log = logging.getLogger("kibitz.homework")

HomeworkLog = LiveLedger[HomeworkLine, Homework]


class Homeworks:
    """All homework of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.links.join(HOMEWORK, self._write_down, self._look_again)
        hub.ledgers.gives_seats(HOMEWORK, _seats_changed)
        hub.may_look_back.append(self._may_look_back)

    async def _may_look_back(self, connection: Connection, table: LiveTable) -> bool:
        """Whether that page has shown the secret of the homework that is done at a table."""
        teaches = self.hub.audience.codes(connection, HOMEWORK_RESULTS)
        return bool(teaches) and await self.hub.links.code_at(table.id) in teaches

    async def _look_again(self, book: HomeworkLog) -> None:
        self.hub.later(self.hub.links.until_stored(partial(self._do_the_rest, book)))  # weighing cards takes its time

    async def _do_the_rest(self, book: HomeworkLog) -> None:
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
        pupils = {
            seat: pupil
            for seat, pupil in book.state.tables.get(table.id, {}).items()
            if not _waits(table, book.state.pupils[pupil].identity, number)
        }
        points = {
            pupil: scores.get(places[seat].side, 0) - scores.get(places[seat].side.other, 0)
            for seat, pupil in pupils.items()
        }

        def played(state: Homework) -> Entries[HomeworkLine]:
            return Entries(decisions.dealt_out(state, table.id, number, board.number, story.result(t), points, ended))

        await self.hub.ledgers.write(book, played)
        if not _is_unweighed(book.state, table.id, number):
            return
        try:
            verdicts = await self.hub.judging.of_people(table, number, board, state, self.hub.share_of(table))
        except Exception as error:
            # A database that is away is no fault of ours: it is weighed when somebody looks again.
            fault = not isinstance(error, StoreError | Refusal)
            _log.warning("Deal %s of table %s could not be weighed.", number, veiled(table.id), exc_info=fault)
            return
        line = weigh(verdicts, t, table.id, number, {places[seat]: pupil for seat, pupil in pupils.items()})
        await self.hub.ledgers.write(book, lambda state: Entries(decisions.weighed(state, line)))


def _waits(table: LiveTable, identity: str, deal: int) -> bool:
    """Whether somebody sat down in the middle of that deal: it is not theirs."""
    guest = table.guests.get(identity)
    return guest is not None and guest.standing == "next" and guest.deal <= deal


def _is_unweighed(state: Homework, table: str, deal: int | None = None) -> bool:
    """Whether a deal of that table was played whose cards have not been weighed."""
    return any(
        done.table == table and done.losses is None and deal in (None, done.deal)
        for pupil in state.pupils.values()
        for done in pupil.done.values()
    )


def _seats_changed(before: Homework, after: Homework) -> dict[str, list[Player]]:
    """Where pupils have sat down at a table that was there."""
    changed = [code for code, seats in before.tables.items() if after.tables[code] is not seats]
    return {code: _seats(after, after.tables[code]) for code in changed}


def _seats(state: Homework, seats: Mapping[int, int]) -> list[Player]:
    bots, pupils = state.opened.bots, {seat: state.pupils[pupil] for seat, pupil in seats.items()}
    return [
        a_person(pupils[seat].identity, pupils[seat].name, bots) if seat in pupils else a_bot(bots)
        for seat in range(GAMES[state.opened.game].players)
    ]
