"""The course in card play: what its lessons ask for is right by the solver, and each deal turns on it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest

from kibitz.analysis.solver import Position, Solver, table
from kibitz.analysis.suit_odds import split_odds, tricks_for_sure
from kibitz.bots import SimpleBot
from kibitz.cards import FRENCH, NT, Card, Deal, Hand, Seat, Strain, card, strain
from kibitz.engine import act, view
from kibitz.engine import events as ev
from kibitz.lessons import runner
from kibitz.lessons.judging import TaskAim, aims
from kibitz.lessons.lesson import CardDeed, Lesson, Practice, Question, Talk, TrickDeed
from kibitz.lessons.lesson_faults import LessonFaults
from kibitz.lessons.proving import prove
from kibitz.lessons.runner import Bookmark
from kibitz.lessons.shelf import shelf
from kibitz.practice.lesson_puzzles import puzzles_of
from kibitz.practice.puzzles import Puzzle, Theme
from kibitz.practice.signals import Habit
from kibitz.words import languages
from tests.amounts import often

COURSE = {name: lesson for name, lesson in shelf().items() if name.startswith("play-")}
PEOPLE = ("Zoe", "Trey", "Pip", "Ruff")


def practices(lesson: Lesson) -> list[tuple[int, Practice]]:
    return [(at, block) for at, block in enumerate(lesson.blocks) if isinstance(block, Practice)]


Turn = tuple[tuple[TaskAim, ...], dict[Card, int], int]
"""What the tasks want, what each card is worth in tricks still to come, and the tricks that the side has."""


def turns(lesson: Lesson, at: int, practice: Practice) -> Iterator[Turn]:
    """The learner's turns to play a card, by a learner who does what is asked and sees all cards besides."""
    solver, bot = Solver(), SimpleBot(Random(1))
    state = runner.opened(lesson, Bookmark(lesson.name, at), seed="1" * 64, salt="2" * 32)
    while not runner.is_stopped(practice, state):
        player, moves = next(iter(state.turns.items()))
        if laid_down := runner.by_itself(practice, state):
            state = act(state, *laid_down)
            continue
        plays = [move for move in moves if isinstance(move, ev.Played)]
        if player is not practice.you or not plays:
            state = act(state, player, bot.choose(view(state, player)))
            continue
        t = state.table
        assert t.strain is not None
        leader = t.trick[0].seat if t.trick else plays[0].seat
        worth = dict(solver.solve_cards(Position(t.hands, t.strain, leader, [play.card for play in t.trick])))
        wanted = aims(practice, state.game, state.log, moves)
        yield wanted, worth, t.won[practice.you.side]
        spoil = {move for aim in wanted for move, _ in aim.wrong}
        good = {move for aim in wanted for move in aim.right} or set(plays) - spoil or set(plays)
        best = max((move for move in plays if move in good), key=lambda move: (worth[move.card], -move.card.rank))
        state = act(state, player, best)


def test_there_are_seventeen_lessons() -> None:
    assert [lesson.number for lesson in COURSE.values()] == [*range(7, 24)]


@pytest.mark.parametrize("name", COURSE)
def test_what_is_asked_for_costs_no_trick_and_can_be_reached_against_any_defence(name: str) -> None:
    lesson, decisive = COURSE[name], False
    for at, practice in practices(lesson):
        seen = False
        for wanted, worth, won in turns(lesson, at, practice):
            best = max(worth.values())
            for aim in wanted:
                if isinstance(aim.deed, CardDeed) and aim.right:
                    right = {worth[move.card] for move in aim.right if isinstance(move, ev.Played)}
                    assert best in right, (practice.line, aim.right, worth)
                    wrong = {worth[move.card] for move, _ in aim.wrong if isinstance(move, ev.Played)}
                    decisive |= bool(wrong) and min(wrong) < best
            if not seen:
                seen = True
                goals = [d.tricks for task in practice.tasks for d in task.do if isinstance(d, TrickDeed)]
                for goal in goals:
                    assert goal != "goal" and won + best >= goal, (practice.line, won, best)
                    decisive |= won + best == goal
    assert decisive, "In no deal of the lesson does anything turn on a card."


@pytest.mark.parametrize("name", COURSE)
def test_a_lesson_has_people_tables_questions_and_an_answer_to_every_wrong_card(name: str) -> None:
    lesson, faults = COURSE[name], LessonFaults()
    prove(lesson, faults)
    assert faults.found == [] and faults.notes == []
    said = " ".join(str(each) for block in lesson.blocks for each in getattr(block, "prose", ()))
    assert any(person in said for person in PEOPLE)
    assert sum(isinstance(block, Question) for block in lesson.blocks) + len(practices(lesson)) >= 4
    assert any(practice.stop.at == "end" for _, practice in practices(lesson)), "A deal is played out."


NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
SUITS = {"spade": "S", "heart": "H", "diamond": "D", "club": "C"}
COUNTED = re.compile(rf"\b({'|'.join(NUMBERS)}) (spade|heart|diamond|club)s?\b", re.IGNORECASE)
CERTAIN = re.compile(r"[^.!?]*(?:\bare (?:sure|seven|nine)\b|\bthat is nine\b|\bYou have (?!the ace))[^.!?]*")
"""Where tricks are counted that are there to be taken."""


def said_before(lesson: Lesson, at: int) -> str:
    """What is said of a deal: the talk before its table, and the words of its tasks."""
    practice, before = lesson.blocks[at], lesson.blocks[at - 1]
    assert isinstance(practice, Practice)
    told = [*before.prose] if isinstance(before, Talk) else []
    told += [each for task in practice.tasks for prose in (task.ask, task.done, task.missed) for each in prose]
    return " ".join(map(str, told))


def ours(practice: Practice, suit: Strain) -> tuple[Hand, Hand]:
    return practice.hands[Seat.NORTH].of(suit), practice.hands[Seat.SOUTH].of(suit)


def ready(one: Hand, other: Hand) -> int:
    """The tricks of a suit that win if they are led now: as many as there are cards at its top."""
    top = next(number for number, each in enumerate(range(14, 1, -1)) if each not in {c.rank for c in (*one, *other)})
    return min(top, max(len(one), len(other)))


DEALT = [
    pytest.param(lesson, at, id=f"{name} line {practice.line}")
    for name, lesson in COURSE.items()
    for at, practice in practices(lesson)
]


@pytest.mark.parametrize(("lesson", "at"), DEALT)
def test_tricks_and_trumps_that_are_counted_are_there(lesson: Lesson, at: int) -> None:
    practice = lesson.blocks[at]
    assert isinstance(practice, Practice)
    said = said_before(lesson, at)
    for sentence in CERTAIN.findall(said):
        for number, name in COUNTED.findall(sentence):
            suit = strain(SUITS[name.lower()])
            hands = ours(practice, suit)
            likeliest, _ = split_odds(13 - sum(map(len, hands)))
            assert tricks_for_sure(*hands) <= NUMBERS[number.lower()] <= tricks_for_sure(*hands, likeliest), sentence
    if practice.contract is not None and practice.contract[1] is not NT:
        trumps = sum(map(len, ours(practice, practice.contract[1])))
        for number in re.findall(r"\b(seven|eight|nine|ten) trumps\b", said, re.IGNORECASE):
            assert NUMBERS[number.lower()] == trumps, said
    for number in re.findall(rf"\b({'|'.join(NUMBERS)}) sure tricks\b", said, re.IGNORECASE):
        suits = [suit for suit in FRENCH.suits if any(map(len, ours(practice, suit)))]
        assert NUMBERS[number.lower()] == sum(ready(*ours(practice, suit)) for suit in suits), said


def test_the_sentences_that_count_are_found() -> None:
    said = [said_before(lesson, at) for lesson in COURSE.values() for at, _ in practices(lesson)]
    assert sum(bool(COUNTED.search(sentence)) for each in said for sentence in CERTAIN.findall(each)) >= 5
    assert sum(" sure tricks" in each for each in said) >= 2
    assert sum(bool(re.search("nine trumps", each, re.IGNORECASE)) for each in said) >= 2


def test_what_is_asked_of_one_suit_is_proved() -> None:
    """A question that shows a suit of both hands tells what is in them, or its answer is proved here."""
    shown = [
        (name, block)
        for name, lesson in COURSE.items()
        for block in lesson.blocks
        if isinstance(block, Question)
        and len(block.cards) >= 4
        and len({each.suit for each in block.cards}) == 1
        and ("ummy" in (ask := str(block.ask[0])) or "between you" in ask)
    ]
    unproved = [(name, block.line) for name, block in shown if block.suit is None]
    assert len(shown) - len(unproved) >= 4
    assert {name for name, _ in unproved} <= {"play-01-count", "play-05-entries"}, unproved


def test_a_short_hand_with_no_way_back_plays_its_high_card_first() -> None:
    """The fifth lesson: dummy has nothing but the suit, so that odds that reach either hand at will say nothing."""
    hands = {
        Seat.NORTH: Hand.parse("..AQJ64."),
        Seat.EAST: Hand.parse("9..T852."),
        Seat.SOUTH: Hand.parse("764..K3."),
        Seat.WEST: Hand.parse("QJT..97."),
    }
    worth = Solver().solve_cards(Position(hands, NT, Seat.SOUTH, []))
    assert worth[card("D3")] < worth[card("DK")] == 5


def draws_trumps(puzzle: Puzzle) -> bool:
    return any(card(name).suit is puzzle.strain for name in puzzle.right)


ABOUT: dict[str, Callable[[Puzzle], bool]] = {
    "play-01-count": lambda puzzle: puzzle.theme is Theme.TRICKS,
    "play-02-long-suit": lambda puzzle: puzzle.theme is Theme.LONG_SUIT,
    "play-03-driving-out": lambda puzzle: puzzle.theme is Theme.LONG_SUIT,
    "play-04-finesse": lambda puzzle: puzzle.theme is Theme.FINESSE,
    "play-05-entries": lambda puzzle: puzzle.theme is Theme.ENTRIES,
    "play-06-hold-up": lambda puzzle: puzzle.theme is Theme.HOLD_UP,
    "play-07-trumps": lambda puzzle: puzzle.theme is Theme.SAFETY and puzzle.strain is not NT,
    "play-08-ruffs": lambda puzzle: puzzle.theme is Theme.RUFF,
    "play-09-discards": lambda puzzle: puzzle.theme is Theme.DISCARDS,
    "play-10-leads": lambda puzzle: puzzle.theme is Theme.LEADS,
    "play-11-second-hand": lambda puzzle: puzzle.theme is Theme.SECOND_HAND,
    "play-12-third-hand": lambda puzzle: puzzle.theme is Theme.THIRD_HAND,
    "play-13-partners-suit": lambda puzzle: puzzle.habit == Habit.PARTNER_LIKES,
    "play-14-reading-signals": lambda puzzle: puzzle.habit == Habit.PARTNER_DISLIKES,
    "play-15-counting": lambda puzzle: puzzle.theme is Theme.COUNTING,
    "play-16-safety": lambda puzzle: puzzle.theme is Theme.SAFETY,
    "play-17-endplay": lambda puzzle: puzzle.theme is Theme.TRICKS and puzzle.rating >= 1500,
}


@pytest.mark.parametrize("name", COURSE)
def test_each_lesson_has_three_puzzles_of_its_own(name: str) -> None:
    lesson = COURSE[name]
    assert len(puzzles_of(lesson)) == len(set(lesson.puzzles)) == 3
    assert all(map(ABOUT[name], puzzles_of(lesson)))
    for language in languages():
        assert shelf(language=language)[name].puzzles == lesson.puzzles


def test_no_puzzle_ends_two_lessons_and_trumps_are_not_always_drawn() -> None:
    keys = [key for lesson in COURSE.values() for key in lesson.puzzles]
    assert len(keys) == len(set(keys))
    assert {draws_trumps(puzzle) for puzzle in puzzles_of(COURSE["play-07-trumps"])} == {True, False}


def test_the_deals_of_the_course_by_another_solver() -> None:
    dds = pytest.importorskip("endplay.dds")
    types = pytest.importorskip("endplay.types")
    deals = {str(Deal(practice.hands)) for lesson in COURSE.values() for _, practice in practices(lesson)}
    for deal in Random(5).sample(sorted(deals), min(len(deals), often(12, 1000))):
        theirs, ours = dds.calc_dd_table(types.Deal(deal)), table(deal)
        for seat in Seat:
            for each in FRENCH.strains:
                denomination = types.Denom["nt" if each is NT else each.name]
                assert ours[seat][each] == theirs[denomination, types.Player[seat.label.lower()]], deal
