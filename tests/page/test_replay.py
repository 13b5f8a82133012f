"""A finished deal: stepping through it, finding it again, and why the bots did what they did."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import look_on, on_table, open_menu, open_table, play, see_all


def test_the_deal_can_be_stepped_through_and_is_in_the_history(visit: Visit) -> None:
    page = visit()
    open_table(page, "bridgewar")
    play(page)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="Step on", exact=True).wait_for()
    for _ in range(60):
        if on_table(page):
            break
        page.get_by_role("button", name="Step on", exact=True).click()
    assert on_table(page)
    page.get_by_role("button", name="Trick on").click()
    assert len(on_table(page)) == 4
    here = page.url
    page.get_by_role("link", name="Progress").click()
    page.get_by_role("link", name="History").click()
    page.locator("main li a[href$='/1']").first.click()
    assert page.url == here


def test_an_analysis_that_comes_when_the_result_is_gone_is_nobodys(visit: Visit) -> None:
    """The page that asked for it is closed; what it was asked with must not be looked at again."""
    page = visit()
    kept: list[Callable[[], None]] = []

    def hold_back(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(
            lambda said: kept.append(lambda: line.send(said)) if '"Analysis"' in str(said) else line.send(said)
        )

    page.route_web_socket("**/ws", hold_back)
    page.reload()
    open_table(page, "bridgewar")
    play(page)
    see_all(page)
    deadline = time.monotonic() + 30
    while not kept:
        assert time.monotonic() < deadline, "nothing was asked about the deal"
        page.wait_for_timeout(50)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="Step on", exact=True).wait_for()
    kept[0]()
    page.get_by_role("button", name="Step on", exact=True).click()


def _finished(page: Page, game: str, level: str) -> None:
    """A deal played by bots of a level, and the page to step through it."""
    page.locator(f".rung:has(input[value={game}])").click()
    page.locator("summary").first.click()
    page.locator("#bots").select_option(level)
    page.locator(".go .main").click()
    open_menu(page)
    page.get_by_role("button", name=re.compile("(for me|pour moi)$")).click()
    look_on(page)
    page.locator(".result a.button").click()
    page.locator(".steps .main").wait_for()


def _step_to(page: Page, selector: str) -> None:
    for _ in range(80):
        if page.locator(selector).count():
            return
        page.locator(".steps .main").click()
    raise AssertionError(f"No step shows {selector}.")


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_bot_says_why_and_what_else_there_was(visit: Visit, axe: str, language: str) -> None:
    page = visit(locale=language)
    _finished(page, "bridgewar", "club")
    _step_to(page, ".why summary")
    reason = page.locator(".why > p").first.inner_text()
    assert len(reason) > 20
    assert "{" not in reason
    assert bool(re.search(r"\b(the|this|is|it|and|of|to|they|our|we|with)\b", reason)) == (language == "en-GB")
    expect(page.locator(".why table")).to_be_hidden()
    page.locator(".why summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".why table")).to_be_visible()
    assert page.locator(".why tbody tr").count() > 1
    expect(page.locator(".why tbody tr.done .it")).to_have_count(1)
    assert barriers(page, axe) == []
    page.keyboard.press("ArrowRight")
    _step_to(page, ".why table")
    expect(page.locator(".why table")).to_be_visible()  # once wanted, it stays


def test_a_call_says_what_it_shows(visit: Visit) -> None:
    page = visit(size="sideways")
    _finished(page, "contract", "club")
    _step_to(page, ".why")
    expect(page.locator(".calls .auction")).to_be_visible()
    expect(page.locator(".why")).to_contain_text(re.compile(r"(Pass|\d).*: \w"))
    expect(page.locator(".why")).to_contain_text("Shows:")
