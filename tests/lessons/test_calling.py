"""Auctions in lessons: calls that are laid down, tasks about calls and targets, and tasks that nobody can do."""

from __future__ import annotations

from random import Random

import pytest

from kibitz.bots import SimpleBot
from kibitz.cards import SPADES, Call, Seat
from kibitz.engine import State, act, view
from kibitz.engine import events as ev
from kibitz.lessons import runner
from kibitz.lessons.lesson import Lesson
from kibitz.lessons.lesson_file import read_lesson
from kibitz.lessons.proving import prove
from kibitz.lessons.runner import Bookmark
from tests.lessons.writing import HEAD, fenced, lesson, practice

# South has 15 points with six spades: by the guidelines one spade.
AUCTION = """
game: contract
dealer: N
hands:
  N: A4.K72.Q65.J8432
  E: T62.JT84.A92.QT7
  S: KQJ983.AQ5.K74.5
  W: 75.963.JT83.AK96
"""
COLOURS = """
game: abridged
dealer: S
hands:
  N: R14.4 G13.7.2 Y12.6.5 B11.8.4.3.2
  E: R10.6.2 G11.10.8.4 Y14.9.2 B12.10.7
  S: R13.12.11.9.8.3 G14.12.5 Y13.7.4 B5
  W: R7.5 G9.6.3 Y11.10.8.3 B14.13.9.6
"""
SAID = "\ndone: Yes.\nmissed: No."


def told(more: str, *tasks: str, table: str = AUCTION) -> Lesson:
    return lesson(fenced("table", table + more), *(fenced("task", f"do: {{{task}}}{SAID}") for task in tasks))


def called(given: Lesson, *moves: str) -> State:
    """The table with these words of South's, the others as the lesson or the bots have it."""
    block, left, bot = practice(given), list(moves), SimpleBot(Random(1))
    state = runner.opened(given, Bookmark("tried"), seed="1" * 64, salt="2" * 32)
    while not runner.is_stopped(block, state):
        laid_down = runner.by_itself(block, state)
        if laid_down is not None:
            state = act(state, *laid_down)
        elif block.you in state.turns:
            if not left:
                return state
            state = act(state, block.you, meant(state, left.pop(0)))
        else:
            mover = next(iter(state.turns))
            state = act(state, mover, bot.choose(view(state, mover)))
    return state


def meant(state: State, word: str) -> ev.Move:
    seat = Seat.SOUTH
    match state.moves(seat)[0]:
        case ev.Called():
            return ev.Called(seat, Call.parse(word))
        case ev.Targeted():
            return ev.Targeted(seat, word)
        case ev.Announced(measure=measure):
            return ev.Announced(seat, measure, int(word))
        case _:
            found = (move for move in state.moves(seat) if isinstance(move, ev.Chose))
            return next(move for move in found if move.contract.strain.letter == word)


def marks(given: Lesson, *moves: str) -> list[str]:
    return [mark.state for mark in runner.looked(practice(given), called(given, *moves)).tasks]


QUIET = "calls: {N: pass, E: pass, W: pass pass pass}\n"


@pytest.mark.parametrize(
    ("task", "moves", "state"),
    [
        ("called: {call: 1S}", "1S", "done"),
        ("called: {call: 1H 1S}", "1S", "done"),
        ("called: {call: 1H}", "1S", "missed"),
        ("called: {call: bid}", "1C", "done"),
        ("called: {call: bid}", "pass", "missed"),
        ("called: {call: pass}", "pass", "done"),
        ("called: {call: guidelines}", "1S", "done"),
        ("called: {call: guidelines}", "2S", "missed"),
        ("called: {call: guidelines, opening: yes}", "1S", "done"),
        ("called: {call: guidelines, opening: no}", "1S", "open"),
        ("called: {call: pass, time: 2}", "1S", "open"),
    ],
)
def test_a_call_is_judged(task: str, moves: str, state: str) -> None:
    assert marks(told(QUIET, task), *moves.split()) == [state]


def test_calls_are_made_as_they_are_laid_down_and_then_by_the_players() -> None:
    given = told("calls: {N: 1C 1C 2C, E: 1D}\nstop: 1 call")
    state = called(given, "1H")
    assert [event.call.name for event in state.log if isinstance(event, ev.Called)] == ["1C", "1D", "1H"]
    assert runner.is_stopped(practice(given), state)
    state = called(told("calls: {N: 1C 1C 2C, E: 1D}"), "1H")
    # One club again is not allowed, so North thinks for itself.
    assert [event.call.name for event in state.log if isinstance(event, ev.Called)][4:5] != ["1C"]


def test_the_learners_own_calls_can_be_laid_down() -> None:
    given = told("calls: {N: pass, E: pass, S: 4S, W: pass}\nstop: contract", "won: {tricks: goal}")
    t = called(given).table
    assert (t.declarer, t.contract) == (Seat.SOUTH, ev.Contract(SPADES, 10, "undoubled"))


def test_pass_or_play_and_ten_or_seven() -> None:
    play = told("", "called: {call: play}", table=COLOURS)
    assert marks(play, "play") == ["done"]
    assert marks(play, "pass") == ["missed"]
    passed = "calls: {N: pass, E: pass, S: pass, W: pass}\n"
    target = told(passed, "targeted: {terms: seven}", "chose: {strain: longest}", table=COLOURS)
    assert marks(target, "seven", "R") == ["done", "done"]
    assert marks(target, "ten", "B") == ["missed", "missed"]


def test_which_count_is_meant() -> None:
    given = told(
        "options: {announcing: players}\n",
        "announced: {measure: longest}",
        "announced: {measure: strength}",
        table=COLOURS,
    )
    assert marks(given, "play", "R", "15", "6") == ["done", "done"]
    assert marks(given, "play", "R", "14", "6")[1] == "missed"


# --- what cannot be done


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("```table\ngame: contract\nstop: 1 call\n```\n```task\ndo: {targeted: {terms: ten}}", [(9, "nobody managed")]),
        ("```table\ngame: contract\nstop: 1 call\n```\n```task\ndo: {called: {call: play}}", [(9, "nobody managed")]),
        (
            "```table\ngame: first-tricks\nhands: {N: 3..., E: K..., S: A..., W: 4...}\n```\n"
            "```task\ndo: {won: {tricks: 1}}\ndone: A\nmissed: B\n```\n```task\ndo: {played: {suit: H}}",
            [(14, "nobody managed")],
        ),
        (
            "```table\ngame: contract\nstop: 1 call\n```\n"
            "```task\ndo: {called: {call: pass}}\ndone: A\nmissed: B\n```\n```task\ndo: {called: {call: bid}}",
            [(5, "all of these tasks at once")],
        ),
        (
            "```table\ngame: contract\ncalls: {N: 1S 1H}\nstop: 1 call\n```\n```task\ndo: {called: {call: pass}}",
            [(7, "North never gets to call 1H")],
        ),
        (
            "```table\ngame: heroes\ncontract: heroic C\ndealer: S\nstop: 1 trick\n```\n"
            "```task\ndo: {played: {trick: 1}}",
            [(7, "Nobody ever chooses this contract here. What is chosen here: ")],
        ),
        (
            "```table\ngame: heroes\ndealer: S\nstop: contract\n```\n```task\ndo: {chose: {terms: slam, strain: C}}",
            [(10, "What is chosen here: hero C, hero D")],
        ),
        (
            "```table\ngame: first-tricks\nhands: {N: 3..., E: K..., S: A..., W: 4...}\n```\n"
            "```task\ndo: [{played: {suit: S}}, {won: {tricks: 1}}, {played: {suit: H}}]",
            [(9, "all came as far as step 3 of 3, “played”")],
        ),
    ],
)
def test_what_cannot_be_done_is_told_with_its_line(text: str, says: list[tuple[int, str]]) -> None:
    given, faults = read_lesson(HEAD + f"## Part\n{text}\ndone: A\nmissed: B\n```\n", "wrong")
    assert given is not None, faults.found
    prove(given, faults)
    assert [fault.line for fault in faults.found] == [line + 1 for line, _ in says], faults.found
    assert all(words in fault.said() for fault, (_, words) in zip(faults.found, says, strict=True))
