"""The store: migrations, group commit, and what a conflict costs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from kibitz.app.storage import store as st
from kibitz.app.storage.migrations import STEPS, TooNew, migrate
from kibitz.app.storage.schema import ALL
from kibitz.app.storage.writer import Change, Conflict
from kibitz.app.tables.people import fresh_token, hashed
from kibitz.app.tables.table_rows import opening
from kibitz.cards import Seat, Side
from kibitz.games import game
from kibitz.sessions import Board


def with_store(database: str, work: Callable[[st.Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = st.Store(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def identity(name: str) -> Change:
    return Change(st.NEW_IDENTITY, ({"id": name, "nickname": name, "created": 0.0},))


def test_migrations_make_the_tables_that_queries_name(database: str) -> None:
    async def columns(store: st.Store) -> dict[str, set[str]]:
        async with store.engine.connect() as connection:
            return await connection.run_sync(
                lambda sync: {
                    each.name: {column["name"] for column in inspect(sync).get_columns(each.name)} for each in ALL
                }
            )

    assert with_store(database, columns) == {each.name: set(each.c.keys()) for each in ALL}


def test_migrating_again_changes_nothing(database: str) -> None:
    async def again(store: st.Store) -> int:
        await store.commit((identity("ann"),))
        version = await migrate(store.engine)
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("SELECT COUNT(*) FROM identities"))).scalar() == 1
            assert (await connection.execute(text("SELECT COUNT(*) FROM schema_version"))).scalar() == 1
        return version

    assert with_store(database, again) == len(STEPS)


def test_a_database_of_a_later_kibitz_is_left_alone(database: str) -> None:
    async def later(store: st.Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE schema_version SET version = 99"))
        with pytest.raises(TooNew, match="version 99"):
            await migrate(store.engine)

    with_store(database, later)


def test_of_changes_committed_together_only_the_bad_one_fails(database: str) -> None:
    async def together(store: st.Store) -> None:
        await store.commit((identity("ann"),))
        before = store.writer.commits
        changes = [(identity(name),) for name in ("bob", "ann", "cal", *(f"guest{n}" for n in range(50)))]
        results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
        assert [type(result) for result in results[:3]] == [type(None), Conflict, type(None)]
        assert all(result is None for result in results[3:])
        fine = [(identity(f"friend{n}"),) for n in range(50)]
        await asyncio.gather(*map(store.commit, fine))
        # One by one the first time, because of the bad one; the fifty good ones together.
        assert store.writer.commits - before <= 52 + 3
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("SELECT COUNT(*) FROM identities"))).scalar() == 103

    with_store(database, together)


def test_a_change_is_stored_whole_or_not_at_all(database: str) -> None:
    async def half(store: st.Store) -> None:
        await store.commit((identity("ann"),))
        with pytest.raises(Conflict):
            await store.commit((identity("bob"), identity("ann")))
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("SELECT COUNT(*) FROM identities"))).scalar() == 1

    with_store(database, half)


def test_the_database_has_no_token_in_it(tmp_path: Path) -> None:
    token = fresh_token()
    database = tmp_path / "kibitz.sqlite3"

    async def keep(store: st.Store) -> tuple[str, str | None] | None:
        row = {"hash": hashed(token), "identity": "ann", "created": 0.0}
        await store.commit((identity("ann"), Change(st.NEW_TOKEN, (row,))))
        return await store.identity(hashed(token))

    assert with_store(f"sqlite:///{database}", keep) == ("ann", "ann")
    files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert token.encode() not in files and hashed(token).encode() in files


def test_a_handover_code_ends_after_five_minutes(database: str) -> None:
    async def late(store: st.Store) -> None:
        row = {"hash": hashed("ABCD1234"), "identity": "ann", "expires": 300.0}
        await store.commit((Change(st.NEW_HANDOVER, (row,)),))
        assert await store.handover(hashed("ABCD1234"), 301.0) is None
        assert await store.handover(hashed("ABCD1234"), 299.0) == "ann"
        assert await store.handover(hashed("ABCD1234"), 299.0) is None

    with_store(database, late)


def test_a_deal_opens_with_all_that_its_board_says() -> None:
    board = Board(3, Seat.SOUTH, {seat: number for number, seat in enumerate(Seat)}, (Side.EW,), {Side.NS: 60})
    header = opening(game("contract"), board).table.header
    assert (header.dealer, header.vulnerable, header.below) == (Seat.SOUTH, (Side.EW,), {Side.NS: 60})
