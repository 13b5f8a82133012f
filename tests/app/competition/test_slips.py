"""Results of real cards from phones: one side enters, the other confirms if it has a phone too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.client import Frame, PageClient, refused
from tests.app.competition.test_competitions import Organiser
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def said(form: Frame, first: str, strain: str, **more: Any) -> Frame:
    """Three taps: what for, in which suit, and how many tricks."""
    place = next(
        at
        for at, each in enumerate(form["contracts"])
        if first in each["first"]["values"].values() and each["strain"] == strain
    )
    return {"declarer": "N", "contract": place, **more}


def afternoon(server: ServerThread, pages: Pages, **made: Any) -> tuple[Organiser, PageClient]:
    desk = Organiser(pages(server.address), **made)
    desk.seats()
    phone = pages(server.address)
    assert phone.ask("BeEntrant", code=desk.code, entrant=1, nickname="Anna")["type"] == "Done"
    return desk, phone


def test_one_phone_speaks_for_its_table(server: ServerThread, pages: Pages) -> None:
    desk, phone = afternoon(server, pages)
    assert phone.ask("AskSlips", code=desk.code)["mine"] is None
    desk.does("BeginRound", round=1)
    shown = phone.ask("AskSlips", code=desk.code)
    mine, form = shown["mine"], shown["form"]
    assert (mine["table"], mine["side"], mine["ns"], mine["ew"]) == (1, "NS", [1], [4])
    assert [line["board"] for line in mine["lines"]] == [1, 2] and form["thrown_in"]
    game = said(form, "game", "H", tricks=10)
    worth = phone.ask("ScoreSlipSaid", code=desk.code, board=1, said=game)["result"]
    assert (worth["ns"], worth["ew"], worth["contract"]["say"]) == (420, 0, "story-contracts-game")
    entered = {"code": desk.code, "round": 1, "board": 1, "said": game}
    assert phone.ask("EnterSlip", **entered)["type"] == "Done"
    assert "has a result" in refused(phone.ask("EnterSlip", **entered))
    line = phone.ask("AskSlips", code=desk.code)["mine"]["lines"][0]
    assert line["result"] == worth and line["waits_for"] is None
    thrown = {**entered, "board": 2, "said": {"declarer": None}}
    assert phone.ask("EnterSlip", **thrown)["type"] == "Done"
    assert "not played at table" in refused(phone.ask("EnterSlip", **{**entered, "board": 5}))
    desk.does("EndRound", round=1)
    desk.does("BeginRound", round=2)
    assert "That round is over" in refused(phone.ask("EnterSlip", **entered))


def test_with_two_phones_both_sides_say_so(sqlite_server: ServerThread, pages: Pages) -> None:
    desk, ours = afternoon(sqlite_server, pages)
    theirs = pages(sqlite_server.address)
    theirs.ask("BeEntrant", code=desk.code, entrant=4, nickname="David")
    desk.does("BeginRound", round=1)
    form = ours.ask("AskSlips", code=desk.code)["form"]
    ours.ask("EnterSlip", code=desk.code, round=1, board=1, said=said(form, "part-score", "NT", tricks=8))
    line = theirs.ask("AskSlips", code=desk.code)["mine"]["lines"][0]
    assert line["waits_for"] == "EW" and line["result"]["ns"] == 120
    assert "entered this result" in refused(ours.ask("ConfirmSlip", code=desk.code, round=1, board=1))
    assert theirs.ask("ConfirmSlip", code=desk.code, round=1, board=1)["type"] == "Done"
    assert ours.ask("AskSlips", code=desk.code)["mine"]["lines"][0]["waits_for"] is None
    assert desk.enters(1, 1, "N game hearts 10", again=True, why="as agreed")["type"] == "Done"
    told = ours.wait_for(lambda frame: frame["type"] == "SlipsChanged")
    assert told["mine"]["lines"][0]["result"]["ns"] == 420


def test_nobody_enters_or_sees_what_others_play(sqlite_server: ServerThread, pages: Pages) -> None:
    desk, _ = afternoon(sqlite_server, pages)
    desk.does("BeginRound", round=1)
    desk.enters(1, 1, "N game hearts 10")
    stranger = pages(sqlite_server.address)
    assert stranger.ask("AskSlips", code=desk.code)["mine"] is None
    slip = {"code": desk.code, "round": 1, "board": 1}
    assert "do not play" in refused(stranger.ask("EnterSlip", **slip, said={"declarer": None}))
    assert "do not play" in refused(stranger.ask("ConfirmSlip", **slip))
    other = pages(sqlite_server.address)
    other.ask("BeEntrant", code=desk.code, entrant=2, nickname="Chloé")
    assert [line["board"] for line in other.ask("AskSlips", code=desk.code)["mine"]["lines"]] == [3, 4]


@pytest.mark.parametrize(
    ("game", "first", "strain", "more", "points"),
    [
        ("contract", 4, "S", {"tricks": 10}, 420),
        ("abridged", "play", "R", {"tricks": 11}, 100),
        ("bridgewar", "free", "NT", {"tricks": 8}, 1),
        ("extreme", "clash", "S", {"tricks": 10}, 5),
    ],
)
def test_the_form_is_the_games_own(
    sqlite_server: ServerThread, pages: Pages, game: str, first: Any, strain: str, more: dict[str, Any], points: int
) -> None:
    desk, phone = afternoon(sqlite_server, pages, game=game)
    form = phone.ask("AskSlips", code=desk.code)["form"]
    worth = phone.ask("ScoreSlipSaid", code=desk.code, board=1, said=said(form, first, strain, **more))
    assert worth["result"]["ns"] == points
    assert "no result of this game" in refused(
        phone.ask("ScoreSlipSaid", code=desk.code, board=1, said={"declarer": "N", "contract": 999})
    )


def test_points_set_the_goal_where_the_game_has_targets(sqlite_server: ServerThread, pages: Pages) -> None:
    desk, phone = afternoon(sqlite_server, pages, options={"scoring": "targets"}, method="total")
    form = phone.ask("AskSlips", code=desk.code)["form"]
    assert form["by_points"]
    for points, won in ((25, 1), (33, 0)):
        slip = said(form, "target", "H", tricks=9, points=points)
        assert phone.ask("ScoreSlipSaid", code=desk.code, board=1, said=slip)["result"]["ns"] == won
