"""Tables of a competition that play here: opened with the round, results entered once, whatever happens between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.app.classes.schooling import Schoolchild, Teacher
from tests.app.client import Frame, PageClient, first_move, play_deal, refused
from tests.app.competition.test_competitions import Organiser, follow
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def my_place(page: PageClient, code: str) -> Frame:
    me: Frame = follow(page, code)["picture"]["me"]
    return me


def come(page: PageClient, code: str, entrant: int, name: str) -> None:
    follow(page, code)
    assert page.ask("BeEntrant", code=code, entrant=entrant, nickname=name)["type"] == "Done"


def sit(page: PageClient, code: str) -> str:
    """Go to the table that the event has for me."""
    table: str = my_place(page, code)["table"]
    assert page.ask("Watch", table=table)["type"] == "Done"
    page.wait_until(lambda picture: bool(picture["table"] == table))
    return table


def bots_for(desk: Organiser, *entrants: int) -> None:
    for each in entrants:
        assert desk.does("LetBotPlay", entrant=each)["type"] == "Done"


def tablets(page: PageClient, game: str = "bridgewar", **more: Any) -> Organiser:
    return Organiser(page, game=game, method="total", tablets=True, level="beginner", **more)


def test_a_round_opens_its_tables_and_their_results_come_in(server: ServerThread, pages: Pages) -> None:
    desk = tablets(pages(server.address))
    desk.seats(["A", "B", "C", "D"], kind="howell", boards=1)
    ann = pages(server.address)
    come(ann, desk.code, 1, "Ann")
    assert my_place(ann, desk.code)["table"] is None
    bots_for(desk, 1, 2, 3, 4)
    assert desk.does("BeginRound", round=1)["type"] == "Done"
    me = ann.see("event", lambda event: bool(event["me"] and event["me"]["table"]))["me"]
    seat = me["seat"]
    table = sit(ann, desk.code)
    assert ann.picture is not None and ann.picture["seat"] == seat and table == me["table"]
    last = play_deal(ann)
    done = ann.wait_for(lambda frame: frame["type"] == "Changed" and "tables" in frame["lines"])
    ((key, line),) = done["lines"]["tables"].items()
    assert len(line["done"]) == 1 and key.startswith("1.")
    event = follow(desk.page, desk.code, secret=desk.secret)["picture"]
    (slip,) = event["slips"].values()
    assert slip["result"]["ns"] + slip["result"]["ew"] == 1 and slip["waits_for"] is None, last["outcome"]


def test_a_table_waits_for_who_is_late_until_the_organiser_decides_for_a_bot(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    desk = tablets(pages(sqlite_server.address))
    desk.seats(["A", "B", "C", "D"], kind="howell", boards=1)
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    come(ann, desk.code, 1, "Ann")
    mine = next(
        line for line in event_now(desk)["tables"].values() if line["round"] == 1 and 1 in line["seats"].values()
    )
    (other,) = set(mine["seats"].values()) - {1}
    assert len(mine["missing"]) == 3, "the organiser sees before the round who is not here"
    desk.does("BeginRound", round=1)
    sit(ann, desk.code)
    ann.wait_for_newest(0.2)
    assert ann.picture is not None
    waiting = [place for place in ann.picture["places"] if place["away"]]
    assert len(waiting) == 3 and {place["kind"] for place in ann.picture["places"]} == {"you", "person"}
    assert sum(place["count"] for place in ann.picture["places"]) >= 4 * ann.picture["places"][0]["count"] - 1
    # Who comes meanwhile has the seat and its cards at once: nobody has held them.
    come(bob, desk.code, other, "Bob")
    sit(bob, desk.code)
    assert bob.picture is not None and bob.picture["seat"] in mine["missing"] and bob.picture["you"] is not None
    assert len(event_now(desk)["tables"][f"1.{mine['table']}"]["missing"]) == 2
    bots_for(desk, 1, other)
    bots_for(desk, other)
    ann.wait_until(lambda picture: sum(place["kind"] == "bot" for place in picture["places"]) == 2)
    assert event_now(desk)["tables"][f"1.{mine['table']}"]["missing"] == []
    assert refused(desk.does("LetBotPlay", entrant=99))


def test_who_comes_late_or_on_another_tablet_gets_the_seat_that_was_kept(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    desk = tablets(pages(sqlite_server.address))
    desk.seats(["A", "B", "C", "D"], kind="howell", boards=1)
    desk.does("BeginRound", round=1)
    ann = pages(sqlite_server.address)
    come(ann, desk.code, 1, "Ann")
    table = sit(ann, desk.code)
    desk.does("FreeEntrant", entrant=1)
    other = pages(sqlite_server.address)
    come(other, desk.code, 1, "Ann")
    assert sit(other, desk.code) == table
    names = {place["name"] for place in other.picture["places"]} if other.picture else set()
    assert "Ann" in names
    ann.wait_in_room()
    assert my_place(ann, desk.code) is None


def test_tables_with_real_cards_are_not_opened(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = tablets(pages(sqlite_server.address))
    desk.seats(["A", "B", "C", "D"], kind="howell", boards=1)
    desk.does("ArrangeEvent", live=True, tablets=True, real_cards=[2], level="beginner")
    desk.does("BeginRound", round=1)
    book = next(iter(sqlite_server.hub.ledgers.shelves["event"].live.values()))
    assert [(at.round, at.table) for at in book.state.tables.values()] == [(1, 1)]


def test_nobody_else_sees_a_table_of_the_event(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = tablets(pages(sqlite_server.address))
    desk.seats(["A", "B", "C", "D"], kind="howell", boards=1)
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    come(ann, desk.code, 1, "Ann")
    come(bob, desk.code, 2, "Bob")
    desk.does("BeginRound", round=1)
    table = my_place(ann, desk.code)["table"]
    assert table not in str(bob.frames) or my_place(bob, desk.code)["table"] == table
    stranger = pages(sqlite_server.address)
    follow(stranger, desk.code)
    stranger.send("Watch", id=99, table=table)
    stranger.wait_for_newest()
    assert table not in str([frame for frame in stranger.frames if frame["type"] == "Followed"])
    assert not [frame for frame in stranger.frames if frame["type"] == "Shown"]


def test_a_result_that_was_stored_when_the_server_died_is_entered_once(database: str, pages: Pages) -> None:
    server = ServerThread(database)
    try:
        server.hub.observers.remove(server.hub.links._heard)  # it dies before the result goes further
        desk = tablets(pages(server.address))
        desk.seats(["A", "B"], kind="field", boards=2)
        ann = pages(server.address)
        come(ann, desk.code, 1, "Ann")
        desk.does("BeginRound", round=1)
        sit(ann, desk.code)
        play_deal(ann)
        ann.wait_for_newest()
        assert follow(desk.page, desk.code, secret=desk.secret)["picture"]["slips"] == {}
    finally:
        server.stop()
    again = ServerThread(database)
    try:
        back = pages(again.address, token=ann.token)
        sit(back, desk.code)
        for _ in range(2):
            event = follow(back, desk.code, secret=desk.secret)["picture"]
            assert list(event["slips"]) == ["1.1.1"]
        lines = [type(line).__name__ for line in next(iter(again.hub.ledgers.shelves["event"].live.values())).lines]
        assert lines.count("Entered") == 1
    finally:
        again.stop()


def test_a_result_that_the_director_has_decided_stays(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = tablets(pages(sqlite_server.address))
    desk.seats(["A", "B"], kind="field", boards=1)
    ann = pages(sqlite_server.address)
    come(ann, desk.code, 1, "Ann")
    desk.does("BeginRound", round=1)
    at = {"round": 1, "table": 1, "board": 1}
    assert desk.does("AdjustResult", at=at, ns="average", ew="average")["type"] == "Done"
    sit(ann, desk.code)
    play_deal(ann)
    ann.wait_for_newest(0.2)
    assert follow(desk.page, desk.code, secret=desk.secret)["picture"]["slips"]["1.1.1"]["adjusted"]


def test_against_the_field_everybody_plays_the_same_boards_when_it_suits(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    desk = tablets(pages(sqlite_server.address))
    desk.seats(["Ann", "Ben"], kind="field", boards=1)
    desk.does("BeginRound", round=1)
    ann, zoe = pages(sqlite_server.address), pages(sqlite_server.address)
    come(ann, desk.code, 1, "Ann")
    follow(zoe, desk.code)
    for _ in range(2):
        assert zoe.ask("EnterField", code=desk.code, nickname="Ann")["type"] == "Done"
    hands = []
    for page in (ann, zoe):
        sit(page, desk.code)
        assert page.picture is not None and page.picture["seat"] == "S"
        hands.append(
            sorted(card for each in page.picture["playable"] for card in each["cards"]) or str(page.picture["places"])
        )
        play_deal(page)
        page.see("event", lambda event: bool(event["me"]["boards"] == [1]))
    assert zoe.ask("AskTraveller", code=desk.code, board=1)["type"] == "TravellerShown"
    event = follow(desk.page, desk.code, secret=desk.secret)["picture"]
    assert {line["name"] for line in event["entrants"].values()} == {"Ann", "Ben", "Ann 2"}
    assert set(event["slips"]) == {"1.1.1", "1.3.1"}
    assert desk.does("CloseEvent")["type"] == "Done", "nobody waits for Ben"
    assert {line["entrant"] for line in event["places"].values()} == {1, 3}


def test_people_come_from_a_class_and_are_sent_to_their_tables_through_it(server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(server.address))
    children = [Schoolchild(pages(server.address), teacher.code, name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eva")]
    desk = tablets(pages(server.address))
    only = "Only whoever runs this event may do that."
    assert refused(desk.does("NameClass", code=teacher.code, secret="guessed", size=2)) == only
    assert desk.does("NameClass", code=teacher.code, secret=teacher.secret, size=2)["type"] == "Done"
    event = follow(desk.page, desk.code, secret=desk.secret)["picture"]
    assert [line["name"] for line in event["entrants"].values()] == ["Ann & Ben", "Cleo & Dan", "Eva"]
    assert [line["people"] for line in event["entrants"].values()] == [2, 2, 1]
    asked = {"boards": 1, "rounds": None, "share": False, "switched": 0, "together": False}
    assert desk.does("SeatAll", wish={**asked, "kind": "howell"})["type"] == "Done"
    assert desk.does("BeginRound", round=1)["type"] == "Done"
    playing = [
        number
        for line in event_now(desk)["tables"].values()
        if line["round"] == 1
        for number in set(line["seats"].values())
    ]
    first = min(playing)
    sent = children[2 * first - 2]
    place = sent.place(lambda place: place["table"] is not None)
    picture = sent.sit_down()
    assert picture["table"] == place["table"]
    stranger = pages(server.address)
    follow(stranger, desk.code)
    assert refused(stranger.ask("BeEntrant", code=desk.code, entrant=1, nickname="Zoe")).endswith("go in there.")
    # Another tablet is let in by the teacher: the event knows the child, too.
    new = Schoolchild(pages(server.address), teacher.code, None)
    new.page.ask("KnockAtClass", code=teacher.code, nickname=picture_name(sent))
    teacher.until(lambda now: any(each["knocks"] for each in now.members.values()))
    (sign,) = teacher.members[2 * first - 1]["knocks"]
    teacher.ask("AnswerKnock", member=2 * first - 1, sign=sign, is_let_in=True)
    new.place(lambda place: place["table"] is not None)
    new.sit_down()
    me = None
    while me is None:
        me = follow(new.page, desk.code)["picture"]["me"]
    assert me["entrant"] == first and me["table"] == place["table"]
    for child in children[2 * first - 1 : 2 * first]:
        child.sit_down()


def event_now(desk: Organiser) -> Frame:
    event: Frame = follow(desk.page, desk.code, secret=desk.secret)["picture"]
    return event


def picture_name(child: Schoolchild) -> str:
    picture = child.page.picture
    assert picture is not None
    return str(next(each["name"] for each in picture["places"] if each["player"] == picture["you"]))


def test_three_windows_in_mid_board_see_no_card(sqlite_server: ServerThread, pages: Pages) -> None:
    """Where bots play for who has not come, somebody with the event's code takes one empty seat after the other."""
    desk = tablets(pages(sqlite_server.address))
    desk.seats(["A", "B", "C", "D"], kind="howell", boards=2)
    ann = pages(sqlite_server.address)
    come(ann, desk.code, 1, "Ann")
    desk.does("BeginRound", round=1)
    mine = next(
        line for line in event_now(desk)["tables"].values() if line["round"] == 1 and 1 in line["seats"].values()
    )
    other = next(iter(set(mine["seats"].values()) - {1}))
    bots_for(desk, 1, other)
    table = sit(ann, desk.code)
    picture = ann.wait_until(lambda each: each["you"] in each["waiting"])
    assert ann.act(picture, first_move(picture) or {})["type"] == "Done"
    ann.wait_past(picture)
    spies = [pages(sqlite_server.address) for _ in range(3)]
    for number, (spy, entrant) in enumerate(zip(spies, (1, other, other), strict=True)):
        come(spy, desk.code, entrant, f"Spy {number}")
        assert spy.ask("Watch", table=table)["type"] == "Done"
        assert spy.wait_in_room()["asked"] == "next"
    play_deal(ann)
    for spy in spies:
        spy.wait_for_newest(0.1)
        assert not any(frame["type"] == "Shown" for frame in spy.frames), "no card of that board is theirs to see"
        assert spy.ask("AskDeal", table=table, deal=1)["type"] == "Refused"
    ann.send("GoOn", id=901, table=table, deal=1)
    for spy in spies:
        assert spy.wait_until(lambda shown: bool(shown["deal"] == 2))["seat"] in "NESW"
