"""The waiting room: seats chosen, swapped and drawn for, names told apart, and a beginning together."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from kibitz.app.errors import Refusal
from kibitz.app.storage.store import StoredEvent, StoredTable
from kibitz.app.tables import gathering
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.names import clean_nickname, looks_like
from kibitz.app.tables.table_ledger import Player
from kibitz.app.tables.table_rows import table_rows
from kibitz.cards import COLOURS, FRENCH
from kibitz.engine import codec
from kibitz.games import game
from tests.app.client import Frame, PageClient, refused
from tests.app.home.test_people import cards_in
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def test_friends_gather_swap_seats_and_begin_together(server: ServerThread, pages: Pages) -> None:
    ann, bob, cal = (pages(server.address) for _ in range(3))
    table = ann.open("minibridge", "Ann", gather=True)
    assert bob.ask("Join", table=table, nickname="Bob", player=1)["type"] == "Done"
    assert cal.ask("Watch", table=table)["type"] == "Done"
    names = [(chair["name"], chair["kind"]) for chair in cal.wait_in_room(_is_full_of("Ann", "Bob"))["chairs"]]
    assert names[:2] == [("Ann", "person"), ("Bob", "person")]
    assert cal.ask("Join", table=table, nickname="Cal")["type"] == "Done"
    assert "Only the person who opened" in refused(cal.ask("Swap", table=table, one=0, other=1))
    assert bob.ask("Swap", table=table, one=1, other=0)["type"] == "Done"
    room = ann.wait_in_room(lambda each: each["you"] == 1)
    assert [chair["name"] for chair in room["chairs"]][:3] == ["Bob", "Ann", "Cal"] and room["is_yours"]
    assert "not begun" in refused(bob.ask("Act", table=table, deal=1, at=2, nonce="nonce-0001", move=_CUT))
    assert "begins when all are there" in refused(bob.ask("Begin", table=table))
    for request in ("EndSession", "StandUp"):
        assert "not begun" in refused(bob.ask(request, table=table))
    server.hub.tables.clear()  # as after a restart
    for each in (ann, bob, cal):
        each.ask("Watch", table=table)
    assert ann.ask("Begin", table=table)["type"] == "Done"
    places = [each.wait_until(lambda picture: picture["table"] == table)["you"] for each in (ann, bob, cal)]
    assert places == [1, 0, 2]
    assert "seats stay as they are" in refused(ann.ask("Swap", table=table, one=1, other=3))


_CUT = {"event": "cut", "seat": "W", "place": 20}


def _is_full_of(*names: str) -> Callable[[Frame], bool]:
    return lambda room: set(names) <= {chair["name"] for chair in room["chairs"]}


def test_nothing_is_played_and_nothing_dealt_while_people_gather(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", "Ann", gather=True)
    bob.ask("Join", table=table, nickname="Bob")
    time.sleep(0.1)
    assert not cards_in([*ann.frames, *bob.frames])
    assert not sqlite_server.hub.tables[table].state.table.dealt
    assert ann.ask("AskTables")["tables"][0]["gathering"]


def test_seats_are_drawn_for_by_cutting(server: ServerThread, pages: Pages) -> None:
    ann, bob = pages(server.address), pages(server.address)
    table = ann.open("minibridge", "Ann", gather=True)
    bob.ask("Join", table=table, nickname="Bob")
    assert ann.ask("Draw", table=table)["type"] == "Done"
    room = bob.wait_in_room(lambda each: any(chair["card"] for chair in each["chairs"]))
    assert [chair["card"] is not None for chair in room["chairs"]] == [True, False, False, False]
    assert "You have drawn a card" in refused(ann.ask("Draw", table=table))
    assert bob.ask("Draw", table=table)["type"] == "Done"
    room = ann.wait_in_room(lambda each: all(chair["card"] for chair in each["chairs"]))
    ranks = {card.name: (card.rank, card.suit.index) for card in FRENCH.cards}
    drawn = [ranks[chair["card"]] for chair in room["chairs"]]
    assert drawn[0] > drawn[2] > drawn[1] > drawn[3]
    assert {chair["name"] for chair in room["chairs"]} >= {"Ann", "Bob"}
    ann.ask("Begin", table=table)
    first = ann.wait_until(lambda each: each["table"] == table)
    dealer = next(place["player"] for place in first["places"] if place["seat"] == first["dealer"])
    assert dealer == 0


def test_who_was_sent_out_of_the_waiting_room_does_not_walk_in_again(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", "Ann", gather=True)
    bob.ask("Join", table=table, nickname="Bob", player=2)
    ann.wait_in_room(_is_full_of("Bob"))
    assert ann.ask("SendAway", table=table, player=2)["type"] == "Done"
    assert bob.wait_in_room(lambda room: room["you"] is None)
    assert bob.ask("Join", table=table, nickname="Bob", player=2)["type"] == "Done"
    room = ann.wait_in_room(lambda each: bool(each["knocks"]))
    assert bob.wait_in_room(lambda each: each["asked"] == "asking")["you"] is None
    assert ann.ask("LetIn", table=table, guest=room["knocks"][0]["guest"], how="now")["type"] == "Done"
    assert bob.wait_in_room(lambda each: each["you"] is not None)["you"] == 2


def _gathering(names: list[str], name: str = "minibridge") -> LiveTable:
    """A table whose people gather, straight from its rows."""
    rules = game(name)
    players = [Player("person", who, who, "learner") for who in names]
    new, seats, deal, events = table_rows("abcdefghij", rules, "match", {}, players, 0.0, gathering=True)
    stored = [StoredEvent(row["deal"], row["seq"], codec.decode_event(row["body"]), None) for row in events.rows]
    return LiveTable(StoredTable(new.rows[0], seats.rows, deal.rows, stored, frozenset(), frozenset()))


@given(some.randoms(use_true_random=False), some.permutations(range(4)))
def test_whoever_draws_first_the_cards_decide(rng: Random, order: list[int]) -> None:
    """Four people draw in any order: the highest deals, the two highest are partners, a card stays with who drew it."""
    table = _gathering(["Ann", "Bob", "Cal", "Dee"])
    pack = rng.sample(COLOURS.cards, 52)
    drawn: dict[str, str] = {}
    for player in order:
        name = table.players[player].name
        table.take(gathering.draw(table, player, range(4), pack))
        if len(table.draws) < 4:
            drawn[name] = table.draws[player]
    ranks = {card.name: (card.rank, card.suit.index) for card in pack}
    values = [ranks[table.draws[place]] for place in range(4)]
    assert values[0] == max(values) and values[2] == sorted(values)[2] and values[1] > values[3]
    assert all(
        table.draws[number] == drawn.get(each.name, table.draws[number]) for number, each in enumerate(table.players)
    )
    assert sorted(table.names) == ["Ann", "Bob", "Cal", "Dee"]


# --- names


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3164",
        "\u2800\u2800",
        "\u200b",
        "a\u202eb",
        "…",
        "x" * 21,
        "z\u0301\u0302\u0303",
        "\u115f",
        "\u034f",
    ],
)
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(Refusal):
        clean_nickname(name)


@pytest.mark.parametrize(
    "name", ["Zoë", "李小龙", "Ольга", "Anna-Léa", "J.R.", "Léa\u2764\ufe0f", "Nguyễn", "שרה", "7"]
)
def test_names_of_people_are_taken(name: str) -> None:
    assert clean_nickname(name)


@pytest.mark.parametrize("name", ["Ace", "PIP", "Рір", "trey", "Ru ff", "Ｒｕｆｆ"])
def test_nobody_is_called_as_a_bot_is(name: str) -> None:
    with pytest.raises(Refusal):
        clean_nickname(name)


@given(some.text(min_size=1, max_size=12))
def test_every_name_looks_like_itself(name: str) -> None:
    assert looks_like(name, name) and looks_like(name, name.casefold())


def test_the_names_at_a_table_can_be_told_apart(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", "Anna", gather=True)
    for name in ("anna", "Аnnа", "A nna"):
        assert "or nearly so" in refused(eve.ask("Join", table=table, nickname=name))
    assert eve.ask("Join", table=table, nickname="Anne")["type"] == "Done"
