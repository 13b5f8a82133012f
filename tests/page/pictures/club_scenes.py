"""Pictures of class and club: a teacher's desk with a class at its tables, and a competition on the wall."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from playwright.sync_api import BrowserContext, Page, expect

from tests.app.client import PageClient, first_move
from tests.page.club.test_competition import be, make
from tests.page.club.test_desk import open_class, seat

PUPILS: Final = re.findall(
    r"\w+",
    "Ann Ben Cleo Dan Ella Finn Gwen Hugo Iris Jon Kim Leo Mia Noah Olga Paul Quinn Rosa Sam Tara Uma Vera Will Xena "
    "Yann Zoe Ada Bo Cy Di Eve",
)
PAIRS: Final = [f"{one} & {other}" for one, other in zip(PUPILS[:16:2], PUPILS[1:16:2], strict=True)]
RESULTS: Final = ("N game hearts 10", "E part-score NT 8", "S game NT 10", "N part-score spades 9")


def desk(page: Page) -> None:
    """A class of thirty-one at eight tables, each further than the one before."""
    code = open_class(page, "Class 4b", "bridgewar")
    pupils = [PageClient(address(page)) for _ in PUPILS]
    for pupil in pupils:
        page.context.on("close", partial(_leave, pupil))
    for pupil, name in zip(pupils, PUPILS, strict=True):
        pupil.ask("Follow", kind="class", code=code)
        assert pupil.ask("ComeToClass", code=code, nickname=name)["type"] != "Refused"
    seat(page, "By strength")
    tables: dict[str, list[PageClient]] = {}
    for pupil in pupils:
        shown = pupil.see("class", lambda shown: bool(shown["you"] and shown["you"]["table"]))
        pupil.ask("Watch", table=shown["you"]["table"])
        tables.setdefault(shown["you"]["table"], []).append(pupil)
    for sweeps, seated in enumerate(tables.values()):
        for _ in range(2 + 2 * sweeps):
            for pupil in seated:
                _move(pupil)
    page.wait_for_timeout(500)


def _leave(pupil: PageClient, _: BrowserContext) -> None:
    pupil.close()


def _move(pupil: PageClient) -> None:
    """What can be done first, if it is this pupil's turn."""
    pupil.wait_for_newest()
    picture = pupil.picture
    if picture is not None and picture["you"] in picture["waiting"] and (move := first_move(picture)) is not None:
        pupil.act(picture, move)


def competition(page: Page) -> None:
    """A competition after its first results: on the wall, or on a player's phone."""
    organiser = somebody_else(page, "/club/competition")
    code = make(organiser, names=PAIRS)
    organiser.get_by_role("button", name="Begin round 1").click()
    for table, result in enumerate(RESULTS, 1):
        organiser.locator(f"[data-table='{table}'] .board").click()
        organiser.get_by_label("The result, typed").fill(result)
        organiser.get_by_role("dialog").get_by_role("button", name="Enter the result").click()
        expect(organiser.get_by_label("The result, typed")).to_have_count(0)
    window = page.viewport_size
    assert window is not None
    page.goto(f"{address(page)}/{'wall' if window['width'] > 600 else 'event'}/{code}")
    if window["width"] <= 600:
        be(page, PAIRS[0])
    page.get_by_text("Village cup").first.wait_for()


def address(page: Page) -> str:
    """Of the server."""
    return "/".join(page.url.split("/")[:3])


def somebody_else(page: Page, path: str) -> Page:
    """Another person at the same server, with a browser of their own."""
    browser = page.context.browser
    assert browser is not None
    other = browser.new_context(viewport={"width": 1366, "height": 650}, reduced_motion="reduce", locale="en-GB")
    page.context.on("close", lambda _: other.close())
    opened = other.new_page()
    opened.goto(address(page) + path)
    return opened
