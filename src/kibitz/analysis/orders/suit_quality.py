"""How good a suit and a hand are by the count of the Bridge World of October 1982, in hundredths, as dealer has it."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.cards import Hand


def suit_quality(suit: Hand) -> int:
    """The quality of the cards of one suit: its length times its honours, and tens and nines that go with them.

    >>> suit_quality(Hand.parse("AKJT9..."))
    475
    """
    ranks, length = {card.rank for card in suit}, len(suit)
    factor = 10 * length
    honours = len(ranks & {14, 13, 12, 11})
    quality = factor * suit.points
    if length > 6:
        missing = 3 - 2 * (12 in ranks) - (11 in ranks)
        return quality + factor * min(missing, length - 6)
    if 10 in ranks:
        quality += factor if honours > 1 or 11 in ranks else factor // 2
    if 9 in ranks and (honours == 2 or 10 in ranks or 8 in ranks):
        quality += factor // 2
    return quality


def suit_worth(suit: Hand) -> int:
    """What a suit adds to the worth of a hand: its quality, its honours and its shortness.

    >>> suit_worth(Hand.parse("AKJT9...")), suit_worth(Hand.parse("K..."))
    (1025, 280)
    """
    ranks, length = {card.rank for card in suit}, len(suit)
    worth = suit_quality(suit) + 100 * max(0, 3 - length)
    higher = 0
    if 14 in ranks:
        worth += 300
        higher += 1
    if 13 in ranks:
        worth += 50 if length == 1 else 200
        higher += 1
    if 12 in ranks:
        worth += {1: 25, 2: 75}.get(length, 100) - 25 * (higher == 0)
        higher += 1
    if 11 in ranks:
        worth += {2: 50, 1: 25}.get(higher, 0)
        higher += 1
    if 10 in ranks and (higher == 2 or (higher == 1 and 9 in ranks)):
        worth += 25
    return worth


def for_shape_of(lengths: Sequence[int]) -> int:
    """What the worth of its suits is too much by: half a point for 4333, and a point for the first doubleton."""
    return 50 if min(lengths) == 3 else 100
