"""Who somebody is: tokens and codes that cannot be guessed."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

from kibitz.app import wording as w
from kibitz.app.errors import Refusal

HANDOVER_SECONDS: Final = 300
_NONCE: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
_TABLE_CODE: Final = re.compile(r"[0-9a-z]{10}")
_LEDGER_CODE: Final = re.compile(r"[0-9A-Z]{6}")
# No I, L, O or U: table codes and handover codes are read aloud and typed in.
_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS: Final = str.maketrans("OILU", "011V", "- ")

_SIGNS: Final = tuple(f"{number}{suit}" for suit in "♠♥♦♣" for number in range(2, 11))
"""Cards that are called alike in all languages."""


def fresh_token() -> str:
    """192 secret bits: whoever has them is that person."""
    return secrets.token_urlsafe(24)


def fresh_identity() -> str:
    """Names a person inside the database; it opens nothing."""
    return secrets.token_hex(8)


def fresh_table_code() -> str:
    """Fifty bits: short enough for a link, too many to try."""
    return _code(10).lower()


def is_table_code(code: str) -> bool:
    return _TABLE_CODE.fullmatch(code) is not None


def fresh_ledger_code() -> str:
    """Six letters and digits for the blackboard: they let people in, and nobody run anything."""
    return _code(6)


def is_ledger_code(code: str) -> bool:
    return _LEDGER_CODE.fullmatch(code) is not None


def fresh_handover_code() -> str:
    """Eight letters and digits to type in on the other device within five minutes."""
    return _code(8)


def hashed(secret: str) -> str:
    """What is stored of a token or code."""
    return hashlib.sha256(secret.encode()).hexdigest()


def sign_of(identity: str, code: str) -> str:
    """Two cards by which people can compare whose page something came from; of another ledger they are others.

    >>> sign_of("somebody", "SOME-CODE") == sign_of("somebody", "SOME-CODE")
    True
    """
    number = int.from_bytes(hashlib.sha256(f"{code} {identity}".encode()).digest()[:8])
    first, rest = number % len(_SIGNS), number // len(_SIGNS)
    others = [each for each in _SIGNS if each != _SIGNS[first]]
    return f"{_SIGNS[first]} {others[rest % len(others)]}"


def veiled(code: str) -> str:
    """How a log names what has a code: the same each time, and nobody comes in with it."""
    return hashed(code)[:8]


def read_code(typed: str) -> str:
    """A handover code as people type it: case, spaces and hyphens do not matter.

    >>> read_code("ab1o-9xyz")
    'AB109XYZ'
    """
    return typed.upper().translate(_READ_AS)


def check_nonce(nonce: str) -> None:
    if _NONCE.fullmatch(nonce) is None:
        raise Refusal(w.BAD_NONCE())


def spelled(digest: bytes, length: int) -> str:
    """So many of the letters and digits of codes, always the same from the same bytes.

    >>> spelled(bytes(5), 5)
    '00000'
    """
    return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in digest[:length])


def _code(length: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))
