"""What the calls of an auction say, to all who may see the table: drawn from what everybody at it has heard."""

from __future__ import annotations

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.tables.live import LiveTable
from kibitz.bots.agreement import OPTION, Bidding, bidding_among, named_bidding
from kibitz.bots.bidding.explaining import CallMeaning, explained
from kibitz.bots.bidding.system_bidding import context
from kibitz.cards import Bid
from kibitz.engine import Game, State
from kibitz.engine import events as ev
from kibitz.engine.table import Table
from kibitz.games import GAMES
from kibitz.rules.auction import last_bid


def has_bidding(game: Game) -> bool:
    """Whether a game has an option that says what everybody bids by."""
    return OPTION in GAMES[game.name].options.__struct_fields__


def has_meanings(state: State, t: Table) -> bool:
    """Whether bids are made here: Pass and Play need no explaining."""
    if last_bid(t.calls) is not None:
        return True
    awaited = (move for moves in state.turns.values() for move in moves)
    return any(isinstance(move, ev.Called) and isinstance(move.call, Bid) for move in awaited)


def meanings_at(table: LiveTable, place: int) -> tuple[CallMeaning, ...]:
    """What every call says, or would have said, that may follow the first so many of the auction."""
    return _meanings(table, table.state, table.seen_by(None).view(table.state).table, place)


def meanings_then(table: LiveTable, over: State, place: int) -> tuple[CallMeaning, ...]:
    """The same of a deal of that table that is over."""
    return _meanings(table, over, over.table, place)


def _meanings(table: LiveTable, state: State, t: Table, place: int) -> tuple[CallMeaning, ...]:
    if not (0 <= place <= len(t.calls) and has_meanings(state, t)):
        raise Refusal(w.NO_SUCH_CALL())
    before = [(called.seat, called.call) for called in t.calls[:place]]
    return explained(before, t.dealer, context(t), guidelines=bidding_at(table, t) == "guidelines")


def bidding_at(table: LiveTable, t: Table) -> Bidding:
    """What everybody bids by at a table: what it says, or what all of its bots can."""
    levels = (who.level for who in table.players if who.kind == "bot" and who.level is not None)
    return named_bidding(t) or bidding_among(levels)
