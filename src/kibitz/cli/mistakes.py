"""What a user got wrong, in one sentence."""

from __future__ import annotations

from pathlib import Path

from kibitz.cards.sentences import SpokenError, Text
from kibitz.words.system import why


class Mistake(SpokenError):
    """The command cannot be carried out as it was given; the message of that id says what is wrong and where."""

    def __init__(self, id_: str, because: SpokenError | None = None, /, **values: str | float) -> None:
        super().__init__(Text(id_, values), because)


def unreadable(file: Path | str, error: OSError) -> Mistake:
    """A file that cannot be read, and why."""
    return Mistake("cli-cannot-be-read", file=str(file), why=why(error))


def unwritable(file: Path | str, error: OSError) -> Mistake:
    """A file that cannot be written, and why."""
    return Mistake("cli-cannot-be-written", file=str(file), why=why(error))
