"""A deal of every game through the socket, against bots, with each kind of database."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from kibitz.cards import Deal, Seat
from kibitz.cards.shuffle import commitment, shuffled
from kibitz.games import game as rules_of
from kibitz.games.registry import GAMES
from tests.app.client import Frame, PageClient, in_english, play_deal
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def test_a_deal_of_every_game_from_the_first_click_to_the_score(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    for game in GAMES:
        table = ann.open(game)
        picture = play_deal(ann)
        assert picture["table"] == table and picture["game"] == game
        assert set(picture["outcome"]["hands"]) == {"N", "E", "S", "W"}
        if not picture["outcome"]["thrown_in"]:
            assert sum(picture["tricks_won"].values()) <= 13
            assert picture["contract"]["declarer"] in ("N", "E", "S", "W", None)
        check_promise(ann, picture)
        ann.send("Leave", table=table)
    history = ann.ask("AskHistory")["deals"]
    assert [line["game"] for line in reversed(history)] == list(GAMES)
    for line in history:
        shown = ann.ask("AskDeal", table=line["table"], deal=1)
        assert shown["type"] == "DealShown"
        cards = [step["value"] for step in shown["steps"] if step["kind"] == "card"]
        assert (
            len(cards) == len(set(cards)) == sum(shown["tricks_won"].values()) * (not shown["outcome"]["thrown_in"]) * 4
        )


def check_promise(ann: PageClient, over: Frame) -> None:
    """What was shown before the first card is opened by what is shown when the deal is over: the page looks too."""
    shown = [each["picture"] for each in ann.frames if each["type"] == "Shown"]
    early = next(each for each in shown if (each["table"], each["deal"]) == (over["table"], over["deal"]))
    assert early["digest"] and early["outcome"] is None
    shuffle = over["outcome"]["shuffle"]
    assert commitment(shuffle["seed"], shuffle["salt"]) == early["digest"] == over["digest"]
    deck = rules_of(over["game"]).deck
    pack = shuffled(shuffle["seed"], shuffle["cut"], deck)
    dealt = Deal.from_pack(pack, Seat(shuffle["first"]), deck, shuffle["cards"])
    for seat, hand in shuffle["hands"].items():
        assert sorted(hand) == sorted(card.name for card in dealt[Seat(seat)])


def test_a_session_from_deal_to_deal_to_its_verdict(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    table = ann.open("bridgewar", session_options={"deals": 2})
    for deal in (1, 2):
        picture = play_deal(ann)
        assert picture["deal"] == deal
        assert (picture["verdict"] is not None) == (deal == 2)
        answer = ann.ask("GoOn", table=table, deal=deal)
        assert answer["type"] == ("Done" if deal == 1 else "Refused")
        if deal == 1:
            ann.wait_until(lambda each: bool(each["deal"] == 2))
    assert [row["label"]["values"] for row in picture["sheets"][0]["rows"]] == [{"number": 1}, {"number": 2}, {}]


def test_no_deal_after_this_one(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    table = ann.open("bridgewar")
    assert ann.wait_until(lambda each: True)["outlook"]
    assert ann.ask("EndSession", table=table)["type"] == "Done"
    picture = ann.wait_until(lambda each: bool(each["stopping"]))
    assert (picture["verdict"], picture["outlook"]) == (None, [])
    assert play_deal(ann)["verdict"] is not None
    assert in_english(ann.ask("GoOn", table=table, deal=1)["text"]) == "The session is over."


def test_time_is_called_by_the_clock(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    table = ann.open("bridgewar", session_options={"minutes": 1})
    live = server.hub.tables[table]
    assert live.until is not None
    live.facts = replace(live.facts, since=live.facts.since - 61)  # a minute later
    assert play_deal(ann)["verdict"] is not None


def test_no_deal_begins_when_time_ran_out_between_deals(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    table = ann.open("bridgewar", session_options={"minutes": 1})
    assert play_deal(ann)["verdict"] is None
    live = server.hub.tables[table]
    assert live.until is not None
    live.facts = replace(live.facts, since=live.facts.since - 61)
    ann.ask("GoOn", table=table, deal=1)
    assert ann.wait_until(lambda each: bool(each["verdict"]))["deal"] == 1
