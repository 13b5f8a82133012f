"""Tricks and points estimated from two hands, and what comes of double-dummy tricks at the table."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from kibitz.bots.valuation.trick_estimate import (
    AT_NO_TRUMPS,
    WITH_TRUMPS,
    expected_tricks,
    expected_worth,
    features,
    lengths,
    pair,
    strengths,
)
from kibitz.bots.valuation.tricks_at_the_table import Skill, goal_of, real_tricks, real_worth
from kibitz.cards import Deal, Hand, Seat
from kibitz.cards.deal import DEALS

SLAM = np.array([-600.0] * 12 + [980.0, 1010.0])


def dealt(number: int) -> Deal:
    return Deal.from_number(Random(number).randrange(DEALS))


def test_a_weight_for_everything_that_counts() -> None:
    trumps, plain = features(*pair(0x1FFF, 0x1FFF << 13))
    assert trumps.shape == (1, 4, len(WITH_TRUMPS))
    assert plain.shape == (1, len(AT_NO_TRUMPS))


def test_hands_are_counted_as_everywhere_else() -> None:
    for number in range(20):
        hands = [dealt(number)[seat] for seat in Seat]
        masks = np.array([hand.mask for hand in hands], np.uint64)
        assert strengths(masks).tolist() == [hand.points for hand in hands]
        assert lengths(masks).max(axis=1).tolist() == [hand.longest for hand in hands]


def test_many_pairs_at_once_are_the_same_as_one_after_the_other() -> None:
    deals = [dealt(number) for number in range(20)]
    norths, souths = (np.array([deal[seat].mask for deal in deals], np.uint64) for seat in (Seat.NORTH, Seat.SOUTH))
    together = expected_tricks(norths, souths)
    for place, (north, south) in enumerate(zip(norths, souths, strict=True)):
        assert together[place] == pytest.approx(expected_tricks(*pair(int(north), int(south)))[0])


def test_an_honour_and_a_trump_more_are_worth_tricks() -> None:
    partner = Hand.parse("8765.Q76.Q76.K54").mask
    poor, rich, long = (Hand.parse(text).mask for text in ("KQJ2.432.K32.432", "AKQJ.A32.K32.432", "KQJ32.432.K32.32"))
    tricks = {name: expected_tricks(*pair(mask, partner))[0] for name, mask in (("poor", poor), ("rich", rich))}
    assert (tricks["rich"] > tricks["poor"] + 1).all()
    spades = 3
    assert expected_tricks(*pair(long, partner))[0, spades] > tricks["poor"][spades]


def test_what_is_expected_grows_with_the_tricks_and_stays_on_the_chart() -> None:
    worth = expected_worth(np.linspace(0, 13, 27), SLAM, 3, Skill.STRONG)
    assert (np.diff(worth) >= 0).all()
    assert worth[0] == pytest.approx(-600) and -600 <= worth[-1] <= 1010


@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize("goal", range(14))
def test_real_tricks_are_chances(goal: int, led: bool) -> None:
    for tricks in range(14):
        assert real_tricks(np.array([tricks], np.int8), goal, led=led).sum() == pytest.approx(1)


def test_slams_are_harder_than_double_dummy_thinks() -> None:
    solved = np.array([12] * 75 + [11] * 25, np.int8)
    assert 0.58 < real_tricks(solved, 12, led=True)[12:].sum() < 0.68


def test_more_contracts_come_home_for_those_who_imagine_the_hidden_hands() -> None:
    assert goal_of(SLAM) == 12
    assert real_worth(SLAM)[12] > real_worth(SLAM, skill=Skill.SIMPLE)[12] + 300
