"""A code as somebody types it at the door, whatever it is of: a class, homework, a competition, a league, a table."""

from __future__ import annotations

from typing import cast

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.ledger_door import found_by_code
from kibitz.app.live.connection import Connection
from kibitz.app.storage.ledger_rows import kind_under
from kibitz.app.subjects.home.messages import CodeFound, CodeKind, FindCode
from kibitz.app.tables.people import is_ledger_code, is_table_code


class CodeDoor:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: FindCode) -> None:
        kind, code = await found_by_code(self.connection, request.code, self._under)
        self.connection.send(CodeFound(request.id, kind, code))

    async def _under(self, plain: str) -> tuple[CodeKind, str]:
        """What it opens for everybody who has it, and nothing of what is inside."""
        if is_ledger_code(plain):
            kind = await kind_under(self.hub.store, plain)
            if kind is not None:
                return cast("CodeKind", kind), plain
        table = plain.lower()
        if is_table_code(table) and await self.hub.store.load(table) is not None:
            return "table", table
        raise Refusal(w.NO_SUCH_CODE())
