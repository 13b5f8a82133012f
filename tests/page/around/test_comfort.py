"""Around the table: small sounds that one press ends, and the cloth and the backs that one likes."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import open_table, own_hand, play

pytestmark = pytest.mark.usefixtures("unjudged")

# Paper over cloth is a card that lands: where the newest card is when that begins, and when it is heard.
_COUNT = """
window.heard = 0;
window.landings = [];
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...given) { window.heard += 1; return start.apply(this, given); };
const begin = AudioBufferSourceNode.prototype.start;
const way = (card) => Math.hypot(...getComputedStyle(card).translate.split(" ").map((each) => parseFloat(each) || 0));
AudioBufferSourceNode.prototype.start = function (...given) {
    window.heard += 1;
    const wait = 1000 * (given[0] - this.context.currentTime);
    const coming = [...document.querySelectorAll("[data-played]")].at(-1);
    setTimeout(() => {
        if (coming?.isConnected && wait > 100) window.landings.push(way(coming));
    }, wait);
    return begin.apply(this, given);
};
const made = window.AudioContext;
window.contexts = 0;
window.AudioContext = class extends made { constructor(...given) { super(...given); window.contexts += 1; } };
"""


WINE: Final[dict[Literal["light", "dark"], str]] = {"light": "#6b3440", "dark": "#4c2630"}


def test_sounds_wait_for_the_first_touch_and_end_with_one_press_for_good(visit: Visit) -> None:
    page = visit(size="desktop", is_heard=True, reduced_motion="no-preference")
    page.add_init_script(_COUNT)
    page.reload()
    page.locator(".rung").first.wait_for()
    assert page.evaluate("contexts") == 0
    open_table(page, "bridgewar")
    # A browser needs a moment to be ready for sounds, and what happens meanwhile is not heard later.
    play(page, lambda page: bool(page.evaluate("heard > 0 && landings.length > 0")))
    # 150 pixels are the way of a card: it is heard at its end, or on its second half where the machine is busy.
    assert max(page.evaluate("landings")) < 75
    sound = page.get_by_role("button", name="Sounds", exact=True)
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    heard = page.evaluate("heard")
    held = len(own_hand(page))
    play(page, lambda page: len(own_hand(page)) < held)
    assert page.evaluate("heard") == heard
    page.reload()
    expect(page.get_by_role("button", name="Sounds", exact=True)).to_have_attribute("aria-pressed", "false")


def test_another_cloth_and_other_backs_stay_and_can_be_read(visit: Visit, axe: str) -> None:
    page = visit(size="desktop")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="wine").check()
    page.get_by_role("radio", name="night").check()
    assert barriers(page, axe) == []
    page.keyboard.press("Escape")
    open_table(page, "bridgewar")
    play(page, lambda page: page.locator(".own .live").count() > 0)
    assert barriers(page, axe) == []
    for _ in range(2):
        for theme, colour in WINE.items():
            page.emulate_media(color_scheme=theme)
            expect(page.locator("main")).to_have_css("--felt", colour)
        page.reload()
        page.locator(".bar").wait_for()
