"""The one error of this layer: a file that cannot be read as what it should be, and where."""

from __future__ import annotations

from kibitz.cards import NotationError
from kibitz.engine.text import Text


class FormatError(NotationError):
    """What is wrong with a file: `file`, `line` and `board` say where, `problem` what; `str` of it says all.

    >>> str(FormatError("North holds 12 cards, not 13.", file="club.pbn", line=7))
    'club.pbn, line 7: North holds 12 cards, not 13.'
    """

    def __init__(self, problem: Text | str, *, file: str = "", line: int | None = None, board: str = "") -> None:
        super().__init__(problem)
        self.problem = str(problem)
        self.file = file
        self.line = line
        self.board = board

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.file, "" if self.line is None else f"line {self.line}") if part)
        said = f"Board {self.board}: {self.problem}" if self.board else self.problem
        return f"{where}: {said}" if where else said
