"""What axe finds that would keep somebody out, by day and by night, and on the felt as on paper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Page

from tests.amounts import AT_NIGHT

_COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""What a dark page can do worse than a light one."""
_RUN: Final = """async (rules) => {
    await new Promise(requestAnimationFrame);
    const asked = { resultTypes: ["violations"], preload: { assets: ["media"] } };
    return axe.run(document, { ...asked, ...(rules && { runOnly: rules }) });
}"""
_LOOKS: Final = """() => {
    const below = new Map();
    const under = (each) => {
        if (!each) return "";
        if (!below.has(each)) {
            const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(each);
            below.set(each, [under(each.parentElement), backgroundColor, backgroundImage, opacity, filter].join("|"));
        }
        return below.get(each);
    };
    const found = new Set();
    for (const each of document.body.querySelectorAll("*")) {
        const isText = [...each.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
        if (!isText && !each.matches("input, select, textarea")) continue;
        const { color, fontSize, fontWeight, textShadow, textDecorationLine, position } = getComputedStyle(each);
        const around = getComputedStyle(each.parentElement).color; // of a link in a text
        const kind = each.closest("a, button, h1, h2, p, li, td, label, [disabled], [aria-disabled=true]")?.tagName;
        const looks = [color, around, fontSize, fontWeight, textShadow, textDecorationLine, position, kind];
        found.add([under(each), ...looks].join("|"));
    }
    return [...found];
}"""
"""How each text looks: its own colour and size, and what is laid under it, down to the paper."""
_judged: Final[set[str]] = set()
"""The looks that were found to be readable, by theme and cloth. At night all are judged wherever they are."""
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
        yield from _asked(page, theme, rules)
        return
    yield from _asked(page, f"{theme}, {_CLOTHS[0]}", rules)
    for cloth in _CLOTHS[1:]:
        page.evaluate(_LAY, cloth)
        yield from _asked(page, f"{theme}, {cloth}", _COLOURS)
    page.evaluate(_LAY, None)


def _asked(page: Page, theme: str, rules: list[str] | None) -> list[str]:
    """Nothing is asked where only colours are, and all of them were judged before."""
    looks = {f"{theme} {each}" for each in page.evaluate(_LOOKS)}
    if rules is _COLOURS and looks <= _judged and not AT_NIGHT:
        return []
    found = page.evaluate(_RUN, rules)
    told = _told(theme, found)
    if not told:
        _judged.update(looks)
    return told


def _told(theme: str, found: dict[str, Any]) -> list[str]:
    return [
        f"{theme} {each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
