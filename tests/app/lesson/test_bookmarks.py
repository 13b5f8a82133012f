"""Bookmarks on the server: ledgers that nobody overwrites, also those that were rows before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec.structs import replace
from sqlalchemy import text

from kibitz.app.hub.bookmarks import kept_bookmark, move_bookmark
from kibitz.app.hub.hub import Hub
from kibitz.app.live.bus import Bus
from kibitz.app.storage import learners
from kibitz.app.storage.bookmark_rows import bookmark_ledger, bookmark_of
from kibitz.app.storage.migrations import STEPS
from kibitz.app.storage.store import Store
from kibitz.lessons.bookmark import BlockMark, Bookmark
from kibitz.lessons.bookmark_ledger import KeptBookmark


def with_hub(database: str, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        hub = Hub(Store(database), Bus())
        await hub.start()
        try:
            await work(hub)
        finally:
            await hub.stop()

    asyncio.run(run())


def at(block: int) -> KeptBookmark:
    return KeptBookmark(Bookmark("one", block, 0, {each: BlockMark("done") for each in range(block)}))


def test_what_a_teacher_sends_and_a_pupil_does_at_once_do_not_undo_each_other(database: str) -> None:
    async def work(hub: Hub) -> None:
        seen = await kept_bookmark(hub, "ann", "one")
        assert await move_bookmark(hub, "ann", seen, at(1)) is not None
        seen = await kept_bookmark(hub, "ann", "one")
        both = await asyncio.gather(move_bookmark(hub, "ann", seen, at(2)), move_bookmark(hub, "ann", seen, at(5)))
        assert sorted(each is None for each in both) == [False, True], "one of them has to look again"
        now = await kept_bookmark(hub, "ann", "one")
        kept = await bookmark_of(hub.store, "ann", "one")
        assert kept is not None and kept.mark == now.mark == next(each.mark for each in both if each is not None)

    with_hub(database, work)


def test_a_bookmark_that_was_a_row_goes_on_as_a_ledger(database: str) -> None:
    async def before() -> None:
        store = Store(database)
        async with store.engine.begin() as connection:
            await connection.execute(text("CREATE TABLE schema_version (version INTEGER NOT NULL)"))
            number = next(place for place, step in enumerate(STEPS) if any("lessonbegun" in each for each in step))
            for statement in (each for step in STEPS[:number] for each in step):
                await connection.execute(text(statement))
            await connection.execute(text("INSERT INTO schema_version VALUES (:version)"), {"version": number})
            row = {"body": '{"lesson":"one","at":1,"marks":{"0":{"state":"done","tries":2}}}', "table": "abcdef"}
            await connection.execute(
                text("INSERT INTO bookmarks VALUES ('ann', 'one', :body, :table, 1, 1700000000.25, NULL)"), row
            )
        await store.engine.dispose()

    async def work(hub: Hub) -> None:
        kept = await kept_bookmark(hub, "ann", "one")
        mark = Bookmark("one", 1, 0, {0: BlockMark("done", 2)})
        assert kept == KeptBookmark(mark, "abcdef", is_noted=True, touched=1700000000.25)
        moved = await move_bookmark(hub, "ann", kept, replace(kept, mark=replace(mark, at=2)), is_learnt=True)
        assert moved is not None and moved.mark.at == 2 and moved.finished is not None
        hub.ledgers.forget(bookmark_ledger("ann"))
        assert await kept_bookmark(hub, "ann", "one") == moved, "as it is stored"

    asyncio.run(before())
    with_hub(database, work)


def test_who_is_forgotten_has_no_bookmark_either(database: str) -> None:
    async def work(hub: Hub) -> None:
        for who in ("ann", "bob"):
            await move_bookmark(hub, who, await kept_bookmark(hub, who, "one"), at(2))
        await hub.store.commit(learners.forgotten("ann", (), "2026-11-18"))
        hub.ledgers.forget(bookmark_ledger("ann"))
        assert (await kept_bookmark(hub, "ann", "one")).mark.at == 0
        assert (await kept_bookmark(hub, "bob", "one")).mark.at == 2

    with_hub(database, work)
