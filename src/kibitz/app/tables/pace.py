"""When a bot's move is seen: at a set pace, so that the time tells nothing of what it thought."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from kibitz.app.tables.table_ledger import Speed
from kibitz.engine import State
from kibitz.engine import events as ev

_UNHURRIED: Final = {"strong": 2.0, "expert": 3.0, "master": 4.0}
"""Beats for all that comes up to the opening lead, over which these levels think longest.

Measured with a beat of 0.7 seconds: nine of ten calls and openings of the first two, and 95 of 100 later cards, end
within it.
"""
_A_CARD: Final = {"master": 2.0}
"""Beats for a card where one is not enough for most."""

_READABLE: Final = 0.5
"""Seconds: with a quicker beat nobody reads along."""

_SPEEDS: Final[Mapping[Speed, float]] = {"calm": 1.7, "normal": 1.0, "quick": 0.5, "at once": 0.1}


class Pace(Struct, frozen=True):
    """How quickly bots move. An only card takes as long as a hard choice; a beat of 0 seconds is at once."""

    beat: float

    @property
    def is_unhurried(self) -> bool:
        """Whether people are to read what happens."""
        return self.beat >= _READABLE

    def seconds(self, state: State, level: str, speed: Speed = "normal") -> float:
        """How long the move that is awaited takes, by its kind, the player's level and the table's wish only."""
        # Who thinks takes no less than the beat: shorter times would tell an only card from a hard choice.
        speed_of = max(1.0, _SPEEDS[speed]) if level in _UNHURRIED else _SPEEDS[speed]
        return self.beat * speed_of * _beats(state, level)

    @staticmethod
    def rest(seconds: float, thought: float) -> float:
        """From the end of a thought to its move: the rest of its time, or for a longer thought of a multiple of it.

        >>> [Pace.rest(0.5, thought) for thought in (0.0, 0.125, 0.5, 0.75, 2.0)]
        [0.5, 0.375, 0.0, 0.25, 0.0]
        """
        return max(1, math.ceil(thought / seconds)) * seconds - thought if seconds else 0.0


def _beats(state: State, level: str) -> float:
    t = state.table
    if any(isinstance(moves[0], ev.Answered) for moves in state.turns.values()):
        return 0.0  # who claims or asks has waited for nobody's thought
    if any(isinstance(moves[0], ev.Cut) for moves in state.turns.values()):
        return 0.5
    if t.contract is None:
        return _UNHURRIED.get(level, 1.5)
    if not t.tricks and not t.trick:
        return _UNHURRIED.get(level, 2.0)
    return _A_CARD.get(level, 1.0) if t.trick else 2.0
