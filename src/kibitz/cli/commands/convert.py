"""kibitz convert: boards from one format to another."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from kibitz.cli.files import STANDARD, written_whole
from kibitz.cli.mistakes import Mistake, unreadable
from kibitz.cli.speech import problem, said, spoken
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.errors import FormatError
from kibitz.formats.exchange import FORMATS, BridgeFormat, bridge_format, read_boards, write_boards
from kibitz.formats.losses import BoardFacts, facts, lost, lost_tags

EXAMPLE = "kibitz convert evening.lin evening.pbn"

_NAMES = ", ".join(FORMATS)

LOST: Final = {
    "number": "cli-lost-number",
    "dealer": "cli-lost-dealer",
    "vulnerability": "cli-lost-vulnerability",
    "cards": "cli-lost-cards",
    "auction": "cli-lost-auction",
    "contract": "cli-lost-contract",
    "result": "cli-lost-result",
    "play": "cli-lost-play",
    "names": "cli-lost-names",
    "alerts": "cli-lost-alerts",
    "notes": "cli-lost-notes",
    "marks": "cli-lost-marks",
    "comments": "cli-lost-comments",
    "what goes on": "cli-lost-goes-on",
    "other tags": "cli-lost-tags",
    "tables": "cli-lost-tables",
    "directives": "cli-lost-directives",
}
"""What each fact about a board is called, see `kibitz.formats.losses`."""


def convert(
    source: Annotated[str, typer.Argument(metavar="IN", help="help-convert-source")],
    target: Annotated[str, typer.Argument(metavar="OUT", help="help-convert-target")],
    source_format: Annotated[
        str | None, typer.Option("--from", metavar="FORMAT", help="help-convert-source-format")
    ] = None,
    target_format: Annotated[
        str | None, typer.Option("--to", metavar="FORMAT", help="help-convert-target-format")
    ] = None,
    keep_going: Annotated[bool, typer.Option("--keep-going", help="help-analyse-keep-going")] = False,
) -> None:
    """Read the boards of a file and write them in another format."""
    read_as, write_as = _format(source, source_format, "--from"), _format(target, target_format, "--to")
    if source == target != STANDARD:
        raise Mistake("cli-over-itself")
    faults: list[FormatError] = []
    noted: list[BoardFacts] = []
    with contextlib.ExitStack() as opened:
        name = said("cli-standard-input") if source == STANDARD else source
        boards = read_boards(
            opened.enter_context(_source(source)), read_as, name, faults.append if keep_going else None
        )
        copy = io.BytesIO()
        written = write_boards(_noting(boards, noted), copy, write_as)
        opened.enter_context(written_whole(target)).write(copy.getbuffer())
    for fault in faults:
        typer.echo(f"kibitz: {problem(fault)}", err=True)
    missing, tags = _missing(noted, copy, write_as)
    if missing:
        told = "; ".join(
            said("cli-left-out-on", what=said(LOST[name], tags=", ".join(tags)), boards=number)
            for name, number in missing.items()
        )
        lost_there = said("cli-left-out", format=spoken().word(write_as.title_id), what=told, boards=written)
        typer.echo(f"kibitz: {lost_there}", err=True)
    if target != STANDARD:
        id_ = "cli-written-but" if faults else "cli-written"
        typer.echo(said(id_, boards=written, file=target, left=len(faults)))


def _noting(boards: Iterable[BoardRecord], said: list[BoardFacts]) -> Iterator[BoardRecord]:
    for board in boards:
        said.append(facts(board))
        yield board


def _missing(said: list[BoardFacts], written: io.BytesIO, known: BridgeFormat) -> tuple[Counter[str], list[str]]:
    """What the file does not say, and of how many boards, found by reading it again; and which tags it has not."""
    written.seek(0)
    missing: Counter[str] = Counter()
    tags: set[str] = set()
    for before, board in zip(said, read_boards(io.BufferedReader(written), known), strict=True):
        found = facts(board)
        missing.update(lost(before, found))
        tags.update(lost_tags(before, found))
    return missing, sorted(tags)


def _format(name: str, given: str | None, option: str) -> BridgeFormat:
    if given is None and name == STANDARD:
        raise Mistake("cli-say-format", option=option, formats=_NAMES)
    return bridge_format(given or name)


@contextlib.contextmanager
def _source(name: str) -> Iterator[io.BufferedReader]:
    if name == STANDARD:
        yield os.fdopen(sys.stdin.fileno(), "rb", closefd=False)
        return
    with contextlib.ExitStack() as opened:
        try:
            handle = opened.enter_context(Path(name).open("rb"))
        except OSError as error:
            raise unreadable(name, error) from error
        yield handle
