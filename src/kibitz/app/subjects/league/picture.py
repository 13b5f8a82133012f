"""A league as pages see it, and what of it is other than before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from kibitz.app.ledgers.audience import Showing
from kibitz.app.subjects.league.league_ledger import LeagueState
from kibitz.app.subjects.league.messages import (
    FixtureShown,
    LeagueHead,
    LeaguePicture,
    LeagueRow,
    MySeat,
    RoomsShown,
    TeamRoom,
    WeekShown,
)
from kibitz.app.subjects.league.team_rooms import BOTH_ROOMS, TeamRooms, entrant_in
from kibitz.cards import Side
from kibitz.club.league.league_state import Fixture, League, LeagueMatch, MatchForm
from kibitz.club.league.standings import counted, league_table, resting
from kibitz.club.printing.league_sheet import cell_text, halves, ties
from kibitz.engine.text import Template

NOT_THE_LEAGUES: Final = Template("league-not-the-leagues")
BEST_OF: Final = Template("league-best-of")
BOARDS_OF_TEAMS: Final = Template("league-boards-of-teams")
POINTS_OF_TEAMS: Final = Template("league-points-of-teams")
IMPS_OF_BOARDS: Final = Template("league-imps-of-boards")
BY_ALL_POINTS: Final = Template("league-by-all-points")

_HOW: Final = {
    (MatchForm.BEST_OF, False): BEST_OF,
    (MatchForm.POINTS, False): BY_ALL_POINTS,
    (MatchForm.BEST_OF, True): BOARDS_OF_TEAMS,
    (MatchForm.POINTS, True): POINTS_OF_TEAMS,
    (MatchForm.IMPS, True): IMPS_OF_BOARDS,
}


def draw_league(code: str, state: LeagueState) -> LeaguePicture:
    """All that is shown of a league."""
    league = state.league
    matches = counted(league)
    return LeaguePicture(
        code=code,
        head=_head(league, matches),
        fixtures={
            f"{one}-{other}": _shown(state, week, (one, other), matches.get((one, other)))
            for week, fixtures in enumerate(league.weeks, 1)
            for one, other in fixtures
        },
        rows=_rows(league, matches),
    )


def my_seats(state: LeagueState, person: str | None) -> Mapping[str, MySeat]:
    """Where somebody sits in the matches of teams that are played here."""
    return {
        f"{one}-{other}": MySeat(mine.room, mine.seat, rooms.code_of(mine.room))
        for (one, other), rooms in state.rooms.items()
        if person is not None and (mine := rooms.people.get(person)) is not None
    }


def _head(league: League, matches: Mapping[Fixture, LeagueMatch]) -> LeagueHead:
    founded = league.founded
    return LeagueHead(
        title=founded.title,
        game=founded.game,
        form=founded.form,
        teams=founded.teams,
        deals=founded.deals,
        how=_HOW[founded.form, founded.teams](deals=founded.deals),
        ties=ties(league),
        names=league.names,
        withdrawn=tuple(sorted(league.withdrawn)),
        open=not league.matches,
        scores=_scores(league),
        weeks=tuple(
            WeekShown(league.day(number), resting(league, week, matches)) for number, week in enumerate(league.weeks, 1)
        ),
    )


def _rows(league: League, matches: Mapping[Fixture, LeagueMatch]) -> dict[int, LeagueRow]:
    table = league_table(league)
    return {
        row.entrant: LeagueRow(
            row.entrant,
            order,
            f"{row.place}{'=' if row.shared else ''}",
            row.played,
            halves(row.total),
            row.gained,
            row.given,
            {
                other.entrant: text
                for other in table
                if other is not row and (text := cell_text(matches, row.entrant, other.entrant))
            },
        )
        for order, row in enumerate(table)
    }


def _scores(league: League) -> tuple[tuple[int, int], ...]:
    if league.founded.form is not MatchForm.BEST_OF or league.founded.teams:
        return ()
    most = league.needed
    return (*((most, lost) for lost in range(most)), *((won, most) for won in reversed(range(most))))


def _shown(state: LeagueState, week: int, fixture: Fixture, match: LeagueMatch | None) -> FixtureShown:
    found = match or LeagueMatch()
    played = fixture in state.league.matches
    return FixtureShown(
        week,
        *fixture,
        score=found.score,
        over=found.over,
        winner=found.winner,
        absent=found.absent,
        is_off=match is None or (found.over and not played),
        table=state.tables.get(fixture),
        rooms=_rooms(fixture, rooms, found) if (rooms := state.rooms.get(fixture)) else None,
    )


def _rooms(fixture: Fixture, rooms: TeamRooms, match: LeagueMatch) -> RoomsShown:
    first, second = (
        TeamRoom(
            entrant_in(fixture, room, Side.NS),
            entrant_in(fixture, room, Side.EW),
            {each.seat: each.name for each in rooms.people.values() if each.room == room},
        )
        for room in BOTH_ROOMS
    )
    return RoomsShown(bool(rooms.codes), (first, second), match.boards)


LEAGUE_SHOWN: Final = Showing[LeagueState, LeaguePicture](
    "league",
    lambda ledger, _runs: draw_league(ledger.code, ledger.state),
    lambda ledger, connection, drawn: replace(drawn, seats=my_seats(ledger.state, connection.identity)),
    otherwise=NOT_THE_LEAGUES,
)
