"""Files of boards in one line each way: any format in, any format out, and nothing left out in silence."""

from __future__ import annotations

import io
import os
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Final, TextIO

from kibitz.analysis.boards.loaded_board import LoadedBoard
from kibitz.cards import Deal, NotationError
from kibitz.engine.text import Template
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.errors import FormatError
from kibitz.formats.exchange import BridgeFormat, bridge_format, read_boards, recognised, write_boards
from kibitz.formats.losses import facts, lost, lost_tags

WHICH_FORMAT: Final = Template("study-which-format")

AnyBoard = LoadedBoard | BoardRecord | Deal
"""What can be written: a board as `load` gives it, a board record, or a deal by itself."""


_UNNAMED = "<bytes>"
"""What is said instead of the name of a file, as Python says <stdin>."""


class LeftOutWarning(UserWarning):
    """A format has no words for something that the boards had said."""


def load(
    source: str | os.PathLike[str] | BinaryIO | TextIO | bytes,
    *,
    as_format: str | None = None,
    keep_going: bool = False,
) -> list[LoadedBoard]:
    """All boards of a file: PBN, LIN, RBN, DUP, links to a hand viewer, records of kibitz, or deals one a line.

    What format it is in tells the end of its name, else what stands in it; `as_format` says so instead. The bytes of a
    file will do as well as its name, and so will an open file. What cannot be read raises `FormatError`, which names
    file, line and what is wrong; with `keep_going` such boards are left out, each with a warning.

    >>> [board.number for board in load(b'[Board "1"]\\n\\n[Board "2"]\\n')]
    [1, 2]
    """
    name, content = _content(source)
    known = bridge_format(as_format) if as_format is not None else _recognised(name, content)
    faults: list[FormatError] = []
    boards = [
        LoadedBoard(board)
        for board in read_boards(
            io.BufferedReader(io.BytesIO(content)), known, name or _UNNAMED, faults.append if keep_going else None
        )
    ]
    for fault in faults:
        warnings.warn(str(fault), stacklevel=2)
    return boards


def dump(
    boards: AnyBoard | Iterable[AnyBoard], target: str | os.PathLike[str] | BinaryIO, *, as_format: str | None = None
) -> int:
    """Write boards to a file in the format that its name ends with, or in `as_format`; the number of boards.

    What the format cannot say is named in a `LeftOutWarning`. The file is there only when all of it is written.

    >>> written = io.BytesIO()
    >>> dump(Deal.random(1), written, as_format="pbn"), len(load(written.getvalue()))
    (1, 1)
    """
    if isinstance(boards, str | os.PathLike):
        raise TypeError("First come the boards, then the name of the file.")
    if as_format is not None:
        known = bridge_format(as_format)
    elif isinstance(target, str | os.PathLike):
        known = bridge_format(os.fspath(target))
    else:
        raise NotationError(WHICH_FORMAT())
    every = [boards] if isinstance(boards, LoadedBoard | BoardRecord | Deal) else list(boards)
    records = [_record(board) for board in every]
    copy = io.BytesIO()
    number = write_boards(records, copy, known)
    missing, tags = _missing(records, copy, known)
    if missing:
        named = {"other tags": f"other tags {', '.join(tags)}"}
        told = "; ".join(f"{named.get(what, what)} (on {count})" for what, count in missing.items())
        warnings.warn(f"{known.title} cannot say it and it was left out: {told}.", LeftOutWarning, stacklevel=2)
    if isinstance(target, str | os.PathLike):
        path = Path(target)
        part = path.with_name(path.name + ".part")
        try:
            part.write_bytes(copy.getbuffer())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    else:
        target.write(copy.getbuffer())
    return number


def _content(source: str | os.PathLike[str] | BinaryIO | TextIO | bytes) -> tuple[str, bytes]:
    if isinstance(source, bytes):
        return "", source
    if isinstance(source, str | os.PathLike):
        return os.fspath(source), Path(source).read_bytes()
    if not hasattr(source, "read"):
        raise TypeError(f"Boards are read from the name of a file, an open file or bytes, not from {_kind(source)}.")
    content: bytes | str = source.read()
    return str(getattr(source, "name", "")), content.encode() if isinstance(content, str) else content


def _kind(thing: object) -> str:
    """What somebody gave instead.

    >>> _kind([1]), _kind(7)
    ('a list', 'an int')
    """
    name = type(thing).__name__
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def _recognised(name: str, content: bytes) -> BridgeFormat:
    try:
        return recognised(name, content)
    except NotationError as error:
        raise FormatError.at(error, file=name or _UNNAMED, line=1) from error


def _record(board: AnyBoard) -> BoardRecord:
    match board:
        case LoadedBoard():
            return board.record
        case Deal():
            return LoadedBoard.of(board).record
        case BoardRecord():
            return board
        case _:
            raise TypeError(f"What is written are boards or deals, not {_kind(board)}.")


def _missing(
    records: Iterable[BoardRecord], written: io.BytesIO, known: BridgeFormat
) -> tuple[Counter[str], list[str]]:
    """What the file does not say, and of how many boards, found by reading it again; and which tags it has not."""
    missing: Counter[str] = Counter()
    tags: set[str] = set()
    if known.read is None:
        return missing, []
    again: Iterator[BoardRecord] = read_boards(io.BufferedReader(io.BytesIO(written.getvalue())), known)
    for before, after in zip(records, again, strict=True):
        said, found = facts(before), facts(after)
        missing.update(lost(said, found))
        tags.update(lost_tags(said, found))
    return missing, sorted(tags)
