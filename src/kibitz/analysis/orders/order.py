"""An order for deals: as much of it as can be is counted and drawn exactly, and the rest by trying."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, combinations
from math import comb
from random import Random
from typing import Final, Protocol

import numpy as np
from msgspec import Struct

from kibitz.analysis.orders.held_cards import HeldCards
from kibitz.analysis.orders.language import parse_order
from kibitz.analysis.orders.many_deals import are_met
from kibitz.analysis.orders.pair_counts import CellCounts
from kibitz.analysis.orders.regions import Region, region
from kibitz.analysis.orders.wishes import AllOf, Wish, is_met, seats_of
from kibitz.analysis.sampling import Masks, NoLayout
from kibitz.cards import DEALS, FRENCH, FULL_HAND, Deal, Hand, Seat
from kibitz.engine.text import Template

NO_DEAL_TO_ORDER: Final = Template("study-no-such-deal")
NONE_AS_WANTED: Final = Template("study-none-as-wanted")


_OFTEN: Final = 100
"""What one deal in so many is like is looked for."""
_MOST_AT_ONCE: Final = 1 << 16
_A_FEW: Final = 512
_SOME: Final = 4
"""With less than so many of a few or of many deals, they are seldom."""
_LONG: Final = 2.0
"""Counting that takes more seconds than this, as far as can be told, is done where it is worth it."""
_TOO_LONG: Final = 30.0
_OF_A_CELL: Final = 0.005
"""Seconds in which two hands are counted with lengths and points of one kind."""


class Preference(Struct, frozen=True):
    """A deal that meets the wish comes so many times as often, all else being equal; a half makes it rarer."""

    weight: float
    wish: Wish


class DealOrder:
    """Deals that meet a wish, each with the same chance but for preferences.

    What is asked about points and lengths of two hands, in any way, is exact: however rare, it costs the same. So are
    points, lengths, shapes, single cards, aces, controls and the like of all four hands, joined by “and”. Of the two
    ways the one is taken that narrows the deals more. What else is asked (losers, a predicate, a preference) is met by
    drawing again; `tried` and `found` tell how often.

    >>> order = DealOrder("N 37 points")
    >>> order.probability
    Fraction(1, 158753389900)
    >>> deal = next(order.deals(seed=1))
    >>> deal[Seat.NORTH].points
    37
    """

    def __init__(
        self,
        wanted: str | Wish,
        preferences: Sequence[Preference] = (),
        predicate: Callable[[Deal], bool] | None = None,
    ) -> None:
        wish = parse_order(wanted) if isinstance(wanted, str) else wanted
        parts = tuple(_parts(wish))
        self.preferences = tuple(preferences)
        self.predicate = predicate
        self.tried = self.found = 0
        self.most_misses: int | None = None
        is_tried = bool(preferences) or predicate is not None
        self._counted = _chosen(parts, is_tried=is_tried)
        self.rest = tuple(part for part in parts if part not in self._counted.parts)

    @property
    def probability(self) -> Fraction:
        """The chance that a random deal meets what is counted exactly; all of the order, unless `is_exact` says no."""
        return Fraction(self._counted.count, DEALS)

    @property
    def is_exact(self) -> bool:
        """Whether every deal that is drawn will do."""
        return not (self.rest or self.preferences or self.predicate)

    def deals(self, seed: int) -> Iterator[Deal]:
        """One deal after the other, always the same ones for the same seed.

        If nothing meets the rest it is tried for ever, or `most_misses` times in vain: then `NoLayout` says so.
        """
        if not self._counted.count:
            raise NoLayout(NO_DEAL_TO_ORDER())
        rng = Random(seed)
        most = 1.0
        for preference in self.preferences:
            most *= max(1.0, preference.weight)
        last = self.tried
        while True:
            held = self._counted.block(rng, 1 if self.is_exact else self._counted.in_a_block)
            start = 0
            for at in np.flatnonzero(are_met(AllOf(self.rest), held)).tolist():
                self.tried += at + 1 - start
                start = at + 1
                deal = Deal({seat: Hand(FRENCH, int(mask)) for seat, mask in zip(Seat, held[at], strict=True)})
                if self._is_taken(deal, most, rng):
                    self.found += 1
                    yield deal
                    last = self.tried
            self.tried += len(held) - start
            if self.most_misses is not None and self.tried - last > self.most_misses:
                raise NoLayout(NONE_AS_WANTED(deals=self.tried - last))

    def _is_taken(self, deal: Deal, most: float, rng: Random) -> bool:
        if self.predicate is not None and not self.predicate(deal):
            return False
        weight = 1.0
        for preference in self.preferences:
            weight *= preference.weight if is_met(preference.wish, deal) else 1.0
        return weight >= most or rng.random() * most < weight


def _parts(wish: Wish) -> Iterator[Wish]:
    """All that must be met at once, however it is bracketed."""
    if isinstance(wish, AllOf):
        for each in wish.wishes:
            yield from _parts(each)
    else:
        yield wish


class _Counted(Protocol):
    """Wishes that are counted, and deals that meet them. About so many seconds is what counting costs."""

    parts: tuple[Wish, ...]
    cost: float
    in_a_block: int

    @property
    def count(self) -> int: ...

    def block(self, rng: Random, number: int) -> Masks: ...


def _chosen(parts: tuple[Wish, ...], *, is_tried: bool) -> _Counted:
    """How to count: by the pair of hands, or by the cards of all hands, that narrow the deals most.

    What would take long to count is counted only where deals would be as long in coming without.
    """
    pairs: list[_Counted] = [_Exact(parts, pair) for pair in _pairs(parts)]
    cards: _Counted = HeldCards(parts)
    whole = [each for each in (*pairs, cards) if len(each.parts) == len(parts)]
    if not is_tried and any(each.cost <= _LONG for each in whole):
        return next(each for each in whole if each.cost <= _LONG)
    quick = [each for each in pairs if each.cost <= _LONG]
    quick.append(cards if cards.cost <= _LONG else HeldCards(parts, _LONG))
    chosen = _narrowest(quick, parts, is_tried=is_tried)
    if not is_tried and whole and chosen.count:
        longer = min(whole, key=lambda each: each.cost)
        rest = AllOf(tuple(part for part in parts if part not in chosen.parts))
        if longer.cost <= _TOO_LONG and are_met(rest, chosen.block(Random(0), _A_FEW)).sum() < _SOME:
            return longer
    return chosen


def _narrowest(quick: Sequence[_Counted], parts: tuple[Wish, ...], *, is_tried: bool) -> _Counted:
    """The way that leaves the fewest deals, by what a sample tells; those of which it has none are counted.

    Where pairs and cards, the last of them, narrow it alike, cards are quicker to try with, but pairs have always been
    drawn from.
    """
    if len(quick) == 1:
        return quick[0]
    any_deals = HeldCards(()).block(Random(0), _MOST_AT_ONCE)
    found = [int(are_met(AllOf(each.parts), any_deals).sum()) for each in quick]
    least = min(found)
    seldom = [each for each, number in zip(quick, found, strict=True) if number <= max(least, _SOME)]

    def narrow(each: _Counted) -> tuple[int, bool]:
        is_card = each is quick[-1]
        return each.count, is_card != (is_tried or len(each.parts) < len(parts))

    return min(seldom, key=narrow) if len(seldom) > 1 else seldom[0]


def _pairs(parts: Sequence[Wish]) -> Iterator[tuple[Seat, Seat]]:
    """The pairs of hands that are worth counting."""
    countable = [
        seats for part in parts if len(seats := seats_of(part)) in (1, 2) and region(part, _pair(seats)) is not None
    ]
    asked = frozenset(seat for seats in countable for seat in seats)
    if len(asked) <= 2:
        yield _pair(asked)
    else:
        yield from combinations(sorted(asked), 2)


def _pair(seats: frozenset[Seat]) -> tuple[Seat, Seat]:
    """These hands, with others to make up two."""
    one, other, *_ = (*sorted(seats), *(seat for seat in Seat if seat not in seats))
    return one, other


class _Exact:
    """The wishes that two hands decide by points and lengths, and the ways in which they can be met."""

    in_a_block = 32

    def __init__(self, parts: Sequence[Wish], pair: tuple[Seat, Seat]) -> None:
        self.parts = tuple(part for part in parts if region(part, pair) is not None)
        alone = all(seats_of(part) <= {pair[0]} for part in self.parts)
        self._found: Region = region(AllOf(self.parts), pair) or ()
        self._seats = pair[:1] if alone else pair
        self.cost = _OF_A_CELL * len(self._found) * (not alone)

    @cached_property
    def _cells(self) -> list[CellCounts]:
        alone = len(self._seats) == 1
        return [counts for cell in self._found if (counts := CellCounts(cell, alone=alone)).count]

    @cached_property
    def _sums(self) -> list[int]:
        return list(accumulate(counts.count for counts in self._cells))

    @property
    def count(self) -> int:
        taken = FULL_HAND * len(self._seats)
        rest = comb(52 - taken, FULL_HAND) * (comb(39 - taken, FULL_HAND) if len(self._seats) == 1 else 1)
        return self._sums[-1] * rest if self._sums else 0

    def block(self, rng: Random, number: int) -> Masks:
        """So many deals in columns North to West, each drawn from all with equal chance; of some that come often, more.

        To draw from those one by one takes longer than to look for them in hundreds of deals of any kind.
        """
        if number > 1 and self.count * _OFTEN > DEALS:
            while True:
                held = self._any_deals.block(rng, min(_MOST_AT_ONCE, HeldCards.in_a_block * DEALS // self.count))
                if len(found := held[are_met(AllOf(self.parts), held)]):
                    return found
        return np.array([self._draw(rng) for _ in range(number)], np.uint64)

    @cached_property
    def _any_deals(self) -> HeldCards:
        return HeldCards(())

    def _draw(self, rng: Random) -> list[int]:
        cell = self._cells[bisect_right(self._sums, rng.randrange(self._sums[-1]))]
        masks = dict(zip(self._seats, cell.draw(rng), strict=False))
        taken = sum(masks.values())
        left = [index for index in range(52) if not taken >> index & 1]
        rng.shuffle(left)
        for seat in Seat:
            if seat not in masks:
                masks[seat] = sum(1 << index for index in left[:FULL_HAND])
                del left[:FULL_HAND]
        return [masks[seat] for seat in Seat]
