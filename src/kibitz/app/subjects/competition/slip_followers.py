"""Phones at tables with real cards: each is shown the boards of its table, and told when something changes there."""

from __future__ import annotations

from functools import partial
from typing import Final

from kibitz.app.errors import Refusal
from kibitz.app.live.connection import Connection
from kibitz.app.pictures.results import result_shown
from kibitz.app.subjects.competition.competition_ledger import EventLog, EventState, seat_of
from kibitz.app.subjects.competition.messages import MySlips, SlipLine, SlipsChanged
from kibitz.cards import Side
from kibitz.club.competition.happenings import TableBoard
from kibitz.club.competition.state import Competition
from kibitz.club.movements import Encounter
from kibitz.club.movements.movement import board as board_of
from kibitz.engine.text import Template

NOT_AT_A_TABLE: Final = Template("You do not play at a table in this round.")


class SlipFollowers:
    """The phones that look at slips through this process, and what each has seen last."""

    def __init__(self) -> None:
        self._seen: dict[str, dict[Connection, MySlips | None]] = {}

    def follow(self, connection: Connection, book: EventLog) -> MySlips | None:
        """What a phone sees now; from here on it is told what changes."""
        mine = draw_slips(book.state, connection.identity)
        self._seen.setdefault(book.code, {})[connection] = mine
        book.watchers.add(self._tell)
        connection.when_closed[f"slips {book.code}"] = partial(self._leave, connection, book)
        return mine

    def _leave(self, connection: Connection, book: EventLog) -> None:
        phones = self._seen.get(book.code, {})
        phones.pop(connection, None)
        if not phones:
            self._seen.pop(book.code, None)
            book.watchers.discard(self._tell)

    def _tell(self, book: EventLog, _first: int) -> None:
        phones = self._seen.get(book.code, {})
        for connection, seen in phones.items():
            mine = draw_slips(book.state, connection.identity)
            if mine != seen:
                phones[connection] = mine
                connection.send(SlipsChanged(book.code, mine))


def place_of(state: EventState, person: str | None) -> tuple[Encounter, Side]:
    """The table where somebody plays in the round under way, and on which side."""
    came, event = state.people.get(person or ""), state.event
    if came is not None and event.movement is not None and event.under_way:
        for each in event.movement.rounds[event.round - 1]:
            seat = seat_of(event.movement.kind, each, came)
            if seat is not None:
                return each, seat.side
    raise Refusal(NOT_AT_A_TABLE())


def draw_slips(state: EventState, person: str | None) -> MySlips | None:
    try:
        there, side = place_of(state, person)
    except Refusal:
        return None
    event = state.event
    return MySlips(
        round=event.round,
        table=there.table,
        side=side,
        ns=there.who(Side.NS),
        ew=there.who(Side.EW),
        on_tablets=event.on_tablets(there.table),
        lines=tuple(_line(event, TableBoard(event.round, there.table, number)) for number in there.boards),
    )


def _line(event: Competition, spot: TableBoard) -> SlipLine:
    about, slip = board_of(spot.board), event.slips.get(spot)
    return SlipLine(
        board=spot.board,
        dealer=about.dealer,
        vulnerable=about.vulnerable,
        result=None if slip is None or slip.result is None else result_shown(slip.result),
        is_adjusted=slip is not None and slip.rulings is not None,
        waits_for=None if slip is None else next((side for side in Side if side not in slip.agreed), None),
    )
