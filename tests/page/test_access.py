"""For everybody: keyboard alone, every event spoken, every size, both languages."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import SIZES, Visit, in_windows
from tests.page.playing import is_over, on_table, open_table, play, press, sweep

pytestmark = pytest.mark.usefixtures("unjudged")


def test_a_deal_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit(size="desktop")
    page.locator(".rung").first.wait_for()
    _tab_to(page, "input[name=game]")
    for _ in range(20):
        if page.locator("input[value=minibridge]").is_checked():
            break
        page.keyboard.press("ArrowDown")
    _tab_to(page, ".go .main")
    page.keyboard.press("Enter")
    page.locator(".bar").wait_for()
    deadline = time.monotonic() + 60
    while not is_over(page):
        assert time.monotonic() < deadline, "The deal does not come to its end."
        if page.locator(".own [data-card].live, .columns.mine .live, .act button").count():
            page.keyboard.press("h")
            page.keyboard.press("Enter")
        sweep(page)
        page.wait_for_timeout(20)
    page.keyboard.press("n")
    expect(page.locator(".result")).to_have_count(0)


def test_arrows_move_among_the_cards(visit: Visit) -> None:
    page = visit()
    open_table(page, "bridgewar")
    play(page, lambda page: page.locator(".own [data-card].live").count() > 1)
    page.keyboard.press("h")
    focused = "document.activeElement.dataset.card"
    cards = page.locator(".own [data-card]").evaluate_all("e => e.map(x => x.dataset.card)")
    first = page.evaluate(focused)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == cards[(cards.index(first) + 1) % len(cards)]
    page.keyboard.press("End")
    assert page.evaluate(focused) == cards[-1]


def test_every_event_is_spoken(visit: Visit) -> None:
    page = visit()
    open_table(page, "bridgewar")
    play(page, lambda page: page.locator(".own [data-card].live").count() > 0)
    log = page.get_by_role("log")
    expect(log).to_contain_text("is your turn")
    name = page.locator(".own [data-card].live .heard").first.inner_text()
    assert press(page, ".own [data-card].live")
    expect(log).to_contain_text(f"You play {name}.")


def test_nothing_is_wider_than_the_page_and_the_hand_is_in_sight(visit: Visit) -> None:
    page = visit()
    page.locator(".rung").first.wait_for()
    for size in in_windows(page, *SIZES):
        assert _is_within(page), size
    for game in ("battles", "contract"):  # the first to choose or to call is the one who opened the table
        page.goto(page.url.split("/t/")[0].removesuffix("/play") + "/play")
        open_table(page, game)
        play(page, lambda page: page.locator(".chooser, .own .live").count() > 0)
        for size in in_windows(page, *SIZES):
            assert _is_within(page), size
            lowest = _reaches_down_to(page, ".own [data-card]")
            assert lowest <= SIZES[size][1] + 12, f"The hand must be seen while choosing: {size}."


def test_where_there_is_little_height_all_that_is_needed_to_play_is_in_sight(visit: Visit) -> None:
    page = visit(size="sideways")
    open_table(page, "bridgewar")
    play(page, lambda page: len(on_table(page)) in (1, 2, 3) and page.locator(".own .live").count() > 0)
    for size in in_windows(page, "sideways", "small sideways", "laptop"):
        width, height = SIZES[size]
        assert page.evaluate("document.documentElement.scrollHeight") == height, f"There is nothing to scroll: {size}."
        for part in (".own [data-card]", ".columns .card", "[data-played]", ".plate .who", ".tricks", ".story b"):
            boxes = page.locator(part).evaluate_all(_BOXES)
            assert boxes, part
            assert all(
                left > -7 and top > -7 and right < width + 7 and bottom < height + 7
                for left, top, right, bottom in boxes
            ), (part, size)
        highest_in_hand = page.locator(".own [data-card]").evaluate_all(
            "e => Math.min(...e.map(x => x.getBoundingClientRect().top))"
        )
        assert _reaches_down_to(page, ".columns .card") < highest_in_hand, size


_BOXES = "e => e.map(x => x.getBoundingClientRect()).map(({ left, top, right, bottom }) => [left, top, right, bottom])"


def _reaches_down_to(page: Page, selector: str) -> float:
    return float(page.locator(selector).evaluate_all("e => Math.max(...e.map(x => x.getBoundingClientRect().bottom))"))


def test_french_and_back(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    expect(page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    page.get_by_role("button", name="Réglages").click()
    page.locator("#language").select_option("en")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "en"


def test_the_last_choice_is_remembered(visit: Visit) -> None:
    page = visit()
    page.locator(".rung:has(input[value=heroes])").click()
    page.get_by_label("Your nickname").fill("Bo")
    page.reload()
    expect(page.locator("input[value=heroes]")).to_be_checked()
    expect(page.get_by_label("Your nickname")).to_have_value("Bo")


def _is_within(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(40):
        if page.evaluate(f"document.activeElement?.matches({selector!r})"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}.")
