"""The table as the laws have it: where trumps lie, what may be read again, and a card that is seen by accident."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.playing import begin, gather, on_table, open_menu, open_table, own_hand, play, sit, unfold

pytestmark = pytest.mark.usefixtures("unjudged")

SEATS = ("South", "West", "North", "East")


def _choose(page: Page, item: str) -> None:
    open_menu(page)
    page.get_by_role("button", name=item, exact=True).click()


def _middle(column: Locator) -> tuple[float, float]:
    box = column.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_dummys_trumps_lie_at_dummys_right_for_everybody(visit: Visit) -> None:
    """South deals Heroes and declares, North is dummy; all four look at the same hand."""
    south = visit(size="desktop")
    path = gather(south, "heroes")
    others = []
    for seat in SEATS[1:]:
        guest = visit(path, "desktop")
        sit(guest, f"At {seat}", seat)
        others.append(guest)
    begin(south, *others)
    named = ".columns .column"
    play(south, lambda page: page.locator(named).count() > 0 and page.locator("[data-strain]").count() == 0, *others)
    trumps = str(south.locator(".contract").inner_text())
    suit = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}[trumps.split()[-1]]
    for page, across, first in zip(
        (south, *others), (True, False, True, False), (True, False, False, True), strict=True
    ):
        columns = page.locator(named).all()
        places = [_middle(column)[0 if across else 1] for column in columns]
        held = [column.locator(f"[data-card^={suit}], [data-shown^={suit}]").count() > 0 for column in columns]
        if not any(held):
            return  # dummy has no trumps, and nothing can lie wrong
        wanted = min(places) if first else max(places)
        assert places[held.index(True)] == wanted


def test_the_story_of_a_deal_names_no_card_of_a_closed_trick(visit: Visit) -> None:
    page = visit()
    open_table(page, "bridgewar")
    play(page, lambda page: page.locator(".own [data-card].live").count() > 0 and len(own_hand(page)) < 11)
    lying = len(on_table(page))
    _choose(page, "What happened")
    told = page.locator(".told li", has_text=" plays ")
    assert told.count() <= lying + 4  # those on the table, and at most the last trick
    expect(page.locator(".told li", has_text="wins the trick.")).to_have_count(13 - len(own_hand(page)))


def test_praise_is_offered_when_the_deal_is_over(visit: Visit) -> None:
    page = visit()
    open_table(page, "bridgewar")
    open_menu(page)
    expect(page.get_by_role("button", name="Good luck!")).to_be_visible()
    expect(page.get_by_role("button", name="Well played!")).to_have_count(0)
    page.keyboard.press("Escape")
    play(page)
    open_menu(page)
    expect(page.get_by_role("button", name="Well played!")).to_be_visible()


def test_a_card_is_shown_by_accident_with_the_keyboard(visit: Visit) -> None:
    page = visit()
    page.locator(".rung:has(input[value=bridgewar])").click()
    unfold(page, "The table")
    page.get_by_label("Mistakes can happen").check()
    open_table(page, "bridgewar")
    play(page, lambda page: page.locator(".own [data-card].live").count() > 0)
    hand = own_hand(page)
    _choose(page, "Show a card by accident")
    show = page.get_by_role("button", name="Show this card")
    expect(show).to_be_disabled()
    page.locator("[data-exposes] input").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-exposes].on")).to_have_attribute("data-exposes", hand[1])
    show.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".latest")).to_contain_text("by accident")
    assert own_hand(page) == hand
