"""What is kept of somebody as a learner: what their deals say of them. And the end of all that is kept of somebody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, exists, select, text

from kibitz.app.storage.bookmark_rows import bookmark_ledger
from kibitz.app.storage.schema import (
    BOOKMARKS,
    DAILIES,
    DEAL_ROWS,
    EVENTS,
    GUESTS,
    JUDGED_DEALS,
    LOGBOOK_LINES,
    LOGBOOK_TABLES,
    LOGBOOKS,
    PLAYED,
    READINESS,
    REASONS,
    SEATS,
    SEEN_DEALS,
    SOLUTIONS,
    SOLVERS,
    TABLE_LINES,
    TABLE_ROWS,
    VOTES,
)
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change
from kibitz.learner.deal_seen import DealSeen

_NEW_SEEN: Final = text(
    "INSERT INTO seen_deals (identity, table_id, deal, body) VALUES (:identity, :table_id, :deal, :body)"
    " ON CONFLICT DO NOTHING"
)
MINE: Final = (PLAYED, SEEN_DEALS, SOLUTIONS, SOLVERS, DAILIES, BOOKMARKS)
_OF_TABLE: Final = (DEAL_ROWS, EVENTS, REASONS, JUDGED_DEALS, READINESS, VOTES, GUESTS, TABLE_LINES, SEATS)
_FORGET: Final = tuple(delete(each).where(each.c.identity == bindparam("who")) for each in MINE if each is not DAILIES)
_FORGET_DAILIES: Final = delete(DAILIES).where(
    DAILIES.c.identity == bindparam("who"), DAILIES.c.day != bindparam("today")
)
_FORGET_TABLE: Final = (
    *(delete(each).where(each.c.table_id == bindparam("of")) for each in _OF_TABLE),
    delete(TABLE_ROWS).where(TABLE_ROWS.c.id == bindparam("of")),
)
_FORGET_PLAYED: Final = tuple(delete(each).where(each.c.table_id == bindparam("of")) for each in (PLAYED, SEEN_DEALS))

_FORGET_LEDGERS: Final = tuple(
    delete(each).where(each.c.code.like(bindparam("keys"))) for each in (LOGBOOKS, LOGBOOK_LINES)
)


def repetition_ledger(identity: str) -> str:
    """The key of the ledger of what comes back to somebody."""
    return f"repetition {identity}"


def own_ledgers(identity: str) -> tuple[str, ...]:
    """What the keys of all ledgers begin with that are of somebody as a learner."""
    return bookmark_ledger(identity), repetition_ledger(identity)


PlayedAt = tuple[str, int]
"""A table and the number of a deal at it."""


async def played_deals(store: Store, identity: str, limit: int) -> dict[PlayedAt, float]:
    """The deals that somebody played to the end, not a bot for them and not for the second time, oldest first.

    With each the time at which it ended.
    """
    query = (
        select(PLAYED.c.table_id, PLAYED.c.deal, PLAYED.c.ended)
        .where(PLAYED.c.identity == identity, PLAYED.c.mood.is_not(None), PLAYED.c.again == 0)
        .order_by(PLAYED.c.ended.desc())
        .limit(limit)
    )
    return {(row["table_id"], row["deal"]): row["ended"] for row in reversed(await store.rows(query))}


async def seen_deals(store: Store, identity: str) -> dict[PlayedAt, DealSeen | None]:
    """What has been worked out of them; None for a deal that says nothing."""
    rows = await store.rows(select(SEEN_DEALS).where(SEEN_DEALS.c.identity == identity))
    return {(row["table_id"], row["deal"]): msgspec.json.decode(row["body"], type=DealSeen | None) for row in rows}


def new_seen(identity: str, place: PlayedAt, seen: DealSeen | None) -> Change:
    table, deal = place
    body = msgspec.json.encode(seen).decode()
    return Change(_NEW_SEEN, ({"identity": identity, "table_id": table, "deal": deal, "body": body},))


async def everything_of(store: Store, identity: str) -> dict[str, list[dict[str, Any]]]:
    """All rows that are kept of somebody, by the names of their tables, without their name inside the database."""
    found = {}
    for each in MINE:
        rows = await store.rows(select(each).where(each.c.identity == identity))
        found[each.name] = [{name: value for name, value in row.items() if name != "identity"} for row in rows]
    lines = select(LOGBOOK_LINES.c.body).where(LOGBOOK_LINES.c.code == repetition_ledger(identity))
    rows = await store.rows(lines.order_by(LOGBOOK_LINES.c.seq))
    found["repetition"] = [msgspec.json.decode(row["body"]) for row in rows]
    return found


async def tables_alone(store: Store, identity: str, today: str) -> list[str]:
    """The tables that are finished and at which nobody else ever sat: with their player they can go.

    Those of homework, classes and competitions are not the player's alone, and today's deal of the day is played once.
    """
    others = SEATS.alias("others")
    is_shared = exists().where(
        others.c.table_id == SEATS.c.table_id, others.c.identity.is_not(None), others.c.identity != identity
    )
    had_guests = exists().where(GUESTS.c.table_id == SEATS.c.table_id)
    played_by_others = exists().where(PLAYED.c.table_id == SEATS.c.table_id, PLAYED.c.identity != identity)
    of_a_ledger = exists().where(LOGBOOK_TABLES.c.table_id == SEATS.c.table_id)
    of_today = exists().where(DAILIES.c.table_id == SEATS.c.table_id, DAILIES.c.day == today)
    query = (
        select(SEATS.c.table_id)
        .join_from(SEATS, TABLE_ROWS, TABLE_ROWS.c.id == SEATS.c.table_id)
        .where(SEATS.c.identity == identity, TABLE_ROWS.c.finished == 1, ~is_shared, ~had_guests, ~played_by_others)
        .where(~of_a_ledger, ~of_today)
    )
    return [row["table_id"] for row in await store.rows(query)]


def forgotten_tables(tables: Sequence[str]) -> tuple[Change, ...]:
    """Nothing of tables is left, for nobody: no seats, no deals, no line of anybody's history."""
    rows: tuple[Mapping[str, Any], ...] = tuple({"of": table} for table in tables)
    return tuple(Change(each, rows) for each in (*_FORGET_PLAYED, *_FORGET_TABLE)) if rows else ()


def forgotten(identity: str, tables: Sequence[str], today: str) -> tuple[Change, ...]:
    """Everything of somebody but who they are, the seats they have at tables with others, and deals not yet over."""
    rows: tuple[Mapping[str, Any], ...] = tuple({"of": table} for table in tables)
    ended = tuple(Change(each, rows) for each in _FORGET_TABLE) if rows else ()
    theirs = tuple({"keys": keys + "%"} for keys in own_ledgers(identity))
    ledgers = tuple(Change(each, theirs) for each in _FORGET_LEDGERS)
    dailies = Change(_FORGET_DAILIES, ({"who": identity, "today": today},))
    return (*(Change(each, ({"who": identity},)) for each in _FORGET), dailies, *ledgers, *ended)
