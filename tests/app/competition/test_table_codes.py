"""Codes of tables: a stranger with the event's own code enters nothing, and one phone is not taken for two."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kibitz.app.protocol import PrintOrder
from kibitz.app.subjects.printing.paper_orders import set_sheet
from kibitz.club.movements import howell
from kibitz.club.printing.event_sheets import EventOnPaper
from kibitz.club.printing.stationery import PrintedSheet
from tests.app.client import Frame, PageClient, refusal_id, refused
from tests.app.competition.test_competitions import Organiser, follow, send_file
from tests.app.serving import ServerThread
from tests.club.afternoon import seated

Pages = Callable[..., PageClient]
THROWN_IN = {"declarer": None}


def club(server: ServerThread, pages: Pages, **made: Any) -> Organiser:
    desk = Organiser(pages(server.address), **{"table_codes": True, **made})
    desk.seats()
    return desk


def shown(desk: Organiser) -> Frame:
    picture: Frame = follow(desk.page, desk.code, secret=desk.secret)["picture"]
    return picture


def phone_of(server: ServerThread, pages: Pages, desk: Organiser, entrant: int, **where: Any) -> PageClient:
    phone = pages(server.address, **where)
    assert phone.ask("BeEntrant", code=desk.code, entrant=entrant, nickname=f"P{entrant}")["type"] == "Done"
    return phone


def shows(phone: PageClient, desk: Organiser, table: int, code: str, *, stays: bool = False) -> Frame:
    return phone.ask("ShowTableCode", code=desk.code, table=table, table_code=code, nickname="Phone", stays=stays)


def mine(phone: PageClient, desk: Organiser) -> Frame:
    found: Frame = phone.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"]
    return found


def enters(phone: PageClient, desk: Organiser, board: int = 1) -> Frame:
    return phone.ask("EnterSlip", code=desk.code, round=1, board=board, said=THROWN_IN)


def test_a_phone_enters_once_it_has_shown_the_code_of_its_table(server: ServerThread, pages: Pages) -> None:
    desk = club(server, pages)
    codes = shown(desk)["table_codes"]
    assert sorted(codes) == ["1", "2", "3"] and len(set(codes.values())) == 3
    assert follow(pages(server.address), desk.code)["picture"]["table_codes"] == {}, "nobody else is told"
    desk.does("BeginRound", round=1)
    phone = phone_of(server, pages, desk, 1)
    assert mine(phone, desk)["needs_code"] and mine(phone, desk)["lines"] == []
    slip = {"code": desk.code, "round": 1, "board": 1}
    for kind, more in (
        ("EnterSlip", {"said": THROWN_IN}),
        ("ConfirmSlip", {}),
        ("DisputeSlip", {}),
        ("SlipNotPlayed", {"spoiled": True}),
    ):
        assert refusal_id(phone.ask(kind, **slip, **more)) == "slips-not-the-tables-code", kind
    assert refusal_id(shows(phone, desk, 1, codes["2"])) == "slips-not-the-tables-code"
    assert refusal_id(shows(phone, desk, 2, codes["2"])) == "slips-another-table"
    assert shows(phone, desk, 1, f" {codes['1'][:2]} {codes['1'][2:]} ".lower())["type"] == "Done"
    assert shows(phone, desk, 1, codes["1"])["type"] == "Done", "and again"
    assert not mine(phone, desk)["needs_code"] and len(mine(phone, desk)["lines"]) == 2
    assert enters(phone, desk)["type"] == "Done"
    # Who plays at another table in the next round shows that table's code; who stays need not.
    desk.does("EndRound", round=1)
    desk.does("BeginRound", round=2)
    assert not mine(phone, desk)["needs_code"]
    moved = phone_of(server, pages, desk, 4)
    there = mine(moved, desk)
    assert there["needs_code"] and there["table"] != 1
    assert shows(moved, desk, there["table"], codes[str(there["table"])])["type"] == "Done"
    # New codes: those who have shown the old ones show them again.
    assert desk.does("ArrangePhones", codes=True, anew=True)["type"] == "Done"
    assert mine(phone, desk)["needs_code"]
    assert refusal_id(shows(phone, desk, 1, codes["1"])) == "slips-not-the-tables-code"
    assert desk.does("ArrangePhones", codes=False)["type"] == "Done"
    assert not mine(phone, desk)["needs_code"] and shown(desk)["table_codes"] == {}


def test_codes_are_not_tried_out(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = club(sqlite_server, pages)
    right = shown(desk)["table_codes"]["1"]
    desk.does("BeginRound", round=1)
    stranger = phone_of(sqlite_server, pages, desk, 1)
    for number in range(5):
        assert refusal_id(shows(stranger, desk, 1, f"AAAA{number}")) == "slips-not-the-tables-code"
    assert refusal_id(shows(stranger, desk, 1, right)) == "refusals-too-fast"
    assert mine(stranger, desk)["needs_code"]


def test_a_phone_that_stays_speaks_for_its_table(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = club(sqlite_server, pages)
    codes = shown(desk)["table_codes"]
    pad = pages(sqlite_server.address)
    assert shows(pad, desk, 2, codes["2"], stays=True)["type"] == "Done"
    desk.does("BeginRound", round=1)
    there = mine(pad, desk)
    assert (there["table"], there["side"], there["needs_code"]) == (2, None, False)
    board = there["lines"][0]["board"]
    assert enters(pad, desk, board)["type"] == "Done"
    assert "not played at table" in refused(enters(pad, desk, 1 if board != 1 else 3)) or board == 1
    slip = shown(desk)["slips"][f"1.2.{board}"]
    assert slip["waits_for"] is None and len(slip["sent_by"]) == 1
    # A pair enters by itself, and the table's own phone says for the other side that it is right.
    north = phone_of(sqlite_server, pages, desk, there["ns"][0])
    phone_of(sqlite_server, pages, desk, there["ew"][0])
    assert shows(north, desk, 2, codes["2"])["type"] == "Done"
    second = {"code": desk.code, "round": 1, "board": there["lines"][1]["board"]}
    assert north.ask("EnterSlip", said={"declarer": "N", "contract": 0, "tricks": 8}, **second)["type"] == "Done"
    assert shown(desk)["slips"][f"1.2.{second['board']}"]["waits_for"] == "EW"
    assert pad.ask("ConfirmSlip", **second)["type"] == "Done"
    assert shown(desk)["slips"][f"1.2.{second['board']}"]["waits_for"] is None
    assert pad.ask("CallOrganiser", code=desk.code, wanted=True)["type"] == "Done"
    assert list(shown(desk)["calls"]) == ["1.2"]
    # In the next round it is still there, whoever has come.
    desk.does("EndRound", round=1)
    desk.does("BeginRound", round=2)
    assert mine(pad, desk)["table"] == 2 and mine(pad, desk)["ew"] != there["ew"]
    # Where each side has to speak for itself there is no such phone.
    desk.does("ArrangePhones", codes=True, each_side=True)
    assert pad.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"] is None
    assert refusal_id(shows(pad, desk, 2, codes["2"], stays=True)) == "slips-each-on-its-own"


def test_two_sides_from_one_phone_are_marked_or_refused(pages: Pages, tmp_path: Path) -> None:
    with_proxy = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", proxies=1)
    try:
        desk = club(with_proxy, pages)
        codes = shown(desk)["table_codes"]
        desk.does("BeginRound", round=1)

        def phone(entrant: int, table: int, at: str) -> PageClient:
            made = phone_of(with_proxy, pages, desk, entrant, forwarded=at)
            assert shows(made, desk, table, codes[str(table)])["type"] == "Done"
            return made

        seats = shown(desk)["tables"]["1.1"]["seats"]
        ours, theirs = phone(seats["N"], 1, "192.0.2.1"), phone(seats["E"], 1, "192.0.2.1")
        made = {"declarer": "N", "contract": 0, "tricks": 8}
        slip = {"code": desk.code, "round": 1, "board": 1}
        assert ours.ask("EnterSlip", said=made, **slip)["type"] == "Done"
        assert theirs.ask("ConfirmSlip", **slip)["type"] == "Done", "one phone is enough, but it is seen"
        assert shown(desk)["slips"]["1.1.1"]["one_phone"]
        assert desk.does("ArrangePhones", codes=True, each_side=True)["type"] == "Done"
        slip = {**slip, "board": 2}
        assert ours.ask("EnterSlip", said=made, **slip)["type"] == "Done"
        assert refusal_id(theirs.ask("ConfirmSlip", **slip)) == "slips-the-same-phone"
        other = pages(with_proxy.address, theirs.token, forwarded="192.0.2.7")
        assert other.ask("ConfirmSlip", **slip)["type"] == "Done"
        assert not shown(desk)["slips"]["1.1.2"]["one_phone"]
        # What is seen at two tables of a round is a line that many share: it tells nothing.
        away = shown(desk)["tables"]["1.2"]["seats"]
        phone(away["N"], 2, "192.0.2.1")
        assert not shown(desk)["slips"]["1.1.1"]["one_phone"]
    finally:
        with_proxy.stop()


def test_what_one_phone_taps_before_a_card_is_played_shows_no_deal(pages: Pages, tmp_path: Path) -> None:
    with_proxy = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", proxies=1)
    try:
        desk = club(with_proxy, pages)
        assert desk.does("DrawBoards")["type"] == "Done"
        codes = shown(desk)["table_codes"]
        desk.does("BeginRound", round=1)
        seats = shown(desk)["tables"]["1.1"]["seats"]
        ours = phone_of(with_proxy, pages, desk, seats["N"], forwarded="192.0.2.1")
        assert shows(ours, desk, 1, codes["1"])["type"] == "Done"

        def sees(board: int) -> str:
            mine = follow(ours, desk.code)["picture"]["me"]["boards"]
            told = refusal_id(ours.ask("AskTraveller", code=desk.code, board=board))
            card = ours.ask("AskScoreCard", code=desk.code, entrant=seats["N"])["results"]
            assert (board in mine) == (told == "TravellerShown") == any(line["at"]["board"] == board for line in card)
            return told

        assert enters(ours, desk)["type"] == "Done"
        assert shown(desk)["slips"]["1.1.1"]["waits_for"] is None, "alone it speaks for its table"
        assert sees(1) == "competition-not-yet-played"
        # Nor does another window of the same phone help.
        window = phone_of(with_proxy, pages, desk, seats["E"], forwarded="192.0.2.1")
        assert shows(window, desk, 1, codes["1"])["type"] == "Done"
        assert enters(window, desk)["type"] == "Done"
        assert sees(1) == "competition-not-yet-played"
        # Somebody else's phone does, and so does whoever runs the event.
        made = {"declarer": "N", "contract": 0, "tricks": 8}
        assert ours.ask("EnterSlip", code=desk.code, round=1, board=2, said=made)["type"] == "Done"
        theirs = pages(with_proxy.address, window.token, forwarded="192.0.2.7")
        assert theirs.ask("ConfirmSlip", code=desk.code, round=1, board=2)["type"] == "Done"
        assert sees(2) == "TravellerShown"
        said = desk.enters(1, 1, "N game spades 10", again=True)
        assert said["type"] == "Done", said
        assert sees(1) == "TravellerShown"
        desk.does("EndRound", round=1)
        assert sees(1) == "TravellerShown"
    finally:
        with_proxy.stop()


def test_what_one_phone_said_is_shown_when_the_round_is_over(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = club(sqlite_server, pages)
    codes = shown(desk)["table_codes"]
    desk.does("BeginRound", round=1)
    phone = phone_of(sqlite_server, pages, desk, 1)
    shows(phone, desk, 1, codes["1"])
    assert enters(phone, desk)["type"] == "Done"
    assert refusal_id(phone.ask("AskTraveller", code=desk.code, board=1)) == "competition-not-yet-played"
    desk.does("EndRound", round=1)
    assert phone.ask("AskTraveller", code=desk.code, board=1)["type"] == "TravellerShown"


def test_with_each_side_on_its_own_a_lonely_phone_waits_for_the_other(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    desk = club(sqlite_server, pages)
    desk.does("ArrangePhones", codes=True, each_side=True)
    codes = shown(desk)["table_codes"]
    desk.does("BeginRound", round=1)
    phone = phone_of(sqlite_server, pages, desk, 1)
    shows(phone, desk, 1, codes["1"])
    made = {"declarer": "N", "contract": 0, "tricks": 8}
    assert phone.ask("EnterSlip", code=desk.code, round=1, board=1, said=made)["type"] == "Done"
    assert shown(desk)["slips"]["1.1.1"]["waits_for"] == "EW"


def test_what_is_kept_names_no_address_and_files_have_no_codes(pages: Pages, tmp_path: Path) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}")
    try:
        desk = club(server, pages)
        codes = shown(desk)["table_codes"]
        desk.does("BeginRound", round=1)
        phone = phone_of(server, pages, desk, 1)
        shows(phone, desk, 1, codes["1"])
        assert enters(phone, desk)["type"] == "Done"
        whole = desk.page.ask("AskFile", ledger="event", code=desk.code, what="whole")["text"]
        assert not any(code in whole for code in codes.values()) and "phones" not in whole
    finally:
        server.stop()
    with sqlite3.connect(tmp_path / "kibitz.sqlite3") as kept:
        assert "127.0.0.1" not in "".join(kept.iterdump())


def test_a_file_opened_here_asks_for_codes_when_the_organiser_says_so(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    desk = club(sqlite_server, pages)
    whole = desk.page.ask("AskFile", ledger="event", code=desk.code, what="whole")["text"]
    page = pages(sqlite_server.address)
    send_file(page, whole)
    opened = page.ask("Make", new={"type": "FromFile", "ledger": "event"})
    seen = follow(page, opened["code"], secret=opened["secret"])["picture"]
    assert not seen["head"]["table_codes"] and seen["table_codes"] == {}
    act = {"type": "ArrangePhones", "codes": True}
    assert page.ask("RunEvent", code=opened["code"], act=act)["type"] == "Done"
    assert len(follow(page, opened["code"], secret=opened["secret"])["picture"]["table_codes"]) == 3


def test_table_cards_have_the_codes_and_a_link() -> None:
    event = seated(howell(6, 2)).state
    asked = PrintOrder(sheet=PrintedSheet.TABLES, code="ABCDEF")
    plain = set_sheet(asked, EventOnPaper(event, {}), "https://club.example")
    tables = {each.table for each in event.movement.encounters} if event.movement else set()
    coded = set_sheet(asked, EventOnPaper(event, dict.fromkeys(tables, "K7Q2M")), "https://club.example")
    assert plain.startswith(b"%PDF") and coded.startswith(b"%PDF")
    assert len(coded) > len(plain) + 1000, "each card has a picture of its link"
