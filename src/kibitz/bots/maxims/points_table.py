"""One count of a hand and one table of what it is good for, which bots, hints, lessons and rule pages all read."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from kibitz.cards import FRENCH, Hand


class PointsTable(Struct, frozen=True):
    """What the simple guidelines ask of a hand or of two, by the count below unless something else is said."""

    void: int = 3
    singleton: int = 2
    doubleton: int = 1

    opening: int = 14
    opening_two_suits: int = 12  # with two suits of four that can be bid
    opening_with_major: int = 11  # with two suits that can be bid, one of them a major
    balanced_low: int = 16
    balanced_high: int = 18
    strong: int = 22

    answer: int = 6
    raise_high: int = 10
    invitation: int = 11
    invitation_high: int = 13
    raise_to_game: int = 14  # opposite the 12 that an opening is reckoned as
    new_suit_at_two: int = 10
    overcall: int = 10
    overcall_at_two: int = 13

    no_trump_invitation: int = 8  # high cards, opposite one no-trump
    no_trump_game: int = 9

    game_high_cards: int = 25  # in two hands, high cards alone: MiniBridge, and no-trumps anywhere
    game: int = 26  # in two hands with trumps, short suits counted
    slam: int = 33
    grand_slam: int = 37


POINTS_TABLE: Final = PointsTable()

_NUMBERS: Final = {name.replace("_", "-"): str(number) for name, number in asdict(POINTS_TABLE).items()}
_NAMED: Final = re.compile(r"\{\{([a-z-]+)\}\}")


def count(hand: Hand) -> int:
    """High cards, and 3, 2 and 1 for a void, a singleton and a doubleton.

    >>> count(Hand.parse("KQ873.J5.K6.KJT2"))
    15
    """
    short = (POINTS_TABLE.void, POINTS_TABLE.singleton, POINTS_TABLE.doubleton)
    return hand.points + sum(short[hand.length(suit)] for suit in FRENCH.suits if hand.length(suit) < len(short))


def with_points(text: str) -> str:
    """A text of a lesson or a rule page in which numbers of the table stand for their names; `KeyError` for others.

    >>> with_points("Open with {{opening}} points, 1NT with {{balanced-low}} to {{balanced-high}}.")
    'Open with 14 points, 1NT with 16 to 18.'
    """
    return _NAMED.sub(lambda found: _NUMBERS[found[1]], text)
