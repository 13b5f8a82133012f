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

from kibitz.analysis.bulk import BulkError, Columns, Cost, Crew, KeptParts, Run
from kibitz.cli.mistakes import Mistake

_Chunk = TypeVar("_Chunk")

Jobs = Annotated[int, typer.Option(metavar="N", min=0, help="Processes to use; 0 for one a processor.")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler whose workers do it instead.")]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Keep every row there as Parquet; the same command again goes on with it."),
]
CsvFile = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Write every row to this CSV file.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


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
                    Crew(self.jobs, self.cluster),
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
            hint = " What is done is kept: the same command goes on from there." if kept else ""
            raise Mistake(f"{error}{hint}") from None
        except KeyboardInterrupt:
            if self.out is not None:
                typer.echo(f"\nWhat is done is kept in {self.out}: the same command goes on from there.", err=True)
            raise


def spent(cost: Cost) -> str:
    """What rows took, in words.

    >>> spent(Cost(rows=2000, seconds=90.0))
    '2,000 rows, 90.0 s of one processor: 45.0 ms each.'
    """
    each = 1000 * cost.seconds / max(1, cost.rows)
    return f"{cost.rows:,} rows, {cost.seconds:,.1f} s of one processor: {each:,.1f} ms each."


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
        raise Mistake(f"{path} cannot be written: {(error.strerror or str(error)).lower()}.") from error


def _write(file: TextIO, rows: Columns, *, headed: bool) -> None:
    writer = csv.writer(file)
    if headed:
        writer.writerow(rows)
    writer.writerows(zip(*(column.tolist() for column in rows.values()), strict=True))
