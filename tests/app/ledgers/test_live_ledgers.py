"""Logs that live on the server: kept, written one decision at a time, followed, and run only with their secret."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import pytest
from sqlalchemy import text

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.live_ledgers import Entries, LiveLedger
from kibitz.app.live.bus import Bus, PostgresBus
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change
from kibitz.engine.errors import Objection
from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import LedgerLine

SECRET = "only the desk knows"


class Added(LedgerLine, frozen=True, tag="added"):
    amount: int


SUMS = LedgerKind[Added, int]("sum", 1, Added, Added, lambda line: line.amount, lambda state, line: state + line.amount)
OTHERS = LedgerKind[Added, int](
    "other", 1, Added, Added, lambda line: line.amount, lambda state, line: state + line.amount
)


def amounts(lines: Iterable[Added]) -> list[int]:
    """Of lines that all have their time."""
    assert all(line.at for line in lines)
    return [line.amount for line in lines]


def with_hubs(database: str, work: Callable[[Hub, Hub], Awaitable[None]], bus: Callable[[], Bus] = Bus) -> None:
    async def run() -> None:
        hubs = Hub(Store(database), bus()), Hub(Store(database), bus())
        for hub in hubs:
            await hub.start()
        try:
            await work(*hubs)
        finally:
            for hub in hubs:
                await hub.stop()

    asyncio.run(run())


def add(amount: int) -> Callable[[int], Entries[Added]]:
    return lambda _: Entries((Added(amount),))


def test_what_was_written_is_there_after_a_restart_however_its_code_is_typed(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        book = await one.ledgers.open(SUMS, [Added(1)], SECRET)
        assert [line.amount for line in await one.ledgers.write(book, add(2))] == [2]
        assert amounts(book.lines) == [1, 2]
        typed = f" {book.code[:3].lower()}-{book.code[3:]}"
        found = await two.ledgers.under(SUMS, typed)
        assert (found.state, amounts(found.lines), found.code) == (3, [1, 2], book.code)
        assert await two.ledgers.under(SUMS, book.code) is found

    with_hubs(database, work)


def test_who_takes_a_log_for_another_kind_bars_nobodys_way(database: str) -> None:
    """A table that has ended is looked up by leagues and competitions at once: only one of them is right."""

    async def work(one: Hub, two: Hub) -> None:
        code = (await one.ledgers.open(SUMS, [Added(1)], SECRET)).code
        asked = [two.ledgers.under(kind, code) for kind in (OTHERS, SUMS)]
        wrong, right = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(wrong, Refusal) and isinstance(right, LiveLedger) and right.state == 1

    with_hubs(database, work)


def test_two_processes_that_write_at_once_lose_nothing(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        code = (await one.ledgers.open(SUMS, [Added(0)], SECRET)).code
        books = [(hub, await hub.ledgers.under(SUMS, code)) for hub in (one, two)]
        # Each line holds what its writer saw: a decision on an old state would repeat a number.
        count = [hub.ledgers.write(book, lambda seen: Entries((Added(seen + 1),))) for hub, book in books * 4]
        await asyncio.gather(*count)
        await two.ledgers.refresh(books[1][1])
        await one.ledgers.refresh(books[0][1])
        amounts = [line.amount for line in books[0][1].lines]
        assert amounts == [0, 1, 2, 4, 8, 16, 32, 64, 128]
        assert books[0][1].lines == books[1][1].lines

    with_hubs(database, work)


def test_those_who_follow_are_told_from_which_line_on_also_by_other_processes(postgres_database: str) -> None:
    heard: asyncio.Queue[tuple[int, list[int]]]

    def follow(book: LiveLedger[Added, int], first: int) -> None:
        heard.put_nowait((first, [line.amount for line in book.lines[first:]]))

    async def work(one: Hub, two: Hub) -> None:
        nonlocal heard
        heard = asyncio.Queue()
        book = await one.ledgers.open(SUMS, [Added(1)], SECRET)
        (await two.ledgers.under(SUMS, book.code)).watchers.add(follow)
        await one.ledgers.write(book, lambda _: Entries((Added(2), Added(3))))
        assert await asyncio.wait_for(heard.get(), 10) == (1, [2, 3])

    with_hubs(postgres_database, work, lambda: PostgresBus(postgres_database))


def test_an_objection_is_a_refusal_and_nothing_is_stored(database: str) -> None:
    def object_to(_: int) -> Entries[Added]:
        raise Objection(w.NOT_OVER())

    async def work(one: Hub, two: Hub) -> None:
        book = await one.ledgers.open(SUMS, [Added(1)], SECRET)
        with pytest.raises(Refusal, match=str(w.NOT_OVER())):
            await one.ledgers.write(book, object_to)
        assert await one.ledgers.write(book, lambda _: Entries()) == ()
        assert amounts((await two.ledgers.under(SUMS, book.code)).lines) == [1]

    with_hubs(database, work)


def test_rows_are_stored_with_the_lines_or_not_at_all(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        book = await one.ledgers.open(SUMS, [Added(1)], SECRET)
        twice = Change(text("INSERT INTO probes (id, body) VALUES (:id, '')"), ({"id": "same"},))
        await one.ledgers.write(book, lambda _: Entries((Added(2),), (twice,)))
        with pytest.raises(Refusal):
            await one.ledgers.write(book, lambda _: Entries((Added(4),), (twice,)))
        assert (await two.ledgers.under(SUMS, book.code)).state == 3

    with_hubs(database, work)


def test_a_code_of_another_kind_a_wrong_one_and_a_damaged_log_are_refused(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        book = await one.ledgers.open(SUMS, [Added(1)], SECRET)
        for kind, code in ((OTHERS, book.code), (SUMS, "000000"), (SUMS, "' OR 1=1"), (SUMS, "")):
            for hub in (one, two):
                with pytest.raises(Refusal, match="nothing under that code"):
                    await hub.ledgers.under(kind, code)
        spoilt = text("UPDATE logbook_lines SET body = '{' WHERE code = :code")
        await one.store.commit((Change(spoilt, ({"code": book.code},)),))
        with pytest.raises(Refusal, match="damaged"):
            await two.ledgers.under(SUMS, book.code)

    with_hubs(database, work)


def test_only_the_secret_runs_it_and_only_its_hash_is_kept(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        opened = await one.ledgers.open(SUMS, [Added(1)], SECRET)
        for book in (opened, await two.ledgers.under(SUMS, opened.code)):
            assert book.may_run(SECRET)
            assert not any(book.may_run(guess) for guess in ("", SECRET.upper(), book.code))
        query = text("SELECT secret FROM logbooks")
        async with one.store.engine.connect() as connection:
            assert SECRET not in str((await connection.execute(query)).all())

    with_hubs(database, work)


def test_a_ledger_that_has_gone_back_in_the_database_is_gone_on_from_there(database: str) -> None:
    """A replica or a backup has taken its place: what was stored last is not there any more."""

    async def work(one: Hub, two: Hub) -> None:
        book = await one.ledgers.open(SUMS, [Added(1)], SECRET)
        await one.ledgers.write(book, add(2))
        for statement in ("UPDATE logbooks SET length = 1", "DELETE FROM logbook_lines WHERE seq = 1"):
            await two.store.commit((Change(text(statement), ({},)),))
        await one.ledgers.write(book, lambda seen: Entries((Added(seen * 10),)))
        assert (await two.ledgers.under(SUMS, book.code)).state == book.state == 11

    with_hubs(database, work)


def test_what_nobody_follows_or_asks_for_is_put_away(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Hub, two: Hub) -> None:
        idle, followed = [await one.ledgers.open(SUMS, [Added(1)], SECRET) for _ in range(2)]
        followed.watchers.add(lambda _book, _first: None)
        one.tidy()
        assert await one.ledgers.under(SUMS, idle.code) is idle
        monkeypatch.setattr("kibitz.app.ledgers.ledger_shelf._IDLE_SECONDS", -1.0)
        one.tidy()
        assert await one.ledgers.under(SUMS, idle.code) is not idle
        assert await one.ledgers.under(SUMS, followed.code) is followed

    with_hubs(database, work)
