"""Bookmarks in lessons: each a ledger, so that what a teacher sends and what a pupil does cannot undo each other."""

from __future__ import annotations

import time

from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.storage.bookmark_rows import bookmark_ledger, bookmark_row
from kibitz.app.storage.writer import Change
from kibitz.ledger.lines import stamped
from kibitz.lessons.bookmark import Bookmark
from kibitz.lessons.bookmark_ledger import BOOKMARK, BookmarkLine, KeptBookmark, LessonBegun, lines_between


async def kept_bookmark(hub: Hub, identity: str | None, lesson: str) -> KeptBookmark:
    """Somebody's place in a lesson; its beginning if they have not begun."""
    ledger = await hub.ledgers.own(BOOKMARK, bookmark_ledger(identity, lesson)) if identity else None
    return ledger.state if ledger else KeptBookmark(Bookmark(lesson))


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
    now = time.time()
    lines = tuple(stamped(line, now) for line in lines_between(before, after, is_learnt=is_learnt))
    moved = before
    for line in lines:
        moved = BOOKMARK.step(moved, line)
    stored = (*rows, bookmark_row(identity, moved))
    lesson = before.mark.lesson
    key = bookmark_ledger(identity, lesson)
    ledger = await hub.ledgers.own(BOOKMARK, key)
    if ledger is None:
        is_new = await hub.ledgers.begin_own(BOOKMARK, key, (LessonBegun(lesson=lesson), *lines), stored)
        return moved if is_new else None

    def decide(state: KeptBookmark) -> Entries[BookmarkLine]:
        return Entries(lines, stored) if state == before else Entries()

    return moved if await hub.ledgers.write(ledger, decide) else None
