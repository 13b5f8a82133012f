"""The commands of a LIN file, two letters and a value between bars, gathered into boards not yet read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, TextIO

from msgspec import Struct, field

from kibitz.engine.text import Template, Text
from kibitz.formats.errors import FormatError
from kibitz.formats.visitor import Lent

NO_COMMAND: Final = Template("files-no-command")
TOO_MANY_COMMANDS: Final = Template("files-too-many-commands")
NO_BARS: Final = Template("files-no-bars")

_AROUND: Final = " \t\r\n\x1a\x00\ufeff"
"""What may stand around a command: a file put together from others has marks of their ends and beginnings."""
_AT_ONCE: Final = 1 << 16
_LONGEST: Final = 1 << 20  # letters of one value: what is longer is no LIN file
_MOST: Final = 5_000  # commands of one board: an evening's commentary has a tenth of that
_OF_THE_FILE: Final = ("vg", "rs", "bn", "mp", "pw", "px")
_LAYOUT: Final = ("pg", "st", "rh")


class Command(Struct):
    """Two letters, a value, and the line where they stand."""

    key: str
    value: str
    line: int


class GatheredBoard(Struct):
    """What belongs to one board: the commands of the file as they stood then, and its own."""

    of_file: dict[str, str]
    names: str = ""
    commands: list[Command] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)


class Gatherer:
    """Takes a handle in pieces and gives board after board, holding one at a time."""

    def __init__(self, handle: TextIO | Lent, fail: Callable[[Text, int], FormatError]) -> None:
        self._fail = fail
        self._pieces = self._split(handle)
        self._of_file: dict[str, str] = {}
        self._names = ""
        self._kept: Command | None = None  # the first command of the next board
        self._lost = False

    def board(self) -> GatheredBoard | None:
        """The next board, or None at the end; after an error the next one that can be found."""
        if self._lost:
            self._seek()
        board: GatheredBoard | None = None
        while (command := self._command()) is not None:
            if board is not None and self._begins_another(command, board):
                self._kept = command
                break
            if command.key in _OF_THE_FILE:
                if command.key == "vg":
                    self._of_file, self._names = {}, ""
                self._of_file[command.key] = command.value
                continue
            if command.key in _LAYOUT and not command.value:
                continue
            if board is None:
                board = GatheredBoard(dict(self._of_file), self._names)
            if command.key == "pn":
                board.names = command.value
                if "qx" not in board.keys:
                    self._names = command.value
            if len(board.commands) == _MOST:
                self._lost = True
                raise self._fail(TOO_MANY_COMMANDS(most=_MOST), board.commands[0].line)
            board.commands.append(command)
            board.keys.add(command.key)
        if board is not None:
            board.of_file = dict(self._of_file)
        if board is not None and board.keys == {"pn"}:
            return self.board() if self._kept is not None else None  # the names of a file, before its first board
        return board

    def _begins_another(self, command: Command, board: GatheredBoard) -> bool:
        if command.key == "qx":
            return True
        return command.key in ("pn", "md", *_OF_THE_FILE) and "md" in board.keys

    def _command(self) -> Command | None:
        if self._kept is not None:
            command, self._kept = self._kept, None
            return command
        for text, line in self._pieces:
            key = text.strip(_AROUND).lower()
            if not key:
                continue
            if not re.fullmatch(r"[a-z0-9]{2}", key):
                self._lost = True
                raise self._fail(NO_COMMAND(said=" ".join(text.split())[:20]), line)
            value, _ = next(self._pieces, ("", line))
            return Command(key, value.strip(), line)
        return None

    def _seek(self) -> None:
        """To a command that begins a board."""
        self._lost = False
        for text, line in self._pieces:
            if text.strip().lower() in ("qx", "pn", "md"):
                value, _ = next(self._pieces, ("", line))
                self._kept = Command(text.strip().lower(), value.strip(), line)
                return

    def _split(self, handle: TextIO | Lent) -> Iterator[tuple[str, int]]:
        """What stands between bars, with the line where it begins."""
        rest, line = "", 1
        while block := handle.read(_AT_ONCE):
            *pieces, rest = (rest + block).split("|")
            for piece in pieces:
                lead = piece[: len(piece) - len(piece.lstrip())]
                yield piece, line + lead.count("\n")
                line += piece.count("\n")
            if len(rest) > _LONGEST:
                raise self._fail(NO_BARS(), line)
        if rest.strip():
            yield rest, line + rest[: len(rest) - len(rest.lstrip())].count("\n")
