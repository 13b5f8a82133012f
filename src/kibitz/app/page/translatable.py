"""Everything that a translation of the page must have: all templates and words the server can send."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Final

from kibitz.app import wording as app_wording
from kibitz.app.page.protocol import PHRASES
from kibitz.bots import decision as why
from kibitz.bots.bidding.telling import NAMES
from kibitz.engine import refusals
from kibitz.engine.text import Template
from kibitz.games import complaints, naming
from kibitz.narration import wording
from kibitz.rules.claims import LINES


def _templates(module: ModuleType) -> Iterator[str]:
    for value in vars(module).values():
        for each in value.values() if isinstance(value, dict) else (value,):
            if isinstance(each, Template):
                yield each.say


TEMPLATES: Final = tuple(
    dict.fromkeys(
        say for module in (refusals, app_wording, wording, complaints, naming, why) for say in _templates(module)
    )
)
"""All that a `Text` of the server can say: a catalogue must have every one of them."""

WORDS: Final = (
    *("ten", "seven", "play", "skirmish", "clash", "showdown"),
    *("tricks", "overtricks", "undertricks", "doubled", "redoubled", "slam", "honours", "game", "part-score"),
    *("bonus", "target", "made", "short", "victory"),
    *("on points", "with three of the four hands", "with the fourth hand"),
    *("with two of the three games", "with three of the three games"),
    *LINES,
    *why.Rule,
    *NAMES,
)
"""All that can stand for a {word:…}."""

CATALOGUE: Final = (*TEMPLATES, *WORDS, *PHRASES)
"""All keys that a translation needs for what the server says."""
