"""Sentences that earlier versions stored as the English of them, and the ids that they have now."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files


def id_of_earlier(english: str) -> str:
    """The id of a sentence that was stored as English; what never was a sentence of ours stays as it is."""
    return _ids().get(english, english)


@cache
def _ids() -> dict[str, str]:
    found: dict[str, str] = json.loads(files("kibitz.words").joinpath("earlier.json").read_text(encoding="utf-8"))
    return found
