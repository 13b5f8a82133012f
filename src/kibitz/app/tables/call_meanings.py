"""What the calls of an auction say, to all who may see the table: drawn from what everybody at it has heard."""

from __future__ import annotations

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.tables.live import LiveTable
from kibitz.bots.bidding.explaining import CallMeaning, explained
from kibitz.bots.bidding.system_bidding import context
from kibitz.bots.levels import BIDDING_BY_GUIDELINES
from kibitz.cards import Bid, Seat
from kibitz.engine import State
from kibitz.engine import events as ev
from kibitz.engine.table import Table
from kibitz.rules.auction import last_bid
from kibitz.sessions import Board


def has_meanings(state: State, t: Table) -> bool:
    """Whether bids are made here: Pass and Play need no explaining."""
    if last_bid(t.calls) is not None:
        return True
    awaited = (move for moves in state.turns.values() for move in moves)
    return any(isinstance(move, ev.Called) and isinstance(move.call, Bid) for move in awaited)


def meanings_at(table: LiveTable, place: int) -> tuple[CallMeaning, ...]:
    """What every call says, or would have said, that may follow the first so many of the auction."""
    return _meanings(table, table.board, table.state, table.seen_by(None).view(table.state).table, place)


def meanings_then(table: LiveTable, board: Board, over: State, place: int) -> tuple[CallMeaning, ...]:
    """The same of a deal of that table that is over."""
    return _meanings(table, board, over, over.table, place)


def _meanings(table: LiveTable, board: Board, state: State, t: Table, place: int) -> tuple[CallMeaning, ...]:
    if not (0 <= place <= len(t.calls) and has_meanings(state, t)):
        raise Refusal(w.NO_SUCH_CALL())
    before = [(called.seat, called.call) for called in t.calls[:place]]
    speaker = t.dealer.clockwise()[place % 4]
    return explained(before, t.dealer, context(t), guidelines=_listener(table, board, speaker) in BIDDING_BY_GUIDELINES)


def _listener(table: LiveTable, board: Board, speaker: Seat) -> str | None:
    """By whose book a call is read: a bot's by its own, a person's by that of the bot opposite, if it is one."""
    for seat in (speaker, speaker.partner):
        who = table.players[board.seats[seat]]
        if who.kind == "bot":
            return who.level
    return None
