"""Home over the wire: from a first visit to the next day, and who could play already."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from kibitz.app.hub.lesson_library import LessonLibrary
from kibitz.app.subjects.home import own_journey
from kibitz.app.subjects.lesson import answers as learning
from kibitz.app.subjects.practice import answers as practising
from kibitz.practice.rung_puzzles import puzzles_of
from tests.app.client import PageClient, in_english, play_deal, refused
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]
DAY = 24 * 60 * 60


def test_every_rung_has_puzzles_of_its_own_rules() -> None:
    for game in own_journey.ladder():
        assert len(puzzles_of(game)) >= 3, game
    assert all(len(hand) <= 3 for each in puzzles_of("first-tricks") for hand in each.hands.values())


def test_who_only_looks_in_is_led_to_the_first_lesson_and_not_stored(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    home = page.ask("AskHome")
    assert home["step"]["lesson"] == "1-first-tricks"
    assert in_english(home["greeting"]).startswith("Hello! I am Trey")
    assert [rung["game"] for rung in home["rungs"]][:2] == ["first-tricks", "bridgewar"]
    assert home["rungs"][0]["is_here"] and home["rungs"][0]["puzzles"] == 3
    french = page.ask("AskHome", language="fr")
    assert french["step"]["text"]["values"]["title"].startswith("Leçon 1")


def test_who_can_play_says_so_once_and_begins_there(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    assert page.ask("StartAt", rung="contract")["type"] == "Done"
    home = page.ask("AskHome")
    assert (home["step"]["kind"], home["step"]["game"]) == ("game", "contract")
    page = pages(sqlite_server.address, page.token)
    assert page.ask("AskHome")["step"]["game"] == "contract"
    assert refused(page.ask("StartAt", rung="whist")).startswith("There is no such rung")
    page.ask("StartAt", rung="")
    assert page.ask("AskHome")["step"]["kind"] == "lesson"


def test_a_begun_lesson_a_deal_and_a_missed_puzzle_are_known_the_next_day(
    sqlite_server: ServerThread, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = pages(sqlite_server.address)
    page.ask("TurnPage", lesson="1-first-tricks", language="en", at=0, to=1)
    home = page.ask("AskHome")
    assert in_english(home["step"]["text"]).startswith("Go on: Lesson 1. Your first tricks, step 2 of")
    opened = page.ask("OpenTable", nickname="Zoe", game="first-tricks", options={"cards": 2}, bots="beginner")
    assert page.ask("AskHome")["step"]["table"] == opened["table"]
    play_deal(page)
    home = page.ask("AskHome")
    assert home["step"]["lesson"] == "1-first-tricks", "A deal that is over is not gone on with."
    assert home["rungs"][0]["deals"] == 1 and home["days"] == 1 and home["is_today"]
    puzzle = puzzles_of("first-tricks")[0]
    wrong = next(answer for answer in puzzle.answers if answer not in puzzle.right)
    page.ask("AnswerPuzzle", key=puzzle.key, answer=wrong)

    page.ask("AnswerPuzzle", key=puzzle.key, answer=puzzle.right[0], again=True)

    class Tomorrow:
        time = staticmethod(lambda: time.time() + 2 * DAY)

    for module in (own_journey, practising, learning):
        monkeypatch.setattr(module, "time", Tomorrow)
    home = page.ask("AskHome")
    assert home["days"] == 1 and not home["is_today"], "A day is forgiven."
    assert home["step"]["kind"] == "lesson", "What was begun comes before what was missed."
    page.ask("StartOver", lesson="1-first-tricks", language="en")
    home = page.ask("AskHome")
    assert home["step"]["puzzles"] == [puzzle.key] and in_english(home["greeting"]).startswith("Good to see you")
    page.ask("AnswerPuzzle", key=puzzle.key, answer=puzzle.right[0])
    assert page.ask("AskHome")["step"]["puzzles"] == []

    class ADayLater:
        time = staticmethod(lambda: time.time() + 3 * DAY)

    monkeypatch.setattr(own_journey, "time", ADayLater)
    assert page.ask("AskHome")["step"]["puzzles"] == [], "It stays away for longer now."


def _learn(page: PageClient, lesson: str) -> None:
    blocks = next(each["blocks"] for each in _lessons() if each["name"] == lesson)
    for at in range(blocks):
        page.ask("TurnPage", lesson=lesson, language="en", at=at, to=at + 1)


def _lessons() -> list[dict[str, Any]]:
    lessons = LessonLibrary().lessons("en").values()
    return [{"name": each.name, "blocks": len(each.blocks), "rung": each.rung} for each in lessons]


def test_the_third_part_brings_the_star_and_the_next_thing_done_ends_the_telling(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    page = pages(sqlite_server.address)
    for lesson in _lessons():
        if lesson["rung"] == "first-tricks":
            _learn(page, lesson["name"])
    while not page.ask("AskHome")["rungs"][0]["won"]:
        page.open("first-tricks", "Zoe", options={"cards": 2}, bots="beginner")
        over = play_deal(page)
    assert page.ask("GoOn", table=over["table"], deal=over["deal"])["type"] == "Done"
    page.wait_until(lambda each: each["deal"] > over["deal"])
    first, second, missed, *_ = puzzles_of("first-tricks")
    for puzzle in (first, second):
        page.ask("AnswerPuzzle", key=puzzle.key, answer=puzzle.right[0])
        assert page.ask("AskHome")["star"] == ""
    wrong = next(answer for answer in missed.answers if answer not in missed.right)
    page.ask("AnswerPuzzle", key=missed.key, answer=wrong)
    assert page.ask("AskHome")["star"] == ""
    page.ask("AnswerPuzzle", key=missed.key, answer=missed.right[0], again=True)
    home = page.ask("AskHome")
    assert home["star"] == "first-tricks" and home["rungs"][0]["has_star"] and home["rungs"][1]["is_here"]
    assert in_english(home["greeting"]).startswith("Your star for First Tricks!")
    told = in_english(home["tomorrow"])
    assert told == "Tomorrow, two minutes more of “Lesson 1. Your first tricks”.", "Its questions were left out."
    assert home["step"]["kind"] == "lesson", "The deal after the one won was dealt, and not begun."
    page.ask("TurnPage", lesson=home["step"]["lesson"], language="en", at=0, to=1)
    assert page.ask("AskHome")["star"] == ""


def test_a_task_of_a_lesson_that_was_missed_comes_back(
    sqlite_server: ServerThread, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = pages(sqlite_server.address)
    lesson = {"lesson": "1-first-tricks", "language": "en"}
    page.ask("TurnPage", **lesson, at=0, to=1)
    assert not page.ask("AnswerQuestion", **lesson, at=1, answer=0)["reply"]["is_right"]
    assert page.ask("AnswerQuestion", **lesson, at=1, answer=1)["reply"]["is_right"]
    page.ask("StartOver", **lesson)

    class Later:
        time = staticmethod(lambda: time.time() + 2 * DAY)

    for module in (own_journey, learning):
        monkeypatch.setattr(module, "time", Later)
    step = page.ask("AskHome")["step"]
    assert (step["lesson"], step["block"]) == ("1-first-tricks", 1)
    page.ask("TurnPage", **lesson, at=0, to=1)
    page.ask("AnswerQuestion", **lesson, at=1, answer=1)
    page.ask("StartOver", **lesson)
    assert page.ask("AskHome")["step"]["block"] is None, "Not twice on one day."
    kept = page.ask("AskMyData")["text"]
    assert '"lesson 1-first-tricks 1"' in kept


def test_the_week_says_where_most_tricks_got_away_as_soon_as_results_have_been_seen(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    page = pages(sqlite_server.address)
    mistakes: Counter[int] = Counter()
    for _ in range(12):
        table = page.open("bridgewar", "Zoe", bots="beginner")
        over = play_deal(page)
        judged = page.ask("AskVerdicts", table=table, deal=over["deal"])["verdicts"]
        mistakes.update(each["place"] % 4 for each in judged if each["verdict"] == "mistake")
        home = page.ask("AskHome")
        if home["week_puzzles"]:
            break
    else:
        pytest.fail(f"Whoever plays the first card that is allowed errs in some place: {mistakes}")
    assert home["week"]["say"] == "trey-week-role" and home["week_theme"] == ""
    assert max(mistakes.values()) >= 2 or home["week"]["values"]["role"] == "declarer"
    assert len(home["week_puzzles"]) == 2
    shown = page.ask("AskPuzzle", key=home["week_puzzles"][1])
    assert shown["puzzle"]["key"] == home["week_puzzles"][1]
