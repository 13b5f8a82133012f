"""What a guide for teachers, organisers or hosts calls a button is what stands on it, on screens that it is about."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from kibitz.app.subjects.home.catalogue import catalogue
from kibitz.bots.levels import LEVELS

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src" / "kibitz" / "words" / "en"
SCREENS = ROOT / "web" / "src" / "subjects"


class Guide(NamedTuple):
    subjects: frozenset[str]
    """Whose screens it is about."""
    stressed: frozenset[str]
    """What is stressed and is no name of anything on a screen."""


GUIDES: Final = {
    "teaching.md": Guide(
        frozenset({"home", "classes", "homework", "lesson", "lookback", "table"}),
        frozenset({"for everybody", "at a table", "with a pupil", "drag"}),
    ),
    "organising.md": Guide(
        frozenset({"classes", "competition", "league", "evening", "rules", "table"}),
        frozenset({"against the field", "results", "the code of a table", "one phone or two"}),
    ),
    "clubs.md": Guide(frozenset({"competition"}), frozenset({"swiss and knockout"})),
    "running.md": Guide(
        frozenset({"home", "table", "classes", "homework", "progress"}),
        frozenset({"https", "between networks", "within one network"}),
    ),
}


def said_on_screens(subjects: frozenset[str]) -> set[str]:
    """What the screens of these subjects say in English, and the options of games, with what varies left out."""
    folders = [ROOT / "web" / "src" / "base", *(SCREENS / subject for subject in sorted(subjects))]
    assert all(folder.is_dir() for folder in folders)
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in {".svelte", ".ts"}]
    named = {key for path in files for key in re.findall(r'"([a-z]+(?:-[\w-]+)+)"', path.read_text("utf-8"))}
    catalogued = _messages()
    return {_plain(each) for key in named & catalogued.keys() for each in catalogued[key]} | _options()


def _messages() -> dict[str, list[str]]:
    """Every message of the catalogue, with all its variants."""
    messages: dict[str, list[str]] = {}
    for path in sorted(WORDS.glob("*.ftl")):
        for message in re.split(r"^(?=[a-z][\w-]* = )", path.read_text("utf-8"), flags=re.MULTILINE)[1:]:
            key, _, said = message.partition(" = ")
            variants = re.findall(r"^ +\*?\[\w+\] (.+)$", said, re.MULTILINE)
            messages[key] = [said.splitlines()[0], *variants]
    return messages


def _options() -> set[str]:
    """How the options of the games and what can be chosen there are called."""
    options = [option for game in catalogue(tuple(LEVELS), None).games for option in game.options]
    choices = [choice.title for option in options for choice in option.choices]
    return {_plain(each) for each in (*choices, *(option.title for option in options))}


def _plain(said: str) -> str:
    return re.sub(r"\s*(\{[^}]*\}|\b\d+\b)\s*", " ", said).strip(" .?!").casefold()


def called_in(text: str) -> set[str]:
    """Names stand between stars. Between two stars are also headings, which end with a full stop, and stress."""
    text = re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL)
    names = re.findall(r"(?<![*\w])\*([^*\n]+)\*(?![*\w])", text)
    names += [each for each in re.findall(r"\*\*([^*\n]+)\*\*", text) if each[0].isupper() and not each.endswith(".")]
    return {_plain(each) for each in names}


@pytest.mark.parametrize("name", sorted(GUIDES))
def test_every_button_is_called_by_its_name(name: str) -> None:
    guide = GUIDES[name]
    called = called_in((ROOT / "docs" / name).read_text("utf-8"))
    assert called - said_on_screens(guide.subjects) == guide.stressed
