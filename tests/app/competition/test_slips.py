"""Results of real cards from phones: one side enters, the other confirms if it has a phone too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kibitz.cards import Deal, Seat
from tests.app.client import Frame, PageClient, refused
from tests.app.competition.test_competitions import Organiser, follow, send_file
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
    assert phone.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"] is None
    desk.does("BeginRound", round=1)
    shown = phone.ask("Follow", kind="slips", code=desk.code)["picture"]
    mine, form = shown["mine"], shown["form"]
    assert (mine["table"], mine["side"], mine["ns"], mine["ew"]) == (1, "NS", [1], [4])
    assert [line["board"] for line in mine["lines"]] == [1, 2] and form["thrown_in"]
    game = said(form, "game", "H", tricks=10)
    worth = phone.ask("PreviewSlip", code=desk.code, board=1, said=game)["result"]
    assert (worth["ns"], worth["ew"], worth["contract"]["say"]) == (420, 0, "story-contracts-game")
    entered = {"code": desk.code, "round": 1, "board": 1, "said": game}
    assert phone.ask("EnterSlip", **entered)["type"] == "Done"
    assert phone.ask("EnterSlip", **entered)["type"] == "Done", "sent again for want of an answer: it stands"
    wrong = {**entered, "said": said(form, "game", "H", tricks=9)}
    assert phone.ask("EnterSlip", **wrong)["type"] == "Done", "and another one takes its place until the round ends"
    assert phone.ask("EnterSlip", **entered)["type"] == "Done"
    line = phone.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"]["lines"][0]
    assert line["result"] == worth and line["waits_for"] is None
    thrown = {**entered, "board": 2, "said": {"declarer": None}}
    assert phone.ask("EnterSlip", **thrown)["type"] == "Done"
    assert "not played at table" in refused(phone.ask("EnterSlip", **{**entered, "board": 5}))
    desk.does("EndRound", round=1)
    desk.does("BeginRound", round=2)
    assert "That round is over" in refused(phone.ask("EnterSlip", **entered))


def test_the_other_side_says_no_and_a_board_is_not_played(sqlite_server: ServerThread, pages: Pages) -> None:
    desk, ours = afternoon(sqlite_server, pages)
    theirs = pages(sqlite_server.address)
    assert theirs.ask("BeEntrant", code=desk.code, entrant=4, nickname="Bert")["type"] == "Done"
    desk.does("BeginRound", round=1)
    form = ours.ask("Follow", kind="slips", code=desk.code)["picture"]["form"]
    board = {"code": desk.code, "round": 1, "board": 1}

    def line(number: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = ours.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"]["lines"][number]
        return found

    assert ours.ask("EnterSlip", **board, said=said(form, "game", "H", tricks=10))["type"] == "Done"
    assert "entered this result" in refused(ours.ask("DisputeSlip", **board))
    assert theirs.ask("DisputeSlip", **board)["type"] == "Done"
    assert line()["disputed"] == "EW"
    assert theirs.ask("EnterSlip", **board, said=said(form, "game", "H", tricks=9))["type"] == "Done"
    assert (line()["disputed"], line()["waits_for"]) == (None, "NS")
    assert ours.ask("ConfirmSlip", **board)["type"] == "Done"
    assert ours.ask("SlipNotPlayed", **{**board, "board": 2})["type"] == "Done"
    assert line(1)["not_played"] and line(1)["result"] is None
    # It was, after all: until the round ends the table takes that back.
    second = {**board, "board": 2}
    assert line(1)["may_change"]
    assert ours.ask("EnterSlip", **second, said=said(form, "game", "H", tricks=9))["type"] == "Done"
    assert (line(1)["not_played"], line(1)["waits_for"]) == (False, "EW")
    # It came to no score: the organiser is called, and decides. Then the table has no more to say.
    assert theirs.ask("SlipNotPlayed", **second, spoiled=True)["type"] == "Done"
    assert line(1)["spoiled"] and line(1)["may_change"]
    event = follow(desk.page, desk.code, secret=desk.secret)["picture"]
    assert event["slips"]["1.1.2"]["spoiled"] and list(event["calls"]) == ["1.1"]
    assert desk.does("AdjustResult", at={"round": 1, "table": 1, "board": 2}, ns="plus", ew="minus")["type"] == "Done"
    assert (line(1)["spoiled"], line(1)["is_adjusted"], line(1)["may_change"]) == (False, True, False)
    assert "decided" in refused(ours.ask("SlipNotPlayed", **second))
    assert desk.does("BoardNotPlayed", at={"round": 1, "table": 1, "board": 1})["type"] == "Done"
    assert not line()["may_change"], "what the organiser says of a board is no affair of the table’s"
    desk.does("EndRound", round=1)
    assert "not play at a table" in refused(ours.ask("SlipNotPlayed", **board))


def test_with_two_phones_both_sides_say_so(sqlite_server: ServerThread, pages: Pages) -> None:
    desk, ours = afternoon(sqlite_server, pages)
    theirs = pages(sqlite_server.address)
    theirs.ask("BeEntrant", code=desk.code, entrant=4, nickname="David")
    desk.does("BeginRound", round=1)
    form = ours.ask("Follow", kind="slips", code=desk.code)["picture"]["form"]
    ours.ask("EnterSlip", code=desk.code, round=1, board=1, said=said(form, "part-score", "NT", tricks=8))
    line = theirs.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"]["lines"][0]
    assert line["waits_for"] == "EW" and line["result"]["ns"] == 120
    assert "entered this result" in refused(ours.ask("ConfirmSlip", code=desk.code, round=1, board=1))
    assert theirs.ask("ConfirmSlip", code=desk.code, round=1, board=1)["type"] == "Done"
    assert theirs.ask("ConfirmSlip", code=desk.code, round=1, board=1)["type"] == "Done", "and once more"
    signs = [page.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"]["sign"] for page in (ours, theirs)]
    assert follow(desk.page, desk.code, secret=desk.secret)["picture"]["slips"]["1.1.1"]["sent_by"] == [
        f"Anna {signs[0]}",
        f"David {signs[1]}",
    ]
    assert ours.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"]["lines"][0]["waits_for"] is None
    assert desk.enters(1, 1, "N game hearts 10", again=True, why="as agreed")["type"] == "Done"
    told = ours.wait_for(lambda frame: frame["type"] == "Changed")
    assert told["fields"]["mine"]["lines"][0]["result"]["ns"] == 420


def test_what_the_cards_say_against_a_result_is_asked_once_it_is_entered(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    desk, phone = afternoon(sqlite_server, pages)
    codes = [Deal.from_number(10**25 + number).code for number in (1, 2, 3, 4, 5, 6)]
    send_file(desk.page, "\n".join(codes))
    assert desk.does("GiveBoards")["type"] == "Done"
    desk.does("BeginRound", round=1)
    shown = phone.ask("Follow", kind="slips", code=desk.code)["picture"]
    board = shown["mine"]["lines"][0]["board"]
    hands = Deal.from_code(codes[board - 1])
    held = hands[Seat.NORTH].points + hands[Seat.SOUTH].points
    assert held != 20
    seats = ("N", "E") if held > 20 else ("E", "N")
    for seat, asked in zip(seats, (None, "slips-weaker-side"), strict=True):
        result = said(shown["form"], "game", "H", tricks=10, declarer=seat)
        before = phone.ask("PreviewSlip", code=desk.code, board=board, said=result)
        assert before["doubt"] is None, "nothing of the cards is told to a phone that only asks"
        assert phone.ask("EnterSlip", code=desk.code, round=1, board=board, said=result)["type"] == "Done"
        line = phone.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"]["lines"][0]
        assert (line["doubt"] and line["doubt"]["say"]) == asked


def test_nobody_enters_or_sees_what_others_play(sqlite_server: ServerThread, pages: Pages) -> None:
    desk, _ = afternoon(sqlite_server, pages)
    desk.does("BeginRound", round=1)
    desk.enters(1, 1, "N game hearts 10")
    stranger = pages(sqlite_server.address)
    assert stranger.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"] is None
    slip = {"code": desk.code, "round": 1, "board": 1}
    assert "do not play" in refused(stranger.ask("EnterSlip", **slip, said={"declarer": None}))
    assert "do not play" in refused(stranger.ask("ConfirmSlip", **slip))
    other = pages(sqlite_server.address)
    other.ask("BeEntrant", code=desk.code, entrant=2, nickname="Chloé")
    assert [
        line["board"] for line in other.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"]["lines"]
    ] == [3, 4]


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
    form = phone.ask("Follow", kind="slips", code=desk.code)["picture"]["form"]
    worth = phone.ask("PreviewSlip", code=desk.code, board=1, said=said(form, first, strain, **more))
    assert worth["result"]["ns"] == points
    assert "not a result in this game" in refused(
        phone.ask("PreviewSlip", code=desk.code, board=1, said={"declarer": "N", "contract": 999})
    )


def test_points_set_the_goal_where_the_game_has_targets(sqlite_server: ServerThread, pages: Pages) -> None:
    desk, phone = afternoon(sqlite_server, pages, options={"scoring": "targets"}, method="total")
    form = phone.ask("Follow", kind="slips", code=desk.code)["picture"]["form"]
    assert form["by_points"]
    for points, won in ((25, 1), (33, 0)):
        slip = said(form, "target", "H", tricks=9, points=points)
        assert phone.ask("PreviewSlip", code=desk.code, board=1, said=slip)["result"]["ns"] == won


def test_a_result_that_is_hardly_so_is_asked_about_typed_or_tapped(
    sqlite_server: ServerThread, pages: Callable[..., PageClient]
) -> None:
    desk = Organiser(pages(sqlite_server.address), game="contract", options={"scoring": "duplicate"})
    desk.seats()

    def weighed(said: str) -> Frame:
        return desk.page.ask("PreviewSlip", code=desk.code, board=1, said=said)

    plain, odd = weighed("N 1NT 8"), weighed("N 6NT 4")
    assert (plain["result"]["ns"], plain["doubt"]) == (120, None)
    assert odd["doubt"]["say"] == "slips-so-many-down" and odd["doubt"]["values"] == {"down": 8}
    assert weighed("N 1NT =")["doubt"] is None and weighed("W 1NT 12")["doubt"]["say"] == "slips-so-many-over"
    assert refused(weighed("nonsense"))


def test_the_opening_lead_is_asked_for_shown_and_held_against_the_cards(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    desk, phone = afternoon(sqlite_server, pages, game="contract", options={"scoring": "duplicate"})
    as_it_is = {"live": True, "tablets": False, "real_cards": [], "level": "club"}
    assert phone.ask("AskSlipForm", code=desk.code)["form"]["leads"] == []
    assert desk.does("ArrangeEvent", **as_it_is, lead=True)["type"] == "Done"
    desk.does("DrawBoards")
    desk.does("BeginRound", round=1)
    form = phone.ask("AskSlipForm", code=desk.code)["form"]
    assert len(set(form["leads"])) == 52
    cards = _east(desk)
    theirs = next(card for card in form["leads"] if card not in cards)
    wanted = {"declarer": "N", "contract": _spades(form), "tricks": 10}
    slip = {"code": desk.code, "round": 1, "board": 1}
    assert "not a result" in refused(phone.ask("EnterSlip", **slip, said={**wanted, "lead": "Q9"}))

    def line() -> Frame:
        found: Frame = phone.ask("Follow", kind="slips", code=desk.code)["picture"]["mine"]["lines"][0]
        return found

    assert phone.ask("EnterSlip", **slip, said={**wanted, "lead": theirs})["type"] == "Done"
    assert line()["doubt"]["say"] == "slips-not-their-lead"
    assert phone.ask("EnterSlip", **slip, said={**wanted, "lead": cards[0]})["type"] == "Done"
    assert line()["result"]["lead"] == cards[0] and line()["doubt"] is None
    traveller = desk.page.ask("AskTraveller", code=desk.code, board=1)["results"]
    assert [each["result"]["lead"] for each in traveller if each["result"]] == [cards[0]]
    assert phone.ask("EnterSlip", **{**slip, "board": 2}, said=wanted)["type"] == "Done", "nobody has to remember it"


def _east(desk: Organiser) -> list[str]:
    """The leader's hand on board 1, as the organiser's file has it."""
    text = desk.page.ask("AskFile", ledger="event", code=desk.code, what="whole")["text"]
    code = text.split('"boards":{"1":"')[1].split('"')[0]
    return [card.name for card in Deal.from_code(code)[Seat.EAST]]


def _spades(form: Frame) -> int:
    return next(at for at, each in enumerate(form["contracts"]) if (each["strain"], each["goal"]) == ("S", 10))
