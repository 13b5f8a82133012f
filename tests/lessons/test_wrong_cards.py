"""What a lesson says of a card against what the card brings, all hands seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import Struct

from kibitz.analysis.solver import Position, Solver
from kibitz.bots.levels import LEVELS
from kibitz.bots.maxims.learner import SimpleBot
from kibitz.cards import Card, Seat, card
from kibitz.engine import State, act, view
from kibitz.engine import events as ev
from kibitz.lessons import runner
from kibitz.lessons.judging import aims
from kibitz.lessons.lesson import Lesson, Practice, TrickDeed
from kibitz.lessons.runner import Bookmark
from kibitz.lessons.shelf import shelf

LESSONS = shelf()
COSTS_A_TRICK = ["1-first-tricks", "4-trumps", "play-11-second-hand", "play-12-third-hand", "play-14-reading-signals"]
"""Lessons in which every card that is not wanted costs a trick."""
SLIPS = {
    ("play-01-count", 1): "H6 H3 C9 C8 C3",
    ("play-02-long-suit", 0): "S4 S2 H6 H3 CA C6 C5",
    ("play-03-driving-out", 0): "S4 S2 H6 H3 C6 C5",
    ("play-04-finesse", 1): "SJ",
    ("play-05-entries", 1): "SK",
    ("play-06-hold-up", 0): "HA",
    ("play-07-trumps", 0): "D6 D2 C7 C4 C3",
    ("play-07-trumps", 1): "SK SQ SJ ST S5",
    ("play-08-ruffs", 0): "C8 DA D9 D6 D3 D2",
    ("play-09-discards", 0): "HQ HJ HT H9 H4",
    ("play-10-leads", 0): "S4 H8 H5 C9 C6 C3 DA D7 D2",
    ("play-11-second-hand", 1): "DA",
    ("play-12-third-hand", 1): "S9 S3",
    ("play-13-partners-suit", 1): "S7 C6 C5 C3 DK DJ D8 D7 D4 D2",
    ("play-14-reading-signals", 1): "HJ HT H6 H2",
    ("play-15-counting", 0): "SK S5 S4",
    ("play-16-safety", 0): "SQ",
    ("play-17-endplay", 0): "H6 H4",
}
"""What each lesson in card play warns of, at the deal that turns on it: which of its tables, and the cards."""


class Choice(Struct, frozen=True):
    """The learner's tricks in all with the best card that a task asks for, and with each that it turns down."""

    right: int
    turned_down: dict[Card, int]

    @property
    def wrong(self) -> int:
        """With the best of those."""
        return max(self.turned_down.values())


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
                    yield Choice(won + brings[chosen.card], {card: won + brings[card] for card in wrong})
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


def deal_of(name: str, number: int) -> tuple[int, Practice, int]:
    """That table of the lesson, where it is, and the tricks that are asked for there."""
    at, practice = [(at, block) for at, block in enumerate(LESSONS[name].blocks) if isinstance(block, Practice)][number]
    needed = next(deed.tricks for task in practice.tasks for deed in task.do if isinstance(deed, TrickDeed))
    assert isinstance(needed, int) and practice.stop.at == "end"
    return at, practice, needed


def tricks_of_a_pupil(name: str, number: int, level: str, slip: Card | None = None) -> int:
    """A pupil who does what the lesson asks for, or makes one slip, and goes on as a player of that level."""
    at, practice, _ = deal_of(name, number)
    state = runner.opened(LESSONS[name], Bookmark(name, at), seed="1" * 64, salt="0" * 32)
    others = {seat: LEVELS[practice.levels.get(seat, "beginner")](1) for seat in Seat}
    pupil, slipped = LEVELS[level](1), slip is None
    while not state.over:
        player, moves = next(iter(state.turns.items()))
        if laid_down := runner.by_itself(practice, state):
            state = act(state, *laid_down)
            continue
        if player is not practice.you:
            state = act(state, player, others[player].choose(view(state, player)))
            continue
        chosen = pupil.choose(view(state, player))
        wanted = aims(practice, state.game, state.log, moves)
        wrong = {move.card: move for aim in wanted for move, _ in aim.wrong if isinstance(move, ev.Played)}
        if not slipped and slip in wrong:
            chosen, slipped = wrong[slip], True
        elif slip is None or not slipped:
            right = [move for aim in wanted for move in aim.right if isinstance(move, ev.Played)]
            chosen = chosen if not right or chosen in right else min(right, key=lambda move: move.card.rank)
        state = act(state, player, chosen)
    assert slipped, f"{slip} is never turned down"
    return state.table.won[state.table.place(practice.you).side]


def test_every_lesson_in_card_play_has_a_deal_that_turns_on_what_it_teaches() -> None:
    assert {name for name, _ in SLIPS} == {name for name in LESSONS if name.startswith("play-")}


@pytest.mark.parametrize(("name", "number"), SLIPS)
def test_right_play_wins_the_deal_and_one_slip_loses_it(name: str, number: int) -> None:
    at, practice, needed = deal_of(name, number)
    slips = [card(each) for each in SLIPS[name, number].split()]
    state = runner.opened(LESSONS[name], Bookmark(name, at), seed="1" * 64, salt="0" * 32)
    found = list(_at_table(practice, state))
    assert all(each.right >= needed for each in found)
    against_best_play = {card: tricks for each in found for card, tricks in each.turned_down.items() if card in slips}
    assert against_best_play and all(tricks < needed for tricks in against_best_play.values())
    for level in ("learner", "club"):
        assert tricks_of_a_pupil(name, number, level) >= needed, level
    lost = [tricks_of_a_pupil(name, number, "learner", slip) for slip in slips]
    lost += [tricks_of_a_pupil(name, number, "club", slip) for slip in slips[:2]]
    assert all(tricks < needed for tricks in lost), dict(zip(slips, lost, strict=False))
