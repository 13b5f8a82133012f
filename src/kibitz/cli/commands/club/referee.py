"""kibitz referee: what happened at a table with real cards, and what the Laws of MiniBridge say."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from kibitz.cli.speech import said, say
from kibitz.cli.terminal.club_sheets import as_json
from kibitz.cli.terminal.screen import Quit, Terminal
from kibitz.club.law_tree import LawAnswer, LawQuestion, asked

EXAMPLE: Final = "kibitz referee 2 2 1"


def referee(
    answers: Annotated[list[int] | None, typer.Argument(metavar="[ANSWER]", min=1, help="help-referee-answers")] = None,
    as_data: Annotated[bool, typer.Option("--json", help="help-referee-as-data")] = False,
) -> None:
    """Ask the referee about a lead out of turn, a revoke, an exposed card or a card out of turn (Laws 19 to 23)."""
    given = list(answers or ())
    here = asked(given)
    if as_data:
        typer.echo(as_json(_data(here)))
        return
    terminal = Terminal()
    while isinstance(here, LawQuestion):
        terminal.say("", say(here.ask))
        for number, (answer, _) in enumerate(here.answers, 1):
            terminal.say(f"  {number}  {say(answer)}")
        if answers:
            return
        try:
            typed = terminal.ask(said("cli-which"))
        except (Quit, EOFError):
            return
        if typed.isdecimal() and 1 <= int(typed) <= len(here.answers):
            given.append(int(typed))
            here = asked(given)
        else:
            terminal.say(said("cli-number-from-to", least=1, most=len(here.answers)))
    terminal.say("", said("cli-law", law=here.law, said=say(here.say)))


def _data(here: LawQuestion | LawAnswer) -> dict[str, object]:
    if isinstance(here, LawAnswer):
        return {"law": here.law, "say": str(here.say)}
    return {"ask": str(here.ask), "answers": [str(answer) for answer, _ in here.answers]}
