"""Deals to order from the page: understood or not, drawn within limits, and played one after the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kibitz.app.subjects.practice.ordering import MOST_ORDERED
from kibitz.app.work import gateway
from kibitz.cards import Deal, Seat
from kibitz.games import GAMES
from tests.app.client import PageClient, in_english
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]
STRONG = "S 15-17 points and S balanced"


def test_deals_come_as_they_were_ordered_and_say_how_rare_they_are(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    drawn = page.ask("OrderDeals", want=STRONG, count=3, seed=7)
    deals = [Deal.from_code(code) for code in drawn["codes"]]
    assert len(deals) == 3 and all(15 <= deal[Seat.SOUTH].points <= 17 for deal in deals)
    assert drawn["rarity"] == {"say": "viewer-one-deal-in", "values": {"every": 21}}
    assert page.ask("OrderDeals", want=STRONG, count=3, seed=7)["codes"] == drawn["codes"]
    assert page.ask("OrderDeals", want="N losers 7", count=1)["rarity"]["say"] == "viewer-drawn-to-keep"


def test_whether_it_is_understood_is_said_without_drawing(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    assert page.ask("OrderDeals", want=STRONG, count=0)["codes"] == []
    refused = page.ask("OrderDeals", want="S 15 pints", count=0)
    assert refused["text"] == {
        "say": "files-not-counted",
        "values": {"word": "pints", "order": "S 15 pints"},
    }


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"want": "S 15 points and S 16 points", "count": 1}, "viewer-no-such-deals"),
        ({"want": "S " * 300, "count": 0}, "viewer-order-too-long"),
        ({"want": "", "count": MOST_ORDERED + 1}, "refusals-how-many-boards"),
        ({"want": "(" * 399, "count": 0}, "files-too-deep"),
    ],
)
def test_what_cannot_be_is_refused(
    sqlite_server: ServerThread, pages: Pages, asked: dict[str, object], sentence: str
) -> None:
    refused = pages(sqlite_server.address).ask("OrderDeals", **asked)
    assert refused["type"] == "Refused" and refused["text"]["say"] == sentence


def test_an_order_that_takes_too_long_is_given_up(
    sqlite_server: ServerThread, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "SECONDS", 0.0)
    refused = pages(sqlite_server.address).ask("OrderDeals", want=STRONG, count=1)
    assert in_english(refused["text"]).startswith("That took too long")


def test_ordered_deals_are_played_one_after_the_other(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    codes = page.ask("OrderDeals", want="S 16+ points", count=2, seed=1)["codes"]
    done = page.ask("PlayDeals", nickname="Ann", game="minibridge", codes=codes)
    assert done["type"] == "Done", done
    picture = page.wait_until(lambda each: each["table"] == done["table"])
    (mine,) = (place for place in picture["places"] if place["seat"] == "S")
    assert picture["seat"] == "S" and mine["kind"] == "you"
    held = Deal.from_code(codes[0])[Seat.SOUTH]
    assert set(mine["cards"]) == {card.name for card in held}


def test_every_game_of_four_can_be_played(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    codes = ["SWPSX-11QN1-77NKZ-J0MQB"]
    for name, entrance in GAMES.items():
        if entrance.players == len(Seat):
            done = page.ask("PlayDeals", nickname="Ann", game=name, codes=codes)
            assert done["type"] == "Done", (name, done)


@pytest.mark.parametrize("game", ["minibridge-simple3", "nonsense"])
def test_games_of_another_number_are_refused(sqlite_server: ServerThread, pages: Pages, game: str) -> None:
    codes = ["SWPSX-11QN1-77NKZ-J0MQB"]
    refused = pages(sqlite_server.address).ask("PlayDeals", nickname="Ann", game=game, codes=codes)
    assert refused["type"] == "Refused"
