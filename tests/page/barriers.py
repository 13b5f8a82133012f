"""What axe finds that would keep somebody out, by day and by night, and on the felt as on paper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Page

_COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""What a dark page can do worse than a light one."""
_RUN: Final = """async (rules) => {
    await new Promise(requestAnimationFrame);
    return axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
}"""
_CLOTHS: Final = ("--felt", "--felt-deep")
"""The lightest and the darkest of a felt. Axe does not judge what stands on the gradient between them."""
_LAY: Final = """cloth => {
    const felts = [...document.querySelectorAll("*")].filter(
        (each) => each.dataset.felted || getComputedStyle(each).backgroundImage.startsWith("radial-gradient"),
    );
    for (const felt of felts) {
        felt.dataset.felted = "yes";
        felt.style.background = cloth ? `var(${cloth})` : "";
        if (!cloth) delete felt.dataset.felted;
    }
    return felts.length;
}"""


def barriers(page: Page, axe: str) -> list[str]:
    page.locator("main").first.wait_for()
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(axe)
    page.emulate_media(color_scheme="dark")
    dark = [*_found(page, "dark", _COLOURS)]
    page.emulate_media(color_scheme="light")
    return [*dark, *_found(page, "light", None)]


def _found(page: Page, theme: str, rules: list[str] | None) -> Iterator[str]:
    """By those rules, or all of them. What is not on a felt looks the same whatever cloth is laid."""
    if not page.evaluate(_LAY, _CLOTHS[0]):
        yield from _told(theme, page.evaluate(_RUN, rules))
        return
    yield from _told(f"{theme}, {_CLOTHS[0]}", page.evaluate(_RUN, rules))
    for cloth in _CLOTHS[1:]:
        page.evaluate(_LAY, cloth)
        yield from _told(f"{theme}, {cloth}", page.evaluate(_RUN, _COLOURS))
    page.evaluate(_LAY, None)


def _told(theme: str, found: dict[str, Any]) -> list[str]:
    return [
        f"{theme} {each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
