"""What somebody types into a ledger: short, or refused."""

from __future__ import annotations

from typing import Final

from kibitz.app.errors import Refusal
from kibitz.engine.text import Template

NOT_READABLE: Final = Template("files-not-readable")
TOO_LONG: Final = Template("competition-too-long")

_LONGEST: Final = 120


def short(text: str) -> str:
    """What somebody typed, if it is not longer than anybody needs."""
    if len(text) > _LONGEST:
        raise Refusal(TOO_LONG(most=_LONGEST))
    return " ".join(text.split())
