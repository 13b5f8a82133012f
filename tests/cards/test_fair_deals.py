"""Deals as people get them are as likely as the laws of chance say, by seeds that never change: nothing flickers.

A bound is the value that chi-square exceeds once in ten thousand times.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from itertools import pairwise
from math import comb
from typing import TypeVar

import pytest

from kibitz.cards import Deal, Seat
from kibitz.cards.deck import FRENCH, SPADES, Card
from kibitz.cards.shuffle import shuffled

Seen = TypeVar("Seen", bound=Hashable)
DEALS = 2500


def _from_seed(number: int) -> Deal:
    """As a table deals: from a seed and a cut."""
    seed = hashlib.sha256(b"fair %d" % number).hexdigest()
    return Deal.from_pack(shuffled(seed, 1 + number % 51), Seat.WEST)


SOURCES: dict[str, Callable[[int], Deal]] = {"a table": _from_seed, "Deal.random": Deal.random}


@pytest.fixture(params=SOURCES, scope="module")
def deals(request: pytest.FixtureRequest) -> list[Deal]:
    return [SOURCES[request.param](number) for number in range(DEALS)]


def _chi_square(found: Mapping[Seen, int], chances: Mapping[Seen, float]) -> float:
    number = sum(found.values())
    assert sum(chances.values()) == pytest.approx(1)
    return sum((found.get(each, 0) - number * chance) ** 2 / (number * chance) for each, chance in chances.items())


def test_every_card_comes_to_every_seat_as_often(deals: list[Deal]) -> None:
    found = Counter((card, seat) for deal in deals for seat in Seat for card in deal[seat])
    # 51 * 3 degrees of freedom: in each deal a card is at one seat, and each seat has thirteen cards.
    assert _chi_square(found, {(card, seat): 1 / 208 for card in FRENCH.cards for seat in Seat}) * 51 / 52 < 226


def test_lengths_are_those_of_the_books(deals: list[Deal]) -> None:
    chances = {length: comb(13, length) * comb(39, 13 - length) / comb(52, 13) for length in range(8)}
    chances[8] = 1 - sum(chances.values())
    for seat in Seat:
        assert (
            _chi_square(Counter(min(8, deal[seat].length(SPADES)) for deal in deals), chances) < 31.9
        )  # eight degrees


def test_points_are_those_of_the_books(deals: list[Deal]) -> None:
    ways = Counter({(0, 0): 1})  # honours and points of a hand: aces, kings, queens and jacks one after another
    for worth in (4, 3, 2, 1):
        ways = sum(
            (
                Counter({(held + more, points + more * worth): number * comb(4, more)})
                for (held, points), number in ways.items()
                for more in range(5)
            ),
            Counter[tuple[int, int]](),
        )
    exact = Counter[int]()
    for (held, points), number in ways.items():
        if held <= 13:
            exact[min(20, points)] += number * comb(36, 13 - held)
    chances = {points: number / comb(52, 13) for points, number in exact.items()}
    for seat in Seat:
        assert _chi_square(Counter(min(20, deal[seat].points) for deal in deals), chances) < 52.4  # twenty degrees


def test_partners_cards_tell_nothing_more_than_that_they_are_gone(deals: list[Deal]) -> None:
    """Where the ace of spades is, the king is at each other seat 13 times of 51 and at the same 12 times."""
    ace, king = FRENCH.cards[-1], FRENCH.cards[-2]
    found = Counter((_holder(deal, ace), _holder(deal, king)) for deal in deals)
    chances = {(one, two): (12 if one is two else 13) / 204 for one in Seat for two in Seat}
    assert _chi_square(found, chances) < 44.3  # fifteen degrees


def test_one_deal_tells_nothing_of_the_next(deals: list[Deal]) -> None:
    card = random.Random(1).choice(FRENCH.cards)
    found = Counter((_holder(one, card), _holder(two, card)) for one, two in pairwise(deals))
    assert _chi_square(found, {(one, two): 1 / 16 for one in Seat for two in Seat}) < 44.3


def test_a_pack_that_is_not_shuffled_well_would_be_noticed() -> None:
    """Else nothing above could fail: one card is moved to North a little too often."""
    ace = FRENCH.cards[-1]
    found = Counter(_holder(_from_seed(number), ace) for number in range(2000))
    unfair = found + Counter({Seat.NORTH: 120})
    assert _chi_square(unfair, dict.fromkeys(Seat, 0.25)) > 21.1  # three degrees


def _holder(deal: Deal, card: Card) -> Seat:
    return next(seat for seat in Seat if card in deal[seat])
