"""What may happen next to a piece of homework: each function makes lines for its log, or says why it cannot be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kibitz.club.school.homework_state import (
    Homework,
    HomeworkAnswered,
    HomeworkBegun,
    HomeworkDateMoved,
    HomeworkPlayed,
    HomeworkSeated,
    HomeworkSet,
    HomeworkTask,
    HomeworkWeighed,
    PuzzleTask,
)
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template, Text
from kibitz.ledger.lines import stamp

NO_HOMEWORK_TITLE: Final = Template("homework-no-homework-title")
HOW_MANY_TASKS: Final = Template("homework-how-many-tasks")
DATE_IS_PAST: Final = Template("homework-date-is-past")
HOMEWORK_IS_OVER: Final = Template("homework-homework-is-over")
HOMEWORK_IS_FULL: Final = Template("homework-homework-is-full")
CALLED_SO_HERE: Final = Template("homework-called-so-here")
NOT_BEGUN_YET: Final = Template("homework-not-begun-yet")
NO_SUCH_TASK: Final = Template("homework-no-such-task")
ANSWERED_ALREADY: Final = Template("homework-answered-already")
NOT_WITH_OTHERS: Final = Template("homework-not-with-others")
NO_SEAT_THERE: Final = Template("homework-no-seat-there")

LONGEST_NAME: Final = 40
MOST_TASKS: Final = 32
MOST_PUPILS: Final = 200
SEATS_IN_ORDER: Final = {4: (2, 0, 1, 3), 3: (0, 1, 2)}
"""In which order the seats of a table are taken: of four South first, as everybody knows the diagram, then partner."""


class HomeworkError(Objection):
    """That cannot happen now; nothing has changed."""


def homework_set(
    title: str,
    game: str,
    options: Mapping[str, Any],
    tasks: Sequence[HomeworkTask],
    now: float,
    *,
    bots: str,
    until: float | None = None,
    together: bool = False,
    hints: bool = False,
) -> HomeworkSet:
    """New homework."""
    plain = " ".join(title.split())
    if not 1 <= len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise HomeworkError(NO_HOMEWORK_TITLE(most=LONGEST_NAME))
    if not 1 <= len(tasks) <= MOST_TASKS:
        raise HomeworkError(HOW_MANY_TASKS(most=MOST_TASKS))
    _in_future(until, now)
    return HomeworkSet(
        at=stamp(now),
        title=plain,
        game=game,
        options=options,
        tasks=tuple(tasks),
        bots=bots,
        until=until,
        together=together,
        hints=hints,
    )


def begun(
    state: Homework, name: str, identity: str, alike: Callable[[str, str], bool], now: float
) -> tuple[HomeworkBegun, ...]:
    """Somebody begins, or comes back, perhaps with another name; nothing to write if all is as it was."""
    known = state.pupil_of(identity)
    if known is not None and known.name == name:
        return ()
    _is_open(state, now)
    if any(alike(name, each.name) for each in state.pupils.values() if each is not known):
        raise HomeworkError(CALLED_SO_HERE(name=name))
    if known is None and len(state.pupils) >= MOST_PUPILS:
        raise HomeworkError(HOMEWORK_IS_FULL(most=MOST_PUPILS))
    number = known.number if known else len(state.pupils) + 1
    return (HomeworkBegun(at=stamp(now), pupil=number, name=name, identity=identity),)


def sat_down(state: Homework, pupil: int, table: str, places: int, now: float) -> HomeworkSeated:
    """At a table of one's own, in its first seat."""
    _is_open(state, now)
    return HomeworkSeated(at=stamp(now), pupil=pupil, table=table, seat=SEATS_IN_ORDER[places][0])


def sat_beside(state: Homework, pupil: int, friend: int, places: int, now: float) -> HomeworkSeated:
    """At a friend's table, partners first; for who has no table yet."""
    _is_open(state, now)
    if not state.opened.together:
        raise HomeworkError(NOT_WITH_OTHERS())
    found = state.pupils.get(friend)
    table = found.table if found else None
    free = [seat for seat in SEATS_IN_ORDER[places] if table and seat not in state.tables[table]]
    if table is None or not free or state.pupils[pupil].table is not None:
        raise HomeworkError(NO_SEAT_THERE())
    return HomeworkSeated(at=stamp(now), pupil=pupil, table=table, seat=free[0])


def dealt_out(
    state: Homework, table: str, deal: int, task: int, said: Text, points: Mapping[int, int], at: float
) -> tuple[HomeworkPlayed, ...]:
    """A deal that is over, once."""
    new = {pupil: each for pupil, each in points.items() if task not in state.pupils[pupil].done}
    if not new or task not in state.deals:
        return ()
    return (HomeworkPlayed(at=stamp(at), task=task, table=table, deal=deal, said=said, points=new),)


def weighed(state: Homework, line: HomeworkWeighed) -> tuple[HomeworkWeighed, ...]:
    """What the cards of a deal cost, once."""
    waiting = any(
        (done.table, done.deal, done.losses) == (line.table, line.deal, None)
        for pupil in state.pupils.values()
        for done in pupil.done.values()
    )
    return (line,) if waiting else ()


def answered(
    state: Homework, identity: str, task: int, answer: str, right: Sequence[str], now: float
) -> HomeworkAnswered:
    """A puzzle is answered; the first answer counts."""
    pupil = state.pupil_of(identity)
    if pupil is None:
        raise HomeworkError(NOT_BEGUN_YET())
    _is_open(state, now)
    puzzle_in(state, task)
    if task in pupil.done:
        raise HomeworkError(ANSWERED_ALREADY())
    return HomeworkAnswered(at=stamp(now), pupil=pupil.number, task=task, answer=answer, is_right=answer in right)


def puzzle_in(state: Homework, task: int) -> str:
    """The key of the puzzle that is that task."""
    found = state.opened.tasks[task - 1] if 0 < task <= len(state.opened.tasks) else None
    if not isinstance(found, PuzzleTask):
        raise HomeworkError(NO_SUCH_TASK())
    return found.puzzle


def date_moved(state: Homework, until: float | None, now: float) -> HomeworkDateMoved:
    """Longer, shorter, or until this very moment."""
    if until is not None and until < now:
        until = now
    return HomeworkDateMoved(at=stamp(now), until=until)


def _is_open(state: Homework, now: float) -> None:
    if not state.is_open(now):
        raise HomeworkError(HOMEWORK_IS_OVER())


def _in_future(until: float | None, now: float) -> None:
    if until is not None and until <= now:
        raise HomeworkError(DATE_IS_PAST())
