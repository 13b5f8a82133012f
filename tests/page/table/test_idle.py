"""Nobody sits idle in the browser: dummy may play or ask for the end, and declarer is told which hand plays."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from kibitz.cards import Deal
from tests.page.playing import begin, gather, open_menu, open_table, play, sit
from tests.page.server import Site

pytestmark = pytest.mark.usefixtures("unjudged")

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose bots leave somebody the time to press a button."""
    server = Site(tmp_path_factory.mktemp("unhurried"), bot_delay=0.4)
    yield server
    server.stop()


# South, who deals and so declares, has every trick.
SOUTHS = Deal.parse("N:432.432.432.5432 J765.765.765.J76 AKQ.AKQJ.AKQJ.AK T98.T98.T98.QT98")
EVEN = Deal.parse("N:Q983.AQ5.K74.QT5 75.963.JT83.K962 AKJ4.K72.Q65.J83 T62.JT84.A92.A74")


def as_dummy(visit: Visit, server: Site) -> Page:
    """At BridgeWar who deals declares: here the bot opposite."""
    page = visit(f"/deal/bridgewar/{EVEN.code}?dealer=N", at=server)
    page.get_by_role("button", name="Play this deal").click()
    play(page, lambda page: page.get_by_text("You are dummy", exact=True).is_visible())
    return page


def test_dummy_plays_both_hands_and_is_told_from_which(visit: Visit, unhurried: Site) -> None:
    page = as_dummy(visit, unhurried)
    page.get_by_role("button", name="Play both hands").click()
    expect(page.locator(".stand-in")).to_be_visible()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    play(page, lambda each: told(each) == ["Play from your hand", "columns"])
    play(page, lambda each: told(each) == ["Play from dummy", "hand"])


def told(page: Page) -> object:
    """What declarer is told, and which hands are not bright."""
    return page.evaluate(
        "() => [...document.querySelectorAll('.story b, .resting')].map(each =>"
        " each.matches('b') ? each.textContent : each.classList[0]).sort((a, b) => a < b ? -1 : 1)"
    )


def test_bots_finish_at_once(visit: Visit, unhurried: Site) -> None:
    page = as_dummy(visit, unhurried)
    page.get_by_role("button", name="Finish at once").click()
    expect(page.locator(".result")).to_be_visible(timeout=20000)


def test_the_pace_of_the_bots_is_chosen_at_the_table(visit: Visit) -> None:
    page = visit()
    open_table(page, "minibridge")
    open_menu(page)
    page.get_by_role("button", name="How the bots play").click()
    page.get_by_label("How quickly the bots move").select_option("calm")
    page.reload()
    open_menu(page)
    page.get_by_role("button", name="How the bots play").click()
    expect(page.get_by_label("How quickly the bots move")).to_have_value("calm")


def test_a_result_that_is_certain_is_ended_in_one_press(visit: Visit, unhurried: Site) -> None:
    page = visit(f"/deal/bridgewar/{SOUTHS.code}", at=unhurried)
    page.get_by_role("button", name="Play this deal").click()
    sure = page.get_by_role("button", name="End the deal: the last 13 tricks are yours")
    play(page, lambda each: sure.is_visible())
    # Playing on is still possible: nothing lies over the cards.
    assert page.locator("[data-card][aria-disabled=false]").count() > 0
    sure.click()
    expect(page.locator(".result")).to_be_visible()


def test_dummy_is_told_who_plays(visit: Visit, unhurried: Site) -> None:
    """Whether partner is a bot or a person."""
    page = as_dummy(visit, unhurried)
    page.get_by_role("button", name=re.compile("^Watch")).click()
    expect(page.locator(".story")).to_contain_text("plays your cards")


def test_the_key_for_taking_back_says_why_nothing_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    open_table(page, "bridgewar")
    page.locator("[data-card][aria-disabled=false]").first.wait_for()
    page.keyboard.press("u")
    expect(page.locator(".note")).to_contain_text("nothing")
    # Alone among bots the last own card comes back, whatever they have played since.
    _play_until_others_have(page)
    page.keyboard.press("u")
    expect(page.get_by_role("log")).to_contain_text("The move is taken back.")
    expect(page.locator(".note")).to_be_empty()


def test_the_key_for_taking_back_says_among_people_that_somebody_has_moved_since(visit: Visit) -> None:
    page = visit()
    friend = visit(gather(page, "bridgewar"))
    sit(friend, "Alice")
    begin(page, friend)
    _play_until_others_have(page, friend)
    page.keyboard.press("u")
    expect(page.locator(".note")).to_contain_text("Somebody has moved since")
    expect(page.locator(".question")).to_have_count(0)


def _play_until_others_have(page: Page, *others: Page) -> None:
    """Until somebody else has moved after this person."""
    play(
        page,
        lambda page: page.locator(".tricks b").first.inner_text() + page.locator(".tricks b").last.inner_text() != "00",
        *others,
    )
    # To follow, not to lead: who has won the last trick with the last card was the last to move.
    play(
        page,
        lambda page: page.locator(".live").count() > 0 and page.locator(".middle [data-played]").count() in (1, 2, 3),
        *others,
    )
