"""Somebody's history: what they played, sought and counted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import look_on, open_menu, open_table

pytestmark = pytest.mark.usefixtures("unjudged")


def _two_deals(visit: Visit) -> Page:
    """One that a bot finishes at BridgeWar, and one of MiniBridge; then on to the history."""
    page = visit(size="phone with bars")
    for game in ("bridgewar", "minibridge"):
        page.goto(page.url.split("/t/")[0].removesuffix("/play") + "/play")
        open_table(page, game)
        open_menu(page)
        page.get_by_role("button", name="Let a bot play for me").click()
        look_on(page)
    page.goto(page.url.split("/t/")[0] + "/history")
    expect(page.locator("main li a")).not_to_have_count(0)
    return page


def test_deals_are_found_by_what_they_were(visit: Visit, axe: str) -> None:
    page = _two_deals(visit)
    deals = page.locator(".list li a")
    expect(deals).to_have_count(2)
    expect(deals.first).to_contain_text("MiniBridge")
    expect(page.locator(".list h3")).to_have_text(["Today"])
    expect(page.locator(".figures li").first).to_contain_text("1")
    assert barriers(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("Which game").select_option("bridgewar")
    expect(deals).to_have_count(1)
    expect(deals.first).to_contain_text("BridgeWar")
    page.get_by_label("With whom").select_option("people")
    expect(page.get_by_text("None of your deals is like that.")).to_be_visible()
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Show all deals").click()
    expect(deals).to_have_count(2)
    deals.last.click()
    page.wait_for_url("**/t/*/1")


def test_who_has_played_nothing_is_told_what_will_be_here(visit: Visit, axe: str) -> None:
    page = visit("/history", size="phone with bars")
    expect(page.get_by_text("You have not finished a deal yet.")).to_be_visible()
    assert barriers(page, axe) == []
    page.get_by_role("link", name="Play now").click()
    expect(page.locator(".rung").first).to_be_visible()
