"""Pictures of screens laid side by side, to be looked at as a whole: `make films` writes them to build/films."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final, Literal

from PIL import Image
from playwright.sync_api import Page

FILMS: Final = Path(__file__).parents[3] / "build/films"
WRITES: Final = "KIBITZ_FILMS" in os.environ
WINDOWS: Final = (
    ((360, 740), (390, 664), (820, 1180), (1180, 820)),
    ((1366, 650), (1440, 900), (1920, 1080)),
)
"""Phones and tablets in a row, laptops and screens in another."""
LIGHTS: Final[Sequence[Literal["light", "dark"]]] = ("light", "dark")
_SCALE: Final = 0.42
_GAP: Final = 16
_PAPER: Final = (128, 128, 128)


class Film:
    """A walk in pictures, one for each step that is shot; without `make films` the walk alone."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._steps: list[Image.Image] = []

    def shoot(self, page: Page) -> None:
        if WRITES:
            self._steps.append(_shot(page))

    def write(self, abreast: int) -> None:
        if WRITES:
            rows = [self._steps[place : place + abreast] for place in range(0, len(self._steps), abreast)]
            _write(rows, self.name)


def write_screen(page: Page, name: str, lights: Sequence[Literal["light", "dark"]] = LIGHTS) -> None:
    """One screen in every window, by day and by night."""
    for light in lights:
        page.emulate_media(color_scheme=light)
        rows = []
        for windows in WINDOWS:
            shots = []
            for width, height in windows:
                page.set_viewport_size({"width": width, "height": height})
                shots.append(_shot(page))
            rows.append(shots)
        _write(rows, f"{name}-{light}")


def _shot(page: Page) -> Image.Image:
    page.mouse.move(1, 1)
    page.wait_for_timeout(350)  # what fades or is laid out anew has come to rest
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    return shot.resize((round(shot.width * _SCALE), round(shot.height * _SCALE)), Image.Resampling.LANCZOS)


def _write(rows: Iterable[list[Image.Image]], name: str) -> None:
    laid = [row for row in rows if row]
    width = max(sum(shot.width + _GAP for shot in row) for row in laid) + _GAP
    height = sum(max(shot.height for shot in row) + _GAP for row in laid) + _GAP
    sheet, top = Image.new("RGB", (width, height), _PAPER), _GAP
    for row in laid:
        left = _GAP
        for shot in row:
            sheet.paste(shot, (left, top))
            left += shot.width + _GAP
        top += max(shot.height for shot in row) + _GAP
    FILMS.mkdir(parents=True, exist_ok=True)
    sheet.save(FILMS / f"{name}.png")
