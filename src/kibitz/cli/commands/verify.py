"""kibitz verify: was the deal the one that was promised?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kibitz.cli.files import logs, read_record
from kibitz.cli.speech import said, say
from kibitz.formats import fairness

EXAMPLE = "kibitz verify evening.json"


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")],
    as_data: Annotated[bool, typer.Option("--json", help="help-event-in-json")] = False,
) -> None:
    """Check that each deal of a record is the one that was committed to before it was dealt."""
    verdicts = [fairness.verify(log) for log in logs(read_record(file))]
    fair = all(verdict.fair for verdict in verdicts)
    if as_data:
        deals = [{"fair": verdict.fair, "reason": str(verdict.reason)} for verdict in verdicts]
        typer.echo(json.dumps({"fair": fair, "deals": deals}, ensure_ascii=False))
    else:
        console = Console(highlight=False)
        for number, verdict in enumerate(verdicts, 1):
            style = "green" if verdict.fair else "bold red"
            console.print(
                Text(said("cli-deal-of", number=number, game=say(verdict.reason)), style=style),
                soft_wrap=True,
            )
        if not verdicts:
            console.print(said("cli-no-deal-in-record"))
    if not fair:
        raise typer.Exit(1)
