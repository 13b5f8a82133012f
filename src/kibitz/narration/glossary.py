"""The words of the trade with one plain sentence each, in every language of the page."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

LANGUAGES: Final = ("en", "fr")


class Explained(Struct, frozen=True, forbid_unknown_fields=True):
    """A word as it stands in sentences, the plain form first, and what it means."""

    words: tuple[str, ...]
    means: str


def glossary(language: str = "en") -> dict[str, Explained]:
    """All entries of a language by their ids, which are the same in each.

    >>> glossary()["ruff"].means
    'To play a trump on another suit because you cannot follow suit.'
    """
    if language not in LANGUAGES:
        raise ValueError(f"There is no glossary in “{language}”: choose from {', '.join(LANGUAGES)}.")
    return _read(language)


@cache
def _read(language: str) -> dict[str, Explained]:
    text = files("kibitz.narration").joinpath(f"glossary.{language}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Explained])


def look_up(word: str, language: str = "en") -> Explained | None:
    """The entry that a word belongs to, in whichever of its forms.

    >>> look_up("Tricks") is look_up("trick")
    True
    """
    sought = word.replace("'", "’").casefold().strip()
    found = glossary(language).values()
    return next((entry for entry in found if sought in (each.casefold() for each in entry.words)), None)
