"""The rules of each game in words for the page: read from the texts of the package, with the score tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from kibitz.app.subjects.home.messages import Passage, RuleBook
from kibitz.bots.maxims.points_table import with_points
from kibitz.engine.errors import OptionError
from kibitz.games.complaints import NO_GAME
from kibitz.games.registry import GAMES
from kibitz.games.settings import read_options
from kibitz.words import text_of

_PICTURE: Final = re.compile(r"!\[\]\(([a-z]+)\)")


def rule_book(name: str, language: str, options: Mapping[str, Any]) -> RuleBook:
    """All there is to read about a game with these options; in English where a language has no such text."""
    entrance = GAMES.get(name)
    if entrance is None:
        raise OptionError(NO_GAME(name=name, known=", ".join(GAMES)))
    chosen = read_options(entrance.title, entrance.options, options)
    pack = entrance.make(chosen).deck.name
    return RuleBook(name, _text(language, name), _text(language, f"table.{pack}"), entrance.charts(chosen))


def _text(language: str, name: str) -> tuple[Passage, ...]:
    return _read(text_of(language, f"rules/{name}.md"))


@cache
def _read(path: Path) -> tuple[Passage, ...]:
    """A text of the package; a game that another package brings may have none."""
    return tuple(passages(with_points(path.read_text(encoding="utf-8")))) if path.exists() else ()


def passages(text: str) -> Iterator[Passage]:
    """As much of Markdown as the rules need: headings, paragraphs of one line, items, and pictures by name.

    >>> [each.kind for each in passages("## A trick\\nFour cards.\\n- One each.\\n\\n![](trick)")]
    ['heading', 'text', 'item', 'picture']
    """
    for line in filter(None, map(str.strip, text.splitlines())):
        if picture := _PICTURE.fullmatch(line):
            yield Passage("picture", picture[1])
        elif line.startswith("## "):
            yield Passage("heading", line[3:])
        elif line.startswith("- "):
            yield Passage("item", line[2:])
        else:
            yield Passage("text", line)
