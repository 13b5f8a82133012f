"""Picking a game from the ladder."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from kibitz.cli.terminal.screen import Quit, Terminal
from kibitz.games import GAMES


def pick_game(terminal: Terminal) -> str | None:
    """The name of the game that was picked; None if none was."""
    entrances = list(GAMES.values())
    terminal.say(Text("Which game? Each is a step up from the one above it.", style="bold"))
    for number, entrance in enumerate(entrances, 1):
        terminal.say(Text.assemble((f"{number:3}  {entrance.title}", "bold")))
        terminal.say(Padding(Text(entrance.blurb, style="dim"), (0, 0, 0, 5)))
    while True:
        try:
            answer = terminal.ask(f"1 to {len(entrances)}, or a name:").lower()
        except (Quit, EOFError, KeyboardInterrupt):
            terminal.say("Goodbye.")
            return None
        names = [entrance.name for entrance in entrances if answer in (entrance.name, entrance.title.lower())]
        if answer.isdecimal() and 1 <= int(answer) <= len(entrances):
            names = [entrances[int(answer) - 1].name]
        if names:
            return names[0]
        terminal.say(Text(f"Type a number from 1 to {len(entrances)}.", style="yellow"))
