"""Whether the tasks of a lesson can be done: its tables are played, by the maxims at first and ever more wildly."""

from __future__ import annotations

from random import Random
from typing import Final

from kibitz.bots.maxims.learner import SimpleBot
from kibitz.cards import Seat
from kibitz.engine import State, act, view
from kibitz.engine import events as ev
from kibitz.lessons import runner
from kibitz.lessons.lesson import Lesson, Practice
from kibitz.lessons.runner import Bookmark
from kibitz.lessons.slips import Slips

TRIES: Final = 200
_WILDEST: Final = 0.7
"""The share of the learner's moves that are made by chance in the end."""


def tried(lesson: Lesson, at: int, attempt: int) -> tuple[Practice, State]:
    """The table in the block at that place played once to its stop; the others play as the learner's bots do."""
    practice = lesson.blocks[at]
    assert isinstance(practice, Practice)
    rng = Random(attempt)
    bot = SimpleBot(rng)
    state = runner.opened(lesson, Bookmark(lesson.name, at), seed=f"{attempt:064x}", salt="0" * 32)
    while not runner.is_stopped(practice, state):
        player, moves = next(iter(state.turns.items()))
        if laid_down := runner.by_itself(practice, state):
            player, move = laid_down
        else:
            wild = player is practice.you and rng.random() < min(_WILDEST, attempt / 20)
            move = rng.choice(moves) if wild else bot.choose(view(state, player))
        state = act(state, player, move)
    return practice, state


def prove(lesson: Lesson, slips: Slips) -> None:
    """Note every task that nobody managed in so many tries, and what is laid down and never called or chosen."""
    for at, block in enumerate(lesson.blocks):
        if isinstance(block, Practice) and (block.tasks or block.calls or block.contract):
            _prove(lesson, at, block, slips)


def _prove(lesson: Lesson, at: int, practice: Practice, slips: Slips) -> None:
    undone = {number for number, task in enumerate(practice.tasks) if not task.quiet}
    together = not undone
    unheard = {(seat, number) for seat, calls in practice.calls.items() for number in range(len(calls))}
    chosen = practice.contract is None
    for attempt in range(TRIES):
        _, state = tried(lesson, at, attempt)
        look = runner.looked(practice, state)
        undone -= {number for number, mark in enumerate(look.tasks) if mark.state == "done"}
        together = together or look.is_done(practice)
        unheard -= _heard(practice, state)
        t = state.table
        chosen = chosen or (t.contract is not None and practice.contract == (t.contract.terms, t.contract.strain))
        if together and chosen and not unheard:
            return
    for number in sorted(undone):
        slips.add(practice.tasks[number].line, f"In {TRIES} tries nobody managed this.")
    if not chosen:
        slips.add(slips.where(practice.line, "contract"), "Nobody ever chooses this contract here.")
    if not together and not undone:
        slips.add(practice.line, f"In {TRIES} tries nobody managed all of these tasks at once.")
    for seat, number in sorted(unheard):
        call = practice.calls[seat][number]
        slips.add(slips.where(practice.line, "calls"), f"{seat.label} never gets to call {call.name} here.")


def _heard(practice: Practice, state: State) -> set[tuple[Seat, int]]:
    """The calls that were made as they are laid down."""
    heard: set[tuple[Seat, int]] = set()
    for seat, calls in practice.calls.items():
        made = [event.call for event in state.log if isinstance(event, ev.Called) and event.seat is seat]
        heard |= {(seat, number) for number, pair in enumerate(zip(made, calls, strict=False)) if pair[0] is pair[1]}
    return heard
