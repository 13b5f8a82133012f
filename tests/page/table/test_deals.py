"""A deal of every game, from the first click to the score."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kibitz.games.registry import GAMES
from tests.page.conftest import Visit
from tests.page.playing import is_over, open_menu, open_table, own_hand, play, see_all, tap

pytestmark = pytest.mark.usefixtures("unjudged")


def _by_day(game: str) -> object:
    """Games that a dozen other tests play from the first click to the score are for the night here."""
    return pytest.param(game, marks=pytest.mark.nightly if game in _PLAYED_ELSEWHERE else ())


_PLAYED_ELSEWHERE = ("first-tricks", "bridgewar", "minibridge", "abridged", "contract")


@pytest.mark.parametrize("game", [_by_day(game) for game in GAMES])
def test_a_deal_from_click_to_score(visit: Visit, game: str) -> None:
    page = visit()
    open_table(page, game)
    play(page)
    expect(page.locator(".result h2")).not_to_be_empty()
    see_all(page)
    expect(page.locator(".result table").first).to_be_visible()
    page.get_by_role("button", name="Next deal").click()
    expect(page.locator(".result")).to_have_count(0)
    assert f"/t/{page.url.rsplit('/', 1)[1]}" in page.url


def test_two_clicks_to_a_card(visit: Visit) -> None:
    page = visit()
    page.locator(".rung:has(input[value=bridgewar])").click()
    page.get_by_role("button", name="Play now").click()
    page.locator("[data-card][aria-disabled=false]").first.wait_for()


@pytest.mark.nightly
def test_a_whole_game_of_abridged_and_its_sheet(visit: Visit) -> None:
    page = visit()
    open_table(page, "abridged")
    for _ in range(4):
        play(page)
        following = page.get_by_role("button", name="Next deal")
        if following.count():
            following.click()
            expect(page.locator(".result")).to_have_count(0)
    expect(page.locator(".verdict")).not_to_be_empty()
    see_all(page)
    sheet = page.locator(".paper").first
    for label in ("WE", "THEY", "HAND 1", "HAND 4", "GAME TOTAL"):
        expect(sheet).to_contain_text(label)
    assert page.locator("svg.suit-S, svg.suit-H, svg.suit-D, svg.suit-C").count() == 0


def test_a_card_that_may_not_be_played_says_why(visit: Visit) -> None:
    page = visit()
    open_table(page, "bridgewar")
    barred = page.locator(".own [data-card].barred")
    play(page, lambda page: barred.count() > 0 or is_over(page))
    assert barred.count(), "In a whole deal of thirteen tricks every card was legal."
    before = own_hand(page)
    assert tap(page, ".own [data-card].barred")  # it is marked as disabled, and still answers
    expect(page.locator(".note")).to_contain_text("follow suit")
    assert own_hand(page) == before


def _is_playing(page: Page) -> bool:
    return page.locator(".own [data-card].live").count() > 0


def test_a_claim_is_answered_and_scored(visit: Visit) -> None:
    page = visit()
    open_table(page, "bridgewar")
    play(page, _is_playing)
    open_menu(page)
    page.get_by_role("button", name="Claim", exact=True).click()
    page.get_by_label("the rest is theirs").check()
    page.locator("#claim-tricks").fill("0")
    page.get_by_role("button", name="Claim", exact=True).click()
    page.locator(".result").wait_for()
    see_all(page)
    expect(page.locator(".result .ended")).to_contain_text("score")
