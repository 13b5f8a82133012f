"""The option that names a folder with lessons, of every command that teaches."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

LessonFolder = Annotated[
    Path | None,
    typer.Option("--lessons", metavar="FOLDER", exists=True, file_okay=False, help="help-any-lesson-folder"),
]
