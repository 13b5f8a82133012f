"""What is certain, against a search that knows nothing clever: plans over explicit sets of layouts."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from random import Random

import pytest

from kibitz.analysis.arrays import rows, solve_rows
from kibitz.analysis.sampling import Holding, Layouts
from kibitz.cards import FRENCH, NT, SPADES, Card, Hand, Seat, Strain
from kibitz.practice.sure_tricks import Certainty, runs

Layout = tuple[frozenset[Card], ...]
"""What each seat holds, from North on."""


def plain(layouts: frozenset[Layout], leader: int, trick: tuple[Card, ...], trumps: Strain, need: int) -> bool:
    """North and South have one plan for all layouts that they cannot tell apart; the others know everything."""
    if need <= 0:
        return True
    if len(trick) == 4:
        best = max(range(4), key=lambda n: (trick[n].suit is trumps, trick[n].suit is trick[0].suit, trick[n].rank))
        winner = (leader + best) % 4
        return plain(layouts, winner, (), trumps, need - (winner % 2 == 0))
    place = (leader + len(trick)) % 4
    options: dict[Card, set[Layout]] = {}
    for layout in layouts:
        held = layout[place]
        following = {card for card in held if trick and card.suit is trick[0].suit}
        for card in following or held:
            left = (*layout[:place], held - {card}, *layout[place + 1 :])
            options.setdefault(card, set()).add(left)
    if not options:
        return False
    results = (plain(frozenset(after), leader, (*trick, card), trumps, need) for card, after in options.items())
    return any(results) if place % 2 == 0 else all(results)


def ending(rng: Random, size: int) -> tuple[dict[Seat, Hand], Hand]:
    cards = sorted(rng.sample(FRENCH.cards, 4 * size), key=lambda card: -card.rank - rng.gauss(0, 3))
    ours = cards[: 2 * size]
    rng.shuffle(ours)
    shown = {Seat.NORTH: Hand.of_cards(ours[:size]), Seat.SOUTH: Hand.of_cards(ours[size:])}
    return shown, Hand.of_cards(cards[2 * size :])


def every_layout(shown: Mapping[Seat, Hand], out: Hand) -> frozenset[Layout]:
    hidden = frozenset(out)
    north, south = frozenset(shown[Seat.NORTH]), frozenset(shown[Seat.SOUTH])
    return frozenset(
        (north, frozenset(east), south, hidden - frozenset(east)) for east in combinations(hidden, len(hidden) // 2)
    )


@pytest.mark.parametrize("trumps", [NT, SPADES], ids=str)
@pytest.mark.parametrize(("size", "number"), [(2, 40), (3, 12)])
def test_it_agrees_with_a_plain_search_over_layouts(size: int, number: int, trumps: Strain) -> None:
    rng = Random(size)
    for _ in range(number):
        shown, out = ending(rng, size)
        game = Certainty(shown, out, trumps)
        layouts = every_layout(shown, out)
        for leader in (Seat.NORTH, Seat.EAST):
            place = tuple(Seat).index(leader)
            for need in range(1, size + 1):
                assert game.is_certain(leader, (), need) == plain(layouts, place, (), trumps, need), (shown, out, need)


def test_a_guess_is_not_certain_though_each_layout_alone_could_be_made() -> None:
    """Who has the queen? With all cards seen there are three tricks, whoever it is."""
    shown, out = {Seat.NORTH: Hand.parse("KT2..."), Seat.SOUTH: Hand.parse("AJ3...")}, Hand.parse("Q98765...")
    layouts = Layouts(out.mask, {Seat.EAST: Holding(cards=3), Seat.WEST: Holding(cards=3)}, known=shown)
    tricks = solve_rows(rows(layouts.held(layouts.all()), NT, Seat.SOUTH))
    assert set(tricks.tolist()) == {3}
    game = Certainty(shown, out, NT)
    assert game.is_certain(Seat.SOUTH, (), 2)
    assert not game.is_certain(Seat.SOUTH, (), 3)


def test_cards_that_come_to_the_same_are_one_choice() -> None:
    found = runs(Hand.parse("KQ9.A.."), Hand.parse("JT.32..").mask)
    assert [{card.name for card in run} for run in found] == [{"HA"}, {"S9"}, {"SK", "SQ"}]
