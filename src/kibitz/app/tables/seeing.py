"""What one seat has seen of a deal: folded on from event to event, never from anything it may not see."""

from __future__ import annotations

from kibitz.cards import Seat
from kibitz.engine import State, View
from kibitz.engine.events import Undone
from kibitz.engine.table import Table, fold, fold_all
from kibitz.engine.text import Text
from kibitz.engine.visibility import sees
from kibitz.narration.story import tell


class Seen:
    """The table as one player knows it, or a spectator (None), and the story so far."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.table = Table()
        self.at = 0
        self.story: list[Text] = []

    def view(self, state: State) -> View:
        """The same as `engine.view`, without folding the whole log again."""
        self._catch_up(state)
        seat, t = self.viewer, self.table
        moves, asides = (state.moves(seat), state.asides(seat)) if seat else ((), ())
        return View(seat, t, state.game.inspect(t, seat), moves, asides, tuple(state.turns), len(state.log))

    def _catch_up(self, state: State) -> None:
        for at in range(self.at, len(state.log)):
            event = state.log[at]
            if not sees(self.viewer, event):
                continue
            if isinstance(event, Undone):
                seen = ((place, each) for place, each in enumerate(state.log[: at + 1]) if sees(self.viewer, each))
                self.table = fold_all(seen)
            else:
                self.table = fold(self.table, event, at)
            self.story += tell(event, self.table)
        self.at = len(state.log)
