"""kibitz convert: boards from one format to another."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from kibitz.cards import NotationError
from kibitz.cli.files import STANDARD, complaining, written_whole
from kibitz.cli.mistakes import Mistake
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.errors import FormatError
from kibitz.formats.exchange import FORMATS, BridgeFormat, bridge_format, read_boards, write_boards
from kibitz.formats.losses import BoardFacts, facts, lost

EXAMPLE = "Example: kibitz convert evening.lin evening.pbn"

_NAMES = ", ".join(FORMATS)


def convert(
    source: Annotated[str, typer.Argument(metavar="IN", help="The file to read, or - for standard input.")],
    target: Annotated[str, typer.Argument(metavar="OUT", help="The file to write, or - for standard output.")],
    source_format: Annotated[
        str | None, typer.Option("--from", metavar="FORMAT", help=f"What IN is, if its name does not say: {_NAMES}.")
    ] = None,
    target_format: Annotated[
        str | None, typer.Option("--to", metavar="FORMAT", help="What OUT is to be, if its name does not say.")
    ] = None,
    keep_going: Annotated[
        bool, typer.Option("--keep-going", help="Leave out boards that cannot be read, and say which.")
    ] = False,
) -> None:
    """Read the boards of a file and write them in another format."""
    read_as, write_as = _format(source, source_format, "--from"), _format(target, target_format, "--to")
    if source == target != STANDARD:
        raise Mistake("A file cannot be written over itself while it is read.")
    faults: list[FormatError] = []
    said: list[BoardFacts] = []
    with contextlib.ExitStack() as opened:
        name = "Standard input" if source == STANDARD else source
        boards = read_boards(
            opened.enter_context(_source(source)), read_as, name, faults.append if keep_going else None
        )
        copy = io.BytesIO()
        written = write_boards(_noting(boards, said), copy, write_as)
        opened.enter_context(written_whole(target)).write(copy.getbuffer())
    for fault in faults:
        typer.echo(f"kibitz: {fault}", err=True)
    missing = _missing(said, copy, write_as)
    if missing:
        told = ", ".join(f"{name} (on {boards})" for name, boards in missing.items())
        typer.echo(f"kibitz: left out, because {write_as.title} cannot say it: {told} of {written} boards.", err=True)
    if target != STANDARD:
        left_out = f", {len(faults)} left out" if faults else ""
        typer.echo(f"{written} board{'' if written == 1 else 's'} written to {target}{left_out}.")


def _noting(boards: Iterable[BoardRecord], said: list[BoardFacts]) -> Iterator[BoardRecord]:
    for board in boards:
        said.append(facts(board))
        yield board


def _missing(said: list[BoardFacts], written: io.BytesIO, known: BridgeFormat) -> Counter[str]:
    """What the file that was written does not say, and of how many boards: found by reading it again."""
    written.seek(0)
    again = read_boards(io.BufferedReader(written), known)
    return Counter(name for before, board in zip(said, again, strict=True) for name in lost(before, facts(board)))


def _format(name: str, given: str | None, option: str) -> BridgeFormat:
    if given is None and name == STANDARD:
        raise Mistake(f"Say with {option} what the format is: {_NAMES}.")
    try:
        return bridge_format(given or name)
    except NotationError as error:
        raise Mistake(str(error)) from error


@contextlib.contextmanager
def _source(name: str) -> Iterator[io.BufferedReader]:
    if name == STANDARD:
        yield os.fdopen(sys.stdin.fileno(), "rb", closefd=False)
        return
    with contextlib.ExitStack() as opened:
        with complaining(name, "read"):
            handle = opened.enter_context(Path(name).open("rb"))
        yield handle
