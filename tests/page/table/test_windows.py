"""What stands beside the felt or before the players, as far as it takes a table that is played at."""

from __future__ import annotations

from typing import Final

from kibitz.cards import Deal
from tests.page.conftest import Visit
from tests.page.playing import is_over, play

# South opens 3NT, and nobody has anything to add.
SOUTH_IS_STRONG: Final = Deal.parse("N:5432.432.32.5432 QJ7.K765.764.J76 AK6.AQJ.AKJ5.AQ9 T98.T98.QT98.KT8")


def test_tricks_that_are_collected_are_kept_before_nobody(visit: Visit) -> None:
    page = visit('/deal/bridgewar/6YP3J-81F0Q-JSFN9-X4QR9?dealer=S&options={"tricks":"collected"}', size="desktop")
    page.locator("main .main").click()
    page.locator(".bar").wait_for()
    play(page, lambda page: sum(map(int, page.locator(".tricks b").all_inner_texts())) >= 2)
    assert page.locator(".kept").count() == 0


def test_on_a_phone_one_tap_shows_auction_and_score(visit: Visit) -> None:
    page = visit(f"/deal/contract/{SOUTH_IS_STRONG.code}", size="phone")
    page.get_by_role("button", name="Play this deal").click()
    page.locator(".levels button").nth(2).click()
    page.locator("[data-call='3NT']").click()
    play(page, lambda page: page.locator("[data-played]").count() > 0 or is_over(page))
    page.locator("button.contract").click()
    page.get_by_role("dialog", name="Auction and score").locator(".paper").wait_for()
    assert page.locator("dialog [data-made='3NT']").count() == 1
