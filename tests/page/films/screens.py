"""Every screen with something on it, and how one comes there. Of the table, which has many faces, some more."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.page.club import test_evening, test_league, test_results
from tests.page.club.test_competition import be, make
from tests.page.club.test_desk import come_in, open_class
from tests.page.learn import test_homework
from tests.page.pictures import scenes
from tests.page.pictures.club_scenes import PAIRS, address, competition, desk, somebody_else
from tests.page.pictures.scenes import Scene
from tests.page.playing import let_others_watch, open_menu, open_table, unfold


def _go(page: Page, path: str) -> None:
    page.goto(address(page) + path)
    page.locator("main :is(h1, h2, h3, button)").first.wait_for()
    page.wait_for_load_state("networkidle")


def _at(path: str) -> Scene:
    return lambda page: _go(page, path)


def _after_a_deal(path: str) -> Scene:
    def scene(page: Page) -> None:
        scenes.result(page)
        _go(page, path)

    return scene


def lesson(page: Page) -> None:
    """A question with cards, as one comes to it."""
    _go(page, "/learn/1-first-tricks")
    page.locator("[data-next]").click()
    page.locator("[data-place='1']").wait_for()
    page.locator("[data-answer-place='0']").click()


def watch(page: Page) -> None:
    """A table that may be watched."""
    ann = somebody_else(page, "/play")
    ann.get_by_label("Your nickname").fill("Ann")
    let_others_watch(ann)
    open_table(ann, "minibridge")
    _go(page, "/watch")
    page.locator(".tables a").first.wait_for()


def progress(page: Page) -> None:
    scenes.result(page)
    _go(page, "/progress")
    page.locator("main .panel").first.wait_for()


def waiting(page: Page) -> None:
    """A table that waits for friends."""
    _go(page, "/play")
    page.locator(".rung:has(input[value=minibridge])").click()
    page.get_by_role("button", name="Invite friends").click()
    page.locator(".waiting").wait_for()


def menu(page: Page) -> None:
    scenes.table(page)
    open_menu(page)


def options(page: Page) -> None:
    _go(page, "/play")
    unfold(page)


def settings(page: Page) -> None:
    _go(page, "/")
    page.get_by_role("button", name="Settings").click()


def class_(page: Page) -> None:
    """A pupil who has come in, and waits."""
    _go(page, "/play")
    code = open_class(page)
    page.evaluate("localStorage.clear()")
    _go(page, f"/class/{code}")
    come_in(page, "Ann")


def director(page: Page) -> None:
    _go(page, "/club/competition")
    make(page, names=PAIRS)
    page.get_by_role("button", name="Begin round 1").click()
    page.locator("[data-table='1'] .board").click()
    page.get_by_label("The result, typed").fill("N game hearts 10")
    page.get_by_role("dialog").get_by_role("button", name="Enter the result").click()


def event(page: Page) -> None:
    _go(page, "/club/competition")
    code = make(page, names=PAIRS)
    page.get_by_role("button", name="Begin round 1").click()
    _go(page, f"/event/{code}")
    be(page, PAIRS[0])


def results(page: Page) -> None:
    """A page with an event on it, as whoever runs it sees it."""
    _go(page, "/results")
    page.get_by_label("The name of the club").fill("Village Club")
    page.get_by_role("button", name="Open the page").click()
    page.get_by_role("heading", name="Village Club").wait_for()
    home = page.url.split("#")[0]
    test_results.played(page, 0)
    page.goto(home)
    page.get_by_role("button", name="Put it on the page", exact=True).click()
    page.locator(".events a").wait_for()


def homework(page: Page) -> None:
    """Three tasks that a pupil has begun."""
    _go(page, "/homework")
    path = test_homework.set_homework(page, "Week 3", "Deals at random", 3)
    _go(page, path)
    page.get_by_label("Your nickname").fill("Ann")
    page.get_by_role("button", name="Begin").click()
    page.locator(".bar").wait_for()
    _go(page, path)


def league(page: Page) -> None:
    _go(page, "/league")
    test_league.found(page)
    page.get_by_role("button", name="Result of Chloé & David against Emma & Félix").click()
    page.get_by_role("dialog").get_by_role("button", name="1–2").click()


def match(page: Page) -> None:
    """Two teams of four, who take their seats."""
    _go(page, "/league")
    page.get_by_label("Teams of four").check()
    page.get_by_role("button", name="Open the league").click()
    page.get_by_label("One name a line").fill("Owls\nFoxes")
    page.get_by_role("button", name="Plan the weeks").click()
    page.get_by_role("button", name="Play it here: Owls against Foxes").click()
    page.get_by_role("heading", name="Room 2").wait_for()


def evening(page: Page) -> None:
    _go(page, "/evening")
    test_evening.begin(page)


_FRENCH: Final = """() => {
    const kept = JSON.parse(localStorage.getItem("kibitz.settings") ?? "{}");
    localStorage.setItem("kibitz.settings", JSON.stringify({ ...kept, language: "fr" }));
}"""


def in_french(page: Page) -> None:
    """The same address once more, in French; dialogs, and what was only said, are gone."""
    page.add_init_script(f"({_FRENCH})()")
    page.reload()
    page.wait_for_load_state("networkidle")


SCREENS: Final[dict[str, Scene]] = {
    "home": scenes.home,
    "play": _at("/play"),
    "teachers": _at("/teachers"),
    "lost": _at("/lost"),
    "watch": watch,
    "club": _at("/club"),
    "history": _after_a_deal("/history"),
    "progress": progress,
    "table": scenes.table,
    "lookback": scenes.lookback,
    "deal": _at(f"/deal/minibridge/{scenes.EVENING.code}?dealer=E"),
    "deals": _at("/deals"),
    "lessons": scenes.lessons,
    "lesson": lesson,
    "practice": scenes.puzzle,
    "rules": _at("/rules/minibridge"),
    "referee": _at("/referee"),
    "print": _at("/print"),
    "view": scenes.viewer,
    "class": class_,
    "desk": desk,
    "homework": homework,
    "make_competition": _at("/club/competition"),
    "director": director,
    "competition": event,
    "wall": competition,
    "make_results": _at("/results"),
    "results": results,
    "make_league": _at("/league"),
    "league": league,
    "match": match,
    "make_evening": _at("/evening"),
    "evening": evening,
    "administration": _at("/admin"),
}
"""One for each name in the table of addresses."""

FACES: Final[dict[str, Scene]] = {
    "home-again": _after_a_deal("/"),
    "table-auction": scenes.auction,
    "table-choice": scenes.contract,
    "table-colours": scenes.colours,
    "table-hint": scenes.hint,
    "table-menu": menu,
    "table-result": scenes.result,
    "table-waiting": waiting,
    "play-options": options,
    "settings": settings,
}
"""What else stands at such an address."""

ALSO_FRENCH: Final = (
    *("home", "play", "progress", "lookback", "lessons", "lesson", "practice", "rules", "club"),
    *("class", "desk", "director", "competition", "league", "evening"),
    *("table-auction", "table-choice", "table-result", "table-waiting", "play-options"),
)
"""What is used most is looked at in French too, where words are longer."""
