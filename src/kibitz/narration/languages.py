"""The languages that can be chosen, by their codes."""

from __future__ import annotations

from typing import Final

from kibitz.engine.errors import Objection
from kibitz.engine.text import Template
from kibitz.words import Language, in_language, languages

NO_LANGUAGE: Final = Template("paper-no-language")


def language(code: str) -> Language:
    """A language by its code; an `Objection` if there is none."""
    if code not in languages():
        raise Objection(NO_LANGUAGE(language=code, known=", ".join(languages())))
    return in_language(code)
