"""The rule pages name every game and every option with its default, and credit the makers of the games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from kibitz.games import GAMES

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = {
    "first-tricks": ("first-tricks",),
    "bridgewar": ("bridgewar", "heroes", "battles", "extreme"),
    "minibridge": ("minibridge", "minibridge-simple3", "minibridge-normal3"),
    "abridged": ("abridged",),
    "contract": ("contract",),
}
CREDITS = {
    "bridgewar": "the name is their trademark",
    "minibridge": "the English Bridge Union, with the figures of the one-sheet rules of ACBL Unit 174",
    "abridged": "aBRIDGEd is a game by Maureen Hiron, published by Out of the Box; the name is theirs",
}


def test_every_game_has_a_page() -> None:
    assert sorted(name for names in PAGES.values() for name in names) == sorted(GAMES)


@pytest.mark.parametrize("page", PAGES)
def test_every_option_stands_among_the_readings_with_its_default(page: str) -> None:
    _, _, readings = (RULES / f"{page}.md").read_text("utf-8").partition("## Readings")
    rows = {}
    for line in readings.splitlines():
        if line.startswith("| `"):
            option, default, others, _ = (cell.strip() for cell in line.strip("|").split("|"))
            rows[option.strip("`")] = (default, others)
    known = {}
    for name in PAGES[page]:
        for field in msgspec.structs.fields(GAMES[name].options):
            known[field.name] = _values(field)
    assert {option: {default, *others.split(", ")} for option, (default, others) in rows.items()} == {
        option: {f"`{value}`" for value in values} for option, values in known.items()
    }
    assert {option: default for option, (default, _) in rows.items()} == {
        option: f"`{values[0]}`" for option, values in known.items()
    }


@pytest.mark.parametrize("page", CREDITS)
def test_the_makers_are_credited(page: str) -> None:
    text = " ".join((RULES / f"{page}.md").read_text("utf-8").split())
    assert CREDITS[page] in text


def _values(field: msgspec.structs.FieldInfo) -> list[str]:
    """All values of an option as they are written, its default first."""
    kind = msgspec.inspect.type_info(field.type)
    if isinstance(kind, msgspec.inspect.Metadata):
        kind = kind.type
    values: Sequence[object] = (False, True)
    if isinstance(kind, msgspec.inspect.LiteralType):
        values = kind.values
    elif isinstance(kind, msgspec.inspect.IntType):
        assert kind.ge is not None and kind.le is not None
        values = range(kind.ge, kind.le + 1)
    default = field.default
    ordered = [default, *(value for value in values if value != default)]
    return [str(value).lower() for value in ordered]
