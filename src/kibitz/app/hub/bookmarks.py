"""Bookmarks in lessons: each a ledger, so that what a teacher sends and what a pupil does cannot undo each other."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec.structs import replace

from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.live_ledgers import Entries, LiveLedger
from kibitz.app.storage.bookmark_rows import bookmark_ledger, bookmark_row
from kibitz.app.storage.writer import Change
from kibitz.ledger.lines import stamped
from kibitz.lessons.bookmark import Bookmark
from kibitz.lessons.bookmark_ledger import BOOKMARK, BookmarkLine, KeptBookmark, LessonBegun, lines_between

SentBookmark = tuple[LiveLedger[BookmarkLine, KeptBookmark], Callable[[KeptBookmark], Entries[BookmarkLine]]]


async def kept_bookmark(hub: Hub, identity: str | None, lesson: str) -> KeptBookmark:
    """Somebody's place in a lesson; its beginning if they have not begun."""
    return (await _ledger(hub, identity, lesson)).state if identity else KeptBookmark(Bookmark(lesson))


async def _ledger(hub: Hub, identity: str, lesson: str) -> LiveLedger[BookmarkLine, KeptBookmark]:
    return await hub.ledgers.own(BOOKMARK, bookmark_ledger(identity, lesson), LessonBegun(lesson=lesson))


async def move_bookmark(
    hub: Hub,
    identity: str,
    before: KeptBookmark,
    after: KeptBookmark,
    rows: tuple[Change, ...] = (),
    *,
    is_learnt: bool = False,
) -> KeptBookmark | None:
    """From one place to another, with rows that are stored together with it; None if it is not there any more."""
    moved, entries = _moved(identity, before, after, rows, is_learnt=is_learnt)
    ledger = await _ledger(hub, identity, before.mark.lesson)
    lines = await hub.ledgers.write(ledger, lambda state: entries if state == before else Entries())
    return moved if lines else None


async def bookmark_sent(hub: Hub, identity: str, lesson: str, send: Callable[[Bookmark], Bookmark]) -> SentBookmark:
    """Somebody's bookmark to wherever they are sent, to be written together with what sends them."""

    def decide(state: KeptBookmark) -> Entries[BookmarkLine]:
        return _moved(identity, state, replace(state, mark=send(state.mark)))[1]

    return await _ledger(hub, identity, lesson), decide


def _moved(
    identity: str,
    before: KeptBookmark,
    after: KeptBookmark,
    rows: tuple[Change, ...] = (),
    *,
    is_learnt: bool = False,
) -> tuple[KeptBookmark, Entries[BookmarkLine]]:
    now = time.time()
    lines = tuple(stamped(line, now) for line in lines_between(before, after, is_learnt=is_learnt))
    moved = before
    for line in lines:
        moved = BOOKMARK.step(moved, line)
    return moved, Entries(lines, (*rows, bookmark_row(identity, moved)))
