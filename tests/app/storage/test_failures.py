"""What fails, and comes back: the database, the disk, the writer's thread, and single tables that are damaged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, text
from sqlalchemy.exc import OperationalError

from kibitz.app import wording
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.live.bus import Bus
from kibitz.app.live.connection import Connection
from kibitz.app.storage.store import NEW_TOKEN, Store
from kibitz.app.storage.writer import Change, StoreError
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.table_ledger import Player
from kibitz.app.tables.table_rows import table_rows
from kibitz.games import game
from tests.app.client import Frame, PageClient, fetch, first_move, in_english, play_deal
from tests.app.postgres import Cluster
from tests.app.serving import ServerThread
from tests.app.storage.test_store import identity, with_store

Pages = Callable[..., PageClient]

CODE = "abcdefghij"
BOTS = [
    Player("bot", "ann", "Ann", "learner"),  # who lets a bot play, and looks on
    *(Player("bot", None, name, "learner") for name in ("Pip", "Trey", "Ruff")),
]


@contextmanager
def outage(store: Store) -> Iterator[list[str]]:
    """Neither reads nor writes get through; gives what was tried."""
    tried: list[str] = []
    engines = (store.engine.sync_engine, engine_of(store))

    def refuse(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        tried.append(statement.split()[0])
        raise OperationalError(statement, {}, Exception("the database is away"))

    for engine in engines:
        event.listen(engine, "before_cursor_execute", refuse)
    yield tried
    for engine in engines:
        event.remove(engine, "before_cursor_execute", refuse)


def engine_of(store: Store) -> Engine:
    return store.writer._engine  # what only tests do to it


async def until(is_so: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


def with_hub(database: str, work: Callable[[Hub], Awaitable[None]], players: list[Player]) -> None:
    async def run() -> None:
        hub = Hub(Store(database), Bus(), 0.0)
        await hub.start()
        try:
            await hub.store.commit(table_rows(CODE, game("bridgewar"), "match", {"deals": 2}, players, time.time()))
            await work(hub)
        finally:
            await hub.stop()

    asyncio.run(run())


def wait_until_well(server: ServerThread) -> None:
    deadline = time.monotonic() + 5
    while fetch(server.address, "/health")[::2] != (200, b"well\n"):
        assert time.monotonic() < deadline
        time.sleep(0.1)  # an answer counts for a second


# --- the database


def test_bots_go_on_by_themselves_when_the_database_is_back(database: str) -> None:
    async def work(hub: Hub) -> None:
        with outage(hub.store), pytest.raises(StoreError):
            await hub.table(CODE)
        table = await hub.table(CODE)
        ann = Connection("token", hub.addresses.of(None, ()))
        ann.identity = "ann"
        hub.look(ann, table)
        with outage(hub.store) as tried:
            await until(lambda: "UPDATE" in tried and tried.count("SELECT") >= 1)  # stored in vain, then read in vain
            so_far = len(table.state.log)
            assert str(await hub.store.trouble()).startswith("Nothing can be stored: the database is away")
        await until(lambda: table.state.over)
        assert len(table.state.log) > so_far and await hub.store.trouble() is None

    with_hub(database, work, BOTS)


def test_what_others_stored_while_the_database_was_away_is_seen_later(database: str) -> None:
    people = [Player("person", name, name, "learner") for name in ("ann", "bob", "cal", "dee")]

    async def work(hub: Hub) -> None:
        table = await hub.table(CODE)
        other = Hub(Store(database), Bus(), 0.0)
        await other.start()
        there = await other.table(CODE)
        seat, moves = next(iter(there.state.turns.items()))
        await other.decide(
            there, lambda: there.act(there.board.seats[seat], 1, len(there.state.log), None, moves[0], 0.0)
        )
        with outage(hub.store):
            await hub.ledgers.refresh(table)  # what the other process told it to do
            assert len(table.state.log) < len(there.state.log)
        hub.tidy()
        await until(lambda: table.state.log == there.state.log)
        await other.stop()

    with_hub(database, work, people)


def test_a_database_that_has_gone_back_is_gone_on_from(database: str) -> None:
    """A replica or a backup has taken its place: what was stored last is not there, and no gap comes of it."""
    people = [Player("person", name, name, "learner") for name in ("ann", "bob", "cal", "dee")]

    async def work(hub: Hub) -> None:
        table = await hub.table(CODE)

        async def move() -> None:
            live = await hub.table(CODE)
            seat, moves = next(iter(live.state.turns.items()))
            who, at = live.board.seats[seat], len(live.state.log)
            await hub.decide(live, lambda: live.act(who, 1, at, None, moves[0], 0.0))

        await move()
        known = len(table.state.log)
        await move()
        with engine_of(hub.store).begin() as connection:
            connection.execute(text("UPDATE tables SET revision = 1"))
            connection.execute(text("DELETE FROM events WHERE seq >= :known"), {"known": known})
        with pytest.raises(Refusal):
            await move()
        again = await hub.table(CODE)
        assert table.is_lost and len(again.state.log) == known
        await move()
        stored = await hub.store.load(CODE)
        assert stored is not None
        assert [each.seq for each in stored.events] == list(range(len(again.state.log)))
        with engine_of(hub.store).begin() as connection:
            connection.execute(text("DELETE FROM tables"))
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                await move()
            assert refused.value.text == wording.NO_SUCH_TABLE()

    with_hub(database, work, people)


def test_postgres_stops_and_starts_and_play_goes_on(pages: Pages) -> None:
    with Cluster() as cluster:
        server = ServerThread(f"{cluster.address}/postgres")
        try:
            ann = pages(server.address)
            ann.open("bridgewar")
            picture = ann.wait_until(lambda each: each["you"] in each["waiting"])
            cluster.stop()
            move = first_move(picture)
            assert move is not None
            assert (
                in_english(ann.act(picture, move, "nonce-outage")["text"])
                == "That could not be stored: please try again."
            )
            status, _, body = fetch(server.address, "/health")
            assert status == 503 and body.startswith(b"Nothing can be stored: ") and body.count(b"\n") == 1
            cluster.start()
            deadline = time.monotonic() + 20
            while (answer := ann.act(picture, move, "nonce-outage"))["type"] != "Done":
                assert time.monotonic() < deadline, answer
                time.sleep(0.2)
            ann.wait_past(picture)
            assert play_deal(ann)["outcome"]
            wait_until_well(server)
        finally:
            server.stop()


# --- the process


@pytest.mark.parametrize("comes_back", [False, True])
def test_after_a_restart_between_two_deals_nobody_waits_for_who_is_gone(database: str, comes_back: bool) -> None:
    """Ann wanted the next deal, Bob had not said so yet, and then the server was killed."""
    people = [Player("person", name, name, "learner") for name in ("ann", "bob")] + BOTS[2:]

    def looks(hub: Hub, table: LiveTable, name: str) -> Connection:
        connection = Connection(name, hub.addresses.of("127.0.0.1", []))
        hub.arrive(connection, name)
        hub.look(connection, table)
        return connection

    async def work(hub: Hub) -> None:
        table = await hub.table(CODE)
        ann, bob = (looks(hub, table, name) for name in ("ann", "bob"))
        while not table.state.over:
            seat, moves = next(iter(table.state.turns.items()))
            who, at = table.board.seats[seat], len(table.state.log)
            await hub.decide(table, partial(table.act, who, 1, at, None, moves[0], 0.0))
        await hub.decide(table, lambda: table.get_ready(0, 1))
        hub.disconnect(ann)
        await asyncio.sleep(0.05)
        assert table.deal == 1  # Bob is here, and has not said so
        again = Hub(Store(database), Bus(), 0.0)
        again.heartbeat = again.presence.grace = 0.02
        await again.start()
        known = await again.table(CODE)
        back = looks(again, known, "ann")
        await asyncio.sleep(0.1)
        assert known.deal == 1  # Bob may still come back
        if comes_back:
            other = looks(again, known, "bob")
            again.grace = 0.0
            await asyncio.sleep(0.1)
            assert known.deal == 1
            again.disconnect(other)
        again.grace = 0.0
        await until(lambda: known.deal == 2)
        again.disconnect(back)
        hub.disconnect(bob)
        await again.stop()

    with_hub(database, work, people)


# --- the writer


def test_an_unexpected_error_fails_one_change_and_the_writer_goes_on(database: str) -> None:
    async def work(store: Store) -> None:
        broken = Change(NEW_TOKEN, ())  # nothing to store: no database is ever asked
        with pytest.raises(StoreError):
            await store.commit((broken,))
        changes = [(identity("bob"),), (broken,), (identity("cal"),)]
        results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), StoreError, type(None)]
        assert await store.trouble() is None

    with_store(database, work)


def test_when_the_writer_ends_all_who_wait_are_told_and_another_begins(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        with monkeypatch.context() as patch:

            def end(_: object) -> None:
                time.sleep(0.05)  # some wait behind those that are in hand
                raise SystemExit

            patch.setattr(store.writer, "_commit", end)
            first = asyncio.create_task(store.commit((identity("ann"),)))
            await asyncio.sleep(0.02)
            second = asyncio.create_task(store.commit((identity("bob"),)))
            results = await asyncio.wait_for(asyncio.gather(first, second, return_exceptions=True), 5)
            assert [type(result) for result in results] == [StoreError, StoreError]
            assert str(await store.trouble()) == "Nothing can be stored: the writer has failed."
        await asyncio.wait_for(store.commit((identity("ann"),)), 5)
        assert await store.trouble() is None

    with_store(database, work)


# --- the disk


def room(server: ServerThread, pages: int | None) -> None:
    """Let the file grow to so many pages at most, or without limit; None is as many as it has."""
    with engine_of(server.hub.store).connect() as connection:
        most = pages or connection.exec_driver_sql("PRAGMA page_count").scalar()
    limit = Change(text(f"PRAGMA max_page_count={most}"), ({},))  # it holds for one line to the file: the writer's own
    server.run(server.hub.store.commit((limit,)))


def test_a_full_disk_is_said_and_play_goes_on_when_there_is_room(tmp_path: Path, pages: Pages) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}")
    try:
        ann = pages(server.address)
        ann.open("bridgewar")
        ann.wait_until(lambda each: each["you"] in each["waiting"])
        room(server, None)
        assert fetch(server.address, "/health")[::2] == (503, b"Nothing can be stored: database or disk is full.\n")
        refused = play_until_refused(ann)
        assert refused is None or in_english(refused["text"]) == "That could not be stored: please try again."
        room(server, 2**30)
        wait_until_well(server)
        assert play_deal(ann)["outcome"]
    finally:
        server.stop()


def play_until_refused(page: PageClient) -> Frame | None:
    """Play on until a move is refused; None if it is a bot whose move cannot be stored."""
    while True:
        picture: Frame | None = None
        with suppress(TimeoutError):
            picture = page.wait_until(lambda each: each["you"] in each["waiting"], 1)
        if picture is None:
            return None
        assert not picture["outcome"], "There was room for a whole deal."
        move = first_move(picture)
        assert move is not None
        answer = page.act(picture, move)
        if answer["type"] == "Refused":
            return answer
        page.wait_past(picture)


# --- one table

OLD = "This table was played under rules that this kibitz no longer knows."
DAMAGED = "This table cannot be read: what is stored of it is damaged."


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("UPDATE tables SET session_options = '{\"minutes\": 4e307}' WHERE id = :id", OLD),
        ("UPDATE tables SET options = 'nonsense' WHERE id = :id", DAMAGED),
        ("UPDATE events SET body = '{\"event\"' WHERE table_id = :id AND seq = 2", DAMAGED),
        ("DELETE FROM events WHERE table_id = :id AND seq = 3", DAMAGED),
        ("DELETE FROM events WHERE table_id = :id", DAMAGED),
        ("DELETE FROM deals WHERE table_id = :id", DAMAGED),
        ("DELETE FROM seats WHERE table_id = :id AND player > 1", DAMAGED),
        ("UPDATE deals SET board = '{}' WHERE table_id = :id", DAMAGED),
        ("UPDATE deals SET ended = 1, summary = '!' WHERE table_id = :id", None),
    ],
)
def test_a_damaged_table_is_named_and_all_else_goes_on(
    sqlite_server: ServerThread, pages: Pages, damage: str, sentence: str | None
) -> None:
    ann = pages(sqlite_server.address)
    broken = ann.open("bridgewar")
    ann.wait_until(lambda picture: picture["you"] in picture["waiting"])  # nothing more of it comes between
    whole = ann.open("bridgewar", session_options={"deals": 1})
    play_deal(ann)
    with engine_of(sqlite_server.hub.store).begin() as connection:
        connection.execute(text(damage), {"id": broken})
    sqlite_server.hub.tables.clear()  # as after a restart
    back = pages(sqlite_server.address, ann.token)
    lines = {line["table"]: line["trouble"] for line in back.frames[0]["tables"]}
    answer = back.ask("Watch", table=broken)
    if sentence is None:
        assert (answer["type"], lines) == ("Done", {broken: None})
    else:
        assert (answer["type"], in_english(answer["text"])) == ("Refused", sentence)
        assert lines == {broken: answer["text"]}
    deals = back.ask("AskHistory")["deals"]
    assert whole in {deal["table"] for deal in deals}
    assert back.ask("AskTables")["type"] == "Tables"
    assert back.ask("AskDeal", table=whole, deal=1)["type"] == "DealShown"
    back.open("bridgewar")
    assert play_deal(back)["outcome"]


@pytest.mark.parametrize("minutes", [0, 10**9, 4e307, "long"])
def test_a_match_takes_a_time_that_can_be_reckoned_with(
    sqlite_server: ServerThread, pages: Pages, minutes: object
) -> None:
    page = pages(sqlite_server.address)
    answer = page.ask("OpenTable", nickname="Ann", game="bridgewar", session_options={"minutes": minutes})
    assert answer["type"] == "Refused" and answer["text"]["values"]["option"] == "minutes"
