"""One line of a score."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Line(NamedTuple):
    """Points for declarer's side or for the defenders, and what for; `below` the line at rubber bridge."""

    to_declarers: bool
    points: int
    reason: str
    below: bool = False


def lines(*each: Line) -> tuple[Line, ...]:
    """Those lines that are worth anything."""
    return tuple(line for line in each if line.points)


def totals(score: Iterable[Line]) -> tuple[int, int]:
    """What declarers and defenders get."""
    sums = [0, 0]
    for line in score:
        sums[not line.to_declarers] += line.points
    return sums[0], sums[1]
