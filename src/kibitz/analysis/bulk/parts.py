"""How a lot of work is cut into parts, and what a part makes: columns with one row for each deal, card or board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar, get_type_hints, overload

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from kibitz.cards import FRENCH, FULL_HAND, Deal, Deck
from kibitz.cards.deal import deals_of

Columns = Mapping[str, npt.NDArray[Any]]
"""Rows as they are kept: one array for each column, all of one length."""

_Row = TypeVar("_Row", bound=Struct)

_PARTS: Final = 64
"""So many parts at least where there are as many deals: enough to share out and to see the bar move."""
_MOST_PARTS: Final = 100_000
"""And hardly more than so many, so that no folder has millions of files."""
_TYPES: Final[Mapping[type, Any]] = {int: np.int64, float: np.float64, bool: np.bool_, str: np.str_}


class Stretch(Struct, frozen=True):
    """Deals that follow each other, by number from 1 on."""

    first: int
    count: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.count)


class Cost(Struct, frozen=True):
    """What rows took: how many there are, and the seconds of one processor."""

    rows: int = 0
    seconds: float = 0.0

    def __add__(self, other: Cost) -> Cost:
        return Cost(self.rows + other.rows, self.seconds + other.seconds)


class Stretches(Sequence[Stretch]):
    """All deals of a run, cut into parts of `most` deals or somewhat fewer; larger only beyond a hundred thousand.

    The cut depends on the number of deals alone, never on who works.

    >>> [part.count for part in Stretches(10, most=4)], len(Stretches(10**9, most=500))
    ([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 100000)
    >>> Stretches(1000, most=4)[-1]
    Stretch(first=997, count=4)
    """

    def __init__(self, deals: int, *, most: int) -> None:
        self.deals = deals
        self.size = max(1, min(deals // _PARTS, max(most, -(-deals // _MOST_PARTS))))

    def __len__(self) -> int:
        return -(-self.deals // self.size)

    @overload
    def __getitem__(self, place: int) -> Stretch: ...
    @overload
    def __getitem__(self, place: slice) -> list[Stretch]: ...
    def __getitem__(self, place: int | slice) -> Stretch | list[Stretch]:
        if isinstance(place, slice):
            return [self[each] for each in range(len(self))[place]]
        first = range(len(self))[place] * self.size
        return Stretch(first + 1, min(self.size, self.deals - first))


def drawn_deal(seed: int, number: int, deck: Deck = FRENCH, cards: int = FULL_HAND) -> Deal:
    """The deal with that number among those of a seed: the same however the work is cut and whoever does it.

    >>> drawn_deal(1, 7) == drawn_deal(1, 7), drawn_deal(1, 7) == drawn_deal(2, 7)
    (True, False)
    """
    return Deal.from_number(Random(f"{seed} {number}").randrange(deals_of(cards)), deck, cards)


def columns(kind: type[_Row], rows: Sequence[_Row]) -> Columns:
    """Rows as columns, typed by the fields of their kind even where there are none.

    >>> columns(Stretch, [Stretch(1, 4), Stretch(5, 2)])["count"].tolist()
    [4, 2]
    """
    types = get_type_hints(kind)
    return {
        name: np.array([getattr(row, name) for row in rows], dtype=_TYPES[types[name]])
        for name in kind.__struct_fields__
    }
