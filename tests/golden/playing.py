"""Deals played from a fixed seed: random legal moves, and the interludes that a table knows."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from kibitz.cards import PASS, Seat, Side
from kibitz.engine import Game, State, act, mover, start
from kibitz.engine import events as ev
from kibitz.rules.tricks import is_play, playable

Interlude = Callable[[State, random.Random], State | None]
"""Something that happens beside the play; None if this is not the moment for it."""

_LOW_CALLS: Final = 6
"""So many of the calls on offer are thought of: auctions that climb by small steps are more like those of people."""


def opened(rules: Game, rng: random.Random, *, dealer: Seat, vulnerable: tuple[Side, ...] = ()) -> State:
    seed, salt = rng.randbytes(32).hex(), rng.randbytes(16).hex()
    return start(rules, seed=seed, salt=salt, dealer=dealer, vulnerable=vulnerable)


def moved(state: State, *moves: ev.Move) -> State:
    """The moves made one after the other, each by the player whose move it is."""
    for move in moves:
        player = mover(state.table, move)
        assert player is not None
        state = act(state, player, move)
    return state


def some_move(state: State, rng: random.Random) -> ev.Move:
    """A proper move of whoever is to move: on a `laws` table, too, suits are followed."""
    assert state.wait is not None
    moves: Sequence[ev.Move] = next(iter(state.wait.turns.values()))
    first = moves[0]
    if isinstance(first, ev.Played):
        proper = playable(state.table, first.seat)
        moves = [move for move in moves if isinstance(move, ev.Played) and move.card in proper]
    elif isinstance(first, ev.Called):
        low = [move for move in moves if isinstance(move, ev.Called) and move.call != PASS]
        moves = low[:_LOW_CALLS] if low and rng.random() < 0.4 else [first]
    return rng.choice(moves)


def play_out(state: State, rng: random.Random, waiting: list[Interlude]) -> State:
    """To the end of the deal, with each interlude in its turn at a moment that suits it; those without one are left."""
    while state.wait is not None:
        if waiting and is_play(state.wait) and rng.random() < 0.2:
            after = waiting[0](state, rng)
            if after is not None:
                state = after
                del waiting[0]
                continue
        state = moved(state, some_move(state, rng))
    return state


def offered(state: State, seat: Seat, kind: type[ev.Event]) -> list[ev.Move]:
    return [move for move in state.asides(seat) if isinstance(move, kind)]


def claim(state: State, rng: random.Random, *, agreed: bool) -> State | None:
    """Somebody claims; the opponents agree, or the last of them does not."""
    claimer = rng.choice(state.table.active())
    claims = offered(state, claimer, ev.Claimed)
    if not claims:
        return None
    return answered(moved(state, rng.choice(claims)), claimer, agreed=agreed)


def undo(state: State, rng: random.Random, *, agreed: bool) -> State | None:
    """Somebody who has moved asks to take it back."""
    askers = [seat for seat in state.table.players if offered(state, seat, ev.Asked)]
    if not askers:
        return None
    asker = rng.choice(askers)
    return answered(moved(state, ev.Asked(asker)), asker, agreed=agreed)


def answered(state: State, asker: Seat, *, agreed: bool) -> State:
    opponents = state.table.opponents(asker)
    return moved(state, *(ev.Answered(seat, agreed or seat is not opponents[-1]) for seat in opponents))


def turned(state: State, rng: random.Random) -> State | None:
    """A player turns the card of the last trick."""
    turns = [move for seat in state.table.players for move in offered(state, seat, ev.Turned)]
    return moved(state, rng.choice(turns)) if turns else None
