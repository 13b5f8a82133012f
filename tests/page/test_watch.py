"""The tables that can be watched: one that is open is worth looking at, and none says what one can do."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import let_others_watch, open_table, play
from tests.page.server import Site


def test_an_open_table_says_who_plays_what_and_how_it_stands(visit: Visit, axe: str) -> None:
    host = visit()
    host.get_by_label("Your nickname").fill("Ada")
    let_others_watch(host)
    open_table(host, "bridgewar")
    play(host, lambda page: page.locator(".own [data-card].live").count() > 0)
    page = visit("/watch", size="phone with bars")
    table = page.locator(".tables li").filter(has_text="Ada")
    expect(table).to_contain_text("BridgeWar")
    expect(table).to_contain_text("Trick")
    expect(table).to_contain_text("Nobody watches yet")
    assert barriers(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table.get_by_role("link").click()
    page.get_by_role("button", name="Just watch").click()
    page.locator(".bar").wait_for()
    another = visit("/watch", size="desktop")
    expect(another.locator(".tables li").filter(has_text="Ada")).to_contain_text("1 person watches")


def test_without_tables_it_says_what_one_can_do(visit: Visit, axe: str, tmp_path: Path) -> None:
    server = Site(tmp_path)
    try:
        page = visit("/watch", size="phone with bars", at=server)
        expect(page.get_by_text("Nobody lets others watch at the moment")).to_be_visible()
        assert barriers(page, axe) == []
        page.get_by_role("button", name="Open a table that others may watch").click()
        expect(page.locator(".setup > summary")).to_contain_text("1 option changed")
    finally:
        server.stop()
