"""A player who takes the first thing that is allowed."""

from kibitz.bots import Decision, Why
from kibitz.engine import View
from kibitz.engine.events import Move


class HastyBot:
    """A level is anything that makes a player from a seed; this one needs no chance."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        return view.moves[0]

    def decide(self, view: View) -> Decision:
        """The same move with its reasons: this player has none."""
        return Decision(self.choose(view), Why())
