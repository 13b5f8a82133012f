"""Two hubs that do not hear each other and share a database: the primary key decides who was first."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import text

from kibitz.app import protocol, wording
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.live.bus import Bus
from kibitz.app.live.connection import Connection
from kibitz.app.registry import answer
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change
from kibitz.app.tables.company import forget_votes, vote_out
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.seating import free_seat
from kibitz.app.tables.table_ledger import Player
from kibitz.app.tables.table_rows import deal_rows, opening, table_rows
from kibitz.engine import events as ev
from kibitz.engine.refusals import MOVED_ON
from kibitz.games import game

CODE = "abcdefghij"
PEOPLE = [Player("person", name, name, "learner") for name in ("ann", "bob", "cal", "dee")]


def with_two_hubs(database: str, work: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        one, two = Hub(Store(database), Bus(), 60.0), Hub(Store(database), Bus(), 60.0)
        await one.start()
        await two.start()
        try:
            rules = game("bridgewar")
            await one.store.commit(table_rows(CODE, rules, "match", {"deals": 2}, PEOPLE, time.time()))
            await work(one, two)
        finally:
            await one.stop()
            await two.stop()

    asyncio.run(run())


def a_move(table: LiveTable) -> tuple[int, ev.Move]:
    seat, moves = next(iter(table.state.turns.items()))
    return table.board.seats[seat], moves[0]


async def play(hub: Hub, nonce: str, who: int, move: ev.Move, at: int, deal: int = 1) -> Resolution:
    table = await hub.table(CODE)
    decision = await hub.decide(table, lambda: table.act(who, deal, at, nonce, move, time.time()))
    assert decision is not None
    return decision


Sent = list[tuple[str, dict[str, Any]]]


@contextlib.asynccontextmanager
async def looking_on(hub: Hub, *names: str) -> AsyncIterator[tuple[list[Connection], Sent]]:
    """Pages of these people that look at the table, and every frame that any of them is sent, in order."""
    sent: Sent = []

    def keep(name: str) -> Callable[[bytes], Awaitable[None]]:
        async def send(frame: bytes) -> None:
            sent.append((name, json.loads(frame)))

        return send

    connections = [Connection(name, hub.addresses.of("127.0.0.1", [])) for name in names]
    table = await hub.table(CODE)
    for name, connection in zip(names, connections, strict=True):
        connection.greeted = True
        hub.arrive(connection, name)
        hub.look(connection, table)
    pumps = [
        asyncio.create_task(connection.pump(keep(name), hub.draw, hub.metrics.stalls))
        for connection, name in zip(connections, names, strict=True)
    ]
    await settled()
    sent.clear()
    yield connections, sent
    for connection in connections:
        hub.disconnect(connection)
    await asyncio.gather(*pumps)


async def settled() -> None:
    """Everything that is ready to run has run."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_move_is_acknowledged_before_anyone_sees_it(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        table = await one.table(CODE)
        # Whoever moves came last: nobody is told first because they came first.
        mover, move = a_move(table)
        names = [each.name for number, each in enumerate(PEOPLE) if number != mover]
        async with looking_on(one, *names, PEOPLE[mover].name) as (connections, sent):
            for place in range(8):
                who, move = a_move(table)
                if who == mover:
                    at = len(table.state.log)
                    request = protocol.Act(place, CODE, 1, at, f"nonce-{place:04}", move)
                    await answer(one, connections[-1], request)
                    await settled()
                    (first, frame), *rest = sent
                    assert (first, frame["type"], frame.get("at")) == (PEOPLE[mover].name, "Done", at)
                    shown = {name for name, each in rest if each["type"] in ("Shown", "Changed")}
                    assert shown == {each.name for each in PEOPLE}
                else:
                    await play(one, f"nonce-{place:04}", who, move, len(table.state.log))
                await settled()
                sent.clear()

    with_two_hubs(database, work)


def test_the_same_move_through_both_is_played_once(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        first, second = await one.table(CODE), await two.table(CODE)
        who, move = a_move(first)
        at = len(first.state.log)
        places = await asyncio.gather(play(one, "nonce-0001", who, move, at), play(two, "nonce-0001", who, move, at))
        assert [decision.at for decision in places] == [at, at]
        assert one.metrics.conflicts + two.metrics.conflicts == 1
        assert first.state.log == second.state.log
        async with one.store.engine.connect() as connection:
            count = await connection.execute(text("SELECT COUNT(*) FROM events WHERE nonce = 'nonce-0001'"))
            assert count.scalar() == 1

    with_two_hubs(database, work)


def test_the_later_of_two_different_moves_is_checked_again(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        first, second = await one.table(CODE), await two.table(CODE)
        seat, moves = next(iter(first.state.turns.items()))
        who, at = first.board.seats[seat], len(first.state.log)
        await play(one, "nonce-0001", who, moves[0], at)
        with pytest.raises(Refusal):
            await play(two, "nonce-0002", who, moves[1], at)
        assert second.state.log == first.state.log
        assert two.metrics.conflicts == 1

    with_two_hubs(database, work)


def test_the_whole_deal_turn_by_turn_through_either(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        first, second = await one.table(CODE), await two.table(CODE)
        number = 0
        while not first.state.over:
            hub, table = ((one, first), (two, second))[number % 2]
            if number and len(table.state.log) < max(len(first.state.log), len(second.state.log)):
                await hub.ledgers.refresh(table)  # what the bus would have told
            if table.state.over:
                break
            who, move = a_move(table)
            await play(hub, f"nonce-{number:04}", who, move, len(table.state.log))
            number += 1
        await one.ledgers.refresh(first)
        await two.ledgers.refresh(second)
        assert first.state.log == second.state.log and len(first.results) == len(second.results) == 1
        # Both want the next deal at once: there is one.
        decisions = [
            one.decide(first, lambda: first.next_deal(time.time())),
            two.decide(second, lambda: second.next_deal(time.time())),
        ]
        await asyncio.gather(*decisions)
        assert first.deal == second.deal == 2 and first.state.log == second.state.log

    with_two_hubs(database, work)


EMPTY = Player("bot", None, "Ruff", "learner")


async def take_seat(hub: Hub, identity: str) -> int:
    table = await hub.table(CODE)
    taken: list[int] = []

    def decider() -> Resolution:
        taken[:] = [free_seat(table, None)]
        return table.seat(taken[0], Player("person", identity, identity, "learner"))

    await hub.decide(table, decider)
    return taken[0]


def test_two_people_who_take_the_same_chair_through_both_sit_on_two(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        tables = [await hub.table(CODE) for hub in (one, two)]
        for place in (0, 1, 3):
            leave = partial(tables[0].seat, place, EMPTY)
            await one.decide(tables[0], leave)
        await two.ledgers.refresh(tables[1])
        seats = await asyncio.gather(take_seat(one, "eve"), take_seat(two, "fay"))
        assert sorted(seats) == [0, 1] and one.metrics.conflicts + two.metrics.conflicts == 1
        await take_seat(one, "gus")
        with pytest.raises(Refusal) as refused:  # this one has not heard that the last chair is taken
            await take_seat(two, "hal")
        assert refused.value.text == wording.NO_FREE_SEAT()
        stored = await one.store.load(CODE)
        assert stored is not None
        assert sorted(row["identity"] for row in stored.seats) == ["cal", "eve", "fay", "gus"]

    with_two_hubs(database, work)


def test_a_session_that_one_process_ends_is_not_gone_on_with_by_another(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        first = await one.table(CODE)
        while not first.state.over:
            who, move = a_move(first)
            await play(one, f"nonce-{len(first.state.log):04}", who, move, len(first.state.log))
        second = await two.table(CODE)
        await one.decide(first, lambda: first.stop(time.time()))
        assert await two.decide(second, lambda: second.next_deal(time.time())) is None
        assert second.stopping and second.deal == 1
        stored = await one.store.load(CODE)
        assert stored is not None and (stored.table["stopping"], stored.table["finished"]) == (1, 1)
        assert len(stored.deals) == 1

    with_two_hubs(database, work)


def test_whatever_is_decided_through_both_at_once_neither_undoes_the_other(database: str) -> None:
    """Levels, votes and readiness, each decided on what was read before the other was stored."""

    async def work(one: Hub, two: Hub) -> None:
        first, second = await one.table(CODE), await two.table(CODE)
        strong = Player("person", "ann", "ann", "expert")
        absent = Player("bot", "bob", "bob", "learner")
        for here, there in (
            (lambda: first.seat(0, strong), lambda: second.seat(1, absent)),
            (lambda: vote_out(first, 2, 0), lambda: vote_out(second, 2, 3)),
            (lambda: forget_votes(first, 2), lambda: second.stop(time.time())),
        ):
            before = one.metrics.conflicts + two.metrics.conflicts
            await asyncio.gather(one.decide(first, here), two.decide(second, there))
            assert one.metrics.conflicts + two.metrics.conflicts == before + 1
            await asyncio.gather(one.ledgers.refresh(first), two.ledgers.refresh(second))
            assert first.players == second.players and first.votes == second.votes
            assert (first.stopping, first.revision) == (second.stopping, second.revision)
        assert first.players[:2] == (strong, absent) and first.stopping and not first.votes

    with_two_hubs(database, work)


def test_a_late_answer_is_no_answer_to_a_later_question(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        table = await one.table(CODE)
        while not table.state.table.trick:
            who, move = a_move(table)
            await play(one, f"nonce-{len(table.state.log):04}", who, move, len(table.state.log))
        at = len(table.state.log)
        claimer = table.state.table.active()[0]
        await play(one, "nonce-claim", table.board.seats[claimer], ev.Claimed(claimer, 1, ev.ClaimLine.ANY_ORDER), at)
        asked = next(iter(table.state.turns))
        answer = ev.Answered(asked, True)
        with pytest.raises(Refusal) as refused:
            await play(one, "nonce-early", table.board.seats[asked], answer, at)  # sent before the claim was seen
        assert refused.value.text == MOVED_ON()
        await play(one, "nonce-proper", table.board.seats[asked], answer, len(table.state.log))

    with_two_hubs(database, work)


def test_who_disconnects_while_a_move_is_being_stored_has_made_it(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        table = await one.table(CODE)
        who, move = a_move(table)
        at = len(table.state.log)
        request = asyncio.create_task(play(one, "nonce-0001", who, move, at))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        request.cancel()
        await asyncio.gather(request, return_exceptions=True)
        async with table.lock:
            assert len(table.state.log) > at and table.nonces["nonce-0001"] == at

    with_two_hubs(database, work)


def test_a_deal_of_another_version_of_its_game_is_refused_and_not_misread(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        table = await one.table(CODE)
        who, move = a_move(table)
        await play(one, "nonce-0001", who, move, len(table.state.log))
        async with two.store.engine.begin() as connection:
            found = await connection.execute(text("SELECT body FROM events WHERE seq = 0"))
            body = str(found.scalar())
            assert '"version":1' in body
            newer = {"body": body.replace('"version":1', '"version":2')}
            await connection.execute(text("UPDATE events SET body = :body WHERE seq = 0"), newer)
        with pytest.raises(Refusal) as refused:
            await two.table(CODE)
        assert refused.value.text == wording.OLD_TABLE()

    with_two_hubs(database, work)


def test_a_table_that_a_newer_kibitz_has_gone_on_with_is_left_alone(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        table = await one.table(CODE)
        deal, events = deal_rows(CODE, 2, table.board, opening(table.game, table.board), time.time())
        first, *rest = (dict(row) for row in events.rows)
        first["body"] = first["body"].replace('"version":1', '"version":2')
        await two.store.commit((deal, Change(events.statement, (first, *rest))))
        await one.ledgers.refresh(table)
        assert table.is_lost and CODE not in one.tables
        with pytest.raises(Refusal) as refused:
            await one.table(CODE)
        assert refused.value.text == wording.OLD_TABLE()

    with_two_hubs(database, work)


def test_idle_tables_are_put_away_and_come_back_the_same(database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        table = await one.table(CODE)
        who, move = a_move(table)
        await play(one, "nonce-0001", who, move, len(table.state.log))
        one.tables.clear()
        again = await one.table(CODE)
        assert again is not table
        assert (again.state.log, again.state.table, again.state.turns) == (
            table.state.log,
            table.state.table,
            table.state.turns,
        )

    with_two_hubs(database, work)
