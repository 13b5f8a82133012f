"""What is asked at the table covers no card: how a deal began, and what to do as dummy; and dummy's cards beckon."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kibitz.cards import Deal
from tests.page.conftest import Visit, in_windows
from tests.page.playing import press
from tests.page.server import Site

NORTH_IS_STRONG = Deal.parse("N:AK6.AQJ.AKJ5.AQ9 T98.T98.QT98.KT8 5432.432.32.5432 QJ7.K765.764.J76")
SOUTH_IS_STRONG = Deal.parse("N:5432.432.32.5432 QJ7.K765.764.J76 AK6.AQJ.AKJ5.AQ9 T98.T98.QT98.KT8")
_COVERED = """prompt => [...document.querySelectorAll("[data-card], [data-shown], [data-played]")].filter((card) => {
    const { left, top, width } = card.getBoundingClientRect();
    return width > 0 && prompt.contains(document.elementFromPoint(left + 6, top + 6));
}).length"""


@pytest.fixture
def unhurried(tmp_path: Path, same_deals: None) -> Iterator[Site]:
    """Bots wait there until somebody has read what is to be read."""
    server = Site(tmp_path, bot_delay=0.5)
    yield server
    server.stop()


def _deal(visit: Visit, size: str, site: Site, deal: Deal, dealer: str) -> Page:
    page = visit(f"/deal/contract/{deal.code}?dealer={dealer}&seat=S", size, site)
    page.get_by_role("button", name="Play this deal").click()
    return page


def _covers_nothing(page: Page, prompt: str) -> None:
    found = page.locator(prompt)
    for size in in_windows(page, "phone with bars", "laptop", "tablet"):
        expect(found).to_be_in_viewport(ratio=1)
        assert found.evaluate(_COVERED) == 0, size
        assert page.locator("[data-card], [data-shown]").count() >= 13


def test_the_opening_waits_until_it_is_read_and_dummy_until_it_is_answered(visit: Visit, unhurried: Site) -> None:
    page = _deal(visit, "phone with bars", unhurried, NORTH_IS_STRONG, "N")
    calls = page.locator("[data-call=pass]")
    while not page.locator("[data-read]").count():
        calls.or_(page.locator("[data-read]")).first.wait_for()
        if calls.count():
            calls.click()
            page.wait_for_timeout(100)
    _covers_nothing(page, "[data-read]")
    _covers_nothing(page, "[data-opening]")
    expect(page.locator("[data-played]")).to_have_count(0)
    page.locator("[data-read]").click()
    page.locator("section.dummy").wait_for()
    _covers_nothing(page, "section.dummy")
    expect(page.locator("section.dummy button")).to_have_count(3)
    page.get_by_role("button", name="Play both hands").click()
    expect(page.locator("section.dummy")).to_have_count(0)


def test_the_first_time_dummys_cards_beckon(visit: Visit, unhurried: Site) -> None:
    page = _deal(visit, "phone with bars", unhurried, SOUTH_IS_STRONG, "S")
    page.locator(".levels button").nth(2).click()
    page.locator("[data-call='3NT']").click()
    page.locator("[data-read]").click()
    beckoning = page.locator(".side.top.beckons")
    beckoning.wait_for()
    expect(page.locator(".story")).to_contain_text("Now play one of Trey’s cards")
    assert press(page, ".side.top [data-card][aria-disabled=false]")
    expect(beckoning).to_have_count(0)
