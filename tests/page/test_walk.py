"""A child's way: a lesson, its game, puzzles and a star by nothing but the next step; and the day after."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kibitz.app.subjects.home import own_journey
from kibitz.lessons.shelf import shelf
from kibitz.practice.puzzles import by_key
from tests.page.barriers import barriers
from tests.page.conftest import Visit, in_windows
from tests.page.learn.walking import LessonWalk
from tests.page.playing import play

Look = Callable[[str], None]
_DAY = 24 * 60 * 60
_MOST_STEPS = 20


def home(page: Page) -> None:
    page.goto("/".join(page.url.split("/")[:3]) + "/")
    page.locator("[data-step]").wait_for()


def test_home_opens_with_one_card_in_sight_and_no_barriers(visit: Visit, axe: str) -> None:
    page = visit("/", "phone with bars")
    expect(page.locator("[data-step]")).to_have_count(1)
    for size in in_windows(page, "phone with bars", "laptop"):
        expect(page.locator("[data-next-step]")).to_be_in_viewport(ratio=1)
        expect(page.locator(".main:visible")).to_have_count(1)
        assert barriers(page, axe) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size


def test_a_child_comes_from_a_lesson_to_a_game_and_from_there_to_puzzles(visit: Visit) -> None:
    page = visit("/", "phone with bars")
    expect(page.locator("[data-step]")).to_contain_text("I am Trey")
    page.locator("[data-next-step]").click()
    page.locator("[data-place='0']").wait_for()
    page.locator("[data-next]").click()
    page.locator("[data-place='1']").wait_for()
    # A place that comes back leads home when it is done, and the lesson stands where it stood.
    page.evaluate("location.hash = 'place-0'")
    page.locator("[data-place='0']").wait_for()
    page.locator("[data-next]").click()
    expect(page.locator("[data-step=lesson]")).to_contain_text("step 2 of")
    page.locator("[data-play=first-tricks]").click()
    page.locator(".bar").wait_for()
    home(page)
    expect(page.locator("[data-step=table]")).to_contain_text("Go on: First Tricks")
    page.locator("[data-next-step]").click()
    play(page)
    home(page)
    expect(page.locator("[data-step=lesson]")).to_be_visible()
    expect(page.locator(".kindly")).to_contain_text("A day with cards")

    page.get_by_role("link", name="Puzzles: 0 of 3 solved").click()
    page.locator("[data-puzzle]").wait_for()
    puzzle = by_key()[page.locator("[data-puzzle]").get_attribute("data-puzzle") or ""]
    assert puzzle.game == "bridgewar" and len(puzzle.hands[puzzle.turn]) <= 3 and puzzle.rating <= 1100
    hand = page.locator(f"[data-card={puzzle.right[0]}]")
    expect(hand).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".question")).to_be_in_viewport(ratio=1)
    wrong = next(card for card in puzzle.answers if card not in puzzle.right)
    page.locator(f"[data-card={wrong}]").click()
    if len(puzzle.answers) > 2:
        expect(page.locator(".outcome")).to_contain_text("Have another try")
        expect(page.locator(".card-button.right")).to_have_count(0)
        hand.click()
        expect(page.locator(".outcome")).to_contain_text("Solved at the second try")
    expect(page.locator(".card-button.right")).not_to_have_count(0)


def walk_to_the_star(page: Page, look: Look = lambda where: None) -> list[str]:
    """From the first visit to the first star, by the next step alone wherever it stands; which steps those were."""
    taken: list[str] = []
    look("home")
    while page.locator("[data-star]").count() == 0:
        assert len(taken) < _MOST_STEPS, taken
        step = page.locator("[data-next-step]")
        expect(step).to_have_count(1)
        taken.append(step.get_attribute("data-next-step") or "")
        step.click()
        match taken[-1]:
            case "lesson":
                page.wait_for_url("**/learn/*")
                LessonWalk(page, shelf()[page.url.rsplit("/", 1)[1]], cares=False).go()
                page.locator("[data-next-step]").wait_for()
                look("the end of a lesson")
            case "game":
                page.locator(".bar").wait_for()
                look("a table")
                _play_until_won(page, look)
            case "puzzles":
                _solve_a_set(page, look)
    look("the star")
    return taken


def _play_until_won(page: Page, look: Look) -> None:
    """Deal after deal at this table; when one is won the result says what is next."""
    while True:
        play(page)
        if page.locator(".result .first.won").count():
            page.locator(".result [data-next-step]").wait_for()
            look("a deal won")
            return
        page.locator(".result .reason").wait_for()
        look("a deal lost")
        main = page.locator(".result .first-of-all .main")
        main.click()
        page.locator(".result").wait_for(state="detached")


def _solve_a_set(page: Page, look: Look) -> None:
    while True:
        page.locator("[data-puzzle]").wait_for()
        key = page.locator("[data-puzzle]").get_attribute("data-puzzle") or ""
        look("a puzzle")
        page.locator(f"[data-card={by_key()[key].right[0]}]").click()
        page.locator(".outcome.good").wait_for()
        page.locator("[data-step]").or_(page.get_by_role("button", name="Next puzzle")).first.wait_for()
        page.wait_for_timeout(300)  # what is next is asked after the answer
        if page.locator("[data-step]").count():
            look("puzzles solved")
            return
        page.get_by_role("button", name="Next puzzle").click()
        page.locator(f"[data-puzzle='{key}']").wait_for(state="detached")


def test_by_the_next_step_alone_a_child_comes_to_a_star_and_is_greeted_the_next_day(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, axe: str
) -> None:
    page = visit("/", "phone with bars")
    page.locator("[data-step]").wait_for()
    endings: set[str] = set()

    def look(where: str) -> None:
        endings.add(where)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
        if where in ("the end of a lesson", "a deal won", "the star"):
            assert barriers(page, axe) == [], where

    taken = walk_to_the_star(page, look)
    assert taken[0] == "lesson" and set(taken) == {"lesson", "game", "puzzles"}
    assert {"the end of a lesson", "a deal won", "puzzles solved"} <= endings
    expect(page.locator("[data-star=first-tricks]")).to_contain_text("Your star: First Tricks")
    expect(page.locator("[data-trey]")).to_contain_text("You earned it")
    expect(page.locator("[data-tomorrow]")).to_contain_text("Tomorrow")
    home(page)
    expect(page.locator("[data-star=first-tricks]")).to_be_visible()
    expect(page.locator("[data-rung=bridgewar]")).to_contain_text("You are here")

    class Tomorrow:
        time = staticmethod(lambda: time.time() + _DAY)

    monkeypatch.setattr(own_journey, "time", Tomorrow)
    home(page)
    expect(page.locator("[data-trey]")).to_contain_text("Good to see you again")
    expect(page.locator("[data-star]")).to_have_count(0)
    expect(page.locator("[data-tomorrow]")).to_have_count(0)


def test_trey_is_quiet_everywhere_for_who_asked_him_to_be(visit: Visit) -> None:
    page = visit("/", "phone with bars")
    page.locator("[data-trey]").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Trey speaks").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("[data-step=lesson]")).to_contain_text("Lesson 1")
    expect(page.locator("[data-step] .trey")).to_have_count(0)
    expect(page.locator("[data-step]")).not_to_contain_text("I sit opposite you")
    page.locator("[data-play=first-tricks]").click()
    page.locator(".bar").wait_for()
    play(page)
    expect(page.locator("[data-trey], .opening .trey")).to_have_count(0)
    home(page)
    expect(page.locator("[data-tomorrow], [data-trey]")).to_have_count(0)


def test_who_can_play_already_says_so_once_and_is_at_a_table_of_that_game(visit: Visit) -> None:
    page = visit("/", "laptop")
    page.locator("[data-can-play]").click()
    page.locator("[data-start=contract]").click()
    expect(page.locator("[data-step=game]")).to_contain_text("Play Contract Bridge")
    page.reload()
    page.locator("[data-step=game] [data-next-step]").click()
    page.locator(".levels, .history").first.wait_for()


def test_an_address_with_nothing_says_so_and_leads_home(visit: Visit) -> None:
    page = visit("/teachers", "phone")
    assert page.request.get(page.url.replace("teachers", "nowhere"), headers={"Accept": "text/html"}).status == 404
    # Within the page, for the browser writes what it thinks of a 404 into the console.
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="There is no page at this address")).to_be_visible()
    page.get_by_role("link", name="To the start", exact=True).click()
    page.locator("[data-step]").wait_for()
