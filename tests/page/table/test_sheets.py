"""The score sheet of each session, as its game prints it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.around.test_paper import printed
from tests.page.conftest import Visit, in_windows
from tests.page.playing import look_on, open_menu, see_all, unfold

pytestmark = pytest.mark.usefixtures("unjudged")


def _one_deal(visit: Visit, game: str, session: str, size: str) -> Page:
    """Open a table for a session and let bots play the first deal."""
    page = visit(size=size)
    page.locator(f".rung:has(input[value={game}])").click()
    unfold(page, "The evening")
    page.locator("#session").select_option(session)
    page.get_by_role("button", name="Play now").click()
    open_menu(page)
    page.get_by_role("button", name="Let a bot play for me").click()
    look_on(page)
    see_all(page)
    return page


def test_at_pivot_play_the_own_sheet_lies_open_and_the_others_are_folded(visit: Visit) -> None:
    page = _one_deal(visit, "abridged", "abridged-pivot", "phone")
    own = page.locator(".sheets > .paper")
    expect(own).to_contain_text("Guest")
    for label in ("WE", "THEY", "HAND 1", "HAND 4", "GAME TOTAL", "GRAND TOTAL"):
        expect(own).to_contain_text(label)
    assert own.locator(".names").count() == 3, "A partner for each of the three games."
    others = page.locator(".sheets details")
    expect(others).to_have_count(3)
    for _ in in_windows(page, "phone", "desktop"):
        others.first.locator("summary").click()
        expect(others.first.locator(".paper")).to_be_visible()
        others.first.locator("summary").click()
        expect(others.first.locator(".paper")).to_be_hidden()
        expect(own).to_be_visible()


def test_a_night_is_three_games_on_one_sheet(visit: Visit) -> None:
    page = _one_deal(visit, "abridged", "abridged-night", "phone")
    sheet = page.locator(".sheets .paper")
    expect(sheet).to_have_count(1)
    expect(sheet.get_by_text("GAME TOTAL")).to_have_count(3)
    expect(sheet.get_by_text("GRAND TOTAL")).to_have_count(1)
    first = sheet.locator("tr", has_text="HAND 1").first.locator(".cell").all_inner_texts()
    assert f"HAND 1 {' '.join(first)}" in " ".join(printed(page, "Print the sheet").split())


def test_a_rubber_is_kept_above_and_below_the_line(visit: Visit) -> None:
    page = _one_deal(visit, "contract", "rubber", "phone")
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog").locator(".paper")
    for label in ("WE", "THEY", "TOTAL"):
        expect(sheet).to_contain_text(label)
    expect(sheet.locator("tr.line")).to_have_count(1)
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
