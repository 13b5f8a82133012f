"""Wishes about points and lengths of two hands as regions: boxes of lengths, each with the points allowed in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from kibitz.analysis.orders.wishes import AllOf, AnyOf, Count, Holds, IsTrue, Measured, Not, Shape, Wish
from kibitz.analysis.sampling import Range
from kibitz.cards import FRENCH, Seat

PointPairs = npt.NDArray[np.bool_]
"""For each number of points of the one hand and of the other whether it is allowed: 41 rows of 41."""

Lengths = tuple[Range, ...]
"""The lengths of spades, hearts, diamonds and clubs in the one hand, then those in the other."""

ANY_LENGTHS: Final[Lengths] = ((0, 13),) * 8
ANY_PAIR: Final[PointPairs] = np.ones((41, 41), np.bool_)


class Cell(Struct, frozen=True):
    """Lengths, and the points that go with them. The cells of a region have no lengths in common."""

    lengths: Lengths
    points: PointPairs


Region = tuple[Cell, ...]


def region(wish: Wish, pair: tuple[Seat, Seat]) -> Region | None:
    """The region of a wish about points and lengths of these two hands; None if it is about anything else."""
    match wish:
        case Count():
            return _counted(wish, pair)
        case Shape(seat=seat, lengths=shapes):
            if seat not in pair:
                return None
            place = 4 * pair.index(seat)
            return tuple(Cell(_with(place, ((n, n) for n in shape)), ANY_PAIR) for shape in sorted(shapes))
        case AllOf(wishes=wishes):
            return _all(wishes, pair)
        case AnyOf(wishes=wishes):
            none = _all(tuple(Not(each) for each in wishes), pair)
            return None if none is None else _complement(none)
        case Not(wish=other):
            found = region(other, pair)
            return None if found is None else _complement(found)
        case Holds() | IsTrue():
            return None
        case _:
            assert_never(wish)


def _all(wishes: Iterable[Wish], pair: tuple[Seat, Seat]) -> Region | None:
    cells: Region = (Cell(ANY_LENGTHS, ANY_PAIR),)
    for wish in wishes:
        found = region(wish, pair)
        if found is None:
            return None
        cells = _both(cells, found)
    return cells


def _counted(wish: Count, pair: tuple[Seat, Seat]) -> Region | None:
    if not set(wish.seats) <= set(pair):
        return None
    low, high = wish.wanted
    if wish.measured is Measured.POINTS and wish.suit is None:
        one, other = np.meshgrid(np.arange(41), np.arange(41), indexing="ij")
        total = np.zeros((41, 41), np.int64)
        for seat in wish.seats:
            total += (one, other)[pair.index(seat)]
        return (Cell(ANY_LENGTHS, (total >= low) & (total <= high)),)
    if wish.measured is not Measured.LENGTH or wish.suit is None:
        return None
    suit = FRENCH.suits.index(wish.suit)
    places = [4 * pair.index(seat) + suit for seat in wish.seats]
    if len(places) == 1:
        return (Cell(_with(places[0], [(low, high)]), ANY_PAIR),)
    boxes = ({places[0]: (held, held), places[1]: (low - held, high - held)} for held in range(14))
    cells = (tuple(box.get(place, (0, 13)) for place in range(8)) for box in boxes)
    return tuple(
        Cell(lengths, ANY_PAIR) for lengths in cells if all(low <= high and high >= 0 for low, high in lengths)
    )


def _with(place: int, ranges: Iterable[Range]) -> Lengths:
    lengths = list(ANY_LENGTHS)
    for at, bounds in enumerate(ranges, place):
        lengths[at] = bounds
    return tuple(lengths)


def _both(one: Region, other: Region) -> Region:
    met = (
        Cell(tuple((max(a, c), min(b, d)) for (a, b), (c, d) in zip(mine.lengths, theirs.lengths, strict=True)), points)
        for mine in one
        for theirs in other
        if (points := mine.points & theirs.points).any()
    )
    return tuple(cell for cell in met if all(low <= high for low, high in cell.lengths))


def _complement(cells: Region) -> Region:
    left: list[Cell] = [Cell(ANY_LENGTHS, ANY_PAIR)]
    for cell in cells:
        outside: list[Cell] = []
        for each in left:
            outside += (Cell(lengths, each.points) for lengths in _without(each.lengths, cell.lengths))
            outside += _both((each,), (Cell(cell.lengths, ~cell.points),))
        left = outside
    return tuple(left)


def _without(lengths: Lengths, taken: Lengths) -> Iterator[Lengths]:
    """What is left of a box without another, as boxes that have nothing in common."""
    inside = list(lengths)
    for place, ((low, high), (start, end)) in enumerate(zip(lengths, taken, strict=True)):
        if start > high or end < low:
            yield tuple(inside)
            return
        for part in ((low, start - 1), (end + 1, high)):
            if part[0] <= part[1]:
                yield (*inside[:place], part, *inside[place + 1 :])
        inside[place] = (max(low, start), min(high, end))
