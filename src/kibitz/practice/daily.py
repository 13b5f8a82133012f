"""The deal of the day: the same for everybody, and how a result stands among all."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from datetime import date
from itertools import count
from typing import Final

from msgspec import Struct

from kibitz.cards import DEALS, Deal, Deck, Seat

_SEED: Final = "kibitz, deal of the day"
"""Anybody who has kibitz can work out any day's deal, as with a newspaper that is printed in advance."""


def deal_of_the_day(day: date, game: str, deck: Deck) -> Deal:
    """South has the stronger hand of the stronger side, so that whoever plays it is likely to declare.

    >>> from kibitz.cards import FRENCH
    >>> deal_of_the_day(date(2026, 1, 1), "minibridge", FRENCH)[Seat.SOUTH].points
    12
    """
    for number in count():
        key = f"{_SEED}/{day.isoformat()}/{game}/{number}".encode()
        deal = Deal.from_number(int.from_bytes(hashlib.sha512(key).digest()) % DEALS, deck)
        south, north = deal[Seat.SOUTH].points, deal[Seat.NORTH].points
        if south + north > 20 and south > north:
            return deal
    raise AssertionError("There are deals enough.")


class Ranking(Struct, frozen=True):
    """How a score stands: its place, shared by equals, among how many; and how often each score came."""

    place: int
    among: int
    scores: tuple[tuple[int, int], ...]  # a score and how many have it, best first


def ranking(score: int, all_scores: Sequence[int]) -> Ranking:
    """How this score stands among all, which it is one of.

    >>> ranking(90, [120, 90, 90, -50])
    Ranking(place=2, among=4, scores=((120, 1), (90, 2), (-50, 1)))
    """
    better = sum(each > score for each in all_scores)
    return Ranking(better + 1, len(all_scores), tuple(sorted(Counter(all_scores).items(), reverse=True)))
