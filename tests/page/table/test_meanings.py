"""What a call says: before it is made by mouse, touch and keyboard, and after it in the auction."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import open_menu, open_table, play

pytestmark = pytest.mark.usefixtures("unjudged")


def _bidding(page: Page) -> None:
    open_table(page, "contract")
    page.locator(".box").wait_for()  # South deals, and so calls first


def test_the_mouse_shows_what_a_call_would_say_and_a_click_calls_it(visit: Visit) -> None:
    page = visit(size="desktop")
    _bidding(page)
    page.locator(".box [data-call='1S']").hover()
    expect(page.locator(".meant")).to_contain_text("spades: 4 or more")  # the partner is a learner
    page.locator(".box [data-call='1C']").hover()
    expect(page.locator(".meant")).to_contain_text("clubs: 4 or more")
    page.locator(".box [data-call='1C']").click()
    expect(page.get_by_role("log")).to_contain_text("You bid 1 clubs")


def test_a_finger_asks_first_and_calls_then(visit: Visit, axe: str) -> None:
    page = visit(has_touch=True)
    _bidding(page)
    page.get_by_role("button", name="What would it mean?").tap()
    expect(page.locator(".meant")).to_contain_text("Tap a call")
    page.locator(".box [data-call='1S']").tap()
    expect(page.locator(".meant")).to_contain_text("spades: 4 or more")
    assert page.locator("[data-made]").count() == 0
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Make this call").tap()
    expect(page.get_by_role("log")).to_contain_text("You bid 1 spades")


def test_a_call_that_is_held_down_is_not_made(visit: Visit) -> None:
    page = visit(has_touch=True)
    _bidding(page)
    call = page.locator(".box [data-call='1H']")
    call.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator(".meant")).to_contain_text("hearts: 4 or more")
    call.dispatch_event("pointerup", {"pointerType": "touch"})
    call.dispatch_event("click")
    assert page.locator("[data-made]").count() == 0
    call.tap()
    expect(page.get_by_role("log")).to_contain_text("You bid 1 hearts")


def test_a_call_in_the_auction_is_explained_by_keyboard_too(visit: Visit, axe: str) -> None:
    page = visit(size="laptop")
    _bidding(page)
    page.locator(".box [data-call='1D']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".meant")).to_contain_text("hearts: 4 or more")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You bid 1 hearts")
    open_menu(page)
    page.get_by_role("dialog").get_by_role("button", name="Auction").click()
    page.get_by_role("dialog", name="Auction").locator("[data-made='1H']").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="You: 1 hearts")
    expect(dialog).to_contain_text("By the simple guidelines this shows: 11 to 21 points")
    assert barriers(page, axe) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_call_is_explained_when_the_deal_is_looked_back_at(visit: Visit) -> None:
    page = visit()
    _bidding(page)
    page.locator(".box [data-call='1H']").click()
    play(page)
    page.get_by_role("link", name="Look back").click()
    while not page.locator("[data-made='1H']").count():
        page.get_by_role("button", name="Step on", exact=True).click()
    page.locator("[data-made='1H']").click()
    dialog = page.get_by_role("dialog", name="You: 1 hearts")
    expect(dialog).to_contain_text("By the simple guidelines this shows: 11 to 21 points")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
