"""Picking a game from the ladder."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from kibitz.cli.speech import said, spoken
from kibitz.cli.terminal.screen import Quit, Terminal
from kibitz.games import GAMES


def pick_game(terminal: Terminal) -> str | None:
    """The name of the game that was picked; None if none was."""
    entrances = list(GAMES.values())
    terminal.say(Text(said("cli-which-game"), style="bold"))
    for number, entrance in enumerate(entrances, 1):
        terminal.say(Text.assemble((f"{number:3}  {spoken().word(entrance.title)}", "bold")))
        terminal.say(Padding(Text(spoken().word(entrance.blurb), style="dim"), (0, 0, 0, 5)))
    while True:
        try:
            answer = terminal.ask(said("cli-number-or-name", most=len(entrances))).lower()
        except (Quit, EOFError, KeyboardInterrupt):
            terminal.say(said("cli-goodbye"))
            return None
        names = [each.name for each in entrances if answer in (each.name, spoken().word(each.title).lower())]
        if answer.isdecimal() and 1 <= int(answer) <= len(entrances):
            names = [entrances[int(answer) - 1].name]
        if names:
            return names[0]
        terminal.say(Text(said("cli-number-from-to", least=1, most=len(entrances)), style="yellow"))
