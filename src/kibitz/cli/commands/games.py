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
from kibitz.cli.speech import said, spoken
from kibitz.games import GAMES, Entrance
from kibitz.games.settings import Setting, settings
from kibitz.sessions import SESSIONS, Offer

EXAMPLE = "kibitz games minibridge"


def games(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="help-games-name")] = None,
    as_data: Annotated[bool, typer.Option("--json", help="help-event-in-json")] = False,
) -> None:
    """List the games, from the simplest up, with their options and sessions."""
    if name is not None and name.lower() not in GAMES:
        raise Mistake("cli-no-game", name=name, games=", ".join(GAMES))
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
            Text.assemble(
                (spoken().word(entrance.title), "bold"), f": {spoken().word(entrance.blurb)} ", (f"[{names}]", "dim")
            ),
        )
    console.print(table)
    console.print(said("cli-games-hint"), style="dim")


def _show(console: Console, entrance: Entrance) -> None:
    players = Text(said("cli-players", players=entrance.players))
    console.print(Text(spoken().word(entrance.title), style="bold"), players)
    console.print(spoken().word(entrance.blurb))
    console.print(_table(settings(entrance.options), said("cli-options-of-game")))
    for offer in sessions_of(entrance):
        needs = ", ".join(f"{option}={value}" for option, value in offer.games[entrance.name].items())
        when = f" {said('cli-with-options', options=needs)}" if needs else ""
        console.print(
            Text.assemble(
                (f"{said('cli-session')} ", "dim"), (offer.name, "bold"), f"{when}: {spoken().word(offer.blurb)}"
            )
        )
        if settings(offer.options):
            console.print(_table(settings(offer.options), said("cli-options-of-session")))


def _table(listed: tuple[Setting, ...], title: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="dim", box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("cli-head-name", "cli-head-values", "cli-head-default", "cli-head-does"):
        table.add_column(said(heading))
    for setting in listed:
        table.add_row(
            setting.name,
            "\n".join(setting.choices) or said(f"cli-kind-{setting.kind}"),
            _default(setting),
            _words(setting),
        )
    return table


def _words(setting: Setting) -> str:
    choices = (f"{value}: {spoken().word(named)}" for value, named in setting.words.items())
    return "\n".join((spoken().word(setting.title), spoken().word(setting.description), *choices))


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
