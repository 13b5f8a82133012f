"""Leagues over the wire: run by whoever has the secret, seen by everybody, and played here."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from kibitz.cards import Side
from tests.app.client import Frame, PageClient, play_deal, refused
from tests.app.printing.ordering import order, text
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]
NAMES = ["Anna & Ben", "Chloé & David", "Emma & Félix", "Gil & Hana"]


class Organiser:
    """Somebody who makes a league and runs it."""

    def __init__(self, page: PageClient, **made: Any) -> None:
        self.page = page
        wanted = {"title": "Autumn term", "game": "minibridge", "form": "best-of", "deals": 3, **made}
        answer = page.make("NewLeague", **wanted)
        self.code, self.secret = answer["code"], answer["secret"]
        self.league = page.ask("Follow", kind="league", code=self.code, secret=self.secret)["picture"]

    def does(self, kind: str, **fields: Any) -> Frame:
        return self.page.ask("RunLeague", code=self.code, act={"type": kind, **fields})

    def fixture(self, one: int, other: int) -> Frame:
        league = self.page.ask("Follow", kind="league", code=self.code, secret=self.secret)["picture"]
        found: Frame = league["fixtures"][f"{one}-{other}"]
        return found


def in_order(league: Frame) -> list[Frame]:
    """The rows of the table, the first place first."""
    return sorted(league["rows"].values(), key=lambda row: int(row["order"]))


def test_a_term_deal_by_deal_and_match_by_match(server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(server.address))
    guest = pages(server.address)
    shown = guest.ask("Follow", kind="league", code=desk.code)
    assert not shown["runs"] and shown["picture"]["head"]["open"]
    assert desk.does("EnrolAll", names=NAMES)["type"] == "Done"
    planned = guest.wait_for(lambda frame: frame["type"] == "Changed")
    assert sorted(line["week"] for line in planned["lines"]["fixtures"].values()) == [1, 1, 2, 2, 3, 3]
    assert desk.does("WinDeal", winner=1, loser=4, deal=0)["type"] == "Done"
    assert "entered already" in refused(desk.does("WinDeal", winner=1, loser=4, deal=0))
    assert desk.does("WinDeal", winner=1, loser=4, deal=1)["type"] == "Done"
    assert "is decided" in refused(desk.does("WinDeal", winner=4, loser=1, deal=2))
    assert desk.does("EnterMatch", one=3, other=2, score=[1, 2])["type"] == "Done"
    assert "is no result" in refused(desk.does("EnterMatch", one=1, other=2, score=[2, 2]))
    assert "has begun" in refused(desk.does("EnrolAll", names=NAMES))
    server.hub.ledgers.shelves["league"].live.clear()  # as after a restart
    rows = in_order(guest.ask("Follow", kind="league", code=desk.code)["picture"])
    assert [(row["place"], row["entrant"], row["total"], row["gained"]) for row in rows] == [
        ("1=", 1, "1", 2),
        ("1=", 2, "1", 2),
        ("3", 3, "0", 1),
        ("4", 4, "0", 0),
    ]
    assert rows[0]["cells"] == {"4": "2–0"}


def test_a_change_is_told_as_the_lines_that_changed(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.does("EnrolAll", names=[f"Pair {number}" for number in range(1, 13)])
    guest = pages(sqlite_server.address)
    guest.ask("Follow", kind="league", code=desk.code)

    def told(kind: str, **fields: Any) -> Frame:
        assert desk.does(kind, **fields)["type"] == "Done"
        news = guest.wait_for(lambda frame: frame["type"] == "Changed")
        return {**news["fields"], **news["lines"]}

    assert told("EnterMatch", one=1, other=12, score=[2, 0])["head"], "names are settled"
    first = told("WinDeal", winner=2, loser=11, deal=0)
    assert list(first["fixtures"]) == ["2-11"] and "head" not in first
    assert {"2", "11"} <= set(first["rows"]), "and those whose place it is to be other"
    second = told("WinDeal", winner=11, loser=2, deal=1)
    assert set(second["fixtures"]) == {"2-11"} and len(second["rows"]) < len(guest.followed["league"]["rows"])
    told("WithdrawEntrant", entrant=5)
    assert "5" not in guest.followed["league"]["rows"]
    assert [frame["type"] for frame in guest.frames].count("Followed") == 1
    newcomer = pages(sqlite_server.address).ask("Follow", kind="league", code=desk.code)["picture"]
    assert newcomer == guest.followed["league"], "what was told comes to the same as what is shown"


def test_days_who_rests_who_did_not_come_and_the_rule_for_ties(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address), form="points", game="abridged", deals=4, ties=["won", "difference"])
    desk.does("EnrolAll", names=NAMES[:3])
    guest = pages(sqlite_server.address)
    guest.ask("Follow", kind="league", code=desk.code)
    assert desk.does("DateWeeks", days=["2026-11-24", "", "2026-12-08"])["type"] == "Done"
    assert "is no date" in refused(desk.does("DateWeeks", days=["24 November"]))
    assert desk.does("WalkOver", one=1, other=2, absent=[2], score=[60, 0])["type"] == "Done"
    assert desk.does("WalkOver", one=3, other=1, absent=[1, 3])["type"] == "Done"
    assert "cannot be given" in refused(desk.does("WalkOver", one=2, other=3, absent=[2], score=[10, 0]))
    sqlite_server.hub.ledgers.shelves["league"].live.clear()  # as after a restart
    league = pages(sqlite_server.address).ask("Follow", kind="league", code=desk.code)["picture"]
    head = league["head"]
    assert [week["day"] for week in head["weeks"]] == ["2026-11-24", "", "2026-12-08"]
    for number, week in enumerate(head["weeks"], 1):
        playing = [
            each
            for line in league["fixtures"].values()
            if line["week"] == number
            for each in (line["one"], line["other"])
        ]
        assert sorted([*playing, *week["rests"]]) == [1, 2, 3]
    assert head["ties"]["values"]["count"] == 2 and head["ties"]["values"]["first"] == "league-tie-won"
    assert league["fixtures"]["1-2"]["absent"] == [2] and league["fixtures"]["1-3"]["absent"] == [1, 3]
    assert league["rows"]["1"]["cells"] == {"2": "60–0*", "3": "–*"} and league["rows"]["1"]["total"] == "1"
    kept = desk.page.ask("AskFile", ledger="league", code=desk.code, what="whole")["text"]
    assert '"walkedover"' in kept and '"dated"' in kept
    assert "60–0*" in text(order(sqlite_server, sheet="league", code=desk.code, language="fr")[1])


def test_only_the_secret_runs_a_league(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    guest = pages(sqlite_server.address)
    assert "Only whoever runs" in refused(guest.ask("Follow", kind="league", code=desk.code, secret="guessed"))
    guest.ask("Follow", kind="league", code=desk.code)
    acts: list[Frame] = [
        {"type": "EnrolAll", "names": NAMES},
        {"type": "WithdrawEntrant", "entrant": 1},
        {"type": "DateWeeks", "days": ["2026-11-24"]},
        {"type": "WalkOver", "one": 1, "other": 2, "absent": [1]},
        {"type": "OpenMatch", "one": 1, "other": 2},
    ]
    for act in acts:
        assert "Only whoever runs" in refused(guest.ask("RunLeague", code=desk.code, act=act))
    assert desk.secret not in json.dumps(guest.frames)
    assert refused(guest.ask("Follow", kind="league", code="ZZZZ-ZZZZ")) != "Followed"


def test_a_league_goes_to_another_kibitz_as_a_file_and_to_paper(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address), form="points", game="abridged", deals=4)
    desk.does("EnrolAll", names=NAMES)
    assert desk.does("EnterMatch", one=1, other=2, score=[120, 120], winner=2)["type"] == "Done"
    assert desk.does("WithdrawEntrant", entrant=4)["type"] == "Done"
    kept = desk.page.ask("AskFile", ledger="league", code=desk.code, what="whole")
    assert kept["name"] == "Autumn-term.json"
    assert "Chloé & David" in desk.page.ask("AskFile", ledger="league", code=desk.code, what="ranking")["text"]
    other = pages(sqlite_server.address)
    assert other.ask("SendPiece", place=0, text=kept["text"])["type"] == "Done"
    copy = other.make("FromFile", ledger="league")
    league = other.ask("Follow", kind="league", code=copy["code"], secret=copy["secret"])["picture"]
    assert league["head"]["withdrawn"] == [4] and in_order(league)[0]["entrant"] == 2
    other.ask("SendPiece", place=0, text='{"format": "kibitz-league", "version": 1, "log": []}')
    assert "does not begin with how it was set up" in refused(other.make("FromFile", ledger="league"))
    enrolled = {"happened": "enrolled", "names": [str(number) for number in range(41)], "weeks": []}
    founded = {"happened": "founded", "title": "Cup", "game": "minibridge", "deals": 3}
    large = json.dumps({"format": "kibitz-league", "version": 1, "log": [founded, enrolled]})
    other.ask("SendPiece", place=0, text=large)
    assert "40" in refused(other.make("FromFile", ledger="league"))
    status, pdf = order(sqlite_server, sheet="league", code=desk.code, language="fr")
    assert status == 200 and "Qui rencontre qui" in text(pdf) and "120–120" in text(pdf)
    assert order(sqlite_server, sheet="league", code="nothing")[0] == 400


def test_a_match_played_here_enters_itself_and_stops_when_it_is_decided(server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(server.address))
    desk.does("EnrolAll", names=NAMES)
    assert desk.does("OpenMatch", one=2, other=1)["type"] == "Done"
    assert "has its table" in refused(desk.does("OpenMatch", one=1, other=2))
    table = desk.fixture(1, 2)["table"]
    player = pages(server.address)
    assert player.ask("Join", table=table, nickname="Anna")["type"] == "Done"
    assert player.ask("Begin", table=table)["type"] == "Done"
    for deal in range(1, 9):  # cards that are thrown in are dealt again
        player.wait_for_deal(deal)
        play_deal(player)
        won = sum(each.points(Side.NS) != each.points(Side.EW) for each in server.hub.tables[table].results)
        while sum(desk.fixture(1, 2)["score"]) < won:
            time.sleep(0.02)
        if desk.fixture(1, 2)["over"]:
            break
        player.send("GoOn", id=1000 + deal, table=table, deal=deal)
    fixture = desk.fixture(1, 2)
    assert fixture["over"] and max(fixture["score"]) == 2 and fixture["winner"] in (1, 2)
    player.wait_until(lambda each: each["verdict"] is not None)
    margins = [each.points(Side.NS) - each.points(Side.EW) for each in server.hub.tables[table].results]
    assert fixture["score"] == [sum(margin > 0 for margin in margins), sum(margin < 0 for margin in margins)]
