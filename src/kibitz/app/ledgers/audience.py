"""Who follows ledgers in this process: shown all they may see once, and then what is other than before.

What changed is drawn when it is sent: a page that is slow, or away for a moment, gets the newest in one message.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Generic, TypeVar

from msgspec import Struct

from kibitz.app.ledgers.live_ledgers import LiveLedger
from kibitz.app.live.connection import Connection
from kibitz.app.messages import FromServer
from kibitz.engine import codec
from kibitz.ledger.kind import Folded

_log = logging.getLogger("kibitz.ledgers")

Drawn = TypeVar("Drawn")
LineKey = TypeVar("LineKey")
LineShown = TypeVar("LineShown")


class Showing(Generic[Folded, Drawn]):
    """Something of a kind of ledger that pages are shown: how it is drawn, and what is said when it has changed.

    `draw` is told the connection, and whether it came with the secret; where a showing is not `personal` it is the same
    for all who did, and for all others, and drawn once for each. `changed` says nothing with None; of a page that has
    seen nothing yet the picture before is None.
    """

    def __init__(
        self,
        name: str,
        draw: Callable[[LiveLedger[Any, Folded], Connection, bool], Drawn],
        changed: Callable[[LiveLedger[Any, Folded], Drawn | None, Drawn], FromServer | None],
        *,
        personal: bool = False,
    ) -> None:
        self.name = name
        self.draw = draw
        self.changed = changed
        self.personal = personal


class _Follower(Struct):
    """One page and one showing: the picture that it has."""

    showing: Showing[Any, Any]
    connection: Connection
    seen: Any = None


class _Group:
    """All who follow one ledger."""

    def __init__(self, ledger: LiveLedger[Any, Any]) -> None:
        self.ledger = ledger
        self.followers: dict[tuple[Connection, str], _Follower] = {}
        self.runs: dict[Connection, bool] = {}
        self._drawn: dict[tuple[str, bool], Any] = {}
        self._told: dict[tuple[str, bool], tuple[Any, Any, bytes | None]] = {}

    def grew(self) -> None:
        self._drawn.clear()

    def draw(self, who: _Follower) -> Any:
        runs = self.runs.get(who.connection, False)
        if who.showing.personal:
            return who.showing.draw(self.ledger, who.connection, runs)
        key = who.showing.name, runs
        if key not in self._drawn:
            self._drawn[key] = who.showing.draw(self.ledger, who.connection, runs)
        return self._drawn[key]

    def told(self, who: _Follower, now: Any) -> bytes | None:
        """What a page is told that has the picture it has: worked out once for all who have the same."""
        key = who.showing.name, self.runs.get(who.connection, False)
        before, after, message = self._told.get(key, (None, None, None))
        if who.seen is None or before is not who.seen or after is not now:
            said = who.showing.changed(self.ledger, who.seen, now)
            message = None if said is None else codec.encode(said)
            self._told[key] = who.seen, now, message
        return message


class Audience:
    """Those who follow any ledger through this process."""

    def __init__(self) -> None:
        self._groups: dict[str, _Group] = {}

    def follow(
        self,
        showing: Showing[Folded, Drawn],
        connection: Connection,
        ledger: LiveLedger[Any, Folded],
        *,
        runs: bool | None = None,
    ) -> Drawn:
        """What a page sees now; from here on it is told what changes. `runs` if it has shown the secret."""
        who = self._joined(showing, connection, ledger, runs)
        who.seen = self._groups[ledger.code].draw(who)
        drawn: Drawn = who.seen
        return drawn

    def follow_from_now(
        self, showing: Showing[Folded, Drawn], connection: Connection, ledger: LiveLedger[Any, Folded]
    ) -> None:
        """The same for what is shown without having been asked for under a number: sent after what waits."""
        who = self._joined(showing, connection, ledger, None)
        self._stir(who, ledger.code)

    def leave(self, connection: Connection, code: str, *showings: Showing[Any, Any]) -> None:
        """A page sees no more of a ledger, or of those showings."""
        group = self._groups.get(code)
        if group is None:
            return
        gone = [
            key
            for key, who in group.followers.items()
            if key[0] is connection and who.showing in (showings or (who.showing,))
        ]
        for key in gone:
            del group.followers[key]
        if not any(who is connection for who, _ in group.followers):
            group.runs.pop(connection, None)
            connection.when_closed.pop(f"ledger {code}", None)
        if not group.followers:
            group.ledger.watchers.discard(self._grew)
            del self._groups[code]

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

    def codes(self, connection: Connection, showing: Showing[Any, Any]) -> set[str]:
        """The ledgers of which a page sees something."""
        return {code for code in self._groups if self.follows(connection, showing, code)}

    def stir(self, showing: Showing[Any, Any], code: str, connection: Connection | None = None) -> None:
        """Something has changed that is shown with a ledger and is not in it: for all pages, or for one."""
        group = self._groups.get(code)
        if group is not None:
            group.grew()
            for who in group.followers.values():
                if who.showing is showing and connection in (None, who.connection):
                    self._stir(who, code)

    def _joined(
        self, showing: Showing[Any, Any], connection: Connection, ledger: LiveLedger[Any, Any], runs: bool | None
    ) -> _Follower:
        group = self._groups.setdefault(ledger.code, _Group(ledger))
        group.ledger = ledger
        ledger.watchers.add(self._grew)
        if runs is not None:
            group.runs[connection] = runs
        who = group.followers[connection, showing.name] = _Follower(showing, connection)
        connection.when_closed[f"ledger {ledger.code}"] = partial(self.leave, connection, ledger.code)
        return who

    def _grew(self, ledger: LiveLedger[Any, Any], _first: int) -> None:
        group = self._groups.get(ledger.code)
        if group is None or group.ledger is not ledger:
            ledger.watchers.discard(self._grew)
            return
        group.grew()
        for who in group.followers.values():
            self._stir(who, ledger.code)

    def _stir(self, who: _Follower, code: str) -> None:
        who.connection.show_drawn(f"{who.showing.name} {code}", partial(self._drawn, who, code))

    def _drawn(self, who: _Follower, code: str) -> bytes | None:
        """What one page is told, when its turn has come."""
        group = self._groups.get(code)
        if group is None or group.followers.get((who.connection, who.showing.name)) is not who:
            return None
        try:
            now = group.draw(who)
            message = None if now is who.seen else group.told(who, now)
        except Exception:
            _log.exception("%s %s cannot be shown.", who.showing.name, code)  # the line is for all else too
            return None
        who.seen = now
        return message


def differences(
    before: Mapping[LineKey, LineShown], now: Mapping[LineKey, LineShown]
) -> dict[LineKey, LineShown | None]:
    """The lines that are other than before, and None for those that are gone."""
    changed: dict[LineKey, LineShown | None] = {key: line for key, line in now.items() if before.get(key) != line}
    return changed | dict.fromkeys(key for key in before if key not in now)
