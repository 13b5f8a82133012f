"""Somebody's picture as a learner: worked out once, theirs alone, to take away and to delete for good."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import create_engine, func, select

from kibitz.app.storage import schema
from kibitz.app.storage.database import with_driver
from kibitz.cards import Deal
from kibitz.practice.puzzles import shipped
from tests.app.client import Frame, PageClient, play_deal, refused
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def _progress(page: PageClient) -> Frame:
    """The whole picture, once nothing waits any more."""
    while (found := page.ask("AskProgress"))["waiting"]:
        pass
    assert found["type"] == "ProgressShown", found
    return found


def _counts(server: ServerThread) -> dict[str, int]:
    """How many rows there are in each table of the database."""
    engine = create_engine(with_driver(server.hub.store.url).replace("+aiosqlite", ""))
    with engine.connect() as connection:
        found = {
            each.name: int(connection.execute(select(func.count()).select_from(each)).scalar_one())
            for each in schema.ALL
        }
    engine.dispose()
    return found


def _play(page: PageClient, game: str, **fields: Any) -> Frame:
    page.open(game, **fields)
    return play_deal(page)


def test_a_picture_grows_with_each_deal(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    nothing = ann.ask("AskProgress")
    assert (nothing["deals"], nothing["charts"], nothing["skills"]) == (0, [], [])
    _play(ann, "first-tricks")
    first = _progress(ann)
    assert first["deals"] == 1
    assert [trend["role"] for trend in first["trends"]] == ["player"]
    assert first["trends"][0]["lost"] == [], "With one deal nothing is said."
    _play(ann, "first-tricks", options={"cards": 13})
    again = _progress(ann)
    assert again["deals"] == 2
    assert sum(skill["seen"] for skill in again["skills"]) >= sum(skill["seen"] for skill in first["skills"])
    assert _counts(server)["seen_deals"] == 2, "Each deal is looked at once."
    assert _progress(ann) == {**again, "id": _progress(ann)["id"] - 1}


def test_a_deal_that_one_declared_is_a_dot_beside_the_simulated_ones(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    strong = Deal.parse("N:AKQ2.KJ43.AT8.76 J43.AQ2.765.T982 T98.T765.KQ2.AJ3 765.98.J943.KQ54")
    over = _play(ann, "minibridge", deal={"code": strong.code, "dealer": "S", "seat": "N"})
    assert over["contract"]["declarer"] == over["seat"] == "N"
    _play(ann, "minibridge", deal={"code": strong.code, "dealer": "S", "seat": "E"})  # defended: no dot
    found = _progress(ann)
    (chart,) = found["charts"]
    assert chart["game"] == "minibridge" and len(chart["curve"]) > 10
    (dot,) = chart["dots"]
    assert (dot["table"], dot["points"], dot["tricks"]) == (over["table"], 27, over["tricks_won"]["NS"])
    assert found["said"]["values"]["deals"] == 1
    assert [trend["role"] for trend in found["trends"]] == ["declarer", "defender"]


def test_what_is_played_again_and_what_a_bot_played_is_not_in_the_picture(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    ann = pages(sqlite_server.address)
    first = _play(ann, "bridgewar")
    ann.ask("PlayAgain", nickname="Ann", table=first["table"], deal=1)
    ann.wait_until(lambda each: bool(each["table"] != first["table"]))
    play_deal(ann)
    table = ann.open("bridgewar")
    ann.ask("StandUp", table=table)
    ann.wait_until(lambda each: bool(each["outcome"]))
    assert _progress(ann)["deals"] == 1


def test_the_picture_can_be_taken_away(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    assert "Nothing is kept of you" in refused(ann.ask("AskMyData"))
    _play(ann, "bridgewar")
    _progress(ann)
    answer = ann.ask("AskMyData")
    assert answer["name"].endswith(".json")
    kept = json.loads(answer["text"])
    assert (kept["format"], kept["version"], kept["nickname"]) == ("kibitz-player", 1, "Ann")
    assert [row["game"] for row in kept["played"]] == ["bridgewar"]
    assert len(kept["seen_deals"]) == 1
    assert "identity" not in answer["text"] and ann.token not in answer["text"]


def test_what_is_deleted_is_gone_from_the_database(server: ServerThread, pages: Pages) -> None:
    ann, bob = pages(server.address), pages(server.address)
    over = _play(ann, "bridgewar", session_options={"deals": 1})
    assert over["verdict"] is not None
    _play(bob, "bridgewar", nickname="Bob", session_options={"deals": 1})
    for page in (ann, bob):
        puzzle = shipped()[0]
        page.ask("AnswerPuzzle", key=puzzle.key, answer=puzzle.answers[0])
        page.ask("OpenLesson", lesson="1-first-tricks", language="en")
        page.ask("TurnPage", lesson="1-first-tricks", language="en", at=0, to=1)
        _progress(page)
    running = ann.open("minibridge")
    before = _counts(server)
    own = ("played", "seen_deals", "solutions", "solvers", "bookmarks")
    assert [before[name] for name in own] == [2] * len(own)
    assert ann.ask("ForgetMyDeals")["type"] == "Done"
    after = _counts(server)
    assert [after[name] for name in own] == [1] * len(own), "Those of Bob."
    assert after["tables"] == before["tables"] - 1 and after["seats"] == before["seats"] - 4
    assert after["events"] < before["events"]
    assert _progress(ann)["deals"] == 0 and ann.ask("AskHistory")["deals"] == []
    assert "no such table" in refused(ann.ask("AskDeal", table=over["table"], deal=1))
    assert _progress(bob)["deals"] == 1
    assert ann.ask("Watch", table=running)["type"] == "Done", "What is not over goes on."
    assert "Nothing is kept of you" in refused(pages(server.address).ask("ForgetMyDeals"))


def test_a_table_with_others_stays_for_them(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", gather=True, session_options={"deals": 1})
    bob.ask("Join", table=table, nickname="Bob")
    ann.ask("Begin", table=table)
    ann.wait_until(lambda each: bool(each["table"] == table))
    ann.ask("StandUp", table=table)
    bob.wait_until(lambda each: bool(each["table"] == table))
    play_deal(bob)
    assert ann.ask("ForgetMyDeals")["type"] == "Done"
    assert bob.ask("AskDeal", table=table, deal=1)["type"] == "DealShown"
