"""What was worked out for one page and holds for the others too."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Kept:
    """Of each name the newest value, as long as what it was made of stays the same.

    >>> kept = Kept()
    >>> kept.of("double", 2, lambda: 4), kept.of("double", 2, lambda: 5), kept.of("double", 3, lambda: 6)
    (4, 4, 6)
    """

    def __init__(self) -> None:
        self._values: dict[Hashable, tuple[Hashable, Any]] = {}

    def of(self, name: Hashable, made_of: Hashable, make: Callable[[], T]) -> T:
        known = self._values.get(name)
        # What is the very same is not compared part by part.
        if known is None or (known[0] is not made_of and known[0] != made_of):
            known = self._values[name] = made_of, make()
        value: T = known[1]
        return value
