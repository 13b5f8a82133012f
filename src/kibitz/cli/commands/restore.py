"""kibitz restore: what a backup has, back into a database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kibitz.cli.commands.kept_games import Data, Database, failing_clearly, told, where_kept

EXAMPLE = "kibitz restore kibitz-2026-11-18-030000.sqlite3"


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-file")],
    data: Data = None,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="help-restore-replace")] = False,
) -> None:
    """Fill the database of a server that is stopped with what a backup has."""
    from kibitz.app.storage import whole_copies

    with failing_clearly(file):
        contents = whole_copies.restore(file, where_kept(data, database), replace=replace)
    told("cli-restored", file, contents)
