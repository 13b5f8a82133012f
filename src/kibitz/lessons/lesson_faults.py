"""What is wrong with a lesson, and where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec import Struct

from kibitz.cards.sentences import Text


class LessonFault(Struct, frozen=True):
    """A mistake in a lesson: its line, counted from 1, and a sentence or several about it."""

    line: int
    texts: tuple[Text, ...]

    def said(self, say: Callable[[Text], str] = str) -> str:
        """What is wrong, in plain English or as somebody else says it."""
        return " ".join(map(say, self.texts))


class Misread(Exception):
    """Something cannot be read as what it should be; each sentence about it, or the id of the only one."""

    def __init__(self, line: int, /, *said: str | Text, **values: str | float) -> None:
        super().__init__(line, *said)
        self.fault = LessonFault(line, tuple(_text(each, values) for each in said))


class LessonFaults:
    """Gathers mistakes, so that all of them are told at once."""

    def __init__(self) -> None:
        self.found: list[LessonFault] = []
        self.notes: list[LessonFault] = []  # what is no mistake, but an author may want to know
        self._fields: dict[tuple[int, str], int] = {}

    def add(self, line: int, say: str | Text, /, **values: str | float) -> None:
        """By the id of a message and its values, or as a sentence that somebody else has made."""
        self.found.append(LessonFault(line, (_text(say, values),)))

    def note(self, line: int, say: str | Text, /, **values: str | float) -> None:
        self.notes.append(LessonFault(line, (_text(say, values),)))

    def place(self, block: int, field: str, line: int) -> None:
        """Remember where a field of the block on that line stands."""
        self._fields[block, field] = line

    def where(self, block: int, *fields: str) -> int:
        """The line of the first of these fields that the block has, or its own."""
        return next((self._fields[block, field] for field in fields if (block, field) in self._fields), block)

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Goes on behind the block when something in it is misread."""
        try:
            yield
        except Misread as error:
            self.found.append(error.fault)


def by_line(faults: list[LessonFault]) -> list[LessonFault]:
    """In the order of the file."""
    return sorted(faults, key=lambda fault: fault.line)


def _text(say: str | Text, values: dict[str, str | float]) -> Text:
    return say if isinstance(say, Text) else Text(say, values)
