"""Tables in memory: loaded from the store, looked at again when in doubt, put away. One that is damaged is named."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from typing import Final, NoReturn

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import StoreError
from kibitz.app.tables.lesson_tables import LessonSpot
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.people import is_table_code
from kibitz.engine import OptionError, ReplayError
from kibitz.engine.text import Text
from kibitz.lessons.lesson import Practice

_log = logging.getLogger("kibitz.hub")
_IDLE_SECONDS: Final = 300.0


class Loading:
    """Keeps `live` what the store has, or less. What is wrong with one table is a `Refusal` for that table alone."""

    def __init__(
        self,
        store: Store,
        on_loaded: Callable[[LiveTable], None],
        practice_at: Callable[[LessonSpot], Practice | None],
    ) -> None:
        self.store = store
        self._practice_at = practice_at
        self.live: dict[str, LiveTable] = {}
        self.unreadable: dict[str, Text] = {}
        self.kept: Collection[str] = ()  # not put away, though nobody asks for them
        self.suspect: set[str] = set()  # may lag behind the store: to be looked at before anything is decided
        self._on_loaded = on_loaded
        self._under_way: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._asked_at: dict[str, float] = {}
        self._loaded_at: dict[str, float] = {}

    async def table(self, code: str) -> LiveTable:
        live = self.live.get(code)
        if live is None and is_table_code(code):
            if code not in self._under_way:
                self._under_way[code] = asyncio.create_task(self._load(code))
            live = await asyncio.shield(self._under_way[code])
        if live is None:
            raise Refusal(w.NO_SUCH_TABLE())
        self._asked_at[code] = time.monotonic()
        return live

    async def reload(self, table: LiveTable) -> None:
        """Take in what is new in the store."""
        try:
            stored = await self.store.load(table.id, table.deal, len(table.state.log), table.length)
            if stored is None or stored.table["revision"] < table.revision:
                await self._begin_again(table)
            self.suspect.discard(table.id)
            table.absorb(stored)
        except StoreError:
            self.suspect.add(table.id)
            raise
        except Refusal:
            raise
        except Exception as error:  # damaged, or a newer kibitz has gone on with it
            table.is_lost = True
            self.live.pop(table.id, None)
            raise self._refusal(table.id, error) from error

    def age(self, code: str) -> float:
        """For how many seconds this process has known the table."""
        return time.monotonic() - self._loaded_at.get(code, time.monotonic())

    def put_away(self, is_wanted: Callable[[str], bool]) -> None:
        """Forget tables that nobody has asked for lately."""
        deadline = time.monotonic() - _IDLE_SECONDS
        for code, at in tuple(self._asked_at.items()):
            if at < deadline and code not in self.kept and not is_wanted(code):
                self.live.pop(code, None)
                del self._asked_at[code]
                self._loaded_at.pop(code, None)

    async def _load(self, code: str) -> LiveTable | None:
        try:
            stored = await self.store.load(code)
            if stored is None:
                return None
            table = LiveTable(stored)
            if table.spot is not None:
                table.practice = self._practice_at(table.spot)
        except StoreError:
            raise
        except Exception as error:
            raise self._refusal(code, error) from error
        finally:
            self._under_way.pop(code, None)
        self.unreadable.pop(code, None)
        self.live[code] = table
        self._loaded_at[code] = time.monotonic()
        self._on_loaded(table)
        return table

    async def _begin_again(self, table: LiveTable) -> NoReturn:
        """The store has less than was stored: a backup or a replica took its place. What it has counts."""
        _log.warning("Table %s has gone back in the database; it goes on from there.", table.id)
        self.live.pop(table.id, None)
        await self.table(table.id)
        table.is_lost = True
        self.suspect.discard(table.id)
        raise Refusal(w.NOT_STORED())

    def _refusal(self, code: str, error: Exception) -> Refusal:
        """One table cannot be read: that is said of it, in lists too, and all others go on."""
        is_old = isinstance(error, OptionError | ReplayError)
        _log.warning("Table %s cannot be read: %s", code, error, exc_info=None if is_old else error)
        self.unreadable[code] = w.OLD_TABLE() if is_old else w.DAMAGED_TABLE()
        return Refusal(self.unreadable[code])
