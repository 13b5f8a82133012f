"""What is wrong with a lesson, and where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct


class Slip(Struct, frozen=True, order=True):
    """A mistake in a lesson: its line, counted from 1, and one sentence about it."""

    line: int
    text: str


class Misread(Exception):
    """Something cannot be read as what it should be; the message is a sentence."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.slip = Slip(line, text)


class Slips:
    """Gathers mistakes, so that all of them are told at once."""

    def __init__(self) -> None:
        self.found: list[Slip] = []
        self._fields: dict[tuple[int, str], int] = {}

    def add(self, line: int, text: str) -> None:
        self.found.append(Slip(line, text))

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
            self.found.append(error.slip)
