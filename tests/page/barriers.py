"""What axe finds that would keep somebody out, by day and by night."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

_COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""What a dark page can do worse than a light one."""
_RUN: Final = """async (rules) => {
    await new Promise(requestAnimationFrame);
    return axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
}"""


def barriers(page: Page, axe: str) -> list[str]:
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(axe)
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(_RUN, _COLOURS)
    page.emulate_media(color_scheme="light")
    return [*_told("dark", dark), *_told("light", page.evaluate(_RUN, None))]


def _told(theme: str, found: dict[str, Any]) -> list[str]:
    return [
        f"{theme} {each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
