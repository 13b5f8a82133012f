"""What a player counts in a hand before bidding: points, lengths, stops, aces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kibitz.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Hand, Strain

SUITS: Final = (CLUBS, DIAMONDS, HEARTS, SPADES)
"""The suits as they rank in the auction, lowest first; `SUITS[i].index == i`."""

MAJORS: Final = (HEARTS, SPADES)
MINORS: Final = (CLUBS, DIAMONDS)


@dataclass(frozen=True, slots=True)
class Facts:
    """A hand, counted. Tuples run from clubs to spades.

    >>> facts = count(Hand.parse("AKJ54.K3.A6532.2"))
    >>> facts.hcp, facts.points, facts.lengths, facts.balanced
    (15, 18, (1, 5, 2, 5), False)
    """

    hcp: int
    points: int
    """High cards, and 3, 2 and 1 for a void, a singleton and a doubleton."""
    lengths: tuple[int, int, int, int]
    strength: tuple[int, int, int, int]
    """High-card points in each suit."""
    lesser: tuple[int, int, int, int]
    """The same without aces: what is worth little opposite a short suit."""
    tops: tuple[int, int, int, int]
    """How many of ace, king and queen are in each suit."""
    stopped: tuple[bool, bool, bool, bool]
    controlled: tuple[bool, bool, bool, bool]
    """Suits with the ace, the king, or at most one card: they do not win the first two tricks there."""
    balanced: bool
    aces: int
    kings: int
    quick: float
    """Defensive tricks: an ace or a king, half more for ace-king or ace-queen, and so on."""

    def biddable(self, suit: Strain) -> bool:
        """Five cards, or four with three points in them."""
        held = self.lengths[suit.index]
        return held >= 5 or (held == 4 and self.strength[suit.index] >= 3)

    def good(self, suit: Strain) -> bool:
        """A suit one is glad to have led: two of the three top honours, or four points in a six-card suit."""
        held = self.lengths[suit.index]
        return self.tops[suit.index] >= 2 or (held >= 6 and self.strength[suit.index] >= 3) or held >= 7

    @property
    def longest(self) -> int:
        return max(self.lengths)


@lru_cache(maxsize=1 << 14)
def count(hand: Hand) -> Facts:
    """Everything the system asks about a hand."""
    lengths, strength, lesser, tops, stopped, controlled = [], [], [], [], [], []
    quick = 0.0
    aces = kings = 0
    for suit in SUITS:
        ranks = [card.rank for card in hand.of(suit)]
        held = len(ranks)
        lengths.append(held)
        strength.append(sum(max(0, rank - 10) for rank in ranks))
        tops.append(sum(rank >= 12 for rank in ranks))
        ace, king, queen, jack = (rank in ranks for rank in (14, 13, 12, 11))
        lesser.append(strength[-1] - 4 * ace)
        aces += ace
        kings += king
        quick += (
            2 if ace and king else 1.5 if ace and queen else 1 if ace or (king and queen) else 0.5 * (king and held > 1)
        )
        stopped.append(ace or (king and held >= 2) or (queen and held >= 3) or (jack and held >= 4))
        controlled.append(ace or king or held <= 1)
    shape = sorted(lengths)
    hcp = sum(strength)
    return Facts(
        hcp=hcp,
        points=hcp + sum(max(0, 3 - held) for held in lengths),
        lengths=(lengths[0], lengths[1], lengths[2], lengths[3]),
        strength=(strength[0], strength[1], strength[2], strength[3]),
        lesser=(lesser[0], lesser[1], lesser[2], lesser[3]),
        tops=(tops[0], tops[1], tops[2], tops[3]),
        stopped=(stopped[0], stopped[1], stopped[2], stopped[3]),
        controlled=(controlled[0], controlled[1], controlled[2], controlled[3]),
        balanced=shape[0] >= 2 and shape[1] >= 3,
        aces=aces,
        kings=kings,
        quick=quick,
    )
