"""Who else in the server wants to know what happens at tables: told once something is stored and shown."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from typing import Literal
from weakref import WeakKeyDictionary

from msgspec import Struct

from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.people import veiled
from kibitz.app.tables.table_ledger import Player

_log = logging.getLogger("kibitz.hub")

TableEvent = Literal["loaded", "dealt", "moved", "ended", "seated", "people", "state"]
"""What is new: the table itself, a deal, a move in it, its end; who sits there, who is there; paused or shown."""

Observer = Callable[[LiveTable, frozenset[TableEvent]], None]
"""Told of a table what is new there. Where several processes share the database each tells its own observers:
who writes something down because of it looks whether `table.is_ours`, and whether it is written down already."""


class _Glance(Struct, frozen=True):
    """As much of a table as tells one change from another."""

    deal: int
    moves: int
    ended: int
    players: tuple[Player, ...]
    here: frozenset[int]
    state: tuple[object, ...]


class Observers:
    """Those who want to know, and how each table looked when they were last told of it."""

    def __init__(self) -> None:
        self._observers: list[Observer] = []
        self._last: WeakKeyDictionary[LiveTable, _Glance] = WeakKeyDictionary()

    def add(self, observer: Observer) -> None:
        self._observers.append(observer)

    def remove(self, observer: Observer) -> None:
        self._observers.remove(observer)

    def tell(self, table: LiveTable, here: Collection[int]) -> None:
        """What has changed at a table since they were told; nobody is, if nothing has."""
        before, now = self._last.get(table), _glance(table, here)
        self._last[table] = now
        news = _news(before, now)
        for observer in tuple(self._observers) if news else ():
            try:
                observer(table, news)
            except Exception:
                _log.exception("What is new at table %s could not be made use of.", veiled(table.id))


def _glance(table: LiveTable, here: Collection[int]) -> _Glance:
    state = table.is_paused, table.is_shown, table.stopping, table.is_gathering, table.allowed
    return _Glance(table.deal, len(table.state.log), len(table.results), table.players, frozenset(here), state)


def _news(before: _Glance | None, now: _Glance) -> frozenset[TableEvent]:
    if before is None:
        return frozenset({"loaded"})
    changed: dict[TableEvent, bool] = {
        "dealt": now.deal != before.deal,
        "moved": now.moves != before.moves or now.deal != before.deal,
        "ended": now.ended != before.ended,
        "seated": now.players != before.players,
        "people": now.here != before.here,
        "state": now.state != before.state,
    }
    return frozenset(event for event, is_so in changed.items() if is_so)
