"""Options are in words that people say, and the first page is light."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from kibitz.app.subjects.home.catalogue import catalogue
from kibitz.bots.levels import LEVELS

ROOT = Path(__file__).parents[2]
LIMIT = 170_000


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
    """What index.html names and the words of a language come before anything is seen; the rest when it is wanted."""
    page = ROOT / "src/kibitz/page"
    first = (page / "index.html").read_text(encoding="utf-8")
    named = {match for match in re.findall(r'(?:src|href)="/([^"]+)"', first) if (page / match).is_file()}
    assert any(name.endswith(".js") for name in named), "The page is not built: `make play` builds it."
    packed = sum(_packed(page / name) for name in ("index.html", *named))
    assert packed + max(map(_packed, (page / "assets").glob("??-first-*.js"))) < LIMIT


def _packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes()))
