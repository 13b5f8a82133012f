"""A real server with the built page, and a real Chromium that looks at it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, expect, sync_playwright

from kibitz.app.hub.deal_judging import Judging
from kibitz.app.storage.judged_deals import Judged
from tests.app import chance
from tests.page.server import Server, Site

# Deadlines are for what is broken, not for what is slow: a busy machine gets the time that it needs.
PATIENCE_MS = 20_000
CHROMIUM: Final = shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
"""The same engine with no window, menus and address line around it costs a fifth less, where it is to be had."""
expect.set_options(timeout=PATIENCE_MS)
# Each window of a whole Chromium would load two pages of the browser's own for its address line, half of what a visit
# costs. What stands before them is what Playwright switches off: the last list counts.
UNASKED = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
)
_SOUNDLESS: Final = "window.AudioContext = class { state = 'suspended'; resume() {} };"
"""Silence is reckoned too, all the time that a page is open."""
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--num-raster-threads=1",
    f"--disable-features={','.join(UNASKED)}",
    # A page lives for seconds: code that is made faster is hardly run again.
    "--js-flags=--no-turbofan --no-maglev --always-sparkplug",
]
SIZES = {
    "phone": (390, 844),
    "phone with bars": (390, 664),  # what a browser leaves of it
    "sideways": (844, 390),
    "small sideways": (667, 331),  # what a browser leaves of a small phone held sideways
    "tablet": (820, 1180),
    "laptop": (1366, 650),
    "desktop": (1440, 900),
}

EXPECTED = ("WebSocket", "ERR_", "Service Worker registration blocked")
"""A connection that breaks is reported by the browser itself; the page is tested for what it makes of it."""

Visit = Callable[..., Page]


def in_windows(page: Page, *sizes: str) -> Iterator[str]:
    """The same page in one window after the other: what is looked at in several need not be come to in each."""
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        yield size


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with pytest.MonkeyPatch.context() as patch:
        chance.settle(patch)
        server = Site(tmp_path_factory.mktemp("site"))
    yield server
    server.stop()


@pytest.fixture
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    chance.begin(request.node.name)
    chance.settle(monkeypatch)


@pytest.fixture
def unjudged(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests in which it does not matter what is said of the cards when a deal is over: that is much work."""

    async def nothing(*_: object) -> Judged:
        return ()

    monkeypatch.setattr(Judging, "played", nothing)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """One for all tests of the page. While it is open a loop runs here, and no other test could call `asyncio.run`."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture
def visit(site: Site, chromium: Browser, same_deals: None) -> Iterator[Visit]:
    """Open the page as a new person; at the end nothing may stand in the console."""
    contexts, complaints = [], []

    def hear(message: ConsoleMessage) -> None:
        # The browser itself reports an order for paper that is refused; the page is tested for what it makes of it.
        if message.location["url"].endswith("/api/print"):
            return
        if message.type in ("error", "warning") and not any(each in message.text for each in EXPECTED):
            complaints.append(message.text)

    def open_page(
        path: str = "/play", size: str = "phone", at: Server | Site = site, is_heard: bool = False, **settings: Any
    ) -> Page:
        width, height = SIZES[size]
        context = chromium.new_context(
            **{
                "viewport": {"width": width, "height": height},
                "reduced_motion": "reduce",
                "locale": "en-GB",
                # Who is new keeps the page for when the server is away: that takes time, and has tests of its own.
                "service_workers": "block",
                **settings,
            },
        )
        contexts.append(context)
        if not is_heard:
            context.add_init_script(_SOUNDLESS)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(at.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which looks for barriers."""
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
