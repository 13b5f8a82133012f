"""Everything the server can say stands in the page's catalogues, and the first page is light."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kibitz.app.protocol.translatable import CATALOGUE
from kibitz.app.subjects.home.catalogue import catalogue
from kibitz.bots.levels import LEVELS

ROOT = Path(__file__).parents[2]
KEY = re.compile(r'^  (?:("(?:[^"\\]|\\.)*")|(\w+)|\'([^\']*)\'):\s', re.MULTILINE)
LIMIT = 150_000


def served() -> Iterator[str]:
    yield from CATALOGUE
    yield from LEVELS
    for game in catalogue(tuple(LEVELS), None).games:
        yield from (game.title, game.blurb)
        for session in game.sessions:
            yield from (session.title, session.blurb)
        for option in (*game.options, *(each for session in game.sessions for each in session.options)):
            yield from (option.title, option.description)
            yield from (choice.title for choice in option.choices)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_that_the_server_says_is_in_the_catalogue(language: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "web/src/words").rglob(f"{language}*.ts")]
    keys = {bare or single or json.loads(quoted) for text in texts for quoted, bare, single in KEY.findall(text)}
    assert [said for said in served() if said not in keys] == []


def test_options_are_in_words_that_people_say() -> None:
    games = catalogue(tuple(LEVELS), None).games
    options = [option for game in games for option in game.options]
    options += [option for game in games for session in game.sessions for option in session.options]
    assert {option.group for option in options} == {"game", "evening", "table", "teaching"}
    for option in options:
        words = (option.title, option.description, *(choice.title for choice in option.choices))
        assert not any(re.search(r"\bLaws?\b|_|\bengine\b", said) for said in words), option.name
        assert option.title[0].isupper() and not option.title.endswith("."), option.name
        assert option.description.endswith("."), option.name
        assert all(choice.title != choice.value for choice in option.choices), option.name


def test_the_first_page_is_light() -> None:
    """What index.html names is fetched before anything is seen; the rest, such as the rules, when it is wanted."""
    page = ROOT / "src/kibitz/page"
    first = (page / "index.html").read_text(encoding="utf-8")
    named = {match for match in re.findall(r'(?:src|href)="/([^"]+)"', first) if (page / match).is_file()}
    assert any(name.endswith(".js") for name in named), "The page is not built: `make play` builds it."
    assert sum(len(gzip.compress((page / name).read_bytes())) for name in ("index.html", *named)) < LIMIT
