"""kibitz league: everybody against everybody over weeks, kept in one file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kibitz.cli.commands.club.event_files import begin_file, name_list, open_league, write_text
from kibitz.cli.mistakes import Mistake
from kibitz.cli.options import given
from kibitz.cli.terminal.club_sheets import as_json, paper
from kibitz.club.league import league_moves as moves
from kibitz.club.league.league_file import LEAGUE_LOGS, league_csv
from kibitz.club.league.season import League, MatchForm, met
from kibitz.club.league.standings import cell, league_table
from kibitz.club.printing.league_sheet import cell_text, counts, halves
from kibitz.games import GAMES

app = typer.Typer(help="Run a league from a file: fixtures, matches, the table.", no_args_is_help=True)

LeaguePath = Annotated[Path, typer.Argument(metavar="LEAGUE", help="The file of the league.")]
One = Annotated[int, typer.Argument(metavar="ONE", min=1, help="The number of an entrant.")]
Other = Annotated[int, typer.Argument(metavar="OTHER", min=1, help="The number of the other.")]
LeagueJson = Annotated[bool, typer.Option("--json", help="As JSON.")]


@app.command("new", epilog='Example: kibitz league new term.json --title "Autumn term" --deals 5')
def new(
    file: LeaguePath,
    title: Annotated[str, typer.Option(metavar="TITLE", help="What the league is called.")] = "League",
    name: Annotated[str, typer.Option("--game", metavar="GAME", help="What is played.")] = "minibridge",
    options: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="An option of the game; can be repeated.")
    ] = None,
    form: Annotated[
        MatchForm, typer.Option(help="What decides a match: deals won, points, or IMPs of teams.")
    ] = MatchForm.BEST_OF,
    deals: Annotated[int, typer.Option(metavar="N", min=1, help="Deals in a match.")] = 3,
    teams: Annotated[bool, typer.Option("--teams", help="Teams of four, at two tables with the same boards.")] = False,
) -> None:
    """Set up a league in a new file."""
    entrance = GAMES.get(name)
    values = given(entrance.title, entrance.options, options or ()) if entrance else {}
    begin_file(file, moves.founded(title, name, values, form, deals, teams=teams), LEAGUE_LOGS.write)
    typer.echo(f"{title} is in {file}. Next: kibitz league names {file} LIST")


@app.command("names", epilog="Example: kibitz league names term.json pairs.txt")
def names(
    file: LeaguePath,
    listed: Annotated[Path | None, typer.Argument(metavar="[LIST]", help="A file with one name a line.")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="A name; can be repeated.")] = None,
    as_data: LeagueJson = False,
) -> None:
    """Say who takes part, and see who meets whom in each week."""
    desk = open_league(file)
    desk.note(moves.enrolled(desk.state, name_list(listed, name or ())))
    _fixtures(desk.state, Console(highlight=False), as_data=as_data)


@app.command("fixtures", epilog="Example: kibitz league fixtures term.json")
def fixtures(file: LeaguePath, as_data: LeagueJson = False) -> None:
    """Show who meets whom in each week, and what is still to be played."""
    _fixtures(open_league(file).state, Console(highlight=False), as_data=as_data)


@app.command("deal", epilog="Example: kibitz league deal term.json 1 4 (pair 1 won a deal against pair 4)")
def deal(
    file: LeaguePath,
    winner: Annotated[int, typer.Argument(metavar="WINNER", min=1, help="The number of who won the deal.")],
    loser: Annotated[int, typer.Argument(metavar="LOSER", min=1, help="The number of who lost it.")],
) -> None:
    """Write down who won a deal of a match. The match is over when it is decided."""
    desk = open_league(file)
    state = desk.note(moves.deal_won(desk.state, winner, loser))
    match = state.matches[met(winner, loser)]
    ours, theirs = match.score if winner < loser else match.score[::-1]
    so_far = f"{state.name(winner)} {ours}, {state.name(loser)} {theirs}"
    typer.echo(f"{so_far}: the match is over." if match.over else f"{so_far}.")


@app.command("enter", epilog="Example: kibitz league enter term.json 1 4 2-1")
def enter(
    file: LeaguePath,
    one: One,
    other: Other,
    score: Annotated[str, typer.Argument(metavar="SCORE", help="Deals won or points of the two: 2-1.")],
    winner: Annotated[int | None, typer.Option(metavar="NUMBER", help="Who won, where a tie was broken.")] = None,
) -> None:
    """Write down a whole match; entered again, it takes the place of what stood."""
    desk = open_league(file)
    found = re.fullmatch(r"(\d+)\s*[-–:]\s*(\d+)", score.strip())
    if found is None:
        raise Mistake(f"“{score}” is no score: write it like 2-1.")
    state = desk.note(moves.match_played(desk.state, one, other, (int(found[1]), int(found[2])), winner))
    typer.echo(f"{state.name(one)} {found[1]}, {state.name(other)} {found[2]}.")


@app.command("withdraw", epilog="Example: kibitz league withdraw term.json 3")
def withdraw(file: LeaguePath, entrant: One) -> None:
    """Somebody plays on no longer: results stand if at least half were played, otherwise they are struck out."""
    desk = open_league(file)
    state = desk.note(moves.withdrew(desk.state, entrant))
    typer.echo(f"{state.name(entrant)} has withdrawn.")


@app.command("table", epilog="Example: kibitz league table term.json")
def table(
    file: LeaguePath,
    out: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Write the table to this file.")] = None,
    as_data: LeagueJson = False,
) -> None:
    """Show how the league stands: everybody against everybody, and the totals."""
    state = open_league(file).state
    if out is not None:
        write_text(out, league_csv(state))
        typer.echo(f"The table of {state.founded.title} is in {out}.")
        return
    rows = league_table(state)
    console = Console(highlight=False)
    if as_data:
        data = [
            {
                "place": row.place,
                "shared": row.shared,
                "number": row.entrant,
                "name": state.name(row.entrant),
                "played": row.played,
                "won": row.won,
                "drawn": row.drawn,
                "lost": row.lost,
                "for": row.gained,
                "against": row.given,
            }
            for row in rows
        ]
        console.out(as_json(data))
        return
    order = [row.entrant for row in rows]
    columns = (("Place", True), ("No.", True), ("Name", False), *((str(number), True) for number in order))
    sheet = paper(state.founded.title, *columns, ("Matches", True), (counts(state), True))
    for row in rows:
        cells = (cell_text(state, row.entrant, other) for other in order)
        place = f"{row.place}{'=' if row.shared else ''}"
        sheet.add_row(
            place, str(row.entrant), state.name(row.entrant), *cells, halves(row.total), f"{row.gained}–{row.given}"
        )
    console.print(sheet)


def _fixtures(state: League, console: Console, *, as_data: bool) -> None:
    if as_data:
        data = [
            [{"one": one, "other": other, "over": _is_over(state, one, other)} for one, other in week]
            for week in state.weeks
        ]
        console.out(as_json(data))
        return
    sheet = paper(state.founded.title, ("Week", True), ("Match", False), ("", False))
    for number, week in enumerate(state.weeks, 1):
        for line, (one, other) in enumerate(week):
            match = f"{one} {state.name(one)} – {other} {state.name(other)}"
            sheet.add_row(
                "" if line else str(number), match, cell_text(state, one, other), end_section=line == len(week) - 1
            )
    console.print(sheet)


def _is_over(state: League, one: int, other: int) -> bool:
    match = cell(state, one, other)
    return match is not None and match.over
