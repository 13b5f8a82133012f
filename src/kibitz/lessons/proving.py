"""Whether the tasks of a lesson can be done: its tables are played, by the maxims, with care, and ever more wildly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from kibitz.analysis.solver import Position, Solver
from kibitz.bots.maxims.learner import SimpleBot
from kibitz.cards import Seat
from kibitz.engine import State, act, view
from kibitz.engine import events as ev
from kibitz.engine.table import Table
from kibitz.lessons import runner
from kibitz.lessons.judging import TaskAim, aims
from kibitz.lessons.lesson import ContractDeed, Lesson, Practice, Question, Task
from kibitz.lessons.lesson_faults import LessonFaults
from kibitz.lessons.runner import Bookmark
from kibitz.lessons.suit_answers import prove_suit

TRIES: Final = 200
AIMED: Final = 1
"""The try at which the learner does what the tasks ask for, wherever they ask for something."""
SEEING: Final = 2
"""The try at which, moreover, the learner's side plays as if it saw all cards."""
_WILDEST: Final = 0.7
"""The share of the learner's moves that are made by chance in the end."""
_NAMED: Final = 12
"""So many moves that nobody has foreseen are named."""


def tried(lesson: Lesson, at: int, attempt: int) -> tuple[Practice, State]:
    """The table in the block at that place played once to its stop; the others play as the learner's bots do."""
    practice, state, _ = _tried(lesson, at, attempt)
    return practice, state


def _tried(lesson: Lesson, at: int, attempt: int) -> tuple[Practice, State, list[TaskAim]]:
    """The same, with what the tasks wanted at each of the learner's turns of a try that is aimed."""
    practice = lesson.blocks[at]
    assert isinstance(practice, Practice)
    rng = Random(attempt)
    bot, solver = SimpleBot(rng), Solver() if attempt == SEEING else None
    state = runner.opened(lesson, Bookmark(lesson.name, at), seed=f"{attempt:064x}", salt="0" * 32)
    seen: list[TaskAim] = []
    while not runner.is_stopped(practice, state):
        player, moves = next(iter(state.turns.items()))
        if laid_down := runner.by_itself(practice, state):
            state = act(state, *laid_down)
            continue
        if (player is practice.you and attempt % 2 == AIMED % 2) or (attempt == SEEING and player is practice.you):
            wanted = aims(practice, state.game, state.log, moves)
            seen += wanted
            moves = (*_aimed(moves, wanted),)
        wild = player is practice.you and attempt > SEEING and rng.random() < min(_WILDEST, attempt / 20)
        if wild:
            move = rng.choice(moves)
        elif solver is not None and player is practice.you and isinstance(moves[0], ev.Played):
            move = _best(state.table, moves, solver)
        else:
            chosen = bot.choose(view(state, player))
            move = chosen if chosen in moves else moves[0]
        state = act(state, player, move)
    return practice, state, seen


def _aimed(moves: Sequence[ev.Move], wanted: Sequence[TaskAim]) -> Sequence[ev.Move]:
    """The moves that bring a task on, or at least spoil none."""
    spoil = {move for aim in wanted for move, _ in aim.wrong}
    good = {move for aim in wanted for move in aim.right} - spoil
    return [m for m in moves if m in good] or [m for m in moves if m not in spoil] or moves


def _best(t: Table, moves: Sequence[ev.Move], solver: Solver) -> ev.Move:
    """A card that costs no trick when all cards are seen; of those the lowest."""
    assert t.strain is not None
    leader = t.trick[0].seat if t.trick else next(move.seat for move in moves if isinstance(move, ev.Played))
    tricks = solver.solve_cards(Position(t.hands, t.strain, leader, [play.card for play in t.trick]))
    plays = [move for move in moves if isinstance(move, ev.Played)]
    return max(plays, key=lambda move: (tricks[move.card], -move.card.rank))


def prove(lesson: Lesson, faults: LessonFaults) -> None:
    """Note every task that nobody managed in so many tries, what is laid down and never called or chosen, and
    answers about a suit that are not right.

    What is no mistake is noted beside them: wrong moves that nobody has foreseen.
    """
    for at, block in enumerate(lesson.blocks):
        if isinstance(block, Practice) and (block.tasks or block.calls or block.contract):
            _prove(lesson, at, block, faults)
            _foresee(lesson, at, block, faults)
        elif isinstance(block, Question):
            prove_suit(block, faults)


def _prove(lesson: Lesson, at: int, practice: Practice, faults: LessonFaults) -> None:
    undone = {number for number, task in enumerate(practice.tasks) if not task.quiet}
    together = not undone
    unheard = {(seat, number) for seat, calls in practice.calls.items() for number in range(len(calls))}
    chosen = practice.contract is None
    furthest: Counter[int] = Counter()
    others: set[str] = set()
    for attempt in range(TRIES):
        _, state = tried(lesson, at, attempt)
        look = runner.looked(practice, state)
        undone -= {number for number, mark in enumerate(look.tasks) if mark.state == "done"}
        together = together or look.is_done(practice)
        unheard -= _heard(practice, state)
        t = state.table
        if t.contract is not None:
            chosen = chosen or practice.contract == (t.contract.terms, t.contract.strain)
            others.add(f"{t.contract.terms} {t.contract.strain}")
        if together and chosen and not unheard:
            return
        for number in undone:
            furthest[number] = max(furthest[number], look.tasks[number].steps)
    for number in sorted(undone):
        _unmanaged(practice.tasks[number], furthest[number], others, faults)
    if not chosen:
        where = faults.where(practice.line, "contract")
        if others:
            faults.add(where, "check-contract-never-chosen", others=", ".join(sorted(others)))
        else:
            faults.add(where, "check-no-contract-chosen")
    if not together and not undone:
        faults.add(practice.line, "check-not-all-at-once", tries=TRIES)
    for seat, number in sorted(unheard):
        call = practice.calls[seat][number]
        faults.add(faults.where(practice.line, "calls"), "check-never-calls", seat=seat.value, call=call.name)


def _unmanaged(task: Task, done: int, others: set[str], faults: LessonFaults) -> None:
    """Note where all tries ended; of a contract which ones there are."""
    kind, steps = str(task.do[done].__struct_config__.tag), len(task.do)
    if isinstance(task.do[done], ContractDeed) and others:
        faults.add(task.line, "check-contract-never-chosen", others=", ".join(sorted(others)))
        return
    if steps == 1:
        faults.add(task.line, "check-never-managed", tries=TRIES, kind=kind)
    else:
        faults.add(task.line, "check-managed-in-part", tries=TRIES, kind=kind, step=done + 1, steps=steps)


def _foresee(lesson: Lesson, at: int, practice: Practice, faults: LessonFaults) -> None:
    """Note the wrong moves on the way of who does everything right that only `missed` answers."""
    unforeseen: dict[int, dict[str, None]] = {}
    wanted = _tried(lesson, at, AIMED)[2]
    for aim in wanted:
        wrong = {move for each in wanted if each.task == aim.task for move, _ in each.wrong}
        if len(practice.tasks[aim.task].do) == 1 and len(wrong) == 1:
            continue  # `missed` is said of that one alone
        found = unforeseen.setdefault(aim.task, {})
        found |= {_named(move): None for move, reply in aim.wrong if not reply}
    for number, moves in unforeseen.items():
        task = practice.tasks[number]
        if moves and not task.quiet:
            names, more = ", ".join([*moves][:_NAMED]), max(0, len(moves) - _NAMED)
            faults.note(task.line, "check-unforeseen", moves=names, more=more)


def _named(move: ev.Move) -> str:
    """A move as an author writes it; what no task asks for has the name of its kind."""
    if isinstance(move, ev.Played):
        return move.card.name
    if isinstance(move, ev.Called):
        return move.call.name
    if isinstance(move, ev.Announced):
        return str(move.number)
    if isinstance(move, ev.Chose):
        return f"{move.contract.terms} {move.contract.strain}"
    return str(move.terms) if isinstance(move, ev.Targeted) else type(move).__name__.lower()


def _heard(practice: Practice, state: State) -> set[tuple[Seat, int]]:
    """The calls that were made as they are laid down."""
    heard: set[tuple[Seat, int]] = set()
    for seat, calls in practice.calls.items():
        made = [event.call for event in state.log if isinstance(event, ev.Called) and event.seat is seat]
        heard |= {(seat, number) for number, pair in enumerate(zip(made, calls, strict=False)) if pair[0] is pair[1]}
    return heard
