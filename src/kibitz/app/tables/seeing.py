"""What one seat has seen of a deal, never from anything it may not see; and the card that dummy points at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from kibitz.cards import Seat
from kibitz.engine import State, View
from kibitz.engine.events import Move
from kibitz.engine.fold import Follower
from kibitz.engine.visibility import sees
from kibitz.narration.chronicle import Chronicle

AsidesOf = Callable[[Seat], tuple[Move, ...]]


class Pointing(Struct, frozen=True):
    """The card that dummy, helping, points at: in which deal, after so many events of its log, and in which hand."""

    deal: int
    at: int
    seat: Seat
    card: str


class Seen:
    """The table as one player knows it, or a spectator (None), and the story so far."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.story = Chronicle()
        self._follower = Follower(partial(sees, viewer))

    def view(self, state: State, asides_of: AsidesOf | None = None) -> View:
        """The same as `engine.view`, without folding the whole log again; `asides_of` knows that state's by heart."""
        self._catch_up(state)
        seat, t = self.viewer, self._follower.table
        moves, asides = (state.moves(seat), (asides_of or state.asides)(seat)) if seat else ((), ())
        return View(seat, t, state.game.inspect(t, seat), moves, asides, tuple(state.turns), len(state.log))

    def _catch_up(self, state: State) -> None:
        for event in self._follower.news(state.log):
            self.story.add(event, self._follower.table)
