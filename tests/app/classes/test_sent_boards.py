"""The boards that a desk sends: to order, by codes, and never one that the game would deal again."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from kibitz.analysis.orders.language import NOT_COUNTED
from kibitz.app.errors import Refusal
from kibitz.app.protocol import BoardsWanted
from kibitz.app.subjects.classes.sent_boards import BoardSet, board_set
from kibitz.app.work.gateway import Gateway
from kibitz.app.work.turns import NOBODYS
from kibitz.cards import Deal, Seat
from kibitz.games.registry import GAMES
from kibitz.rules.dealing import is_dealt_again
from tests.app.classes.schooling import Pages, Schoolchild, Teacher
from tests.app.serving import ServerThread

LEVEL = Deal.parse("N:AKQJ.AKQ.432.432 5432.432.AKQ.AKQ T98.JT98.765.765 76.765.JT98.JT98")
"""North has nineteen points and South one, East eighteen and West two: twenty each."""


def sent(seed: int = 0, **wanted: Any) -> BoardSet:
    async def boards() -> BoardSet:
        work = Gateway()
        try:
            return await board_set(BoardsWanted(**wanted), {}, work, NOBODYS, Random(seed))
        finally:
            await work.stop()

    return asyncio.run(boards())


@pytest.mark.parametrize("name", [name for name in GAMES if name != "sample"])
def test_no_game_gets_a_deal_that_it_would_deal_again(name: str) -> None:
    boards = sent(game=name, count=32)
    assert len(boards.handed) == 32
    assert not any(is_dealt_again(boards.rules, each.deal) for each in boards.handed)


def test_players_who_count_for_themselves_get_none_either() -> None:
    boards = sent(game="minibridge", options={"announcing": "players"}, count=32, seed=5)
    for each in boards.handed:
        assert sum(each.deal[seat].points for seat in (Seat.NORTH, Seat.SOUTH)) != 20


def test_a_code_of_such_a_deal_is_refused_and_played_where_nobody_minds() -> None:
    strong = Deal.parse("N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT98.JT9 7654.876.765.876 32.5432.432.5432")
    with pytest.raises(Refusal) as error:
        sent(game="minibridge", deals=(strong.code, LEVEL.code))
    assert error.value.text.values["board"] == 2
    assert [each.deal for each in sent(game="bridgewar", deals=(LEVEL.code,)).handed] == [LEVEL]


def test_boards_come_as_they_were_ordered() -> None:
    boards = sent(game="minibridge", order="S 12-14 points and S 5+ spades and NS 18-22 points", count=4)
    assert len(boards.handed) == 4 and not any(is_dealt_again(boards.rules, each.deal) for each in boards.handed)
    for each in boards.handed:
        assert 12 <= each.deal[Seat.SOUTH].points <= 14


@pytest.mark.parametrize(
    ("order", "game", "said"),
    [
        ("S 12 pints", "minibridge", NOT_COUNTED.say),
        ("NS 20 points", "minibridge", "viewer-never-played"),
        ("S " + "1" * 400, "minibridge", "viewer-order-too-long"),
        ("S 12 points", "first-tricks", "homework-not-to-order"),
    ],
)
def test_an_order_that_cannot_be_met_is_refused_in_a_sentence(order: str, game: str, said: str) -> None:
    with pytest.raises(Refusal) as error:
        sent(game=game, order=order)
    assert error.value.text.say.startswith(said)


def test_a_class_plays_what_the_desk_has_ordered_and_sees_its_own_cards_only(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    teacher = Teacher(pages(sqlite_server.address), game="minibridge")
    ann = Schoolchild(pages(sqlite_server.address), teacher.code, "Ann")
    answer = teacher.page.ask(
        "SeatClass", code=teacher.code, how="random", boards=teacher.boards(game="minibridge", order="S 12 pints")
    )
    assert answer["text"]["say"] == NOT_COUNTED.say
    teacher.seat(game="minibridge", order="N 30+ points and N 5+ spades", count=2)
    picture = ann.sit_down()
    live = sqlite_server.hub.tables[picture["table"]]
    assert all(Deal.from_code(each.code)[Seat.NORTH].points >= 30 for each in live.boards)
    told = json.dumps([*ann.page.frames, *teacher.page.frames])
    assert not any(each.code in told for each in live.boards), "The code of a deal would tell all its cards."
