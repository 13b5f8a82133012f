"""Double-dummy tricks that players lose by their own cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct

from kibitz.analysis.layout_tricks import solve_worlds
from kibitz.bots import Bot
from kibitz.cards import Card, Seat
from kibitz.engine import State, act, view
from kibitz.engine import events as ev

ROLES = ("lead", "declarer", "defence")


class Lost(Struct):
    """Tricks lost in one deal, by role."""

    lead: float = 0
    declarer: float = 0
    defence: float = 0


def played(state: State, bots: Mapping[Seat, Bot], *, solve: bool = True) -> tuple[State, Lost]:
    """The end of the deal, and what each role lost in it against the best card with all hands seen."""
    lost = Lost()
    while state.wait is not None:
        player = next(iter(state.wait.turns))
        move = bots[player].choose(view(state, player))
        if solve and isinstance(move, ev.Played) and len(state.moves(player)) > 1:
            _note(lost, state, move)
        state = act(state, player, move)
    return state, lost


def recorded(state: State, cards: Sequence[Card]) -> Lost:
    """The same for cards that were played elsewhere."""
    lost = Lost()
    for card in cards:
        player, turn = next(iter(state.turns)), state.table.turn
        assert turn is not None
        move = ev.Played(turn, card)
        if len(state.moves(player)) > 1:
            _note(lost, state, move)
        state = act(state, player, move)
    return lost


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
