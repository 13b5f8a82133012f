"""Every window that browsers really leave: hand, dummy and what there is to choose are wholly in it, at every stage."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from kibitz.cards import Deal
from tests.page.conftest import Visit
from tests.page.playing import begin, gather, is_over, open_table, play, sit

WINDOWS: Final = (
    *((320, 568), (360, 640), (390, 664), (390, 844)),  # phones, with and without the bars of their browsers
    *((667, 331), (844, 390)),  # the same held sideways
    *((820, 1180), (1180, 820)),  # a tablet, standing and lying
    *((1280, 720), (1366, 650), (1440, 789), (1440, 900), (1536, 730), (1920, 1080), (2560, 1300)),
)

# A card leans out of its place by a few pixels; a fanned card and its neighbours lie over each other on purpose.
_FAULTS: Final = """() => {
  const found = new Set();
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const shown = (box) => box.width > 0 && box.height > 0;
  const inside = (selector, name, out = 14) => {
    for (const box of boxes(selector).filter(shown))
      if (box.left < -out || box.right > innerWidth + out || box.top < -4 || box.bottom > innerHeight + 12)
        found.add(`${name} outside at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  };
  const apart = (one, other, name, down_by = 12) => {
    for (const a of boxes(one).filter(shown))
      for (const b of boxes(other).filter(shown)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 4 && down > down_by) found.add(`${name} overlap by ${Math.round(across)}x${Math.round(down)}`);
      }
  };
  const hand = ".own [data-card], .own [data-shown]", dummy = ".side .columns li";
  inside(hand, "hand"); inside(dummy, "dummy"); inside(".chooser", "choices"); inside(".chooser button", "choice");
  inside("[data-played]", "trick"); inside("[role=dialog], dialog[open]", "dialog");
  apart(".chooser", hand, "choices and hand"); apart(".chooser", dummy, "choices and dummy");
  apart("[data-played]", hand, "trick and hand"); apart("[data-played]", dummy, "trick and dummy");
  apart(dummy, ".own [data-card]", "dummy and hand"); apart(dummy, ".me .who", "dummy and your plate", 2);
  inside(".beside", "score"); inside(".story b", "what to do", 0);
  apart(".story b", ".me .who, .me .said", "what to do and plate", 1);
  apart(".facts", "[data-played]", "what was announced and trick", 1);
  for (const line of document.querySelectorAll(".story b, .me .who"))
    if (line.scrollWidth > line.clientWidth + 1) found.add(`${line.textContent} is cut`);
  for (const [each, name] of [[hand, "hand"], [dummy, "dummy"], ["[data-played]", "trick"], [".chooser", "choices"]])
    apart(".beside > *", each, `score and ${name}`);
  apart(".bar .tools button", ".goal .contract, .goal .won", "buttons and goal", 1);
  inside(".kept .one", "kept trick");
  for (const other of [hand, dummy, "[data-played]", ".who", ".story *", ".facts", ".backs", ".bar button", ".goal"])
    apart(".kept .one", other, `kept tricks and ${other}`, 1);
  apart(".chooser", "[data-played]", "choices and trick", 1);
  // Lying before or opposite you, each card shows its whole rank above the next.
  for (const column of document.querySelectorAll(".columns.top .column, .columns.bottom .column"))
    [...column.children].forEach((card, at) => {
      const drawn = card.querySelector("svg.card").getBoundingClientRect();
      const index = card.querySelector("text.index");
      const foot = drawn.top + (Number(index.getAttribute("y")) / 140) * drawn.height;
      const next = column.children[at + 1]?.getBoundingClientRect();
      if (next && next.top > drawn.top && foot > next.top + 1.5)
        found.add(`the rank of ${index.textContent} in dummy is cut by ${Math.round(foot - next.top)}`);
    });
  for (const box of boxes(dummy).filter(shown))
    if (box.width < 28) found.add(`a card of dummy is only ${Math.round(box.width)} wide`);
  for (const button of document.querySelectorAll(".chooser button"))
    if (button.scrollWidth > button.clientWidth + 1) found.add(`${button.textContent} is cut`);
  if (document.documentElement.scrollHeight > innerHeight + 1) found.add("the page scrolls");
  for (const button of document.querySelectorAll(".chooser button")) {
    const { width, height } = button.getBoundingClientRect();
    if (width && (width < 30 || height < 32)) found.add(`choice of ${Math.round(width)}x${Math.round(height)}`);
  }
  return [...found];
}"""

# The layout follows the window by a frame or two: nothing has moved for a while.
_SETTLED: Final = """async () => {
  const places = () => [...document.querySelectorAll("main *, dialog *")].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join();
  }).join(";");
  for (let before = "", still = 0; still < 3; ) {
    await new Promise(requestAnimationFrame);
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}"""


def _sweep(page: Page, stage: str) -> list[str]:
    """What is wrong at this stage, in any window."""
    faults = []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_SETTLED)
        faults += [f"{stage} at {width}x{height}: {fault}" for fault in page.evaluate(_FAULTS)]
    page.set_viewport_size({"width": 1280, "height": 720})
    return faults


def _until(page: Page, selector: str) -> None:
    play(page, lambda page: page.locator(selector).count() > 0 or is_over(page))
    assert page.locator(selector).count(), f"{selector} did not come."


def _next_deal(page: Page) -> None:
    play(page)
    page.get_by_role("button", name=_NEXT[page.evaluate("document.documentElement.lang")]).click()
    page.locator(".result").wait_for(state="detached")


_NEXT: Final = {"en": "Next deal", "fr": "Donne suivante"}


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_dummy_at_every_place_but_your_own(visit: Visit, locale: str) -> None:
    """Whoever deals declares, so that four deals show dummy everywhere, and the first a choice after the lead."""
    page = visit(size="desktop", locale=locale)
    open_table(page, "heroes", "Play now" if locale == "en-GB" else "Jouer")
    _until(page, ".chooser")
    faults = _sweep(page, "naming the hero suit")
    for place in (".side.top", ".side.right", None, ".side.left"):
        if place is not None:
            _until(page, f"{place} .columns")
            play(page, lambda page: page.locator("[data-played]").count() >= 2 or is_over(page))
            faults += _sweep(page, f"dummy at {place}")
        if place != ".side.left":  # as dummy there is nothing to do: the bots have played before one looks
            _next_deal(page)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("locale", "dealer"), [("en-GB", "S"), ("fr-FR", "W")])
def test_tricks_kept_before_each_player(visit: Visit, locale: str, dealer: str) -> None:
    """Lengthwise for the side that won them, across for the other, as many as there were, and all in sight."""
    page = _play_deal(visit, locale, dealer, '{"play_on":true}')
    faults = []
    for tricks in (3, 11):
        _until_won(page, tricks)
        faults += _sweep(page, f"{tricks} tricks kept")
        won = page.locator(".tricks b").all_inner_texts()
        lengthwise, across = page.locator(".kept .one:not(.across)").count(), page.locator(".kept .across").count()
        assert [lengthwise, across] == [4 * int(side) for side in won]
    assert not faults, "\n".join(faults)


def test_tricks_that_are_collected_are_kept_before_nobody(visit: Visit) -> None:
    page = _play_deal(visit, "en-GB", "S", '{"tricks":"collected"}')
    _until_won(page, 2)
    assert page.locator(".kept").count() == 0


def _play_deal(visit: Visit, locale: str, dealer: str, options: str) -> Page:
    """A deal in which the dealer declares, so that it is known who plays which hand."""
    path = f"/deal/bridgewar/6YP3J-81F0Q-JSFN9-X4QR9?dealer={dealer}&options={options}"
    page = visit(path, size="desktop", locale=locale)
    page.locator("main .main").click()
    page.locator(".bar").wait_for()
    return page


def _until_won(page: Page, tricks: int) -> None:
    """So many tricks are over, and the table waits for us."""

    def is_there(page: Page) -> bool:
        waits = page.locator(".own .live, .columns.mine .live").count() > 0
        return waits and sum(map(int, page.locator(".tricks b").all_inner_texts())) >= tricks

    play(page, is_there)


@pytest.mark.parametrize(
    ("game", "stages"),
    [
        ("contract", {"calling": ".box"}),
        ("abridged", {"Pass or Play": ".chooser"}),
        ("bridgewar", {}),
    ],
)
def test_what_there_is_to_choose(visit: Visit, game: str, stages: dict[str, str]) -> None:
    page = visit(size="desktop")
    open_table(page, game)
    faults = []
    for stage, selector in stages.items():
        _until(page, selector)
        faults += _sweep(page, stage)
    if game == "abridged":  # who says Play declares, and names trumps over dummy
        page.locator(".chooser .others button").last.click()
        play(page, _either(".chooser .offer", "[data-played]"))
        faults += _sweep(page, "naming trumps")
    if game == "bridgewar":  # who deals declares, and so may claim
        play(page, _either(".own [data-card].live"))
        page.keyboard.press("c")
        page.get_by_role("dialog").wait_for()
        faults += _sweep(page, "claiming")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_long_list_of_stakes_with_dummy_and_a_lead_on_the_table(visit: Visit, locale: str) -> None:
    page = visit(f"/deal/extreme/{SOUTH_IS_STRONG.code}", size="desktop", locale=locale)
    page.locator("main .main").click()
    _until(page, ".chooser .offer")
    assert page.locator(".side.top .columns li").count() == 13
    assert page.locator("[data-played]").count() == 1
    faults = _sweep(page, "naming the stakes")
    page.locator(".chooser [data-strain=H]").first.click()
    page.locator(".chooser").wait_for(state="detached")
    faults += _sweep(page, "playing for them")
    assert not faults, "\n".join(faults)


def test_dummy_beside_you_with_what_was_announced(visit: Visit) -> None:
    """After the first trick what dummy announced stands between its plate and its cards."""
    page = visit(f"/deal/extreme/{WEST_IS_STRONG.code}?dealer=E", size="desktop")
    page.locator("main .main").click()
    _until_won(page, 1)
    assert page.locator(".side.right .facts").count() and page.locator(".side.right .columns li").count() > 9
    faults = _sweep(page, "what dummy announced")
    assert not faults, "\n".join(faults)


def test_another_player_is_waited_for(visit: Visit) -> None:
    """Whose turn it is stands beside your plate, and what happened last as far as there is room."""
    host = visit(size="desktop")
    guest = visit(gather(host, "bridgewar"))
    sit(guest, "Alice", "West")
    begin(host, guest)
    expect(host.locator(".story b")).to_have_text("West to play")
    faults = _sweep(host, "waiting for another")
    assert not faults, "\n".join(faults)


def _either(*selectors: str) -> Callable[[Page], bool]:
    return lambda page: is_over(page) or any(page.locator(each).count() for each in selectors)


# South opens 3NT, and nobody has anything to add.
SOUTH_IS_STRONG: Final = Deal.parse("N:5432.432.32.5432 QJ7.K765.764.J76 AK6.AQJ.AKJ5.AQ9 T98.T98.QT98.KT8")

WEST_IS_STRONG: Final = Deal.parse("N:QJ7.K765.764.J76 5432.432.32.5432 T98.T98.QT98.KT8 AK6.AQJ.AKJ5.AQ9")


def test_auction_and_score_stand_beside_the_felt_where_there_is_room(visit: Visit) -> None:
    """On a large screen during the play; elsewhere one tap shows them."""
    page = visit(f"/deal/contract/{SOUTH_IS_STRONG.code}", size="desktop")
    page.get_by_role("button", name="Play this deal").click()
    page.locator(".levels button").nth(2).click()
    page.locator("[data-call='3NT']").click()
    _until(page, "[data-played]")
    faults = _sweep(page, "playing a contract")
    for width, height in ((820, 1180), (1366, 650), (1440, 900), (1920, 1080), (2560, 1300)):
        page.set_viewport_size({"width": width, "height": height})
        with suppress(TooLate):  # what is not in sight in the end is told below
            page.wait_for_function(f"() => !({_SEEN})().length")
        faults += page.evaluate(_SEEN)
    page.set_viewport_size({"width": 390, "height": 664})
    page.locator("button.contract").click()
    page.get_by_role("dialog", name="Auction and score").locator(".paper").wait_for()
    assert page.locator("dialog [data-made='3NT']").count() == 1
    assert not faults, "\n".join(faults)


_SEEN: Final = """() => [".auction", ".outlook", ...(innerWidth > 1000 ? [".paper"] : [])].flatMap((part) => {
  const box = document.querySelector(`.beside ${part}`)?.getBoundingClientRect();
  const seen = box && box.height > 20 && box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  return seen ? [] : [`${part} is not in sight at ${innerWidth}x${innerHeight}`];
})"""
