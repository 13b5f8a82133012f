"""The rules of a game, a tap from the table and from the start: read over the table, which stays as it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import open_table, own_hand, play


def _fits(page: Page) -> bool:
    return bool(page.evaluate("(d => d.scrollWidth <= d.clientWidth)(document.querySelector('dialog[open]'))"))


@pytest.mark.parametrize(("game", "locale", "theme"), [("contract", "fr-FR", "light"), ("abridged", "en-GB", "dark")])
def test_the_rules_open_over_the_table_and_close_again(
    visit: Visit, axe: str, game: str, locale: str, theme: str
) -> None:
    page = visit(locale=locale, color_scheme=theme)
    open_table(page, game, "Play now" if locale == "en-GB" else "Jouer")
    page.locator(".own [data-card]").nth(12).wait_for(state="attached")
    here, hand = page.url, own_hand(page)
    page.locator(".bar .icon").nth(3).click()
    expect(page.locator(".book table").first).to_be_visible()
    expect(page.locator(".book figure svg").first).to_be_visible()
    for width in (320, 390, 1440):
        page.set_viewport_size({"width": width, "height": 700})
        assert _fits(page)
    assert barriers(page, axe) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert (page.url, own_hand(page)) == (here, hand)


def test_the_rules_can_be_read_before_a_game_is_opened_with_the_options_chosen(visit: Visit) -> None:
    page = visit("/play", "desktop")
    page.locator(".rung:has(input[value=bridgewar])").click()
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", name="Rules of BridgeWar")).to_be_visible()
    expect(page.locator(".book")).to_contain_text("seven tricks or more")
    expect(page.locator(".book table").first).to_contain_text("7 to 13")


def test_the_book_is_fetched_when_it_is_opened_and_not_with_every_card(visit: Visit) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_table(page, "bridgewar")
    assert not [url for url in asked if "RuleBook" in url or "/api/rules" in url]
    play(page, lambda page: page.locator(".own .live").count() > 0)
    held = len(own_hand(page))
    page.keyboard.press("r")
    page.locator(".book").wait_for()
    page.evaluate("document.querySelector('.own [data-card].live').click()")
    expect(page.locator(".own [data-card]")).to_have_count(held - 1)
    expect(page.locator(".book")).to_be_visible()
    assert len([url for url in asked if "/api/rules" in url]) == 1


def test_without_a_server_the_rules_say_so_and_can_be_asked_for_again(visit: Visit) -> None:
    page = visit()
    page.route("**/api/rules/**", lambda route: route.abort())
    page.get_by_role("button", name="Rules", exact=True).click()
    again = page.get_by_role("button", name="Try again")
    again.wait_for()
    page.unroute("**/api/rules/**")
    again.click()
    expect(page.locator(".book")).to_be_visible()


def test_the_rules_of_a_game_have_an_address_that_leads_to_the_others_and_to_the_game(visit: Visit, axe: str) -> None:
    page = visit("/rules/minibridge", "phone with bars")
    expect(page.get_by_role("heading", name="Rules of MiniBridge", level=1)).to_be_visible()
    expect(page.locator(".book table").first).to_be_visible()
    assert barriers(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="aBRIDGEd", exact=True).click()
    expect(page.get_by_role("heading", name="Rules of aBRIDGEd", level=1)).to_be_visible()
    assert page.url.endswith("/rules/abridged")
    page.get_by_role("button", name="Play this game").click()
    expect(page.locator(".rung input[value=abridged]")).to_be_checked()
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("link", name="The rules on a page of their own").click()
    expect(page.get_by_role("heading", name="Rules of aBRIDGEd", level=1)).to_be_visible()
    page.goto(page.url.replace("abridged", "poker"))
    expect(page.locator("main")).to_contain_text("There is no such game here.")
