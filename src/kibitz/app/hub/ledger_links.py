"""Tables that were opened for a ledger: when a deal ends there, what came of it is entered, once.

A result is entered when its deal has ended and is stored. Should the server die between the two, it is entered when the
table or the ledger is loaded again: whoever writes looks first whether it is there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from kibitz.app.errors import Refusal
from kibitz.app.hub.observers import TableEvent
from kibitz.app.ledgers.live_ledgers import LiveLedger
from kibitz.app.storage.ledger_rows import ledger_of
from kibitz.app.storage.writer import StoreError
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.people import veiled
from kibitz.ledger.kind import Folded, LedgerKind, WrittenLine

_log = logging.getLogger("kibitz.ledgers")

if TYPE_CHECKING:
    from kibitz.app.hub.hub import Hub

AGAIN_AFTER: Final = (1.0, 4.0, 15.0, 60.0, 240.0)
"""Seconds after which it is tried again to store what has to be."""
Enter = Callable[[LiveLedger[WrittenLine, Folded], LiveTable], Awaitable[None]]
"""Writes all that a table has and the ledger does not."""
LookAgain = Callable[[LiveLedger[WrittenLine, Folded]], Awaitable[None]]
"""Does what may have been left undone when the server died."""


class LedgerLinks:
    """Which table belongs to which ledger, and what each kind does with what is played there."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._enter: dict[str, Enter[Any, Any]] = {}
        self._ledgers: dict[str, str | None] = {}  # the code of the ledger by that of the table
        hub.observers.add(self._heard)

    def join(
        self,
        kind: LedgerKind[WrittenLine, Folded],
        enter: Enter[WrittenLine, Folded],
        look_again: LookAgain[WrittenLine, Folded],
    ) -> None:
        """Tables are opened for that kind of ledger."""
        self._enter[kind.name] = enter

        async def loaded(ledger: LiveLedger[WrittenLine, Folded]) -> None:
            try:
                await look_again(ledger)
            except (StoreError, Refusal):
                self.hub.later(self.until_stored(partial(look_again, ledger)))
            except Exception:
                _log.exception("What was left undone in %s %s could not be done.", kind.name, veiled(ledger.code))

        self.hub.ledgers.when_loaded(kind, loaded)

    async def code_at(self, table: str) -> str | None:
        """The code of the ledger that a table was opened for."""
        if table not in self._ledgers:
            self._ledgers[table] = await ledger_of(self.hub.store, table)
        return self._ledgers[table]

    def _heard(self, table: LiveTable, news: frozenset[TableEvent]) -> None:
        # The other room of a match of teams may belong to another process: each of the two looks at both.
        if (table.is_ours or table.is_placed) and news & {"loaded", "ended"} and table.results:
            self.hub.later(self.until_stored(partial(self._entered, table)))

    async def until_stored(self, work: Callable[[], Awaitable[None]]) -> None:
        """Work that nobody may come to ask for again: if the database is away it is done when that is back."""
        for seconds in AGAIN_AFTER:
            try:
                return await work()
            except (StoreError, Refusal):
                await asyncio.sleep(seconds)
        return await work()

    async def _entered(self, table: LiveTable) -> None:
        """Enter what was played there."""
        code = await self.code_at(table.id)
        ledger = None if code is None else await self.hub.ledgers.of_any_kind(code)
        if ledger is not None:
            await self._enter[ledger.kind.name](ledger, table)
