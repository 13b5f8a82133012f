"""What stands in a record and what the rules make it, in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from msgspec import Struct, UnsetType

from kibitz.engine import events as ev
from kibitz.engine.codec import to_text


def difference(at: int, found: ev.AnyEvent, made: ev.AnyEvent) -> str:
    """How an event of a log differs from the one that the rules put at its place.

    >>> from kibitz.cards import Side
    >>> difference(8, ev.Awarded(Side.NS, 3), ev.Awarded(Side.EW, 3))
    'Event 9 (awarded) is not right: side NS, where the rules make it EW.'
    >>> difference(8, ev.Undone(4), ev.Awarded(Side.EW, 3))
    'Event 9 is “undone”, where the rules make it “awarded”.'
    """
    if type(found) is not type(made):
        return f"Event {at + 1} is “{kind(found)}”, where the rules make it “{kind(made)}”."
    return f"Event {at + 1} ({kind(found)}) is not right: {fields(found, made)}."


def kind(event: ev.AnyEvent) -> str:
    """What an event is called in a record."""
    return str(event.__struct_config__.tag)


def fields(found: Struct, made: Struct) -> str:
    """The fields that differ, what they are and what they ought to be."""
    differing = [name for name in found.__struct_fields__ if getattr(found, name) != getattr(made, name)]
    pairs = [(name, *_what_differs(getattr(found, name), getattr(made, name))) for name in differing]
    return "; ".join(
        f"{name.replace('_', ' ')} {_in_words(one)}, where the rules make it {_in_words(two)}"
        for name, one, two in pairs
    )


def _what_differs(found: Any, made: Any) -> tuple[Any, Any]:
    """Both values; of two mappings only the parts that are not the same."""
    if not (isinstance(found, Mapping) and isinstance(made, Mapping)):
        return found, made
    keys = [key for key in {**found, **made} if found.get(key) != made.get(key)]
    one, two = ({key: each[key] for key in keys if key in each} for each in (found, made))
    return one, two


def _in_words(value: Any) -> str:
    match value:
        case ev.Entry(side=side, points=points, reason=reason, below=below):
            return f"{side} {points} for {reason}{' below the line' if below else ''}"
        case ev.Contract(strain=strain, goal=goal, terms=terms):
            return f"{terms} in {strain.name} to win {goal} tricks"
        case Mapping():
            return ", ".join(f"{key} {_in_words(each)}" for key, each in value.items()) or "nothing"
        case tuple() | list():
            return ", ".join(map(_in_words, value)) or "nothing"
        case None | UnsetType():
            return "nothing"
        case bool():
            return "yes" if value else "no"
        case Enum() | str() | int() | float():
            return str(value)
        case _:
            return to_text(value)
