"""Deals to order: counted exactly, drawn evenly, and each as it was wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import islice
from math import comb
from typing import TypeVar

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.analysis.orders import DealOrder, Preference, parse_order
from kibitz.analysis.orders.many_deals import are_met
from kibitz.analysis.orders.wishes import AllOf, AnyOf, Count, Measured, Not, Shape, Wish, is_met, measure
from kibitz.analysis.sampling import WHOLE_PACK, Holding, Layouts, NoLayout
from kibitz.cards import CLUBS, DEALS, FRENCH, HEARTS, SPADES, Deal, Hand, NotationError, Seat
from tests.amounts import often

T = TypeVar("T")


def chance(text: str | Wish) -> Fraction:
    order = DealOrder(text)
    assert order.is_exact
    return order.probability


def chi_square(found: Mapping[T, int], expected: Mapping[T, Fraction]) -> float:
    total = sum(found.values())
    assert set(found) <= set(expected)
    return sum((found.get(key, 0) - float(p) * total) ** 2 / (float(p) * total) for key, p in expected.items())


def spades(length: int) -> Fraction:
    return Fraction(comb(13, length) * comb(39, 13 - length), comb(52, 13))


def test_known_chances_are_exact() -> None:
    assert chance("N 13 spades") == Fraction(1, comb(52, 13))
    assert chance("W 5 hearts") == spades(5)
    assert chance("N 37 points") == Fraction(4, comb(52, 13))
    assert chance("NS 26 spades or N points 0+") == 1
    assert chance("NS 13 spades") == Fraction(comb(39, 13), comb(52, 26)) / comb(39, 13) * comb(39, 13)
    assert chance("N balanced") == sum(
        (
            Fraction(number * comb(13, a) * comb(13, b) * comb(13, c) * comb(13, d), comb(52, 13))
            for number, (a, b, c, d) in ((4, (4, 3, 3, 3)), (12, (4, 4, 3, 2)), (12, (5, 3, 3, 2)))
        ),
        Fraction(0),
    )
    assert chance("N shape 4441") == 4 * chance("N shape exactly 4441")


@pytest.mark.parametrize(
    ("wanted", "north", "south"),
    [
        ("N 15-17 points and S 8+ points", Holding(points=(15, 17)), Holding(points=(8, 40))),
        (
            "N 5-6 spades and N 11-15 points and S 3-4 spades and S 6-9 points",
            Holding(points=(11, 15), lengths={SPADES: (5, 6)}),
            Holding(points=(6, 9), lengths={SPADES: (3, 4)}),
        ),
    ],
)
def test_the_sampler_of_hidden_hands_counts_the_same(wanted: str, north: Holding, south: Holding) -> None:
    layouts = Layouts(WHOLE_PACK, {Seat.NORTH: north, Seat.SOUTH: south}, aside=26)
    assert chance(wanted) == Fraction(layouts.count * comb(26, 13), DEALS)


def test_shapes_of_two_hands_are_counted_suit_by_suit() -> None:
    """The second hand is dealt from what the first leaves of each suit; a void and a long suit are as good as any."""
    for mine, theirs in (((5, 4, 3, 1), (2, 4, 5, 2)), ((0, 0, 0, 13), (13, 0, 0, 0)), ((8, 2, 2, 1), (0, 6, 1, 6))):
        ways = 1
        for one, other in zip(mine, theirs, strict=True):
            ways *= comb(13, one) * comb(13 - one, other)
        shapes = AllOf((Shape(Seat.NORTH, frozenset({mine})), Shape(Seat.EAST, frozenset({theirs}))))
        assert chance(shapes) == Fraction(ways, comb(52, 13) * comb(39, 13))
        both = AllOf((shapes, Count((Seat.NORTH, Seat.EAST), Measured.POINTS, (0, 40))))
        assert chance(both) == chance(shapes)


def test_sides_are_sums_over_their_hands() -> None:
    assert chance("NS 1 points") == chance("N 1 points and S 0 points") + chance("N 0 points and S 1 points")
    twelve = (chance(f"E {held} hearts and W {12 - held} hearts") for held in range(3))
    assert chance("EW 12 hearts and E 0-2 hearts") == sum(twelve, Fraction(0))


def draw(seats: tuple[Seat, Seat]) -> st.SearchStrategy[Wish]:
    """Wishes about points and lengths of two hands, joined in every way."""
    ranges = st.tuples(st.integers(0, 20), st.integers(0, 20)).map(lambda pair: (min(pair), max(pair)))
    who = st.sampled_from([seats[:1], seats[1:], seats])
    points = st.builds(Count, who, st.just(Measured.POINTS), ranges)
    lengths = st.builds(
        Count,
        who,
        st.just(Measured.LENGTH),
        st.tuples(st.integers(0, 6), st.integers(2, 13)).map(lambda pair: (min(pair), max(pair))),
        st.sampled_from(FRENCH.suits),
    )
    shapes = st.builds(Shape, st.sampled_from(seats), st.just(frozenset({(5, 3, 3, 2), (4, 4, 4, 1)})))
    return st.recursive(
        points | lengths | shapes,
        lambda each: (
            st.builds(Not, each) | st.builds(AllOf, st.tuples(each, each)) | st.builds(AnyOf, st.tuples(each, each))
        ),
        max_leaves=3,
    )


@settings(max_examples=often(4, 60))
@given(draw((Seat.NORTH, Seat.EAST)), st.integers(0, 1000))
def test_whatever_is_wanted_is_met_and_the_rest_is_its_complement(wish: Wish, seed: int) -> None:
    order, other = DealOrder(wish), DealOrder(Not(wish))
    assert order.is_exact and order.probability + other.probability == 1
    for each, met in ((order, True), (other, False)):
        if each.probability:
            assert all(is_met(wish, deal) is met for deal in islice(each.deals(seed), 3))


def test_every_hand_that_fits_comes_as_often() -> None:
    found = Counter(str(deal[Seat.NORTH]) for deal in islice(DealOrder("N 37 points").deals(seed=3), 400))
    assert len(found) == 4
    assert (
        chi_square(found, dict.fromkeys(found, Fraction(1, 4))) < 16.3
    )  # one in a thousand is beyond, with three degrees


def test_lengths_and_points_come_as_often_as_their_chances_say() -> None:
    deals = list(islice(DealOrder("N 4-7 spades and S 6+ points").deals(seed=11), 1500))
    whole = chance("N 4-7 spades and S 6+ points")
    lengths = {held: chance(f"N {held} spades and S 6+ points") / whole for held in range(4, 8)}
    assert chi_square(Counter(deal[Seat.NORTH].length(SPADES) for deal in deals), lengths) < 16.3
    points = {held: chance(f"N 4-7 spades and S {held} points") / whole for held in range(6, 16)}
    points[16] = 1 - sum(points.values(), Fraction(0))
    assert chi_square(Counter(min(16, deal[Seat.SOUTH].points) for deal in deals), points) < 29.6  # ten degrees
    # Of hands that nothing is asked of, each is as likely to have a card as the other.
    ace = sum(any(card.name == "HA" for card in deal[Seat.WEST]) for deal in deals)
    easts = sum(any(card.name == "HA" for card in deal[Seat.EAST]) for deal in deals)
    assert abs(ace - easts) < 3.3 * (ace + easts) ** 0.5


def test_the_same_seed_gives_the_same_deals() -> None:
    order = DealOrder("N balanced and EW 8+ hearts and N 3 controls")
    assert [*islice(order.deals(5), 3)] == [*islice(order.deals(5), 3)] != [*islice(order.deals(6), 3)]


def test_what_cannot_be_counted_is_tried() -> None:
    order = DealOrder("N 12-14 points and N losers 7 and (E hearts 5+ or E honours in spades 3+) and W holds SA DK")
    assert not order.is_exact and order.probability == chance("N 12-14 points and W holds SA DK")
    for deal in islice(order.deals(seed=2), 5):
        assert 12 <= deal[Seat.NORTH].points <= 14 and measure(deal[Seat.NORTH], Measured.LOSERS) == 7
        assert deal[Seat.EAST].length(HEARTS) >= 5 or measure(deal[Seat.EAST], Measured.HONOURS, SPADES) >= 3
        assert {"SA", "DK"} <= {card.name for card in deal[Seat.WEST]}
    assert order.found == 5 < order.tried


def test_what_comes_often_is_looked_for_and_is_as_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same order drawn one by one and looked for among all deals: the rest is met by as many of them."""
    shares, points = [], []
    for rarest in (0, 100):
        monkeypatch.setattr("kibitz.analysis.orders.order._OFTEN", rarest)
        order = DealOrder("NS 25+ points and N 0-5 losers")
        found = list(islice(order.deals(seed=4), 400))
        assert all(deal[Seat.NORTH].points + deal[Seat.SOUTH].points >= 25 for deal in found)
        assert all(deal[Seat.NORTH].losers <= 5 for deal in found)
        shares.append(order.found / order.tried)
        points.append(np.mean([deal[Seat.NORTH].points for deal in found]))
    error = (shares[0] * (1 - shares[0]) * 2 / (400 / shares[0])) ** 0.5
    assert abs(shares[0] - shares[1]) < 4 * error
    assert abs(points[0] - points[1]) < 4 * (2 * 10 / 400) ** 0.5  # points of one hand vary by 10 at most


def test_three_hands_are_counted_too() -> None:
    order = DealOrder("N 20+ points and E 0-5 points and S 6+ clubs")
    assert order.is_exact and order.probability < chance("N 20+ points and E 0-5 points")
    layouts = Layouts(
        WHOLE_PACK,
        {
            Seat.NORTH: Holding(points=(20, 40)),
            Seat.EAST: Holding(points=(0, 5)),
            Seat.SOUTH: Holding(lengths={CLUBS: (6, 13)}),
        },
        aside=13,
    )
    assert order.probability == Fraction(layouts.count, DEALS)


def test_what_would_take_long_to_count_is_tried_where_it_comes_often() -> None:
    """Points of three hands with lengths of two suits, in twenty-odd shapes: half a minute to count, and common."""
    wanted = "N 15-17 points and N balanced and S 0-7 points and S 5+ hearts and S 0-3 spades"
    order = DealOrder(f"{wanted} and E 0-11 points and W 0-11 points")
    assert not order.is_exact
    for deal in islice(order.deals(seed=2), 20):
        north, east, south, west = (deal[seat] for seat in Seat)
        assert 15 <= north.points <= 17 and north.balanced and south.length(HEARTS) >= 5 > 3 >= south.length(SPADES)
        assert max(east.points, west.points) <= 11 and south.points <= 7


def test_what_is_seldom_is_counted_however_long_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    seldom, often = (
        "N 12+ points and E 12+ points and S 16 points and S 6+ clubs",
        "N 10+ points and E 0-20 points and S 3+ clubs",
    )
    by_count = [chance(wanted) for wanted in (seldom, often)]
    monkeypatch.setattr("kibitz.analysis.orders.order._LONG", 0.01)
    orders = [DealOrder(wanted) for wanted in (seldom, often)]
    assert [order.is_exact for order in orders] == [True, False]
    assert orders[0].probability == by_count[0] and orders[1].probability > by_count[1]


@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_any_hand_can_be_the_one_that_is_asked_of(seat: str) -> None:
    order = DealOrder(f"{seat} 3 aces and {seat} 15-17 points and {seat} 5+ hearts")
    assert order.is_exact and order.probability == chance("N 3 aces and N 15-17 points and N 5+ hearts")
    drawn = next(order.deals(seed=3))[Seat(seat)]
    assert measure(drawn, Measured.ACES) == 3 and 15 <= drawn.points <= 17 and drawn.length(HEARTS) >= 5


def test_points_of_all_four_hands_can_be_wanted() -> None:
    order = DealOrder("N 8-12 points and E 8-12 points and S 8-12 points and W 8-12 points and N losers 8")
    assert all(8 <= deal[seat].points <= 12 for deal in islice(order.deals(seed=1), 5) for seat in Seat)


def ways(held: int, of: int) -> Fraction:
    """The chance that a hand has so many of so many cards."""
    return Fraction(comb(of, held) * comb(52 - of, 13 - held), comb(52, 13))


def test_single_cards_are_counted_by_what_the_books_say() -> None:
    assert chance("N aces 4") == ways(4, 4) and chance("N aces 2-3") == ways(2, 4) + ways(3, 4)
    assert chance("W holds SA") == Fraction(1, 4) and chance("W holds SA and not N holds HA") == Fraction(
        1, 4
    ) * Fraction(38, 51)
    assert chance("N holds SA and S holds SK") == Fraction(13, 52) * Fraction(13, 51)
    assert chance("NS aces 4") == Fraction(comb(48, 22), comb(52, 26))
    assert chance("N 3 honours in spades") == ways(3, 5)
    controls = (
        Fraction(comb(4, aces) * comb(4, kings) * comb(44, 13 - aces - kings), comb(52, 13))
        for aces in range(5)
        for kings in range(5)
        if 2 * aces + kings >= 8
    )
    assert chance("N controls 8+") == sum(controls, Fraction(0))
    aces = chance("N balanced and N aces 3"), chance("N balanced and N 12 points and N aces 3")
    assert chance("N balanced and N 12 points") > aces[1] > 0 and aces[0] < chance("N balanced")
    assert DealOrder("N aces 4 and S aces 1+").probability == 0 == DealOrder("N holds SA and E holds SA").probability
    lone = sum((chance(f"N aces {each} and E kings {other}") for each in range(5) for other in range(5)), Fraction(0))
    assert lone == 1


def test_cards_come_as_often_as_their_chances_say() -> None:
    order = DealOrder("N aces 2 and S 10+ points")
    deals = list(islice(order.deals(seed=8), 1200))
    assert all(measure(deal[Seat.NORTH], Measured.ACES) == 2 and deal[Seat.SOUTH].points >= 10 for deal in deals)
    pairs = Counter(tuple(card.name for card in deal[Seat.NORTH] if card.rank == 14) for deal in deals)
    assert len(pairs) == 6 and chi_square(pairs, dict.fromkeys(pairs, Fraction(1, 6))) < 20.5  # five degrees
    parts = {held: chance(f"N aces 2 and S {held} points") / order.probability for held in range(10, 15)}
    parts[15] = 1 - sum(parts.values(), Fraction(0))
    assert chi_square(Counter(min(15, deal[Seat.SOUTH].points) for deal in deals), parts) < 20.5


@pytest.mark.parametrize(
    "text",
    [
        "N losers 6-7 and not E quick_tricks 2.5+",
        "NS controls 6+ or W shape 5431",
        "S balanced and E honours in hearts 2+ and NS points in clubs 5+",
        "W holds SA DK or N 2 queens",
        "E quick_tricks in spades 1.5 or E length 0 spades",
    ],
)
def test_many_deals_meet_a_wish_as_one_does(text: str) -> None:
    wish = parse_order(text.replace("E length 0 spades", "E 0 spades"))
    deals = [Deal.random(seed) for seed in range(150)]
    held = np.array([[deal[seat].mask for seat in Seat] for deal in deals], np.uint64)
    assert are_met(wish, held).tolist() == [is_met(wish, deal) for deal in deals]


def test_preferences_weigh_and_predicates_decide() -> None:
    wish = parse_order("N spades 5+")
    order = DealOrder("N 12+ points", [Preference(4, wish)])
    share = chance("N 12+ points and N spades 5+") / chance("N 12+ points")
    expected = float(4 * share / (1 + 3 * share))
    met = sum(is_met(wish, deal) for deal in islice(order.deals(seed=4), 800))
    assert abs(met - 800 * expected) < 3.3 * (800 * expected * (1 - expected)) ** 0.5
    odd = DealOrder("N 12+ points", predicate=lambda deal: deal[Seat.NORTH].points % 2 == 1)
    assert all(deal[Seat.NORTH].points % 2 for deal in islice(odd.deals(seed=1), 5))


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(NoLayout):
        next(DealOrder("N 30+ points and S 30+ points").deals(seed=1))
    order = DealOrder("N losers 0 and S losers 0 and E 13 clubs")
    order.most_misses = 50
    with pytest.raises(NoLayout, match="not one was as wanted"):
        next(order.deals(seed=1))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("N points", "how many"),
        ("X 12 points", "no seat"),
        ("N 12 hats", "nothing that can be counted"),
        ("N 17-15 points", "begins after its end"),
        ("(N 12 points", "not closed"),
        ("not " * 60 + "N balanced", "one inside the other"),
        ("N 12 points N", "not expected"),
        ("N shape 5533", "no shape"),
        ("NS balanced", "one hand"),
        ("N holds", "which card"),
        ("N 3 honours in hats", "no suit"),
        ("N 12 points &", "cannot be read"),
        ("N", "ends where"),
        ("N 2.5 aces", "whole numbers"),
    ],
)
def test_what_cannot_be_understood_is_said(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        parse_order(text)


def test_measures_are_those_of_the_books() -> None:
    hand = Hand.parse("AQJ.KT9.Q2.A5432")
    assert measure(hand, Measured.CONTROLS) == 5 and measure(hand, Measured.LOSERS) == 7
    assert measure(hand, Measured.HONOURS) == 7 and measure(hand, Measured.ACES) == 2
    assert measure(hand, Measured.QUEENS, SPADES) == 1
    assert measure(Hand.parse("A.K.Q.AKQ5432"), Measured.LOSERS) == 2


@pytest.mark.parametrize(
    ("script", "same"),
    [
        (
            "hcp(north) >= 15 and hcp(north) <= 17 and shape(north, any 4333 + any 4432 + any 5332)",
            "N 15-17 points and N balanced",
        ),
        ("condition hcp(north)+hcp(south) > 24 && !(spades(south) == 5)", "NS 25+ points and not S 5 spades"),
        (
            "one = shape(east, 5xxx)\ntwo = hearts(east) < 3 # short\nproduce 10\none and two\naction printall",
            "E 5 spades and E 0-2 hearts",
        ),
        ("hascard(west, AS) and aces(north) == 3", "W holds SA and N 3 aces"),
        ("shape(south, any 5xxx - any 55xx) || clubs(south) != 4", None),
    ],
)
def test_scripts_of_dealer_are_understood(script: str, same: str | None) -> None:
    if same is not None:
        assert chance(script) == chance(same)
    else:
        assert {sorted(deal[Seat.SOUTH].shape)[-1] for deal in islice(DealOrder(script).deals(1), 40)} >= {4, 5}
