"""kibitz replay: a record, or the boards of a bridge file, trick by trick, with every move and score checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kibitz.cards import Deal, NotationError, Side
from kibitz.cli.files import read_record, results_of
from kibitz.cli.mistakes import Mistake, unreadable
from kibitz.cli.speech import problem, said, say, spoken
from kibitz.cli.terminal import sheets
from kibitz.cli.terminal.drawing import four_hands
from kibitz.cli.terminal.telling import Teller
from kibitz.engine import ReplayError, State
from kibitz.formats import BoardRecord, FormatError, bridge_format, read_boards, record, replayed
from kibitz.games import GAMES
from kibitz.games.naming import goal
from kibitz.narration import story
from kibitz.narration.verdicts import verdict

EXAMPLE = "kibitz replay evening.json"


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")],
    as_data: Annotated[bool, typer.Option("--json", help="help-event-in-json")] = False,
) -> None:
    """Show a record or a bridge file trick by trick, and check every move and score in it."""
    if _is_of_others(file):
        _replay_boards(file, as_data)
        return
    written = read_record(file)
    try:
        states = record.replay_session(written) if isinstance(written, record.SessionRecord) else (_deal(written),)
    except ReplayError as error:
        if as_data:
            typer.echo(json.dumps({"valid": False, "reason": str(error)}, ensure_ascii=False))
        else:
            typer.echo("kibitz: " + problem(Mistake("cli-does-not-replay", error, file=str(file))), err=True)
        raise typer.Exit(1) from error
    if as_data:
        typer.echo(json.dumps({"valid": True, "deals": [_as_data(state) for state in states]}, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for number, state in enumerate(states, 1):
        _show(console, number, state)
    if isinstance(written, record.SessionRecord):
        _show_sheets(console, written, states)
    console.print(Text(said("cli-all-right"), style="green"))


def _is_of_others(file: Path) -> bool:
    """Whether it is no record of ours but a file of the bridge world, by the end of its name."""
    try:
        return bridge_format(file.name).suffix != "json"
    except NotationError:
        return False


def _replay_boards(file: Path, as_data: bool) -> None:
    """Every board that has an auction; the reason for each that breaks a rule, and then the command has failed."""
    faults: list[FormatError] = []
    told: list[dict[str, Any]] = []
    console = Console(highlight=False)
    for number, board in enumerate(_boards_in(file, faults), 1):
        name = board.headers.get("Board") or str(number)
        try:
            state = replayed(board)
        except NotationError as error:
            faults.append(FormatError.at(error, file=str(file), board=name))
            continue
        if as_data:
            told.append({"board": name, **_as_data(state)})
        else:
            _show(console, name, state)
    if as_data:
        reasons = {"reasons": [str(fault) for fault in faults]} if faults else {}
        typer.echo(json.dumps({"valid": not faults, "deals": told, **reasons}, ensure_ascii=False))
    for fault in () if as_data else faults:
        typer.echo(f"kibitz: {problem(fault)}", err=True)
    if faults:
        raise typer.Exit(1)
    if not as_data:
        console.print(Text(said("cli-all-right"), style="green"))


def _boards_in(file: Path, faults: list[FormatError]) -> Iterator[BoardRecord]:
    try:
        handle = file.open("rb")
    except OSError as error:
        raise unreadable(file, error) from error
    with handle:
        yield from read_boards(handle, bridge_format(file.name), str(file), faults.append)


def _deal(written: record.DealRecord) -> State:
    return record.replay_deal(written.events)


def _show(console: Console, number: int | str, state: State) -> None:
    t = state.table
    console.print(
        Rule(said("cli-deal-of", number=number, game=spoken().word(GAMES[state.game.name].title)), style="dim")
    )
    if len(t.dealt) == 4:
        console.print(*four_hands(Deal(t.dealt)), sep="\n")
    for line in Teller(None).news(state):
        console.print(line)
    if not state.over:
        console.print(said("cli-not-over"))


def _show_sheets(console: Console, written: record.SessionRecord, states: tuple[State, ...]) -> None:
    form, results = results_of(written, states)
    if not results:
        return
    for sheet in form.sheets(results, written.players, stop=written.stopped):
        console.print(sheets.drawn(sheet))
    console.print(say(verdict(form.standing(results, stop=written.stopped), written.players)))


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
