"""Tables that were opened for a ledger: when a deal ends there, what came of it is entered, once.

A result is entered when its deal has ended and is stored. Should the server die between the two, it is entered when the
table or the ledger is loaded again: whoever writes looks first whether it is there.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from kibitz.app.hub.observers import TableEvent
from kibitz.app.ledgers.live_ledgers import LiveLedger
from kibitz.app.storage.ledger_rows import ledger_of
from kibitz.app.tables.live import LiveTable
from kibitz.ledger.kind import Folded, LedgerKind, WrittenLine

_log = logging.getLogger("kibitz.ledgers")

if TYPE_CHECKING:
    from kibitz.app.hub.hub import Hub

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
            except Exception:
                _log.exception("What was left undone in %s %s could not be done.", kind.name, ledger.code)

        self.hub.ledgers.when_loaded(kind, loaded)

    async def code_at(self, table: str) -> str | None:
        """The code of the ledger that a table was opened for."""
        if table not in self._ledgers:
            self._ledgers[table] = await ledger_of(self.hub.store, table)
        return self._ledgers[table]

    def _heard(self, table: LiveTable, news: frozenset[TableEvent]) -> None:
        # The other room of a match of teams may belong to another process: each of the two looks at both.
        if (table.is_ours or table.is_placed) and news & {"loaded", "ended"} and table.results:
            self.hub.later(self._ended(table))

    async def _ended(self, table: LiveTable) -> None:
        code = await self.code_at(table.id)
        ledger = None if code is None else await self.hub.ledgers.of_any_kind(code)
        if ledger is not None:
            await self._enter[ledger.kind.name](ledger, table)
