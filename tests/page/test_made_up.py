"""The whole page in a language that is only a folder: no word of another one, and nothing that runs over."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from os import environ
from typing import Final

import pytest
from playwright.sync_api import Page

from kibitz.app.hub.lesson_library import LessonLibrary
from kibitz.app.protocol.addresses import served
from kibitz.app.web.static import Page as BuiltPage
from kibitz.words import catalogues
from tests.page.conftest import Visit
from tests.page.server import Site
from tests.page.test_mounted import STRONG, WEB
from tests.words.made_up import CODE, LETTERS, words_of_another, write_made_up

SCREENS: Final = [*(each for each in served() if "{" not in each and each != "/learn"), f"/deal/contract/{STRONG}"]
"""Every address that is told nothing, and a table. Lessons are files of their own."""
NAMES: Final = {
    "kibitz",
    "Letter",
    "localhost",
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


def _faults(page: Page, address: str) -> list[str]:
    page.goto(address)
    page.locator("main :is(h1, h2, h3, button)").first.wait_for()
    page.wait_for_load_state("networkidle")
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    said = page.evaluate(
        "(document.querySelectorAll('code').forEach((each) => each.remove()), document.body.innerText)"
    )
    words = set(words_of_another(said)) - NAMES  # what is typed is the same in every language
    return [*([f"{over} pixels too wide"] if over > 0 else []), *sorted(words)]
