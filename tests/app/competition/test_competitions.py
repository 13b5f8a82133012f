"""Competitions over the wire: made, seated, run by whoever has the secret, and followed by everybody else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from kibitz.ledger.ledger_file import FOREIGN
from tests.app.client import Frame, PageClient, refusal_id, refused
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]
NAMES = [f"Pair {number}" for number in range(1, 7)]


MOST_RINGS = 6


class Organiser:
    """Somebody who makes a competition and runs it."""

    def __init__(self, page: PageClient, **made: Any) -> None:
        self.page = page
        answer = page.make("NewCompetition", **{"title": "Village cup", "game": "minibridge", **made})
        self.code, self.secret = answer["code"], answer["secret"]
        self.event = page.ask("Follow", kind="event", code=self.code, secret=self.secret)["picture"]

    def does(self, kind: str, **fields: Any) -> Frame:
        return self.page.ask("RunEvent", code=self.code, act={"type": kind, **fields})

    def seats(self, names: list[str] = NAMES, **wish: Any) -> None:
        assert self.does("NameAll", names=names)["type"] == "Done"
        asked = {"boards": 2, "rounds": None, "share": False, "switched": 0, "together": False}
        assert self.does("SeatAll", wish={**asked, "kind": "mitchell", **wish})["type"] == "Done"

    def enters(self, table: int, board: int, said: str, round_: int = 1, **more: Any) -> Frame:
        return self.does("EnterResult", at={"round": round_, "table": table, "board": board}, said=said, **more)

    def changes(self) -> list[Frame]:
        self.page.wait_for_newest()
        return [frame for frame in self.page.frames if frame["type"] == "Changed"]


def send_file(page: PageClient, text: str) -> None:
    for place, at in enumerate(range(0, len(text), 8000)):
        assert page.ask("SendPiece", place=place, text=text[at : at + 8000])["type"] == "Done"


def follow(page: PageClient, code: str, **more: Any) -> Frame:
    return page.ask("Follow", kind="event", code=code, **more)


def test_an_afternoon_by_hand_from_the_names_to_the_close(server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(server.address), minutes=15)
    desk.seats()
    guest = pages(server.address)
    shown = follow(guest, desk.code)["picture"]
    assert shown["entrants"]["3"]["name"] == "Pair 3"
    assert shown["tables"]["1.1"]["seats"] == {"N": 1, "E": 4, "S": 1, "W": 4}
    assert shown["head"]["rounds"] == 3 and shown["head"]["ends_at"] is None
    for round_ in (1, 2, 3):
        assert desk.does("BeginRound", round=round_)["type"] == "Done"
        for key, line in shown["tables"].items():
            if line["round"] == round_:
                for board in line["boards"]:
                    assert desk.enters(line["table"], board, f"N game hearts {board + 4}", round_)["type"] == "Done", (
                        key
                    )
        assert desk.does("EndRound", round=round_)["type"] == "Done"
    assert desk.does("CloseEvent")["type"] == "Done"
    guest.see("event", lambda event: bool(event["head"]["closed"]))
    everything = follow(guest, desk.code)["picture"]
    assert {line["score"] for line in everything["places"].values()} == {"50.00"}
    assert guest.ask("AskTraveller", code=desk.code, board=1)["results"][0]["result"]["declarer"] == "N"


def test_changes_are_told_as_changes(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats()
    desk.does("BeginRound", round=1)
    guest = pages(sqlite_server.address)
    follow(guest, desk.code)
    desk.enters(2, 3, "N game hearts 10")
    told = guest.wait_for(lambda frame: frame["type"] == "Changed")
    lines = told["lines"]
    assert list(lines["tables"]) == ["1.2"] and lines["tables"]["1.2"]["done"] == [3]
    assert set(lines["places"]) == {"2", "5"} and told["fields"] == {}
    assert lines.keys() == {"tables", "places"}, "results are for whoever runs it"
    mine = desk.changes()[-1]["lines"]
    assert mine["slips"]["1.2.3"]["result"]["ns"] == 420 and "1.1" not in mine["tables"]


def test_only_the_secret_runs_it(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats()
    thief = pages(sqlite_server.address)
    only = "Only whoever runs this event may do that."
    assert refused(follow(thief, desk.code, secret="guessed")) == only
    assert refused(follow(thief, desk.code, secret=desk.code)) == only
    assert follow(thief, desk.code)["runs"] is False
    for act in ({"type": "BeginRound", "round": 1}, {"type": "CloseEvent"}, {"type": "DrawBoards"}):
        assert refused(thief.ask("RunEvent", code=desk.code, act=act)) == only
    assert refused(thief.ask("AskFile", ledger="event", code=desk.code, what="whole")) == only
    desk.does("DrawBoards")
    assert desk.page.ask("AskFile", ledger="event", code=desk.code, what="whole")["type"] == "FileText"
    thief.wait_for_newest()
    cards = desk.page.frames[-1]["text"].split('"boards":{"1":"')[1][:23]
    assert cards not in str(thief.frames) and desk.secret not in str(thief.frames)


def test_nobody_sees_results_of_a_board_they_have_yet_to_play(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats()
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    for page, entrant in ((ann, 1), (bob, 2)):
        follow(page, desk.code)
        assert page.ask("BeEntrant", code=desk.code, entrant=entrant, nickname="Me")["type"] == "Done"
    desk.does("BeginRound", round=1)
    desk.enters(1, 1, "N game hearts 10")
    assert ann.ask("AskTraveller", code=desk.code, board=1)["results"][0]["ns"] == [1]
    assert refused(bob.ask("AskTraveller", code=desk.code, board=1)).startswith("You see the results of a board once")
    assert bob.ask("AskScoreCard", code=desk.code, entrant=1)["results"] == []
    assert len(ann.ask("AskScoreCard", code=desk.code, entrant=1)["results"]) == 1
    ann.wait_for_newest()
    bob.wait_for_newest()
    assert ann.followed["event"]["me"]["boards"] == [1]
    assert not re.search(r"hearts|(?<![\d.])420(?!\d)", str(bob.frames))  # digits of a time are no score


def test_a_ranking_for_the_end_is_seen_at_the_end(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address), live=False)
    desk.seats(["A", "B", "C", "D"], kind="howell", boards=1)
    guest = pages(sqlite_server.address)
    assert follow(guest, desk.code)["picture"]["head"]["live"] is False
    for round_ in (1, 2, 3):
        desk.does("BeginRound", round=round_)
        for table in (1, 2):
            board = desk.page.ask("Follow", kind="event", code=desk.code, secret=desk.secret)["picture"]["tables"][
                f"{round_}.{table}"
            ]["boards"][0]
            desk.enters(table, board, "N game hearts 10", round_)
    guest.wait_for_newest()
    assert not any("places" in frame["lines"] for frame in guest.frames if frame["type"] == "Changed")
    assert desk.does("CloseEvent")["type"] == "Done"
    assert len(guest.see("event", lambda event: bool(event["places"]))["places"]) == 4


def test_corrections_and_rulings_stay_in_the_log_with_their_reason(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats()
    desk.does("BeginRound", round=1)
    desk.enters(1, 1, "N game hearts 10")
    assert "correct it if it is wrong" in refused(desk.enters(1, 1, "N game hearts 9"))
    assert desk.enters(1, 1, "N game hearts 9", again=True, why="a trick miscounted")["type"] == "Done"
    at = {"round": 1, "table": 1, "board": 2}
    assert desk.does("AdjustResult", at=at, ns="plus", ew="minus", why="cards seen")["type"] == "Done"
    assert desk.does("CreditEntrant", entrant=3, amount="-5", why="late")["type"] == "Done"
    assert refusal_id(desk.does("AdjustResult", at=at, ns="much", ew="less")) == "competition-no-result"
    event = follow(desk.page, desk.code, secret=desk.secret)["picture"]
    assert [line["why"] for line in event["rulings"].values()] == ["a trick miscounted", "cards seen", "late"]
    assert event["slips"]["1.1.1"]["corrected"] and event["slips"]["1.1.2"]["adjusted"]


def test_late_and_early_and_a_table_that_falls_out(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats([f"Pair {number}" for number in range(1, 11)])
    desk.does("BeginRound", round=1)
    assert desk.does("LeaveEarly", entrant=3)["type"] == "Done"
    assert desk.does("JoinLate", name="The late ones")["type"] == "Done"
    assert desk.does("TableFallsOut", table=2)["type"] == "Done"
    event = follow(desk.page, desk.code, secret=desk.secret)["picture"]
    gone = {line["number"] for line in event["entrants"].values() if line["gone"]}
    assert gone == {2, 3, 7} and event["entrants"]["11"]["name"] == "The late ones"
    later = {who for line in event["tables"].values() if line["round"] > 1 for who in line["seats"].values()}
    assert not later & gone


def test_everything_in_one_file_that_another_kibitz_opens(
    sqlite_server: ServerThread, pages: Pages, tmp_path: Any
) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats()
    desk.does("DrawBoards")
    desk.does("BeginRound", round=1)
    desk.enters(1, 1, "N game hearts 10")
    pages(sqlite_server.address).ask("BeEntrant", code=desk.code, entrant=1, nickname="Ann")
    file = desk.page.ask("AskFile", ledger="event", code=desk.code, what="whole")
    assert file["name"] == "Village-cup.json" and '"came"' not in file["text"]
    other = ServerThread(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    try:
        page = PageClient(other.address)
        send_file(page, file["text"])
        made = page.make("FromFile", ledger="event")
        there = page.ask("Follow", kind="event", code=made["code"], secret=made["secret"])["picture"]
        here = follow(desk.page, desk.code, secret=desk.secret)["picture"]
        assert {**there, "code": ""} == {**here, "code": "", "entrants": there["entrants"]}
        send_file(page, "{}")
        assert refusal_id(page.make("FromFile", ledger="event")) == FOREIGN.say
        page.close()
    finally:
        other.stop()
    for kind, has in (("ranking", "place,number"), ("results", "round,table"), ("usebio", "<USEBIO")):
        assert has in desk.page.ask("AskFile", ledger="event", code=desk.code, what=kind)["text"]
    assert refused(desk.page.ask("AskFile", ledger="event", code=desk.code, what="pbn")).startswith(
        "Only events of Contract Bridge"
    )


def test_boards_are_given_as_codes_or_in_a_file(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address), game="contract")
    desk.seats()
    codes = "00000-00000-00000-00000\n"
    send_file(desk.page, "no code")
    assert "is no deal code" in refused(desk.does("GiveBoards"))
    send_file(desk.page, codes)
    assert desk.does("GiveBoards")["type"] == "Done"
    pbn = '[Board "2"]\n[Deal "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"]\n'
    send_file(desk.page, pbn)
    assert desk.does("GiveBoards", name="night.pbn")["type"] == "Done"
    assert follow(desk.page, desk.code, secret=desk.secret)["picture"]["head"]["dealt"] == 2
    desk.does("BeginRound", round=1)
    send_file(desk.page, codes)
    assert refused(desk.does("GiveBoards")).endswith("its cards stay.")


def test_movements_are_offered_with_what_they_promise(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    offers = page.ask("AskMovements", competing="pairs", entrants=20, boards=3)["offers"]
    assert [(each["wish"]["kind"], each["rounds"]) for each in offers[:2]] == [("mitchell", 9), ("mitchell", 9)]
    said = [text["say"] for text in offers[0]["promises"]]
    assert "competition-two-lines" in said
    for kind, entrants in (("individual", 8), ("threes", 9), ("teams", 4), ("field", 30)):
        assert page.ask("AskMovements", competing=kind, entrants=entrants, boards=2)["offers"], kind
    alone = page.ask("AskMovements", competing="pairs", entrants=1, boards=3)
    assert refused(alone) == "There is no movement for that number."


def test_people_come_under_one_number_and_the_organiser_can_free_it(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats()
    who = [pages(sqlite_server.address) for _ in range(3)]
    for page in who:
        follow(page, desk.code)
    come = [page.ask("BeEntrant", code=desk.code, entrant=2, nickname="Me") for page in who]
    assert [each["type"] for each in come] == ["Done", "Done", "Refused"]
    assert refused(who[0].ask("BeEntrant", code=desk.code, entrant=1, nickname="Me")).startswith("You play as")
    assert desk.does("FreeEntrant", entrant=2)["type"] == "Done"
    assert who[0].ask("BeEntrant", code=desk.code, entrant=1, nickname="Me")["type"] == "Done"
    again = pages(sqlite_server.address, token=who[0].token)
    assert follow(again, desk.code)["picture"]["me"]["entrant"] == 1


def test_member_numbers_are_for_the_organiser_and_handicaps_stand_beside(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats(["Ann #4711 & Ben +2.5", *NAMES[1:]])
    desk.does("BeginRound", round=1)
    for table in (1, 2, 3):
        assert desk.enters(table, 2 * table, "N game hearts 10")["type"] == "Done"
        assert desk.enters(table, 2 * table - 1, f"N game hearts {9 + table}")["type"] == "Done"
    guest = pages(sqlite_server.address)
    shown = follow(guest, desk.code)["picture"]
    assert shown["entrants"]["1"] == {"number": 1, "name": "Ann & Ben", "gone": False, "people": 0, "written": ""}
    assert shown["places"]["1"]["beside"]["handicap"] == "+2.5" and "4711" not in str(guest.frames)
    own = follow(desk.page, desk.code, secret=desk.secret)["picture"]
    assert own["entrants"]["1"]["written"] == "Ann #4711 & Ben +2.5"
    assert desk.does("RegisterEntrant", entrant=1, said="Ann #4711 & Bea")["type"] == "Done"
    guest.see("event", lambda event: event["entrants"]["1"]["name"] == "Ann & Bea")
    assert refused(desk.does("RegisterEntrant", entrant=1, said="Pair 2 #4")) == "Two entrants are called “Pair 2”."
    assert refused(desk.does("RegisterEntrant", entrant=1, said="Ann & Bea +99")).startswith("A handicap is at most 50")
    assert "4711" in desk.page.ask("AskFile", ledger="event", code=desk.code, what="usebio")["text"]


def test_the_bell_rings_a_few_times_a_minute(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats()
    desk.does("BeginRound", round=1)
    phone = pages(sqlite_server.address)
    phone.ask("BeEntrant", code=desk.code, entrant=1, nickname="Ann")
    rung = [phone.ask("CallOrganiser", code=desk.code, wanted=number % 2 == 0) for number in range(60)]
    assert [each["type"] for each in rung[:MOST_RINGS]] == ["Done"] * MOST_RINGS
    assert {refusal_id(each) for each in rung[MOST_RINGS + 2 :]} == {"refusals-too-fast"}
    book = next(iter(sqlite_server.hub.ledgers.shelves["event"].live.values()))
    assert len([line for line in book.lines if type(line).__name__.startswith("Call")]) <= MOST_RINGS + 2


def test_a_result_that_is_sent_again_stands(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats()
    desk.does("BeginRound", round=1)
    assert desk.enters(1, 1, "N game hearts 10")["type"] == "Done"
    book = next(iter(sqlite_server.hub.ledgers.shelves["event"].live.values()))
    lines = len(book.lines)
    assert desk.enters(1, 1, "N game hearts 10")["type"] == "Done", "sent again for want of an answer"
    assert len(book.lines) == lines
    assert desk.enters(1, 1, "N game hearts 9")["type"] == "Refused", "another one is a correction"
