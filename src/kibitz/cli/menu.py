"""kibitz alone: pick a game from the ladder and play."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from kibitz.cli.play import play
from kibitz.cli.terminal import Quit, Terminal
from kibitz.games import GAMES


def menu() -> None:
    terminal = Terminal()
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
            return
        names = [entrance.name for entrance in entrances if answer in (entrance.name, entrance.title.lower())]
        if answer.isdecimal() and 1 <= int(answer) <= len(entrances):
            names = [entrances[int(answer) - 1].name]
        if names:
            play(names[0])
            return
        terminal.say(Text(f"Type a number from 1 to {len(entrances)}.", style="yellow"))
