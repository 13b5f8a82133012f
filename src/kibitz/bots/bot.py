"""What a bot is, and a table full of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, runtime_checkable

from kibitz.analysis.solver import Cancellation
from kibitz.bots.decision import Decision
from kibitz.cards import Seat
from kibitz.engine import State, View, act, view
from kibitz.engine.events import Move

MOST_CORES: Final = 4
"""So many cores a bot is given at most: more are little quicker, and others want to think too."""


class Bot(Protocol):
    """Anything that chooses a move for a player. It is given that player's view and nothing else."""

    def choose(self, view: View) -> Move:
        """One of `view.moves`, or one of `view.asides` if that comes first."""
        ...


class Explaining(Bot, Protocol):
    """A bot that can say why."""

    def decide(self, view: View) -> Decision:
        """The move that `choose` makes, with its reasons."""
        ...


@runtime_checkable
class Cancellable(Explaining, Protocol):
    """A bot that can be stopped: who asks it puts a `Cancellation` here, and may cancel it from another thread.

    It gives that to the solver, or looks now and then whether `cancellation.asked`, and ends with `Cancelled`.
    """

    cancellation: Cancellation | None


@runtime_checkable
class Spreading(Explaining, Protocol):
    """A bot that can think on several cores at a time. How many are put here does not change its move."""

    cores: int


def play_out(state: State, bots: Mapping[Seat, Bot]) -> State:
    """The end of a deal that these bots play, each for the player who came to that seat.

    >>> from random import Random
    >>> from kibitz.bots import RandomBot
    >>> from kibitz.cards import Deal, Seat
    >>> from kibitz.engine import start
    >>> from kibitz.games import game
    >>> bot = RandomBot(Random(1))
    >>> state = play_out(start(game("bridgewar"), deal=Deal.from_number(7)), dict.fromkeys(Seat, bot))
    >>> state.over, sum(state.table.won.values()) <= 13
    (True, True)
    """
    while state.wait is not None:
        seat = next(iter(state.wait.turns))
        state = act(state, seat, bots[seat].choose(view(state, seat)))
    return state
