"""Who follows ledgers in this process: shown all they may see once, and then what is other than before.

What changed is drawn when it is sent: a page that is slow, or away for a moment, gets the newest in one message.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Generic, TypeVar

from msgspec import Struct

from kibitz.app.ledgers.live_ledgers import LiveLedger
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Changed, Deleted, LedgerPicture, Showable
from kibitz.app.pictures.differences import Differences
from kibitz.app.tables.people import veiled
from kibitz.engine import codec
from kibitz.engine.text import Text
from kibitz.ledger.kind import Folded

_log = logging.getLogger("kibitz.ledgers")

Drawn = TypeVar("Drawn", bound=LedgerPicture)


class Showing(Generic[Folded, Drawn]):
    """Something of a kind of ledger that pages are shown, and how it is drawn.

    `draw` is told whether it is for those who came with the secret, and is called once for all of them and once for all
    others; `own` puts in what is one page's alone. `otherwise` is what is said to who comes with a wrong secret, or
    without one where it `needs_secret`; with None there is none. `joined` is awaited when a page has come to follow,
    before anything is drawn for it; `left` is told when it has gone.
    """

    def __init__(
        self,
        name: Showable,
        draw: Callable[[LiveLedger[Any, Folded], bool], Drawn],
        own: Callable[[LiveLedger[Any, Folded], Connection, Drawn], Drawn] | None = None,
        *,
        otherwise: Callable[[], Text] | None = None,
        needs_secret: bool = False,
        joined: Callable[[Connection, LiveLedger[Any, Folded]], Awaitable[None]] | None = None,
        left: Callable[[Connection, LiveLedger[Any, Folded]], None] | None = None,
    ) -> None:
        self.name = name
        self.draw = draw
        self.own = own
        self.otherwise = otherwise
        self.needs_secret = needs_secret
        self.joined = joined
        self.left = left


class _Follower(Struct):
    """One page and one showing: the picture that it has."""

    showing: Showing[Any, Any]
    connection: Connection
    seen: LedgerPicture | None = None


class _Group:
    """All who follow one ledger."""

    def __init__(self, ledger: LiveLedger[Any, Any]) -> None:
        self.ledger = ledger
        self.followers: dict[tuple[Connection, str], _Follower] = {}
        self.runs: dict[Connection, bool] = {}
        self._drawn: dict[tuple[str, bool], Any] = {}
        self._differences = Differences()

    def grew(self) -> None:
        self._drawn.clear()

    def draw(self, who: _Follower) -> Any:
        runs = self.runs.get(who.connection, False)
        key = who.showing.name, runs
        if key not in self._drawn:
            self._drawn[key] = who.showing.draw(self.ledger, runs)
        drawn = self._drawn[key]
        return drawn if who.showing.own is None else who.showing.own(self.ledger, who.connection, drawn)

    def changes(self, who: _Follower, now: LedgerPicture) -> Changed | None:
        """What a page is told that has the picture it has."""
        assert who.seen is not None
        runs = self.runs.get(who.connection, False)
        return self._differences.between(who.showing.name, self.ledger.code, who.seen, now, (who.showing.name, runs))


class Audience:
    """Those who follow any ledger through this process."""

    def __init__(self) -> None:
        self._groups: dict[str, _Group] = {}

    def join(
        self,
        showing: Showing[Any, Any],
        connection: Connection,
        ledger: LiveLedger[Any, Any],
        *,
        runs: bool | None = None,
    ) -> None:
        """From here on a page follows; it is told what changes once it has seen all of it. `runs`: with the secret."""
        group = self._groups.setdefault(ledger.code, _Group(ledger))
        group.ledger = ledger
        ledger.watchers.add(self._grew)
        if runs is not None:
            group.runs[connection] = runs
        group.followers[connection, showing.name] = _Follower(showing, connection)
        connection.when_closed[f"ledger {ledger.code}"] = partial(self.leave, connection, ledger.code)

    def see(self, showing: Showing[Folded, Drawn], connection: Connection, code: str) -> Drawn:
        """All that a page sees of what it follows."""
        group = self._groups[code]
        who = group.followers[connection, showing.name]
        drawn: Drawn = group.draw(who)
        who.seen = drawn
        return drawn

    def leave(self, connection: Connection, code: str, *showings: Showing[Any, Any]) -> None:
        """A page sees no more of a ledger, or of those showings."""
        group = self._groups.get(code)
        if group is None:
            return
        gone = [
            who
            for who in group.followers.values()
            if who.connection is connection and who.showing in (showings or (who.showing,))
        ]
        for who in gone:
            del group.followers[connection, who.showing.name]
        if not any(each is connection for each, _ in group.followers):
            group.runs.pop(connection, None)
            connection.when_closed.pop(f"ledger {code}", None)
        if not group.followers:
            group.ledger.watchers.discard(self._grew)
            del self._groups[code]
        for left in filter(None, (who.showing.left for who in gone)):
            left(connection, group.ledger)

    def runs(self, connection: Connection, code: str) -> bool:
        """Whether that page has shown the secret of a ledger that it follows."""
        group = self._groups.get(code)
        return group is not None and group.runs.get(connection, False)

    def follows(self, connection: Connection, showing: Showing[Any, Any], code: str) -> bool:
        group = self._groups.get(code)
        return group is not None and (connection, showing.name) in group.followers

    def following(self, showing: Showing[Any, Any], code: str) -> list[Connection]:
        """The pages that see something of a ledger."""
        group = self._groups.get(code)
        return [who.connection for who in group.followers.values() if who.showing is showing] if group else []

    def ledger(self, code: str) -> LiveLedger[Any, Any]:
        """A ledger that somebody follows."""
        return self._groups[code].ledger

    def codes(self, connection: Connection, showing: Showing[Any, Any]) -> set[str]:
        """The ledgers of which a page sees something."""
        return {code for code in self._groups if self.follows(connection, showing, code)}

    def stir(self, showing: Showing[Any, Any], code: str, connection: Connection | None = None) -> None:
        """Something has changed that is shown with a ledger and is not in it: for all pages, or for one."""
        group = self._groups.get(code)
        if group is not None:
            group.grew()
            for who in tuple(group.followers.values()):
                if who.showing is showing and connection in (None, who.connection):
                    self._stir(who, code)

    def _grew(self, ledger: LiveLedger[Any, Any], _first: int) -> None:
        group = self._groups.get(ledger.code)
        if group is None or group.ledger is not ledger:
            ledger.watchers.discard(self._grew)
            return
        if ledger.is_lost:
            self._deleted(group)
            return
        group.grew()
        for who in tuple(group.followers.values()):
            self._stir(who, ledger.code)

    def _deleted(self, group: _Group) -> None:
        code = group.ledger.code
        for who in tuple(group.followers.values()):
            who.connection.send(Deleted(who.showing.name, code))
            self.leave(who.connection, code, who.showing)

    def _stir(self, who: _Follower, code: str) -> None:
        who.connection.show_drawn(f"{who.showing.name} {code}", partial(self._drawn, who, code))

    def _drawn(self, who: _Follower, code: str) -> bytes | None:
        """What one page is told, when its turn has come."""
        group = self._groups.get(code)
        if group is None or group.followers.get((who.connection, who.showing.name)) is not who:
            return None
        if who.seen is None:
            return None  # all of it is about to be shown
        try:
            now = group.draw(who)
            changes = group.changes(who, now)
        except Exception:
            _log.exception("%s %s cannot be shown.", who.showing.name, veiled(code))  # the line is for all else too
            return None
        who.seen = now
        return None if changes is None else codec.encode(changes)
