"""Leagues that pages follow, and matches that are played here: their results are entered once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from kibitz.app.errors import Refusal
from kibitz.app.hub.clubhouse.followers import Followers
from kibitz.app.hub.clubhouse.leagues.league_book import (
    LEAGUE_BOOKS,
    LeagueBookLine,
    LeagueLog,
    LeagueState,
    MatchOpened,
    results_from_table,
    timed_line,
)
from kibitz.app.hub.clubhouse.leagues.league_drawing import draw_league, league_changed
from kibitz.app.hub.clubhouse.logbooks import Entries
from kibitz.app.hub.observers import TableEvent
from kibitz.app.page.protocol import LeaguePicture, LeagueShown
from kibitz.app.storage.logbook_rows import belongs_to, logbook_of
from kibitz.app.storage.rows import Player, table_rows
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.names import BOT_NAMES
from kibitz.app.tables.people import fresh_table_code
from kibitz.club.league.season import Fixture, League, LeagueMatch, MatchForm
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
    line = timed_line(MatchOpened(fixture=fixture, code=table))
    return Entries((line,), (*rows, belongs_to(table, code)))


def _session(league: League) -> tuple[str, dict[str, int]]:
    """So many deals; or what the game itself calls a match, where points decide and it has a number of its own."""
    founded = league.founded
    name = "match"
    if founded.form is MatchForm.POINTS:
        name = default_session(game(founded.game, founded.options))
    takes_number = any(each.name == "deals" for each in settings(SESSIONS[name].options))
    return name, {"deals": founded.deals} if takes_number else {}


class LeagueHouse:
    """The pages that follow leagues, and the matches at our tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.followers = Followers[LeagueBookLine, LeagueState, LeaguePicture](
            lambda book: draw_league(book.code, book.state), LeagueShown, league_changed
        )
        self._books: WeakKeyDictionary[LiveTable, str | None] = WeakKeyDictionary()
        hub.observers.add(self._heard)

    # --- matches that are played here

    def _heard(self, table: LiveTable, news: frozenset[TableEvent]) -> None:
        if not table.is_placed and table.is_ours and news & {"loaded", "ended"} and table.results:
            self.hub.later(self._ended(table))

    async def _ended(self, table: LiveTable) -> None:
        if table not in self._books:
            self._books[table] = await logbook_of(self.hub.store, table.id)
        code = self._books[table]
        if code is None:
            return
        try:
            book = await self.hub.logbooks.get(LEAGUE_BOOKS, code)
        except Refusal:
            self._books[table] = None  # of another kind of logbook
            return
        await self.enter(book, table)

    async def enter(self, book: LeagueLog, table: LiveTable) -> None:
        """All that the table has and the league has not. A match that is decided is over."""
        fixture = book.state.fixture_at(table.id)
        if fixture is None:
            return

        def decide(state: LeagueState) -> Entries[LeagueBookLine]:
            standing = table.session.standing(table.results, stop=table.stopping)
            new = results_from_table(state.league, fixture, table.results, standing)
            return Entries(tuple(timed_line(line) for line in new))

        await self.hub.logbooks.write(book, decide)
        if book.state.league.matches.get(fixture, LeagueMatch()).over and not table.over and not table.stopping:
            await self.hub.decide(table, lambda: table.stop(time.time()))
