"""The puzzles at the end of a lesson: which of them there are."""

from __future__ import annotations

from kibitz.lessons.lesson import Lesson
from kibitz.lessons.lesson_faults import LessonFaults
from kibitz.lessons.vetting import HEAD_LINE
from kibitz.practice.puzzles import Puzzle, by_key


def puzzles_of(lesson: Lesson) -> tuple[Puzzle, ...]:
    """Those that come with kibitz, in the order of the lesson."""
    known = by_key()
    return tuple(known[key] for key in lesson.puzzles if key in known)


def check_puzzles(lesson: Lesson, faults: LessonFaults) -> None:
    """Note keys that no puzzle has."""
    for key in lesson.puzzles:
        if key not in by_key():
            faults.add(faults.where(HEAD_LINE, "puzzles"), "check-no-puzzle", key=key)
