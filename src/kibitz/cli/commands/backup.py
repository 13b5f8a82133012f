"""kibitz backup: all that a server keeps, in one file, while it goes on."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from kibitz.cli.commands.kept_games import Data, Database, failing_clearly, told, where_kept

EXAMPLE = "kibitz backup /var/backups/kibitz"


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")] = Path(),
    data: Data = None,
    database: Database = None,
) -> None:
    """Copy all that a server keeps into one file, while it goes on, and read the copy back."""
    from kibitz.app.storage.whole_copies import back_up

    if file.is_dir():
        file /= f"kibitz-{time.strftime('%Y-%m-%d-%H%M%S')}.sqlite3"
    with failing_clearly(file):
        contents = back_up(where_kept(data, database), file)
    told("cli-backed-up", file, contents)
