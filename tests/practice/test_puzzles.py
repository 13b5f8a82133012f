"""The puzzles that come with kibitz: enough of each, a sample proven again, and every sentence sayable."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from kibitz.cards import NotationError
from kibitz.practice.endings import with_failures
from kibitz.practice.place_reasons import PlaceReason
from kibitz.practice.puzzle_words import DEAL_WHY, THEMES, TITLES, WHY_PLACE, explanation, facts, question
from kibitz.practice.puzzles import Asks, Puzzle, Theme, by_key, decode, encode, read_puzzles, shipped
from kibitz.practice.rung_puzzles import puzzles_of
from kibitz.practice.sameness import sameness
from kibitz.practice.signals import Habit
from kibitz.practice.theme_marks import SHOWN_BY
from kibitz.practice.theme_proofs import REASONED
from kibitz.practice.themed_deals import DEFENDED, THEMED, make_deal
from kibitz.practice.workshop import RECIPES, RUNGS, contracts_of, fill, is_sound, orders, prove
from tests.amounts import often

QUICK = (Asks.REST, Asks.SAFE, Asks.DEAL, Asks.SIGNAL, Asks.ODDS)


def of_each() -> list[Puzzle]:
    """The first puzzle of every game and question."""
    return list({(each.game, each.asks): each for each in reversed(shipped())}.values())


def test_there_are_enough_for_every_rung() -> None:
    assert len(shipped()) >= 1500
    rungs = Counter(next(name for name, games in RUNGS.items() if each.game in games) for each in shipped())
    assert set(rungs) == set(RUNGS)
    assert min(rungs.values()) >= 75
    assert {(each.game, each.asks) for each in shipped()} == {(each.game, each.asks) for each in RECIPES}
    assert {each.theme for each in shipped()} == set(Theme)


def test_none_comes_twice() -> None:
    assert len(by_key()) == len(shipped())


@pytest.mark.parametrize("asks", QUICK)
def test_a_sample_is_proven_again(asks: Asks) -> None:
    puzzles = [each for each in shipped() if each.asks is asks]
    for each in Random(7).sample(puzzles, often(2, 20)):
        assert is_sound(each), each.key


@pytest.mark.parametrize(
    "asks",
    [
        pytest.param(Asks.TRUMPS, marks=pytest.mark.nightly),
        Asks.STAKES,
        pytest.param(Asks.LEAD, marks=pytest.mark.nightly),
    ],
)
def test_a_choice_of_contract_is_proven_again(asks: Asks) -> None:
    """One of each: a hundred whole deals are solved in every strain."""
    puzzles = [each for each in shipped() if each.asks is asks]
    assert is_sound(min(puzzles, key=lambda each: len(each.contracts)))


@pytest.mark.parametrize("asks", QUICK)
def test_a_wrong_answer_in_the_file_is_noticed(asks: Asks) -> None:
    each = next(each for each in shipped() if each.asks is asks)
    wrong = next(answer for answer in each.answers if answer not in each.right)
    assert not is_sound(replace(each, right=(wrong,)))
    assert not is_sound(replace(each, right=(*each.right, wrong)))


def test_all_right_answers_are_among_the_answers_and_some_are_wrong() -> None:
    for each in shipped():
        assert each.right
        assert set(each.right) < set(each.answers)


def test_what_is_hidden_is_not_in_the_file() -> None:
    """A puzzle with hidden hands has only what can be seen, and the cards that are out as one heap."""
    for each in shipped():
        if each.asks in (Asks.SAFE, Asks.TRUMPS, Asks.STAKES, Asks.SIGNAL, Asks.ODDS, Asks.LEAD):
            assert each.out is not None
            assert len(each.hands) <= 2
            assert not each.code


@pytest.mark.parametrize("puzzle", of_each(), ids=lambda each: f"{each.game}-{each.asks}")
def test_it_can_be_said_for_every_answer(puzzle: Puzzle) -> None:
    assert str(question(puzzle))
    for answer in puzzle.answers:
        for text in (*explanation(puzzle, answer), *facts(puzzle)):
            assert "{" not in str(text)


def test_every_puzzle_has_a_question_and_a_reason() -> None:
    for each in shipped():
        if each.asks is not Asks.REST:  # its reason is worked out card by card
            assert explanation(each, each.right[0])
        assert question(each)


def test_every_kind_has_its_words() -> None:
    assert set(TITLES) == set(Asks)
    assert set(THEMES) == set(Theme)
    assert {*DEAL_WHY, Theme.FINESSE} == set(SHOWN_BY) == {*THEMED} - {*REASONED}
    assert {*REASONED} == {*DEFENDED, Theme.DISCARDS}
    assert set(WHY_PLACE) == set(PlaceReason)


def test_the_first_rung_hears_nothing_of_dummy() -> None:
    for puzzle in puzzles_of("first-tricks"):
        said = [question(puzzle), *facts(puzzle)]
        said += [text for answer in puzzle.answers for text in explanation(puzzle, answer)]
        assert "dummy" not in " ".join(map(str, said)), puzzle.key


def test_the_same_order_makes_the_same_puzzle() -> None:
    order = orders(1, 5, games=("minibridge",), asks=("safe",))[0]
    made = fill(order)
    assert made == fill(order)
    assert is_sound(made)


@pytest.mark.parametrize(
    "theme", [Theme.FINESSE, Theme.THIRD_HAND, pytest.param(Theme.HOLD_UP, marks=pytest.mark.nightly)]
)
def test_a_themed_deal_makes_with_its_play_and_not_without(theme: Theme) -> None:
    puzzle = make_deal(Random(3), "contract", shipped()[0].deck, contracts_of("contract"), theme)
    assert puzzle.theme is theme
    for answer, (tricks,) in puzzle.figures.items():
        assert (tricks >= puzzle.need) == (answer in puzzle.right)
    assert prove(puzzle) == puzzle


def test_a_line_that_is_no_puzzle_is_named() -> None:
    good = encode(shipped()[0])
    assert decode(good) == shipped()[0]
    with pytest.raises(NotationError, match=r"mine, line 2: This is not a puzzle"):
        list(read_puzzles([good, b'{"asks": 1}'], "mine"))


def test_signals_are_of_every_habit() -> None:
    assert {each.habit for each in shipped() if each.asks is Asks.SIGNAL} == set(Habit)


def test_no_two_are_the_same_but_for_the_names_of_suits() -> None:
    assert all(each.differ == each.number for each in sameness(shipped()).values())


def test_no_rule_of_thumb_solves_most_puzzles_of_a_kind_and_the_page_on_practice_says_so() -> None:
    """The table of docs/practice.md is what is measured."""
    page = Path("docs/practice.md").read_text(encoding="utf-8")
    for asks, each in sameness(shipped()).items():
        rule, habit = (round(100 * solved / each.number) for solved in (each.by_rule, each.by_habit))
        assert rule <= 52 and habit <= 50, asks
        row = rf"\| `{asks}` \| {each.number} \| [^|]+ \| {rule} % \| {habit} % \|"
        assert re.search(row, page), (asks, each.number, rule, habit)


def test_counting_points_is_what_makes_it_safe() -> None:
    """The same puzzle without what was announced has no card that is sure of as many tricks."""
    counted = [each for each in shipped() if each.theme is Theme.COUNTING]
    for each in Random(3).sample(counted, often(3, 60)):
        assert not with_failures(replace(each, points={})).right
