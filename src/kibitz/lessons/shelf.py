"""Which lessons there are: those of the house, and those of a teacher's folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from kibitz.games import GAMES
from kibitz.lessons.lesson import Lesson
from kibitz.lessons.lesson_file import lesson_in
from kibitz.words import text_of

LESSONS: Final = "lessons"
"""The folder with the lessons of the house, beside the messages of each language."""


def lesson_files(folder: Path) -> tuple[Path, ...]:
    """The files in a folder that are lessons, by name."""
    return tuple(sorted(folder.glob("*.md")))


def shelf(folder: Path | None = None, language: str = "en") -> dict[str, Lesson]:
    """The lessons in a language, by name and in their order: rung by rung as the games are listed, by number on each.

    Those of the folder come after those of the house. What a language has not is there in English.

    What cannot be read is left out: `kibitz lesson check` says why.
    """
    own = [lesson for lesson in _readable(folder) if lesson.language == language] if folder else []
    own.sort(key=_place)
    return {lesson.name: lesson for lesson in (*_house(*_folders(language)), *own)}


def _folders(language: str) -> tuple[Path, ...]:
    return text_of("en", LESSONS), text_of(language, LESSONS)


@cache
def _house(*folders: Path) -> tuple[Lesson, ...]:
    """Of two with one name the later is there."""
    found = {lesson.name: lesson for folder in dict.fromkeys(folders) for lesson in _of_the_house(folder)}
    return tuple(sorted(found.values(), key=_place))


@cache
def _of_the_house(folder: Path) -> tuple[Lesson, ...]:
    """They are the same as long as kibitz runs, and read once, however many languages they stand in for."""
    return tuple(_readable(folder))


def _place(lesson: Lesson) -> tuple[int, int, str]:
    """Where a lesson stands; those of no rung come last."""
    ladder = (*GAMES,)
    rung = ladder.index(lesson.rung) if lesson.rung in ladder else len(ladder)
    return rung, lesson.number, lesson.name


def _readable(folder: Path) -> list[Lesson]:
    found = (lesson_in(path)[0] for path in lesson_files(folder))
    return [lesson for lesson in found if lesson is not None]
