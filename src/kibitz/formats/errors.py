"""The one error of this layer: a file that cannot be read as what it should be, and where."""

from __future__ import annotations

from kibitz.cards import NotationError


class FormatError(NotationError):
    """What is wrong with a file: `file` and `line` say where, `problem` what; `str` of it says all three.

    >>> str(FormatError("North holds 12 cards, not 13.", file="club.pbn", line=7))
    'club.pbn, line 7: North holds 12 cards, not 13.'
    """

    def __init__(self, problem: str, *, file: str = "", line: int | None = None) -> None:
        self.problem = problem
        self.file = file
        self.line = line
        where = ", ".join(part for part in (file, "" if line is None else f"line {line}") if part)
        super().__init__(f"{where}: {problem}" if where else problem)
