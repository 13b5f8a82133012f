"""A competition in the browser: an organiser runs it, a player looks at it and plays, and the wall shows it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit, in_windows

pytestmark = pytest.mark.usefixtures("unjudged")

NAMES = ["Ann & Bob", "Cal & Dan", "Eva & Fay", "Gus & Hal"]


def make(page: Page, game: str = "minibridge", names: Sequence[str] = NAMES, *, tablets: bool = False) -> str:
    """A competition of pairs, seated; its code."""
    page.get_by_label("What it is called").fill("Village cup")
    page.get_by_label("What is played").select_option(game)
    page.get_by_label("How results are compared").select_option("total")
    if tablets:
        page.get_by_label("Tables play on tablets").check()
    page.get_by_role("button", name="Open it").click()
    page.get_by_label("Who takes part").fill("\n".join(names))
    page.get_by_role("button", name=f"These {len(names)} take part").click()
    page.get_by_label("Boards a round").fill("1")
    page.get_by_role("button", name="Play this").first.click()
    page.get_by_role("button", name="Begin round 1").wait_for()
    return page.url.split("/director/")[1].split("#")[0]


def test_an_organiser_says_how_long_people_can_play(visit: Visit, axe: str) -> None:
    desk = visit("/club/competition", size="laptop")
    desk.get_by_label("What it is called").fill("Village cup")
    desk.get_by_label("Minutes a round").fill("40")
    desk.get_by_role("button", name="Open it").click()
    desk.get_by_label("Who takes part").fill("\n".join(f"Pair {each}" for each in range(1, 9)))
    desk.get_by_role("button", name="These 8 take part").click()
    time, rounds = desk.get_by_label("Time to play"), desk.get_by_label("Rounds at most")
    expect(desk.get_by_text("7 rounds").first).to_be_visible()
    time.select_option("2½ hours")
    expect(rounds).to_have_value("3")
    expect(desk.get_by_text("3 rounds").first).to_be_visible()
    expect(desk.get_by_text("7 rounds")).to_have_count(0)
    assert barriers(desk, axe) == []
    rounds.fill("5")
    expect(time).to_have_value("0")
    time.select_option("An hour and a half")
    expect(rounds).to_have_value("2")
    time.select_option("no limit")
    expect(rounds).to_have_value("")


def be(page: Page, name: str) -> None:
    page.get_by_label("Your nickname").fill(name.split()[0])
    page.get_by_role("button", name=name).click()


def test_an_organiser_and_a_player(visit: Visit, axe: str) -> None:
    desk = visit("/club/competition", size="laptop")
    code = make(desk)
    player = visit(f"/event/{code}", size="phone with bars")
    be(player, "Ann & Bob")
    expect(player.get_by_text("Next: round 1")).to_be_visible()
    desk.get_by_role("button", name="Begin round 1").click()
    expect(player.get_by_text("Now: round 1")).to_be_visible()
    expect(desk.get_by_text("2 results are missing.")).to_be_visible()
    board = desk.locator("[data-table='1'] .board")
    number = board.inner_text()
    board.click()
    dialog = desk.get_by_role("dialog")
    desk.get_by_label("The result, typed").fill("N game banana 9")
    expect(desk.get_by_text("is no result here")).to_be_visible()
    expect(dialog.get_by_role("button", name="Enter the result")).to_be_disabled()
    # What is typed is tapped in the same form, and worth what the buttons say.
    desk.get_by_label("The result, typed").fill("N game hearts 10")
    for tapped in ("North", "game", "hearts", "10"):
        expect(dialog.get_by_role("button", name=tapped, exact=True)).to_have_attribute("aria-pressed", "true")
    expect(dialog.get_by_role("status").first).to_contain_text("N-S 420")
    dialog.get_by_role("button", name="Enter the result").click()
    expect(desk.get_by_text("1 result is missing.")).to_be_visible()
    # The ranking that all see waits for the other table.
    expect(player.get_by_text("There are no results yet.")).to_be_visible()
    # The clock stands for both of them, and goes on.
    desk.get_by_role("button", name="Stop the clock").click()
    expect(player.get_by_text("The clock stands still")).to_be_visible()
    desk.get_by_role("button", name="Let the clock go on").click()
    expect(player.get_by_text("The clock stands still")).to_have_count(0)
    # A table calls, and is helped; what came of its board was tapped wrong, and is corrected by taps.
    player.get_by_role("button", name="Call the organiser").click()
    expect(player.get_by_text("The organiser knows that your table calls.")).to_be_visible()
    expect(desk.get_by_text("calls", exact=False).first).to_be_visible()
    desk.get_by_role("button", name="Ask the referee").click()
    expect(desk.get_by_role("dialog").get_by_role("heading", name="What happened?")).to_be_visible()
    desk.keyboard.press("Escape")
    desk.get_by_role("button", name=": done").click()
    expect(player.get_by_role("button", name="Call the organiser")).to_be_visible()
    board.click()
    for tap in ("South", "game", "hearts", "10"):
        dialog.get_by_role("button", name=tap, exact=True).click()
    expect(dialog.get_by_text("N-S 420").last).to_be_visible()
    assert barriers(desk, axe) == []
    dialog.get_by_role("button", name="Correct the result").click()
    expect(dialog).to_have_count(0)
    # What can still change when rounds are played.
    desk.get_by_role("tab", name="Settings").click()
    desk.get_by_label("All see the ranking while it goes on").uncheck()
    expect(player.get_by_text("The ranking is shown at the end.")).to_be_visible()
    desk.get_by_label("Tables play on tablets").click()
    expect(desk.get_by_text("has results of real cards in this round")).to_be_visible()
    expect(desk.get_by_label("Tables play on tablets")).not_to_be_checked()
    desk.get_by_label("All see the ranking while it goes on").check()
    desk.get_by_role("tab", name="Tables").click()
    expect(player.get_by_text("There are no results yet.")).to_be_visible()
    # While another table has the board still to play in this round nobody sees it; then it is on my card.
    mine = player.get_by_role("button", name=f"{number} Game in")
    expect(mine).to_have_count(0)
    desk.locator("[data-table='2'] .board").click()
    desk.get_by_label("The result, typed").fill("N game hearts 9")
    dialog.get_by_role("button", name="Enter the result").click()
    expect(desk.get_by_text("results are missing")).to_have_count(0)
    expect(player.locator("tbody tr").first).to_be_visible()
    mine.click()
    expect(player.get_by_text("Ann & Bob –").or_(player.get_by_text("– Ann & Bob"))).to_be_visible()
    for size in in_windows(player, "laptop", "phone with bars"):
        assert barriers(player, axe) == [], size
        assert player.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    assert barriers(desk, axe) == []
    # The secret stays in this browser: without it in the address the page still runs the event, elsewhere it does not.
    desk.goto(desk.url.split("#")[0])
    expect(desk.get_by_role("button", name="End the round")).to_be_visible()
    stranger = visit(f"/director/{code}", size="laptop")
    expect(stranger.get_by_text("Only whoever runs this event may do that.")).to_be_visible()


def test_on_tablets_the_page_goes_to_the_table_by_itself_and_the_wall_shows_where_everybody_sits(visit: Visit) -> None:
    desk = visit("/club/competition", size="laptop")
    code = make(desk, "bridgewar", tablets=True)
    wall = visit(f"/wall/{code}", size="laptop")
    expect(wall.get_by_text("Seats in round 1")).to_be_visible()
    player = visit(f"/event/{code}", size="tablet")
    be(player, "Ann & Bob")
    expect(player.get_by_text("Next: round 1")).to_be_visible()
    desk.get_by_role("button", name="Begin round 1").click()
    asked = desk.get_by_role("dialog")
    expect(asked.get_by_text("not all here yet")).to_be_visible()
    bots = asked.get_by_role("button", name="A bot plays for")
    for left in range(len(NAMES), 0, -1):
        expect(bots).to_have_count(left)
        bots.first.click()
    expect(bots).to_have_count(0)
    asked.get_by_role("button", name="Begin round 1").click()
    expect(player.locator("[data-card]").first).to_be_visible()
    player.get_by_role("button", name="Call the organiser").click()
    expect(desk.get_by_role("button", name=": done")).to_be_visible()
    expect(player.get_by_text("The organiser knows that your table calls.")).to_be_visible()
    player.get_by_role("button", name="Nobody need come any more").click()
    expect(desk.get_by_role("button", name=": done")).to_have_count(0)
    desk.get_by_role("button", name="Stop the clock").click()
    expect(player.get_by_text("The clock stands still")).to_be_visible()
    expect(wall.get_by_text("The clock stands still")).to_be_visible()
    player.get_by_role("button", name="Menu").click()
    player.get_by_role("button", name="Ranking and next round").click()
    expect(player.get_by_text("Now: round 1")).to_be_visible()
    player.get_by_role("button", name="To your table").click()
    expect(player.locator("[data-card]").first).to_be_visible()
    expect(wall.get_by_text("Seats in round 1")).to_be_visible()  # where all sit now, until the round nears its end
    assert wall.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(wall.locator(".seats li")).to_have_count(2)
    # In the hand it is read as any page.
    wall.set_viewport_size({"width": 360, "height": 740})
    letters = "names => names.map((name) => parseFloat(getComputedStyle(name).fontSize))"
    assert min(wall.locator("section .name span").evaluate_all(letters)) >= 14
    assert wall.evaluate("document.documentElement.scrollWidth <= innerWidth")
