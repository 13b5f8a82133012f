"""Everything that a translation of the page must have: all templates and words the server can send.

Both are found by looking through the house, so a new template cannot be forgotten.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple

from kibitz.app.subjects.classes.messages import TEACHER_PHRASES
from kibitz.app.tables.phrases import PHRASES
from kibitz.bots.bidding.senses import SENSE_WORDS
from kibitz.bots.decision import MAXIM_WORDS
from kibitz.club.printing.stationery import printed_words
from kibitz.coach.card_phrases import KIND_WORDS
from kibitz.engine.events import ClaimLine, WhyThrownIn
from kibitz.engine.text import Template, Text
from kibitz.scoring.abridged import Pledge
from kibitz.scoring.bridgewar import Battle, Stakes
from kibitz.scoring.line import ScoreReason
from kibitz.scoring.minibridge import Aim
from kibitz.scoring.rubber import Doubling

_ROOMS: Final = (
    "cards",
    "analysis.orders",
    "formats",
    "engine",
    "rules",
    "games",
    "sessions",
    "narration",
    "bots",
    "lessons",
    "coach",
    "practice",
    "learner",
    "club",
    "app",
)
"""Where the server's sentences are; what the terminal says is English."""


def _modules() -> Iterator[ModuleType]:
    for room in _ROOMS:
        package = importlib.import_module(f"kibitz.{room}")
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield importlib.import_module(found.name)


def _templates(value: object) -> Iterator[str]:
    if isinstance(value, Template | Text):
        yield value.say
    elif isinstance(value, dict):
        for each in value.values():
            yield from _templates(each)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _templates(each)
    elif isinstance(value, Struct):
        yield from _templates(astuple(value))


TEMPLATES: Final = tuple(
    dict.fromkeys(say for module in _modules() for value in vars(module).values() for say in _templates(value))
)
"""All that a `Text` of the server can say: a catalogue must have every one of them."""

WORDS: Final = (
    *dict.fromkeys(
        word.value
        for words in (Pledge, Battle, Stakes, Aim, Doubling, ScoreReason, WhyThrownIn, ClaimLine)
        for word in words
    ),
    *MAXIM_WORDS.values(),
    *KIND_WORDS.values(),
    *SENSE_WORDS.values(),
    *printed_words(),
)
"""All that can stand for a {word:…}, or on a printed sheet."""

_TEACHERS: Final = tuple(said for each in TEACHER_PHRASES for said in (each.about, *each.phrases))

CATALOGUE: Final = (*TEMPLATES, *WORDS, *(phrase.text for phrase in PHRASES), *_TEACHERS)
"""All keys that a translation needs for what the server says."""
