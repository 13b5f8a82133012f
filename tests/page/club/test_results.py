"""A club's results page in the browser: events are put on it, looked up, added up, and a name is left out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.club.test_competition import NAMES, make
from tests.page.conftest import Visit, in_windows


def played(page: Page, up: int) -> str:
    """An event of four pairs with hands, closed."""
    page.goto("/".join(page.url.split("/")[:3]) + "/club/competition")
    code = make(page)
    page.get_by_role("button", name="Begin round 1").wait_for()
    page.get_by_role("tab", name="Files").click()
    page.get_by_role("button", name="Draw the others").click()
    page.get_by_role("tab", name="Tables").click()
    for round_ in (1, 2, 3):
        page.get_by_role("button", name=f"Begin round {round_}").click()
        for table in (1, 2):
            page.locator(f"[data-table='{table}'] .board").first.click()
            dialog = page.get_by_role("dialog")
            dialog.get_by_label("The result, typed").fill(f"N game hearts {10 + (round_ * table + up) % 3}")
            dialog.get_by_role("button", name="Enter the result").click()
            expect(dialog).to_have_count(0)
        page.get_by_role("button", name="End the round").click()
    page.get_by_role("button", name="Close the event").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    page.get_by_text("closed").first.wait_for()
    return code


def test_results_to_look_up_at_home(visit: Visit, axe: str) -> None:
    desk = visit("/results", size="laptop")
    desk.get_by_label("The name of the club").fill("Village Club")
    desk.get_by_role("button", name="Open the page").click()
    desk.get_by_role("heading", name="Village Club").wait_for()
    home = desk.url.split("#")[0]
    played(desk, 0)
    desk.get_by_role("tab", name="Files").click()
    desk.get_by_role("button", name="Put it on the page of Village Club").click()
    expect(desk.get_by_role("button", name="It stands on the page of Village Club")).to_be_visible()
    played(desk, 1)
    desk.goto(home)
    desk.get_by_text("Put an event on the page").click()
    desk.get_by_role("button", name="Put it on the page", exact=True).click()
    expect(desk.locator(".events li")).to_have_count(2)
    desk.get_by_text("Add events up").click()
    desk.get_by_label("What the total is called").fill("The week")
    for box in desk.get_by_role("checkbox").all():
        box.check()
    desk.get_by_role("button", name="Add them up").click()
    desk.get_by_text("Who wishes not to be named").first.click()
    desk.get_by_role("textbox", name="Who wishes not to be named").fill("Cal")
    desk.get_by_role("button", name="Keep it so").click()
    assert barriers(desk, axe) == []
    guest = visit(home.removeprefix(home.split("/results")[0]), size="phone with bars")
    guest.evaluate("localStorage.clear()")
    guest.reload()
    guest.locator("summary", has_text="The week").click()
    expect(guest.get_by_role("cell", name="… & Dan")).to_be_visible()
    expect(guest.get_by_text("Put an event on the page")).to_have_count(0)
    _fits(guest, axe)
    guest.locator(".events a").first.click()
    guest.get_by_role("button", name=NAMES[0]).click()
    expect(guest.get_by_role("heading", name=NAMES[0])).to_be_visible()
    guest.locator(".boards a").nth(1).click()
    expect(guest.get_by_role("heading", name="Board 2")).to_be_visible()
    expect(guest.get_by_role("region", name="North")).to_be_visible()
    assert guest.url.endswith("/2")
    guest.get_by_role("link", name="The next board").click()
    expect(guest.get_by_role("heading", name="Board 3")).to_be_visible()
    _fits(guest, axe)
    guest.go_back()
    expect(guest.get_by_role("heading", name="Board 2")).to_be_visible()
    assert "Cal" not in guest.locator("main").inner_text()


def _fits(page: Page, axe: str) -> None:
    for size in in_windows(page, "laptop", "phone with bars"):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert barriers(page, axe) == [], size
