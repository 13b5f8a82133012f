"""How the tasks of a lesson's table stand."""

from __future__ import annotations

from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.messages import LessonTable, TaskShown
from kibitz.lessons import runner
from kibitz.lessons.judging import said_of


def lesson_table(table: LiveTable) -> LessonTable | None:
    """How the tasks of a table stand: of quiet ones nothing is said."""
    if table.spot is None or table.practice is None:
        return None
    look = runner.looked(table.practice, table.state)
    tasks = tuple(
        TaskShown(task.ask, mark.state, said_of(task, mark))
        for task, mark in zip(table.practice.tasks, look.tasks, strict=True)
        if not task.quiet
    )
    return LessonTable(table.spot.lesson, table.spot.block, tasks, look.stopped, look.is_done(table.practice))
