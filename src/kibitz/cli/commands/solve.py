"""kibitz solve: how many tricks each declarer takes in each strain, all cards seen."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from kibitz.analysis.solver import TrickTable, table_many
from kibitz.cards import Deal, Seat
from kibitz.cli.mistakes import Mistake
from kibitz.cli.terminal.drawing import four_hands
from kibitz.formats.deals import read_deals

EXAMPLE = 'Example: kibitz solve "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"'

_AT_ONCE = 64
"""Deals solved together: enough to keep every core busy, few enough to see results soon."""


def solve(
    deals: Annotated[
        list[str], typer.Argument(metavar="DEAL…", help="A deal N:… … … …, a file of deals (PBN, or one a line), or -.")
    ],
    threads: Annotated[int, typer.Option(metavar="N", min=0, help="Threads to use; 0 is one for each core.")] = 0,
    as_data: Annotated[bool, typer.Option("--json", help="One JSON object a line and deal.")] = False,
) -> None:
    """Print the double-dummy table: the tricks of each declarer in each strain, with all four hands seen."""
    console = Console(highlight=False)
    found = list(_all_deals(deals))
    if not found:
        raise Mistake("There is no deal in what was given.")
    bar = Progress(console=Console(stderr=True), transient=True, disable=len(found) <= _AT_ONCE)
    with bar:
        task = bar.add_task("Solving", total=len(found))
        waiting = iter(found)
        while chunk := list(islice(waiting, _AT_ONCE)):
            tables = table_many(chunk, threads=threads)
            for deal, table in zip(chunk, tables, strict=True):
                _show(console, deal, table, as_data=as_data)
            bar.advance(task, len(chunk))


def _all_deals(given: Sequence[str]) -> Iterator[Deal]:
    for text in given:
        if text == "-":
            yield from read_deals(sys.stdin, "Standard input")
        elif text[:1].upper() in (*Seat,) and text[1:2] == ":":
            yield Deal.parse(text)
        else:
            yield from _in_file(Path(text))


def _in_file(path: Path) -> list[Deal]:
    try:
        with path.open(encoding="utf-8") as lines:
            return list(read_deals(lines, str(path)))
    except OSError as error:
        raise Mistake(f"“{path}” is neither a deal nor a file that can be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise Mistake(f"“{path}” is not a text file.") from error


def _show(console: Console, deal: Deal, tricks: TrickTable, *, as_data: bool) -> None:
    if as_data:
        lettered = {seat: {strain.letter: number for strain, number in row.items()} for seat, row in tricks.items()}
        typer.echo(json.dumps({"deal": str(deal), "table": lettered}))
        return
    console.print(*four_hands(deal), sep="\n")
    table = Table(box=None, padding=(0, 2))
    table.add_column("")
    for strain in deal.deck.strains:
        table.add_column(strain.symbol, justify="right")
    for seat, row in tricks.items():
        table.add_row(seat.label, *map(str, row.values()))
    console.print(table)
