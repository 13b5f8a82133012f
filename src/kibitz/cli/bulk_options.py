"""What every command for many deals has in common: who works, where rows go, and a bar that shows how far it is."""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any, TextIO, TypeVar

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kibitz.analysis.bulk import BulkError, Columns, Cost, KeptParts, Run, Workers
from kibitz.cli.mistakes import Mistake, unwritable
from kibitz.cli.speech import counted, said

_Chunk = TypeVar("_Chunk")

Jobs = Annotated[int, typer.Option(metavar="N", min=0, help="help-bulk-jobs")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-bulk-cluster")]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="help-bulk-out"),
]
CsvFile = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="help-bulk-csv-file")]
AsJson = Annotated[bool, typer.Option("--json", help="help-bulk-as-json")]


class Bulk(Struct, frozen=True):
    """How a command was asked to work: who does it, where the rows go, and whether anybody looks."""

    jobs: int = 0
    cluster: str | None = None
    out: Path | None = None
    csv: Path | None = None
    quiet: bool = False

    def rows(
        self,
        label: str,
        work: Callable[[_Chunk], Columns],
        parts: Sequence[_Chunk],
        asked: Mapping[str, Any],
        size: Callable[[_Chunk], int],
    ) -> Iterator[Columns]:
        """The rows of each part, in their order.

        `asked` is all that they depend on; `size` says how many deals a part has.
        """
        console = Console(file=sys.stderr)
        kept: KeptParts | None = None
        try:
            with ExitStack() as opened:
                kept = None if self.out is None else opened.enter_context(KeptParts(self.out, asked))
                table = None if self.csv is None else opened.enter_context(_file(self.csv))
                bar = opened.enter_context(_bar(console, shown=console.is_terminal and not self.quiet))
                task = bar.add_task(label, total=sum(map(size, parts)))
                run = Run(
                    work,
                    parts,
                    Workers(self.jobs, self.cluster),
                    kept,
                    finished=lambda n: bar.advance(task, size(parts[n])),
                )
                for number, rows in enumerate(run):
                    if table is not None:
                        _write(table, rows, headed=not number)
                    yield rows
                if not self.quiet and console.is_terminal:
                    console.print(spent(run.cost), highlight=False)
        except BulkError as error:
            if kept is None:
                raise
            raise Mistake("cli-failed-and-kept", error) from None
        except KeyboardInterrupt:
            if self.out is not None:
                typer.echo("\n" + said("cli-kept-in", folder=str(self.out)), err=True)
            raise


def spent(cost: Cost) -> str:
    """What rows took, in words.

    >>> spent(Cost(rows=2000, seconds=90.0))
    '2,000 rows, 90.0 s of one processor: 45.0 ms each.'
    """
    each = 1000 * cost.seconds / max(1, cost.rows)
    return said("cli-spent", rows=counted(cost.rows), seconds=counted(cost.seconds, 1), each=counted(each, 1))


def _bar(console: Console, *, shown: bool) -> Progress:
    marks = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*marks, console=console, transient=True, disable=not shown)


def _file(path: Path) -> TextIO:
    try:
        return path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise unwritable(path, error) from error


def _write(file: TextIO, rows: Columns, *, headed: bool) -> None:
    writer = csv.writer(file)
    if headed:
        writer.writerow(rows)
    writer.writerows(zip(*(column.tolist() for column in rows.values()), strict=True))
