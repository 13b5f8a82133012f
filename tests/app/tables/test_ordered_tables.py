"""Tables at which every deal is to order: as wanted in every game, told to everybody, kept, and nothing given away."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kibitz.analysis.orders import parse_order
from kibitz.analysis.orders.wishes import is_met
from kibitz.app.hub.order_stock import STOCK
from kibitz.app.thinking.deal_drawing import DealsOrdered, draw
from kibitz.cards import Deal, Seat
from kibitz.games import GAMES, game
from kibitz.rules.dealing import is_dealt_again
from tests.app.client import Frame, PageClient, play_deal, refused
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]
STRONG = "S 15-17 points and S balanced"
FOUR_GAMES = ("bridgewar", "minibridge", "abridged", "contract")

whole_pack = [name for name in GAMES if game(name).cards == 13]
wishes = st.one_of(
    st.builds(
        lambda who, least, more: f"{who} {least}-{least + more} points",
        st.sampled_from("NESW"),
        st.integers(0, 15),
        st.integers(2, 9),
    ),
    st.builds(
        lambda who, least, suit: f"{who} {least}+ {suit}",
        st.sampled_from("NESW"),
        st.integers(0, 5),
        st.sampled_from(["spades", "hearts", "yellow", "blue"]),
    ),
    st.sampled_from(["EW 2+ aces", "NS 18-22 points"]),
)


@settings(max_examples=12, deadline=None)
@given(wishes, st.sampled_from(whole_pack), st.integers(0, 10**9))
def test_every_deal_is_as_wanted_and_one_that_the_game_plays(want: str, name: str, seed: int) -> None:
    rules, wish = game(name), parse_order(want)
    found = draw(DealsOrdered(want, 3, str(seed), name))
    assert len(found.codes) == 3
    assert all(is_met(wish, Deal.from_code(code)) for code in found.codes)
    assert not any(is_dealt_again(rules, Deal.from_code(code, rules.deck)) for code in found.codes)


@pytest.mark.parametrize("announcing", ["table", "players"])
def test_cards_that_a_game_deals_again_are_not_drawn_for_ever(announcing: str) -> None:
    found = draw(DealsOrdered("NS 20 points", 1, "7", "minibridge", {"announcing": announcing}))
    assert found.is_never_played and not found.codes
    assert draw(DealsOrdered("NS 20 points", 1, "7", "contract")).codes


def _is_strong(picture: Frame) -> bool:
    ranks = [card[1:] for card in picture["outcome"]["hands"]["S"]]
    values = {"A": 4, "K": 3, "Q": 2, "J": 1, "14": 4, "13": 3, "12": 2, "11": 1}
    return 15 <= sum(values.get(rank, 0) for rank in ranks) <= 17


def go_on(page: PageClient, picture: Frame) -> None:
    page.ask("GoOn", table=picture["table"], deal=picture["deal"])
    page.wait_for_deal(picture["deal"] + 1)


@pytest.mark.parametrize("name", FOUR_GAMES)
def test_a_table_of_each_game_deals_so_time_after_time(name: str, sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    page.open(name, bots="beginner", order=STRONG)
    for _ in range(3):
        picture = play_deal(page)
        assert picture["order"] == STRONG and _is_strong(picture)
        go_on(page, picture)


def test_it_is_kept_over_a_restart(database: str, pages: Pages) -> None:
    first = ServerThread(database)
    page = pages(first.address)
    code = page.open("minibridge", bots="beginner", order=STRONG)
    token = page.token
    first.stop()
    second = ServerThread(database)
    try:
        again = pages(second.address, token)
        again.ask("Watch", table=code)
        assert again.wait_until(lambda each: bool(each["table"] == code))["order"] == STRONG
        for _ in range(2):
            picture = play_deal(again)
            assert _is_strong(picture)
            go_on(again, picture)
    finally:
        second.stop()


def test_everybody_is_told_and_no_card_to_come_leaves_the_server(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob, eve = (pages(sqlite_server.address) for _ in range(3))
    code = ann.open("minibridge", order=STRONG, gather=True, watchable=True)
    assert ann.room is not None and ann.room["order"] == STRONG
    bob.ask("Join", table=code, nickname="Bob")
    assert bob.wait_in_room()["order"] == STRONG
    ann.ask("Begin", table=code)
    assert bob.wait_until(lambda each: bool(each["table"] == code))["order"] == STRONG
    eve.ask("Watch", table=code)
    assert eve.wait_until(lambda each: bool(each["table"] == code))["order"] == STRONG
    ordered = sqlite_server.hub.tables[code].ordered
    assert ordered is not None and len(ordered.codes) == STOCK - 1
    said = json.dumps([page.frames for page in (ann, bob, eve)])
    assert not any(each in said for each in ordered.codes)


def test_more_are_drawn_before_they_run_out(sqlite_server: ServerThread, pages: Pages) -> None:
    code = pages(sqlite_server.address).open("minibridge", order=STRONG)
    table = sqlite_server.hub.tables[code]
    assert table.ordered is not None
    one_left = replace(table.ordered, codes=table.ordered.codes[:1])

    async def use_up() -> None:
        await sqlite_server.hub.decide(table, lambda: table.order(one_left))

    sqlite_server.run(use_up())
    deadline = time.monotonic() + 30
    while table.ordered == one_left and time.monotonic() < deadline:
        time.sleep(0.05)
    assert table.ordered is not None and table.ordered.codes[0] == one_left.codes[0]
    assert len(table.ordered.codes) == 1 + STOCK
    assert all(15 <= Deal.from_code(each)[Seat.SOUTH].points <= 17 for each in table.ordered.codes)


@pytest.mark.parametrize(
    ("name", "order", "sentence"),
    [
        ("contract", "S 15 points and S 16 points", "No such deal was found: there may be none."),
        ("contract", "S 15 pints", "“pints” in “S 15 pints” is nothing that can be counted in a hand."),
        (
            "minibridge",
            "NS 20 points",
            "In this game such cards are not played but dealt again: please ask for others.",
        ),
        ("first-tricks", STRONG, "Deals are made to order for games with thirteen cards each."),
        (
            "contract",
            "N losers 1 and E losers 1 and S losers 2",
            "Such deals are too rare to play one after the other: please ask for less.",
        ),
    ],
)
def test_what_cannot_be_dealt_is_refused_and_no_table_opened(
    sqlite_server: ServerThread, pages: Pages, name: str, order: str, sentence: str
) -> None:
    answer = pages(sqlite_server.address).ask("OpenTable", nickname="Ann", game=name, order=order)
    assert refused(answer) == sentence and not sqlite_server.hub.tables


def test_the_owner_sets_it_between_two_deals(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    code = ann.open("minibridge", bots="beginner")
    assert refused(ann.ask("SetOrder", table=code, want=STRONG)) == "The deal is not over yet."
    assert refused(bob.ask("SetOrder", table=code, want=STRONG)) == "You have no seat at this table."
    picture = play_deal(ann)
    assert ann.ask("SetOrder", table=code, want=STRONG)["type"] == "Done"
    assert ann.wait_until(lambda each: bool(each["order"]))["order"] == STRONG
    go_on(ann, picture)
    picture = play_deal(ann)
    assert _is_strong(picture)
    assert ann.ask("SetOrder", table=code, want=" ")["type"] == "Done"
    assert ann.wait_until(lambda each: not each["order"])["order"] == ""
