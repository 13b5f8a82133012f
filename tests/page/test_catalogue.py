"""Everything the server can say stands in the page's catalogues, and the first page is light."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kibitz.app.page.catalogue import catalogue
from kibitz.app.page.translatable import CATALOGUE
from kibitz.bots.levels import LEVELS

ROOT = Path(__file__).parents[2]
KEY = re.compile(r'^  (?:("(?:[^"\\]|\\.)*")|(\w+)):\s', re.MULTILINE)
LIMIT = 150_000


def _served() -> Iterator[str]:
    yield from CATALOGUE
    yield from LEVELS
    for game in catalogue(tuple(LEVELS), None).games:
        yield from (game.title, game.blurb)
        for session in game.sessions:
            yield from (session.title, session.blurb)
        for option in (*game.options, *(each for session in game.sessions for each in session.options)):
            yield from (f"option {option.name}", option.description)
            yield from (f"{option.name}: {choice}" for choice in option.choices)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_that_the_server_says_is_in_the_catalogue(language: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "web/src/lib/i18n").glob(f"{language}*.ts")]
    keys = {bare or json.loads(quoted) for text in texts for quoted, bare in KEY.findall(text)}
    assert [said for said in _served() if said not in keys] == []


def test_the_first_page_is_light() -> None:
    files = [path for path in (ROOT / "src/kibitz/page").rglob("*") if path.is_file()]
    assert files, "The page is not built: `make play` builds it."
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < LIMIT
