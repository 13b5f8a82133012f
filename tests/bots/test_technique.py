"""The problems of technique are well formed, and what they call right is right: counted anew, without any player."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from bench.single_dummy import Ending, SingleDummy, fits
from bench.technique import LEAST_MARGIN, Problem, Proven, answered, problems, proven, state_of

from kibitz.engine.events import Played
from tests.amounts import AT_NIGHT

PROBLEMS = problems()
BY_DAY = [problem for problem in PROBLEMS if len(problem.cards.split()) >= 40][::5]
"""With three cards left the layouts are quickly counted."""


def named(problem: Problem) -> str:
    return problem.name


def test_there_are_enough_of_many_kinds_and_a_third_is_kept_back() -> None:
    assert len(PROBLEMS) >= 150
    assert len({problem.name for problem in PROBLEMS}) == len(PROBLEMS)
    assert len({(problem.deal, problem.cards) for problem in PROBLEMS}) == len(PROBLEMS)
    kinds = Counter(problem.kind for problem in PROBLEMS)
    assert len(kinds) >= 25
    kept = sum(problem.kept_back for problem in PROBLEMS)
    assert len(PROBLEMS) / 4 < kept < len(PROBLEMS) * 5 / 12


def test_the_right_card_may_be_played_by_the_side_that_is_asked() -> None:
    for problem in PROBLEMS:
        state = state_of(problem)
        t = state.table
        (player,) = state.turns
        legal = {move.card.name for move in state.moves(player) if isinstance(move, Played)}
        right = set(problem.right.split())
        assert right < legal, problem.name
        assert t.declarer is not None
        assert (player.side is not t.declarer.side) is problem.defends, problem.name


@pytest.mark.parametrize("problem", PROBLEMS if AT_NIGHT else BY_DAY, ids=named)
def test_what_is_called_right_is_proven(problem: Problem) -> None:
    found = proven(problem)
    assert found.right() == set(problem.right.split())
    assert round(max(found.worth.values()), 3) == problem.share
    assert round(found.next(), 3) == problem.next
    assert problem.share - problem.next > LEAST_MARGIN


def test_a_level_answers_with_a_card_that_may_be_played() -> None:
    problem = PROBLEMS[0]
    (player,) = state_of(problem).turns
    legal = {move.card.name for move in state_of(problem).moves(player) if isinstance(move, Played)}
    assert answered("learner", problem).card in legal


@pytest.mark.parametrize(
    "name",
    [
        "duck 3",  # double dummy prefers another card, so that it was not looked at further ahead
        "safety play 4",  # the same
        "cash before a finesse 4",  # an honour that fell
        "cash before a finesse 5",  # the others have thrown tricks away in every layout
    ],
)
def test_expert_finds_what_it_once_did_not(name: str) -> None:
    problem = next(each for each in PROBLEMS if each.name == name)
    assert not problem.kept_back
    assert answered("expert", problem).card in problem.right.split()


def spades(names: str) -> int:
    return sum(1 << 39 + "23456789TJQKA".index(name) for name in names)


def diamonds(names: str) -> int:
    return spades(names) >> 26


def ending(north: int, south: int, out: int, needed: int) -> Ending:
    """South leads at no-trumps."""
    layouts = fits([north, None, south, None], out, out.bit_count() // 2, [0, 0, 0, 0])
    return Ending(tuple(layouts), None, 2, (), 2, needed)


def test_the_best_plan_of_a_small_ending_is_what_a_count_by_hand_says() -> None:
    # Ace and queen opposite small cards, two tricks needed; king and six are out, with four diamonds. After a small
    # card to which West plays the six, East's bare king (6 layouts) is likelier than both with West (4): the ace.
    # West's bare king falls to it (6), and of the 4 layouts in which East has both nobody makes two tricks.
    tree = SingleDummy(ending(spades("AQ2"), spades("543"), spades("K6") | diamonds("AKQJ"), 2))
    low = spades("3").bit_length() - 1
    seen = sum(tree.makes(number, low) for number in range(len(tree.ending.layouts)))
    assert len(tree.ending.layouts) == 6 + 4 + 6 + 4
    assert max(plan.bit_count() for plan in tree.after(low)) == 6 + 6
    assert seen == 6 + 6 + 4


def test_the_plans_are_those_of_trying_every_plan() -> None:
    """Beside another way to count: every choice of third hand's card by what second hand played."""
    north, south, out = spades("AQ"), spades("32"), spades("KJ") | diamonds("AK")
    found = ending(north, south, out, 2)
    tree = SingleDummy(found)
    low = spades("2").bit_length() - 1
    replies = sorted({place for hands in found.layouts for place in range(52) if hands[3] >> place & 1})
    most = 0
    for choice in product(("A", "Q"), repeat=len(replies)):
        plan = dict(zip(replies, choice, strict=True))
        most = max(most, sum(all(_both(hands, reply, plan) for reply in _may(hands[3])) for hands in found.layouts))
    assert max(each.bit_count() for each in tree.after(low)) == most


def _may(hand: int) -> list[int]:
    following = hand >> 39 << 39
    return [place for place in range(52) if (following or hand) >> place & 1]


def _both(hands: tuple[int, int, int, int], reply: int, plan: dict[int, str]) -> bool:
    """Whether both tricks are won with that card of North after this reply of West, whatever East does."""
    chosen = 39 + "23456789TJQKA".index(plan[reply])
    rest = (spades("AQ") & ~(1 << chosen)).bit_length() - 1
    for east in _may(hands[1]):
        if max(place for place in (reply, east, chosen) if place >= 39) != chosen:
            return False
        left = (hands[3] & ~(1 << reply), hands[1] & ~(1 << east))
        if any(hand >> 39 and hand.bit_length() - 1 > rest for hand in left):
            return False
    return True


def test_equals_are_told_from_other_cards() -> None:
    assert Proven({"SA": 0.5, "SK": 0.5, "S2": 0.1}, {"SA": 0.5, "SK": 0.5, "S2": 0.5}, 4).right() == {"SA", "SK"}
