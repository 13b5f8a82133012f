"""The layouts of hidden hands that fit what is known: how many there are, all of them, or some at random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

import numpy as np
import numpy.typing as npt
from msgspec import Struct
from msgspec.structs import replace

from kibitz._sampler import Layouts as _Core
from kibitz.cards import Hand, Seat, Strain
from kibitz.engine.text import SpokenError, Template

NOTHING_FITS: Final = Template("study-nothing-fits")
NOTHING_BY_WEIGHT: Final = Template("study-nothing-by-weight")

Range = tuple[int, int]
"""The least and the most, both allowed."""

Masks = npt.NDArray[np.uint64]
"""Sets of cards, 52 bits each as in `Hand.mask`: one row a layout."""

MOST_LISTED: Final = 1_000_000
"""How many layouts are listed at most: beyond that, draw some."""

WHOLE_PACK: Final = (1 << 52) - 1


class NoLayout(SpokenError, ValueError):
    """Nothing fits what is known of the hidden hands."""


class Holding(Struct, frozen=True):
    """What is known of one hand as it was dealt, so that the cards it has played count.

    `holds` and `lacks` are sets of cards as in `Hand.mask`: those it had for certain, those it cannot have had.

    >>> from kibitz.cards import SPADES
    >>> opening = Holding(points=(12, 21), lengths={SPADES: (5, 13)})
    >>> opening.admits(Hand.parse("AKQ72.J43.K98.65"))
    True
    >>> (opening & Holding(points=(0, 14))).points
    (12, 14)
    """

    cards: int = 13
    points: Range = (0, 40)
    longest: Range = (0, 13)
    lengths: Mapping[Strain, Range] = {}
    holds: int = 0
    lacks: int = 0

    def __and__(self, other: Holding) -> Holding:
        """Both at once. It may be that no hand is like that: then there is no layout."""
        if self.cards != other.cards:
            raise ValueError(f"One hand cannot have both {self.cards} and {other.cards} cards.")
        lengths = dict(self.lengths)
        for suit, length in other.lengths.items():
            lengths[suit] = _common(lengths.get(suit, length), length)
        return replace(
            self,
            points=_common(self.points, other.points),
            longest=_common(self.longest, other.longest),
            lengths=lengths,
            holds=self.holds | other.holds,
            lacks=self.lacks | other.lacks,
        )

    def admits(self, hand: Hand) -> bool:
        """Whether a hand as dealt is like that."""
        return (
            len(hand) == self.cards
            and self.holds & ~hand.mask == 0
            and self.lacks & hand.mask == 0
            and self.points[0] <= hand.points <= self.points[1]
            and self.longest[0] <= hand.longest <= self.longest[1]
            and all(low <= hand.length(suit) <= high for suit, (low, high) in self.lengths.items())
        )

    def _plain(self) -> tuple[int, Range, Range, list[Range], int, int]:
        """The same for the native part, checked as far as its number types need it."""
        lengths: list[Range] = [(0, 13)] * 4
        for suit, length in self.lengths.items():
            if not suit.is_suit:
                raise ValueError(f"A hand has a length in each suit, but none in {suit.name}.")
            lengths[suit.index] = _bounded(length)
        if not 0 <= self.cards <= 52:
            raise ValueError(f"A hand has from 0 to 52 cards, not {self.cards}.")
        # That a hand lacks cards of no pack is true enough, and does not matter.
        lacks = self.lacks & WHOLE_PACK
        return self.cards, _bounded(self.points), _bounded(self.longest), lengths, _cards(self.holds), lacks


@final
class Layouts:
    """All ways in which the hidden `cards` can lie so that each hidden hand is like its holding.

    Where not the whole pack was dealt, `aside` of them are in no hand, and nothing is known of those.

    They are counted without listing them, and drawn with equal chance without trying and failing.
    Built once, it can be asked again and again, by several threads too.

    >>> clubs = 0x1FFF
    >>> hidden = {Seat.WEST: Holding(cards=7, points=(4, 6)), Seat.EAST: Holding(cards=6)}
    >>> layouts = Layouts(clubs, hidden)
    >>> layouts.count
    714
    >>> worlds = layouts.sample(5, seed=1)
    >>> worlds.shape, bool((worlds.sum(axis=1) == clubs).all())
    ((5, 2), True)
    """

    __slots__ = ("_core", "aside", "cards", "count", "hidden", "known", "played", "seats")

    def __init__(
        self,
        cards: int,
        hidden: Mapping[Seat, Holding],
        *,
        known: Mapping[Seat, Hand] | None = None,
        played: int = 0,
        aside: int = 0,
    ) -> None:
        """`known` are the other hands as dealt, `played` the cards that are gone: both only for `held`."""
        self.cards = _cards(cards)
        self.hidden = dict(hidden)
        self.seats = tuple(self.hidden)
        self.known = dict(known or {})
        self.played = _cards(played)
        for seat, hand in self.known.items():
            if seat in self.hidden:
                raise ValueError(f"{seat.label}’s hand cannot be both hidden and known.")
            if twice := hand.mask & cards:
                raise ValueError(
                    f"{next(iter(Hand(hand.deck, twice)))} is hidden, but {seat.label} is known to hold it."
                )
        self.aside = aside
        shares = (*self.hidden.values(), *[Holding(cards=aside)] * (aside > 0))
        self._core = _Core(self.cards, [share._plain() for share in shares])
        self.count: int = self._core.count

    def __repr__(self) -> str:
        return f"<Layouts of {', '.join(seat.label for seat in self.seats) or 'no hand'}: {self.count:,}>"

    def sample(self, number: int, seed: int) -> Masks:
        """So many layouts, each drawn from all with equal chance; always the same ones for the same seed.

        One row a layout, one column for each of `seats`: its whole hand as dealt; after them what lies aside, if any.
        """
        if number < 0:
            raise ValueError(f"{number} layouts cannot be drawn.")
        if not 0 <= seed < 1 << 64:
            raise ValueError(f"A seed is a number from 0 to 2^64 - 1, not {seed}.")
        if not self.count:
            raise NoLayout(NOTHING_FITS())
        return self._core.sample(number, seed)

    def all(self, most: int = MOST_LISTED) -> Masks:
        """Every layout once, in a fixed order, in rows as `sample` has them; refused if there are too many."""
        if self.count > most:
            raise ValueError(f"There are {self.count:,} layouts, more than the {most:,} to be listed.")
        return self._core.list(self.count)

    def worlds(self, number: int, seed: int) -> Masks:
        """Every layout once if there are no more than that many, else so many drawn at random."""
        return self.all(number) if 0 < self.count <= number else self.sample(number, seed)

    def held(self, worlds: Masks) -> Masks:
        """What each of the four hands still holds in these layouts, in columns North, East, South, West."""
        table = np.zeros((len(worlds), 4), np.uint64)
        for column, seat in enumerate(Seat):
            if seat in self.hidden:
                table[:, column] = worlds[:, self.seats.index(seat)]
            elif seat in self.known:
                table[:, column] = self.known[seat].mask
        return table & np.uint64(WHOLE_PACK & ~self.played)


def tempered(log_weights: npt.ArrayLike, temper: float = 1.0) -> npt.NDArray[np.float64]:
    """Chances from the logarithms of weights, which need not add up to anything.

    `temper` from 0 (all alike) to 1 (as they are) says how far to trust the weights.

    >>> tempered([0.0, np.log(3.0)]).round(3).tolist()
    [0.25, 0.75]
    >>> tempered([0.0, -np.inf], temper=0.5).tolist()
    [1.0, 0.0]
    """
    logs = np.asarray(log_weights, np.float64)
    if logs.ndim != 1:
        raise ValueError("Weights come in one row, one for each layout.")
    if np.isnan(logs).any() or (logs == np.inf).any():
        raise ValueError("A weight is a number, and not infinite.")
    if not 0 <= temper <= 1:
        raise ValueError(f"Weights are tempered by a number from 0 to 1, not by {temper}.")
    possible = logs > -np.inf
    if not possible.any():
        raise NoLayout(NOTHING_BY_WEIGHT())
    chances = np.zeros(len(logs))
    kept = logs[possible]
    chances[possible] = np.exp((kept - kept.max()) * temper)
    chances /= chances.sum()
    return chances


def resample(log_weights: npt.ArrayLike, number: int, seed: int, *, temper: float = 1.0) -> npt.NDArray[np.intp]:
    """Which layouts to take, so that each comes as often as its weight asks for: importance resampling.

    Systematic: a layout that is due k.x times comes k or k + 1 times, which keeps the noise low.

    >>> resample([0.0, np.log(3.0)], 8, seed=1).tolist()
    [0, 0, 1, 1, 1, 1, 1, 1]
    """
    if number < 0:
        raise ValueError(f"{number} layouts cannot be drawn.")
    chances = tempered(log_weights, temper)
    marks = (np.arange(number) + np.random.default_rng(seed).random()) / max(number, 1)
    # Rounding may leave the last mark beyond the sum of all chances.
    last = np.flatnonzero(chances)[-1]
    chosen: npt.NDArray[np.intp] = np.searchsorted(np.cumsum(chances), marks, side="right")
    return chosen.clip(max=last)


def effective(chances: npt.ArrayLike) -> float:
    """How many layouts of equal chance tell as much as these.

    >>> effective([0.5, 0.5, 0.0])
    2.0
    """
    return float(1 / np.square(np.asarray(chances, np.float64)).sum())


def _common(one: Range, two: Range) -> Range:
    return max(one[0], two[0]), min(one[1], two[1])


def _bounded(bounds: Range) -> Range:
    """Numbers beyond any hand cut down, so that they fit a machine word."""
    low, high = bounds
    return max(0, min(low, 100)), max(-1, min(high, 100))


def _cards(mask: int) -> int:
    if mask & ~WHOLE_PACK:
        raise ValueError(f"{mask:#x} is no set of cards: a pack has 52.")
    return mask
