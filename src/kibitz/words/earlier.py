"""Sentences that earlier versions stored as English templates, as messages of today."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Final

from kibitz.words.catalogues import IN_ENGLISH, Given

IN_ENGLISH_ONLY: Final = "cards-in-english"
_HOLE: Final = re.compile(r"\{(\w+):(\w+)(?:\|[^}]*)?\}")


def from_template(english: str, values: Given) -> tuple[str, Given]:
    """The id of a sentence that was stored as its template; one that there is no more is kept in plain English.

    >>> from_template("{seat:who} passes.", {"who": "N"})
    ('story-calls-pass', {'who': 'N'})
    >>> from_template("I played {card:card}.", {"card": "SA"})
    ('cards-in-english', {'said': 'I played SA.'})
    """
    if english in _ids():
        return _ids()[english], values
    return IN_ENGLISH_ONLY, {"said": _HOLE.sub(lambda hole: _filled(hole[1], values[hole[2]]), english)}


def _filled(kind: str, value: str | float) -> str:
    match kind:
        case "seat" | "side" | "strain":
            return IN_ENGLISH.said(f"cards-{kind}-{value}")
        case "x":
            return f"{value:.1f}"
        case _:
            return str(value)


@cache
def _ids() -> dict[str, str]:
    found: dict[str, str] = json.loads(files("kibitz.words").joinpath("earlier.json").read_text(encoding="utf-8"))
    return found
