"""A league in the page: made, run deal by deal and match by match, seen by others as it happens, and played here."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit

pytestmark = pytest.mark.usefixtures("unjudged")

NAMES = ["Anna & Ben", "Chloé & David", "Emma & Félix", "Gil & Hana"]


def found(page: Page, form: str = "Deals won") -> None:
    page.get_by_label("What is it called?").fill("Autumn term")
    page.get_by_label(form).check()
    page.get_by_role("button", name="Open the league").click()
    page.get_by_label("One name a line").fill("\n".join(NAMES))
    page.get_by_role("button", name="Plan the weeks").click()
    expect(page.locator(".weeks section")).to_have_count(3)


def test_a_league_from_its_founding_to_its_first_week(visit: Visit, axe: str) -> None:
    page = visit("/league", "phone with bars")
    assert barriers(page, axe) == []
    found(page)
    guest = visit(page.url.split("#")[0].removeprefix(page.url.split("/league")[0]), "laptop")
    expect(guest.get_by_role("heading", name="Autumn term")).to_be_visible()
    expect(guest.get_by_role("button", name="Enter the result")).to_have_count(0)
    first = page.get_by_role("button", name="Result of Anna & Ben against Gil & Hana")
    first.click()
    dialog = page.get_by_role("dialog")
    for score in ("1–0…", "2–0"):
        dialog.get_by_role("button", name="Anna & Ben").click()
        expect(dialog.locator(".stands")).to_have_text(score)
    expect(dialog.get_by_role("heading", name="Who won the deal?")).to_have_count(0)
    assert barriers(page, axe) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Result of Chloé & David against Emma & Félix").click()
    dialog.get_by_role("button", name="1–2").click()
    expect(dialog).to_have_count(0)
    rows = guest.locator("tbody tr")
    expect(rows.filter(has_text="Anna & Ben")).to_contain_text("2–0")
    expect(rows.filter(has_text="Emma & Félix")).to_contain_text("2–1")
    assert barriers(guest, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    with guest.expect_download() as download:
        guest.get_by_role("button", name="Print the table").click()
    document = pypdfium2.PdfDocument(Path(download.value.path()))
    assert "Autumn term" in document[0].get_textpage().get_text_bounded()
    document.close()


def test_points_a_tie_that_was_broken_and_somebody_who_withdraws(visit: Visit) -> None:
    page = visit("/league", "tablet", locale="en-GB")
    found(page, "The points of all deals")
    page.get_by_role("button", name="Result of Anna & Ben against Gil & Hana").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("spinbutton", name="Anna & Ben").fill("320")
    dialog.get_by_role("spinbutton", name="Gil & Hana").fill("320")
    dialog.get_by_label("Equal points").select_option(label="Gil & Hana")
    dialog.get_by_role("button", name="Enter the result").click()
    expect(page.locator("tbody tr").filter(has_text="Gil & Hana")).to_contain_text("320–320")
    page.get_by_text("Somebody stops playing").click()
    page.locator("li").filter(has_text="Emma & Félix").get_by_role("button", name="Withdraw …").click()
    page.get_by_role("button", name="Withdraw", exact=True).click()
    expect(page.locator("tbody tr").filter(has_text="Emma & Félix")).to_have_count(0)


def test_who_did_not_come_the_dates_and_the_rule_for_ties(visit: Visit, axe: str) -> None:
    page = visit("/league", "phone with bars", locale="en-GB")
    page.get_by_label("The points of all deals.").check()
    page.get_by_label("Who is ahead").select_option(label="All matches")
    page.get_by_role("button", name="Open the league").click()
    page.get_by_label("One name a line").fill("\n".join(NAMES[:3]))
    page.get_by_role("button", name="Plan the weeks").click()
    expect(page.get_by_text("First what they won in all matches less what the others had")).to_be_visible()
    weeks = page.locator(".weeks section")
    expect(weeks.get_by_text("has no match")).to_have_count(3)
    page.get_by_text("Dates", exact=True).click()
    page.get_by_role("textbox", name="Week 1").fill("2026-12-24")
    page.get_by_role("button", name="One a week from the first").click()
    page.get_by_role("button", name="Save the dates").click()
    expect(weeks.nth(2)).to_contain_text("7 January 2027")
    guest = visit(page.url.split("#")[0].removeprefix(page.url.split("/league")[0]), "laptop")
    expect(guest.locator(".weeks section").first).to_contain_text("24 December 2026")
    expect(guest.get_by_text("Dates", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Result of Anna & Ben against Chloé & David").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Somebody did not come").click()
    dialog.get_by_label("For whoever came").fill("60")
    assert barriers(page, axe) == []
    dialog.get_by_role("button", name="Chloé & David did not come").click()
    expect(dialog).to_have_count(0)
    expect(guest.locator("tbody tr").filter(has_text="Anna & Ben")).to_contain_text("60–0*")
    expect(guest.get_by_text("Chloé & David did not come.")).to_be_visible()
    expect(guest.get_by_text("* Somebody did not come: the result is a decision.")).to_be_visible()
    assert barriers(guest, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_match_is_opened_at_a_table_here(visit: Visit) -> None:
    page = visit("/league", "laptop")
    found(page)
    page.get_by_role("button", name="Play it here: Anna & Ben against Gil & Hana").click()
    expect(page.get_by_text("Anna & Ben sit North and South, Gil & Hana East and West.")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    page.locator(".waiting").wait_for()
    expect(page.get_by_role("heading", name="A private table")).to_be_visible()  # nobody's in particular
    page.go_back()
    expect(page.get_by_role("heading", name="Autumn term")).to_be_visible()
    expect(page.get_by_role("button", name="Result of Anna & Ben against Gil & Hana")).to_be_visible()


def test_two_teams_fill_both_rooms_and_begin_together(visit: Visit, axe: str) -> None:
    page = visit("/league", "laptop")
    page.get_by_label("Teams of four").check()
    page.get_by_label("Boards in a match").fill("1")
    page.get_by_role("button", name="Open the league").click()
    page.get_by_label("One name a line").fill("Owls\nFoxes")
    page.get_by_role("button", name="Plan the weeks").click()
    page.get_by_role("button", name="Play it here: Owls against Foxes").click()
    expect(page.get_by_role("heading", name="Room 2")).to_be_visible()
    link = page.url.removeprefix(page.url.split("/league")[0])
    ann, ben = visit(link, "phone with bars"), visit(link, "phone with bars")
    for guest, name, room in ((ann, "Ann", 1), (ben, "Ben", 2)):
        guest.get_by_label("Your nickname").fill(name)
        guest.get_by_role("button", name=f"Sit here: South in room {room}").click()
        expect(page.get_by_text(name, exact=True)).to_be_visible()
    assert barriers(ann, axe) == []
    assert ann.evaluate("document.documentElement.scrollWidth") == 390
    ann.get_by_role("button", name="Begin in both rooms").click()
    for guest in (ann, ben):
        guest.locator(".bar").wait_for()
    expect(page.get_by_role("heading", name="Board by board")).to_be_visible()
    assert barriers(page, axe) == []
