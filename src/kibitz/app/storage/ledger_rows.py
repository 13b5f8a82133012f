"""What is kept of every ledger but a table’s: of classes, homework, competitions, leagues, evenings and bookmarks.

Each is a log of lines under a short code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, select, update

from kibitz.app.storage.schema import LOGBOOK_LINES, LOGBOOK_TABLES, LOGBOOKS
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change

_NEW: Final = insert(LOGBOOKS)
_LINE: Final = insert(LOGBOOK_LINES)
_GROWN: Final = (
    update(LOGBOOKS)
    .where(LOGBOOKS.c.code == bindparam("of"), LOGBOOKS.c.length == bindparam("seen"))
    .values(length=bindparam("seen") + bindparam("more"), touched=bindparam("now"))
)


_OF_TABLE: Final = insert(LOGBOOK_TABLES)
_DELETED: Final = (
    delete(LOGBOOK_LINES).where(LOGBOOK_LINES.c.code == bindparam("of")),
    delete(LOGBOOK_TABLES).where(LOGBOOK_TABLES.c.logbook == bindparam("of")),
    delete(LOGBOOKS).where(LOGBOOKS.c.code == bindparam("of")),
)


class StoredLedger(Struct, frozen=True):
    """A log as it is stored; its lines only from the place that was asked for."""

    kind: str
    secret_hash: str
    created: float
    length: int
    lines: tuple[str, ...]


async def stored_ledger(store: Store, code: str, first: int = 0) -> StoredLedger | None:
    """The log under that code, with its lines from that place on."""
    found = await store.rows(select(LOGBOOKS).where(LOGBOOKS.c.code == code))
    if not found:
        return None
    query = select(LOGBOOK_LINES.c.body).where(LOGBOOK_LINES.c.code == code, LOGBOOK_LINES.c.seq >= first)
    lines = await store.rows(query.order_by(LOGBOOK_LINES.c.seq))
    row = found[0]
    return StoredLedger(
        row["kind"], row["secret"], row["created"], row["length"], tuple(each["body"] for each in lines)
    )


async def kind_under(store: Store, code: str) -> str | None:
    """Which kind of log has that code."""
    found = await store.rows(select(LOGBOOKS.c.kind).where(LOGBOOKS.c.code == code))
    return str(found[0]["kind"]) if found else None


def new_ledger(code: str, kind: str, secret_hash: str, lines: Sequence[str], now: float) -> tuple[Change, ...]:
    """A log that begins with these lines."""
    row = {"code": code, "kind": kind, "secret": secret_hash, "created": now, "touched": now, "length": len(lines)}
    return Change(_NEW, (row,)), _written(code, 0, lines)


def more_lines(code: str, seen: int, lines: Sequence[str], now: float) -> tuple[Change, ...]:
    """A log goes on after the `seen` lines that were known; a conflict if it has others by now."""
    grown = {"of": code, "seen": seen, "more": len(lines), "now": now}
    return Change(_GROWN, (grown,), each_finds_one=True), _written(code, seen, lines)


def belongs_to(table: str, code: str) -> Change:
    """A table that was opened for a ledger."""
    return Change(_OF_TABLE, ({"table_id": table, "logbook": code},))


async def tables_of(store: Store, code: str) -> list[str]:
    """The tables that were opened for a ledger."""
    found = await store.rows(select(LOGBOOK_TABLES.c.table_id).where(LOGBOOK_TABLES.c.logbook == code))
    return [row["table_id"] for row in found]


def deleted_ledger(code: str) -> tuple[Change, ...]:
    """Nothing of a ledger is left but the tables that were opened for it."""
    return tuple(Change(each, ({"of": code},)) for each in _DELETED)


async def ledger_of(store: Store, table: str) -> str | None:
    """The code of the ledger for which a table was opened, if it was for any."""
    found = await store.rows(select(LOGBOOK_TABLES.c.logbook).where(LOGBOOK_TABLES.c.table_id == table))
    return str(found[0]["logbook"]) if found else None


def _written(code: str, first: int, lines: Sequence[str]) -> Change:
    return Change(_LINE, tuple({"code": code, "seq": first + at, "body": body} for at, body in enumerate(lines)))
