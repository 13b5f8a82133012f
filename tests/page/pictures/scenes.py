"""What the pictures of the documents show: walks through the page, with cards and bots that are always the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from kibitz.cards import Deal
from tests.page.pictures.club_scenes import address, competition, desk
from tests.page.playing import play, press

Scene = Callable[[Page], None]

EVENING: Final = Deal.parse("N:Q983.AQ5.K74.QT5 75.963.JT83.K962 AKJ4.K72.Q65.J83 T62.JT84.A92.A74")
"""South has 14 points and North 13, with eight spades together."""
RICH: Final = Deal.parse("N:Q983.AQ5.K74.QT5 75.963.JT83.K962 AKJ4.K72.AQ5.J83 T62.JT84.962.A74")
"""With an ace more a game in spades is safe."""

_CARDS: Final = "SAKJ4HK72DQ65CJ83,ST62HJT84DA92CA74,SQ983HAQ5DK74CQT5,S75H963DJT83CK962"
MATCH: Final = (
    "vg|Village Cup,Final,I,7,8,Lions,21,Herons,18|pn|Ann,Bob,Cyd,Dan,Eve,Fay,Gus,Hal|"
    f"qx|o7|md|1{_CARDS}|sv|o|mb|1N!|an|14 to 16|nt|olga: A balanced hand, and no five-card suit.|mb|p|mb|2C!|"
    "an|asks for a major suit|mb|p|mb|2S|mb|p|mb|4S|nt|piet: Eight @S together, that will do.|mb|p|mb|p|mb|p|"
    "pc|HJ|nt|olga: Top of a sequence.|pc|HA|pc|H3|pc|H2|pc|S3|pc|S5|pc|SA|pc|S2|"
    "nt|piet: Trumps first, as there is nothing to ruff.|pc|SK|pc|S6|pc|S8|pc|S7|"
    "pc|D5|pc|DA|nt|olga: That came too soon.|pc|D4|pc|D3|mc|11|"
    f"qx|c7|md|1{_CARDS}|sv|o|mb|1C|mb|p|mb|1S|mb|p|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|mc|9|"
    f"qx|o8|md|2{_CARDS}|sv|n|mb|p|mb|1C|mb|p|mb|1N|mb|p|mb|p|mb|p|mc|7|"
    f"qx|c8|md|2{_CARDS}|sv|n|mb|p|mb|1N|mb|p|mb|p|mb|p|mc|8|"
)
"""Two boards of a match that was never played."""


def home(page: Page) -> None:
    """The first page, as somebody sees it who comes for the first time."""
    page.goto("/".join(page.url.split("/")[:3]) + "/")
    page.locator("[data-step]").wait_for()


def contract(page: Page) -> None:
    """MiniBridge: dummy lies on the table, and declarer chooses."""
    _sit(page, "minibridge", dealer="E")
    page.locator("[data-strain]").first.wait_for()


def table(page: Page) -> None:
    """A game in spades: dummy has led a small trump, and declarer thinks."""
    contract(page)
    press(page, "[data-strain=S][data-terms=game]")
    _lay(page, "HA", "H2", "S3")
    page.locator("[data-card=SA][aria-disabled=false]").wait_for()


def auction(page: Page) -> None:
    """Contract Bridge: what was called, and what may be."""
    _sit(page, "contract", dealer="S", vulnerable="NS")
    page.locator("[data-call='1S']").wait_for()
    press(page, "[data-call='1S']")
    page.locator("[data-call]").first.wait_for()


def result(page: Page) -> None:
    """A game that was made."""
    _sit(page, "minibridge", RICH, dealer="E")
    page.locator("[data-strain]").first.wait_for()
    press(page, "[data-strain=S][data-terms=game]")
    _lay(page, "H5", "HK", "SA", "S3", "SK", "S8", "SJ", "S9", "DA", "D4", "DQ", "D7", "D5", "DK", "HA", "H2")
    play(page)
    page.locator(".result .more").wait_for()
    page.locator(".result .reason:not(:has(.thinking))").wait_for()


def hint(page: Page) -> None:
    """The coach is asked twice: something to think about, then the card."""
    table(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="What would you do?").click()
    page.locator(".hinted").wait_for()


def lookback(page: Page) -> None:
    """What each card was worth: a king under partner's ace."""
    contract(page)
    press(page, "[data-strain=S][data-terms=game]")
    _lay(page, "HA", "HK")
    play(page)
    page.locator(".result a.button").click()
    page.locator("section.could").wait_for()
    page.locator(".jump").click()
    page.locator("[data-verdict=mistake]").wait_for()


def colours(page: Page) -> None:
    """aBRIDGEd with its own pack."""
    _sit(page, "abridged", RICH, dealer="S")
    page.locator("[data-choice]").first.wait_for()
    press(page, "[data-choice]:last-child")
    page.locator("[data-strain=R]").wait_for()
    press(page, "[data-strain=R]")
    _lay(page, "G14", "G2", "R3")
    page.locator("[data-card=R14][aria-disabled=false]").wait_for()


def puzzle(page: Page) -> None:
    """A finesse to find."""
    page.goto(f"{address(page)}/practice/25d0f90302f8")
    page.locator("[data-puzzle]").wait_for()


def lessons(page: Page) -> None:
    """What there is to learn."""
    page.goto(f"{address(page)}/learn")
    page.locator("a.next").wait_for()


def viewer(page: Page) -> None:
    """A match from a file: a board in the middle of its play, with what those said who looked on."""
    page.goto(f"{address(page)}/view")
    file = page.locator("input[type=file]")
    file.set_input_files({"name": "cup.lin", "mimeType": "text/plain", "buffer": MATCH.encode()})
    page.get_by_role("link", name="Board 7, Open room").click()
    for _ in range(4):
        page.get_by_role("button", name="Trick on").click()
    page.locator("[data-played]").first.wait_for()


SCENES: Final[dict[str, Scene]] = {
    scene.__name__: scene
    for scene in (
        home,
        contract,
        table,
        auction,
        result,
        hint,
        lookback,
        colours,
        puzzle,
        lessons,
        desk,
        competition,
        viewer,
    )
}


def _sit(page: Page, game: str, deal: Deal = EVENING, **query: str) -> None:
    """At a table with that deal, as Ann in the South."""
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    page.goto(f"{address(page)}/deal/{game}/{deal.code}?{asked}")
    page.get_by_label("Your nickname").fill("Ann")
    page.get_by_role("button", name="Play this deal").click()
    page.locator(".bar").wait_for()


def _lay(page: Page, *cards: str) -> None:
    """Those cards, each as soon as it may be played."""
    for card in cards:
        page.locator(f"[data-card={card}][aria-disabled=false]").wait_for()
        press(page, f"[data-card={card}]")
