"""The odds of a suit: what books say of well-known ones, and what nobody can do better than with all cards seen."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.analysis.suit_odds import SuitMoment, odds, split_odds
from kibitz.cards import Hand, Seat, card

RANKS = "AKQJT98765432"


def moment(north: str, south: str, need: int, trick: str = "", leader: Seat = Seat.SOUTH) -> SuitMoment:
    laid = tuple(card(f"S{rank}") for rank in trick)
    out = "".join(rank for rank in RANKS if rank not in north + south + trick)
    return SuitMoment(
        (Hand.parse(f"{north}..."), Hand.parse(f"{south}...")), Hand.parse(f"{out}..."), need, leader, laid
    )


@pytest.mark.parametrize(
    ("north", "south", "need", "percent"),
    [
        ("AKJ76", "5432", 5, 53.13),  # nine cards without the queen: play for the drop
        ("AKJ76", "543", 5, 33.92),  # eight: the finesse
        ("AQ", "32", 2, 50.0),
        ("AJT", "432", 2, 76.0),  # two finesses: not both honours behind
        ("AQ5", "432", 2, 50 + 100 * comb(19, 12) / comb(26, 13)),  # or the king falls alone behind
        ("K54", "32", 1, 50 + 100 * comb(18, 12) / comb(26, 13)),
        ("AKQ2", "543", 4, 35.53),  # they must lie three and three
        ("AKQ32", "54", 5, 35.53),
    ],
)
def test_odds_are_those_of_the_books(north: str, south: str, need: int, percent: float) -> None:
    best = max(max(odds(moment(north, south, need, leader=seat)).values()) for seat in (Seat.NORTH, Seat.SOUTH))
    assert 100 * best == pytest.approx(percent, abs=0.01)


def test_finesse_with_eight_drop_with_nine() -> None:
    nine = odds(moment("AKJT9", "432", 5, "56"))
    assert nine[card("SA")] > nine[card("SJ")]
    # With eight, the ace first: it may fall alone. Then the finesse.
    hands, before = (Hand.parse("KJT9..."), Hand.parse("4...")), tuple(map(card, ("SA", "S2", "S3", "S6")))
    trick = (card("S5"), card("S7"))
    eight = odds(SuitMoment(hands, Hand.parse("Q8..."), 4, Seat.SOUTH, trick, before))
    assert eight[card("SK")] < eight[card("SJ")]


def test_how_cards_split() -> None:
    assert [split_odds(number)[0] for number in (2, 3, 4, 5, 6)] == [(1, 1), (2, 1), (3, 1), (3, 2), (4, 2)]
    assert 100 * split_odds(2)[1] == pytest.approx(52, abs=0.01)


@settings(max_examples=12, deadline=None)
@given(st.permutations(RANKS), st.integers(2, 3), st.integers(2, 3), st.integers(1, 3))
def test_nobody_does_better_than_who_sees_all_cards(order: list[str], north: int, south: int, need: int) -> None:
    ours, out = order[: north + south], order[north + south : north + south + 4]
    hands = Hand.parse("".join(ours[:north]) + "..."), Hand.parse("".join(ours[north:]) + "...")
    here = SuitMoment(hands, Hand.parse("".join(out) + "..."), need, Seat.SOUTH)
    best = max(odds(here).values())
    assert best <= max(odds(SuitMoment(hands, here.out, need - 1, Seat.SOUTH)).values()) + 1e-9
    seen = 0.0
    for west in (frozenset(each) for number in range(5) for each in combinations(out, number)):
        four = tuple(frozenset(RANKS.index(rank) for rank in each) for each in (ours[:north], west))
        others = tuple(frozenset(RANKS.index(rank) for rank in each) for each in (ours[north:], set(out) - west))
        if most((four[0], others[1], others[0], four[1])) >= need:
            seen += comb(22, 13 - len(west)) / comb(26, 13)
    assert best <= seen + 1e-9


@cache
def most(hands: tuple[frozenset[int], ...], leader: int = -1, trick: tuple[int | None, ...] = ()) -> int:
    """The tricks that North and South win in the suit when all is seen; either of them leads whenever they like."""
    if leader < 0:
        return max((most(hands, seat) for seat in (0, 2) if hands[seat]), default=0)
    if len(trick) == 4:
        laid = [(rank, (leader + place) % 4) for place, rank in enumerate(trick) if rank is not None]
        return (min(laid)[1] % 2 == 0) + most(hands)
    turn = (leader + len(trick)) % 4
    found = [
        most((*hands[:turn], hands[turn] - {rank}, *hands[turn + 1 :]), leader, (*trick, rank)) for rank in hands[turn]
    ] or [most(hands, leader, (*trick, None))]
    return max(found) if turn % 2 == 0 else min(found)
