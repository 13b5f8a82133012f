"""What can be chosen by name, and how other packages add to it: games, sessions and levels in their entry points."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from threading import RLock
from typing import TypeVar

Thing = TypeVar("Thing")


class PluginError(Exception):
    """What a package brings is not what it must be; the message says why, as half a sentence."""


class PluginWarning(UserWarning):
    """Something that a package brings cannot be used."""


class Registry(Mapping[str, Thing]):
    """Things by name: those of the house, then those that installed packages name in an entry point of the group.

    Packages are asked at the first look, not on import: what they bring imports kibitz itself. `check` gives back what
    it was given, or raises `PluginError`. Whatever fails is left out with one warning: a table opens without it.
    """

    def __init__(
        self, group: str, house: Callable[[], Mapping[str, Thing]], check: Callable[[str, object], Thing]
    ) -> None:
        self._group, self._house, self._check = group, house, check
        self._things: dict[str, Thing] | None = None
        self._lock = RLock()

    def __getitem__(self, name: str) -> Thing:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __repr__(self) -> str:
        return f"<{self._group}: {', '.join(self)}>"

    def _all(self) -> dict[str, Thing]:
        with self._lock:
            if self._things is None:
                self._things = dict(self._house())  # a package that looks while it is loaded sees those
                for point in sorted(entry_points(group=self._group), key=lambda each: (each.name, each.value)):
                    self._add(point, self._things)
            return self._things

    def _add(self, point: EntryPoint, things: dict[str, Thing]) -> None:
        try:
            things[point.name] = self._loaded(point, things)
        except Exception as error:  # another's code may fail in any way
            why = str(error) if isinstance(error, PluginError) else f"{type(error).__name__}: {error}"
            package = f"the package {point.dist.name}" if point.dist else point.value
            warnings.warn(f"“{point.name}” of {package} is left out: {why}.", PluginWarning, stacklevel=2)

    def _loaded(self, point: EntryPoint, things: Mapping[str, Thing]) -> Thing:
        if point.name in things:
            raise PluginError("there is already one of that name")
        return self._check(point.name, point.load())
