"""What the search asks of a bidding system: a call to make, and what calls tell of the hidden hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from kibitz.analysis.sampling import Holding
from kibitz.analysis.solver import Cancellation
from kibitz.bots.decision import Why
from kibitz.cards import Call, Seat
from kibitz.engine import Table, View


class BiddingSystem(Protocol):
    """A bidding system: how to call, and what calls tell."""

    def call(
        self, view: View, legal: Sequence[Call], seed: int = 0, cancellation: Cancellation | None = None
    ) -> tuple[Call, Why]:
        """One of the legal calls, and why; always the same for the same seed."""
        ...

    def promises(self, t: Table) -> Mapping[Seat, Holding]:
        """What each player's calls have told, as high-card points and lengths."""
        ...


def loosened(promise: Holding, points: int = 3, cards: int = 1) -> Holding:
    """A promise with room for those who stretch: nobody keeps to the book always."""
    low, high = promise.points
    lengths = {suit: (max(0, least - cards), min(13, most + cards)) for suit, (least, most) in promise.lengths.items()}
    return Holding(points=(max(0, low - points), min(40, high + points)), lengths=lengths)
