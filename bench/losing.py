"""Double-dummy tricks that players lose by their own cards."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from msgspec import Struct

from kibitz.analysis.worlds import solve_worlds
from kibitz.bots import Bot
from kibitz.cards import Seat
from kibitz.engine import State, act, view
from kibitz.engine import events as ev

ROLES = ("lead", "declarer", "defence")


class Lost(Struct):
    """Tricks lost in one deal, by role, and the seconds that each decision took."""

    lead: float = 0
    declarer: float = 0
    defence: float = 0


def played(state: State, bots: Mapping[Seat, Bot]) -> tuple[State, Lost]:
    """The end of the deal, and what each role lost in it against the best card with all hands seen."""
    lost = Lost()
    while state.wait is not None:
        player = next(iter(state.wait.turns))
        move = bots[player].choose(view(state, player))
        if isinstance(move, ev.Played) and state.table.contract is not None and len(state.moves(player)) > 1:
            _note(lost, state, move)
        state = act(state, player, move)
    return state, lost


def _note(lost: Lost, state: State, move: ev.Played) -> None:
    t = state.table
    held = np.array([[t.hands[seat].mask for seat in Seat]], np.uint64)
    deck = t.hands[move.seat].deck
    solved = solve_worlds(held, deck, t.strain, t.trick, move.seat)
    tricks = dict(zip(solved.cards, solved.tricks[0].tolist(), strict=True))
    cost = max(tricks.values()) - tricks[move.card]
    assert t.declarer is not None
    if not t.tricks and not t.trick:
        lost.lead += cost
    elif move.seat.side is t.declarer.side:
        lost.declarer += cost
    else:
        lost.defence += cost
