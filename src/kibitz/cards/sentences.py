"""Sentences as templates with values, so that a catalogue can translate them; and the plain English of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from msgspec import Struct

from kibitz.cards.seats import Seat, Side

_HOLE: Final = re.compile(r"\{(\w+):(\w+)\}")
_ONE: Final = re.compile(r"(?<![\d.])1 ((?:over)?trick|point|card|deal|layout)s\b")


class Text(Struct, frozen=True, gc=False):
    """A sentence to show: an English template and what goes into it. The catalogues translate the template.

    What a value is, the name before the colon says: {seat:who} ("N"), {side:whose} ("NS"), {name:who} (a
    nickname), {names:who} (nicknames, already joined), {card:lead} ("SA"), {strain:trumps} ("NT"),
    {call:call} ("2NT", "pass"), {n:tricks} (a number), {x:tricks} (a number to be shown with one decimal),
    {word:terms} (a word of the game or a reason, itself in the catalogue), {text:why} (plain English with
    nothing to translate).

    >>> print(Text("{seat:who} wins {n:tricks} tricks in {strain:trumps}.", {"who": "N", "tricks": 1, "trumps": "S"}))
    North wins 1 trick in spades.
    >>> print(Text("{x:value} points", {"value": 28.1}))
    28.1 points
    """

    say: str
    values: Mapping[str, str | int | float] = {}

    @property
    def cards(self) -> frozenset[str]:
        """The cards that the sentence names."""
        return frozenset(str(self.values[name]) for name in _card_holes(self.say))

    def __str__(self) -> str:
        """In plain English, cards by their names."""
        filled = _HOLE.sub(lambda hole: _english(hole[1], self.values[hole[2]]), self.say)
        return _ONE.sub(r"1 \1", filled)


@lru_cache(maxsize=1024)  # there are a few hundred templates
def _card_holes(say: str) -> tuple[str, ...]:
    return tuple(hole[2] for hole in _HOLE.finditer(say) if hole[1] == "card")


class Template(Struct, frozen=True):
    """A sentence with places to fill in."""

    say: str

    def __call__(self, **values: str | float) -> Text:
        return Text(self.say, values)


def _english(kind: str, value: str | float) -> str:
    match kind:
        case "seat":
            return Seat(str(value)).label
        case "side":
            return Side(str(value)).label
        case "strain":
            from kibitz.cards.deck import strain  # whose own errors are sentences

            return strain(str(value)).name
        case "x":
            return f"{value:.1f}"
        case _:
            return str(value)
