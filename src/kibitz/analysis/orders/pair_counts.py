"""In how many ways two hands can be like a cell of a region, and one of those ways at random: exact, suit by suit.

The cards of a suit fall to the one hand, the other, or neither. Counted are the ways by length and points in both: of
each suit, then of the majors together and of the minors together. Those are less than 3^26, which a float holds
exactly. Only where majors and minors meet, in whole hands with the points that are wanted, are the numbers larger.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, product
from math import comb
from operator import mul
from random import Random
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kibitz.analysis.orders.regions import Cell, Lengths, PointPairs
from kibitz.analysis.sampling import Range
from kibitz.cards import FULL_HAND

Ways = npt.NDArray[np.int64]
"""How many ways, by the length in the one hand and in the other, then by the points in both."""

_POINTS: Final = 10  # in a suit
_HONOURS: Final = (12, 11, 10, 9)  # places in a suit of ace, king, queen and jack, worth four to one
_SMALL: Final = 9
_IN_TWO: Final = 2 * _POINTS + 1  # how many numbers of points there are in two suits


class SuitShare(NamedTuple):
    """Length and points of a suit, or of some suits, in the one hand and in the other."""

    length: int
    other_length: int
    points: int
    other_points: int


def _honours() -> Iterator[tuple[tuple[int, ...], SuitShare]]:
    """Who gets each honour of a suit (0 the one hand, 1 the other, 2 neither), and what that comes to."""
    for owners in product(range(3), repeat=4):
        held = [[4 - place for place, owner in enumerate(owners) if owner == who] for who in (0, 1)]
        yield owners, SuitShare(len(held[0]), len(held[1]), sum(held[0]), sum(held[1]))


_ASSIGNED: Final = tuple(_honours())


def _small_ways(one: int, other: int) -> int:
    """In how many ways so many of the nine cards below the jack fall to the one hand and to the other."""
    return comb(_SMALL, one) * comb(_SMALL - one, other) if one >= 0 and other >= 0 and one + other <= _SMALL else 0


@lru_cache(maxsize=256)
def _suit(one: Range, other: Range) -> Ways:
    ways = np.zeros((14, 14, _POINTS + 1, _POINTS + 1), np.int64)
    for _, held in _ASSIGNED:
        for length in range(max(0, one[0]), min(FULL_HAND, one[1]) + 1):
            for other_length in range(max(0, other[0]), min(FULL_HAND - length, other[1]) + 1):
                small = _small_ways(length - held.length, other_length - held.other_length)
                ways[length, other_length, held.points, held.other_points] += small
    return ways


@lru_cache(maxsize=512)
def _waves(one: Range, other: Range, sizes: tuple[int, ...]) -> npt.NDArray[np.complex128]:
    return np.fft.rfftn(_suit(one, other)[_extent(one), _extent(other)], s=sizes, axes=(0, 1, 2, 3))


def _extent(lengths: Range) -> slice:
    """Where a suit has these lengths: elsewhere there is nothing."""
    return slice(max(0, lengths[0]), max(0, min(FULL_HAND, lengths[1]) + 1))


@lru_cache(maxsize=512)
def _two_suits(first: tuple[Range, Range], second: tuple[Range, Range]) -> Ways:
    """Two suits together; hands of more than thirteen cards are left out."""
    extents = [[_extent(each) for each in suit] for suit in (first, second)]
    numbers = [[each.stop - each.start for each in suit] for suit in extents]
    found = np.zeros((14, 14, _IN_TWO, _IN_TWO), np.int64)
    if min(map(min, numbers)) < 1:
        return found
    sizes = (*(one + other - 1 for one, other in zip(*numbers, strict=True)), _IN_TWO, _IN_TWO)
    # A convolution by Fourier transform: the numbers are whole, and what rounding adds is far below a half.
    together = np.fft.irfftn(_waves(*first, sizes) * _waves(*second, sizes), s=sizes, axes=(0, 1, 2, 3))
    start, other_start = (one.start + other.start for one, other in zip(*extents, strict=True))
    part = np.rint(together[: max(0, 14 - start), : max(0, 14 - other_start)]).astype(np.int64)
    found[start : start + part.shape[0], other_start : other_start + part.shape[1]] = part
    return found


def _of_pair(lengths: Lengths, suit: int) -> tuple[Range, Range]:
    return lengths[suit], lengths[4 + suit]


class CellCounts:
    """The ways of one cell, counted once and drawn from as often as one likes. The other hand may be left out of it."""

    def __init__(self, cell: Cell, *, alone: bool = False) -> None:
        suits = [_of_pair(cell.lengths, suit) for suit in range(4)]
        self._suits = [(one, (0, 0)) for one, _ in suits] if alone else suits
        self._points = cell.points
        self._majors = _two_suits(self._suits[0], self._suits[1])
        self._minors = _two_suits(self._suits[2], self._suits[3])
        self._other_cards = 0 if alone else FULL_HAND
        majors = self._majors[:, : self._other_cards + 1]
        needed = np.zeros((14, 14), np.bool_)
        needed[:, : self._other_cards + 1] = np.any(majors, axis=(2, 3))[::-1, ::-1]
        fitting = _fitting(self._minors, cell.points, needed)[::-1, : self._other_cards + 1][:, ::-1]
        places = np.argwhere((majors > 0) & (fitting > 0))
        at = tuple(places.T)
        self._places = places
        self._sums = list(accumulate(map(mul, majors[at].tolist(), fitting[at].tolist())))
        self.count: int = self._sums[-1] if self._sums else 0

    def draw(self, rng: Random) -> tuple[int, int]:
        """The two hands as sets of cards, each way equally likely."""
        place = self._places[bisect_right(self._sums, rng.randrange(self.count))]
        majors = SuitShare(*map(int, place))
        minors = self._matching(majors, rng)
        spades, hearts = _parted(majors, self._suits[0], self._suits[1], rng)
        diamonds, clubs = _parted(minors, self._suits[2], self._suits[3], rng)
        one = other = 0
        for index, share in ((3, spades), (2, hearts), (1, diamonds), (0, clubs)):
            mine, theirs = _cards(share, rng)
            one |= mine << 13 * index
            other |= theirs << 13 * index
        return one, other

    def _matching(self, majors: SuitShare, rng: Random) -> SuitShare:
        lengths = (FULL_HAND - majors.length, self._other_cards - majors.other_length)
        allowed = self._points[
            majors.points : majors.points + _IN_TWO, majors.other_points : majors.other_points + _IN_TWO
        ]
        p, q = _drawn(self._minors[lengths] * allowed, rng)
        return SuitShare(*lengths, p, q)


def _fitting(minors: Ways, points: PointPairs, needed: npt.NDArray[np.bool_]) -> Ways:
    """By lengths, where they are needed, and the points of the majors: the ways of the minors to points allowed."""
    steps = np.arange(_IN_TWO)
    allowed = points[steps[:, None, None, None] + steps[:, None], steps[:, None, None] + steps]
    square = _IN_TWO * _IN_TWO
    by_length = minors.reshape(14 * 14, square)
    rows = needed.reshape(14 * 14) & by_length.any(axis=1)
    found = np.zeros((14 * 14, square), np.int64)
    found[rows] = by_length[rows].astype(np.float64) @ allowed.reshape(square, square).T.astype(np.float64)
    return found.reshape(14, 14, _IN_TWO, _IN_TWO)


def _parted(
    together: SuitShare, first: tuple[Range, Range], second: tuple[Range, Range], rng: Random
) -> tuple[SuitShare, SuitShare]:
    """Two suits that come to this together, each way equally likely."""
    one, other = _suit(*first), _suit(*second)
    ends = [(max(0, whole - size + 1), min(whole, size - 1)) for whole, size in zip(together, one.shape, strict=True)]
    mine = one[tuple(slice(low, high + 1) for low, high in ends)]
    theirs = other[
        tuple(slice(whole - high, whole - low + 1) for whole, (low, high) in zip(together, ends, strict=True))
    ]
    place = _drawn(mine * np.flip(theirs), rng)
    chosen = SuitShare(*(low + step for (low, _), step in zip(ends, place, strict=True)))
    return chosen, SuitShare(*(whole - part for whole, part in zip(together, chosen, strict=True)))


def _drawn(ways: Ways, rng: Random) -> tuple[int, ...]:
    """A place in a table, as likely as the number there says."""
    sums = np.cumsum(ways, axis=None)
    chosen = int(np.searchsorted(sums, rng.randrange(int(sums[-1])), side="right"))
    return tuple(map(int, np.unravel_index(chosen, ways.shape)))


def _cards(share: SuitShare, rng: Random) -> tuple[int, int]:
    """The cards of one suit in both hands, as sets of thirteen, each way equally likely."""
    fitting = [
        (owners, ways, held)
        for owners, held in _ASSIGNED
        if held[2:] == share[2:]
        and (ways := _small_ways(share.length - held.length, share.other_length - held.other_length))
    ]
    sums = list(accumulate(ways for _, ways, _ in fitting))
    owners, _, held = fitting[bisect_right(sums, rng.randrange(sums[-1]))]
    hands = [0, 0]
    for place, owner in zip(_HONOURS, owners, strict=True):
        if owner < 2:
            hands[owner] |= 1 << place
    small = rng.sample(range(_SMALL), share.length - held.length + share.other_length - held.other_length)
    mine = share.length - held.length
    for place in small[:mine]:
        hands[0] |= 1 << place
    for place in small[mine:]:
        hands[1] |= 1 << place
    return hands[0], hands[1]
