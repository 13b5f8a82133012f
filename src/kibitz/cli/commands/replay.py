"""kibitz replay: a record trick by trick, with every move and score checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kibitz.cards import Deal, Side
from kibitz.cli.files import read_record, results_of
from kibitz.cli.terminal import sheets
from kibitz.cli.terminal.drawing import four_hands
from kibitz.cli.terminal.telling import Teller
from kibitz.engine import ReplayError, State
from kibitz.formats import record
from kibitz.games import GAMES
from kibitz.games.naming import goal
from kibitz.narration import story
from kibitz.narration.verdicts import verdict

EXAMPLE = "Example: kibitz replay evening.json"


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as kibitz play --save writes it.")],
    as_data: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Show a record trick by trick, and check every move and score in it."""
    written = read_record(file)
    try:
        states = record.replay_session(written) if isinstance(written, record.SessionRecord) else (_deal(written),)
    except ReplayError as error:
        if as_data:
            typer.echo(json.dumps({"valid": False, "reason": str(error)}, ensure_ascii=False))
        else:
            typer.echo(f"kibitz: {file} does not replay. {error}", err=True)
        raise typer.Exit(1) from error
    if as_data:
        typer.echo(json.dumps({"valid": True, "deals": [_as_data(state) for state in states]}, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for number, state in enumerate(states, 1):
        _show(console, number, state)
    if isinstance(written, record.SessionRecord):
        _show_sheets(console, written, states)
    console.print(Text("Every move and score is right.", style="green"))


def _deal(written: record.DealRecord) -> State:
    return record.replay_deal(written.events)


def _show(console: Console, number: int, state: State) -> None:
    t = state.table
    console.print(Rule(f"Deal {number}: {GAMES[state.game.name].title}", style="dim"))
    if len(t.dealt) == 4:
        console.print(*four_hands(Deal(t.dealt)), sep="\n")
    for line in Teller(None).news(state):
        console.print(line)
    if not state.over:
        console.print("The deal is not over.")


def _show_sheets(console: Console, written: record.SessionRecord, states: tuple[State, ...]) -> None:
    form, results = results_of(written, states)
    if not results:
        return
    for sheet in form.sheets(results, written.players, stop=written.stopped):
        console.print(sheets.drawn(sheet))
    console.print(str(verdict(form.standing(results, stop=written.stopped), written.players)))


def _as_data(state: State) -> dict[str, Any]:
    t = state.table
    contract = t.contract
    return {
        "game": state.game.name,
        "dealer": t.dealer.value,
        "declarer": t.declarer.value if t.declarer else None,
        "contract": {"strain": contract.strain.letter, "goal": goal(contract), "terms": contract.terms}
        if contract
        else None,
        "tricks": {side.value: t.won[side] for side in Side},
        "scores": {side.value: points for side, points in story.side_scores(t).items()},
        "thrown_in": t.thrown_in.reason if t.thrown_in else None,
        "over": state.over,
        "events": len(state.log),
    }
