"""How the server is, for whoever runs it: who is here and what it costs, and no cards."""

from __future__ import annotations

import time
from typing import Final

from kibitz import __version__
from kibitz.app.hub.hub import Hub
from kibitz.app.live.stalls import LONG
from kibitz.app.subjects.administration.messages import AddressSeen, OfficeShown, OpenTableSeen, StallSeen
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.people import veiled
from kibitz.engine.text import Text
from kibitz.games import GAMES
from kibitz.system_calls import most_memory

_MOST_TABLES: Final = 200
_MOST_ADDRESSES: Final = 100
_MOST_STALLS: Final = 10


class OfficeView:
    """For one server: what it was when somebody last looked is compared with what it is now."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.since = time.time()
        self._looked_at = time.monotonic()
        self._used = time.process_time()

    def shown(self, number: int, trouble: Text | None) -> OfficeShown:
        hub, figures = self.hub, self.hub.metrics
        stalls = sorted(figures.stalls.longest.items(), key=lambda each: -each[1])
        return OfficeShown(
            id=number,
            version=__version__,
            since=self.since,
            now=time.time(),
            people=len(hub.people),
            connections=len(hub.connections),
            tables=len(hub.tables),
            processor=self._processor(),
            memory=most_memory(),
            moves=figures.moves,
            refusals=figures.refusals,
            turned_away=figures.turned_away,
            stalls=tuple(StallSeen(name, seconds) for name, seconds in stalls[:_MOST_STALLS] if seconds > LONG),
            long_stalls=figures.stalls.long,
            trouble=trouble,
            open_tables=self._tables(),
            addresses=self._addresses(),
        )

    def _processor(self) -> float:
        now, used = time.monotonic(), time.process_time()
        share = (used - self._used) / max(now - self._looked_at, 0.001)
        self._looked_at, self._used = now, used
        return share

    def _tables(self) -> tuple[OpenTableSeen, ...]:
        seen = sorted(map(self._table, self.hub.tables.values()), key=lambda each: (-each.here, -each.watchers))
        return tuple(seen[:_MOST_TABLES])

    def _table(self, table: LiveTable) -> OpenTableSeen:
        return OpenTableSeen(
            table=veiled(table.id),
            game=GAMES[table.game.name].title,
            deal=table.deal,
            names=tuple(each.name for each in table.players if each.kind == "person"),
            here=len(self.hub.people_here(table)),
            watchers=sum(1 for _ in self.hub.presence.at(table.id)),
            is_over=table.over,
        )

    def _addresses(self) -> tuple[AddressSeen, ...]:
        seen = [
            AddressSeen(name, each.lines, each.connections, each.banned_until if each.is_banned else None)
            for name, each in self.hub.addresses.known()
            if each.lines or each.is_banned or (each.connections and not self.hub.addresses.proxies)
        ]
        return tuple(sorted(seen, key=lambda each: (each.banned_until is None, -each.lines))[:_MOST_ADDRESSES])
