"""The ledger of a bookmark: what a learner did in a lesson, or was sent to, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from kibitz.engine import codec
from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import LedgerLine, seconds
from kibitz.lessons.bookmark import BlockMark, Bookmark, DealNote, Noted

_NOTHING: Final = Raw(b"null")


class KeptBookmark(Struct, frozen=True):
    """A bookmark, the table that was last played at in the lesson, and whether its deal is noted in the bookmark."""

    mark: Bookmark
    table: str | None = None
    is_noted: bool = False
    touched: float = 0.0  # in seconds since 1970
    finished: float | None = None  # when the end was first reached


class LessonBegun(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody opened a lesson. A bookmark that was kept before there were ledgers comes with all that it had."""

    lesson: str
    mark: Raw = _NOTHING
    table: str | None = None
    is_noted: bool = False
    finished: float | None = None


class BookmarkMoved(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the learner is now, and what of the rest is other than before."""

    block: int
    tries: int = 0
    marks: Mapping[int, BlockMark] = {}
    deals: tuple[DealNote, ...] | None = None
    noted: tuple[Noted, ...] | None = None
    table: str | None = None
    is_noted: bool = False
    is_learnt: bool = False  # the end is reached


class LessonStartedOver(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From the first page, as if nothing had been done; what was learnt stays learnt."""


BookmarkLine = LessonBegun | BookmarkMoved | LessonStartedOver


def lines_between(before: KeptBookmark, after: KeptBookmark, *, is_learnt: bool) -> tuple[BookmarkLine, ...]:
    """What leads from one to the other."""
    lines: tuple[BookmarkLine, ...] = ()
    if before.mark.marks.keys() - after.mark.marks.keys():
        lines = (LessonStartedOver(),)
        before = _started_over(before, before.touched)
    old, new = before.mark, after.mark
    moved = BookmarkMoved(
        block=new.at,
        tries=new.tries,
        marks={block: mark for block, mark in new.marks.items() if old.marks.get(block) != mark},
        deals=None if new.deals == old.deals else new.deals,
        noted=None if new.noted == old.noted else new.noted,
        table=after.table,
        is_noted=after.is_noted,
        is_learnt=is_learnt,
    )
    return (*lines, moved)


def bookmark_after(state: KeptBookmark, line: BookmarkLine) -> KeptBookmark:
    """The state after one more line."""
    at = seconds(line.at)
    match line:
        case LessonBegun():
            return state
        case LessonStartedOver():
            return _started_over(state, at)
        case BookmarkMoved():
            old = state.mark
            mark = replace(
                old,
                at=line.block,
                tries=line.tries,
                marks={**old.marks, **line.marks},
                deals=old.deals if line.deals is None else line.deals,
                noted=old.noted if line.noted is None else line.noted,
            )
            finished = state.finished if state.finished is not None or not line.is_learnt else at
            return KeptBookmark(mark, line.table, line.is_noted, at, finished)


def _started_over(state: KeptBookmark, at: float) -> KeptBookmark:
    return KeptBookmark(Bookmark(state.mark.lesson), touched=at, finished=state.finished)


def _begun(line: LessonBegun) -> KeptBookmark:
    mark = Bookmark(line.lesson)
    try:
        kept = msgspec.json.decode(line.mark, type=Bookmark | None, dec_hook=codec.from_text)
    except (msgspec.MsgspecError, ValueError):
        return KeptBookmark(mark)  # of another kibitz: the lesson begins anew
    return KeptBookmark(kept or mark, line.table, line.is_noted, seconds(line.at), line.finished)


BOOKMARK: Final = LedgerKind[BookmarkLine, KeptBookmark](
    "bookmark", 1, BookmarkLine, LessonBegun, _begun, bookmark_after
)
