"""How many tricks two hands are worth: rules of thumb, measured over some hundred deals of simple play."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from kibitz.cards import Hand, Strain

_SPREAD = {False: 1.4, True: 1.2}
"""By how much the tricks usually differ from the estimate, without trumps and with them."""


def expected_tricks(one: Hand, two: Hand, strain: Strain) -> float:
    """For declarer's two hands: points and length, and with trumps short suits to ruff in.

    >>> from kibitz.cards import strain
    >>> balanced, long = Hand.parse("AQ32.K54.A32.K32"), Hand.parse("KJ54.A2.K654.J54")
    >>> round(expected_tricks(balanced, long, strain("NT")), 1), round(expected_tricks(balanced, long, strain("S")), 1)
    (9.4, 9.8)
    """
    points = one.points + two.points
    if not strain.is_suit:
        return 0.37 * points + 0.25 * max(one.longest, two.longest) - 2.0
    trumps = one.length(strain) + two.length(strain)
    side_suits = [suit for suit in one.deck.suits if suit is not strain]
    shortage = sum(max(0, 3 - hand.length(suit)) for hand in (one, two) for suit in side_suits)
    return 0.28 * points + 0.7 * trumps + 0.2 * shortage - 3.8


def chances(expected: float, strain: Strain) -> tuple[float, ...]:
    """How likely each number of tricks from 0 to 13 is, if so many are expected."""
    return _bell(round(expected, 1), strain.is_suit)


@lru_cache(maxsize=1024)
def _bell(middle: float, trumps: bool) -> tuple[float, ...]:
    width = _SPREAD[trumps] * sqrt(2)
    below = [0.5 + 0.5 * erf((tricks + 0.5 - middle) / width) for tricks in range(13)]
    return tuple(high - low for low, high in zip((0.0, *below), (*below, 1.0), strict=True))
