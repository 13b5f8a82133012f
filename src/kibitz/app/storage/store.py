"""What is kept: people, tables, deals and events, in SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Select, and_, bindparam, delete, insert, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from kibitz.app.storage.database import (
    CANNOT_OPEN,
    keep_private,
    reading_engine,
    sqlite_file,
    with_driver,
    writing_engine,
)
from kibitz.app.storage.migrations import migrate
from kibitz.app.storage.schema import (
    DEAL_ROWS,
    EVENTS,
    GUESTS,
    HANDOVERS,
    IDENTITIES,
    PROBES,
    READINESS,
    REASONS,
    SEATS,
    TABLE_LINES,
    TABLE_ROWS,
    TOKENS,
    VOTES,
)
from kibitz.app.storage.writer import Change, StoreError, Writer, reason
from kibitz.bots.decision import Why
from kibitz.engine import codec
from kibitz.engine.events import AnyEvent
from kibitz.engine.text import AS_IT_IS, Template, Text

DATABASE_SILENT: Final = Template("admin-database-silent")
NOTHING_STORED: Final = Template("admin-nothing-stored")

NEW_IDENTITY: Final = insert(IDENTITIES)
NEW_TOKEN: Final = insert(TOKENS)
NEW_TABLE: Final = insert(TABLE_ROWS)
NEW_SEAT: Final = insert(SEATS)
NEW_DEAL: Final = insert(DEAL_ROWS)
NEW_EVENT: Final = insert(EVENTS)
NEW_REASON: Final = insert(REASONS)
NEW_TABLE_LINE: Final = insert(TABLE_LINES)
NEW_HANDOVER: Final = insert(HANDOVERS)
GUEST: Final = text(
    "INSERT INTO guests (table_id, identity, guest, nickname, wish, standing, agreed, deal, held) VALUES"
    " (:table_id, :identity, :guest, :nickname, :wish, :standing, :agreed, :deal, :held)"
    " ON CONFLICT (table_id, identity) DO UPDATE SET nickname = excluded.nickname, wish = excluded.wish,"
    " standing = excluded.standing, agreed = excluded.agreed, deal = excluded.deal, held = excluded.held"
)
END_TOKENS: Final = delete(TOKENS).where(TOKENS.c.identity == bindparam("who"), TOKENS.c.hash != bindparam("but"))
NO_GUEST: Final = delete(GUESTS).where(GUESTS.c.table_id == bindparam("table"), GUESTS.c.identity == bindparam("who"))
WATCHABLE: Final = update(TABLE_ROWS).where(TABLE_ROWS.c.id == bindparam("table")).values(watchable=bindparam("seen"))
BEGUN: Final = (
    update(TABLE_ROWS)
    .where(TABLE_ROWS.c.id == bindparam("table"), TABLE_ROWS.c.gathering == 1)
    .values(gathering=0, created=bindparam("now"), touched=bindparam("now"))
)
START_AT: Final = update(IDENTITIES).where(IDENTITIES.c.id == bindparam("who")).values(rung=bindparam("at"))
NICKNAME: Final = update(IDENTITIES).where(IDENTITIES.c.id == bindparam("who")).values(nickname=bindparam("name"))
RESEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.player == bindparam("of"))
    .values(
        kind=bindparam("kind"), identity=bindparam("identity"), nickname=bindparam("nickname"), level=bindparam("level")
    )
)
DEAL_ENDED: Final = (
    update(DEAL_ROWS)
    .where(DEAL_ROWS.c.table_id == bindparam("table"), DEAL_ROWS.c.deal == bindparam("of"))
    .values(ended=bindparam("ended"), summary=bindparam("summary"))
)
REVISED: Final = (
    update(TABLE_ROWS)
    .where(TABLE_ROWS.c.id == bindparam("table"), TABLE_ROWS.c.revision == bindparam("seen"))
    .values(revision=bindparam("seen") + 1)
)
TOUCHED: Final = (
    update(TABLE_ROWS)
    .where(TABLE_ROWS.c.id == bindparam("table"))
    .values(touched=bindparam("touched"), stopping=bindparam("stopping"), finished=bindparam("finished"))
)
END_HANDOVERS: Final = delete(HANDOVERS).where(HANDOVERS.c.identity == bindparam("who"))
HANDOVER_USED: Final = delete(HANDOVERS).where(
    or_(HANDOVERS.c.hash == bindparam("code"), HANDOVERS.c.expires < bindparam("now"))
)
PROBE: Final = insert(PROBES)
PROBED: Final = delete(PROBES).where(PROBES.c.id == bindparam("of"))
_ROOM: Final = " " * 8192  # more than a page of the file: a probe succeeds only if a deal would
_ANSWER_SECONDS: Final = 5.0
NOTIFY: Final = text("SELECT pg_notify('kibitz', :payload)")


class _Numbered(Struct, frozen=True):
    """Of a board, its number."""

    number: int


class StoredEvent(Struct, frozen=True):
    deal: int
    seq: int
    event: AnyEvent
    nonce: str | None


class StoredTable(Struct, frozen=True):
    """All rows of one table; events, and lines of its ledger, only from the place that was asked for.

    Who was ready, voted and came as a guest is read for a table without a ledger: else it is in there.
    """

    table: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    deals: Sequence[Mapping[str, Any]]
    events: Sequence[StoredEvent]
    ready: frozenset[tuple[int, int]]
    votes: frozenset[tuple[int, int]]
    guests: Sequence[Mapping[str, Any]] = ()
    lines: Sequence[str] = ()
    length: int = 0  # of the ledger


class Store:
    """The database. Reads are plain queries; writes go through the writer. Whatever fails is a `StoreError`."""

    def __init__(self, url: str) -> None:
        self.url = with_driver(url)
        self.engine = reading_engine(self.url)
        self.shared = self.engine.dialect.name == "postgresql"
        self.writer = Writer(writing_engine(self.url))

    async def open(self) -> None:
        if (file := sqlite_file(self.url)) is not None:
            keep_private(file)
        try:
            await migrate(self.engine)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(CANNOT_OPEN(why=reason(error))) from error
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.engine.dispose()

    async def commit(self, changes: Sequence[Change], notice: bytes | None = None) -> None:
        """Store, then notify: with PostgreSQL the notice goes out with the commit, to all processes."""
        if self.shared and notice is not None:
            changes = (*changes, Change(NOTIFY, ({"payload": notice.decode()},)))
        await self.writer.commit(changes)

    async def load(self, table: str, deal: int = 0, seq: int = 0, line: int = 0) -> StoredTable | None:
        """A table as it is stored, with its events and the lines of its ledger from that place on."""
        new = or_(EVENTS.c.deal > deal, and_(EVENTS.c.deal == deal, EVENTS.c.seq >= seq))
        async with self._reading() as connection:
            # The table's own row first: should anything change before the rest is read, its revision tells.
            found = (await connection.execute(select(TABLE_ROWS).where(TABLE_ROWS.c.id == table))).mappings().first()
            if found is None:
                return None
            written = select(TABLE_LINES).where(TABLE_LINES.c.table_id == table, TABLE_LINES.c.seq >= line)
            lines = [str(row.body) for row in await connection.execute(written.order_by(TABLE_LINES.c.seq))]
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.player))
            deals = await connection.execute(
                select(DEAL_ROWS).where(DEAL_ROWS.c.table_id == table).order_by(DEAL_ROWS.c.deal)
            )
            ready: list[tuple[int, int]] = []
            votes: list[tuple[int, int]] = []
            guests: list[dict[str, Any]] = []
            if not lines and not line:
                asked = await connection.execute(select(READINESS).where(READINESS.c.table_id == table))
                ready = [(row.deal, row.player) for row in asked]
                asked = await connection.execute(select(VOTES).where(VOTES.c.table_id == table))
                votes = [(row.player, row.voter) for row in asked]
                came = select(GUESTS).where(GUESTS.c.table_id == table).order_by(GUESTS.c.guest)
                guests = [dict(row) for row in (await connection.execute(came)).mappings()]
            # Events last: a deal that began meanwhile is then missing from `deals` and left for the next look.
            events = await connection.execute(
                select(EVENTS).where(EVENTS.c.table_id == table, new).order_by(EVENTS.c.deal, EVENTS.c.seq)
            )
            return StoredTable(
                dict(found),
                [dict(row) for row in seats.mappings()],
                [dict(row) for row in deals.mappings()],
                [StoredEvent(row.deal, row.seq, codec.decode_event(row.body), row.nonce) for row in events],
                frozenset(ready),
                frozenset(votes),
                guests,
                lines,
                line + len(lines),
            )

    async def deal(self, table: str, deal: int) -> tuple[str, list[AnyEvent]] | None:
        """One deal of a table: its board and its log."""
        boards = await self.rows(
            select(DEAL_ROWS.c.board).where(DEAL_ROWS.c.table_id == table, DEAL_ROWS.c.deal == deal)
        )
        query = select(EVENTS.c.body).where(EVENTS.c.table_id == table, EVENTS.c.deal == deal)
        rows = await self.rows(query.order_by(EVENTS.c.seq))
        return (boards[0]["board"], [codec.decode_event(row["body"]) for row in rows]) if boards else None

    async def reasons(self, table: str, deal: int) -> dict[int, Why]:
        """Why bots made the moves of a deal, by their places in its log."""
        query = select(REASONS.c.seq, REASONS.c.body).where(REASONS.c.table_id == table, REASONS.c.deal == deal)
        found = {}
        for row in await self.rows(query):
            with suppress(msgspec.ValidationError):  # of an older kibitz, whose bots thought otherwise
                found[row["seq"]] = msgspec.json.decode(row["body"], type=Why)
        return found

    async def identity(self, token_hash: str) -> tuple[str, str | None] | None:
        """The person a token belongs to: id and nickname."""
        query = (
            select(IDENTITIES.c.id, IDENTITIES.c.nickname)
            .join_from(IDENTITIES, TOKENS, TOKENS.c.identity == IDENTITIES.c.id)
            .where(TOKENS.c.hash == token_hash)
        )
        rows = await self.rows(query)
        return (rows[0]["id"], rows[0]["nickname"]) if rows else None

    async def start_of(self, identity: str) -> str:
        """The rung at which somebody began who could play already; empty for everybody else."""
        rows = await self.rows(select(IDENTITIES.c.rung).where(IDENTITIES.c.id == identity))
        return (rows[0]["rung"] or "") if rows else ""

    async def handover(self, code_hash: str, now: float) -> str | None:
        """The identity that a code hands over; the code is used up by this."""
        query = delete(HANDOVERS).where(HANDOVERS.c.hash == code_hash, HANDOVERS.c.expires >= now)
        async with self._reading() as connection:
            found = (await connection.execute(query.returning(HANDOVERS.c.identity))).first()
            await connection.commit()
        return str(found[0]) if found else None

    async def tables_of(self, identity: str, limit: int) -> list[dict[str, Any]]:
        """The unfinished tables at which somebody has a seat, newest first; those of lessons are gone on with there."""
        query = (
            select(TABLE_ROWS)
            .join_from(TABLE_ROWS, SEATS, SEATS.c.table_id == TABLE_ROWS.c.id)
            .where(SEATS.c.identity == identity, TABLE_ROWS.c.finished == 0, TABLE_ROWS.c.lesson.is_(None))
            .order_by(TABLE_ROWS.c.touched.desc())
            .limit(limit)
        )
        return await self.rows(query)

    async def seats_of(self, identity: str) -> dict[str, int]:
        """Where somebody has a seat: table and player."""
        rows = await self.rows(select(SEATS.c.table_id, SEATS.c.player).where(SEATS.c.identity == identity))
        return {row["table_id"]: row["player"] for row in rows}

    async def watchable_tables(self, limit: int) -> list[dict[str, Any]]:
        """The unfinished tables whose owners let others watch, newest first."""
        query = select(TABLE_ROWS).where(
            TABLE_ROWS.c.watchable == 1, TABLE_ROWS.c.gathering == 0, TABLE_ROWS.c.finished == 0
        )
        return await self.rows(query.order_by(TABLE_ROWS.c.touched.desc()).limit(limit))

    async def people_at(self, tables: Sequence[str]) -> list[tuple[str, str]]:
        """Table and identity of all who have seats at these tables."""
        query = select(SEATS.c.table_id, SEATS.c.identity).where(SEATS.c.table_id.in_(set(tables)))
        rows = await self.rows(query.where(SEATS.c.identity.is_not(None)))
        return [(row["table_id"], row["identity"]) for row in rows]

    async def names(self, tables: Sequence[str]) -> dict[str, tuple[str, ...]]:
        """The nicknames at each of these tables."""
        found: dict[str, tuple[str, ...]] = {}
        query = select(SEATS.c.table_id, SEATS.c.nickname).where(SEATS.c.table_id.in_(set(tables)))
        for row in await self.rows(query.order_by(SEATS.c.table_id, SEATS.c.player)):
            found[row["table_id"]] = (*found.get(row["table_id"], ()), row["nickname"])
        return found

    async def deal_numbers(self, tables: Sequence[str]) -> dict[str, dict[int, int]]:
        """For each of these tables the numbers of its deals as the sheet counts them, by their order."""
        found: dict[str, dict[int, int]] = {}
        query = select(DEAL_ROWS.c.table_id, DEAL_ROWS.c.deal, DEAL_ROWS.c.board).where(
            DEAL_ROWS.c.table_id.in_(set(tables))
        )
        for row in await self.rows(query.order_by(DEAL_ROWS.c.deal)):
            with suppress(msgspec.MsgspecError):  # damaged: whoever opens it is told
                number = msgspec.json.decode(row["board"], type=_Numbered).number
                found.setdefault(row["table_id"], {})[row["deal"]] = number
        return found

    async def trouble(self) -> Text | None:
        """What keeps moves from being stored, in one sentence; None if all is well. It stores something to know."""
        name = secrets.token_hex(8)
        probe = Change(PROBE, ({"id": name, "body": _ROOM},)), Change(PROBED, ({"of": name},))
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                await self.commit(probe)
                await self.rows(select(PROBES.c.id))
        except TimeoutError:
            return DATABASE_SILENT()
        except StoreError as error:
            return NOTHING_STORED(why=error.text.values.get("why", error.text.say))
        return None

    async def rows(self, query: Select[Any]) -> list[dict[str, Any]]:
        """What a query finds."""
        async with self._reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(AS_IT_IS(why=reason(error))) from error


def plain(text: str) -> dict[str, Any]:
    """Options, as they are stored."""
    found: dict[str, Any] = json.loads(text)
    return found
