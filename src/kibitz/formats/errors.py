"""The one error of this layer: a file that cannot be read as what it should be, and where."""

from __future__ import annotations

from typing import Self

from kibitz.cards import NotationError
from kibitz.engine.text import SpokenError, Text


class FormatError(NotationError):
    """What is wrong with a file: `file`, `line` and `board` say where, `problem` what; `str` of it says all.

    >>> str(FormatError(Text("files-no-card", {"card": "SB"}), file="club.pbn", line=7))
    'club.pbn, line 7: “SB” is no card: a card is written like SA, HT or D2, a coloured one like R14.'
    """

    def __init__(
        self,
        text: Text,
        because: SpokenError | None = None,
        *,
        file: str = "",
        line: int | None = None,
        board: str = "",
    ) -> None:
        super().__init__(text, because)
        self.file = file
        self.line = line
        self.board = board

    @classmethod
    def at(cls, error: SpokenError, *, file: str = "", line: int | None = None, board: str = "") -> Self:
        """What an error says, and where in which file it is so."""
        return cls(error.text, error.because, file=file, line=line, board=board)

    @property
    def problem(self) -> str:
        """What is wrong, without where."""
        return super().__str__()

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.file, "" if self.line is None else f"line {self.line}") if part)
        said = f"Board {self.board}: {self.problem}" if self.board else self.problem
        return f"{where}: {said}" if where else said
