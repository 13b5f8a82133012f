"""Who looks at which competition: each is shown the whole of it once, and then what changes."""

from __future__ import annotations

import time
from functools import partial

from msgspec import Struct

from kibitz.app.live.connection import Connection
from kibitz.app.subjects.competition.competition_ledger import EventLog
from kibitz.app.subjects.competition.messages import EventPicture, EventShown, MyPlace, MyPlaceChanged
from kibitz.app.subjects.competition.picture import changed, draw_event, draw_mine, for_everybody


class _Follower(Struct):
    runs: bool
    me: MyPlace | None


class _Audience:
    """All who look at one competition. A picture is drawn once for everybody, and once for those who run it."""

    def __init__(self, book: EventLog) -> None:
        self.book = book
        self.followers: dict[Connection, _Follower] = {}
        self.pictures: dict[bool, EventPicture] = {}

    def picture(self, runs: bool) -> EventPicture:
        if not self.pictures:
            drawn = draw_event(self.book.code, self.book.state)
            self.pictures = {True: drawn, False: for_everybody(drawn)}
        return self.pictures[runs]

    def tell(self, book: EventLog, _first: int) -> None:
        before, self.pictures = self.pictures, {}
        news = {runs: changed(book.code, old, self.picture(runs)) for runs, old in before.items()}
        for connection, follower in self.followers.items():
            change = news.get(follower.runs)
            if change is not None:
                connection.send(change)
            me = draw_mine(book.state, connection.identity)
            if me != follower.me:
                follower.me = me
                connection.send(MyPlaceChanged(book.code, me))


class CompetitionFollowers:
    """The audiences of all competitions that somebody looks at through this process."""

    def __init__(self) -> None:
        self._audiences: dict[str, _Audience] = {}

    def follow(self, number: int, connection: Connection, book: EventLog, *, runs: bool) -> None:
        """Show it now, and tell changes from here on."""
        self.leave(connection, book.code)
        audience = self._audiences.get(book.code)
        if audience is None or audience.book is not book:
            audience = self._audiences[book.code] = _Audience(book)
            book.watchers.add(audience.tell)
        me = draw_mine(book.state, connection.identity)
        audience.followers[connection] = _Follower(runs, me)
        connection.when_closed[book.code] = partial(self.leave, connection, book.code)
        connection.send(EventShown(number, audience.picture(runs), me, runs, time.time()))

    def leave(self, connection: Connection, code: str) -> None:
        connection.when_closed.pop(code, None)
        audience = self._audiences.get(code)
        if audience is None:
            return
        audience.followers.pop(connection, None)
        if not audience.followers:
            audience.book.watchers.discard(audience.tell)
            del self._audiences[code]

    def runs(self, connection: Connection, code: str) -> bool:
        """Whether that page has shown the secret of the competition."""
        audience = self._audiences.get(code)
        follower = audience.followers.get(connection) if audience else None
        return follower is not None and follower.runs
