"""The lessons that a server has, in each language: those of the house and those of a teacher's folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kibitz.app.tables.lesson_tables import LessonSpot, shape_of
from kibitz.lessons.lesson import Lesson, Practice
from kibitz.lessons.lesson_faults import LessonFault, by_line
from kibitz.lessons.lesson_file import lesson_in
from kibitz.lessons.shelf import lesson_files, shelf
from kibitz.practice.lesson_puzzles import check_puzzles
from kibitz.words import IN_ENGLISH, languages


class LessonLibrary:
    """Read when first asked for; a file of the folder that cannot be read is left out, and `faults` say why."""

    def __init__(self, folder: Path | None = None) -> None:
        self.faults: tuple[tuple[Path, LessonFault], ...] = ()
        self._own: dict[str, Lesson] = {}
        for path in lesson_files(folder) if folder else ():
            lesson, faults = lesson_in(path)
            if lesson is not None:
                check_puzzles(lesson, faults)  # it is served without those that nobody knows
            self.faults += tuple((path, each) for each in by_line(faults.found))
            if lesson is not None:
                self._own[lesson.name] = lesson
        self._shelves: dict[str, Mapping[str, Lesson]] = {}

    def lessons(self, language: str) -> Mapping[str, Lesson]:
        """All lessons by name, in their order. A teacher's own are there for everybody, whatever they speak."""
        language = language if language in languages() else IN_ENGLISH.code
        if language not in self._shelves:
            house = shelf(None, language)
            mine = sorted(self._own.values(), key=lambda each: (each.number, each.name))
            own = {each.name: each for each in mine if each.language == language or each.name not in house}
            self._shelves[language] = {**house, **own}
        return self._shelves[language]

    def read(self) -> None:
        """All languages, so that nobody who asks has to wait for it."""
        for language in languages():
            self.lessons(language)

    def is_own(self, name: str) -> bool:
        """Whether it comes from the teacher's folder."""
        return name in self._own

    def practice_at(self, spot: LessonSpot) -> Practice | None:
        """The table at a place of a lesson, if it is still the one that was played at."""
        lesson = self.lessons(spot.language).get(spot.lesson)
        block = lesson.blocks[spot.block] if lesson and spot.block < len(lesson.blocks) else None
        return block if isinstance(block, Practice) and shape_of(block) == spot.shape else None
