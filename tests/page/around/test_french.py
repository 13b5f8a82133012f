"""French as it is set: no line begins with a colon, a semicolon or a mark of exclamation or question."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.page.playing import is_over, play, see_all

Visit = Callable[..., Page]


def test_no_line_begins_with_a_colon(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.locator(".rung:has(input[value=bridgewar])").click()
    page.get_by_role("button", name="Jouer").first.click()
    page.locator(".bar").wait_for()
    play(page, is_over)
    see_all(page)
    page.locator(".result .ended").wait_for()
    said = page.evaluate("document.body.innerText")
    assert "\u00a0:" in said
    assert not any(f" {sign}" in said for sign in ":;!?")
