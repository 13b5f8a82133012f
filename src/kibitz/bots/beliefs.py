"""What the auction lets a player believe of the hidden hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from kibitz.analysis.sampling import Holding
from kibitz.bots import bidding
from kibitz.bots.showing import bids, shown
from kibitz.cards import Seat
from kibitz.engine import Table, View
from kibitz.rules.auction import PASS


class Bidding(Protocol):
    """A bidding system: how to call, and what calls tell."""

    def call(self, view: View, words: Sequence[str]) -> tuple[str, str]:
        """One of the legal words, and a sentence on why."""
        ...

    def promises(self, t: Table) -> Mapping[Seat, Holding]:
        """What each player's calls have told, as high-card points and lengths."""
        ...


class SimpleBidding:
    """The small natural bidding of the simple player."""

    _FOR_SHORT_SUITS: Final = 3
    _NOT_OPENED: Final = (0, 13)
    _NEVER_BID: Final = (0, 17)

    def call(self, view: View, words: Sequence[str]) -> tuple[str, str]:
        said = bidding.call(view, words)
        return said, f"I said {said}, by the simple natural bidding."

    def promises(self, t: Table) -> Mapping[Seat, Holding]:
        made = bids(t.calls)
        found = {}
        for seat in Seat:
            if any(bid.seat is seat for bid in made):
                known = shown(made, seat)
                points = (max(0, known.low - self._FOR_SHORT_SUITS), known.high)
                found[seat] = Holding(points=points, lengths={suit: (n, 13) for suit, n in known.lengths.items()})
            elif any(called.seat is seat for called in t.calls):
                first = next(place for place, called in enumerate(t.calls) if called.seat is seat)
                unopened = all(called.call == PASS for called in t.calls[: first + 1])
                found[seat] = Holding(points=self._NOT_OPENED if unopened else self._NEVER_BID)
        return found


def loosened(promise: Holding, points: int = 3, cards: int = 1) -> Holding:
    """A promise with room for those who stretch: nobody keeps to the book always."""
    low, high = promise.points
    lengths = {suit: (max(0, least - cards), min(13, most + cards)) for suit, (least, most) in promise.lengths.items()}
    return Holding(points=(max(0, low - points), min(40, high + points)), lengths=lengths)
