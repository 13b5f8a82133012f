"""What is other in a picture than in the one before it: the same for tables and for all that can be followed.

A page that has a picture is sent fields that take the place of what was, and of mappings single lines.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable, Iterator, Mapping
from itertools import compress
from operator import is_not
from typing import Any, TypeVar

from msgspec import Raw, Struct
from msgspec.structs import astuple

from kibitz.app.messages import Changed, Pictured
from kibitz.app.tables.picture import DrawnTable
from kibitz.engine import codec

LineKey = TypeVar("LineKey")
LineShown = TypeVar("LineShown")


class _Found(Struct, frozen=True):
    """What is other: whole fields, and lines of mappings."""

    whole: dict[str, Any]
    lines: dict[str, Any]

    def told(self, kind: Pictured, code: str) -> Changed | None:
        return Changed(kind, code, time.time(), self.whole, self.lines) if self.whole or self.lines else None


class Differences:
    """Of the pictures of one thing: each is worked out and written once for all pages that have the same."""

    def __init__(self) -> None:
        self._compared: dict[Hashable, tuple[Any, Any, Raw | None]] = {}
        self._shared: tuple[Mapping[str, Any], Mapping[str, Any], _Found] | None = None

    def between(self, kind: Pictured, code: str, before: Struct, now: Struct, group: Hashable = None) -> Changed | None:
        """What a page is told that has the first; None if nothing is other. Pictures of one `group` are drawn alike."""
        then, later = astuple(before), astuple(now)
        # Of seventy fields few are other: the rest is passed over without a step of ours.
        others = compress(zip(now.__struct_fields__, then, later, strict=True), map(is_not, then, later))
        found = _Found({}, {})
        self._look(found, others, group)
        return found.told(kind, code)

    def of_table(self, before: DrawnTable, now: DrawnTable) -> Changed | None:
        """The same of a table: after a card only what a card can change is compared, and what all see but once."""
        code = now.lasting.table
        if before.lasting is not now.lasting or before.own.keys() != now.own.keys():
            return self.between("table", code, before.whole(), now.whole())
        if self._shared is None or self._shared[0] is not before.shared or self._shared[1] is not now.shared:
            self._shared = before.shared, now.shared, _Found({}, {})
            self._look(self._shared[2], _by_name(before.shared, now.shared), None)
        known = self._shared[2]
        found = _Found(known.whole.copy(), known.lines.copy())
        for name, was, value in _by_name(before.own, now.own):  # nobody else has these: they are written with the rest
            if isinstance(value, dict) and isinstance(was, dict):
                if other := differences(was, value):
                    found.lines[name] = other
            elif was != value:
                found.whole[name] = value
        return found.told("table", code)

    def _look(self, found: _Found, others: Iterable[tuple[str, Any, Any]], group: Hashable) -> None:
        for name, was, value in others:
            field, is_by_line = (group, name), isinstance(value, dict) and isinstance(was, dict)
            known = self._compared.get(field)
            if known is None or known[0] is not was or known[1] is not value:
                other = differences(was, value) if is_by_line else value
                is_same = not other if is_by_line else was == value
                known = self._compared[field] = was, value, None if is_same else Raw(codec.encode(other))
            if known[2] is not None:
                (found.lines if is_by_line else found.whole)[name] = known[2]


def _by_name(before: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[tuple[str, Any, Any]]:
    for name, value in now.items():
        if (was := before[name]) is not value:
            yield name, was, value


def differences(
    before: Mapping[LineKey, LineShown], now: Mapping[LineKey, LineShown]
) -> dict[LineKey, LineShown | None]:
    """The lines that are other than before, and None for those that are gone."""
    # Nearly all are the very same: those are passed over without a step of ours.
    others = compress(now.items(), map(is_not, map(before.get, now), now.values()))
    changed: dict[LineKey, LineShown | None] = {key: line for key, line in others if before.get(key) != line}
    return changed | dict.fromkeys([key for key in before if key not in now])
