"""Nobody sits idle: dummy may play, watch or hurry, bots have a pace, and the last card plays itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kibitz.app.tables.pace import Pace
from kibitz.app.tables.table_ledger import Speed
from kibitz.cards import Deal, Seat
from kibitz.engine import State, start
from kibitz.games import game
from tests.app.client import Frame, PageClient, first_move, in_english, play_deal
from tests.app.serving import ServerThread

HOME = Seat.SOUTH
"""The seat of who opens a table."""

Pages = Callable[..., PageClient]


class UntilDummy(Pace, frozen=True):
    """Bots that move at once, but wait for long as soon as that seat is dummy's."""

    dummy: Seat

    def seconds(self, state: State, level: str, speed: Speed = "normal") -> float:
        return 60.0 if state.table.dummy is self.dummy and self.dummy in state.table.faced else 0.0


def as_dummy(server: ServerThread, page: PageClient) -> Frame:
    """Deals of MiniBridge until I am dummy; the picture in which I am told so. No bot moves then."""
    server.hub.bots._pace = UntilDummy(0.0, HOME)
    table = page.open("minibridge", session="match", session_options={"deals": 40})
    assert server.hub.tables[table].home(0) is HOME
    for _ in range(40):
        picture = page.wait_until(lambda each: bool(each["outcome"] or each["dummy_does"] or is_mine(each)))
        while not picture["outcome"] and not picture["dummy_does"]:
            move = first_move(picture)
            assert move is not None
            page.act(picture, move)
            page.wait_past(picture)
            picture = page.wait_until(lambda each: bool(each["outcome"] or each["dummy_does"] or is_mine(each)))
        if picture["dummy_does"]:
            return picture
        page.ask("GoOn", table=picture["table"], deal=picture["deal"])
        page.wait_for_deal(picture["deal"] + 1)
    raise AssertionError("Never dummy in forty deals.")


def is_mine(picture: Frame) -> bool:
    return picture["you"] in picture["waiting"]


def place(picture: Frame, role: str) -> Frame:
    return next(each for each in picture["places"] if each["role"] == role)


def test_dummy_plays_both_hands_for_a_bot(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    picture = as_dummy(sqlite_server, ann)
    declarer = place(picture, "declarer")
    assert place(picture, "dummy")["player"] == picture["you"] and declarer["cards"] == []
    assert ann.ask("BeDummy", table=picture["table"], deal=picture["deal"], does="plays")["type"] == "Done"
    picture = ann.wait_until(lambda each: each["dummy_does"] == "plays")
    # From declarer's side of the table, both hands in sight, for all to see who plays.
    assert picture["seat"] == declarer["seat"] and place(picture, "declarer")["played_by"] == "Ann"
    assert len(place(picture, "declarer")["cards"]) == 13 and place(picture, "dummy")["columns"]
    sqlite_server.hub.bots._pace = Pace(0.0)
    seats = set()
    while not picture["outcome"]:
        move = first_move(picture)
        assert move is not None
        seats.add(move["seat"])
        assert ann.act(picture, move)["type"] == "Done"
        ann.wait_past(picture)
        picture = ann.wait_until(lambda each: bool(each["outcome"] or is_mine(each)))
    assert seats == {declarer["seat"], place(picture, "dummy")["seat"]}


def test_only_dummy_of_a_bot_may_play_for_it(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    table = ann.open("bridgewar")  # who opens the table deals, and so declares
    answer = ann.ask("BeDummy", table=table, deal=1, does="plays")
    assert in_english(answer["text"]) == "Only dummy whose partner is a bot may do that."


def test_with_the_hand_in_a_bots_hands_again_declarer_plays_for_itself(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    ann = pages(sqlite_server.address)
    picture = as_dummy(sqlite_server, ann)
    ann.ask("BeDummy", table=picture["table"], deal=picture["deal"], does="plays")
    ann.wait_until(lambda each: each["dummy_does"] == "plays")
    ann.ask("StandUp", table=picture["table"])
    picture = ann.wait_until(lambda each: bool(each["bot_plays"]))
    assert place(picture, "declarer")["played_by"] is None and place(picture, "declarer")["cards"] == []


def test_bots_finish_at_once_for_dummy(sqlite_server: ServerThread, pages: Pages) -> None:
    """At a pace at which the deal would take minutes."""
    ann = pages(sqlite_server.address)
    picture = as_dummy(sqlite_server, ann)
    assert picture["may_hurry"]
    assert ann.ask("BeDummy", table=picture["table"], deal=picture["deal"], does="hurries")["type"] == "Done"
    assert ann.wait_until(lambda each: bool(each["outcome"]), 20)["outcome"]


def test_the_pace_is_kept_with_the_table(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    table = ann.open("bridgewar")
    assert ann.ask("SetPace", table=table, pace="quick")["type"] == "Done"
    ann.wait_until(lambda each: each["pace"] == "quick")
    sqlite_server.hub.tables.pop(table)
    again = pages(sqlite_server.address, ann.token)
    again.ask("Watch", table=table)
    assert again.wait_until(lambda each: each["table"] == table)["pace"] == "quick"


def test_a_calm_table_is_slower_than_a_quick_one() -> None:
    state: State = start(game("bridgewar"), seed="a" * 64, salt="b" * 32)
    speeds: tuple[Speed, ...] = ("calm", "normal", "quick", "at once")
    seconds = [Pace(1.0).seconds(state, "learner", speed) for speed in speeds]
    assert seconds == sorted(seconds, reverse=True) and len(set(seconds)) == 4


@pytest.mark.parametrize(("laws", "cards"), [(False, 12), (True, 13)])
def test_the_last_card_plays_itself_but_where_people_may_err(
    sqlite_server: ServerThread, pages: Pages, laws: bool, cards: int
) -> None:
    ann = pages(sqlite_server.address)
    ann.open("bridgewar", options={"laws": laws, "play_on": True})
    played: dict[str, int] = {}

    def choose(picture: Frame) -> Frame | None:
        # Where people may err any card can be put down; one out of turn would only come back.
        in_turn = [each for each in picture["playable"] if each["seat"] == picture["turn"]]
        move = first_move({**picture, "playable": in_turn})
        if move is not None and move["event"] == "played":
            played[move["seat"]] = played.get(move["seat"], 0) + 1
        return move

    play_deal(ann, choose)
    assert max(played.values()) == cards


class OnlyAnswers(Pace, frozen=True):
    """Bots that answer at once and otherwise wait for long."""

    def seconds(self, state: State, level: str, speed: Speed = "normal") -> float:
        return min(60.0, 1000 * super().seconds(state, level, speed))


# South, who deals and so declares, has every trick.
SOUTHS = Deal.parse("N:432.432.432.5432 J765.765.765.J76 AKQ.AKQJ.AKQJ.AK T98.T98.T98.QT98")


def test_a_certain_result_is_ended_in_one_press(sqlite_server: ServerThread, pages: Pages) -> None:
    """The bots, who otherwise take their time, agree at once."""
    ann = pages(sqlite_server.address)
    ann.open("bridgewar", options={"play_on": True}, deal={"code": SOUTHS.code})
    picture = ann.wait_until(lambda each: bool(each["outcome"] or each["offers"]["sure"] or is_mine(each)))
    while not picture["offers"]["sure"]:
        move = first_move(picture)
        assert move is not None
        ann.act(picture, move)
        ann.wait_past(picture)
        picture = ann.wait_until(lambda each: bool(each["outcome"] or each["offers"]["sure"] or is_mine(each)))
    sure = picture["offers"]["sure"]
    assert in_english(sure["label"]).startswith("End the deal") and sure["label"]["values"]["tricks"] == 13
    sqlite_server.hub.bots._pace = OnlyAnswers(1.0)
    assert ann.act(picture, sure["move"])["type"] == "Done"
    picture = ann.wait_until(lambda each: bool(each["outcome"]))
    assert picture["tricks_won"] == {"NS": 13, "EW": 0}
