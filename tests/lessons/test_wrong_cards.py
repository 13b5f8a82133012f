"""What a lesson says of a card against what the card brings, all hands seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import Struct

from kibitz.analysis.solver import Position, Solver
from kibitz.bots.maxims.learner import SimpleBot
from kibitz.cards import Card
from kibitz.engine import State, act, view
from kibitz.engine import events as ev
from kibitz.lessons import runner
from kibitz.lessons.judging import aims
from kibitz.lessons.lesson import Lesson, Practice, TrickDeed
from kibitz.lessons.runner import Bookmark
from kibitz.lessons.shelf import shelf

LESSONS = shelf()
COSTS_A_TRICK = [
    *("1-first-tricks", "4-trumps", "play-08-ruffs", "play-11-second-hand", "play-12-third-hand"),
    "play-14-reading-signals",
]
"""Lessons in which every card that is not wanted costs a trick."""
DECIDES = ["play-11-second-hand", "play-12-third-hand", "play-13-partners-suit", "play-14-reading-signals"]
"""Lessons whose last deal is won with what they teach, and lost without it."""


class Choice(Struct, frozen=True):
    """The learner's tricks in all with the best card that a task asks for, and with the best that it does not."""

    right: int
    wrong: int


def choices(lesson: Lesson) -> Iterator[Choice]:
    """Each moment in which a task asks for a card."""
    for at, block in enumerate(lesson.blocks):
        if isinstance(block, Practice) and block.tasks and (block.hands or block.again):
            state = runner.opened(lesson, Bookmark(lesson.name, at), seed="1" * 64, salt="0" * 32)
            yield from _at_table(block, state)


def _at_table(practice: Practice, state: State) -> Iterator[Choice]:
    """The learner does what is asked, with the card that brings most; bots play the others."""
    bot, solver = SimpleBot(Random(1)), Solver()
    while not runner.is_stopped(practice, state):
        player, moves = next(iter(state.turns.items()))
        if laid_down := runner.by_itself(practice, state):
            state = act(state, *laid_down)
            continue
        chosen = bot.choose(view(state, player))
        if player is practice.you:
            wanted = aims(practice, state.game, state.log, moves)
            right = [move for aim in wanted for move in aim.right]
            wrong = [move.card for aim in wanted for move, _ in aim.wrong if isinstance(move, ev.Played)]
            if isinstance(moves[0], ev.Played):
                brings = _tricks(state, moves[0], solver)
                plays = [move for move in right or moves if isinstance(move, ev.Played)]
                chosen = max(plays, key=lambda move: (brings[move.card], -move.card.rank))
                if right and wrong:
                    won = state.table.won[practice.you.side]
                    yield Choice(won + brings[chosen.card], won + max(brings[card] for card in wrong))
            elif right:
                chosen = chosen if chosen in right else right[0]
        state = act(state, player, chosen)


def _tricks(state: State, play: ev.Played, solver: Solver) -> dict[Card, int]:
    t = state.table
    assert t.strain is not None
    leader = t.trick[0].seat if t.trick else play.seat
    return dict(solver.solve_cards(Position(t.hands, t.strain, leader, [each.card for each in t.trick])))


@pytest.mark.parametrize("name", LESSONS)
def test_no_card_that_a_lesson_turns_down_is_better_than_what_it_asks_for(name: str) -> None:
    assert all(each.wrong <= each.right for each in choices(LESSONS[name]))


@pytest.mark.parametrize("name", COSTS_A_TRICK)
def test_where_a_card_is_said_to_cost_a_trick_it_does(name: str) -> None:
    found = list(choices(LESSONS[name]))
    assert found and all(each.wrong < each.right for each in found)


@pytest.mark.parametrize("name", DECIDES)
def test_the_last_deal_is_won_with_what_the_lesson_teaches_and_lost_without(name: str) -> None:
    last = [block for block in LESSONS[name].blocks if isinstance(block, Practice)][-1]
    needed = next(deed.tricks for task in last.tasks for deed in task.do if isinstance(deed, TrickDeed))
    assert isinstance(needed, int)
    state = runner.opened(LESSONS[name], Bookmark(name, LESSONS[name].blocks.index(last)), seed="1" * 64, salt="0" * 32)
    found = list(_at_table(last, state))
    assert all(each.right >= needed for each in found)
    assert found[-1].wrong < needed
