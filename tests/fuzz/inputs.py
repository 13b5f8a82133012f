"""Inputs that nobody meant: what is good, spoiled byte by byte, and messages made from the protocol's own types."""

from __future__ import annotations

import enum
import json
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec
from msgspec import inspect

from kibitz.app import protocol
from kibitz.app.registry import ANSWERS
from kibitz.engine import codec

_SCRAPS: Final = (
    *(b"", b"\x00", b"\xff", b"\xed\xa0\x80", b"\r\n", b"{}", b"[", b"]", b"|", b'"', b"%", b"$1", b"=", b"AP", b"-1"),
    *(b"9" * 400, b"((((((((", b"1e999999", b"NaN", b"null", "♠".encode(), "\u202e".encode(), "İ".encode(), b"&#0;"),
    *(b"<script>", b"../../", b"N:", b"md|", b"pc|", b"[Deal ", b"hcp(south)", b"south", b"5+", b"not ", b"---\n"),
    b'"options": {"a":' + b"[" * 3000,
)
_TEXTS: Final = (
    *("", " ", "N", "S", "SA", "NT", "1NT", "pass", "Ann", "minibridge", "contract", "en", "random", "\x00", "\ud800"),
    *(
        "♠" * 30,
        "a" * 3000,
        "-1",
        "9" * 40,
        "1e999999",
        "1e-999999%",
        "=1+1",
        "../x",
        "%s",
        "{}",
        "\u202eAnn",
        "ﷺ" * 20,
        "now",
        "points",
    ),
)
_NUMBERS: Final = (0, 1, -1, 2, 3, 7, 13, 52, 255, 2**31, 2**53 - 1, -(2**63), 2**64, 10**30)
_DEEPEST: Final = 5


def spoiled_bytes(good: bytes, rng: Random) -> bytes:
    """One to six pieces of it cut out, doubled, turned round or replaced."""
    made = bytearray(good)
    for _ in range(rng.randint(1, 6)):
        start = rng.randrange(len(made) + 1)
        end = min(len(made), start + rng.choice((0, 1, 1, 2, 8, 40, 400)))
        piece = bytes(made[start:end])
        match rng.randrange(6):
            case 0:
                del made[start:end]
            case 1:
                made[start:start] = piece * rng.choice((1, 2, 50))
            case 2:
                made[start:end] = piece[::-1]
            case 3:
                made[start:end] = bytes(byte ^ (1 << rng.randrange(8)) for byte in piece)
            case _:
                made[start:end] = rng.choice(_SCRAPS)
    return bytes(made)


def random_request(rng: Random, texts: Sequence[str]) -> bytes:
    """A message of some kind of the protocol, with values of the right types or nearly; `texts` are live codes."""
    kind = rng.choice(list(ANSWERS))
    about = inspect.type_info(kind)
    made = _value(about, rng, [*_TEXTS, *texts, *texts, *texts], 0)
    if rng.random() < 0.1 and isinstance(made, dict) and made:
        made[rng.choice(list(made))] = rng.choice((*_TEXTS, *_NUMBERS, None, [], {}, True))
    written = json.dumps(made).encode()
    return spoiled_bytes(written, rng) if rng.random() < 0.1 else written


def _value(kind: inspect.Type, rng: Random, texts: Sequence[str], depth: int) -> Any:
    match kind:
        case inspect.UnionType(types=types):
            return _value(rng.choice(types), rng, texts, depth)
        case inspect.StructType(fields=fields):
            made: dict[str, Any] = {str(kind.tag_field): kind.tag} if kind.tag_field else {}
            for field in fields:
                if field.required or (rng.random() < 0.5 and depth < _DEEPEST):
                    made[field.encode_name] = _value(field.type, rng, texts, depth + 1)
            return made
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.EnumType(cls=cls):
            found = rng.choice(list(cls))
            return found.value if isinstance(found, enum.Enum) else found
        case inspect.IntType():
            return rng.choice(_NUMBERS) if rng.random() < 0.4 else rng.randint(0, 8)
        case inspect.FloatType():
            return rng.choice((0.0, -1.5, 1e300, float(rng.randint(0, 9))))
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.NoneType():
            return None
        case inspect.DictType(key_type=keys, value_type=values):
            return {
                str(_value(keys, rng, texts, depth + 1)): _value(values, rng, texts, depth + 1)
                for _ in range(rng.randint(0, 3))
            }
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item) | inspect.SetType(item_type=item):
            return [_value(item, rng, texts, depth + 1) for _ in range(rng.choice((0, 1, 2, 4, 40)))]
        case inspect.FrozenSetType(item_type=item):
            return [_value(item, rng, texts, depth + 1) for _ in range(rng.randint(0, 3))]
        case inspect.TupleType(item_types=items):
            return [_value(item, rng, texts, depth + 1) for item in items]
        case _:
            return rng.choice(texts)


def is_read(request: bytes) -> bool:
    """Whether the protocol takes it for a message at all."""
    try:
        msgspec.json.decode(request, type=protocol.Request, dec_hook=codec.from_text)
    except (ValueError, RecursionError):
        return False
    return True
