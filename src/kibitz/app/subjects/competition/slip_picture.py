"""What phones at tables with real cards see: the boards of their table."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kibitz.app.errors import Refusal
from kibitz.app.ledgers.audience import Showing
from kibitz.app.pictures.results import SlipForm, result_shown
from kibitz.app.pictures.slip_forms import leads_of, slip_form
from kibitz.app.subjects.competition.competition_ledger import EventState, seat_of
from kibitz.app.subjects.competition.messages import MySlips, SlipLine, SlipsPicture
from kibitz.app.tables.people import sign_of
from kibitz.cards import Side
from kibitz.club.competition.competition_decisions import is_the_tables
from kibitz.club.competition.competition_lines import TableBoard
from kibitz.club.competition.doubts import against_the_cards
from kibitz.club.competition.state import Competition
from kibitz.club.movements import Encounter
from kibitz.club.movements.movement import board as board_of
from kibitz.club.paper_play import counts_vulnerability, paper_form
from kibitz.engine.text import Template

NOT_AT_A_TABLE: Final = Template("slips-not-at-a-table")


def place_of(state: EventState, person: str | None) -> tuple[Encounter, Side | None]:
    """The table where somebody plays in the round under way, and the side; None for a phone that is the table's own."""
    came, event = state.people.get(person or ""), state.event
    stays = pad_of(state, person)
    for each in event.movement.rounds[event.round - 1] if event.movement is not None and event.under_way else ():
        if came is None and each.table == stays:
            return each, None
        seat = seat_of(event.movement.kind, each, came) if event.movement is not None and came is not None else None
        if seat is not None:
            return each, seat.side
    raise Refusal(NOT_AT_A_TABLE())


def needs_code(state: EventState, person: str | None, table: int) -> bool:
    """Whether a phone has still to show the code of a table before it sees and enters its results."""
    return bool(state.phones.key) and table not in state.shown.get(person or "", ())


def draw_slips(code: str, state: EventState, person: str | None) -> MySlips | None:
    try:
        there, side = place_of(state, person)
    except Refusal:
        return None
    event, needs = state.event, needs_code(state, person, there.table)
    return MySlips(
        round=event.round,
        table=there.table,
        side=side,
        ns=there.who(Side.NS),
        ew=there.who(Side.EW),
        on_tablets=event.on_tablets(there.table),
        lines=tuple(
            _line(event, TableBoard(event.round, there.table, number)) for number in (() if needs else there.boards)
        ),
        needs_code=needs,
        sign=sign_of(person or "", code),
    )


def _line(event: Competition, spot: TableBoard) -> SlipLine:
    about, slip = board_of(spot.board), event.slips.get(spot)
    return SlipLine(
        board=spot.board,
        dealer=about.dealer,
        vulnerable=about.vulnerable if counts_vulnerability(event.created.game, event.created.options) else (),
        result=None if slip is None or slip.result is None else result_shown(slip.result),
        is_adjusted=slip is not None and slip.rulings is not None,
        waits_for=None if slip is None else next((side for side in Side if side not in slip.agreed), None),
        disputed=None if slip is None else slip.disputed,
        not_played=slip is not None and slip.settlement is None,
        spoiled=slip is not None and slip.spoiled,
        may_change=slip is not None and is_the_tables(slip),
        doubt=against_the_cards(event, spot.board, slip.result) if slip is not None and slip.result else None,
    )


def event_form(event: Competition) -> SlipForm:
    """How a deal of a competition is tapped in."""
    created = event.created
    form = slip_form(paper_form(created.game, created.options), created.game)
    return replace(form, leads=leads_of(created)) if event.arranged.lead else form


def pad_of(state: EventState, person: str | None) -> int | None:
    """The table to which a phone belongs, and not to a player."""
    return None if state.phones.each_side or person in state.people else state.stays.get(person or "")


MY_SLIPS: Final = Showing[EventState, SlipsPicture](
    "slips",
    lambda ledger, _runs: SlipsPicture(ledger.code, event_form(ledger.state.event)),
    lambda ledger, connection, drawn: replace(
        drawn,
        mine=draw_slips(ledger.code, ledger.state, connection.identity),
        pad=pad_of(ledger.state, connection.identity),
    ),
)
"""The boards of its table, for the phone of somebody who plays there."""
