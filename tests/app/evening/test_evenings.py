"""Evenings with real cards over the wire: one phone writes, everybody sees the sheet, and it is there after a kill."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tests.app.client import Frame, PageClient, refused
from tests.app.serving import ServerProcess, ServerThread, with_data

Pages = Callable[..., PageClient]
NAMES = ["Ann", "Bob", "Cal", "Dot"]


def begun(page: PageClient, **wanted: Any) -> Frame:
    return page.make("NewEvening", **{"game": "abridged", "session": "abridged-pivot", "names": NAMES, **wanted})


def said(form: Frame, declarer: str, tricks: int) -> dict[str, Any]:
    return {"declarer": declarer, "contract": 0, "tricks": tricks} if form["contracts"] else {}


def _has_written(deals: int, evening: Frame) -> bool:
    return bool(evening["written"] == deals)


def test_a_pivot_says_who_sits_where_next(server: ServerThread, pages: Pages) -> None:
    writer, guest = pages(server.address), pages(server.address)
    opened = begun(writer)
    shown = writer.ask("Follow", kind="evening", code=opened["code"], secret=opened["secret"])
    assert shown["runs"]
    evening = guest.ask("Follow", kind="evening", code=opened["code"])["picture"]
    assert evening["next"]["seats"] == dict(zip("NESW", NAMES, strict=True)) and evening["verdict"] is None
    for deal in range(1, 5):
        worth = writer.ask("PreviewDeal", code=opened["code"], said=said(evening["form"], "N", 11))["result"]
        assert worth["ns"] > 0 and worth["tricks"] == 11
        done = writer.ask("WriteDeal", code=opened["code"], deal=deal, said=said(evening["form"], "N", 11))
        assert done["type"] == "Done"
        evening = guest.see("evening", partial(_has_written, deal))
        assert evening["last"]["ns"] == worth["ns"]
    assert evening["next"]["moved"] and evening["next"]["seats"] != dict(zip("NESW", NAMES, strict=True))
    assert len(evening["sheets"]) == 4


def test_only_the_secret_writes(sqlite_server: ServerThread, pages: Pages) -> None:
    writer, guest = pages(sqlite_server.address), pages(sqlite_server.address)
    opened = begun(writer)
    code = opened["code"]
    writer.ask("Follow", kind="evening", code=code, secret=opened["secret"])
    assert "whole link" in refused(guest.ask("Follow", kind="evening", code=code, secret="guessed"))
    shown = guest.ask("Follow", kind="evening", code=code)
    assert not shown["runs"] and opened["secret"] not in str(shown)
    deal = said(shown["picture"]["form"], "N", 11)
    for frame in (
        guest.ask("WriteDeal", code=code, deal=1, said=deal),
        guest.ask("StrikeDeal", code=code, deal=1),
        guest.ask("EndEvening", code=code),
    ):
        assert "whole link" in refused(frame)
    assert writer.ask("WriteDeal", code=code, deal=1, said=deal)["type"] == "Done"
    assert "not the next" in refused(writer.ask("WriteDeal", code=code, deal=1, said=deal))
    assert writer.ask("StrikeDeal", code=code, deal=1)["type"] == "Done"
    assert writer.ask("EndEvening", code=code)["type"] == "Done"
    assert guest.ask("Follow", kind="evening", code=code)["picture"]["next"] is None


def test_what_cannot_be_is_refused(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    assert "four different names" in refused(begun(page, names=["Ann", "Bob", "Cal", "Ann"]))
    assert "four players" in refused(begun(page, game="minibridge-simple3", session="match"))
    assert "no session" in refused(begun(page, session="rubber"))
    opened = begun(page, game="contract", session="rubber", options={"scoring": "rubber"})
    evening = page.ask("Follow", kind="evening", code=opened["code"], secret=opened["secret"])["picture"]
    assert evening["form"]["honours"] == [100, 150]
    for wrong in ({"contract": 9999}, {"honours": 70, "honoured": "NS"}, {"honours": 100}):
        deal = {**said(evening["form"], "N", 11), **wrong}
        assert "not a result" in refused(page.ask("WriteDeal", code=opened["code"], deal=1, said=deal))
    thrown_in = page.ask("WriteDeal", code=opened["code"], deal=1, said={"declarer": None})
    assert thrown_in["type"] == "Done"


def test_the_sheet_survives_a_kill(tmp_path: Path, pages: Pages) -> None:
    server = ServerProcess(*with_data(tmp_path))
    page = pages(server.address)
    opened = begun(page, game="bridgewar", session="match", session_options={"deals": 2})
    code, secret = opened["code"], opened["secret"]
    page.ask("Follow", kind="evening", code=code, secret=secret)
    assert page.ask("WriteDeal", code=code, deal=1, said={"declarer": "E", "tricks": 9})["type"] == "Done"
    server.kill()
    page = pages(ServerProcess(*with_data(tmp_path)).address)
    evening = page.ask("Follow", kind="evening", code=code, secret=secret)["picture"]
    assert (evening["written"], evening["last"]["ew"], evening["next"]["dealer"]) == (1, 1, "E")
    assert page.ask("WriteDeal", code=code, deal=2, said={"declarer": "E", "tricks": 3})["type"] == "Done"
    evening = page.ask("Follow", kind="evening", code=code)["picture"]
    assert evening["next"] is None and evening["verdict"] is not None


def test_another_session_is_for_the_same_people_and_after_the_first(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    opened = begun(page, game="bridgewar", session="match", session_options={"deals": 1})
    code = opened["code"]
    page.ask("Follow", kind="evening", code=code, secret=opened["secret"])
    another = {"code": code, "game": "contract", "session": "rubber", "options": {"scoring": "rubber"}}
    assert "not finished yet" in refused(page.ask("PlayAnother", names=NAMES, **another))
    assert page.ask("WriteDeal", code=code, deal=1, said={"declarer": "E", "tricks": 9})["type"] == "Done"
    assert "the same four people" in refused(page.ask("PlayAnother", names=["Ann", "Bob", "Cal", "Eve"], **another))
    stranger = pages(sqlite_server.address)
    stranger.ask("Follow", kind="evening", code=code)
    assert "whole link" in refused(stranger.ask("PlayAnother", names=NAMES, **another))
    assert page.ask("PlayAnother", names=["Bob", "Ann", "Cal", "Dot"], **another)["type"] == "Done"
    evening = stranger.see("evening", lambda shown: bool(shown["session"] == "rubber"))
    assert evening["next"]["seats"] == dict(zip("NESW", ["Bob", "Ann", "Cal", "Dot"], strict=True))
    four_spades = {"contract": _place(evening["form"], "S", 10), "declarer": "N", "tricks": 10}
    assert page.ask("WriteDeal", code=code, deal=1, said=four_spades)["type"] == "Done"
    evening = stranger.see("evening", partial(_has_written, 1))
    # East's nine tricks were a point for Bob and Dot; at the rubber Bob and Cal have 120 below the line.
    assert [(line["name"], line["points"], line["total"], line["won"]) for line in evening["sum"]] == [
        ("Ann", [0, 0], 0, 0),
        ("Bob", [1, 120], 121, 1),
        ("Cal", [0, 120], 120, 0),
        ("Dot", [1, 0], 1, 1),
    ]
    assert page.ask("StrikeDeal", code=code, deal=1)["type"] == "Done"
    stranger.see("evening", partial(_has_written, 0))
    assert page.ask("StrikeDeal", code=code, deal=0)["type"] == "Done"
    stranger.see("evening", partial(_has_written, 1))
    assert stranger.followed["evening"]["session"] == "match" and stranger.followed["evening"]["sum"] == []


def _place(form: Frame, strain: str, goal: int) -> int:
    found = (n for n, each in enumerate(form["contracts"]) if (each["strain"], each["goal"]) == (strain, goal))
    return next(found)
