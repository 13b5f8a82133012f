"""A deal that is over, laid out again as it stood at one of its moments, for somebody to play on from there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.tables.names import BOT_NAMES
from kibitz.app.tables.table_ledger import Player
from kibitz.cards import Seat
from kibitz.engine import State, act, start
from kibitz.engine import events as ev
from kibitz.engine.fold import standing
from kibitz.engine.game import moves_of
from kibitz.rules.dealing import as_dealt
from kibitz.sessions import Board

_FOUR = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""Players as they are numbered at a table that somebody opens: from South on."""


class LaidAgain(Struct, frozen=True):
    """A table for it: its board, the deal as far as it had come, a bot for every seat, and which seat is mine."""

    board: Board
    state: State
    players: tuple[Player, ...]
    mine: int


def as_it_stood(over: State, at: int) -> State:
    """A deal that is over, before the move at that place of its log: the same cards, and all that stood until then.

    Its shuffle has been laid open, so it is a deal that was made before: nobody cuts, and nothing is promised.
    """
    t = over.table
    assert t.laid_open is not None
    deal = as_dealt(t.laid_open.hands, over.log)
    opened = t.header
    now = start(over.game, deal=deal, dealer=opened.dealer, vulnerable=opened.vulnerable, below=opened.below)
    stood = {place for place, _ in standing(over.log) if place < at}
    for before, who, move in moves_of(over.game, over.log):
        if len(before.log) in stood and not _is_passed_over(now, move):
            now = act(now, who, move)
    if now.over:
        raise Refusal(w.NOTHING_LEFT_TO_PLAY())
    return now


def laid_again(over: State, at: int, board: Board, players: Sequence[Player], me: int | None) -> LaidAgain:
    """The table of somebody who was that player, or who only looked on (None) and gets the first seat."""
    state = as_it_stood(over, at)
    homes = _FOUR if len(board.seats) == len(_FOUR) else tuple(board.seats)
    opened = state.table.header
    again = Board(1, opened.dealer, {home: place for place, home in enumerate(homes)}, opened.vulnerable, opened.below)
    order = [board.seats[home] for home in homes]
    mine = order.index(me) if me is not None else 0
    return LaidAgain(again, state, _bots([players[player] for player in order], mine), mine)


def _bots(before: Sequence[Player], mine: int) -> tuple[Player, ...]:
    """Those that played keep their names and levels; in the seats of people sit others, as good as was set for them."""
    stay = [each.identity is None and place != mine for place, each in enumerate(before)]
    kept = {each.name for each, stays in zip(before, stay, strict=True) if stays}
    free = iter([name for name in BOT_NAMES if name not in kept])
    return tuple(
        Player("bot", None, each.name if stays else next(free), each.level)
        for each, stays in zip(before, stay, strict=True)
    )


def _is_passed_over(now: State, move: ev.Move) -> bool:
    """The cut, for the cards are dealt; and wishes to take something back that were not granted, with their answers."""
    return isinstance(move, ev.Cut | ev.Asked) or (isinstance(move, ev.Answered) and now.table.claim is None)
