"""The learner's picture in the page: a chart that grows, skills, tricks given away; downloaded and deleted."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from kibitz.cards import Deal
from tests.app.client import Frame, PageClient, first_move, play_deal
from tests.page.barriers import barriers
from tests.page.conftest import SIZES, Visit
from tests.page.server import Site

STRONG = Deal.parse("N:AKQ2.KJ43.AT8.76 J43.AQ2.765.T982 T98.T765.KQ2.AJ3 765.98.J943.KQ54")
"""North declares with 27 points, and so does whoever sits there."""


def _somebody(site: Site, deals: int) -> str:
    """The token of somebody who declared so many deals."""
    line = PageClient(site.address)
    for _ in range(deals):
        line.open("minibridge", deal={"code": STRONG.code, "dealer": "S", "seat": "N"})
        play_deal(line, _calmly)
    line.close()
    assert line.token is not None
    return line.token


def _calmly(picture: Frame) -> Frame | None:
    """A server as people run it does not take moves faster than people make them."""
    time.sleep(0.1)
    return first_move(picture)


def _as(page: Page, token: str, path: str) -> None:
    """The page in the browser of somebody who has been here before."""
    page.add_init_script(f"localStorage.setItem('kibitz.token', {json.dumps(token)})")
    page.goto(page.url.removesuffix("/watch") + path)


def test_a_picture_of_ones_deals(visit: Visit, site: Site, axe: str) -> None:
    page = visit("/watch")
    _as(page, _somebody(site, 2), "/history")
    page.get_by_role("link", name="Your progress").click()
    expect(page.get_by_role("heading", name="Points and tricks")).to_be_visible()
    expect(page.locator("circle.dot")).to_have_count(2)
    chart = page.get_by_role("img", name=re.compile("A chart of points and tricks with 2 dots"))
    expect(chart).to_be_visible()
    expect(page.locator("main")).to_contain_text(re.compile(r"(In [12] of|You have declared) 2 deals"))
    page.get_by_text("The deals in a table").click()
    expect(page.locator(".chart tbody tr")).to_have_count(2)
    expect(page.locator(".chart tbody tr").first).to_contain_text("27")
    expect(page.get_by_role("region", name="Kinds of play").locator("li").first).to_contain_text(
        re.compile(r"\d+ of \d+")
    )
    expect(page.get_by_role("region", name="As declarer")).to_contain_text("After 8 more deals")
    for size in ("phone with bars", "tablet", "laptop"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        expect(chart).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert barriers(page, axe) == []


def test_all_of_it_is_downloaded_and_deleted_after_a_question(
    visit: Visit, site: Site, axe: str, tmp_path: Path
) -> None:
    page = visit("/watch", size="desktop")
    _as(page, _somebody(site, 1), "/progress")
    with page.expect_download() as loading:
        page.get_by_role("button", name="Download it all").click()
    file = tmp_path / "mine.json"
    loading.value.save_as(file)
    assert len(json.loads(file.read_text(encoding="utf-8"))["played"]) == 1
    page.get_by_role("button", name="Delete it all …").click()
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator("circle.dot")).to_have_count(1)
    page.get_by_role("button", name="Delete it all …").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("status").first).to_contain_text("deleted")
    expect(page.get_by_role("heading", name="Your picture begins with your first deal.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Your picture begins with your first deal.")).to_be_visible()


def test_who_is_new_finds_the_way_in_and_words_in_french(visit: Visit, axe: str) -> None:
    page = visit(locale="fr-FR")
    page.get_by_role("link", name="Progrès", exact=True).click()
    expect(page.get_by_role("heading", name="Votre portrait commence avec votre première donne.")).to_be_visible()
    assert page.url.endswith("/progress")
    assert barriers(page, axe) == []
