"""The logs that kibitz keeps in files, line by line: events and leagues."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from types import UnionType
from typing import Final, get_args

import msgspec
from msgspec import Struct

from handbook.markdown import code, said, table
from kibitz.club.competition.competition_lines import CompetitionLine
from kibitz.club.league.league_state import LeagueLine

LOGS: Final[dict[str, UnionType]] = {"event": CompetitionLine, "league": LeagueLine}
"""What can stand in the log of each kind of file."""
_SHARED: Final = {"at": "when it happened", "by": "who wrote it down"}


def all_logs() -> str:
    """Every line of every log, with its fields; then the parts that they are made of."""
    parts: dict[type[Struct], None] = {}
    text = []
    for kind, union in LOGS.items():
        text.append(f"### What happens in {'an' if kind == 'event' else 'a'} {kind}")
        text += _lines(get_args(union), parts)
    text.append("### Parts of lines")
    text.append(table(["part", "what it is", "fields"], _rows(parts)))
    return "\n\n".join(text)


def _lines(kinds: tuple[type[Struct], ...], parts: dict[type[Struct], None]) -> Iterator[str]:
    shared = set.intersection(*(set(kind.__struct_fields__) for kind in kinds))
    yield "Every line has " + " and ".join(f"{code(name)}, {_SHARED[name]}" for name in sorted(shared)) + "."
    rows = []
    for kind in kinds:
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        fields = [each for each in info.fields if each.name not in shared]
        told = ", ".join(f"{code(each.encode_name)} ({worded(each.type, parts)})" for each in fields)
        rows.append([code(info.tag), _doc(kind), told])
    yield table(["`happened`", "what it says", "fields"], rows)


def _rows(parts: dict[type[Struct], None]) -> Iterator[list[str]]:
    """The parts, and the parts of parts as they turn up."""
    done = 0
    while done < len(parts):
        kind = list(parts)[done]
        done += 1
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        told = ", ".join(f"{code(each.encode_name)} ({worded(each.type, parts)})" for each in info.fields)
        yield [code(kind.__name__), _doc(kind), told]


def _doc(kind: type[Struct]) -> str:
    return said(inspect.cleandoc(vars(kind).get("__doc__") or ""), kind.__name__)


def worded(info: msgspec.inspect.Type, parts: dict[type[Struct], None]) -> str:
    """A type in words; structs are noted as parts.

    >>> worded(msgspec.inspect.type_info(dict[int, tuple[str, ...]]), {})
    'list of text by number'
    """
    match info:
        case msgspec.inspect.StructType(cls=cls):
            parts[cls] = None
            return cls.__name__
        case msgspec.inspect.UnionType(types=types):
            return " or ".join(dict.fromkeys(worded(each, parts) for each in types))
        case msgspec.inspect.VarTupleType(item_type=item) | msgspec.inspect.ListType(item_type=item):
            return f"list of {worded(item, parts)}"
        case msgspec.inspect.TupleType(item_types=items):
            return f"[{', '.join(worded(each, parts) for each in items)}]"
        case msgspec.inspect.DictType(key_type=key, value_type=value):
            return f"{worded(value, parts)} by {worded(key, parts)}"
        case msgspec.inspect.LiteralType(values=values):
            return " or ".join(code(value) for value in values)
        case msgspec.inspect.EnumType(cls=cls):
            return " or ".join(code(member.value) for member in cls)
        case msgspec.inspect.CustomType(cls=cls):
            return f"{cls.__name__.lower()}, as text"
        case _:
            return _PLAIN[type(info)]


_PLAIN: Final[dict[type[msgspec.inspect.Type], str]] = {
    msgspec.inspect.StrType: "text",
    msgspec.inspect.IntType: "number",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.DecimalType: "number, as text",
    msgspec.inspect.BoolType: "yes or no",
    msgspec.inspect.NoneType: "nothing",
    msgspec.inspect.AnyType: "anything",
}
