"""What a person does with the page: real clicks on what there is to click."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

# What can be pressed, in the order in which it is looked for. A pass keeps an auction short.
_BUTTONS = (
    "[data-answer=true]",
    "[data-call=pass]",
    "[data-choice]",
    "[data-strain]",
    ".counts button",
)
_LEGAL = "[data-card][aria-disabled=false]"
_AT = "document.querySelector('[data-at]')?.dataset.at ?? null"
_SPOT = """wanted => {
    const spots = [[0.5, 0.5], [0.12, 0.1], [0.2, 0.3], [0.3, 0.2], [0.1, 0.5], [0.5, 0.08], [0.9, 0.5]];
    wanted.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = wanted.getBoundingClientRect();
    const places = spots.map(([across, down]) => [left + width * across, top + height * down]);
    return places.find(([x, y]) => wanted.contains(document.elementFromPoint(x, y))) ?? null;
}"""
"""Where nothing lies over it: a fanned card is a strip, and leans."""
# Of the first selector that has one, and only while the table is where it was when somebody looked.
_FREE_SPOT = f"""([selectors, at]) => {{
    if (at !== "anywhere" && ({_AT}) !== at) return null;
    const found = selectors.map((each) => document.querySelector(each)).filter((each) => each);
    return found.map({_SPOT}).find((each) => each) ?? null;
}}"""
# As `act` again and again, but inside the page: whatever could not be clicked by hand is not clicked here either.
# Nobody looks meanwhile, and what is not seen is not painted: a sixth of what a deal costs.
_RUSH = f"""async ([selectors, seconds]) => {{
    const spot = {_SPOT};
    const isOver = () => document.querySelector(".result") !== null;
    const end = performance.now() + 1000 * seconds;
    document.documentElement.style.opacity = "0";
    while (!isOver() && performance.now() < end) {{
        const found = selectors.map((each) => document.querySelector(each)).find((each) => each && spot(each));
        const at = {_AT};
        (found ?? document.querySelector(".middle"))?.click();
        const late = performance.now() + (found ? 5000 : 15);
        while (!isOver() && ({_AT}) === at && performance.now() < late) await new Promise((go) => setTimeout(go, 4));
    }}
    document.documentElement.style.opacity = "";
    return isOver();
}}"""
_SECONDS = 90.0


def open_table(page: Page, game: str, button: str = "Play now") -> None:
    page.locator(f".rung:has(input[value={game}])").click()
    page.get_by_role("button", name=button, exact=True).click()
    page.locator(".bar").wait_for()


def gather(page: Page, game: str) -> str:
    """Open a waiting room for friends; returns the path of the table."""
    page.locator(f".rung:has(input[value={game}])").click()
    page.get_by_role("button", name="Invite friends").click()
    page.locator(".waiting").wait_for()
    return "/t/" + page.url.split("/t/")[1]


def sit(guest: Page, name: str, seat: str | None = None) -> None:
    """In the waiting room, take that seat or any."""
    guest.get_by_label("Your nickname").fill(name)
    if seat:
        guest.locator(f"[data-seat={seat[0]}]").get_by_role("button", name="Sit here").click()
    else:
        guest.get_by_role("button", name="Any seat", exact=True).click()
    guest.locator(".seat.you").wait_for()


def begin(host: Page, *guests: Page) -> None:
    """All are there: from the waiting room to the table."""
    host.get_by_role("button", name="Begin", exact=True).click()
    for each in (host, *guests):
        each.locator(".bar").wait_for()


def let_others_watch(page: Page) -> None:
    """Before a table is opened: others may look on."""
    unfold(page, "The table")
    page.get_by_label("Others may watch").check()


def open_menu(page: Page) -> None:
    """The menu of the table, with what stands behind “More”; the page remembers that it was unfolded."""
    page.get_by_role("button", name="Menu").click()
    more = page.locator("dialog details")
    if more.get_attribute("open") is None:
        more.locator("summary").click()


def unfold(page: Page, group: str | None = None) -> None:
    """Before a table is opened: show the options, and those of a group."""
    page.locator(".setup > summary").click()
    if group is not None:
        page.locator(".setup details summary").filter(has_text=group).click()


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def act(page: Page, at: str | None) -> bool:
    """Do the next thing that can be done at that point; False if the table waits for somebody else or has moved on."""
    if press(page, *_BUTTONS, _LEGAL, at=at):
        return True
    sweep(page)
    return False


def tap(page: Page, *selectors: str, at: str | None = "anywhere") -> bool:
    """Click the first of these where nothing lies over it."""
    spot = page.evaluate(_FREE_SPOT, [selectors, at])
    if spot is None:
        return False
    page.mouse.click(*spot)
    return True


def press(page: Page, *selectors: str, at: str | None = "anywhere") -> bool:
    """Click the first of these, and see the table move on."""
    if at == "anywhere":
        at = _look(page)
    if not tap(page, *selectors, at=at):
        return False
    with suppress(TooLate):  # refused: whoever wanted more of it looks for it
        page.wait_for_function(f"at => ({_AT}) !== at", arg=at, timeout=5000)
    return True


def _look(page: Page) -> str | None:
    """Where the table is."""
    found = page.evaluate(_AT)
    return None if found is None else str(found)


def sweep(page: Page) -> None:
    """See the newest at once: a machine needs no time to look at a card or a trick."""
    page.evaluate("document.querySelector('.middle')?.click()")


def play(page: Page, until: Callable[[Page], bool] = is_over, *others: Page) -> None:
    """Play until something is so, others at the table playing too. Nobody acts where it was not looked before."""
    if until is is_over and not others:
        assert page.evaluate(_RUSH, [(*_BUTTONS, _LEGAL), _SECONDS]), _last_seen(page)
        return
    deadline = time.monotonic() + _SECONDS
    while True:
        seen = {each: _look(each) for each in (page, *others)}
        if until(page):
            return
        assert time.monotonic() < deadline, _last_seen(page)
        if not any(act(each, at) for each, at in seen.items() if not is_over(each)):
            page.wait_for_timeout(20)


def look_on(page: Page) -> None:
    """Bots play; see the result as soon as it is there."""
    newest = "() => (document.querySelector('.middle')?.click(), document.querySelector('.result') !== null)"
    with unpainted(page):
        page.wait_for_function(newest, polling=50)


@contextmanager
def unpainted(page: Page) -> Iterator[None]:
    """While nobody looks."""
    page.evaluate("() => void (document.documentElement.style.opacity = '0')")
    yield
    page.evaluate("() => void (document.documentElement.style.opacity = '')")


def _last_seen(page: Page) -> str:
    return f"It does not come to that. Last seen: {page.locator('main').inner_text()[:600]}"


def see_all(page: Page) -> None:
    """Unfold what stands behind a result; the page remembers it."""
    more = page.locator(".result .more")
    if more.get_attribute("aria-expanded") == "false":
        more.click()


def own_hand(page: Page) -> list[str]:
    return [str(card) for card in page.locator(".own [data-card]").evaluate_all("e => e.map(x => x.dataset.card)")]


def on_table(page: Page) -> list[str]:
    return [str(card) for card in page.locator("[data-played]").evaluate_all("e => e.map(x => x.dataset.played)")]
