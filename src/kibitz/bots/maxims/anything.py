"""A player who does anything that is allowed."""

from __future__ import annotations

from random import Random

from kibitz.engine import View
from kibitz.engine.events import Move


class RandomBot:
    """Each legal move is as good as any other. The randomness is the caller's, so games can be repeated."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View) -> Move:
        return self.rng.choice(view.moves)
