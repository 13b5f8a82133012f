"""Tables in memory: what is theirs alone of loading, showing and putting away."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.ledgers.ledger_shelf import Shelf
from kibitz.app.storage.solutions import is_daily
from kibitz.app.storage.store import Store
from kibitz.app.tables.lesson_tables import LessonSpot
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.people import veiled
from kibitz.engine import OptionError, ReplayError
from kibitz.engine.text import Text
from kibitz.lessons.lesson import Practice

_log = logging.getLogger("kibitz.hub")


class TableShelf(Shelf[LiveTable]):
    """The tables of this process.

    `changed` shows one, `gone` tells that one is deleted, `is_busy` says that somebody looks or a bot thinks.
    """

    def __init__(
        self,
        store: Store,
        changed: Callable[[LiveTable], None],
        gone: Callable[[LiveTable], None],
        is_busy: Callable[[str], bool],
        practice_at: Callable[[LessonSpot], Practice | None],
    ) -> None:
        super().__init__(store, w.NO_SUCH_TABLE())
        self.is_unhurried = False
        self.unreadable: dict[str, Text] = {}
        self.kept: Collection[str] = ()  # not put away, though nobody asks for them
        self._changed = changed
        self._gone = gone
        self._is_busy = is_busy
        self._practice_at = practice_at

    async def read(self, code: str) -> LiveTable | None:
        stored = await self.store.load(code)
        if stored is None:
            return None
        table = LiveTable(stored)
        table.is_unhurried = self.is_unhurried
        table.is_daily = await is_daily(self.store, code)
        if table.spot is not None:
            table.practice = self._practice_at(table.spot)
        self.unreadable.pop(code, None)
        return table

    def refusal(self, code: str, error: Exception) -> Refusal:
        is_old = isinstance(error, OptionError | ReplayError)
        _log.warning("Table %s cannot be read: %s", veiled(code), error, exc_info=None if is_old else error)
        self.unreadable[code] = w.OLD_TABLE() if is_old else w.DAMAGED_TABLE()
        return Refusal(self.unreadable[code])

    async def loaded(self, log: LiveTable) -> None:
        self._changed(log)

    def changed(self, log: LiveTable) -> None:
        self._changed(log)

    def gone(self, log: LiveTable) -> None:
        self._gone(log)

    def is_wanted(self, log: LiveTable) -> bool:
        return log.code in self.kept or self._is_busy(log.code)
