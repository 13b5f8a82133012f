"""Which lessons there are: those of the house, and those of a teacher's folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kibitz.games import GAMES
from kibitz.lessons.lesson import Lesson
from kibitz.lessons.lesson_file import lesson_in

TEXTS: Final = Path(__file__).parent / "texts"
"""A folder for each language."""


def lesson_files(folder: Path) -> tuple[Path, ...]:
    """The files in a folder that are lessons, by name."""
    return tuple(sorted(folder.glob("*.md")))


def shelf(folder: Path | None = None, language: str = "en") -> dict[str, Lesson]:
    """The lessons in a language, by name and in their order: rung by rung as the games are listed, by number on each.

    Those of the folder come after those of the house.

    What cannot be read is left out: `kibitz lesson check` says why.
    """
    houses = sorted(_readable(TEXTS / language), key=_place)
    own = [lesson for lesson in _readable(folder) if lesson.language == language] if folder else []
    own.sort(key=_place)
    return {lesson.name: lesson for lesson in (*houses, *own)}


def _place(lesson: Lesson) -> tuple[int, int, str]:
    """Where a lesson stands; those of no rung come last."""
    ladder = (*GAMES,)
    rung = ladder.index(lesson.rung) if lesson.rung in ladder else len(ladder)
    return rung, lesson.number, lesson.name


def _readable(folder: Path) -> list[Lesson]:
    found = (lesson_in(path)[0] for path in lesson_files(folder))
    return [lesson for lesson in found if lesson is not None]
