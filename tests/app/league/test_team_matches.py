"""Matches of teams over the wire: two rooms with the same boards, results that enter themselves, nothing to peep at."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from kibitz.club.league.league_state import BoardMatched
from tests.app.client import Frame, PageClient, first_move, play_deal, refused
from tests.app.league.test_leagues import Organiser
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]
TEAMS = ["Owls", "Foxes", "Bears"]
MATCH = {"one": 1, "other": 2}


class TeamDesk(Organiser):
    """Somebody who runs a league of teams, with both rooms of the first match open."""

    def __init__(self, page: PageClient, **made: Any) -> None:
        super().__init__(page, **{"game": "bridgewar", "form": "points", "deals": 2, "teams": True, **made})
        assert self.does("EnrolAll", names=TEAMS)["type"] == "Done"
        assert self.does("OpenMatch", **MATCH)["type"] == "Done"

    def sit(self, page: PageClient, room: int, seat: str, name: str) -> Frame:
        page.ask("Follow", kind="league", code=self.code)
        return page.ask("TakeSeat", code=self.code, **MATCH, room=room, seat=seat, nickname=name)

    def begin(self, page: PageClient) -> Frame:
        return page.ask("BeginRooms", code=self.code, **MATCH)

    def until_boards(self, count: int) -> Frame:
        """Wait until so many boards are in."""
        while len((found := self.fixture(1, 2))["rooms"]["boards"]) < count:
            time.sleep(0.02)
        return found


def to_table(page: PageClient, code: str) -> str:
    """To the table that the match has for me, once the cards are dealt."""
    page.ask("Follow", kind="league", code=code)
    league = page.see("league", lambda league: league["seats"].get("1-2", {}).get("table") is not None)
    table: str = league["seats"]["1-2"]["table"]
    assert page.ask("Watch", table=table)["type"] == "Done"
    page.wait_until(lambda picture: bool(picture["table"] == table))
    return table


def own_hand(page: PageClient) -> list[str]:
    assert page.picture is not None
    seat = page.picture["seat"]
    place = next(each for each in page.picture["places"] if each["seat"] == seat)
    return sorted(json.dumps(card) for card in place["cards"])


def both_rooms(server: ServerThread, pages: Pages, **made: Any) -> tuple[TeamDesk, PageClient, PageClient]:
    """Ann of the Owls North in the first room, and Ben of the Foxes North in the second."""
    desk = TeamDesk(pages(server.address), **made)
    ann, ben = pages(server.address), pages(server.address)
    assert desk.sit(ann, 1, "N", "Ann")["type"] == "Done"
    assert desk.sit(ben, 2, "N", "Ben")["type"] == "Done"
    assert desk.begin(ann)["type"] == "Done"
    for page in (ann, ben):
        to_table(page, desk.code)
    return desk, ann, ben


def test_both_rooms_play_the_same_boards_and_the_match_enters_itself(server: ServerThread, pages: Pages) -> None:
    desk, ann, ben = both_rooms(server, pages)
    assert own_hand(ann) == own_hand(ben), "the same board from the same seat"
    shown = desk.fixture(1, 2)["rooms"]
    assert [(room["ns"], room["ew"]) for room in shown["rooms"]] == [(1, 2), (2, 1)]
    assert [room["people"] for room in shown["rooms"]] == [{"N": "Ann"}, {"N": "Ben"}]
    for deal in (1, 2):
        for page in (ann, ben):
            page.wait_for_deal(deal)
            play_deal(page)
        found = desk.until_boards(deal)
        for page in (ann, ben):
            page.send("GoOn", id=900 + deal, table=page.picture and page.picture["table"], deal=deal)
    assert found["over"] and sum(found["score"]) == 4, "BridgeWar has a point a table for each board"
    assert found["score"] == [sum(each) for each in zip(*found["rooms"]["boards"].values(), strict=True)]


def test_a_board_counts_when_both_rooms_have_played_it(sqlite_server: ServerThread, pages: Pages) -> None:
    desk, ann, ben = both_rooms(sqlite_server, pages)
    play_deal(ann)
    ann.wait_for_newest(0.2)
    before = desk.fixture(1, 2)
    assert before["rooms"]["boards"] == {} and before["score"] == [0, 0]
    play_deal(ben)
    assert len(desk.until_boards(1)["rooms"]["boards"]) == 1


def test_nobody_of_one_room_sees_the_cards_of_the_other(sqlite_server: ServerThread, pages: Pages) -> None:
    desk, ann, ben = both_rooms(sqlite_server, pages)
    assert ann.picture is not None and ben.picture is not None
    there = ann.picture["table"]
    play_deal(ann)  # the board lies open in the first room, and Ben has yet to play it
    spy = pages(sqlite_server.address)
    for page in (ben, spy):
        seen = len(page.frames)
        page.send("Watch", id=950, table=there)
        page.wait_for_newest(0.1)
        page.send("Leave", table=there)
        for kind in ("AskDeal", "AskAnalysis"):
            assert page.ask(kind, table=there, deal=1)["type"] == "Refused"
        assert page.ask("AskRecord", table=there, deal=1, form="json")["type"] == "Refused"
        assert page.ask("PlayAgain", table=there, deal=1, at=0, nickname="Zed")["type"] == "Refused"
        assert page.ask("Join", table=there, nickname="Zed")["type"] == "Refused"
        pictures = [frame["picture"]["table"] for frame in page.frames[seen:] if frame["type"] == "Shown"]
        assert there not in pictures
    # Who has played in one room has no seat in the other, whatever happens to the one they had.
    same = "both rooms play the same cards"
    assert same in refused(desk.sit(ann, 2, "E", "Ann"))
    assert desk.does("FreeSeat", **MATCH, room=1, seat="N")["type"] == "Done"
    assert same in refused(desk.sit(ann, 2, "E", "Ann")) and same in refused(desk.sit(ann, 1, "S", "Ann"))
    assert desk.sit(ann, 1, "N", "Ann")["type"] == "Done"
    # What everybody is told of the league has no table in it, and nobody's identity.
    told = json.dumps([frame for frame in spy.frames if frame["type"] in ("Followed", "Changed")])
    newcomer = json.dumps(spy.ask("Follow", kind="league", code=desk.code))
    people = next(iter(sqlite_server.hub.ledgers.shelves["league"].live.values())).state.rooms[1, 2].people
    assert all(who not in told + newcomer for who in (there, *people))


def test_seats_before_the_cards_are_dealt(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = TeamDesk(pages(sqlite_server.address))
    ann, ben = pages(sqlite_server.address), pages(sqlite_server.address)
    assert desk.sit(ann, 1, "N", "Ann")["type"] == "Done"
    assert "in each room" in refused(desk.begin(ann))
    assert "That seat is taken" in refused(desk.sit(ben, 1, "N", "Ben"))
    assert "is called" in refused(desk.sit(ben, 2, "S", "ANN"))
    assert "two rooms" in refused(desk.sit(ben, 3, "S", "Ben"))
    assert "no seat" in refused(desk.begin(ben))
    assert desk.sit(ann, 2, "W", "Ann")["type"] == "Done", "until then one may move"
    assert [room["people"] for room in desk.fixture(1, 2)["rooms"]["rooms"]] == [{}, {"W": "Ann"}]
    assert ann.ask("LeaveSeat", code=desk.code, **MATCH)["type"] == "Done"
    assert [room["people"] for room in desk.fixture(1, 2)["rooms"]["rooms"]] == [{}, {}]
    assert "has its table" in refused(desk.does("OpenMatch", **MATCH))
    assert "No rooms are open" in refused(
        ann.ask("TakeSeat", code=desk.code, one=1, other=3, room=1, seat="N", nickname="Ann")
    )
    assert "Only whoever runs" in refused(
        ann.ask("RunLeague", code=desk.code, act={"type": "FreeSeat", **MATCH, "room": 1, "seat": "N"})
    )


def test_who_comes_late_takes_the_seat_of_a_bot_with_the_next_board(sqlite_server: ServerThread, pages: Pages) -> None:
    desk, ann, _ = both_rooms(sqlite_server, pages)
    assert ann.picture is not None
    table = ann.picture["table"]
    mine = ann.wait_until(lambda picture: picture["you"] in picture["waiting"])
    assert ann.act(mine, first_move(mine) or {})["type"] == "Done"
    ann.wait_past(mine)
    spies = [pages(sqlite_server.address) for _ in range(3)]
    for spy, seat in zip(spies, "ESW", strict=True):
        assert desk.sit(spy, 1, seat, f"Spy {seat}")["type"] == "Done"
        assert spy.ask("Watch", table=table)["type"] == "Done"
        room = spy.wait_in_room()
        assert room["asked"] == "next" and room["table"] == table
    play_deal(ann)
    for spy in spies:
        spy.wait_for_newest(0.1)
        assert not any(frame["type"] == "Shown" for frame in spy.frames), "no card of that board is theirs to see"
        assert spy.ask("AskDeal", table=table, deal=1)["type"] == "Refused"
    ann.send("GoOn", id=901, table=table, deal=1)
    for spy, seat in zip(spies, "ESW", strict=True):
        shown = spy.wait_until(lambda picture: bool(picture["deal"] == 2))
        assert shown["seat"] == seat


def test_a_board_that_was_stored_when_the_server_died_is_entered_once(database: str, pages: Pages) -> None:
    server = ServerThread(database)
    try:
        server.hub.observers.remove(server.hub.links._heard)  # it dies before the result goes further
        desk, ann, ben = both_rooms(server, pages)
        play_deal(ann)
        play_deal(ben)
        ben.wait_for_newest()
        assert desk.fixture(1, 2)["rooms"]["boards"] == {}
    finally:
        server.stop()
    again = ServerThread(database)
    try:
        guest, back = pages(again.address), pages(again.address, token=ben.token)

        def boards() -> Frame:
            league = guest.ask("Follow", kind="league", code=desk.code)["picture"]
            found: Frame = league["fixtures"]["1-2"]["rooms"]["boards"]
            return found

        while not boards():
            time.sleep(0.02)
        to_table(back, desk.code)
        back.wait_for_newest(0.2)
        assert list(boards()) == ["1"]
        book = next(iter(again.hub.ledgers.shelves["league"].live.values()))
        assert sum(isinstance(line, BoardMatched) for line in book.lines) == 1
    finally:
        again.stop()


def test_a_match_by_boards_won_stops_when_it_is_decided(sqlite_server: ServerThread, pages: Pages) -> None:
    desk, ann, ben = both_rooms(sqlite_server, pages, form="best-of", deals=4)
    assert desk.does("EnterMatch", **MATCH, score=[3, 0])["type"] == "Done"
    for page in (ann, ben):
        play_deal(page)
        page.wait_until(lambda each: each["verdict"] is not None)
