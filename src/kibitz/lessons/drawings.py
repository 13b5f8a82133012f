"""The pictures of lessons as each language draws them: honours, seats and no-trumps have letters of its own."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from kibitz.lessons.prose import PICTURES
from kibitz.words import in_language

_LETTERS: Final = re.compile(r">(\d?)(K|Q|J|N|E|S|W|NT)</text>")


@cache
def drawing(name: str, language: str) -> str:
    """One of our own pictures, with the letters of a language."""
    said = in_language(language)

    def letters(found: re.Match[str]) -> str:
        level, written = found[1], found[2]
        if written == "NT":
            own = said.said("cards-nt")
        else:
            own = said.said(f"cards-index-{written}") if written in "KQJ" else said.seat(written)[0]
        return f">{level}{own}</text>"

    return _LETTERS.sub(letters, (PICTURES / f"{name}.svg").read_text(encoding="utf-8"))
