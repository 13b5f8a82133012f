"""Nicknames fit to be shown: never blank, never taken for somebody else's."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from kibitz.app import wording as w
from kibitz.app.errors import Refusal

BOT_NAMES: Final = ("Ace", "Pip", "Trey", "Ruff")

_LENGTH: Final = 20
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]"
)
"""Characters that count as printable and show nothing."""
_STYLES: Final = re.compile("[\ufe0e\ufe0f]")
"""What keyboards put behind a sign to have it in colour: not worth a refusal."""
_MARKS: Final = 2  # on one letter; more of them climb over the neighbours


def clean_nickname(typed: str) -> str:
    """A nickname fit to be shown, or a refusal.

    >>> clean_nickname("  Zoë  the 2nd ")
    'Zoë the 2nd'
    """
    name = " ".join(_STYLES.sub("", unicodedata.normalize("NFC", typed)).split())
    # Not printable are also the marks that turn the direction of writing, and would muddle a score sheet.
    if not 1 <= len(name) <= _LENGTH or not name.isprintable() or _UNSEEN.search(name):
        raise Refusal(w.BAD_NICKNAME())
    kinds = "".join(unicodedata.category(char)[0] for char in unicodedata.normalize("NFD", name))
    if not set(kinds) & {"L", "N", "S"} or "M" * (_MARKS + 1) in kinds:
        raise Refusal(w.BAD_NICKNAME())
    if any(looks_like(name, bot) for bot in BOT_NAMES):
        raise Refusal(w.NAME_OF_A_BOT(name=name))
    return name


def looks_like(one: str, other: str) -> bool:
    """Whether two names could be taken for each other.

    >>> looks_like("Anna", "ANNA"), looks_like("Anna", "Аnnа"), looks_like("Ian", "lan"), looks_like("Ann", "Anna")
    (True, True, True, False)
    """
    return _shape(one) == _shape(other) or _shape(one.casefold()) == _shape(other.casefold())


@lru_cache(maxsize=4096)
def _shape(name: str) -> str:
    """The skeleton of UTS 39: each letter as the one it is mistaken for."""
    return "".join(_prototype(char) for char in unicodedata.normalize("NFKD", name) if not char.isspace())


def _prototype(char: str) -> str:
    # Imported when it is wanted: its tables are large.
    from confusable_homoglyphs.confusables import confusables_data as alike

    found = alike.get(char, ())
    if len(found) != 1:
        return char  # nothing is like it, or much is: then it is what the others are mistaken for
    other: str = found[0]["c"]
    return other if len(alike.get(other, ())) > 1 else min(char, other)
