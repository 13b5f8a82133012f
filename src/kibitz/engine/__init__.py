"""Events, the table they make, and games as ordered rules. No game in particular, no clock and no chance."""

from kibitz.engine.errors import IllegalMove, OptionError, ReplayError, StaleMove
from kibitz.engine.game import Do, Game, Rule, State, Step, View, Wait, act, mover, replay, start, view
from kibitz.engine.table import Table, Trick

__all__ = [
    "Do",
    "Game",
    "IllegalMove",
    "OptionError",
    "ReplayError",
    "Rule",
    "StaleMove",
    "State",
    "Step",
    "Table",
    "Trick",
    "View",
    "Wait",
    "act",
    "mover",
    "replay",
    "start",
    "view",
]
