"""Matches of leagues that are played here: their results are entered once."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final

from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.storage.ledger_rows import belongs_to
from kibitz.app.subjects.league.league_ledger import (
    LEAGUE,
    LeagueBookLine,
    LeagueLog,
    LeagueState,
    MatchOpened,
    boards_from_rooms,
    results_from_table,
)
from kibitz.app.subjects.league.league_rooms import seated_in
from kibitz.app.subjects.league.team_rooms import BOTH_ROOMS, TeamRooms
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.names import BOT_NAMES
from kibitz.app.tables.people import fresh_table_code
from kibitz.app.tables.table_ledger import Player
from kibitz.app.tables.table_rows import table_rows
from kibitz.club.league.league_state import Fixture, League, LeagueMatch, MatchForm
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.games.settings import settings
from kibitz.sessions import SESSIONS, default_session

if TYPE_CHECKING:
    from kibitz.app.hub.hub import Hub


_LEVEL: Final = "learner"  # of bots in seats that nobody has taken


def opened_match(code: str, state: LeagueState, fixture: Fixture) -> Entries[LeagueBookLine]:
    """A waiting room for a match: whoever knows the league sits down there, the first of the two North and South."""
    league = state.league
    rules = game(league.founded.game, league.founded.options)
    session, options = _session(league)
    count = GAMES[rules.name].players
    bots = [Player("bot", None, name, _LEVEL) for name in BOT_NAMES[:count]]
    table = fresh_table_code()
    rows = table_rows(table, rules, session, options, bots, time.time(), gathering=True)
    line = MatchOpened(fixture=fixture, code=table)
    return Entries((line,), (*rows, belongs_to(table, code)))


def _session(league: League) -> tuple[str, dict[str, int]]:
    """So many deals; or what the game itself calls a match, where points decide and it has a number of its own."""
    founded = league.founded
    name = "match"
    if founded.form is MatchForm.POINTS:
        name = default_session(game(founded.game, founded.options))
    takes_number = any(each.name == "deals" for each in settings(SESSIONS[name].options))
    return name, {"deals": founded.deals} if takes_number else {}


class LeagueTables:
    """The matches at our tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.links.join(LEAGUE, self._played, self._look_again)
        hub.ledgers.gives_seats(LEAGUE, _seats_changed)

    # --- matches that are played here

    async def _played(self, book: LeagueLog, table: LiveTable) -> None:
        fixture = book.state.fixture_at(table.id)
        if fixture is not None:
            await self.enter(book, fixture)

    async def enter(self, book: LeagueLog, fixture: Fixture) -> None:
        """All that the tables of a match have and the league has not. A match that is decided is over."""
        rooms = book.state.rooms.get(fixture, TeamRooms())
        codes = rooms.codes or (book.state.tables[fixture],)
        tables = [await self.hub.table(code) for code in codes]

        def decide(state: LeagueState) -> Entries[LeagueBookLine]:
            if rooms.codes:
                new = boards_from_rooms(state.league, fixture, *(each.results for each in tables))
            else:
                (table,) = tables
                standing = table.session.standing(table.results, stop=table.stopping)
                new = results_from_table(state.league, fixture, table.results, standing)
            return Entries(tuple(new))

        await self.hub.ledgers.write(book, decide)
        if book.state.league.matches.get(fixture, LeagueMatch()).over:
            for table in tables:
                await self.hub.decide(table, partial(_stopped, table))

    async def _look_again(self, book: LeagueLog) -> None:
        """What may have been left undone when the server died: once for each league that is opened."""
        state = book.state
        for fixture in (*state.tables, *(each for each, rooms in state.rooms.items() if rooms.codes)):
            if not state.league.matches.get(fixture, LeagueMatch()).over:
                await self.enter(book, fixture)


def _seats_changed(before: LeagueState, after: LeagueState) -> dict[str, list[Player]]:
    """The people of matches of teams whose cards were dealt."""
    changed = {fixture: rooms for fixture, rooms in after.rooms.items() if before.rooms.get(fixture) is not rooms}
    dealt = [rooms for fixture, rooms in changed.items() if before.rooms.get(fixture, TeamRooms()).codes]
    return {rooms.codes[room - 1]: seated_in(rooms, room) for rooms in dealt for room in BOTH_ROOMS}


def _stopped(table: LiveTable) -> Resolution | None:
    """No deal after this one; nothing to do where none would come, or nobody has begun."""
    is_going_on = not (table.is_gathering or table.over or table.stopping)
    return table.stop(time.time()) if is_going_on else None
