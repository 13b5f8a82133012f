"""An evening with real cards in the browser: begun on one phone, written deal by deal, seen on another."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit

pytestmark = pytest.mark.usefixtures("unjudged")

NAMES = {"North": "Anna", "East": "Ben", "South": "Chloé", "West": "David"}


def begin(page: Page) -> None:
    for seat, name in NAMES.items():
        expect(page.get_by_role("button", name="Begin")).to_be_disabled()
        page.get_by_label(seat).fill(name)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Deal 1")).to_be_visible()


def write(page: Page, *taps: str) -> None:
    page.get_by_role("button", name="Enter the result").click()
    dialog = page.get_by_role("dialog")
    for tap in taps:
        dialog.get_by_role("button", name=tap, exact=True).first.click()
    dialog.get_by_role("button", name="Enter the result").click()
    expect(dialog).to_have_count(0)


def test_a_pivot_is_written_down_and_everybody_changes_seats(visit: Visit, axe: str) -> None:
    page = visit("/club", "phone with bars")
    page.get_by_role("link", name="Begin an evening").click()
    page.get_by_label("Pivot Play").check()
    assert barriers(page, axe) == []
    begin(page)
    guest = visit(page.url.split("#")[0].removeprefix(page.url.split("/evening")[0]), "tablet")
    expect(guest.get_by_text("This phone looks on")).to_be_visible()
    for deal in range(1, 5):
        write(page, "Anna", "play", "red", "11")
        expect(page.get_by_role("heading", name=f"Deal {deal + 1}")).to_be_visible()
    assert barriers(page, axe) == []
    for each in (page, guest):
        expect(each.get_by_text("Change seats now:")).to_be_visible()
        expect(each.get_by_role("table")).to_have_count(1)  # the others are folded
        each.locator("summary").first.click()
        expect(each.get_by_role("table")).to_have_count(2)
    page.get_by_role("button", name="Take the last deal back").click()
    expect(guest.get_by_role("heading", name="Deal 4")).to_be_visible()
    page.get_by_role("button", name="End this sheet").click()
    expect(guest.get_by_role("heading", name="This sheet is finished")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Take the last deal back")).to_be_visible()


def test_a_rubber_has_its_honours(visit: Visit) -> None:
    page = visit("/evening", "laptop")
    page.get_by_label("Which game").select_option("contract")
    page.get_by_label("Rubber").check()
    begin(page)
    write(page, "Chloé", "4", "spades", "10", "North and South 100")
    expect(page.get_by_role("region", name="Score sheet")).to_contain_text("120")
    expect(page.get_by_role("region", name="Score sheet")).to_contain_text("100")
    expect(page.get_by_text("one more wins the rubber")).to_be_visible()


def test_the_same_people_play_another_and_the_evening_is_added_up(visit: Visit, axe: str) -> None:
    page = visit("/evening", "phone with bars")
    page.get_by_label("Which game").select_option("bridgewar")
    page.get_by_label("How many deals").fill("2")
    begin(page)
    guest = visit(page.url.split("#")[0].removeprefix(page.url.split("/evening")[0]), "tablet")
    write(page, "Anna", "9")
    write(page, "Ben", "5")
    expect(page.get_by_role("heading", name="This sheet is finished")).to_be_visible()
    first = page.get_by_role("region", name="Score sheet").inner_text()
    page.get_by_role("button", name="Another one with the same people").click()
    dialog = page.get_by_role("dialog")
    # Anna and David change seats, by one choice.
    dialog.get_by_label("North").select_option("David")
    expect(dialog.get_by_label("West")).to_have_value("Anna")
    dialog.get_by_label("How many deals").fill("1")
    assert barriers(page, axe) == []
    dialog.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Deal 1")).to_be_visible()
    write(page, "David", "10")
    expect(page.get_by_role("heading", name="This sheet is finished")).to_be_visible()
    whole = page.get_by_role("region", name="The whole evening")
    for each in (whole, guest.get_by_role("region", name="The whole evening")):
        rows = [row.get_by_role("cell").all_inner_texts() for row in each.get_by_role("row").all()]
        assert rows[1:] == [
            # Anna, Ben, Chloé, David: two deals won by Anna and Chloé, then one by Chloé and David
            ["2", "0", "2", "0"],
            ["0", "0", "1", "1"],
            ["2", "0", "3", "1"],
            ["1", "0", "2", "1"],
        ]
    assert barriers(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # What was wrong is taken back, deal by deal, to the sheet before.
    page.get_by_role("button", name="Take the last deal back").click()
    page.get_by_role("button", name="Back to the sheet before").click()
    expect(whole).to_have_count(0)
    assert page.get_by_role("region", name="Score sheet").inner_text() == first
