"""kibitz games: what there is to play."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kibitz.cli.mistakes import Mistake
from kibitz.cli.options import as_json
from kibitz.games import GAMES, Entrance
from kibitz.games.settings import Setting, settings
from kibitz.sessions import SESSIONS, Offer

EXAMPLE = "Example: kibitz games minibridge"


def games(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="One game, with its options and sessions.")] = None,
    as_data: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the games, from the simplest up, with their options and sessions."""
    if name is not None and name.lower() not in GAMES:
        raise Mistake(f"There is no game called “{name}”: choose from {', '.join(GAMES)}.")
    chosen = [GAMES[name.lower()]] if name else list(GAMES.values())
    if as_data:
        described = [_as_data(entrance) for entrance in chosen]
        typer.echo(json.dumps(described[0] if name else described, ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False)
    if name:
        _show(console, chosen[0])
    else:
        _list(console, chosen)


def sessions_of(entrance: Entrance) -> list[Offer]:
    return [offer for offer in SESSIONS.values() if entrance.name in offer.games]


def _list(console: Console, chosen: list[Entrance]) -> None:
    table = Table.grid(padding=(0, 2))
    for entrance in chosen:
        names = ", ".join(offer.name for offer in sessions_of(entrance))
        table.add_row(
            Text(entrance.name, style="bold"),
            Text.assemble((entrance.title, "bold"), f": {entrance.blurb} ", (f"[{names}]", "dim")),
        )
    console.print(table)
    console.print("kibitz games NAME shows the options of a game; kibitz play NAME plays it.", style="dim")


def _show(console: Console, entrance: Entrance) -> None:
    console.print(Text(entrance.title, style="bold"), Text(f"({entrance.players} players)"))
    console.print(entrance.blurb)
    console.print(_table(settings(entrance.options), "Options (--option NAME=VALUE)"))
    for offer in sessions_of(entrance):
        needs = ", ".join(f"{option}={value}" for option, value in offer.games[entrance.name].items())
        when = f" (with {needs})" if needs else ""
        console.print(Text.assemble(("Session ", "dim"), (offer.name, "bold"), f"{when}: {offer.blurb}"))
        if settings(offer.options):
            console.print(_table(settings(offer.options), "Options (--session-option NAME=VALUE)"))


def _table(listed: tuple[Setting, ...], title: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="dim", box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("NAME", "VALUES", "DEFAULT", "WHAT IT DOES"):
        table.add_column(heading)
    for setting in listed:
        table.add_row(setting.name, "\n".join(setting.choices) or setting.kind, _default(setting), _words(setting))
    return table


def _words(setting: Setting) -> str:
    choices = (f"{value}: {said}" for value, said in setting.words.items())
    return "\n".join((setting.title, setting.description, *choices))


def _default(setting: Setting) -> str:
    return {None: "-", True: "true", False: "false"}.get(setting.default, str(setting.default))


def _as_data(entrance: Entrance) -> dict[str, Any]:
    return {
        "name": entrance.name,
        "title": entrance.title,
        "description": entrance.blurb,
        "players": entrance.players,
        "options": [as_json(setting) for setting in settings(entrance.options)],
        "sessions": [
            {
                "name": offer.name,
                "title": offer.title,
                "description": offer.blurb,
                "needs": dict(offer.games[entrance.name]),
                "options": [as_json(setting) for setting in settings(offer.options)],
            }
            for offer in sessions_of(entrance)
        ],
    }
