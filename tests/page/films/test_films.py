"""Every screen in every window, and the ways of three visitors: `make films` writes what they see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kibitz.app.protocol.addresses import ADDRESSES
from tests.page.conftest import Visit
from tests.page.films.contact_sheets import LIGHTS, WRITES, Film, write_screen
from tests.page.films.screens import ALSO_FRENCH, FACES, SCREENS, in_french
from tests.page.playing import gather, play, press, unfold
from tests.page.server import Site


def test_every_address_is_looked_at() -> None:
    assert set(SCREENS) == set(ADDRESSES)


@pytest.mark.nightly
@pytest.mark.skipif(not WRITES, reason="What stands there is tested elsewhere.")
@pytest.mark.parametrize("name", [*SCREENS, *FACES])
def test_a_screen(visit: Visit, name: str) -> None:
    page = visit("/play", viewport={"width": 1366, "height": 650})
    {**SCREENS, **FACES}[name](page)
    write_screen(page, name)
    if name in ALSO_FRENCH:
        in_french(page)
        write_screen(page, f"{name}-french", LIGHTS[:1])


@pytest.mark.nightly
def test_the_way_of_a_child(visit: Visit) -> None:
    """A first visit with a phone: a lesson, its game, what came of it, and what is next."""
    film = Film("way-child")
    page = visit("/", viewport={"width": 390, "height": 664})
    page.locator("[data-step]").wait_for()
    film.shoot(page)
    page.locator("[data-next-step]").click()
    page.locator("[data-place='0']").wait_for()
    film.shoot(page)
    page.locator("[data-next]").click()
    page.locator("[data-answer-place='0']").click()
    expect(page.locator("[data-reply=wrong]")).to_be_in_viewport(ratio=1)
    film.shoot(page)
    page.locator("[data-answer-place='1']").click()
    expect(page.locator("[data-reply=right]")).to_be_in_viewport(ratio=1)
    film.shoot(page)
    _home(page)
    page.locator("[data-play=first-tricks]").click()
    page.locator(".own .live").first.wait_for()
    film.shoot(page)
    press(page, ".own .live")
    film.shoot(page)
    play(page)
    film.shoot(page)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="Step on", exact=True).click()
    film.shoot(page)
    _home(page)
    film.shoot(page)
    page.get_by_role("link", name=re.compile("^Puzzles")).first.click()
    page.locator("[data-puzzle]").wait_for()
    film.shoot(page)
    film.write(5)


@pytest.mark.nightly
def test_the_way_of_a_grandparent(visit: Visit, site: Site) -> None:
    """Invited by a link, on a small laptop: to a seat at the table of a grandchild, and through a deal together."""
    film = Film("way-grandparent")
    child = visit(size="phone with bars")
    child.get_by_label("Your nickname").fill("Zoe")
    link = gather(child, "minibridge")
    page = visit(link, "laptop")
    film.shoot(page)
    expect(page.get_by_role("heading", name="Zoe")).to_be_in_viewport(ratio=1)
    page.get_by_label("Your nickname").fill("Grandma")
    page.get_by_role("button", name="Sit here, in place of Trey", exact=True).click()
    film.shoot(page)
    child.get_by_role("button", name="Begin", exact=True).click()
    page.locator(".bar").wait_for()
    expect(page.locator(".plate.top")).to_contain_text("Zoe")
    film.shoot(page)
    play(page, lambda page: page.locator("[data-played]").count() > 0, child)
    film.shoot(page)
    play(page, lambda page: page.locator(".result").count() > 0, child)
    expect(page.locator(".result h2").first).to_be_in_viewport(ratio=1)
    film.shoot(page)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="Trick on").click()
    expect(page.locator("p.won")).to_contain_text("You and Zoe")
    assert len(site.hub.presence.watchers[link.removeprefix("/t/")]) == 2, "Who looks back is still at the table."
    film.shoot(page)
    film.write(3)


@pytest.mark.nightly
def test_the_way_of_a_club_player(visit: Visit) -> None:
    """Straight to a rubber: two taps from the first page, called by points of the compass, and its score sheet."""
    film = Film("way-club-player")
    page = visit("/play", "desktop")
    film.shoot(page)
    page.locator(".rung:has(input[value=contract])").click()
    unfold(page, "The evening")
    page.locator("#session").select_option("rubber")
    film.shoot(page)
    page.get_by_role("button", name="Play now").click()
    page.locator("[data-call]").first.wait_for()
    film.shoot(page)
    press(page, "[data-call=pass]")
    film.shoot(page)
    play(page)
    film.shoot(page)
    expect(page.locator(".result")).to_be_visible()
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="Step on", exact=True).click()
    film.shoot(page)
    film.write(3)


def _home(page: Page) -> None:
    page.goto("/".join(page.url.split("/")[:3]) + "/")
    page.locator("[data-step]").wait_for()
