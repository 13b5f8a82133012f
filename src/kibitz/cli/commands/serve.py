"""kibitz serve: the table in the browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec.structs import replace

from kibitz.cli.lesson_folder import LessonFolder
from kibitz.cli.mistakes import Mistake
from kibitz.cli.speech import spoken

SECRET: Final = "KIBITZ_TURN_SECRET"
"""Where the secret of TURN servers is: not among the options, which everybody on the computer can list."""

EXAMPLE = "kibitz serve --host 0.0.0.0"


def serve(
    host: Annotated[str, typer.Option(help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="help-serve-port", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="help-serve-data")] = None,
    database: Annotated[str | None, typer.Option(help="help-serve-database", envvar="KIBITZ_DATABASE")] = None,
    browser: Annotated[bool, typer.Option(help="help-serve-browser")] = True,
    bot_delay: Annotated[float, typer.Option(help="help-serve-bot-delay", min=0.0)] = 0.7,
    crowd: Annotated[int, typer.Option(help="help-serve-crowd", min=0)] = 100,
    proxies: Annotated[int, typer.Option(help="help-serve-proxies", min=0)] = 0,
    lessons: LessonFolder = None,
    json_log: Annotated[bool, typer.Option("--json-log", help="help-serve-json-log")] = False,
    admin: Annotated[Path | None, typer.Option(help="help-serve-admin")] = None,
    backups: Annotated[Path | None, typer.Option(help="help-serve-backups")] = None,
    voice_server: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", help="help-serve-voice-server")] = None,
) -> None:
    """Play in the browser, alone or with friends."""
    # Imported when it is wanted: a server and its database would slow every other command down.
    from kibitz.app.live.relays import Relays, is_address
    from kibitz.app.web.log_lines import LogStyle
    from kibitz.app.web.running import Settings, run

    relays = Relays(tuple(voice_server or ()), os.environ.get(SECRET) or None)
    for address in relays.addresses:
        if not is_address(address):
            raise Mistake("cli-no-voice-server", address=address)
        if address.startswith("turn") and relays.secret is None:
            raise Mistake("cli-no-voice-secret", address=address, variable=SECRET)
    settings = Settings(host, port, data, database, browser, bot_delay, crowd, proxies, lessons, relays)
    log: LogStyle = "json" if json_log else "text"
    run(replace(settings, language=spoken().code, log=log, admin=admin, backups=backups), typer.echo)
