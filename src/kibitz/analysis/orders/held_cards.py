"""Wishes about points, lengths and single cards of any hands, counted and drawn exactly by the sampler.

Who may have the cards that are asked for is listed, one cell for each way; within a cell every hand has a range of
points and of lengths, and cards that it has or has not, which the sampler counts and draws in C++.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import accumulate, product
from random import Random
from typing import Final

import numpy as np

from kibitz.analysis.orders.wishes import CARD_WORTH, AllOf, Count, Holds, Measured, Not, Shape, Wish
from kibitz.analysis.sampling import WHOLE_PACK, Holding, Layouts, Masks
from kibitz.cards import FRENCH, Card, Seat

_MOST_CELLS: Final = 200
"""Wishes that could be met by more ways of sharing out the cards they are about are met by trying instead."""

Owners = Mapping[Card, Seat | None]
"""Who has each of the cards that are asked about; None is anybody of whom that card was not asked."""


class HeldCards:
    """The wishes of an order that can be counted so, and the deals that meet them."""

    in_a_block = 4096

    def __init__(self, parts: Sequence[Wish], most_cost: float = float("inf")) -> None:
        """Wishes by which counting would come to more than `most_cost` are left out."""
        plain = [part for part in parts if _is_plain(part)]
        pointed = {part.seats[0] for part in plain if isinstance(part, Count) and part.suit is None}
        # The sampler knows the points of three hands; where all four are asked for, West's are tried.
        self._last = next((seat for seat in reversed(Seat) if seat not in pointed), Seat.WEST)
        plain = [part for part in plain if not _is_of_points(part, self._last)]
        while _cost(plain, []) > most_cost:
            plain = _without_loosest(plain)
        asked, ways = _shared_out([part for part in parts if not _is_plain(part) and _worth(part)])
        if len(ways) * _WITH_CARDS * _cost(plain, []) > most_cost:
            asked, ways = [], [{}]
        share = _WITH_CARDS if asked else 1.0
        shapes: list[Shape] = []
        number = len(ways)
        for part in parts:
            if isinstance(part, Shape) and number * len(part.lengths) <= _MOST_CELLS:
                if number * len(part.lengths) * share * _cost(plain, [*shapes, part]) > most_cost:
                    continue
                number *= len(part.lengths)
                shapes.append(part)
        self.parts: tuple[Wish, ...] = (*plain, *asked, *shapes)
        self.cost = number * share * _cost(plain, shapes)
        self._plain, self._asked, self._shapes, self._ways = plain, asked, shapes, ways

    @cached_property
    def _cells(self) -> list[Layouts]:
        concerned = _concerned(self._asked)
        shaped = [
            [*self._plain, *(_lengths(shape.seat, each) for shape, each in zip(self._shapes, chosen, strict=True))]
            for chosen in product(*(sorted(shape.lengths) for shape in self._shapes))
        ]
        cells = (
            Layouts(WHOLE_PACK, self._in_order(_holdings(_plain(wishes), owners, concerned)))
            for wishes in shaped
            for owners in self._ways
        )
        return [cell for cell in cells if cell.count]

    @cached_property
    def _sums(self) -> list[int]:
        return list(accumulate(cell.count for cell in self._cells))

    @property
    def count(self) -> int:
        return self._sums[-1] if self._sums else 0

    def block(self, rng: Random, number: int) -> Masks:
        """So many deals in columns North to West, each drawn from all with equal chance."""
        if len(self._cells) == 1:
            return _drawn_from(self._cells[0], number, rng)
        chosen = np.array([bisect_right(self._sums, rng.randrange(self.count)) for _ in range(number)])
        held = np.zeros((number, 4), np.uint64)
        for cell in np.unique(chosen).tolist():
            places = np.flatnonzero(chosen == cell)
            held[places] = _drawn_from(self._cells[cell], len(places), rng)
        return held

    def _in_order(self, holdings: Mapping[Seat, Holding]) -> dict[Seat, Holding]:
        """The hand whose points are not asked for comes last."""
        return {seat: holdings[seat] for seat in (*(each for each in Seat if each is not self._last), self._last)}


_COSTS: Final = {
    # By how many hands have points: with lengths of so many suits, or the whole shape of a hand, as measured.
    0: (0.001, 0.001, 0.001, 0.002, 0.002, 0.002),
    1: (0.001, 0.02, 0.1, 0.2, 0.2, 0.02),
    2: (0.004, 0.07, 1.5, 4.0, 4.0, 0.15),
    3: (0.01, 0.5, 26.0, 60.0, 60.0, 1.5),
}


_WITH_CARDS: Final = 0.1
"""Where it is said who has certain cards, the others can be shared out in so much fewer ways."""


def _cost(plain: Sequence[Wish], shapes: Sequence[Shape]) -> float:
    """About how many seconds one cell takes to count: the more it is about, the more sums there are."""
    pointed = {part.seats for part in plain if isinstance(part, Count) and part.suit is None}
    suits = {part.suit for part in plain if isinstance(part, Count) and part.suit is not None}
    return _COSTS[min(3, len(pointed))][-1 if shapes else len(suits)]


def _without_loosest(plain: Sequence[Wish]) -> list[Wish]:
    """Without the points of the hand of which the least is said by them."""
    pointed = [part for part in plain if isinstance(part, Count) and part.suit is None]
    loosest = max(pointed, key=lambda part: min(20, part.wanted[1]) - part.wanted[0])
    return [part for part in plain if part is not loosest]


def _drawn_from(cell: Layouts, number: int, rng: Random) -> Masks:
    return cell.held(cell.sample(number, rng.getrandbits(64)))


def _is_of_points(wish: Wish, seat: Seat) -> bool:
    return isinstance(wish, Count) and wish.suit is None and wish.seats == (seat,)


def _is_plain(wish: Wish) -> bool:
    """Whether it is about all points of one hand, or about the length of a suit in it."""
    if not isinstance(wish, Count) or len(wish.seats) != 1:
        return False
    return wish.measured is Measured.LENGTH or (wish.measured is Measured.POINTS and wish.suit is None)


def _worth(wish: Wish) -> Mapping[Card, int]:
    """The cards that a wish is about and what each counts, if it is about who has certain cards; else none."""
    match wish:
        case Holds(card=card) | Not(wish=Holds(card=card)):
            return {card: 1}
        case Count(measured=measured, suit=suit) if measured in CARD_WORTH:
            worth = CARD_WORTH[measured]
            return {card: worth[card.rank] for card in FRENCH.cards if card.rank in worth and suit in (None, card.suit)}
        case _:
            return {}


def _seats(wish: Wish) -> tuple[Seat, ...]:
    match wish:
        case Holds(seat=seat) | Not(wish=Holds(seat=seat)):
            return (seat,)
        case Count(seats=seats):
            return seats
        case _:
            return ()


def _shared_out(wishes: Sequence[Wish]) -> tuple[list[Wish], list[Owners]]:
    """As many of the wishes as can be listed, and every way in which they let the cards be shared out."""
    taken: list[Wish] = []
    ways: list[Owners] = [{}]
    for wish in sorted(wishes, key=lambda each: len(_worth(each))):
        found = _ways([*taken, wish])
        if found is not None:
            taken, ways = [*taken, wish], found
    return taken, ways


def _concerned(wishes: Sequence[Wish]) -> dict[Card, frozenset[Seat]]:
    """Each card that is asked about, with the hands that it is asked of."""
    found: dict[Card, frozenset[Seat]] = {}
    for wish in wishes:
        for card in _worth(wish):
            found[card] = found.get(card, frozenset()) | frozenset(_seats(wish))
    return found


def _ways(wishes: Sequence[Wish]) -> list[Owners] | None:
    ways: list[Owners] = [{}]
    for card, asked in _concerned(wishes).items():
        owners: list[Seat | None] = [seat for seat in Seat if seat in asked]
        if len(owners) < 4:
            owners.append(None)
        further = ({**way, card: owner} for way in ways for owner in owners)
        ways = [way for way in further if all(_is_possible(wish, way) for wish in wishes)]
        if len(ways) > _MOST_CELLS:
            return None
    return ways


def _is_possible(wish: Wish, way: Owners) -> bool:
    """Whether the cards given out so far leave the wish possible."""
    match wish:
        case Holds(seat=seat, card=card):
            return card not in way or way[card] is seat
        case Not(wish=Holds(seat=seat, card=card)):
            return card not in way or way[card] is not seat
        case Count(seats=seats, wanted=(low, high)):
            worth = _worth(wish)
            has = sum(each for card, each in worth.items() if card in way and way[card] in seats)
            left = sum(each for card, each in worth.items() if card not in way)
            return has <= high and has + left >= low
        case _:
            return True


def _lengths(seat: Seat, shape: tuple[int, int, int, int]) -> AllOf:
    counts = (Count((seat,), Measured.LENGTH, (n, n), suit) for suit, n in zip(FRENCH.suits, shape, strict=True))
    return AllOf(tuple(counts))


def _plain(wishes: Sequence[Wish]) -> dict[Seat, Holding]:
    found = {seat: Holding() for seat in Seat}
    for wish in (each for part in wishes for each in (part.wishes if isinstance(part, AllOf) else (part,))):
        assert isinstance(wish, Count)
        (seat,) = wish.seats
        said = Holding(points=wish.wanted) if wish.suit is None else Holding(lengths={wish.suit: wish.wanted})
        found[seat] = found[seat] & said
    return found


def _holdings(
    known: Mapping[Seat, Holding], owners: Owners, concerned: Mapping[Card, frozenset[Seat]]
) -> dict[Seat, Holding]:
    """What each hand is like in one of the ways: a card that nobody asked has may be with any of the others."""
    found = {}
    for seat in Seat:
        holds = sum(card.bit for card, owner in owners.items() if owner is seat)
        others = (
            card.bit for card, owner in owners.items() if owner is not seat and (owner or seat in concerned[card])
        )
        found[seat] = known[seat] & Holding(holds=holds, lacks=sum(others))
    return found
