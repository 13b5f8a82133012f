"""A piece of homework as a pupil sees it, and as its teacher does. No answer goes to who has not given one."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from kibitz.app.ledgers.audience import Showing
from kibitz.app.subjects.homework.messages import (
    HomeworkBook,
    HomeworkChanged,
    HomeworkFriend,
    HomeworkNews,
    HomeworkSheet,
    HomeworkTaskHead,
    PlayedThere,
    PupilCell,
    PupilRow,
    PupilWork,
    TaskLine,
    WorkLine,
    WorkLoss,
)
from kibitz.club.school.homework_log import DealTask, Homework, HomeworkPupil, TaskDone
from kibitz.games.registry import GAMES


def draw_sheet(code: str, state: Homework, identity: str | None, now: float) -> HomeworkSheet:
    """For whoever has that identity."""
    me = state.pupil_of(identity) if identity else None
    opened = state.opened
    return HomeworkSheet(
        code=code,
        title=opened.title,
        game=opened.game,
        until=state.until,
        now=now,
        is_open=state.is_open(now),
        together=opened.together,
        name=me.name if me else None,
        table=me.table if me else None,
        tasks=tuple(_task(state, number, me) for number in range(1, len(opened.tasks) + 1)),
        friends=_friends(state, me),
    )


def draw_book(request: int, code: str, state: Homework, now: float) -> HomeworkBook:
    """The teacher's table."""
    heads = [
        HomeworkTaskHead(number, *(("deal", task.code) if isinstance(task, DealTask) else ("puzzle", task.puzzle)))
        for number, task in enumerate(state.opened.tasks, 1)
    ]
    opened = state.opened
    rows = tuple(_row(state.pupils[number]) for number in sorted(state.pupils))
    return HomeworkBook(request, code, opened.title, opened.game, state.until, now, tuple(heads), rows)


class ResultsDrawn(Struct, frozen=True):
    """What a teacher sees that can change."""

    until: float | None
    rows: Mapping[int, PupilRow]


def _results_changed(code: str, before: ResultsDrawn | None, now: ResultsDrawn) -> HomeworkChanged | None:
    rows = {} if before is None else before.rows
    new = tuple(row for number, row in sorted(now.rows.items()) if rows.get(number) != row)
    return HomeworkChanged(code, now.until, new) if before is None or new or now.until != before.until else None


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
    lost = None if done.losses is None else sum(each.tricks for each in done.losses)
    return PupilCell(task, done.is_late, done.is_right, done.points, lost)


HOMEWORK_RESULTS: Final = Showing[Homework, ResultsDrawn](
    "results",
    lambda ledger, _connection, _teaches: ResultsDrawn(
        ledger.state.until, {number: _row(pupil) for number, pupil in ledger.state.pupils.items()}
    ),
    lambda ledger, before, now: _results_changed(ledger.code, before, now),
)
"""For the teacher: the rows of pupils."""
HOMEWORK_SHEET: Final = Showing[Homework, HomeworkSheet](
    "homework",
    lambda ledger, connection, _teaches: draw_sheet(ledger.code, ledger.state, connection.identity, time.time()),
    lambda _ledger, _before, now: HomeworkNews(now),
    personal=True,
)
"""For a pupil: the pupil's own."""
