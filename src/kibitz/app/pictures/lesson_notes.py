"""What quiet tasks of a lesson saw."""

from __future__ import annotations

from kibitz.lessons.lesson import Lesson, Practice, Prose
from kibitz.lessons.runner import Bookmark


def notes_of(lesson: Lesson, mark: Bookmark) -> tuple[Prose, ...]:
    """What quiet tasks saw, told when the lesson is over."""
    return tuple(note for each in mark.noted if each.seen and (note := _note(lesson, each.block, each.task)))


def _note(lesson: Lesson, block: int, task: int) -> Prose:
    found = lesson.blocks[block] if block < len(lesson.blocks) else None
    return found.tasks[task].note if isinstance(found, Practice) and task < len(found.tasks) else ()
