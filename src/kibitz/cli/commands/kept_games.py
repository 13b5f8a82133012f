"""Which database a command is about, and what went wrong with it: what `kibitz backup` and `kibitz restore` share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kibitz.cli.mistakes import unreadable, unwritable
from kibitz.cli.speech import counted, said

if TYPE_CHECKING:
    from kibitz.app.storage.whole_copies import Contents

Data = Annotated[Path | None, typer.Option(help="help-kept-data")]
Database = Annotated[str | None, typer.Option(help="help-kept-database", envvar="KIBITZ_DATABASE")]


def where_kept(data: Path | None, database: str | None) -> str:
    """The address of the database that a server keeps its games in, told as `kibitz serve` is told it."""
    from kibitz.app.web.running import data_address

    return database or data_address(data)


@contextmanager
def failing_clearly(file: Path) -> Iterator[None]:
    """Whatever may be wrong with a file, in one sentence; databases say theirs."""
    try:
        yield
    except FileNotFoundError as error:
        raise unreadable(file, error) from error
    except OSError as error:
        raise unwritable(file, error) from error


def told(id_: str, file: Path, contents: Contents) -> None:
    """What is in it now, in numbers that people can compare with what they expect."""
    numbers = {name: counted(number) for name, number in contents.counted.items()}
    typer.echo(said(id_, file=str(file), **numbers))
