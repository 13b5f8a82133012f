"""Points and tricks in thousands of simulated deals: what one may expect to win with so many points, game by game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

_FILE: Final = "points_and_tricks.json"
_ENOUGH: Final = 20
"""With fewer deals of so many points nothing is said about them."""


class CurvePoint(Struct, frozen=True, gc=False):
    """With so many points in the two hands: the tricks won on average, and between which most deals are.

    Of ten deals eight lie from `low` to `high`.
    """

    points: int
    deals: int
    mean: float
    low: int
    high: int


def curve(game: str) -> tuple[CurvePoint, ...]:
    """The curve of a game, by points; empty for a game of which none was simulated.

    >>> [(each.points, round(each.mean)) for each in curve("minibridge") if each.points in (21, 25, 30)]
    [(21, 9), (25, 9), (30, 10)]
    """
    return _curves().get(game, ())


def curved(won: Mapping[int, Sequence[int]]) -> tuple[CurvePoint, ...]:
    """A curve from the tricks that were won with so many points."""
    return tuple(_point(points, sorted(won[points])) for points in sorted(won) if len(won[points]) >= _ENOUGH)


def _point(points: int, tricks: Sequence[int]) -> CurvePoint:
    tenth = len(tricks) // 10
    return CurvePoint(points, len(tricks), round(sum(tricks) / len(tricks), 2), tricks[tenth], tricks[-1 - tenth])


@cache
def _curves() -> dict[str, tuple[CurvePoint, ...]]:
    text = (files(__package__) / _FILE).read_bytes()
    return msgspec.json.decode(text, type=dict[str, tuple[CurvePoint, ...]])
