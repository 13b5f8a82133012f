"""kibitz serve: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kibitz.cli.files import LessonFolder
from kibitz.cli.mistakes import Mistake

EXAMPLE = "Example: kibitz serve --host 0.0.0.0"


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everyone on the same network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; the next free one if it is taken.", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder for the games played.")] = None,
    database: Annotated[str | None, typer.Option(help="A PostgreSQL address, instead of a file.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    bot_delay: Annotated[float, typer.Option(help="Seconds that a bot takes over a card.", min=0.0)] = 0.7,
    crowd: Annotated[int, typer.Option(help="People who may share one address; 0 for no limit.", min=0)] = 100,
    proxies: Annotated[int, typer.Option(help="Proxies in front whose X-Forwarded-For is believed.", min=0)] = 0,
    lessons: LessonFolder = None,
) -> None:
    """Play in the browser, alone or with friends."""
    # Imported when it is wanted: a server and its database would slow every other command down.
    from kibitz.app.web.running import CannotServe, Settings, run

    try:
        run(Settings(host, port, data, database, browser, bot_delay, crowd, proxies, lessons), typer.echo)
    except CannotServe as error:
        raise Mistake(str(error)) from error
