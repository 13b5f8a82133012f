"""The first rounds from which cyclic movements unfold, read from the file beside this module."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

_STAYS: Final = "-"
_ROUNDS: Final = "-rounds"

Seating = tuple[int | None, ...]
"""The numbers of a table in the first round; None is an entrant that stays where it is."""


@cache
def seatings() -> Mapping[tuple[str, int, int], tuple[Seating, ...]]:
    """The rows of each cyclic design by its name, its size (tables or players) and its number of rounds."""
    return {key: tuple(row for (row,) in cells) for key, cells in _read().items() if not key[0].endswith(_ROUNDS)}


@cache
def _read() -> Mapping[tuple[str, int, int], Plan]:
    found = {}
    for line in files(__package__).joinpath("seatings.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        head, _, cells = line.partition(": ")
        name, size, rounds = head.split()
        found[name, int(size), int(rounds)] = tuple(
            tuple(_row(row) for row in cell.split("/")) for cell in cells.split()
        )
    return found


Plan = tuple[tuple[Seating, ...], ...]


@cache
def plans() -> Mapping[tuple[str, int, int], Plan]:
    """The designs that are no circle, round by round, by their name, size and number of rounds."""
    return {
        (name.removesuffix(_ROUNDS), size, rounds): cells
        for (name, size, rounds), cells in _read().items()
        if name.endswith(_ROUNDS)
    }


def lengths(name: str, size: int) -> tuple[int, ...]:
    """How many rounds the designs of that name and size have, fewest first."""
    known = (*seatings(), *plans())
    return tuple(sorted(rounds for kind, of, rounds in known if (kind, of) == (name, size)))


def _row(cell: str) -> Seating:
    return tuple(None if each == _STAYS else int(each) for each in cell.split(","))
