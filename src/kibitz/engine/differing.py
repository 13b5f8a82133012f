"""What stands in a record and what the rules make it, in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final

from msgspec import Struct, UnsetType

from kibitz.engine import events as ev
from kibitz.engine.codec import to_text
from kibitz.engine.text import Template, Text

EVENT_DIFFERS: Final = Template("record-event-differs")
ANOTHER_EVENT: Final = Template("record-another-event")


def difference(at: int, found: ev.AnyEvent, made: ev.AnyEvent) -> Text:
    """How an event of a log differs from the one that the rules put at its place, in the names of the record.

    >>> from kibitz.cards import Side
    >>> print(difference(8, ev.Awarded(Side.NS, 3), ev.Awarded(Side.EW, 3)))
    Event 9 (“awarded”) is not right: “side NS”, where the rules make it “side EW”.
    >>> print(difference(8, ev.Undone(4), ev.Awarded(Side.EW, 3)))
    Event 9 is “undone”, where the rules make it “awarded”.
    """
    if type(found) is not type(made):
        return ANOTHER_EVENT(number=at + 1, found=kind(found), made=kind(made))
    one, two = fields(found, made)
    return EVENT_DIFFERS(number=at + 1, kind=kind(found), found=one, made=two)


def kind(event: ev.AnyEvent) -> str:
    """What an event is called in a record."""
    return str(event.__struct_config__.tag)


def fields(found: Struct, made: Struct) -> tuple[str, str]:
    """The fields that differ: what they are, and what they ought to be."""
    differing = [name for name in found.__struct_fields__ if getattr(found, name) != getattr(made, name)]
    pairs = [(name, *_what_differs(getattr(found, name), getattr(made, name))) for name in differing]
    one, two = ("; ".join(f"{pair[0]} {_as_written(pair[of])}" for pair in pairs) for of in (1, 2))
    return one, two


def _what_differs(found: Any, made: Any) -> tuple[Any, Any]:
    """Both values; of two mappings only the parts that are not the same."""
    if not (isinstance(found, Mapping) and isinstance(made, Mapping)):
        return found, made
    keys = [key for key in {**found, **made} if found.get(key) != made.get(key)]
    one, two = ({key: each[key] for key in keys if key in each} for each in (found, made))
    return one, two


def _as_written(value: Any) -> str:
    match value:
        case ev.Entry(side=side, points=points, reason=reason, below=below):
            return " ".join([side, str(points), reason, *(["below"] if below else [])])
        case ev.Contract(strain=strain, goal=goal, terms=terms):
            return f"{terms} {strain.letter} {goal}"
        case Mapping():
            return ", ".join(f"{key} {_as_written(each)}" for key, each in value.items()) or "-"
        case tuple() | list():
            return ", ".join(map(_as_written, value)) or "-"
        case None | UnsetType():
            return "-"
        case bool():
            return "true" if value else "false"
        case Enum() | str() | int() | float():
            return str(value)
        case _:
            return to_text(value)
