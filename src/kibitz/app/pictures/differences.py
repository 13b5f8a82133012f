"""What is other in a picture than in the one before it: the same for tables and for all that can be followed.

A page that has a picture is sent fields that take the place of what was, and of mappings single lines.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Mapping
from itertools import compress
from operator import is_not
from typing import Any, TypeVar

from msgspec import Raw, Struct
from msgspec.structs import astuple

from kibitz.app.messages import Changed, Pictured
from kibitz.engine import codec

LineKey = TypeVar("LineKey")
LineShown = TypeVar("LineShown")


class Differences:
    """Of the pictures of one thing: each is worked out and written once for all pages that have the same."""

    def __init__(self) -> None:
        self._compared: dict[Hashable, tuple[Any, Any, Raw | None]] = {}

    def between(self, kind: Pictured, code: str, before: Struct, now: Struct, group: Hashable = None) -> Changed | None:
        """What a page is told that has the first; None if nothing is other. Pictures of one `group` are drawn alike."""
        whole: dict[str, Raw] = {}
        lines: dict[str, Raw] = {}
        then, later = astuple(before), astuple(now)
        # Of seventy fields few are other: the rest is passed over without a step of ours.
        others = compress(zip(now.__struct_fields__, then, later, strict=True), map(is_not, then, later))
        for name, was, value in others:
            if (other := self._other((group, name), was, value)) is not None:
                (lines if _is_by_line(was, value) else whole)[name] = other
        return Changed(kind, code, time.time(), whole, lines) if whole or lines else None

    def _other(self, field: Hashable, before: Any, now: Any) -> Raw | None:
        known = self._compared.get(field)
        if known is None or known[0] is not before or known[1] is not now:
            known = self._compared[field] = before, now, _written(before, now)
        return known[2]


def _is_by_line(before: Any, now: Any) -> bool:
    # Asked of every field after every card: a field is nearly always a tuple or a plain value.
    return now.__class__ is not tuple and isinstance(now, Mapping) and isinstance(before, Mapping)


def _written(before: Any, now: Any) -> Raw | None:
    if _is_by_line(before, now):
        lines = differences(before, now)
        return Raw(codec.encode(lines)) if lines else None
    return None if before == now else Raw(codec.encode(now))


def differences(
    before: Mapping[LineKey, LineShown], now: Mapping[LineKey, LineShown]
) -> dict[LineKey, LineShown | None]:
    """The lines that are other than before, and None for those that are gone."""
    changed: dict[LineKey, LineShown | None] = {}
    for key, line in now.items():
        was = before.get(key)
        if was is not line and was != line:
            changed[key] = line
    return changed | dict.fromkeys(key for key in before if key not in now)
