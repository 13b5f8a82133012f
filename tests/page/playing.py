"""What a person does with the page: real clicks on what there is to click."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page
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
_FIRST = "selectors => selectors.find(each => document.querySelector(each)) ?? null"
_SECONDS = 60.0


def open_table(page: Page, game: str, button: str = "Play now") -> None:
    page.locator(f".rung:has(input[value={game}])").click()
    page.get_by_role("button", name=button).click()
    page.locator(".bar").wait_for()


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def act(page: Page) -> bool:
    """Do the next thing that can be done; False if the table waits for somebody else."""
    found = page.evaluate(_FIRST, [*_BUTTONS, _LEGAL])
    if found is not None:
        return _press(page.locator(found).first)
    # A trick that has just ended is looked at long enough by a machine.
    page.evaluate("document.querySelector('.middle:has(.won)')?.click()")
    return False


def play(page: Page, until: Callable[[Page], bool] = is_over, *others: Page) -> None:
    """Play until something is so, others at the table playing too."""
    deadline = time.monotonic() + _SECONDS
    while not until(page):
        assert time.monotonic() < deadline, "The deal does not come to its end."
        acted = [act(each) for each in (page, *others) if not is_over(each)]
        if not any(acted):
            page.wait_for_timeout(20)


def _press(button: Locator) -> bool:
    # In a fan only the left edge of a card is free; of one that leans to the right the corner is not its own.
    for x, y in ((7, 12), (18, 30)):
        try:
            button.click(position={"x": x, "y": y}, timeout=700)
        except TooLate:
            continue  # covered there, or the table moved on meanwhile
        return True
    return False


def own_hand(page: Page) -> list[str]:
    return [str(card) for card in page.locator(".own [data-card]").evaluate_all("e => e.map(x => x.dataset.card)")]


def on_table(page: Page) -> list[str]:
    return [str(card) for card in page.locator("[data-played]").evaluate_all("e => e.map(x => x.dataset.played)")]
