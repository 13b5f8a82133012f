"""The referee for tables with real cards: one tap a question, back and again; also over a table played by the Laws."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import open_menu, open_table, unfold


def test_a_ruling_is_a_few_taps_away(visit: Visit, axe: str) -> None:
    page = visit("/referee", "phone with bars")
    page.get_by_role("button", name="Somebody, or dummy, did not follow suit").click()
    expect(page.get_by_role("heading", name="Has that player, or their partner, played")).to_be_focused()
    assert barriers(page, axe) == []
    page.get_by_role("button", name="No.").click()
    expect(page.get_by_role("heading", name="Law 20")).to_be_visible()
    expect(page.locator(".ruling")).to_contain_text("The wrong card goes back to the hand")
    assert barriers(page, axe) == []
    page.reload()
    expect(page.get_by_role("heading", name="Law 20")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".steps li")).to_have_count(1)
    page.get_by_role("button", name="Yes.").click()
    page.get_by_role("button", name="Yes.").click()
    expect(page.get_by_role("heading", name="Law 21")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Did the other side do the same")).to_be_visible()
    page.go_forward()
    page.get_by_role("button", name="Another case").click()
    expect(page.get_by_role("heading", name="What happened?")).to_be_visible()
    expect(page.locator(".steps")).to_have_count(0)


def test_the_referee_speaks_french_and_is_found_from_the_rules(visit: Visit) -> None:
    page = visit("/rules/minibridge", "laptop", locale="fr-FR")
    page.get_by_role("link", name="Demander à l’arbitre").click()
    page.get_by_role("button", name="Quelqu’un a joué avant son tour.").click()
    page.get_by_role("button", name="Oui, et la levée avait commencé.").click()
    expect(page.locator(".ruling")).to_contain_text("Loi 23")
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": 664})
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_an_address_with_answers_that_there_are_not_asks_on_from_the_last_good_one(visit: Visit) -> None:
    page = visit("/referee/2-9-9", "tablet")
    expect(page.get_by_role("heading", name="Has that player, or their partner, played")).to_be_visible()


def test_the_referee_answers_over_a_table_where_the_laws_are_played(visit: Visit) -> None:
    page = visit("/play", "tablet")
    page.locator(".rung:has(input[value=minibridge])").click()
    unfold(page, "The table")
    page.get_by_label("Mistakes can happen, as with real cards").check()
    open_table(page, "minibridge")
    open_menu(page)
    page.get_by_role("button", name="Ask the referee", exact=True).click()
    page.get_by_role("button", name="A card was seen").click()
    expect(page.locator("dialog .ruling")).to_contain_text("Law 22")
    page.keyboard.press("Escape")
    expect(page.locator(".bar")).to_be_visible()
    assert "/t/" in page.url
