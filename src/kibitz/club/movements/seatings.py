"""The first rounds from which cyclic movements unfold, read from the file beside this module."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

_STAYS: Final = "-"

Seating = tuple[int | None, ...]
"""The numbers of a table in the first round; None is an entrant that stays where it is."""


@cache
def seatings() -> Mapping[tuple[str, int, int], tuple[Seating, ...]]:
    """The rows of each design by its name, its size (tables or players) and its number of rounds."""
    found = {}
    for line in files(__package__).joinpath("seatings.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        head, _, cells = line.partition(": ")
        name, size, rounds = head.split()
        found[name, int(size), int(rounds)] = tuple(_row(cell) for cell in cells.split())
    return found


def lengths(name: str, size: int) -> tuple[int, ...]:
    """How many rounds the designs of that name and size have, fewest first."""
    return tuple(sorted(rounds for kind, of, rounds in seatings() if (kind, of) == (name, size)))


def _row(cell: str) -> Seating:
    return tuple(None if each == _STAYS else int(each) for each in cell.split(","))
