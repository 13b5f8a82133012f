"""Declarer's look further ahead: honest where sight of all hands would guess right."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from kibitz.analysis.layout_tricks import solve_worlds
from kibitz.bots.search.alpha_mu import Foresight
from kibitz.cards import FRENCH, Hand, Seat, card, strain

NT = strain("NT")


def _world(north: str, east: str, south: str, west: str) -> list[int]:
    return [Hand.of_cards([card(name) for name in hand.split()]).mask for hand in (north, east, south, west)]


def test_a_guess_that_is_still_to_come_is_not_taken_for_won() -> None:
    """King and jack opposite two small: whoever leads them must guess, whoever cashes the ace need not."""
    held = np.array(
        [
            _world("SK SJ D5", "SQ S4 HA", "S3 S2 DA", "SA S5 HK"),
            _world("SK SJ D5", "SA S4 HA", "S3 S2 DA", "SQ S5 HK"),
        ],
        np.uint64,
    )
    one_is_enough = np.array([0.0, 1.0, 1.0, 1.0])
    low, ace = card("S2"), card("DA")
    solved = solve_worlds(held, FRENCH, NT, (), Seat.SOUTH)
    clairvoyant = {each: one_is_enough[solved.tricks[:, place]].mean() for place, each in enumerate(solved.cards)}
    assert clairvoyant[low] == clairvoyant[ace] == 1
    ahead = Foresight(held, np.full(2, 0.5), FRENCH, NT, Seat.SOUTH, one_is_enough)
    assert ahead.scores((), Seat.SOUTH, [low, ace]) == {low: 0.5, ace: 1.0}


def test_who_looks_further_ahead_counts_on_no_more() -> None:
    """The more of declarer's cards have to be one and the same in all layouts, the less there is to hope for."""
    rng, less = Random(4), [0, 0]
    for _ in range(60):
        pack = list(FRENCH.cards)
        rng.shuffle(pack)
        ours, theirs = pack[:10], pack[10:20]
        held = []
        for _ in range(8):
            rng.shuffle(theirs)
            hands = ours[:5], theirs[:5], ours[5:], theirs[5:]
            held.append([Hand.of_cards(hand).mask for hand in hands])
        layouts, tricks = np.array(held, np.uint64), np.arange(6, dtype=np.float64)
        cards = solve_worlds(layouts, FRENCH, NT, (), Seat.SOUTH).cards
        ahead = Foresight(layouts, np.full(8, 1 / 8), FRENCH, NT, Seat.SOUTH, tricks)
        found = [ahead.scores((), Seat.SOUTH, cards, further=further) for further in (0, 1, 2)]
        for each in cards:
            for at in (0, 1):
                assert found[at][each] >= found[at + 1][each] - 1e-9
                less[at] += found[at][each] > found[at + 1][each] + 1e-9
    assert all(less)


@pytest.mark.parametrize("letter", ["S", "NT"])
@pytest.mark.parametrize("cards", [2, 4, 5])
def test_with_one_layout_there_is_nothing_to_guess(letter: str, cards: int) -> None:
    rng = Random(f"{letter} {cards}")
    for _ in range(6):
        pack = list(FRENCH.cards)
        rng.shuffle(pack)
        hands = [Hand.of_cards(pack[cards * n : cards * (n + 1)]) for n in range(4)]
        held = np.array([[hand.mask for hand in hands]], np.uint64)
        solved = solve_worlds(held, FRENCH, strain(letter), (), Seat.NORTH)
        expected = dict(zip(solved.cards, map(float, solved.tricks[0].tolist()), strict=True))
        tricks = np.arange(cards + 1, dtype=np.float64)
        ahead = Foresight(held, np.ones(1), FRENCH, strain(letter), Seat.SOUTH, tricks)
        assert ahead.scores((), Seat.NORTH, solved.cards) == expected
        assert ahead.scores((), Seat.NORTH, solved.cards, further=2, cores=3) == expected
