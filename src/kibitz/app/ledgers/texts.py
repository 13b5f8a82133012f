"""What somebody types into a ledger, or sends as a file that is no text: refused, if too long or not to be read."""

from __future__ import annotations

from base64 import b64decode
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


def unpacked(sent: str) -> bytes:
    """A file that is no text travels as base64."""
    try:
        return b64decode(sent, validate=True)
    except ValueError as error:  # letters that base64 does not have, and any that are not ASCII
        raise Refusal(NOT_READABLE()) from error
