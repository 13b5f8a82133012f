"""The ledger of a bookmark: what leads from one place to another, and what was kept before there were ledgers."""

from __future__ import annotations

from msgspec import Raw

from kibitz.engine import codec
from kibitz.ledger.lines import stamped
from kibitz.lessons.bookmark import BlockMark, Bookmark, Noted
from kibitz.lessons.bookmark_ledger import BOOKMARK, BookmarkLine, KeptBookmark, LessonBegun, lines_between

PLACES = (
    KeptBookmark(Bookmark("first")),
    KeptBookmark(Bookmark("first", 1, 0, {0: BlockMark("done")})),
    KeptBookmark(Bookmark("first", 1, 2, {0: BlockMark("done"), 1: BlockMark("missed", 2)}), "abc", is_noted=False),
    KeptBookmark(Bookmark("first", 2, 0, {0: BlockMark("done"), 1: BlockMark("done", 3)}, (), (Noted(1, 0, True),))),
    KeptBookmark(Bookmark("first")),
    KeptBookmark(Bookmark("first", 1, 0, {0: BlockMark("missed")})),
)


def test_every_step_can_be_taken_and_told_again() -> None:
    log: list[BookmarkLine] = [LessonBegun(lesson="first")]
    for second, place in enumerate(PLACES[1:], 1):
        before = BOOKMARK.fold(log)
        lines = lines_between(before, place, is_learnt=second == 3)
        log += [stamped(BOOKMARK.read(_stored(line)), 100.0 + second) for line in lines]
        now = BOOKMARK.fold(log)
        assert (now.mark, now.table, now.is_noted) == (place.mark, place.table, place.is_noted)
        assert now.touched == 100.0 + second
    assert BOOKMARK.fold(log).finished == 103.0, "what was learnt stays learnt"


def test_a_mark_that_nobody_can_read_begins_anew() -> None:
    line = LessonBegun(lesson="first", mark=Raw(b'{"lesson": 7}'), table="abc")
    assert BOOKMARK.fold([line]) == KeptBookmark(Bookmark("first"))


def _stored(line: BookmarkLine) -> str:
    return codec.encode(line).decode()
