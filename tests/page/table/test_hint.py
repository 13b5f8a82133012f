"""A hint in the browser: a thought first, then the card by its name, marked in the hand."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit, in_windows
from tests.page.playing import act, open_table

_WINDOWS = ("phone with bars", "laptop")

# The cards that are not wholly in sight; those of dummy and of a hand overlap, but their upper left corners are seen.
_COVERED = """() => [...document.querySelectorAll("[data-card], [data-shown], [data-played]")].filter((card) => {
    const { left, top } = card.getBoundingClientRect();
    return document.elementFromPoint(left + 6, top + 6)?.closest("[data-hint]");
}).length"""


def test_a_hint_first_nudges_and_then_names_the_card(visit: Visit) -> None:
    page = visit(size="phone with bars")
    open_table(page, "bridgewar")
    while not page.locator("[data-card][aria-disabled=false]").count():
        act(page, "anywhere")
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator("[data-hint]")
    expect(hint).to_be_visible()
    for size in in_windows(page, *_WINDOWS):
        assert page.evaluate(_COVERED) == 0, size
    expect(page.locator(".hinted")).to_have_count(0)
    page.get_by_role("button", name="What would you do?").click()
    expect(hint).to_contain_text(re.compile("I would play"))
    named = page.locator(".hinted")
    expect(named).to_have_count(1)
    for size in in_windows(page, *_WINDOWS):
        assert page.evaluate(_COVERED) == 0, size
    page.get_by_role("button", name="Thank you").click()
    expect(hint).to_have_count(0)
    expect(named).to_have_count(0)


def test_a_hint_goes_when_the_table_moves_on(visit: Visit) -> None:
    page = visit()
    open_table(page, "bridgewar")
    while not page.locator("[data-card][aria-disabled=false]").count():
        act(page, "anywhere")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("[data-hint]")).to_be_visible()
    act(page, "anywhere")
    expect(page.locator("[data-hint]")).to_have_count(0)
