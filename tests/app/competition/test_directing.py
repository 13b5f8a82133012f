"""While a competition goes on: the clock stops, tables call, results are tapped, and what is settled changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.app.client import Frame, PageClient, refused
from tests.app.competition.test_competition_tables import come, my_place, tablets
from tests.app.competition.test_competitions import Organiser, follow
from tests.app.competition.test_slips import said
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def begun(page: PageClient, **made: Any) -> Organiser:
    desk = Organiser(page, **made)
    desk.seats()
    assert desk.does("BeginRound", round=1)["type"] == "Done"
    return desk


def head(page: PageClient, code: str) -> Frame:
    shown: Frame = follow(page, code)["picture"]["head"]
    return shown


def test_the_clock_stands_for_everybody_and_goes_on(server: ServerThread, pages: Pages) -> None:
    desk, guest = begun(pages(server.address), minutes=15), pages(server.address)
    assert head(guest, desk.code)["left"] is None
    assert desk.does("StopClock")["type"] == "Done"
    told = guest.wait_for(lambda frame: frame["type"] == "Changed")["fields"]["head"]
    assert told["ends_at"] is None and 14 * 60 < told["left"] <= 15 * 60
    assert refused(desk.does("StopClock")) == "The clock has stopped already."
    assert desk.does("ExtendRound", minutes=-5)["type"] == "Done"
    shorter = guest.wait_for(lambda frame: frame["type"] == "Changed")["fields"]["head"]
    assert shorter["left"] == told["left"] - 300
    assert desk.does("StartClock")["type"] == "Done"
    assert guest.wait_for(lambda frame: frame["type"] == "Changed")["fields"]["head"]["left"] is None
    assert refused(desk.does("StartClock")) == "The clock is running."


def test_a_clock_that_stands_and_a_table_that_calls_outlive_the_server(tmp_path: Path, pages: Pages) -> None:
    database = f"sqlite:///{tmp_path / 'kibitz.sqlite3'}"
    first = ServerThread(database)
    desk, anna = begun(pages(first.address), minutes=15), pages(first.address)
    come(anna, desk.code, 2, "Anna")
    assert desk.does("StopClock")["type"] == "Done"
    assert anna.ask("CallOrganiser", code=desk.code, wanted=True)["type"] == "Done"
    before = follow(desk.page, desk.code, secret=desk.secret)["picture"]
    first.stop()
    again = ServerThread(database)
    try:
        after = follow(pages(again.address), desk.code, secret=desk.secret)["picture"]
        assert after["calls"] == before["calls"] != {} and after["head"]["left"] == before["head"]["left"]
    finally:
        again.stop()


def test_a_table_calls_and_only_the_organiser_is_told(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = begun(pages(sqlite_server.address))
    anna, wall = pages(sqlite_server.address), pages(sqlite_server.address)
    come(anna, desk.code, 2, "Anna")
    theirs = pages(sqlite_server.address)
    come(theirs, desk.code, 5, "Eve")
    follow(wall, desk.code)
    assert "do not play" in refused(wall.ask("CallOrganiser", code=desk.code, wanted=True))
    assert anna.ask("CallOrganiser", code=desk.code, wanted=True)["type"] == "Done"
    told = [frame["lines"]["calls"] for frame in desk.changes() if "calls" in frame["lines"]]
    assert [(key, line["table"]) for key, line in told[-1].items()] == [("1.2", 2)]
    assert my_place(theirs, desk.code)["calls"], "the other side sees that somebody is coming"
    assert theirs.ask("CallOrganiser", code=desk.code, wanted=True)["type"] == "Done"
    wall.wait_for_newest()
    assert not [frame for frame in wall.frames if frame["type"] == "Changed" and "calls" in frame["lines"]]
    assert follow(wall, desk.code)["picture"]["calls"] == {}
    assert desk.does("AnswerCall", round=1, table=2)["type"] == "Done"
    assert desk.changes()[-1]["lines"]["calls"] == {"1.2": None} and not my_place(anna, desk.code)["calls"]
    assert desk.does("AnswerCall", round=1, table=2)["type"] == "Done", "whoever comes second finds it done"
    anna.ask("CallOrganiser", code=desk.code, wanted=True)
    anna.ask("CallOrganiser", code=desk.code, wanted=False)
    assert desk.changes()[-1]["lines"]["calls"] == {"1.2": None}
    assert "calledorganiser" not in desk.page.ask("AskFile", ledger="event", code=desk.code, what="whole")["text"]


def test_the_organiser_taps_results(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = begun(pages(sqlite_server.address))
    form = desk.page.ask("AskSlipForm", code=desk.code)["form"]
    at = {"round": 1, "table": 2, "board": 3}
    tapped = said(form, "game", "H", tricks=10)
    worth = desk.page.ask("PreviewSlip", code=desk.code, board=3, said=tapped)["result"]
    assert desk.does("EnterResult", at=at, said=tapped)["type"] == "Done"
    right = said(form, "game", "H", tricks=9)
    assert desk.does("EnterResult", at=at, said=right, again=True, why="a trick miscounted")["type"] == "Done"
    slip = follow(desk.page, desk.code, secret=desk.secret)["picture"]["slips"]["1.2.3"]
    assert worth["ns"] == 420 and slip["corrected"] and slip["result"]["ew"] == 50
    wrong = {**tapped, "contract": 99}
    assert "not a result in this game" in refused(desk.does("EnterResult", at={**at, "board": 4}, said=wrong))


def test_what_is_settled_can_change_while_it_goes_on(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = tablets(pages(sqlite_server.address))
    desk.seats()
    ann = pages(sqlite_server.address)
    come(ann, desk.code, 1, "Ann")
    desk.does("BeginRound", round=1)
    table = my_place(ann, desk.code)["table"]
    assert table is not None
    how = {"live": False, "tablets": True, "real_cards": [1], "level": "beginner", "wall": "seats"}
    assert desk.does("ArrangeEvent", **how)["type"] == "Done"
    assert my_place(ann, desk.code)["table"] is None, "her table plays with real cards from now on"
    assert head(ann, desk.code)["live"] is False and head(ann, desk.code)["wall"] == "seats"
    assert ann.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"]["on_tablets"] is False
    assert desk.does("ArrangeEvent", **{**how, "real_cards": []})["type"] == "Done"
    assert my_place(ann, desk.code)["table"] == table, "and finds its tablets as they were left"


def test_where_some_play_with_real_cards_all_have_the_same_deals(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = tablets(pages(sqlite_server.address))
    desk.seats()
    guest = pages(sqlite_server.address)
    desk.does("ArrangeEvent", live=True, tablets=True, real_cards=[2], level="beginner")
    assert head(guest, desk.code)["dealt"] == 0
    assert desk.does("BeginRound", round=1)["type"] == "Done"
    assert head(guest, desk.code)["dealt"] == 6
