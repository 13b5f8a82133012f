"""Speaking at the table: browsers with made-up microphones, and what really arrives from one at the other."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.page.conftest import ARGUMENTS, CHROMIUM, PATIENCE_MS, SIZES
from tests.page.playing import begin, gather, sit
from tests.page.server import Site

# A microphone that beeps, and a browser that asks nobody whether it may be used.
_MADE_UP = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", "--disable-dev-shm-usage"]
_WATCH_CALLS = """
    window.calls = [];
    const Made = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Made {
        constructor(...given) { super(...given); window.calls.push(this); }
    };
    const Line = window.WebSocket;
    window.WebSocket = class extends Line {
        constructor(...given) { super(...given); window.line = this; }
    };
"""
_ARRIVED = """async () => {
    const live = window.calls.filter((each) => each.connectionState === "connected");
    const all = await Promise.all(live.map(async (each) => {
        for (const stat of (await each.getStats()).values()) {
            if (stat.type === "inbound-rtp") return [stat.bytesReceived, stat.totalAudioEnergy ?? 0];
        }
        return [0, 0];
    }));
    return { bytes: all.map((each) => each[0]), energy: all.map((each) => each[1]) };
}"""
"""From each of the others: how much came, and how loud all of it was together."""


@pytest.fixture(scope="module")
def speaking(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, *_MADE_UP])
    yield browser
    browser.close()


def _visit(browser: Browser, site: Site, path: str, size: str = "phone with bars") -> Page:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB")
    context.add_init_script(_WATCH_CALLS)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(site.address + path)
    return page


def _let_speak(host: Page) -> None:
    host.get_by_label("Let the people here speak with each other").check()


def _join(page: Page) -> None:
    page.get_by_role("button", name="Join voice").click()
    page.get_by_role("button", name="Leave voice").wait_for()


def _connected(page: Page, others: int) -> None:
    """With so many others, and something comes from each."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while len(came := [each for each in page.evaluate(_ARRIVED)["bytes"] if each > 0]) != others:
        assert time.monotonic() < deadline, came
        page.wait_for_timeout(100)


def _comes(page: Page, seconds: float = 1.2) -> list[float]:
    """How loud each of the others was in a while."""
    before = page.evaluate(_ARRIVED)["energy"]
    page.wait_for_timeout(seconds * 1000)
    return [after - first for first, after in zip(before, page.evaluate(_ARRIVED)["energy"], strict=True)]


def _falls_silent(page: Page) -> None:
    """What was on its way when the microphone was let go still arrives."""
    page.wait_for_timeout(1000)
    assert max(_comes(page)) < 1e-6


def test_two_people_hear_each_other_while_they_hold_the_key_and_after_a_reload(site: Site, speaking: Browser) -> None:
    host = _visit(speaking, site, "/play", "laptop")
    path = gather(host, "bridgewar")
    guest = _visit(speaking, site, path)
    sit(guest, "Zoe", "North")
    expect(guest.get_by_role("button", name="Join voice")).to_have_count(0)
    _let_speak(host)
    expect(guest.get_by_text("can see the network address")).to_be_visible()
    # The host's page came as another one, which may have no microphone: it is loaded again as the table's.
    _join(host)
    _join(guest)
    begin(host, guest)
    for page in (host, guest):
        _connected(page, 1)
    _falls_silent(guest)
    host.keyboard.down("v")
    expect(guest.locator(".plate.top .speaking")).to_be_visible()
    assert min(_comes(guest)) > 1e-5
    host.keyboard.up("v")
    _falls_silent(guest)
    expect(guest.locator(".plate.top .speaking")).to_have_count(0)
    held = guest.get_by_role("button", name="Hold to talk")
    held.hover()
    guest.mouse.down()
    expect(held).to_have_attribute("aria-pressed", "true")
    assert min(_comes(host)) > 1e-5
    guest.mouse.up()
    guest.reload()
    _connected(guest, 1)
    guest.keyboard.down("v")
    expect(host.locator(".plate.top .speaking")).to_be_visible()
    guest.keyboard.up("v")
    # A line to the server that breaks is none of the voice's business: the same connection goes on.
    before = guest.evaluate("window.calls.length")
    guest.evaluate("window.line.close()")
    guest.wait_for_function("() => window.line.readyState === WebSocket.OPEN")
    host.keyboard.down("v")
    expect(guest.locator(".plate.top .speaking")).to_be_visible()
    assert guest.evaluate("window.calls.length") == before
    # A connection that breaks is made again.
    guest.evaluate("window.calls.at(-1).close()")
    guest.wait_for_function("before => window.calls.length > before", arg=before)
    _connected(guest, 1)
    host.context.close()
    expect(guest.locator(".plate.top .joined")).to_have_count(0)
    guest.context.close()


@pytest.mark.parametrize("others", [2, pytest.param(3, marks=pytest.mark.nightly)])
def test_who_speaks_is_heard_by_each_of_the_others(site: Site, speaking: Browser, others: int) -> None:
    host = _visit(speaking, site, "/play")
    path = gather(host, "bridgewar")
    people = [host]
    for seat, name in [("West", "Max"), ("North", "Zoe"), ("East", "Ida")][:others]:
        people.append(_visit(speaking, site, path))
        sit(people[-1], name, seat)
    _let_speak(host)
    for page in people:
        page.get_by_label("Keep the microphone open").check()
        _join(page)
    for page in people:
        _connected(page, others)
    people[0].get_by_role("button", name="Microphone").click()
    people[0].wait_for_timeout(1000)  # what is on its way still arrives
    assert all(len([each for each in _comes(page) if each > 1e-5]) == others - 1 for page in people[1:])
    assert len([each for each in _comes(people[0]) if each > 1e-5]) == others
    people[1].get_by_role("button", name="Leave voice").click()
    for page in (people[0], *people[2:]):
        _connected(page, others - 1)
    for page in people:
        page.context.close()
