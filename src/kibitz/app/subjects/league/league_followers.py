"""Pages that follow leagues: what everybody is told, and where each of them sits in matches of teams."""

from __future__ import annotations

from collections.abc import Mapping
from weakref import WeakKeyDictionary

from kibitz.app.ledgers.followers import Followers
from kibitz.app.live.connection import Connection
from kibitz.app.subjects.league.league_ledger import LeagueBookLine, LeagueLog, LeagueState
from kibitz.app.subjects.league.messages import LeaguePicture, LeagueShown, MySeat, MySeats
from kibitz.app.subjects.league.picture import draw_league, league_changed, my_seats


class LeagueFollowers(Followers[LeagueBookLine, LeagueState, LeaguePicture]):
    """The seats of a page are told after what everybody sees, and only if they are other than before."""

    def __init__(self) -> None:
        super().__init__(lambda book: draw_league(book.code, book.state), LeagueShown, league_changed)
        self._seats: WeakKeyDictionary[Connection, dict[str, Mapping[str, MySeat]]] = WeakKeyDictionary()

    def follow(self, number: int, connection: Connection, book: LeagueLog, *, runs: bool) -> None:
        super().follow(number, connection, book, runs=runs)
        self._seats.get(connection, {}).pop(book.code, None)
        self.tell_one(connection, book)

    def tell_one(self, connection: Connection, book: LeagueLog) -> None:
        told = self._seats.setdefault(connection, {})
        now = my_seats(book.state, connection.identity)
        if now != told.get(book.code, {}):
            connection.send(MySeats(book.code, now))
        told[book.code] = now
