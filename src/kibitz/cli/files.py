"""Files and folders that commands are given: records and deals, from standard input or as typed too, and lessons."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, Final

from kibitz.cards import Deal, NotationError, Seat
from kibitz.cli.mistakes import Mistake, unreadable, unwritable
from kibitz.cli.speech import said
from kibitz.engine import State
from kibitz.engine.events import AnyEvent
from kibitz.formats import record
from kibitz.formats.deals import DealtBoard
from kibitz.formats.errors import FormatError
from kibitz.formats.exchange import read_dealt
from kibitz.games import game
from kibitz.sessions import Result, Session, begun, result, session
from kibitz.words.system import why

STANDARD: Final = "-"
"""Standard input or output, where a file is asked for."""


def read_record(file: Path) -> record.Record:
    """The record in a file, or one sentence on why there is none."""
    try:
        return record.read(file.read_bytes())
    except NotationError as error:
        raise FormatError.at(error, file=str(file)) from error
    except OSError as error:
        raise unreadable(file, error) from error


def logs(written: record.Record) -> tuple[tuple[AnyEvent, ...], ...]:
    """The log of each deal in a record."""
    if isinstance(written, record.DealRecord):
        return (written.events,)
    return tuple(deal.events for deal in written.deals)


def results_of(written: record.SessionRecord, states: Sequence[State]) -> tuple[Session, tuple[Result, ...]]:
    """The session of a record, and what the deals in it that are over leave to it."""
    first = written.deals[0].board if written.deals else None
    form = begun(session(written.session, written.session_options, game(written.game, written.options)), first)
    pairs = zip(written.deals, states, strict=True)
    return form, tuple(result(deal.board, state) for deal, state in pairs if state.over)


def read_all_deals(given: Sequence[str]) -> Iterator[Deal]:
    """Deals as they are typed, those of files, or with - those of standard input; at least one."""
    return (board.deal for board in read_all_boards(given))


def read_all_boards(given: Sequence[str]) -> Iterator[DealtBoard]:
    """The same with their dealers and who is vulnerable, where a file tells."""
    none = True
    for text in given:
        if text == STANDARD:
            found = read_dealt(_typed_in(), said("cli-standard-input"))
        elif text[:1].upper() in (*Seat,) and text[1:2] == ":":
            found = iter([DealtBoard(Deal.parse(text))])
        else:
            found = iter(_in_file(Path(text)))
        for board in found:
            none = False
            yield board
    if none:
        raise Mistake("cli-no-deal-given")


def _typed_in() -> bytes:
    piped = getattr(sys.stdin, "buffer", None)
    return piped.read() if piped is not None else "".join(sys.stdin).encode()


def _in_file(path: Path) -> list[DealtBoard]:
    try:
        return list(read_dealt(path.read_bytes(), str(path)))
    except OSError as error:
        raise Mistake("cli-neither-deal-nor-file", said=str(path), why=why(error)) from error


@contextlib.contextmanager
def written_whole(name: str) -> Iterator[BinaryIO]:
    """The file to write, or standard output; it is there only once all of it is written."""
    if name == STANDARD:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    part = Path(f"{name}.part")
    try:
        handle = part.open("wb")
    except OSError as error:
        raise unwritable(name, error) from error
    try:
        with handle:
            yield handle
        part.replace(name)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
