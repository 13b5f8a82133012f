"""The documents are true: they cover every event, game, option and command there is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import get_args

from kibitz.engine.events import AnyEvent, Move
from kibitz.games import GAMES

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def test_every_event_stands_in_the_schema_of_records() -> None:
    text = (DOCS / "records.md").read_text()
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    for kind in get_args(AnyEvent):
        named = [row for row in rows if f"`{kind.__name__.lower()}`" in row.split("|")[1]]
        assert named, f"{kind.__name__} is not in docs/records.md"
        assert ("move" in named[0].split("|")[1]) == (kind in get_args(Move)), kind
        for field in kind.__struct_fields__:
            assert f"`{field}`" in named[0], f"{kind.__name__}.{field}"


def test_the_house_has_the_layers_that_are_enforced() -> None:
    """The table of docs/architecture.md and the first contract of import-linter, floor by floor."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    floors = [re.findall(r"\w+", floor) for floor in contracts[0]["layers"]]
    house = (DOCS / "architecture.md").read_text().partition("## The house")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in house.splitlines() if line.startswith("| `")]
    assert [re.findall(r"`(\w+)`", row) for row in rows] == floors


def test_every_game_stands_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text()
    for entrance in GAMES.values():
        assert entrance.title in text


def test_every_link_in_the_documents_leads_somewhere() -> None:
    for page in (*ROOT.glob("*.md"), *DOCS.rglob("*.md")):
        prose = re.sub(r"^ *```.*?^ *```$", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
        for target in re.findall(r"\]\(([^)#]+)", prose):
            if not target.startswith("http"):
                assert (page.parent / target).exists(), f"{page.name} links to {target}"
