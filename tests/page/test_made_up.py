"""The whole page in a language that is only a folder: no word of another one, and nothing that runs over."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from os import environ
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from kibitz.app.hub.lesson_library import LessonLibrary
from kibitz.app.protocol.addresses import served
from kibitz.app.tables.names import BOT_NAMES
from kibitz.app.web.static import Page as BuiltPage
from kibitz.words import catalogues
from tests.app.classes.schooling import Schoolchild, Teacher
from tests.app.client import PageClient
from tests.app.competition.test_competitions import Organiser
from tests.page.conftest import Visit
from tests.page.server import Site
from tests.page.test_mounted import STRONG, WEB
from tests.words.made_up import CODE, LETTERS, accented, words_of_another, write_made_up

SCREENS: Final = [*(each for each in served() if "{" not in each and each != "/learn"), f"/deal/contract/{STRONG}"]
"""Every address that is told nothing, and a table. Lessons are files of their own."""
_DRAWN: Final = re.compile(r"localhost\S*|\b[0-9A-Z]{3} [0-9A-Z]{3}\b")
"""An address, and a code in two halves: either may happen to hold a word."""
NAMES: Final = {
    "kibitz",
    "Letter",
    *BOT_NAMES,
    "English",  # as a language calls itself
    *LETTERS.findall(" ".join(each.title for each in LessonLibrary().lessons("en").values())),
}


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose page was built from a folder of languages with a made-up one in it."""
    folder = tmp_path_factory.mktemp("made-up")
    words = write_made_up(folder / "words")
    run = ["npm", "run", "--silent", "build", "--", "--logLevel", "error", "--outDir", str(folder / "page")]
    subprocess.run(run, cwd=WEB, env={**environ, "KIBITZ_WORDS": str(words)}, check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogues, "_folder", lambda: words)
        site = Site(folder, page=BuiltPage(folder / "page"))
        yield site
        site.stop()


def test_every_screen_speaks_it_and_has_room_for_it(visit: Visit, elsewhere: Site) -> None:
    page = visit("/", "phone with bars", at=elsewhere, locale=CODE)
    faults = {path: found for path in SCREENS if (found := _faults(page, elsewhere.address + path))}
    assert faults == {}


def test_a_class_and_a_competition_speak_it_too(visit: Visit, elsewhere: Site) -> None:
    people = [PageClient(elsewhere.address) for _ in range(3)]
    try:
        teacher, organiser = Teacher(people[0]), Organiser(people[1], title=accented("Village cup"))
        Schoolchild(people[2], teacher.code, accented("Anna"))
        teacher.seat()
        organiser.seats([accented(f"Pair {each}") for each in ("one", "two", "three", "four", "five", "six")])
        assert organiser.does("BeginRound", round=1)["type"] == "Done"
        places = [
            f"/class/{teacher.code}",
            f"/desk/{teacher.code}#{teacher.secret}",
            f"/event/{organiser.code}",
            f"/slips/{organiser.code}",
            f"/wall/{organiser.code}",
            f"/director/{organiser.code}#{organiser.secret}",
        ]
        page = visit("/", "phone with bars", at=elsewhere, locale=CODE)
        faults = {path: found for path in places if (found := _faults(page, elsewhere.address + path))}
        for tab in page.get_by_role("tab").all():  # of the organiser
            tab.click()
            if found := _amiss(page):
                faults[f"the organiser’s {tab.inner_text()}"] = found
    finally:
        for each in people:
            each.close()
    assert faults == {}


def test_what_opens_over_a_table_speaks_it_too(visit: Visit, elsewhere: Site) -> None:
    page = visit("/", "phone with bars", at=elsewhere, locale=CODE)
    page.goto(f"{elsewhere.address}/play")
    page.locator(".rung:has(input[value=contract])").click()
    page.get_by_role("button", name=accented("Play now"), exact=True).click()
    page.locator(".levels").wait_for()
    faults = {"the table": found} if (found := _amiss(page)) else {}
    dialog = page.get_by_role("dialog")
    for label in ("Invite friends", "Who is here", "How the bots play", "Score sheet", "What happened", "Settings"):
        page.get_by_role("button", name=accented("Menu")).click()
        more = dialog.locator("details")
        if more.get_attribute("open") is None:
            more.locator("summary").click()
        if found := _amiss(page):
            faults["the menu"] = found
        dialog.get_by_role("button", name=accented(label), exact=True).click()
        dialog.get_by_role("button", name=accented("Close")).first.wait_for()
        if found := _amiss(page):
            faults[label] = found
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    assert faults == {}


def _faults(page: Page, address: str) -> list[str]:
    page.goto("about:blank")  # of two addresses that differ behind the # the second would not be loaded
    page.goto(address)
    page.locator("main :is(h1, h2, h3, button)").first.wait_for()
    page.wait_for_load_state("networkidle")
    return _amiss(page)


def _amiss(page: Page) -> list[str]:
    """What is wider than the page, and every word of another language. What is typed is the same in every one."""
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    said = _DRAWN.sub("", page.evaluate(_SAID))
    words = set(words_of_another(said)) - NAMES
    return [*([f"{over} pixels too wide"] if over > 0 else []), *sorted(words)]


_SAID: Final = """() => {
    const typed = [...document.querySelectorAll("code")].map((each) => [each, each.style.display]);
    for (const [each] of typed) each.style.display = "none";
    const said = document.body.innerText;
    for (const [each, display] of typed) each.style.display = display;
    return said;
}"""
