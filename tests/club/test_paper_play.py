"""Deals played with real cards, in the words of those who played them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kibitz.cards import NotationError, Seat, Side
from kibitz.club.paper_play import TableResult, paper_form, played_here, scored, written
from kibitz.engine import act
from kibitz.games import GAMES, game
from kibitz.games.paper import PaperForm
from kibitz.sessions import begin, result
from kibitz.sessions.base import Board
from kibitz.sessions.boards import FOUR
from tests.sessions.playing import deals

DUPLICATE = {"scoring": "duplicate"}


def form(name: str, options: dict[str, Any] | None = None) -> PaperForm:
    return paper_form(name, options or {})


@pytest.mark.parametrize(
    ("name", "options", "text", "declarers", "defenders"),
    [
        ("contract", DUPLICATE, "N 4SX 10", 590, 0),
        ("contract", DUPLICATE, "n 4 spades =", 420, 0),
        ("contract", DUPLICATE, "East 3NT by 8", 0, 100),
        ("contract", DUPLICATE, "W 3n -2", 0, 200),
        ("contract", DUPLICATE, "S 7♠xx 12", 0, 200),
        ("contract", DUPLICATE, "S 1c +1", 90, 0),
        ("minibridge", {}, "S game hearts 11", 450, 0),
        ("minibridge", {}, "W part-score in NT, 8", 120, 0),
        ("minibridge", {}, "W part S 6", 0, 50),
        ("minibridge", {"scoring": "targets"}, "S hearts 25p 9", 1, 0),
        ("minibridge", {"scoring": "targets"}, "S hearts 27 points 9", 0, 1),
        ("minibridge", {"scoring": "tricks"}, "S NT 9", 9, 4),
        ("minibridge", {"no_trumps_only": True}, "S game 9", 400, 0),
        ("abridged", {}, "N play red 11", 100, 0),
        ("abridged", {}, "N seven NT 6", 0, 5),
        ("bridgewar", {}, "N 8", 1, 0),
        ("bridgewar", {}, "N 6", 0, 1),
        ("heroes", {}, "N hearts 7", 0, 0),
        ("battles", {}, "E hero spades 8", 1, 0),
        ("battles", {}, "E free 7", 1, 0),
        ("extreme", {}, "E clash free 9", 5, 0),
        ("extreme", {}, "E showdown hearts 11", 0, 5),
    ],
)
def test_results(name: str, options: dict[str, Any], text: str, declarers: int, defenders: int) -> None:
    found = written(form(name, options), text, [Side.EW])
    assert (found.declarers, found.defenders) == (declarers, defenders)
    assert found.declarer is not None
    assert (found.of(found.declarer.side), found.of(found.declarer.side.other)) == (declarers, defenders)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("contract", "4SX", "is no result"),
        ("contract", "X 4S 10", "does not begin with who declared"),
        ("contract", "N 8S 10", "names no contract"),
        ("contract", "N 4S 14", "has 14 tricks, and there are 13"),
        ("contract", "N 4S +9", "has 19 tricks"),
        ("contract", "N 4S ten", "does not end with the tricks"),
        ("minibridge", "N hearts 9", "names no contract"),
        ("bridgewar", "pass", "no deal is thrown in"),
        ("abridged", "N play purple 9", "names no contract"),
    ],
)
def test_what_cannot_be_read_is_said_with_an_example(name: str, text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        written(form(name, DUPLICATE if name == "contract" else {}), text)


def test_a_deal_that_was_thrown_in() -> None:
    assert written(form("contract", DUPLICATE), "passed out") == TableResult()


def test_points_are_asked_for_where_they_set_the_goal() -> None:
    with pytest.raises(NotationError, match="lacks the points"):
        written(form("minibridge", {"scoring": "targets"}), "S hearts 9")


def test_every_game_of_the_house_but_the_first_steps_can_be_written_down() -> None:
    assert [name for name, entrance in GAMES.items() if entrance.paper is None] == ["first-tricks"]
    with pytest.raises(NotationError, match="First Tricks cannot be entered"):
        form("first-tricks")


PLAYED = [
    (entrance.name, dict(entrance.alone or {}))
    for entrance in GAMES.values()
    if entrance.paper is not None and entrance.players == 4
]


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_paper_and_table_score_alike(name: str, options: dict[str, Any]) -> None:
    """A deal played here at random has the score that its contract and tricks have on paper."""
    random, paper, compared = Random(name), form(name, options), 0
    board = Board(4, Seat.WEST, FOUR, tuple(Side))
    for deal, _ in zip(deals(game(name, options), name), range(12), strict=False):
        state = begin(game(name, options), board, deal=deal)
        while not state.over:
            seat, moves = random.choice(list(state.turns.items()))
            state = act(state, seat, random.choice(moves))
        here = played_here(result(board, state))
        if here.declarer is not None and here.contract is not None:
            compared += 1
            assert scored(paper, here.declarer, here.contract, here.tricks, Side) == here
    assert compared
