"""A whole rubber and a whole evening of aBRIDGEd on a phone: what each side needs, what was won, and the sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import open_menu, play, see_all, unfold, unpainted

pytestmark = pytest.mark.usefixtures("unjudged")

_MOST_DEALS = 60
_COLUMNS = """() => [...document.querySelectorAll(".sheets > .paper tbody tr")].map((row) => ({
    kind: row.className, cells: [...row.querySelectorAll(".cell")].map((cell) => Number(cell.textContent) || 0),
}))"""

_ANOTHER = """(deal) => {
    document.querySelector(".middle")?.click();
    const shown = document.querySelector(".first .soft");
    return shown && shown.textContent !== deal;
}"""


def _open(visit: Visit, game: str, session: str) -> Page:
    page = visit(size="phone")
    page.set_viewport_size({"width": 390, "height": 664})
    page.locator(f".rung:has(input[value={game}])").click()
    unfold(page, "The evening")
    page.locator("#session").select_option(session)
    page.get_by_role("button", name="Play now").click()
    page.locator(".bar").wait_for()
    return page


def _let_bots_finish(page: Page, seen: set[str]) -> None:
    """From a result to the end of the session, the bots playing; `seen` gathers what was told on the way."""
    for _ in range(_MOST_DEALS):
        seen.update(page.locator(".milestones li").all_inner_texts())
        if page.locator(".verdict").count():
            return
        deal = page.locator(".first .soft").text_content()
        page.get_by_role("button", name="Next deal").click()
        with unpainted(page):
            page.wait_for_function(_ANOTHER, arg=deal)
    raise AssertionError("The session does not come to its end.")


def _hand_over(page: Page) -> None:
    open_menu(page)
    page.get_by_role("button", name="Let a bot play for me").click()


def test_a_rubber_says_what_is_needed_and_has_the_auction_and_the_sheet_at_hand(visit: Visit, axe: str) -> None:
    _first_deal(_open(visit, "contract", "rubber"), axe)


def _first_deal(page: Page, axe: str) -> None:
    expect(page.locator(".stand")).to_contain_text("Neither side is vulnerable.")
    expect(page.locator(".stand")).to_contain_text("You need 100 for game.")
    page.locator(".levels button").nth(2).click()
    page.locator("[data-call='3NT']").click()
    play(page, lambda page: page.locator("button.contract").count() > 0)
    page.locator("button.contract").click()
    again = page.get_by_role("dialog", name="Auction and score")
    expect(again.locator(".auction")).to_be_visible()
    expect(again.locator(".paper")).to_be_visible()
    assert barriers(page, axe) == []
    page.keyboard.press("Escape")
    play(page)


@pytest.mark.nightly
def test_a_rubber_to_its_end(visit: Visit, axe: str) -> None:
    page = _open(visit, "contract", "rubber")
    _first_deal(page, axe)
    _hand_over(page)
    seen: set[str] = set()
    _let_bots_finish(page, seen)
    assert any("win a game" in each for each in seen)
    expect(page.locator(".milestones .rubber")).to_have_text(
        re.compile(r"win two games, and [57]00 points for the rubber")
    )
    see_all(page)
    rows = page.evaluate(_COLUMNS)
    written = [row["cells"] for row in rows if "total" not in row["kind"] and "names" not in row["kind"]]
    (total,) = (row["cells"] for row in rows if "total" in row["kind"])
    assert [sum(column) for column in zip(*written, strict=True)] == total
    below = rows[next(at for at, row in enumerate(rows) if "line" in row["kind"].split()) + 1 :]
    assert sum("ruled" in row["kind"] for row in below) in (2, 3), "A rule is drawn under each game."
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page, axe) == []


def test_an_evening_of_abridged(visit: Visit, axe: str) -> None:
    page = _open(visit, "abridged", "abridged-night")
    expect(page.locator(".stand")).to_contain_text("Game 1 of 3, hand 1 of 4.")
    play(page)
    _hand_over(page)
    seen: set[str] = set()
    _let_bots_finish(page, seen)
    assert len([each for each in seen if re.match(r"Game [123] is (yours|theirs)\.", each)]) == 3
    expect(page.locator(".verdict")).to_contain_text("win")
    see_all(page)
    grand = page.evaluate(_COLUMNS)[-1]["cells"]
    games = [row["cells"] for row in page.evaluate(_COLUMNS) if "total" in row["kind"]][:-1]
    assert [sum(column) for column in zip(*games, strict=True)] == grand
    assert barriers(page, axe) == []
