"""The ledger of a league: its own log, and the tables here at which its matches are played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.app.ledgers.live_ledgers import LiveLedger
from kibitz.app.subjects.league.team_rooms import TeamRoomLine, TeamRooms, rooms_after
from kibitz.cards import Side
from kibitz.club.league import league_decisions as decisions
from kibitz.club.league.league_state import (
    LEAGUE_RESULTS,
    Fixture,
    Founded,
    League,
    LeagueLine,
    LeagueMatch,
    MatchForm,
    league_after,
)
from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import LedgerLine
from kibitz.sessions import Result
from kibitz.sessions.base import Standing


class MatchOpened(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table was opened here for a match. The first of the two sit North and South."""

    fixture: Fixture
    code: str


LeagueBookLine = LeagueLine | MatchOpened | TeamRoomLine


class LeagueState(Struct, frozen=True):
    """The league, which of its matches are played at which table here, and the rooms of those of teams."""

    league: League
    tables: Mapping[Fixture, str] = {}
    rooms: Mapping[Fixture, TeamRooms] = {}

    def fixture_at(self, table: str) -> Fixture | None:
        """The match that is played at a table, whether it has one or two."""
        of_pairs = (fixture for fixture, code in self.tables.items() if code == table)
        of_teams = (fixture for fixture, rooms in self.rooms.items() if table in rooms.codes)
        return next(of_pairs, None) or next(of_teams, None)


LeagueLog = LiveLedger[LeagueBookLine, LeagueState]


def after_league_line(state: LeagueState, line: LeagueBookLine) -> LeagueState:
    if isinstance(line, MatchOpened):
        return replace(state, tables={**state.tables, line.fixture: line.code})
    if isinstance(line, TeamRoomLine):
        return replace(state, rooms={**state.rooms, line.fixture: rooms_after(state.rooms.get(line.fixture), line)})
    return replace(state, league=league_after(state.league, line))


LEAGUE: Final = LedgerKind[LeagueBookLine, LeagueState](
    "league",
    LEAGUE_RESULTS.version,
    LeagueBookLine,
    Founded,
    lambda first: LeagueState(League(first)),
    after_league_line,
)


def kept_league(lines: Iterable[LeagueBookLine]) -> tuple[LeagueLine, ...]:
    """The league's own log, for a file: tables and people of this server mean nothing elsewhere."""
    return tuple(line for line in lines if not isinstance(line, MatchOpened | TeamRoomLine))


def results_from_table(
    league: League, fixture: Fixture, results: Sequence[Result], standing: Standing
) -> tuple[LeagueLine, ...]:
    """What a table has come to that the league does not know yet; deals that nobody won count for nobody."""
    match = league.matches.get(fixture, LeagueMatch())
    if match.over or set(fixture) & league.withdrawn:
        return ()
    if league.founded.form is MatchForm.POINTS:
        if not standing.finished:
            return ()
        score = tuple(max(0, sum(result.points(side) for result in results)) for side in Side)
        winners = {party.players for party in standing.leaders}
        tied = score[0] == score[1] and len(winners) == 1
        winner = fixture[0 if 0 in next(iter(winners)) else 1] if tied else None
        return (decisions.match_played(league, *fixture, (score[0], score[1]), winner),)
    lines: list[LeagueLine] = []
    won = [0, 0]
    for result in results:
        margin = result.points(Side.NS) - result.points(Side.EW)
        if not margin:
            continue
        place = 0 if margin > 0 else 1
        won[place] += 1
        now = league.matches.get(fixture, LeagueMatch())
        if not now.over and won[place] > now.score[place]:
            line = decisions.deal_won(league, fixture[place], fixture[1 - place])
            lines.append(line)
            league = league_after(league, line)
    return tuple(lines)


def boards_from_rooms(
    league: League, fixture: Fixture, first: Sequence[Result], second: Sequence[Result]
) -> tuple[LeagueLine, ...]:
    """The boards that both rooms of a match of teams have played and the league does not know yet."""
    lines: list[LeagueLine] = []
    there = {result.board.number: _points(result) for result in second}
    for result in first:
        match = league.matches.get(fixture, LeagueMatch())
        number = result.board.number
        if match.over or set(fixture) & league.withdrawn or number in match.boards or number not in there:
            continue
        line = decisions.board_matched(league, fixture, number, _points(result), there[number])
        lines.append(line)
        league = league_after(league, line)
    return tuple(lines)


def _points(result: Result) -> tuple[int, int]:
    return result.points(Side.NS), result.points(Side.EW)
