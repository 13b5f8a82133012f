"""Puzzles and the deal of the day over the wire: nothing of an answer before it is given, and what is kept of it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from kibitz.practice.puzzles import Asks, by_key, shipped
from kibitz.practice.workshop import RUNGS
from tests.app.client import PageClient, play_deal, refused
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def test_a_puzzle_comes_without_its_answer(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    for asks in Asks:
        shown = page.ask("AskPuzzle", asks=asks)
        assert shown["type"] == "PuzzleShown"
        puzzle = by_key()[shown["puzzle"]["key"]]
        assert puzzle.asks is asks
        words = json.dumps(shown)
        for secret in ('"right"', '"figures"', '"why"', puzzle.code):
            assert not secret or secret not in words
        assert "theme" not in shown["puzzle"], "It would be half the answer."
        # Of hidden hands at most the heap of cards that a player would have counted.
        assert {each["seat"] for each in shown["puzzle"]["hands"]} == set(puzzle.hands)


def test_the_server_says_whether_an_answer_is_right_and_why(server: ServerThread, pages: Pages) -> None:
    page = pages(server.address)
    key = page.ask("AskPuzzle", rung="minibridge", asks="rest")["puzzle"]["key"]
    puzzle = by_key()[key]
    right = page.ask("AnswerPuzzle", key=key, answer=puzzle.right[0])
    assert (right["is_right"], right["is_rated"], tuple(right["right"])) == (True, True, puzzle.right)
    assert right["why"] and right["gained"] > 0
    assert (right["yours"]["streak"], right["yours"]["solved"], right["yours"]["tried"]) == (1, 1, 1)
    assert right["yours"]["themes"][0]["theme"] == puzzle.theme
    other = page.ask("AskPuzzle", rung="minibridge", but=key)["puzzle"]["key"]
    assert other != key
    wrong = next(each for each in by_key()[other].answers if each not in by_key()[other].right)
    answer = page.ask("AnswerPuzzle", key=other, answer=wrong)
    assert not answer["is_right"] and answer["gained"] < 0
    assert (answer["yours"]["streak"], answer["yours"]["best"]) == (0, 1)


def test_only_the_first_answer_counts(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    puzzle = shipped()[0]
    wrong = next(each for each in puzzle.answers if each not in puzzle.right)
    first = page.ask("AnswerPuzzle", key=puzzle.key, answer=wrong)
    again = page.ask("AnswerPuzzle", key=puzzle.key, answer=puzzle.right[0])
    assert again["is_right"] and not again["is_rated"]
    assert again["gained"] == 0
    assert again["yours"] == first["yours"]


def test_what_i_solved_comes_back_with_my_token_and_makes_the_puzzle_easier(server: ServerThread, pages: Pages) -> None:
    page = pages(server.address)
    puzzle = shipped()[0]
    yours = page.ask("AnswerPuzzle", key=puzzle.key, answer=puzzle.right[0])["yours"]
    back = pages(server.address, page.token)
    shown = back.ask("AskPuzzle", key=puzzle.key)
    assert shown["yours"] == yours
    assert shown["puzzle"]["strength"] < puzzle.rating
    assert pages(server.address).ask("AskPuzzle", key=puzzle.key)["yours"]["tried"] == 0


def test_puzzles_that_are_answered_do_not_come_again_while_there_are_others(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    page = pages(sqlite_server.address)
    seen = []
    for _ in range(8):
        key = page.ask("AskPuzzle", rung="contract", asks="signal")["puzzle"]["key"]
        page.ask("AnswerPuzzle", key=key, answer=by_key()[key].answers[0])
        seen.append(key)
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("AskPuzzle", {"rung": "chess"}),
        ("AskPuzzle", {"key": "0"}),
        ("AnswerPuzzle", {"key": "0", "answer": "SA"}),
        ("AnswerPuzzle", {"key": shipped()[0].key, "answer": "no card"}),
        ("OpenDaily", {"nickname": "Ann", "game": "chess"}),
    ],
)
def test_what_is_not_there_is_refused(
    sqlite_server: ServerThread, pages: Pages, kind: str, fields: dict[str, str]
) -> None:
    answer = pages(sqlite_server.address).ask(kind, **fields)
    assert refused(answer) == "There is no such puzzle: please choose another."


def test_the_deal_of_the_day_is_the_same_for_all_and_compared(server: ServerThread, pages: Pages) -> None:
    hands = []
    for name in ("Ann", "Ben"):
        page = pages(server.address)
        before = page.ask("AskDaily")
        assert [line["game"] for line in before["lines"]] == list(RUNGS)
        done = page.ask("OpenDaily", nickname=name, game="bridgewar")
        over = play_deal(page)
        assert over["table"] == done["table"]
        hands.append(over["outcome"]["hands"])
        line = page.ask("AskDaily")["lines"][0]
        assert line["table"] == done["table"]
        assert line["score"] == over["outcome"]["points"].get("NS", 0) - over["outcome"]["points"].get("EW", 0)
        assert line["tricks"] == over["tricks_won"]["NS"]
        assert line["finished"] == sum(number for _, number in line["scores"]) == len(hands)
        assert 1 <= line["place"] <= len(hands)
        twice = page.ask("OpenDaily", nickname=name, game="bridgewar")
        assert refused(twice) == "You have begun this deal of the day already: each is played once."
    assert hands[0] == hands[1]


def test_who_has_not_finished_does_not_see_the_others_scores(sqlite_server: ServerThread, pages: Pages) -> None:
    one, two = pages(sqlite_server.address), pages(sqlite_server.address)
    done = one.ask("OpenDaily", nickname="Ann", game="bridgewar")
    one.wait_until(lambda picture: bool(picture["table"] == done["table"]))
    play_deal(one)
    line = two.ask("AskDaily")["lines"][0]
    assert line["finished"] == 1
    assert (line["place"], line["scores"], line["table"]) == (None, [], None)
