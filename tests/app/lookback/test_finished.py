"""What can be asked of a deal that is over, and by whom; and deals that are given by their codes."""

from __future__ import annotations

import asyncio
import io
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kibitz.app.hub.deal_judging import Judging
from kibitz.app.storage.judged_deals import Judged
from kibitz.cards import Deal, Seat
from kibitz.formats import fairness, pbn, record, replayed
from kibitz.formats.record import DealRecord
from tests.app.client import Frame, PageClient, first_move, play_deal, refused
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def _played(page: PageClient, game: str, **fields: Any) -> Frame:
    page.open(game, **fields)
    return play_deal(page)


@pytest.mark.parametrize("game", ["bridgewar", "minibridge", "abridged", "contract"])
def test_what_could_be_made_is_told_when_the_deal_is_over(sqlite_server: ServerThread, pages: Pages, game: str) -> None:
    ann = pages(sqlite_server.address)
    table = ann.open(game)
    # Twenty points each are dealt again: that deal is over before anybody can ask about it.
    running = ann.wait_until(lambda picture: bool(picture["waiting"]))["deal"]
    assert "not over" in refused(ann.ask("AskAnalysis", table=table, deal=running))
    assert "not over" in refused(ann.ask("AskRecord", table=table, deal=running))
    picture = play_deal(ann, _boldly)
    found = ann.ask("AskAnalysis", table=table, deal=picture["deal"])
    assert found["type"] == "Analysis"
    has_suits = game in ("minibridge", "contract")
    assert set(found["tricks"]) == (set("NESW") if has_suits else set())
    assert (found["could"] is None) is has_suits, "Where no suit is chosen it is one sentence."
    assert all(len(row) == 5 and all(0 <= each <= 13 for each in row.values()) for row in found["tricks"].values())
    assert all(set(best["declarers"]) <= set("NESW") for best in found["best"])
    assert found["best"] if game == "minibridge" else True
    judged = ann.ask("AskVerdicts", table=table, deal=picture["deal"])
    mine = [each for each in found["verdicts"] if each["place"] in {card["place"] for card in judged["verdicts"]}]
    assert mine == judged["verdicts"], "The result and the look back say the same."
    assert {each["verdict"] for each in judged["verdicts"]} <= {"good", "unlucky", "mistake"}


def test_the_next_deal_does_not_wait_until_the_last_has_been_judged(
    sqlite_server: ServerThread, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves are answered beside what takes long to look at."""
    judged, ready = Judging.played, threading.Event()

    async def slowly(*given: Any) -> Judged:
        while not ready.is_set():
            await asyncio.sleep(0.01)
        return await judged(*given)

    monkeypatch.setattr(Judging, "played", slowly)
    ann = pages(sqlite_server.address)
    picture = _played(ann, "bridgewar")
    where = {"table": picture["table"], "deal": picture["deal"]}
    ann.send("AskVerdicts", id=9001, **where)
    assert ann.ask("GoOn", **where)["type"] == "Done"
    ann.wait_for_deal(picture["deal"] + 1)
    assert not any(frame.get("id") == 9001 for frame in ann.frames)
    ready.set()
    ann.wait_for(lambda frame: frame.get("id") == 9001)


def _boldly(picture: Frame) -> Frame | None:
    """Not all pass: then there would be nothing to look at."""
    calls = [choice["move"] for choice in picture["choices"] if choice["group"] == "call"]
    return next((move for move in calls if move["call"] != "pass"), None) or first_move(picture)


def test_a_record_replays_and_keeps_what_was_promised(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    picture = _played(ann, "bridgewar")
    kept = ann.ask("AskRecord", table=picture["table"], deal=1)
    assert Path(kept["name"]).suffix == ".json"
    written = record.read(kept["text"])
    assert isinstance(written, DealRecord)
    assert record.replay_deal(written.events).over
    assert fairness.verify(written.events).fair
    assert json.loads(kept["text"])["players"]["S"] == "Ann"
    as_pbn = ann.ask("AskRecord", table=picture["table"], deal=1, form="pbn")
    assert Path(as_pbn["name"]).suffix == ".pbn"
    board = pbn.read_game(io.StringIO(as_pbn["text"]))
    assert board is not None and board.players[Seat.SOUTH] == "Ann"
    assert replayed(board).log == written.events
    for kind in ("AskRecord", "AskAnalysis", "AskDeal"):
        assert "private" in refused(eve.ask(kind, table=picture["table"], deal=1))
    assert ann.ask("SetWatchable", table=picture["table"], watchable=True)["type"] == "Done"
    assert eve.ask("AskRecord", table=picture["table"], deal=1)["text"] == kept["text"]


def test_what_was_called_can_be_asked_about_when_the_deal_is_over(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("contract")
    ann.wait_until(lambda picture: bool(picture["has_meanings"]))
    asked = {"table": table, "deal": 1, "place": 0}
    before = ann.ask("AskMeanings", **asked)["calls"]
    play_deal(ann, _boldly)
    assert ann.ask("AskDeal", table=table, deal=1)["has_meanings"]
    assert ann.ask("AskMeanings", **asked)["calls"] == before
    assert "no such call" in refused(ann.ask("AskMeanings", **{**asked, "place": 400}))
    assert "private" in refused(eve.ask("AskMeanings", **asked))
    ann.ask("GoOn", table=table, deal=1)
    ann.wait_until(lambda picture: bool(picture["deal"] == 2))
    assert ann.ask("AskMeanings", **asked)["calls"] == before


@pytest.mark.parametrize("game", ["bridgewar", "abridged", "minibridge-normal3"])
def test_a_deal_is_played_again_from_its_code(sqlite_server: ServerThread, pages: Pages, game: str) -> None:
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    first = _played(ann, game)
    wanted = {"code": first["outcome"]["code"], "dealer": first["dealer"], "seat": "S"}
    again = _played(bob, game, nickname="Bob", deal=wanted)
    assert again["dealer"] == first["dealer"]
    assert again["outcome"]["code"] == first["outcome"]["code"]
    assert (first["outcome"]["committed"], again["outcome"]["committed"]) == (True, False)
    assert again["verdict"] is not None, "It is the only deal of its table."
    written = record.read(bob.ask("AskRecord", table=again["table"], deal=1)["text"])
    assert isinstance(written, DealRecord)
    assert "Nothing was committed to" in str(fairness.verify(written.events).reason)


def test_a_deal_of_fewer_cards_brings_its_number_of_cards(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    few = Deal.parse("N:3.T6.. 2.95.. A.K3.. 4.42..")
    ann.open("first-tricks", deal={"code": few.code, "dealer": "N", "seat": "S"})
    assert ann.picture is not None
    assert [place["count"] for place in ann.picture["places"]].count(3) >= 3, "One may have played already."
    picture = play_deal(ann)
    assert sum(picture["tricks_won"].values()) == 3
    assert picture["outcome"]["code"] == few.code
    whole = refused(ann.ask("OpenTable", nickname="Ann", game="minibridge", deal={"code": few.code}))
    assert "is played with 13 cards each" in whole


def test_part_scores_go_with_a_deal(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    code = Deal.from_number(10**20).code
    ann.open("contract", deal={"code": code, "vulnerable": ["EW"], "below": {"NS": 60, "EW": 120}})
    assert ann.picture is not None
    assert ann.picture["below"] == {"NS": 60}, "What would have been a game is no part-score."
    assert ann.picture["vulnerable"] == ["EW"]


def test_a_seat_of_ones_own_choice_and_a_code_that_is_none(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    deal = Deal.from_number(10**20)
    ann.open("minibridge", deal={"code": deal.code.lower(), "dealer": "W", "seat": "E", "vulnerable": []})
    assert ann.picture is not None
    assert (ann.picture["seat"], ann.picture["dealer"]) == ("E", "W")
    mine = next(place for place in ann.picture["places"] if place["kind"] == "you")
    assert {card.name for card in deal[Seat.EAST]} == set(mine["cards"])
    wrong = {"code": "AAAAA-AAAAA-AAAAA-AAAAB"}
    assert "no deal with the code" in refused(ann.ask("OpenTable", nickname="Ann", game="minibridge", deal=wrong))
