"""Where each learner is in each lesson, for lists: rows that are stored with the ledgers of bookmarks."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import select, text

from kibitz.app.storage.schema import BOOKMARKS
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change
from kibitz.engine import codec
from kibitz.lessons.bookmark import Bookmark
from kibitz.lessons.bookmark_ledger import KeptBookmark

_KEEP: Final = text(
    "INSERT INTO bookmarks (identity, lesson, body, table_id, noted, touched, finished) VALUES"
    " (:identity, :lesson, :body, :table_id, :noted, :touched, :finished)"
    " ON CONFLICT (identity, lesson) DO UPDATE SET body = excluded.body, table_id = excluded.table_id,"
    " noted = excluded.noted, touched = excluded.touched,"
    # What was learnt once stays learnt, however often it is begun again.
    " finished = COALESCE(bookmarks.finished, excluded.finished)"
)


def bookmark_ledger(identity: str, lesson: str = "") -> str:
    """The key of the ledger of somebody's bookmark; without a lesson, what the keys of all of theirs begin with."""
    return f"bookmark {identity} {lesson}"


async def bookmark_of(store: Store, identity: str, lesson: str) -> KeptBookmark | None:
    """Somebody's place in a lesson; None if they have not begun, or what is stored cannot be read."""
    query = select(BOOKMARKS).where(BOOKMARKS.c.identity == identity, BOOKMARKS.c.lesson == lesson)
    return next((found for row in await store.rows(query) if (found := _read(row)) is not None), None)


async def bookmarks_of(store: Store, identity: str) -> list[KeptBookmark]:
    """All that somebody has begun, the newest first."""
    query = select(BOOKMARKS).where(BOOKMARKS.c.identity == identity).order_by(BOOKMARKS.c.touched.desc())
    return [found for row in await store.rows(query) if (found := _read(row)) is not None]


def bookmark_row(identity: str, kept: KeptBookmark) -> Change:
    row = {
        "identity": identity,
        "lesson": kept.mark.lesson,
        "body": codec.encode(kept.mark).decode(),
        "table_id": kept.table,
        "noted": int(kept.is_noted),
        "touched": kept.touched,
        "finished": kept.finished,
    }
    return Change(_KEEP, (row,))


def _read(row: dict[str, Any]) -> KeptBookmark | None:
    try:
        mark = msgspec.json.decode(row["body"], type=Bookmark, dec_hook=codec.from_text)
    except (msgspec.MsgspecError, ValueError):
        return None
    return KeptBookmark(mark, row["table_id"], bool(row["noted"]), row["touched"], row["finished"])
