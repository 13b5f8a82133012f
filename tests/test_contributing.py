"""The walks of CONTRIBUTING.md, followed as far as a test can."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "CONTRIBUTING.md").read_text()
SAMPLE = ROOT / "tests" / "plugin_sample"
WALKS = dict(re.findall(r"^## (Add .*?)\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL))


def _blocks(walk: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", WALKS[walk], re.MULTILINE | re.DOTALL)


def test_these_are_the_walks() -> None:
    assert list(WALKS) == [
        "Add a game",
        "Add a level of player",
        "Add a sentence, or a language",
        "Add a subject",
        "Add a fact to a table",
        "Add an event",
    ]


def test_the_code_in_the_walks_is_that_of_the_sample_package() -> None:
    """tests/test_plugins.py installs it, plays it and lets it through the battery."""
    written = (
        _blocks("Add a game", "python") + _blocks("Add a game", "toml") + _blocks("Add a level of player", "python")
    )
    files = [path for path in SAMPLE.rglob("*") if path.suffix in (".py", ".toml") and path.name != "__init__.py"]
    assert sorted(written) == sorted(path.read_text() for path in files)


def test_every_place_that_is_named_exists() -> None:
    for place in re.findall(r"`((?:src|tests|web|docs)/[^`]+)`", TEXT):
        assert list(ROOT.glob(place.rstrip("/").replace("<language>", "*"))), place
    for line in re.findall(r"^make (\w+)", TEXT, re.MULTILINE):
        assert re.search(rf"^{line}:", (ROOT / "Makefile").read_text(), re.MULTILINE), line


def test_the_commands_of_the_walks_are_there() -> None:
    for walk in ("Add a game", "Add a level of player"):
        for block in _blocks(walk, "sh"):
            for command in re.findall(r"^kibitz (\w+)", block, re.MULTILINE):
                assert list((ROOT / "src/kibitz/cli/commands").rglob(f"{command}.py")), command


NEW = """
class Fell(Event, frozen=True):
    \"\"\"A card fell from the table by itself.\"\"\"

    seat: Seat
    card: Card


class Nudged(Event, frozen=True):
    \"\"\"A player nudged another.\"\"\"

    seat: Seat


"""


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What mypy says of a copy of the sources in which a card can fall and a player be nudged, unforeseen."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "assets", "*.so"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    events = folder / "src/kibitz/engine/events.py"
    text = events.read_text()
    for union, event in (("Move", "Nudged"), ("Consequence", "Fell")):
        head = f"\n{union} = (\n    "
        assert text.count(head) == 1
        text = text.replace(head, f"{head}{event}\n    | ")
    first = min(text.index("\nMove = ("), text.index("\nConsequence = ("))
    events.write_text(text[:first] + NEW + text[first:])
    mypy = [sys.executable, "-m", "mypy", "src", "--cache-dir", "cache"]
    said = subprocess.run(mypy, cwd=folder, capture_output=True, text=True).stdout
    found = [line for line in said.splitlines() if ": error: " in line]
    assert all("Fell" in line or "Nudged" in line for line in found), said
    return found


@pytest.mark.parametrize("event", ["Fell", "Nudged"])
def test_an_event_that_nobody_has_thought_of_is_a_type_error_where_the_walk_says(
    complaints: list[str], event: str
) -> None:
    lists = dict(re.findall(r"^(.+?):\n\n((?:- .*\n(?:  .*\n)*)+)", WALKS["Add an event"], re.MULTILINE))
    always = set(re.findall(r"^- `(src/[^`]+\.py)`", lists["Every event"], re.MULTILINE))
    besides = set(re.findall(r"^- `(src/[^`]+\.py)`", lists["A move besides"], re.MULTILINE))
    named = {line.partition(":")[0] for line in complaints if event in line}
    assert named == (always if event == "Fell" else always | besides)
