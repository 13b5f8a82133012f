"""The words of the trade with one plain sentence each: `glossary.toml` of each language."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from kibitz.words import text_of


class Explained(Struct, frozen=True, forbid_unknown_fields=True):
    """A word as it stands in sentences, the plain form first, and what it means.

    In the phrases of `unless` it is a plain word of the language, and is not explained.
    """

    words: tuple[str, ...]
    means: str
    unless: tuple[str, ...] = ()


def glossary(language: str = "en") -> dict[str, Explained]:
    """All entries of a language by their ids, which are the same in each; those of English where it has none.

    >>> glossary()["ruff"].means
    'To play a trump on another suit because you cannot follow suit.'
    """
    return _read(text_of(language, "glossary.toml"))


@cache
def _read(file: Path) -> dict[str, Explained]:
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Explained])


def look_up(word: str, language: str = "en") -> Explained | None:
    """The entry that a word belongs to, in whichever of its forms.

    >>> look_up("Tricks") is look_up("trick")
    True
    """
    sought = word.replace("'", "’").casefold().strip()
    found = glossary(language).values()
    return next((entry for entry in found if sought in (each.casefold() for each in entry.words)), None)
