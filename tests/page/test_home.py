"""Home and the page of all games: where a beginner looks first, and what somebody who comes back finds."""

from __future__ import annotations

from playwright.sync_api import expect

from kibitz.games.registry import GAMES
from tests.page.barriers import barriers
from tests.page.conftest import Visit, in_windows
from tests.page.playing import open_table, play, unfold


def test_a_first_visitor_finds_the_easiest_game_chosen_and_no_second_start(visit: Visit) -> None:
    page = visit(size="phone with bars")
    first = page.locator(".rung").first
    easiest = next(iter(GAMES.values())).title
    expect(first).to_contain_text(easiest)
    expect(first.locator("input")).to_be_checked()
    for _ in in_windows(page, "phone with bars", "laptop"):
        expect(first).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".bar")).to_contain_text(easiest)


def test_who_comes_back_finds_the_table_and_the_last_game(visit: Visit) -> None:
    page = visit()
    open_table(page, "battles")
    play(page, lambda page: page.locator(".own [data-card].live").count() > 0)
    page.goto(page.url.split("/t/")[0].removesuffix("/play") + "/play")
    expect(page.locator("input[value=battles]")).to_be_checked()
    resume = page.get_by_role("link", name="BridgeWar Battles")
    expect(resume).to_be_in_viewport(ratio=1)
    rung = page.locator(".rung").first.bounding_box()
    found = resume.bounding_box()
    assert rung is not None
    assert found is not None
    assert found["y"] < rung["y"], "On a phone what was begun comes before the games."


def test_on_a_phone_the_way_to_the_table_says_which_game_and_leads_to_the_options(visit: Visit) -> None:
    page = visit(size="phone with bars")
    page.locator(".rung:has(input[value=minibridge])").click()
    bar = page.locator(".go")
    expect(bar).to_contain_text("MiniBridge")
    bar.get_by_role("link", name="Options").click()
    expect(page.get_by_label("How well the bots play")).to_be_in_viewport()


def test_no_barriers_for_a_first_visitor(visit: Visit, axe: str) -> None:
    page = visit()
    page.locator(".rung").first.wait_for()
    assert barriers(page, axe) == []


def test_options_stand_in_groups_and_what_is_changed_is_counted(visit: Visit) -> None:
    page = visit(size="phone with bars")
    page.locator(".rung:has(input[value=minibridge])").click()
    unfold(page)
    groups = page.locator(".setup details:not(details details details) > summary")
    expect(groups).to_have_text(
        [
            "The game as usual",
            "The evening as usual",
            "The table as usual",
            "Teaching as usual",
            "Deals to order as usual",
        ]
    )
    expect(page.get_by_label("No trumps yet")).to_be_hidden()
    groups.nth(3).click()
    page.get_by_label("No trumps yet").check()
    page.get_by_label("Practice table").check()
    expect(groups.nth(3)).to_contain_text("2 options changed")
    groups.nth(1).click()
    page.get_by_label("How many deals").fill("2")
    page.get_by_label("How many deals").blur()
    expect(page.locator(".setup > summary")).to_contain_text("3 options changed")
    page.reload()
    expect(page.locator(".setup > summary")).to_contain_text("3 options changed")
    page.get_by_role("button", name="Play now").click()
    page.locator(".bar").wait_for()
    page.goto(page.url.split("/t/")[0].removesuffix("/play") + "/play")
    unfold(page)
    page.get_by_role("button", name="Back to the usual").click()
    expect(page.locator(".setup > summary")).to_contain_text("Options")


def test_the_way_to_the_table_stays_in_sight_when_all_options_are_unfolded(visit: Visit) -> None:
    page = visit(size="desktop")
    page.locator(".rung:has(input[value=contract])").click()
    page.locator(".setup > summary").click()
    for group in page.locator(".inside > details > summary").all():
        group.click()
    for size in in_windows(page, "desktop", "laptop", "tablet"):
        page.evaluate("scrollTo(0, 0)")
        tall = page.locator(".setup").bounding_box()
        assert tall is not None
        assert tall["y"] + tall["height"] > page.evaluate("innerHeight"), f"Else nothing is asked of the page: {size}."
        expect(page.get_by_role("button", name="Play now", exact=True)).to_be_in_viewport(ratio=1)


def test_the_way_to_the_table_is_in_sight_below_two_tables_to_go_on_with(visit: Visit) -> None:
    page = visit(size="laptop")
    for game in ("bridgewar", "contract"):
        open_table(page, game)
        page.goto(page.url.split("/t/")[0].removesuffix("/play") + "/play")
    expect(page.locator(".resume a")).to_have_count(2)
    expect(page.get_by_role("button", name="Play now", exact=True)).to_be_in_viewport(ratio=1)
