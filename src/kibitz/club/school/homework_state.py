"""The log of a piece of homework and its state: what was set, who has begun, and what came of each task."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from kibitz.engine.text import Text
from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import LedgerLine, seconds


class DealTask(Struct, frozen=True, tag_field="task", tag="deal", forbid_unknown_fields=True):
    """A deal to be played: the code of its cards. Its number in the homework is that of its board."""

    code: str


class PuzzleTask(Struct, frozen=True, tag_field="task", tag="puzzle", forbid_unknown_fields=True):
    """A puzzle to be answered, once."""

    puzzle: str


HomeworkTask = DealTask | PuzzleTask


class HomeworkSet(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A teacher set it: tasks in their order, how bots play, and until when. Tasks are counted from 1."""

    title: str
    game: str
    options: Mapping[str, Any]
    tasks: tuple[HomeworkTask, ...]
    bots: str
    until: float | None = None
    together: bool = False
    """Pupils may sit down at each other's tables."""
    hints: bool = False


class HomeworkBegun(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody began, known by an identity of the server, or is called otherwise from now on."""

    pupil: int
    name: str
    identity: str


class HomeworkSeated(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pupil has a seat at a live table: one opened for it, or a friend's."""

    pupil: int
    table: str
    seat: int


class HomeworkPlayed(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal was played to its end: in words, and what it brought the side of each pupil at the table."""

    task: int
    table: str
    deal: int
    said: Text
    points: Mapping[int, int]


class TrickGivenAway(Struct, frozen=True, forbid_unknown_fields=True):
    """A mistake: whose, how many tricks it gave away on average, in words, and what the coach says of it."""

    pupil: int
    tricks: float
    said: Text
    lesson: tuple[Text, ...] = ()
    card: int | None = None
    """Which of all cards played, from 0, where that was noted."""


class CardsRight(Struct, frozen=True, forbid_unknown_fields=True):
    """Of the cards that mattered, how many were best."""

    right: int
    choices: int


class HomeworkWeighed(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards of a deal have been judged by what could be known when they were played."""

    table: str
    deal: int
    losses: tuple[TrickGivenAway, ...] = ()
    right: Mapping[int, CardsRight] = {}


class HomeworkAnswered(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A puzzle was answered."""

    pupil: int
    task: int
    answer: str
    is_right: bool


class HomeworkDateMoved(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another date, or none; the homework is open again until then."""

    until: float | None


HomeworkLine = (
    HomeworkSet
    | HomeworkBegun
    | HomeworkSeated
    | HomeworkPlayed
    | HomeworkWeighed
    | HomeworkAnswered
    | HomeworkDateMoved
)


class TaskDone(Struct, frozen=True):
    """What a pupil has made of a task. Of a deal `losses` and `cards` are None until it has been weighed."""

    at: float
    is_late: bool
    is_right: bool | None = None
    answer: str | None = None
    points: int | None = None
    said: Text | None = None
    table: str | None = None
    deal: int | None = None
    losses: tuple[TrickGivenAway, ...] | None = None
    cards: CardsRight | None = None


class HomeworkPupil(Struct, frozen=True):
    number: int
    name: str
    identity: str
    table: str | None = None
    done: Mapping[int, TaskDone] = {}


class Homework(Struct, frozen=True):
    """All that is known of a piece of homework. `tables` has which pupil sits where."""

    opened: HomeworkSet
    until: float | None
    pupils: Mapping[int, HomeworkPupil] = {}
    tables: Mapping[str, Mapping[int, int]] = {}
    """By the code of the live table: pupils by their seats, in the order of the table's players."""

    def pupil_of(self, identity: str) -> HomeworkPupil | None:
        return next((each for each in self.pupils.values() if each.identity == identity), None)

    def is_open(self, now: float) -> bool:
        return self.until is None or now <= self.until

    @property
    def deals(self) -> dict[int, str]:
        """The codes of all deals by the numbers of their tasks."""
        tasks = enumerate(self.opened.tasks, 1)
        return {number: task.code for number, task in tasks if isinstance(task, DealTask)}


def homework_after(state: Homework, line: HomeworkLine) -> Homework:
    """The state after one more line."""
    match line:
        case HomeworkSet():
            return state
        case HomeworkBegun(pupil=pupil, name=name, identity=identity):
            known = state.pupils.get(pupil, HomeworkPupil(pupil, name, identity))
            return _with(state, replace(known, name=name))
        case HomeworkSeated(pupil=pupil, table=table, seat=seat):
            seats = {**state.tables.get(table, {}), seat: pupil}
            state = replace(state, tables={**state.tables, table: seats})
            return _with(state, replace(state.pupils[pupil], table=table))
        case HomeworkPlayed():
            return _played(state, line)
        case HomeworkWeighed():
            return _weighed(state, line)
        case HomeworkAnswered(pupil=pupil, task=task, answer=answer, is_right=is_right):
            return _done(
                state, pupil, task, TaskDone(seconds(line.at), _late(state, seconds(line.at)), is_right, answer)
            )
        case HomeworkDateMoved(until=until):
            return replace(state, until=until)
        case _:
            assert_never(line)


def _played(state: Homework, line: HomeworkPlayed) -> Homework:
    for pupil, points in line.points.items():
        done = TaskDone(
            seconds(line.at),
            _late(state, seconds(line.at)),
            points=points,
            said=line.said,
            table=line.table,
            deal=line.deal,
        )
        state = _done(state, pupil, line.task, done)
    return state


def _weighed(state: Homework, line: HomeworkWeighed) -> Homework:
    for pupil in state.pupils.values():
        for task, done in pupil.done.items():
            if (done.table, done.deal) == (line.table, line.deal):
                losses = tuple(each for each in line.losses if each.pupil == pupil.number)
                weighed = replace(done, losses=losses, cards=line.right.get(pupil.number))
                state = _with(state, replace(pupil, done={**pupil.done, task: weighed}))
    return state


def _done(state: Homework, pupil: int, task: int, done: TaskDone) -> Homework:
    who = state.pupils[pupil]
    return _with(state, replace(who, done={**who.done, task: done}))


def _with(state: Homework, pupil: HomeworkPupil) -> Homework:
    return replace(state, pupils={**state.pupils, pupil.number: pupil})


def _late(state: Homework, at: float) -> bool:
    return not state.is_open(at)


HOMEWORK: Final = LedgerKind[HomeworkLine, Homework](
    "homework", 1, HomeworkLine, HomeworkSet, lambda first: Homework(first, first.until), homework_after
)
