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
from kibitz.cli.help import CommandGroup, placeholder
from kibitz.cli.mistakes import Mistake
from kibitz.cli.options import given
from kibitz.cli.speech import said
from kibitz.cli.terminal import club_sheets
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_lines import TableBoard
from kibitz.club.competition.entry import written_entrant
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.competition.rulings import amount, ruling
from kibitz.club.fields import Method
from kibitz.club.movements import MovementKind, MovementWish, planned
from kibitz.games import GAMES

app = CommandGroup(no_args_is_help=True)

TableNumber = Annotated[int, typer.Argument(metavar="TABLE", min=1, help="help-event-table-number")]
BoardNumber = Annotated[int, typer.Argument(metavar="BOARD", min=1, help="help-event-board-number")]
Words = Annotated[list[str], typer.Argument(metavar="RESULT", help="help-event-words")]
RoundNumber = Annotated[int | None, typer.Option("--round", metavar="N", min=1, help="help-event-of-round")]
ReasonGiven = Annotated[str, typer.Option("--why", metavar="REASON", help="help-event-reason-given")]
_MINUS: Final = {"ignore_unknown_options": True}
"""For commands in which a word may begin with a minus: -1 is a trick short."""


@app.command("new", epilog='kibitz event new cup.json --title "Village cup" --game minibridge')
def new(
    file: EventPath,
    title: Annotated[str | None, typer.Option(metavar="TITLE", help="help-event-new-title")] = None,
    name: Annotated[str, typer.Option("--game", metavar="GAME", help="help-event-new-name")] = "contract",
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="help-event-new-settings")
    ] = None,
    method: Annotated[Method, typer.Option(help="help-event-new-method")] = Method.MATCHPOINTS,
    trimmed: Annotated[int, typer.Option("--trim", metavar="N", min=0, help="help-event-new-trimmed")] = 0,
    minutes: Annotated[int, typer.Option(metavar="N", min=0, help="help-event-new-minutes")] = 0,
    least: Annotated[int, typer.Option(metavar="N", min=0, max=100, help="help-event-new-least")] = decisions.LEAST,
) -> None:
    """Set up an event in a new file."""
    entrance = GAMES.get(name)
    options = given(entrance.title, entrance.options, settings or ()) if entrance else {}
    named = title or said("cli-event")
    first = decisions.created(named, name, options, method, trimmed=trimmed, minutes=minutes, least=least)
    begin_file(file, first, EVENT_LOGS.write)
    typer.echo(
        said("cli-next-names", title=named, file=str(file), command=f"kibitz event names {file} {placeholder('LIST')}")
    )


@app.command("names", epilog="kibitz event names cup.json pairs.txt")
def names(
    file: EventPath,
    listed: Annotated[Path | None, typer.Argument(metavar="[LIST]", help="help-event-names-listed")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="help-event-names-name")] = None,
) -> None:
    """Say who takes part: players, pairs or teams, in the order of their numbers."""
    opened = open_event(file)
    lines = name_list(listed, name or ())
    state = opened.note(decisions.named(opened.state, lines))
    typer.echo(said("cli-take-part", number=len(state.entrants), command=f"kibitz event seat {file} mitchell"))


@app.command(
    "register", context_settings=_MINUS, epilog='kibitz event register cup.json 3 "Ann #1234 & Ben #2345 +2.5"'
)
def register(
    file: EventPath,
    entrant: Annotated[int, typer.Argument(metavar="NUMBER", min=1, help="help-event-register-entrant")],
    words: Annotated[str, typer.Argument(metavar="NAME", help="help-event-register-words")],
) -> None:
    """Put right what is known of somebody: names, member numbers with #, a handicap with + or -."""
    opened = open_event(file)
    opened.note(decisions.registered(opened.state, entrant, words))
    typer.echo(f"{entrant}: {written_entrant(opened.state.entrant(entrant))}")


@app.command("seat", epilog="kibitz event seat cup.json howell --boards 2")
def seat(
    file: EventPath,
    kind: Annotated[MovementKind, typer.Argument(help="help-event-seat-kind")],
    size: Annotated[int | None, typer.Option("--boards", metavar="N", min=1, help="help-event-seat-size")] = None,
    rounds: Annotated[int | None, typer.Option(metavar="N", min=1, help="help-event-seat-rounds")] = None,
    share: Annotated[bool, typer.Option("--share", help="help-event-seat-share")] = False,
    switched: Annotated[int, typer.Option(metavar="N", min=0, help="help-event-seat-switched")] = 0,
    together: Annotated[bool, typer.Option("--together", help="help-event-seat-together")] = False,
    sections: Annotated[int, typer.Option("--sections", metavar="N", min=1, help="help-event-seat-sections")] = 1,
    as_data: InJson = False,
) -> None:
    """Seat everybody for all rounds."""
    opened = open_event(file)
    number = len(opened.state.entrants)
    if number < 2:
        raise Mistake("cli-nobody-yet", command=f"kibitz event names {file} {placeholder('LIST')}")
    wish = MovementWish(kind, size, rounds, share, switched, together, sections)
    state = opened.note(decisions.seated(opened.state, planned(wish, number)))
    club_sheets.seating(state, Console(highlight=False), as_data=as_data)


@app.command("round", epilog="kibitz event round cup.json --begin")
def round_(
    file: EventPath,
    number: Annotated[int | None, typer.Argument(metavar="[ROUND]", min=1, help="help-event-round-number")] = None,
    begin: Annotated[bool, typer.Option("--begin", help="help-event-round-begin")] = False,
    end: Annotated[bool, typer.Option("--end", help="help-event-round-end")] = False,
    as_data: InJson = False,
) -> None:
    """Show who sits where with which boards and which results are missing; begin or end a round."""
    opened = open_event(file)
    state = opened.state
    if end:
        state = opened.note(decisions.ended(state))
    if begin:
        state = opened.note(decisions.began(state))
    wanted = number or max(1, state.round)
    if not 1 <= wanted <= state.rounds:
        raise Mistake("cli-no-round", number=wanted, rounds=state.rounds)
    club_sheets.round_sheet(state, wanted, Console(highlight=False), as_data=as_data)


@app.command("draw", epilog="kibitz event draw cup.json")
def draw(file: EventPath, as_data: InJson = False) -> None:
    """Draw the next round of a Swiss or a knockout from the results so far."""
    opened = open_event(file)
    state = opened.note(decisions.round_drawn(opened.state))
    club_sheets.round_sheet(state, state.drawn, Console(highlight=False), as_data=as_data)


@app.command("enter", context_settings=_MINUS, epilog="kibitz event enter cup.json 1 2 N game hearts 11")
def enter(
    file: EventPath,
    table: TableNumber,
    board: BoardNumber,
    words: Words,
    side: Annotated[Side | None, typer.Option(help="help-event-enter-side")] = None,
    round_number: RoundNumber = None,
) -> None:
    """Write down a result in the words of the table: declarer, contract, tricks; or "pass"."""
    opened = open_event(file)
    where = decisions.spot(opened.state, table, board, round_number)
    result = decisions.result_of(opened.state, where, " ".join(words))
    opened.note(decisions.entered(opened.state, where, result, side))
    typer.echo(_told(where, club_sheets.result_told(result), result.of(Side.NS), result.of(Side.EW)))


@app.command("confirm", epilog="kibitz event confirm cup.json 1 2 EW")
def confirm(
    file: EventPath,
    table: TableNumber,
    board: BoardNumber,
    side: Annotated[Side, typer.Argument(help="help-event-confirm-side")],
    round_number: RoundNumber = None,
) -> None:
    """Say for the other side that a result is right."""
    opened = open_event(file)
    opened.note(decisions.agreed(opened.state, decisions.spot(opened.state, table, board, round_number), side))
    typer.echo(said("cli-both-agree"))


@app.command(
    "correct",
    context_settings=_MINUS,
    epilog='kibitz event correct cup.json 1 2 N game hearts 10 --why "a trick miscounted"',
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
    opened = open_event(file)
    where = decisions.spot(opened.state, table, board, round_number)
    result = decisions.result_of(opened.state, where, " ".join(words))
    opened.note(decisions.corrected(opened.state, where, result, why))
    typer.echo(_told(where, club_sheets.result_told(result), result.of(Side.NS), result.of(Side.EW)))


@app.command("adjust", epilog="kibitz event adjust cup.json 1 2 --ns plus --ew minus")
def adjust(
    file: EventPath,
    table: TableNumber,
    board: BoardNumber,
    ns: Annotated[str, typer.Option(metavar="SCORE", help="help-event-adjust-ns")],
    ew: Annotated[str | None, typer.Option(metavar="SCORE", help="help-event-adjust-ew")] = None,
    why: ReasonGiven = "",
    round_number: RoundNumber = None,
) -> None:
    """Decide what each side gets on a board. Results can be weighed: "60 N 4S 10 / 40 N 4S 9"."""
    opened = open_event(file)
    where = decisions.spot(opened.state, table, board, round_number)
    one = ruling(opened.state, where, ns)
    opened.note(
        decisions.adjusted(opened.state, where, one, one if ew is None else ruling(opened.state, where, ew), why)
    )
    typer.echo(said("cli-adjusted-at", board=board, table=table))


@app.command("not-played", epilog='kibitz event not-played cup.json 1 2 --why "no time"')
def not_played(
    file: EventPath, table: TableNumber, board: BoardNumber, why: ReasonGiven = "", round_number: RoundNumber = None
) -> None:
    """Say that a table did not play a board: it counts for nobody there."""
    opened = open_event(file)
    opened.note(decisions.not_played(opened.state, decisions.spot(opened.state, table, board, round_number), why))
    typer.echo(said("cli-not-played-at", board=board, table=table))


@app.command("credit", context_settings=_MINUS, epilog='kibitz event credit cup.json 3 -5 --why "late twice"')
def credit(
    file: EventPath,
    entrant: Annotated[int, typer.Argument(metavar="NUMBER", min=1, help="help-event-credit-entrant")],
    number: Annotated[str, typer.Argument(metavar="AMOUNT", help="help-event-credit-number")],
    why: ReasonGiven = "",
) -> None:
    """Carry something over from an earlier session, or take a penalty off."""
    opened = open_event(file)
    opened.note(decisions.credited(opened.state, entrant, amount(number), why))
    typer.echo(f"{opened.state.entrants[entrant]}: {number}.")


@app.command("leave", epilog="kibitz event leave cup.json 4")
def leave(
    file: EventPath,
    numbers: Annotated[list[int], typer.Argument(metavar="NUMBER", min=1, help="help-event-leave-numbers")],
) -> None:
    """Somebody goes home; the rounds to come are planned anew."""
    opened = open_event(file)
    opened.note(decisions.left(opened.state, numbers))
    typer.echo(said("cli-play-on", number=len(opened.state.present)))


@app.command("join", epilog='kibitz event join cup.json "Ann & Bob"')
def join(file: EventPath, name: Annotated[str, typer.Argument(metavar="NAME", help="help-event-join-name")]) -> None:
    """Somebody comes late; the rounds to come are planned anew."""
    opened = open_event(file)
    state = opened.note(decisions.joined(opened.state, name))
    typer.echo(said("cli-has-number", name=name, number=max(state.entrants)))


@app.command("fall-out", epilog="kibitz event fall-out cup.json 3")
def fall_out(file: EventPath, table: TableNumber) -> None:
    """A table falls out with all who sit there; the rounds to come are planned anew."""
    opened = open_event(file)
    gone = decisions.fell_out(opened.state, table)
    for unplayed in decisions.fallen_boards(opened.state, table):
        opened.note(unplayed)
    opened.note(gone)
    typer.echo(said("cli-play-on", number=len(opened.state.present)))


@app.command("close", epilog="kibitz event close cup.json")
def close(file: EventPath) -> None:
    """Close the event when every result is in."""
    opened = open_event(file)
    opened.note(decisions.closed(opened.state))
    club_sheets.ranking_sheet(opened.state, Console(highlight=False), as_data=False)


@app.command("reopen", epilog='kibitz event reopen cup.json --why "a wrong result"')
def reopen(file: EventPath, why: ReasonGiven = "") -> None:
    """Open a closed event again, to put something right."""
    opened = open_event(file)
    opened.note(decisions.reopened(opened.state, why))
    typer.echo(said("cli-event-is-open", title=opened.state.created.title))


def _told(where: TableBoard, what: str, ns: int, ew: int) -> str:
    place = {"round": where.round, "table": where.table, "board": where.board}
    return said("cli-entered", **place, what=what, ns=ns, ew=ew)


app.command("rank", epilog="kibitz event rank cup.json")(event_reading.rank)
app.command("travellers", epilog="kibitz event travellers cup.json 2")(event_reading.travellers)
app.command("card", epilog="kibitz event card cup.json 1")(event_reading.card)
app.command("cross", epilog="kibitz event cross cup.json")(event_reading.cross)
app.command("log", epilog="kibitz event log cup.json")(event_reading.log)
app.command("total", epilog="kibitz event total monday.json tuesday.json --whose players")(event_reading.total_of)
app.command("export", epilog="kibitz event export cup.json usebio --out cup.xml")(event_reading.export)
