"""The ledger of a table: what it folds to, what lists have of it, and tables that an earlier kibitz left."""

from __future__ import annotations

import asyncio
from functools import partial

from sqlalchemy import text

from kibitz.app.hub.hub import Hub
from kibitz.app.live.bus import Bus
from kibitz.app.storage.store import Store
from kibitz.app.tables import company, directing
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.prepared_deals import OrderedDeals
from kibitz.app.tables.table_ledger import (
    TABLE,
    Allowed,
    CardsDrawn,
    DummyChose,
    GotReady,
    Guest,
    GuestForgotten,
    GuestNoted,
    HandsShown,
    NextDealt,
    OrderPlaced,
    PlayBegun,
    Player,
    PlayerSeated,
    SessionStopped,
    SettingsChanged,
    TableFacts,
    TableLedgerLine,
    TablePaused,
    TableSetUp,
    VotedOut,
    VotesForgotten,
)
from kibitz.app.tables.table_rows import table_rows
from kibitz.engine import codec
from kibitz.games import game
from kibitz.ledger.lines import stamped

ANN, BOT = Player("person", "ann", "Ann", "learner"), Player("bot", None, "Ada", "learner")
EVE = Guest(1, "eve", "Eve", None, "asking", 1)
CODE = "abcdefghij"


def test_lines_are_stored_and_fold_to_what_is_known() -> None:
    first = TableFacts((ANN, BOT), 5.0, is_gathering=True, ready=frozenset({1}), dummy_does="plays")
    lines: list[TableLedgerLine] = [
        TableSetUp(facts=first),
        PlayerSeated(player=1, who=Player("person", "bob", "Bob", "learner")),
        SettingsChanged(owner="bob", speed="quick"),
        SettingsChanged(is_watchable=True),
        CardsDrawn(draws={0: "SA"}),
        PlayBegun(since=7.0),
        TablePaused(rests=True),
        Allowed(what=frozenset({"hints"})),
        OrderPlaced(order=OrderedDeals("hcp(S) > 20", ("code",))),
        GotReady(player=0),
        NextDealt(),
        GotReady(player=1),
        HandsShown(),
        DummyChose(does="hurries"),
        VotedOut(player=0, voter=1),
        VotedOut(player=1, voter=0),
        VotesForgotten(player=1),
        GuestNoted(guest=EVE),
        GuestForgotten(identity="nobody"),
        SessionStopped(),
    ]
    facts = TABLE.fold(TABLE.read(codec.encode(stamped(line, 9.0)).decode()) for line in lines)
    assert facts == TableFacts(
        players=(ANN, Player("person", "bob", "Bob", "learner")),
        since=7.0,
        owner="bob",
        is_watchable=True,
        is_paused=True,
        allowed=frozenset({"hints"}),
        ordered=OrderedDeals("hcp(S) > 20", ("code",)),
        speed="quick",
        stopping=True,
        guests={"eve": EVE},
        votes={0: frozenset({1})},
        ready=frozenset({1}),
        dummy_does="hurries",
        read=frozenset({"dummy"}),
        is_shown=True,
    )


async def _opened(store: Store) -> None:
    players = [ANN, *(Player("bot", None, name, "learner") for name in ("Ada", "Bo", "Cy"))]
    await store.commit(table_rows(CODE, game("minibridge"), "match", {}, players, 5.0))


def test_a_table_of_an_earlier_kibitz_begins_its_ledger_with_what_its_rows_had(database: str) -> None:
    async def work() -> None:
        hub, later = Hub(Store(database), Bus()), Hub(Store(database), Bus())
        await hub.start()
        await _opened(hub.store)
        async with hub.store.engine.begin() as connection:
            for statement in (
                "UPDATE tables SET paused = 1, pace = 'calm', helping = 1, draws = '{\"0\": \"SA\"}'",
                "UPDATE deals SET shown = 1",
                "INSERT INTO readiness VALUES ('abcdefghij', 1, 0)",
                "INSERT INTO votes VALUES ('abcdefghij', 2, 0)",
                "INSERT INTO guests (table_id, identity, guest, nickname, wish, standing, agreed, deal, held)"
                " VALUES ('abcdefghij', 'eve', 1, 'Eve', NULL, 'asking', '[]', 1, 0)",
            ):
                await connection.execute(text(statement))
        table = await hub.table(CODE)
        facts = table.facts
        assert (facts.is_paused, facts.speed, facts.allowed) == (True, "calm", frozenset({"helping"}))
        assert (facts.ready, facts.votes, facts.guests) == (frozenset({0}), {2: frozenset({0})}, {"eve": EVE})
        assert facts.draws == {0: "SA"} and facts.is_shown and table.length == 0
        await hub.decide(table, partial(directing.pause, table, rests=False))
        assert table.length == 2, "what it was like, and what was decided"
        async with hub.store.engine.begin() as connection:
            await connection.execute(text("UPDATE tables SET pace = 'quick'"))  # nobody looks there any more
        await later.start()
        again = await later.table(CODE)
        assert again.facts == table.facts and again.facts.speed == "calm" and not again.is_paused
        await hub.stop()
        await later.stop()

    asyncio.run(work())


def test_lists_find_what_the_ledger_says(database: str) -> None:
    async def work() -> None:
        hub = Hub(Store(database), Bus())
        await hub.start()
        await _opened(hub.store)
        table = await hub.table(CODE)
        await hub.decide(table, lambda: table.seat(2, Player("person", "bob", "Bob", "learner")))
        await hub.decide(table, lambda: _swapped(table))
        await hub.decide(table, partial(company.let_watch, table, 2, True))
        await hub.decide(table, lambda: company.ask_for_seat(table, "eve", "Eve", None))
        assert await hub.store.seats_of("ann") == {CODE: 2} and await hub.store.seats_of("bob") == {CODE: 0}
        assert [row["id"] for row in await hub.store.watchable_tables(5)] == [CODE]
        asked = await hub.store.rows(text("SELECT identity FROM guests"))  # type: ignore[arg-type]
        assert [row["identity"] for row in asked] == ["eve"]
        await hub.stop()

    asyncio.run(work())


def _swapped(table: LiveTable) -> Resolution:
    players = list(table.players)
    players[0], players[2] = players[2], players[0]
    return table.reseat(tuple(players))
