"""kibitz event: an afternoon of a club or a class, kept in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from kibitz.cards import Side
from kibitz.cli.commands.club import event_reading
from kibitz.cli.commands.club.event_files import begin_file, name_list, open_event
from kibitz.cli.commands.club.event_reading import EventPath, InJson
from kibitz.cli.mistakes import Mistake
from kibitz.cli.options import given
from kibitz.cli.terminal import club_sheets
from kibitz.club.competition import deciding
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.competition.happenings import TableBoard
from kibitz.club.competition.rulings import amount, ruling
from kibitz.club.fields import Method
from kibitz.club.movements import MovementKind, MovementWish, planned
from kibitz.games import GAMES

app = typer.Typer(help="Run a competition from a file: who sits where, results, ranking.", no_args_is_help=True)

TableNumber = Annotated[int, typer.Argument(metavar="TABLE", min=1, help="The number of the table.")]
BoardNumber = Annotated[int, typer.Argument(metavar="BOARD", min=1, help="The number of the board.")]
Words = Annotated[list[str], typer.Argument(metavar="RESULT", help="Declarer, contract and tricks: N 4SX 10.")]
RoundNumber = Annotated[int | None, typer.Option("--round", metavar="N", min=1, help="The round, if not the latest.")]
ReasonGiven = Annotated[str, typer.Option("--why", metavar="REASON", help="The reason, which stays in the log.")]
_MINUS: Final = {"ignore_unknown_options": True}
"""For commands in which a word may begin with a minus: -1 is a trick short."""


@app.command("new", epilog='Example: kibitz event new cup.json --title "Village cup" --game minibridge')
def new(
    file: EventPath,
    title: Annotated[str, typer.Option(metavar="TITLE", help="What the event is called.")] = "Event",
    name: Annotated[str, typer.Option("--game", metavar="GAME", help="What is played.")] = "contract",
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="An option of the game, as often as needed.")
    ] = None,
    method: Annotated[Method, typer.Option(help="How results are compared.")] = Method.MATCHPOINTS,
    trimmed: Annotated[
        int, typer.Option("--trim", metavar="N", min=0, help="Butler: leave out the N best and worst.")
    ] = 0,
    minutes: Annotated[int, typer.Option(metavar="N", min=0, help="How long a round should last.")] = 0,
) -> None:
    """Set up an event in a new file."""
    entrance = GAMES.get(name)
    options = given(entrance.title, entrance.options, settings or ()) if entrance else {}
    first = deciding.created(title, name, options, method, trimmed=trimmed, minutes=minutes)
    begin_file(file, first, EVENT_LOGS.write)
    typer.echo(f"{title} is in {file}. Next: kibitz event names {file} LIST")


@app.command("names", epilog="Example: kibitz event names cup.json pairs.txt")
def names(
    file: EventPath,
    listed: Annotated[Path | None, typer.Argument(metavar="[LIST]", help="A file with one name a line.")] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="A name, as often as needed.")
    ] = None,
) -> None:
    """Say who takes part: players, pairs or teams, in the order of their numbers."""
    desk = open_event(file)
    lines = name_list(listed, name or ())
    state = desk.note(deciding.named(desk.state, lines))
    typer.echo(f"{len(state.entrants)} take part. Next: kibitz event seat {file} mitchell")


@app.command("seat", epilog="Example: kibitz event seat cup.json howell --boards 2")
def seat(
    file: EventPath,
    kind: Annotated[MovementKind, typer.Argument(help="The movement.")],
    size: Annotated[int | None, typer.Option("--boards", metavar="N", min=1, help="Boards in a round.")] = None,
    rounds: Annotated[int | None, typer.Option(metavar="N", min=1, help="Fewer rounds than there could be.")] = None,
    share: Annotated[bool, typer.Option("--share", help="Mitchell, even tables: share and relay, not a skip.")] = False,
    switched: Annotated[
        int, typer.Option(metavar="N", min=0, help="Mitchell: switch arrows in the last N rounds.")
    ] = 0,
    together: Annotated[bool, typer.Option("--together", help="All tables play the same boards in a round.")] = False,
    as_data: InJson = False,
) -> None:
    """Seat everybody for all rounds."""
    desk = open_event(file)
    number = len(desk.state.entrants)
    if number < 2:
        raise Mistake(f"Nobody takes part yet: kibitz event names {file} LIST")
    wish = MovementWish(kind, size, rounds, share, switched, together)
    state = desk.note(deciding.seated(desk.state, planned(wish, number)))
    club_sheets.seating(state, Console(highlight=False), as_data=as_data)


@app.command("round", epilog="Example: kibitz event round cup.json --begin")
def round_(
    file: EventPath,
    number: Annotated[int | None, typer.Argument(metavar="[ROUND]", min=1, help="Another round to look at.")] = None,
    begin: Annotated[bool, typer.Option("--begin", help="Begin the next round.")] = False,
    end: Annotated[bool, typer.Option("--end", help="End the round that is under way.")] = False,
    as_data: InJson = False,
) -> None:
    """Show who sits where with which boards and which results are missing; begin or end a round."""
    desk = open_event(file)
    state = desk.state
    if end:
        state = desk.note(deciding.ended(state))
    if begin:
        state = desk.note(deciding.began(state))
    wanted = number or max(1, state.round)
    if not 1 <= wanted <= state.rounds:
        raise Mistake(f"There is no round {wanted}: this event has {state.rounds}.")
    club_sheets.round_sheet(state, wanted, Console(highlight=False), as_data=as_data)


@app.command("enter", context_settings=_MINUS, epilog="Example: kibitz event enter cup.json 1 2 N game hearts 11")
def enter(
    file: EventPath,
    table: TableNumber,
    board: BoardNumber,
    words: Words,
    side: Annotated[Side | None, typer.Option(help="The side that enters it: the other then confirms.")] = None,
    round_number: RoundNumber = None,
) -> None:
    """Write down a result in the words of the table: declarer, contract, tricks; or "pass"."""
    desk = open_event(file)
    where = deciding.spot(desk.state, table, board, round_number)
    result = deciding.result_of(desk.state, where, " ".join(words))
    desk.note(deciding.entered(desk.state, where, result, side))
    typer.echo(_told(where, str(result), result.of(Side.NS), result.of(Side.EW)))


@app.command("confirm", epilog="Example: kibitz event confirm cup.json 1 2 EW")
def confirm(
    file: EventPath,
    table: TableNumber,
    board: BoardNumber,
    side: Annotated[Side, typer.Argument(help="The side that confirms.")],
    round_number: RoundNumber = None,
) -> None:
    """Say for the other side that a result is right."""
    desk = open_event(file)
    desk.note(deciding.agreed(desk.state, deciding.spot(desk.state, table, board, round_number), side))
    typer.echo("Both sides agree.")


@app.command(
    "correct",
    context_settings=_MINUS,
    epilog='Example: kibitz event correct cup.json 1 2 N game hearts 10 --why "a trick miscounted"',
)
def correct(
    file: EventPath,
    table: TableNumber,
    board: BoardNumber,
    words: Words,
    why: ReasonGiven = "",
    round_number: RoundNumber = None,
) -> None:
    """Put another result in the place of a wrong one; the log keeps both."""
    desk = open_event(file)
    where = deciding.spot(desk.state, table, board, round_number)
    result = deciding.result_of(desk.state, where, " ".join(words))
    desk.note(deciding.corrected(desk.state, where, result, why))
    typer.echo(_told(where, str(result), result.of(Side.NS), result.of(Side.EW)))


@app.command("adjust", epilog="Example: kibitz event adjust cup.json 1 2 --ns plus --ew minus")
def adjust(
    file: EventPath,
    table: TableNumber,
    board: BoardNumber,
    ns: Annotated[
        str, typer.Option(metavar="SCORE", help="average, plus, minus, a percentage such as 45%, or a result.")
    ],
    ew: Annotated[str | None, typer.Option(metavar="SCORE", help="The same for East-West, if it differs.")] = None,
    why: ReasonGiven = "",
    round_number: RoundNumber = None,
) -> None:
    """Decide what each side gets on a board. Results can be weighed: "60 N 4S 10 / 40 N 4S 9"."""
    desk = open_event(file)
    where = deciding.spot(desk.state, table, board, round_number)
    one = ruling(desk.state, where, ns)
    desk.note(deciding.adjusted(desk.state, where, one, one if ew is None else ruling(desk.state, where, ew), why))
    typer.echo(f"Board {board} at table {table} is adjusted.")


@app.command("credit", context_settings=_MINUS, epilog='Example: kibitz event credit cup.json 3 -5 --why "late twice"')
def credit(
    file: EventPath,
    entrant: Annotated[int, typer.Argument(metavar="NUMBER", min=1, help="Whose score.")],
    number: Annotated[str, typer.Argument(metavar="AMOUNT", help="Percent, IMPs or points, with - to take off.")],
    why: ReasonGiven = "",
) -> None:
    """Carry something over from an earlier session, or take a penalty off."""
    desk = open_event(file)
    desk.note(deciding.credited(desk.state, entrant, amount(number), why))
    typer.echo(f"{desk.state.entrants[entrant]}: {number}.")


@app.command("leave", epilog="Example: kibitz event leave cup.json 4")
def leave(
    file: EventPath,
    numbers: Annotated[list[int], typer.Argument(metavar="NUMBER", min=1, help="The numbers of those who go.")],
) -> None:
    """Somebody goes home; the rounds to come are planned anew."""
    desk = open_event(file)
    desk.note(deciding.left(desk.state, numbers))
    typer.echo(f"{len(desk.state.present)} play on.")


@app.command("join", epilog='Example: kibitz event join cup.json "Ann & Bob"')
def join(file: EventPath, name: Annotated[str, typer.Argument(metavar="NAME", help="Who comes.")]) -> None:
    """Somebody comes late; the rounds to come are planned anew."""
    desk = open_event(file)
    state = desk.note(deciding.joined(desk.state, name))
    typer.echo(f"{name} has the number {max(state.entrants)}.")


@app.command("fall-out", epilog="Example: kibitz event fall-out cup.json 3")
def fall_out(file: EventPath, table: TableNumber) -> None:
    """A table falls out with all who sit there; the rounds to come are planned anew."""
    desk = open_event(file)
    desk.note(deciding.fell_out(desk.state, table))
    typer.echo(f"{len(desk.state.present)} play on.")


@app.command("close", epilog="Example: kibitz event close cup.json")
def close(file: EventPath) -> None:
    """Close the event when every result is in."""
    desk = open_event(file)
    desk.note(deciding.closed(desk.state))
    club_sheets.ranking_sheet(desk.state, Console(highlight=False), as_data=False)


def _told(where: TableBoard, what: str, ns: int, ew: int) -> str:
    return f"Round {where.round}, table {where.table}, board {where.board}: {what}. North-South {ns}, East-West {ew}."


app.command("rank", epilog="Example: kibitz event rank cup.json")(event_reading.rank)
app.command("travellers", epilog="Example: kibitz event travellers cup.json 2")(event_reading.travellers)
app.command("card", epilog="Example: kibitz event card cup.json 1")(event_reading.card)
app.command("cross", epilog="Example: kibitz event cross cup.json")(event_reading.cross)
app.command("log", epilog="Example: kibitz event log cup.json")(event_reading.log)
app.command("export", epilog="Example: kibitz event export cup.json usebio --out cup.xml")(event_reading.export)
