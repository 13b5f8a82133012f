"""What the hidden hands probably hold, given one's own hand and what everybody has promised."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Final

from kibitz.bots.bidding.facts import SUITS, Facts
from kibitz.bots.bidding.promise import ANY_LENGTH, Promise, Span
from kibitz.cards import Seat, Strain

_WAYS_TO_HOLD: Final = tuple(comb(13, n) for n in range(14))
# How often short suits are worth so many points: in a balanced hand, in any, in one with a six-card suit.
_SHORT_SUIT_POINTS_BALANCED: Final = (0.25, 0.75)
_SHORT_SUIT_POINTS_ANY: Final = (0.11, 0.42, 0.28, 0.15, 0.04)
_SHORT_SUIT_POINTS_SIX_CARD_SUIT: Final = (0.0, 0.15, 0.48, 0.27, 0.1)
_BALANCED_LENGTHS: Final = Span(2, 5)


@dataclass(frozen=True, slots=True)
class ExpectedHand:
    """Means for one hidden hand. Tuples run from clubs to spades."""

    hcp: float
    spread: float
    """The variance of its high-card points."""
    lengths: tuple[float, ...]
    short: tuple[float, ...]
    """Expected points for shortness in each suit."""
    chances: tuple[tuple[int, float], ...]
    """Its high-card points with their probabilities."""


def expected_hands(facts: Facts, me: Seat, promises: Mapping[Seat, Promise]) -> dict[Seat, ExpectedHand]:
    """The three other hands.

    >>> from kibitz.bots.bidding.facts import count
    >>> from kibitz.cards import Hand
    >>> seen = expected_hands(count(Hand.parse("AKQ2.J43.T98.765")), Seat.NORTH, {seat: Promise() for seat in Seat})
    >>> round(seen[Seat.SOUTH].hcp, 1), round(seen[Seat.SOUTH].lengths[3], 1)
    (10.0, 3.0)
    """
    others = (me.left, me.partner, me.right)
    known = [promises[seat] for seat in others]
    points = _points(40 - facts.hcp, tuple(_weights(p) for p in known))
    suits = [_lengths(13 - facts.lengths[suit.index], tuple(_span(p, suit) for p in known)) for suit in SUITS]
    return {seat: _guess(points[i], [suit[i] for suit in suits]) for i, seat in enumerate(others)}


def _guess(points: tuple[tuple[int, float], ...], suits: Sequence[tuple[float, float, float]]) -> ExpectedHand:
    mean = sum(h * chance for h, chance in points)
    spread = sum((h - mean) ** 2 * chance for h, chance in points)
    lengths = [length for length, _, _ in suits]
    variances = [variance + 1e-6 for _, variance, _ in suits]
    # Thirteen cards in all: what is over or short goes to the suits least known.
    slack = (13 - sum(lengths)) / sum(variances)
    even = tuple(max(0.0, length + slack * v) for length, v in zip(lengths, variances, strict=True))
    short = tuple(max(0.0, s - 0.3 * slack * v) for (_, _, s), v in zip(suits, variances, strict=True))
    return ExpectedHand(mean, spread, even, short, points)


def _span(given: Promise, suit: Strain) -> Span:
    span = given.length(suit)
    return span.meet(_BALANCED_LENGTHS) if given.balanced else span


@lru_cache(maxsize=4096)
def _weights(given: Promise) -> tuple[float, ...]:
    """How well each number of high-card points agrees with a promise."""
    longest = max(span.low for span in given.lengths)
    short = (
        _SHORT_SUIT_POINTS_BALANCED
        if given.balanced
        else _SHORT_SUIT_POINTS_SIX_CARD_SUIT
        if longest >= 6
        else _SHORT_SUIT_POINTS_ANY
    )
    low, high = given.points
    return tuple(
        prior
        * (1e-9 + (given.hcp.low <= h <= given.hcp.high) * sum(c for d, c in enumerate(short) if low <= h + d <= high))
        for h, prior in enumerate(_POINT_CHANCES_BEFORE_ANY_CALL)
    )


@lru_cache(maxsize=4096)
def _points(total: int, weights: tuple[tuple[float, ...], ...]) -> tuple[tuple[tuple[int, float], ...], ...]:
    """The distribution of points in three hands that hold `total` between them."""
    first, second, third = weights
    found = []
    for mine, one, other in ((first, second, third), (second, first, third), (third, first, second)):
        chances = []
        for h in range(min(total, 37) + 1):
            rest = total - h
            both = sum(one[k] * other[rest - k] for k in range(max(0, rest - 37), min(rest, 37) + 1))
            chances.append(mine[h] * both)
        least = 0.002 * sum(chances)
        whole = sum(c for c in chances if c > least)
        found.append(tuple((h, c / whole) for h, c in enumerate(chances) if c > least))
    return tuple(found)


@lru_cache(maxsize=8192)
def _lengths(rest: int, spans: tuple[Span, ...]) -> tuple[tuple[float, float, float], ...]:
    """Mean, variance and expected shortness in one suit, for three hands that hold `rest` of it."""
    sums = [[0.0, 0.0, 0.0] for _ in range(3)]
    whole = 0.0
    for slack in (0, 13):  # promises that leave no room for each other are set aside
        low = [max(0, span.low - slack) for span in spans]
        high = [min(ANY_LENGTH.high, span.high + slack) for span in spans]
        for a in range(low[0], min(high[0], rest) + 1):
            for b in range(low[1], min(high[1], rest - a) + 1):
                c = rest - a - b
                if not low[2] <= c <= high[2]:
                    continue
                ways = _WAYS_TO_HOLD[a] * _WAYS_TO_HOLD[b] * _WAYS_TO_HOLD[c]
                whole += ways
                for i, n in enumerate((a, b, c)):
                    sums[i][0] += ways * n
                    sums[i][1] += ways * n * n
                    sums[i][2] += ways * max(0, 3 - n)
        if whole:
            break
    return tuple((s / whole, q / whole - (s / whole) ** 2, short / whole) for s, q, short in sums)


def _prior() -> tuple[float, ...]:
    """How often thirteen cards hold so many points."""
    counts = [0] * 38
    for aces in range(5):
        for kings in range(5):
            for queens in range(5):
                for jacks in range(5):
                    rest = 13 - aces - kings - queens - jacks
                    if rest >= 0:
                        ways = comb(4, aces) * comb(4, kings) * comb(4, queens) * comb(4, jacks) * comb(36, rest)
                        counts[4 * aces + 3 * kings + 2 * queens + jacks] += ways
    whole = comb(52, 13)
    return tuple(n / whole for n in counts)


_POINT_CHANCES_BEFORE_ANY_CALL: Final = _prior()
