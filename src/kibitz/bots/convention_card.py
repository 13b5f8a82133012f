"""The convention card of each bidding: what calls say in the places that come up most, asked of the bidding itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from kibitz.bots.agreement import Bidding
from kibitz.bots.bidding.explaining import CallMeaning, explained
from kibitz.bots.maxims.points_table import POINTS_TABLE
from kibitz.cards import Call, Seat
from kibitz.engine.text import Template, Text

CARD_TITLE: Final[Mapping[Bidding, Template]] = {
    "guidelines": Template("bidding-card-guidelines"),
    "system": Template("bidding-card-system"),
}
CONVENTION_CARD: Final = Template("bidding-card-page")
HOW_TO_COUNT: Final = Template("bidding-card-count")
"""What a hand is worth, by the one table of points."""


class CardSection(Struct, frozen=True, gc=False):
    """A place in the auction: the calls that led there, our own and theirs, and what may follow."""

    title: Text
    after: tuple[str, ...]  # from the opening on, theirs too
    calls: tuple[CallMeaning, ...]


class ConventionCard(Struct, frozen=True, gc=False):
    """All that partners have agreed on, short enough for a sheet of paper."""

    bidding: Bidding
    title: Text
    count: Text
    sections: tuple[CardSection, ...]


_PLACES: Final[Mapping[Bidding, tuple[tuple[str, str, str], ...]]] = {
    "guidelines": (
        ("openings", "", "pass 1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT"),
        ("answers", "1H pass", "1S 1NT 2C 2D 2H 2NT 3H 3NT 4H"),
        ("no-trump", "1NT pass", "pass 2C 2D 2H 2S 2NT 3NT 4H 4S 6NT"),
        ("strong", "2H pass", "2S 2NT 3C 3D 3H 4H"),
        ("rebids", "1H pass 1S pass", "1NT 2C 2D 2H 2S 2NT 3H 3S 4S"),
        ("overcalls", "1H", "1S 1NT 2C 2D"),
    ),
    "system": (
        ("openings", "", "pass 1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT 3C 3D 3H 3S 3NT 4C 4D 4H 4S"),
        ("answers", "1H pass", "pass 1S 1NT 2C 2D 2H 2S 2NT 3C 3D 3H 3S 4C 4D 4H 4NT"),
        ("no-trump", "1NT pass", "2C 2D 2H 2NT 3C 3D 3NT 4NT 6NT"),
        ("stayman", "1NT pass 2C pass", "2D 2H 2S"),
        ("strong", "2H pass", "2S 2NT 3C 3D 3H 3NT 4H 4NT"),
        ("rebids", "1H pass 1S pass", "1NT 2C 2D 2H 2S 2NT 3C 3D 3H 3S 4C 4D 4H 4S 4NT"),
        ("game-tries", "1S pass 2S pass", "3C 3D 3H 3S 4C 4D 4H 4S 4NT"),
        ("short-suits", "1H pass 2NT pass", "3C 3D 3H 3S 4C 4D 4H"),
        ("slams", "1S pass 3S pass", "4C 4D 4H 4S 4NT"),
        ("aces", "1S pass 3S pass 4NT pass", "5C 5D 5H 5S"),
        ("fourth-suit", "1H pass 1S pass 2C pass", "2D 4NT"),
        ("overcalls", "1H", "double 1S 1NT 2C 2D 2S 3C 3D"),
        ("our-double", "1H double pass", "1S 1NT 2C 2D 2H 2S 3C 3D 3NT 4S"),
        ("fighting", "1H 1S", "double 1NT 2C 2D 2H 2S 2NT 3H 3NT 4H"),
        ("their-double", "1H double", "redouble 1S 1NT 2C 2D 2H 2NT 3H 4H"),
    ),
}
"""What each card shows: the name of the section, the calls that led there, and those that it explains."""

SECTION_TITLES: Final[Mapping[str, Template]] = {
    "openings": Template("bidding-card-openings"),
    "answers": Template("bidding-card-answers"),
    "no-trump": Template("bidding-card-no-trump"),
    "stayman": Template("bidding-card-stayman"),
    "strong": Template("bidding-card-strong"),
    "rebids": Template("bidding-card-rebids"),
    "fourth-suit": Template("bidding-card-fourth-suit"),
    "aces": Template("bidding-card-aces"),
    "overcalls": Template("bidding-card-overcalls"),
    "fighting": Template("bidding-card-fighting"),
    "game-tries": Template("bidding-card-game-tries"),
    "short-suits": Template("bidding-card-short-suits"),
    "slams": Template("bidding-card-slams"),
    "our-double": Template("bidding-card-our-double"),
    "their-double": Template("bidding-card-their-double"),
}


@cache
def convention_card(bidding: Bidding) -> ConventionCard:
    """The card of one of the two.

    >>> card = convention_card("guidelines")
    >>> opening = next(each for each in card.sections[0].calls if each.call == "1NT")
    >>> ", ".join(map(str, opening.shows))
    '16 to 18 points, a balanced hand'
    """
    title = CARD_TITLE[bidding]()
    counted = HOW_TO_COUNT(void=POINTS_TABLE.void, singleton=POINTS_TABLE.singleton, doubleton=POINTS_TABLE.doubleton)
    return ConventionCard(bidding, title, counted, tuple(_section(bidding, *place) for place in _PLACES[bidding]))


def _section(bidding: Bidding, name: str, after: str, calls: str) -> CardSection:
    around = Seat.NORTH.clockwise()
    before = [(around[place % 4], Call.parse(each)) for place, each in enumerate(after.split())]
    told = {each.call: each for each in explained(before, Seat.NORTH, guidelines=bidding == "guidelines")}
    return CardSection(SECTION_TITLES[name](), tuple(after.split()), tuple(told[each] for each in calls.split()))
