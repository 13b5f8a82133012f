"""A piece of homework as a pupil sees it, and as its teacher does. No answer goes to who has not given one."""

from __future__ import annotations

import time
from typing import Final

from kibitz.app import wording as w
from kibitz.app.ledgers.audience import Showing
from kibitz.app.subjects.homework.messages import (
    HomeworkFriend,
    HomeworkPicture,
    HomeworkResults,
    HomeworkTaskHead,
    PlayedThere,
    PupilCell,
    PupilRow,
    PupilWork,
    TaskLine,
    WorkLine,
    WorkLoss,
)
from kibitz.club.school.homework_state import DealTask, Homework, HomeworkPupil, TaskDone
from kibitz.games.registry import GAMES


def draw_sheet(code: str, state: Homework, identity: str | None) -> HomeworkPicture:
    """For whoever has that identity."""
    me = state.pupil_of(identity) if identity else None
    opened = state.opened
    return HomeworkPicture(
        code=code,
        title=opened.title,
        game=opened.game,
        until=state.until,
        is_open=state.is_open(time.time()),
        together=opened.together,
        name=me.name if me else None,
        table=me.table if me else None,
        tasks=tuple(_task(state, number, me) for number in range(1, len(opened.tasks) + 1)),
        friends=_friends(state, me),
    )


def draw_results(code: str, state: Homework) -> HomeworkResults:
    """The teacher's table."""
    heads = [
        HomeworkTaskHead(number, *(("deal", task.code) if isinstance(task, DealTask) else ("puzzle", task.puzzle)))
        for number, task in enumerate(state.opened.tasks, 1)
    ]
    opened = state.opened
    rows = {number: _row(pupil) for number, pupil in sorted(state.pupils.items())}
    return HomeworkResults(code, opened.title, opened.game, state.until, tuple(heads), rows)


def draw_work(request: int, state: Homework, pupil: HomeworkPupil) -> PupilWork:
    """What one pupil has done, task by task."""
    lines = tuple(
        WorkLine(
            task,
            done.is_late,
            done.said,
            done.points,
            done.is_right,
            None if done.losses is None else tuple(WorkLoss(each.said, each.lesson, each.card) for each in done.losses),
            _played(state, pupil, done),
        )
        for task, done in sorted(pupil.done.items())
    )
    return PupilWork(request, pupil.number, pupil.name, lines)


def _played(state: Homework, pupil: HomeworkPupil, done: TaskDone) -> PlayedThere | None:
    if done.table is None or done.deal is None:
        return None
    place = next(seat for seat, number in state.tables[done.table].items() if number == pupil.number)
    return PlayedThere(done.table, done.deal, place)


def _task(state: Homework, number: int, me: HomeworkPupil | None) -> TaskLine:
    kind = "deal" if isinstance(state.opened.tasks[number - 1], DealTask) else "puzzle"
    done = me.done.get(number) if me else None
    if done is None:
        return TaskLine(number, "deal" if kind == "deal" else "puzzle", is_done=False)
    deal = done.deal if me is not None and done.table == me.table else None
    return TaskLine(number, "deal" if kind == "deal" else "puzzle", True, done.is_right, done.said, done.points, deal)


def _friends(state: Homework, me: HomeworkPupil | None) -> tuple[HomeworkFriend, ...]:
    """At whose tables somebody without one can sit down."""
    if not state.opened.together or (me is not None and me.table is not None):
        return ()
    places = GAMES[state.opened.game].players
    hosts = {min(seats.values()) for seats in state.tables.values() if len(seats) < places}
    return tuple(HomeworkFriend(host, state.pupils[host].name) for host in sorted(hosts))


def _row(pupil: HomeworkPupil) -> PupilRow:
    cards = [done.cards for done in pupil.done.values() if done.cards is not None]
    return PupilRow(
        pupil.number,
        pupil.name,
        tuple(_cell(task, done) for task, done in sorted(pupil.done.items())),
        sum(each.right for each in cards),
        sum(each.choices for each in cards),
    )


def _cell(task: int, done: TaskDone) -> PupilCell:
    mistakes = None if done.losses is None else len(done.losses)
    return PupilCell(task, done.is_late, done.is_right, done.points, mistakes)


HOMEWORK_RESULTS: Final = Showing[Homework, HomeworkResults](
    "homework_results",
    lambda ledger, _teaches: draw_results(ledger.code, ledger.state),
    otherwise=w.NOT_THE_RESULTS,
    needs_secret=True,
)
"""For the teacher: the rows of pupils."""
HOMEWORK_SHEET: Final = Showing[Homework, HomeworkPicture](
    "homework",
    lambda ledger, _teaches: draw_sheet(ledger.code, ledger.state, None),
    lambda ledger, connection, _drawn: draw_sheet(ledger.code, ledger.state, connection.identity),
)
"""For a pupil: the pupil's own."""
