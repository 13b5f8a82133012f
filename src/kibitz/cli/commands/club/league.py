"""kibitz league: everybody against everybody over weeks, kept in one file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kibitz.cli.commands.club.event_files import begin_file, name_list, open_league, write_text
from kibitz.cli.help import CommandGroup, placeholder
from kibitz.cli.mistakes import Mistake
from kibitz.cli.options import given
from kibitz.cli.speech import said, spoken
from kibitz.cli.terminal.club_sheets import as_json, paper
from kibitz.club.league import league_decisions as decisions
from kibitz.club.league.league_file import LEAGUE_LOGS, league_csv
from kibitz.club.league.league_state import Fixture, League, LeagueMatch, MatchForm, TieBreaker, met
from kibitz.club.league.standings import cell, counted, league_table, resting
from kibitz.club.printing.league_sheet import RESTS, cell_text, counts, halves, ties
from kibitz.games import GAMES
from kibitz.games.registry import USUAL_GAME

app = CommandGroup(no_args_is_help=True)

LeaguePath = Annotated[Path, typer.Argument(metavar="LEAGUE", help="help-league-league-path")]
One = Annotated[int, typer.Argument(metavar="ONE", min=1, help="help-league-one")]
Other = Annotated[int, typer.Argument(metavar="OTHER", min=1, help="help-league-other")]
LeagueJson = Annotated[bool, typer.Option("--json", help="help-event-in-json")]


@app.command("new", epilog='kibitz league new term.json --title "Autumn term" --deals 5')
def new(
    file: LeaguePath,
    title: Annotated[str | None, typer.Option(metavar="TITLE", help="help-league-new-title")] = None,
    name: Annotated[str, typer.Option("--game", metavar="GAME", help="help-event-new-name")] = USUAL_GAME,
    options: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="help-league-new-options")
    ] = None,
    form: Annotated[MatchForm, typer.Option(help="help-league-new-form")] = MatchForm.BEST_OF,
    deals: Annotated[int, typer.Option(metavar="N", min=1, help="help-league-new-deals")] = 3,
    teams: Annotated[bool, typer.Option("--teams", help="help-league-new-teams")] = False,
    tie: Annotated[list[TieBreaker] | None, typer.Option("--tie", help="help-league-new-tie")] = None,
) -> None:
    """Set up a league in a new file."""
    entrance = GAMES.get(name)
    values = given(entrance.title, entrance.options, options or ()) if entrance else {}
    named = title or said("cli-league")
    begin_file(
        file, decisions.founded(named, name, values, form, deals, teams=teams, ties=tie or ()), LEAGUE_LOGS.write
    )
    typer.echo(
        said("cli-next-names", title=named, file=str(file), command=f"kibitz league names {file} {placeholder('LIST')}")
    )


@app.command("names", epilog="kibitz league names term.json pairs.txt")
def names(
    file: LeaguePath,
    listed: Annotated[Path | None, typer.Argument(metavar="[LIST]", help="help-event-names-listed")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="help-league-names-name")] = None,
    as_data: LeagueJson = False,
) -> None:
    """Say who takes part, and see who meets whom in each week."""
    opened = open_league(file)
    opened.note(decisions.enrolled(opened.state, name_list(listed, name or ())))
    _fixtures(opened.state, Console(highlight=False), as_data=as_data)


@app.command("fixtures", epilog="kibitz league fixtures term.json")
def fixtures(file: LeaguePath, as_data: LeagueJson = False) -> None:
    """Show who meets whom in each week, and what is still to be played."""
    _fixtures(open_league(file).state, Console(highlight=False), as_data=as_data)


@app.command("deal", epilog="kibitz league deal term.json 1 4")
def deal(
    file: LeaguePath,
    winner: Annotated[int, typer.Argument(metavar="WINNER", min=1, help="help-league-deal-winner")],
    loser: Annotated[int, typer.Argument(metavar="LOSER", min=1, help="help-league-deal-loser")],
) -> None:
    """Write down who won a deal of a match. The match is over when it is decided."""
    opened = open_league(file)
    state = opened.note(decisions.deal_won(opened.state, winner, loser))
    match = state.matches[met(winner, loser)]
    ours, theirs = match.score if winner < loser else match.score[::-1]
    so_far = f"{state.name(winner)} {ours}, {state.name(loser)} {theirs}"
    typer.echo(said("cli-match-over", score=so_far) if match.over else f"{so_far}.")


@app.command("enter", epilog="kibitz league enter term.json 1 4 2-1")
def enter(
    file: LeaguePath,
    one: One,
    other: Other,
    score: Annotated[str, typer.Argument(metavar="SCORE", help="help-league-enter-score")],
    winner: Annotated[int | None, typer.Option(metavar="NUMBER", help="help-league-enter-winner")] = None,
) -> None:
    """Write down a whole match; entered again, it takes the place of what stood."""
    opened = open_league(file)
    ours, theirs = _score(score)
    state = opened.note(decisions.match_played(opened.state, one, other, (ours, theirs), winner))
    typer.echo(f"{state.name(one)} {ours}, {state.name(other)} {theirs}.")


@app.command("walkover", epilog="kibitz league walkover term.json 1 4")
def walkover(
    file: LeaguePath,
    one: Annotated[int, typer.Argument(metavar="CAME", min=1, help="help-league-walkover-came")],
    other: Annotated[int, typer.Argument(metavar="ABSENT", min=1, help="help-league-walkover-absent")],
    score: Annotated[str | None, typer.Option(metavar="SCORE", help="help-league-walkover-score")] = None,
    neither: Annotated[bool, typer.Option("--neither", help="help-league-walkover-neither")] = False,
) -> None:
    """Decide a match that somebody did not come to; entered later, its result takes the place of that."""
    opened = open_league(file)
    absent = (one, other) if neither else (other,)
    state = opened.note(
        decisions.walked_over(opened.state, one, other, absent, None if score is None else _score(score))
    )
    match = cell(state.matches, one, other)
    assert match is not None
    typer.echo(f"{state.name(one)} {match.score[0]}, {state.name(other)} {match.score[1]}. {said('league-decided')}")


@app.command("dates", epilog="kibitz league dates term.json 2026-11-24 --every 7")
def dates(
    file: LeaguePath,
    days: Annotated[list[str] | None, typer.Argument(metavar="[DAY]...", help="help-league-dates-days")] = None,
    every: Annotated[int | None, typer.Option(metavar="N", min=1, max=366, help="help-league-dates-every")] = None,
) -> None:
    """Say when the weeks are played; without a day, nothing is said any more."""
    opened = open_league(file)
    line = decisions.dated(opened.state, days or ())
    if every is not None and line.days and line.days[-1]:
        last = date.fromisoformat(line.days[-1])
        left = len(opened.state.weeks) - len(line.days)
        try:
            more = [(last + timedelta(days=every * (week + 1))).isoformat() for week in range(left)]
        except OverflowError as error:
            raise Mistake("league-no-day", day=line.days[-1]) from error
        line = decisions.dated(opened.state, (*line.days, *more))
    _fixtures(opened.note(line), Console(highlight=False), as_data=False)


@app.command("withdraw", epilog="kibitz league withdraw term.json 3")
def withdraw(file: LeaguePath, entrant: One) -> None:
    """Somebody plays on no longer: results stand if at least half were played, otherwise they are struck out."""
    opened = open_league(file)
    state = opened.note(decisions.withdrew(opened.state, entrant))
    typer.echo(said("cli-withdrawn", name=state.name(entrant)))


@app.command("table", epilog="kibitz league table term.json")
def table(
    file: LeaguePath,
    out: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="help-league-table-out")] = None,
    as_data: LeagueJson = False,
) -> None:
    """Show how the league stands: everybody against everybody, and the totals."""
    state = open_league(file).state
    if out is not None:
        write_text(out, league_csv(state))
        typer.echo(said("cli-table-in", title=state.founded.title, file=str(out)))
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
                "walkovers": row.walkovers,
            }
            for row in rows
        ]
        console.out(as_json(data))
        return
    order, matches = [row.entrant for row in rows], counted(state)
    columns = (
        (said("cli-head-place"), True),
        (said("cli-head-no"), True),
        (said("cli-head-player-name"), False),
        *((str(number), True) for number in order),
    )
    sheet = paper(state.founded.title, *columns, (said("cli-head-matches"), True), (said(counts(state)), True))
    for row in rows:
        cells = (cell_text(matches, row.entrant, other) for other in order)
        place = f"{row.place}{'=' if row.shared else ''}"
        sheet.add_row(
            place, str(row.entrant), state.name(row.entrant), *cells, halves(row.total), f"{row.gained}–{row.given}"
        )
    console.print(spoken().say(ties(state)))
    console.print(sheet)
    if any(match.absent for match in matches.values()):
        console.print(said("league-decided"))


def _score(written: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d+)\s*[-–:]\s*(\d+)", written.strip())
    if found is None:
        raise Mistake("cli-no-score", said=written)
    return int(found[1]), int(found[2])


def _fixtures(state: League, console: Console, *, as_data: bool) -> None:
    matches = counted(state)
    if as_data:
        data = [
            {
                "day": state.day(number),
                "matches": [{"one": one, "other": other, "over": _is_over(matches, one, other)} for one, other in week],
                "rests": resting(state, week, matches),
            }
            for number, week in enumerate(state.weeks, 1)
        ]
        console.out(as_json(data))
        return
    has_days = any(state.days)
    days = [(said("league-day"), False)] if has_days else []
    sheet = paper(state.founded.title, (said("cli-head-week"), True), *days, (said("cli-match"), False), ("", False))
    for number, week in enumerate(state.weeks, 1):
        lines = [
            (f"{one} {state.name(one)} – {other} {state.name(other)}", cell_text(matches, one, other))
            for one, other in week
        ]
        lines += [(spoken().say(RESTS(name=state.name(each))), "") for each in resting(state, week, matches)]
        for place, line in enumerate(lines):
            heads = ("", "") if place else (str(number), state.day(number))
            shown = heads if has_days else heads[:1]
            sheet.add_row(*shown, *line, end_section=place == len(lines) - 1)
    console.print(sheet)


def _is_over(matches: Mapping[Fixture, LeagueMatch], one: int, other: int) -> bool:
    match = cell(matches, one, other)
    return match is not None and match.over
