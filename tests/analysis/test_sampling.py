"""Layouts of hidden hands: counted, listed and drawn, against plain enumeration and known figures."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.analysis.sampling import (
    WHOLE_PACK,
    Holding,
    Layouts,
    Masks,
    NoLayout,
    Range,
    effective,
    resample,
    tempered,
)
from kibitz.cards import FRENCH, Hand, Seat, card
from tests.amounts import often

SEATS = (Seat.WEST, Seat.NORTH, Seat.EAST)
Case = tuple[int, dict[Seat, Holding]]


def mask(indices: Iterator[int] | list[int]) -> int:
    return sum(1 << index for index in indices)


def parted(cards: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to part cards into hands of these sizes, by plain enumeration."""
    if not sizes:
        yield ()
        return
    for hand in combinations(cards, sizes[0]):
        for rest in parted(tuple(index for index in cards if index not in hand), sizes[1:]):
            yield (mask(list(hand)), *rest)


def fits(hand: int, holding: Holding) -> bool:
    """Whether a hand is like a holding, said in another way than the code under test says it."""
    indices = [index for index in range(52) if hand >> index & 1]
    lengths = [sum(index // 13 == suit for index in indices) for suit in range(4)]
    points = sum({9: 1, 10: 2, 11: 3, 12: 4}.get(index % 13, 0) for index in indices)
    return (
        all(hand >> index & 1 for index in range(52) if holding.holds >> index & 1)
        and not any(hand >> index & 1 for index in range(52) if holding.lacks >> index & 1)
        and points in range(holding.points[0], holding.points[1] + 1)
        and max(lengths) in range(holding.longest[0], holding.longest[1] + 1)
        and all(lengths[suit.index] in range(low, high + 1) for suit, (low, high) in holding.lengths.items())
    )


def by_enumeration(cards: int, hidden: Mapping[Seat, Holding]) -> list[tuple[int, ...]]:
    indices = tuple(index for index in range(52) if cards >> index & 1)
    ways = parted(indices, tuple(holding.cards for holding in hidden.values()))
    return [way for way in ways if all(map(fits, way, hidden.values()))]


def rows(masks: Masks) -> list[tuple[int, ...]]:
    return [tuple(map(int, row)) for row in masks]


def chi_square(observed: list[int], chances: list[float]) -> float:
    """How many standard deviations the chi-square statistic lies above what is to be expected."""
    draws = sum(observed)
    statistic = sum((seen - draws * p) ** 2 / (draws * p) for seen, p in zip(observed, chances, strict=True))
    freedom = len(observed) - 1
    return (statistic - freedom) / math.sqrt(2 * freedom)


@st.composite
def around(draw: st.DrawFn, number: int) -> Range:
    """Bounds that mostly take in a number."""
    return number - draw(st.integers(-1, 3)), number + draw(st.integers(-1, 3))


@st.composite
def small_cases(draw: st.DrawFn) -> Case:
    """A few cards, up to three hands, and constraints that a true layout mostly meets."""
    # Half of the cases come from few ranks, so that honours and long suits are common.
    lowest = draw(st.sampled_from((0, 7)))
    pack = [index for index in range(52) if index % 13 >= lowest]
    cards = draw(st.lists(st.sampled_from(pack), max_size=9, unique=True))
    hands = draw(st.integers(1, 3))
    cuts = sorted(draw(st.lists(st.integers(0, len(cards)), min_size=hands - 1, max_size=hands - 1)))
    hidden: dict[Seat, Holding] = {}
    for seat, start, end in zip(SEATS, (0, *cuts), (*cuts, len(cards)), strict=False):
        hand = Hand(FRENCH, mask(cards[start:end]))
        known = Holding(cards=len(hand))
        if draw(st.booleans()):
            known &= Holding(cards=len(hand), points=draw(around(hand.points)))
        if draw(st.booleans()):
            known &= Holding(cards=len(hand), longest=draw(around(hand.longest)))
        for suit in draw(st.lists(st.sampled_from(FRENCH.suits), max_size=3, unique=True)):
            known &= Holding(cards=len(hand), lengths={suit: draw(around(hand.length(suit)))})
        held = draw(st.lists(st.sampled_from(cards[start:end]), max_size=2)) if len(hand) else []
        lacked = draw(st.lists(st.integers(0, 51), max_size=20))
        hidden[seat] = known & Holding(
            cards=len(hand), holds=mask(list(set(held))), lacks=mask(list(set(lacked))) & ~hand.mask
        )
    return mask(cards), hidden


@settings(max_examples=often(100, 2000), derandomize=True)
@given(small_cases())
def test_all_layouts_are_found_and_each_once(case: Case) -> None:
    layouts = Layouts(*case)
    expected = by_enumeration(*case)
    assert layouts.count == len(expected)
    assert sorted(rows(layouts.all())) == sorted(expected)


@settings(max_examples=often(60, 1000), derandomize=True)
@given(small_cases(), st.lists(st.integers(0, 51), min_size=1, max_size=3, unique=True))
def test_cards_that_lie_aside_are_like_a_hand_of_which_nothing_is_known(case: Case, more: list[int]) -> None:
    cards, hidden = case
    aside = (mask(more) & ~cards).bit_count()
    layouts = Layouts(cards | mask(more), hidden, aside=aside)
    expected = by_enumeration(cards | mask(more), {**hidden, Seat.SOUTH: Holding(cards=aside)} if aside else hidden)
    assert layouts.count == len(expected)
    assert sorted(rows(layouts.all())) == sorted(expected)


@settings(max_examples=often(60, 1000), derandomize=True)
@given(small_cases(), st.integers(0, 2**64 - 1))
def test_draws_are_layouts_with_equal_chance(case: Case, seed: int) -> None:
    expected = by_enumeration(*case)
    layouts = Layouts(*case)
    if not expected:
        with pytest.raises(NoLayout, match="No layout"):
            layouts.sample(1, seed)
        return
    drawn = Counter(rows(layouts.sample(20 * len(expected), seed)))
    assert not drawn.keys() - set(expected)
    if len(expected) > 1:
        # Of 200 cases none lies so far out by chance (and nothing here changes from run to run).
        observed = [drawn[layout] for layout in expected]
        assert chi_square(observed, [1 / len(expected)] * len(expected)) < 6


@settings(max_examples=often(60, 1000), derandomize=True)
@given(small_cases())
def test_a_holding_admits_the_hands_that_fit(case: Case) -> None:
    cards, hidden = case
    seat, holding = next(iter(hidden.items()))
    indices = tuple(index for index in range(52) if cards >> index & 1)
    for hand in map(mask, map(list, combinations(indices, holding.cards))):
        assert holding.admits(Hand(FRENCH, hand)) == fits(hand, holding)
    assert not holding.admits(Hand(FRENCH, WHOLE_PACK)), seat


@pytest.mark.parametrize(
    ("holding", "expected"),
    [
        (Holding(), math.comb(52, 13)),
        (Holding(points=(0, 0)), math.comb(36, 13)),
        (Holding(points=(37, 37)), 4),
        (Holding(longest=(4, 4)), 136_852_887_600 + 66_905_856_160 + 19_007_345_500),
        (Holding(longest=(13, 13)), 4),
        (Holding(lengths=dict.fromkeys(FRENCH.suits, (3, 4))), 66_905_856_160),
        (Holding(lengths={FRENCH.suits[0]: (0, 0)}), math.comb(39, 13)),
        (Holding(longest=(3, 3)), 0),
        (Holding(points=(38, 40)), 0),
        (Holding(points=(9, 8)), 0),
        (Holding(holds=card("SA").bit, lacks=card("SA").bit), 0),
    ],
)
def test_known_numbers_of_hands(holding: Holding, expected: int) -> None:
    assert Layouts(WHOLE_PACK, {Seat.NORTH: holding, Seat.SOUTH: Holding(cards=39)}).count == expected


def test_numbers_beyond_a_machine_word() -> None:
    sizes = {Seat.WEST: 17, Seat.NORTH: 17, Seat.EAST: 18}
    layouts = Layouts(WHOLE_PACK, {seat: Holding(cards=size) for seat, size in sizes.items()})
    assert layouts.count == math.factorial(52) // math.factorial(17) ** 2 // math.factorial(18) > 1 << 64
    drawn = layouts.sample(20_000, seed=3)
    assert (drawn.sum(axis=1) == WHOLE_PACK).all()
    for column, size in enumerate(sizes.values()):
        held = [int((drawn[:, column] >> np.uint64(index) & np.uint64(1)).sum()) for index in range(52)]
        spread = math.sqrt(20_000 * size / 52 * (1 - size / 52))
        assert max(abs(times - 20_000 * size / 52) for times in held) < 4 * spread


def three_hidden(seed: int) -> dict[Seat, Hand]:
    pack = list(range(52))
    random.Random(seed).shuffle(pack)
    return {seat: Hand(FRENCH, mask(pack[place::4])) for place, seat in enumerate(SEATS)}


@pytest.mark.parametrize("seed", range(4))
def test_points_are_drawn_as_often_as_they_are_counted(seed: int) -> None:
    hands = three_hidden(seed)
    cards = sum(hand.mask for hand in hands.values())
    longest = {seat: Holding(longest=(hand.longest, hand.longest)) for seat, hand in hands.items()}
    layouts = Layouts(cards, longest)
    counts = [
        Layouts(cards, longest | {Seat.NORTH: longest[Seat.NORTH] & Holding(points=(p, p))}).count for p in range(41)
    ]
    assert sum(counts) == layouts.count
    drawn = Counter(Hand(FRENCH, int(hand)).points for hand in layouts.sample(20_000, seed)[:, 1])
    likely = [p for p in range(41) if counts[p] * 20_000 > 10 * layouts.count]
    rest = layouts.count - sum(counts[p] for p in likely)
    observed = [*(drawn[p] for p in likely), 20_000 - sum(drawn[p] for p in likely)]
    assert chi_square(observed, [counts[p] / layouts.count for p in likely] + [rest / layouts.count]) < 4


@pytest.mark.parametrize("seed", range(12))
def test_parts_of_a_range_add_up(seed: int) -> None:
    """Large cases that cannot be listed: a range cut in two, in points, longest suit or length, loses nothing."""
    rng = random.Random(seed)
    hands = three_hidden(seed)
    cards = sum(hand.mask for hand in hands.values())
    hidden = {}
    for seat, hand in hands.items():
        suit = rng.choice(FRENCH.suits)
        length, points = hand.length(suit), hand.points
        lacked = rng.choice(FRENCH.suits).mask & rng.getrandbits(52) & ~hand.mask
        hidden[seat] = Holding(points=(points - 2, points + 2), lengths={suit: (length - 1, length + 1)}, lacks=lacked)
    whole = Layouts(cards, hidden).count
    assert whole > 0
    seat, hand = rng.choice(list(hands.items()))
    suit, cut = rng.choice(FRENCH.suits), rng.randrange(3, 6)
    for low, high in (
        (Holding(points=(0, hand.points)), Holding(points=(hand.points + 1, 40))),
        (Holding(longest=(0, cut)), Holding(longest=(cut + 1, 13))),
        (Holding(lengths={suit: (0, cut)}), Holding(lengths={suit: (cut + 1, 13)})),
    ):
        parts = [Layouts(cards, hidden | {seat: hidden[seat] & part}).count for part in (low, high)]
        assert sum(parts) == whole
        assert max(parts) < whole or min(parts) == 0


def test_points_and_colour_counts_of_an_announced_deal() -> None:
    """As in aBRIDGEd: both opponents' points and colour counts are exact, and some cards are played."""
    hands = three_hidden(9)
    hidden, cards = {}, 0
    for seat in (Seat.WEST, Seat.EAST):
        hand = hands[seat]
        played = mask([card.index for card in list(hand)[::3]])
        points, longest = hand.points, hand.longest
        hidden[seat] = Holding(points=(points, points), longest=(longest, longest), holds=played)
        cards |= hand.mask
    layouts = Layouts(cards, hidden)
    expected = set(by_enumeration_of_two(cards, hidden))
    assert layouts.count == len(expected) > 100
    assert set(rows(layouts.all())) == expected
    drawn = Counter(rows(layouts.sample(30 * len(expected), seed=5)))
    observed = [drawn[layout] for layout in expected]
    assert abs(chi_square(observed, [1 / len(expected)] * len(expected))) < 4


def by_enumeration_of_two(cards: int, hidden: Mapping[Seat, Holding]) -> Iterator[tuple[int, int]]:
    """As `by_enumeration`, with the cards that are known to be held put there first."""
    west, east = hidden.values()
    open_cards = [index for index in range(52) if (cards & ~west.holds & ~east.holds) >> index & 1]
    for chosen in combinations(open_cards, west.cards - west.holds.bit_count()):
        one = west.holds | mask(list(chosen))
        two = cards & ~one
        if fits(one, west) and fits(two, east):
            yield one, two


def test_a_seed_gives_the_same_layouts_everywhere_and_for_ever() -> None:
    layouts = Layouts(0x1FFF, {Seat.WEST: Holding(cards=7), Seat.EAST: Holding(cards=6)})
    assert layouts.sample(4, seed=174)[:, 0].tolist() == [3940, 2742, 3793, 3861]
    assert layouts.sample(9, seed=174)[:4].tolist() == layouts.sample(4, seed=174).tolist()
    assert layouts.sample(9, seed=175).tolist() != layouts.sample(9, seed=174).tolist()


def test_threads_may_share_layouts() -> None:
    hands = three_hidden(3)
    cards = sum(hand.mask for hand in hands.values())
    layouts = Layouts(cards, {seat: Holding(points=(hand.points, hand.points)) for seat, hand in hands.items()})
    alone = [layouts.sample(2_000, seed).tolist() for seed in range(6)]
    with ThreadPoolExecutor(3) as pool:
        together = list(pool.map(lambda seed: layouts.sample(2_000, seed).tolist(), range(6)))
    assert together == alone


def test_few_layouts_are_listed_and_many_drawn() -> None:
    layouts = Layouts(0xFF, {Seat.WEST: Holding(cards=4), Seat.EAST: Holding(cards=4)})
    assert layouts.count == 70
    assert len(set(rows(layouts.worlds(70, seed=1)))) == 70
    assert rows(layouts.worlds(69, seed=1)) == rows(layouts.sample(69, seed=1))
    with pytest.raises(ValueError, match="70 layouts, more than the 69"):
        layouts.all(69)


def test_no_hidden_hand_is_one_layout() -> None:
    layouts = Layouts(0, {})
    assert layouts.count == 1
    assert layouts.all().shape == (1, 0)
    assert layouts.sample(3, seed=0).shape == (3, 0)


def test_hands_held_after_some_play() -> None:
    west, east = Hand.parse("AK..."), Hand.parse("QJ...")
    hidden = {Seat.WEST: Holding(cards=2, holds=card("SA").bit), Seat.EAST: Holding(cards=2, holds=card("SJ").bit)}
    layouts = Layouts(
        west.mask | east.mask, hidden, known={Seat.NORTH: Hand.parse("T9...")}, played=(card("SA").bit | card("S9").bit)
    )
    held = layouts.held(layouts.all())
    assert {tuple(str(Hand(FRENCH, int(cell))) for cell in row) for row in held} == {
        ("T...", "QJ...", "...", "K..."),
        ("T...", "KJ...", "...", "Q..."),
    }


@pytest.mark.parametrize(
    ("cards", "hidden", "message"),
    [
        (0xFF, {Seat.WEST: Holding(cards=4)}, "have 4 cards, but 8 are hidden"),
        (0xFF, {Seat.WEST: Holding(cards=9), Seat.EAST: Holding(cards=-1)}, "from 0 to 52 cards"),
        (1 << 52, {Seat.WEST: Holding(cards=1)}, "no set of cards"),
        (-1, {Seat.WEST: Holding(cards=1)}, "no set of cards"),
        (0x3, {Seat.WEST: Holding(cards=2, holds=0x4)}, "holds a card that is not hidden"),
        (0x3, {Seat.WEST: Holding(cards=2, holds=1 << 60)}, "no set of cards"),
        (0x3, {Seat.WEST: Holding(cards=1, holds=1), Seat.EAST: Holding(cards=1, holds=1)}, "hold the same card"),
        (0x1E00, dict.fromkeys(Seat, Holding(cards=1, points=(1, 3))), "points of the rest"),
        (0x1, {Seat.WEST: Holding(cards=1, lengths={FRENCH.strains[4]: (0, 1)})}, "none in no-trumps"),
    ],
)
def test_what_makes_no_sense_is_refused(cards: int, hidden: dict[Seat, Holding], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Layouts(cards, hidden)


def test_other_refusals() -> None:
    hidden = {Seat.WEST: Holding(cards=2)}
    layouts = Layouts(0x3, hidden)
    for number, seed, message in ((-1, 0, "cannot be drawn"), (1, -1, "A seed"), (1, 1 << 64, "A seed")):
        with pytest.raises(ValueError, match=message):
            layouts.sample(number, seed)
    with pytest.raises(ValueError, match="both hidden and known"):
        Layouts(0x3, hidden, known={Seat.WEST: Hand(FRENCH, 0x4)})
    with pytest.raises(ValueError, match="C2 is hidden, but East"):
        Layouts(0x3, hidden, known={Seat.EAST: Hand(FRENCH, 0x5)})
    with pytest.raises(ValueError, match="both 13 and 12"):
        Holding() & Holding(cards=12)


def test_bounds_beyond_reason_do_no_harm() -> None:
    wild = Holding(cards=2, points=(-(10**30), 10**30), longest=(-5, 10**9), lacks=-1 << 52)
    assert Layouts(0xF, {Seat.WEST: wild, Seat.EAST: Holding(cards=2)}).count == 6
    assert Layouts(0xF, {Seat.WEST: Holding(cards=2, points=(10**9, 10**30)), Seat.EAST: Holding(cards=2)}).count == 0


def test_resampling_follows_the_weights() -> None:
    weights = np.array([1.0, 0.0, 2.0, 5.0])
    with np.errstate(divide="ignore"):
        logs = np.log(weights)
    for seed in range(20):
        assert np.bincount(resample(logs, 800, seed), minlength=4).tolist() == [100, 0, 200, 500]
    few = sum(np.bincount(resample(logs, 3, seed), minlength=4) for seed in range(4_000))
    assert np.allclose(np.asarray(few) / 12_000, weights / 8, atol=0.01)
    assert np.bincount(resample(logs, 9, 1, temper=0.0), minlength=4).tolist() == [3, 0, 3, 3]
    assert resample(logs, 0, 1).size == 0


def test_tempering_and_how_much_is_left() -> None:
    assert np.allclose(tempered([-1000.0, -1000.0 + math.log(9)], temper=0.5), [0.25, 0.75])
    assert effective(tempered(np.zeros(64))) == pytest.approx(64)
    with pytest.raises(NoLayout, match="none of the layouts"):
        tempered([-np.inf, -np.inf])
    for logs, temper in (([math.nan], 1.0), ([math.inf], 1.0), ([0.0], 1.5), ([[0.0]], 1.0)):
        with pytest.raises(ValueError, match="eight"):
            tempered(logs, temper)
