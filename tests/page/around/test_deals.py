"""Deals to order in the page: a wish, what is unclear about it, and a table at which it has come true."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import open_menu


def test_ordered_deals_are_played(visit: Visit, axe: str) -> None:
    page = visit("/teachers", "phone")
    page.get_by_role("link", name="Deals to order").click()
    page.get_by_role("button", name="They have the points").click()
    page.get_by_label("from").fill("3")
    page.get_by_label("What is counted").select_option("spades")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_label("What is wanted")).to_have_value("EW 25+ points and S 3+ spades")
    page.get_by_role("button", name="Draw the deals").click()
    expect(page.get_by_text("4 deals are ready.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"\d+ were drawn to find 4"))).to_be_visible()
    assert barriers(page, axe) == []
    page.get_by_label("The game").select_option("minibridge")
    page.get_by_role("button", name="Play them").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-card^='S']").nth(2)).to_be_visible()


def test_what_is_unclear_is_said_below_the_field(visit: Visit) -> None:
    page = visit("/deals", "desktop")
    page.get_by_label("What is wanted").fill("S 15 pints")
    expect(page.get_by_text("“pints” in “S 15 pints” is nothing that can be counted in a hand.")).to_be_visible()
    expect(page.get_by_role("button", name="Draw the deals")).to_be_disabled()
    page.get_by_label("What is wanted").fill("S 15 points")
    expect(page.get_by_role("button", name="Draw the deals")).to_be_enabled()


def test_a_table_deals_to_order_and_says_so(visit: Visit, axe: str) -> None:
    page = visit("/play", "phone")
    page.get_by_role("radio", name="MiniBridge", exact=False).first.check()
    page.locator("details.setup > summary").click()
    page.locator("summary", has_text="Deals to order").click()
    page.get_by_role("button", name="They have the points").click()
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    open_menu(page)  # at the table it is told only until the first card
    expect(page.get_by_role("dialog")).to_contain_text("Every deal here is to order: East and West 25+ points.")
