"""The pictures of the documents: their scenes can be walked, and `make pictures` writes them."""

from __future__ import annotations

import os
import re
from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
from PIL import Image
from playwright.sync_api import Page

import kibitz
from kibitz.app.subjects.home.rulebook import rule_book
from kibitz.games import GAMES
from tests.page.conftest import Visit
from tests.page.pictures.scenes import SCENES

DOCS: Final = Path(__file__).parents[3] / "docs"
PICTURES: Final = DOCS / "pictures"
SIZES: Final = {"wide": (1280, 800, 1), "phone": (390, 664, 1.25)}
"""Width, height, and how many dots of the picture one of them is."""
VARIANTS: Final = [(size, light) for size in SIZES for light in ("light", "dark")]
WRITES: Final = "KIBITZ_PICTURES" in os.environ
BYTES: Final = 2_000_000


@pytest.mark.nightly
@pytest.mark.parametrize(("size", "light"), VARIANTS if WRITES else VARIANTS[:1])
@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_can_be_walked(visit: Visit, scene: str, size: str, light: str) -> None:
    width, height, dots = SIZES[size]
    window = {"width": width, "height": height}
    page = visit(viewport=window, device_scale_factor=dots, color_scheme=light)
    SCENES[scene](page)
    if WRITES:
        _write(page, PICTURES / f"{scene}-{size}-{light}.webp")


@pytest.mark.nightly
@pytest.mark.skipif(not WRITES, reason="The rules themselves are tested elsewhere.")
@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("game", ["minibridge", "contract", "abridged"])
def test_the_pictures_of_the_rules(visit: Visit, game: str, light: str) -> None:
    page = visit(f"/rules/{game}", "phone", device_scale_factor=1.5, color_scheme=light)
    figures = page.locator(".book figure")
    figures.first.wait_for()
    names = _rule_pictures(game)
    assert figures.count() == len(names)
    for figure, name in zip(figures.all(), names, strict=True):
        figure.evaluate("element => { element.style.padding = '14px'; }")
        _save(figure.screenshot(), PICTURES / "rules" / f"{name}-{light}.webp")


def _rule_pictures(game: str) -> list[str]:
    """The pictures in the rules of a game, in their order: the pack, and the name."""
    book = rule_book(game, "en", {})
    deck = kibitz.game(game).deck.name
    return [f"{deck}-{each.text}" for each in (*book.own, *book.shared) if each.kind == "picture"]


def test_there_is_every_picture_of_the_rules() -> None:
    wanted = {f"{name}-{light}.webp" for game in GAMES for name in _rule_pictures(game) for light in ("light", "dark")}
    assert {path.name for path in (PICTURES / "rules").glob("*.webp")} == wanted, "make pictures"


def _write(page: Page, path: Path) -> None:
    page.evaluate("document.activeElement?.blur()")
    page.mouse.move(1, 1)
    page.wait_for_timeout(500)  # what fades has faded
    _save(page.screenshot(), path)


def _save(shot: bytes, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.open(BytesIO(shot)).convert("RGB").save(path, quality=66, method=6, use_sharp_yuv=True)


def test_there_is_a_picture_of_every_scene_and_together_they_are_light() -> None:
    wanted = {f"{scene}-{size}-{light}.webp" for scene in SCENES for size, light in VARIANTS}
    assert {path.name for path in PICTURES.glob("*.webp")} == wanted, "make pictures"
    assert sum(path.stat().st_size for path in PICTURES.rglob("*.webp")) < BYTES


def test_every_scene_is_shown_somewhere() -> None:
    shown = {
        name
        for page in (DOCS.parent / "README.md", *DOCS.rglob("*.md"))
        for name in re.findall(r"pictures/(\w+)-(?:wide|phone)-", page.read_text())
    }
    assert shown == set(SCENES)
