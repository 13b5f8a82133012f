"""Moments of real play: a bot's view, the card it chose and why."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from kibitz.bots.decision import Decision
from kibitz.bots.levels import LEVELS
from kibitz.cards import Card
from kibitz.engine import State, View, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.battery.variants import random_deal

GAMES = ("minibridge", "contract", "abridged", "minibridge", "heroes", "contract", "bridgewar", "extreme")
LATE = 7
"""With so many cards left or fewer, thinking is quick."""


class Moment(Struct, frozen=True):
    state: State
    view: View
    card: Card
    decision: Decision


def moments(seed: str, level: str, *, hurried: bool = True) -> Iterator[Moment]:
    """All cards of deals without end, played by bots of that level; while cards are many, by a quick one if hurried."""
    rng = Random(seed)
    for number in range(1_000_000):
        rules = game(GAMES[number % len(GAMES)])
        bot, quick = LEVELS[level](rng.getrandbits(32)), LEVELS["learner"](1)
        state = start(rules, deal=random_deal(rules, rng))
        while state.wait is not None:
            seat = next(iter(state.turns))
            seen = view(state, seat)
            is_slow = hurried and len(state.table.tricks) < 13 - LATE
            decision = (quick if is_slow else bot).decide(seen)
            if isinstance(decision.move, ev.Played):
                yield Moment(state, seen, decision.move.card, decision)
            state = act(state, seat, decision.move)
