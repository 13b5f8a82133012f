"""How well each bot plays: chosen before the table opens, seen on the plates, changed at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.playing import let_others_watch, open_table, unfold

pytestmark = pytest.mark.usefixtures("unjudged")


def test_each_bot_has_its_own_level_and_another_from_the_table(visit: Visit) -> None:
    page = visit(size="tablet")  # on a phone the levels make room while somebody chooses
    page.locator(".rung:has(input[value=contract])").click()
    unfold(page)
    page.get_by_label("How well the bots play").select_option("each")
    page.get_by_label("At your left").select_option("beginner")
    page.get_by_label("Opposite you").select_option("club")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".plate.top .bot")).to_contain_text("Club player")
    expect(page.locator(".plate.left .bot")).to_contain_text("Beginner")
    expect(page.locator(".plate.right .bot")).to_contain_text("Learner")
    page.locator(".plate.right .bot").click()
    page.locator("#level-E").select_option("strong")
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".plate.right .bot")).to_contain_text("Strong")
    page.reload()
    expect(page.locator(".plate.right .bot")).to_contain_text("Strong")
    expect(page.locator(".plate.left .bot")).to_contain_text("Beginner")


def test_who_only_watches_sees_the_levels_and_changes_nothing(visit: Visit) -> None:
    page = visit(size="desktop")
    let_others_watch(page)
    open_table(page, "contract")
    watcher = visit("/t/" + page.url.split("/t/")[1])
    watcher.get_by_role("button", name="Just watch").click()
    expect(watcher.locator(".plate .bot")).to_have_count(3)
    expect(watcher.locator("button.bot")).to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_long_level_stays_on_its_plate(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    page.locator(".rung:has(input[value=contract])").click()
    unfold(page)
    page.locator("#bots").select_option("club")
    page.locator(".go .main").click()
    expect(page.locator(".plate .bot")).to_have_count(3)
    too_wide = "e => e.filter(x => x.scrollWidth > x.clientWidth).map(x => x.innerText)"
    assert page.locator(".plate .who").evaluate_all(too_wide) == []
