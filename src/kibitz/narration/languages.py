"""Sentences in the languages of the page, for print: English is our own, the others are built with the page."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from kibitz.cards import Bid, Call, Seat, Side, strain
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template, Text
from kibitz.narration.glossary import LANGUAGES

NO_LANGUAGE: Final = Template("There is nothing in “{text:language}” here: choose from {text:known}.")
NO_WORDS: Final = Template("The words of “{text:language}” are built with the page, and it is not built.")

_HOLE: Final = re.compile(r"\{(\w+):(\w+)(?:\|([^|}]*)\|([^}]*))?\}")
_BEFORE_SIGNS: Final = re.compile(r" (?=[:;!?»…])|(?<=«) ")


class Language(Struct, frozen=True):
    """How texts are said: by the templates of a catalogue, or in English if it has none."""

    code: str
    words: Mapping[str, str] = {}

    def __str__(self) -> str:
        return self.code

    def word(self, english: str) -> str:
        """A word or a template without holes."""
        found = self.words.get(english, english)
        # French puts a space before these signs, and no line may begin with one.
        return _BEFORE_SIGNS.sub("\u00a0", found) if self.code == "fr" else found

    def say(self, text: Text) -> str:
        """The whole sentence.

        >>> french = Language("fr", {"{n:won} tricks in {strain:suit}": "{n:won|levée|levées} à {strain:suit}"})
        >>> french.say(Text("{n:won} tricks in {strain:suit}", {"won": 1, "suit": "S"}))
        '1 levée à spades'
        """
        if text.say not in self.words:
            return str(text)
        return _HOLE.sub(lambda hole: self._filled(hole, text.values[hole[2]]), self.word(text.say))

    def figure(self, written: str) -> str:
        """A number with the decimal sign of the language."""
        return written.replace(".", ",") if self.code == "fr" else written

    def _filled(self, hole: re.Match[str], value: str | float) -> str:
        match hole[1]:
            case "seat":
                return self.word(Seat(str(value)).label)
            case "side":
                return self.word("North and South" if Side(str(value)) is Side.NS else "East and West")
            case "strain":
                return self.word(strain(str(value)).name)
            case "n" if hole[3] is not None:
                return f"{value} {hole[3] if abs(float(value)) < 2 else hole[4]}"  # French counts none as one
            case "x":
                return self.figure(f"{value:.1f}")
            case "call":
                return self._call(str(value))
            case "word":
                return self.word(str(value))
            case _:
                return str(value)

    def _call(self, written: str) -> str:
        call = Call.parse(written)
        if isinstance(call, Bid):
            return f"{call.level} {self.word(call.strain.name)}"
        return self.word(written.capitalize())


IN_ENGLISH: Final = Language("en")


def language(code: str) -> Language:
    """A language by its code; an `Objection` if there is none, or if the page it comes with is not built."""
    if code not in LANGUAGES:
        raise Objection(NO_LANGUAGE(language=code, known=", ".join(LANGUAGES)))
    return IN_ENGLISH if code == IN_ENGLISH.code else _built(code)


@cache
def _built(code: str) -> Language:
    kept = files("kibitz").joinpath("page", f"words.{code}.json")
    if not kept.is_file():
        raise Objection(NO_WORDS(language=code))
    return Language(code, msgspec.json.decode(kept.read_bytes(), type=dict[str, str]))
