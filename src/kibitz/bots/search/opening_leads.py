"""Opening leads by the book: how good each card looks from the leader's hand alone, and how likely it is."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from kibitz.analysis.sampling import Masks

Suits = frozenset[int]
"""Suits by their index."""
Ranks = tuple[int, ...]
"""The cards of a suit, highest first."""
Trait = tuple[str, int]
"""A line of the book and the place in it, 0 if it has but one number."""
ByHonour = tuple[float, float, float, float, float]
"""A number for the ace, the king, the queen, the jack and the ten."""

NO_TRUMPS: Final = 4
_SUIT_BITS: Final = 0x1FFF
_ACE, _JACK, _TEN = 14, 11, 10
_LOG_ODDS_OF_THE_BOOK_CARD: Final = 1.0
"""How much likelier the small card is that the book names than another of the same suit."""


class Book(Struct, frozen=True):
    """What leads are worth, as logarithms: a card that is one higher is led 2.7 times as often.

    Fitted by `bench.book` to some 3,000 opening leads of a strong program.
    """

    length: tuple[float, ...]  # of the suit, from one card to seven
    holding: tuple[float, float, float, float]  # for having the ace, king, queen, jack in it
    sequence: ByHonour  # the top of two touching honours with a third card close behind
    broken: ByHonour  # without it
    two: ByHonour  # of two touching honours alone
    doubleton: ByHonour  # from an honour and another card
    bare: ByHonour  # an honour with nothing to support it
    single: tuple[float, ...]  # alone: the five, then a smaller card
    interior: float  # the jack from king, jack, ten, and the like
    second: float  # an honour when the one above it is there too
    under: float  # a small card from an honour
    nothing: float  # a small card from small cards
    top_of_two: float
    low_of_two: float
    partners: float = 0.0  # partner has bid the suit
    theirs: float = 0.0

    def worth(self, trait: Trait) -> float:
        """What it adds to a card's merit."""
        name, place = trait
        value: float | tuple[float, ...] = getattr(self, name)
        return value[place] if isinstance(value, tuple) else value


_MERITS_AT_NO_TRUMPS: Final = Book(
    length=(-0.2, -0.8, -1.7, 0.4, 0.6, 1.1, 1.1),
    holding=(-0.1, 0.2, 0.2, 0.2),
    sequence=(1.0, 1.8, 1.8, 1.5, 1.7),
    broken=(1.7, -0.6, -0.4, 0.0, -0.3),
    two=(0.2, -0.1, 0.3, 0.0, 0.1),
    doubleton=(0.1, -0.3, -0.1, 0.1, 0.2),
    bare=(-1.8, -1.6, -1.7, -1.2, -1.0),
    single=(0.5, -0.1, 0.0, -0.2, -0.1, -0.3),
    interior=1.5,
    second=-0.9,
    under=-0.4,
    nothing=-0.2,
    top_of_two=0.8,
    low_of_two=-1.7,
    partners=3.7,
    theirs=-1.4,
)
_MERITS_IN_A_SIDE_SUIT: Final = Book(
    length=(1.9, 0.2, -0.1, -0.2, -0.2, -0.3, -0.1),
    holding=(-1.1, -0.3, 0.0, 0.1),
    sequence=(4.9, 2.1, 1.6, 0.7, 0.7),
    broken=(5.2, 1.4, 0.8, 0.4, 0.5),
    two=(-0.4, 1.4, 0.4, 0.0, 0.4),
    doubleton=(1.2, -0.8, -0.9, 0.1, -0.3),
    bare=(0.0, -2.1, -2.5, -2.8, -2.8),
    single=(1.1, -1.0, 0.3, 0.1, 0.5, 0.7),
    interior=-0.8,
    second=-2.5,
    under=-2.5,
    nothing=-1.5,
    top_of_two=0.7,
    low_of_two=-3.3,
    partners=2.0,
    theirs=-0.6,
)
_MERITS_IN_TRUMPS: Final = Book(
    length=(-1.3, -1.3, -1.8, -1.7, -1.1, -1.1, -1.1),
    holding=(0.3, 0.2, -0.3, 0.1),
    sequence=(1.4, 1.1, 0.5, 0.7, 0.8),
    broken=(1.9, 0.2, -0.1, -0.2, 0.2),
    two=(0.9, 0.5, 0.1, 0.3, 0.9),
    doubleton=(0.0, -1.1, -0.6, 0.2, -1.0),
    bare=(-0.5, -1.0, -0.8, -1.0, -0.7),
    single=(0.0, -0.7, 0.2, 0.1, 0.3, 0.1),
    interior=-0.3,
    second=-1.0,
    under=-2.2,
    nothing=-0.4,
    top_of_two=1.0,
    low_of_two=-1.2,
)


def merits(mask: int, strain: int, theirs: Suits = frozenset(), partners: Suits = frozenset()) -> dict[int, float]:
    """The merit of every card of a hand, by the card's index.

    `strain` is the index of trumps, 4 at no-trumps; `theirs` and `partners` are suits that were bid.
    """
    found: dict[int, float] = {}
    for suit in range(4):
        extra = _bid(suit, strain, theirs, partners)
        looks, _ = _holding(mask >> 13 * suit & _SUIT_BITS, strain != NO_TRUMPS, suit == strain)
        found |= {13 * suit + rank - 2: merit + extra for rank, merit in looks.items()}
    return found


def log_chances(
    hands: Masks, lead: int, strain: int, theirs: Suits = frozenset(), partners: Suits = frozenset()
) -> npt.NDArray[np.float64]:
    """The logarithm of how likely that card is as the lead from each of these hands, which all have it."""
    led = np.zeros(len(hands))
    total = np.zeros(len(hands))
    for suit in range(4):
        held = ((hands >> np.uint64(13 * suit)) & np.uint64(_SUIT_BITS)).astype(np.int64)
        different, back = np.unique(held, return_inverse=True)
        extra = _bid(suit, strain, theirs, partners)
        books = [_holding(int(each), strain != NO_TRUMPS, suit == strain) for each in different]
        total += np.array([weight * exp(extra) for _, weight in books])[back]
        if suit == lead // 13:
            led = np.array([looks[lead % 13 + 2] + extra for looks, _ in books])[back]
    chances: npt.NDArray[np.float64] = led - np.log(total)
    return chances


def book_card(ranks: Ranks, trumps: bool, is_trump: bool) -> int:
    """Top of a sequence or of two; an ace against trumps; low from an honour, fourth best from length.

    >>> book_card((13, 12, 11, 4), False, False), book_card((13, 9, 7, 4, 2), False, False)
    (13, 4)
    """
    if is_trump:
        return ranks[-1]
    if len(ranks) <= 2 or is_sequence(ranks) or (trumps and ranks[0] == _ACE):
        return ranks[0]
    if len(ranks) >= 4:
        return ranks[3]
    return ranks[-1] if ranks[0] > _TEN else ranks[0]


def is_sequence(ranks: Ranks) -> bool:
    """Two touching honours and a third card close behind; ace and king always."""
    if len(ranks) < 2 or ranks[0] - ranks[1] != 1 or ranks[0] < _TEN:
        return False
    return ranks[0] == _ACE or (len(ranks) > 2 and ranks[1] - ranks[2] <= 2)


def _bid(suit: int, strain: int, theirs: Suits, partners: Suits) -> float:
    book = _book(strain != NO_TRUMPS, suit == strain)
    return book.partners * (suit in partners) + book.theirs * (suit in theirs)


def _book(trumps: bool, is_trump: bool) -> Book:
    return _MERITS_IN_TRUMPS if is_trump else _MERITS_IN_A_SIDE_SUIT if trumps else _MERITS_AT_NO_TRUMPS


@lru_cache(maxsize=1 << 15)
def _holding(bits: int, trumps: bool, is_trump: bool) -> tuple[dict[int, float], float]:
    """The merit of each card of a suit by its rank, and the weight of them all."""
    ranks = tuple(rank + 2 for rank in range(12, -1, -1) if bits >> rank & 1)
    if not ranks:
        return {}, 0.0
    book = _book(trumps, is_trump)
    named = book_card(ranks, trumps, is_trump)
    looks = {}
    for rank in ranks:
        small = rank < _TEN and len(ranks) > 2
        looks[rank] = sum(book.worth(trait) for trait in traits(ranks, rank))
        looks[rank] += _LOG_ODDS_OF_THE_BOOK_CARD * (small and rank == named)
    return looks, sum(map(exp, looks.values()))


def traits(ranks: Ranks, rank: int) -> list[Trait]:
    """All that the book looks at in a card and its suit.

    >>> traits((13, 12, 11, 4), 13)
    [('length', 3), ('holding', 1), ('holding', 2), ('holding', 3), ('sequence', 1)]
    """
    honours = [("holding", place) for place, honour in enumerate(range(_ACE, _TEN, -1)) if honour in ranks]
    return [("length", min(len(ranks), 7) - 1), *honours, _look(ranks, rank)]


def _look(ranks: Ranks, rank: int) -> Trait:
    """How a card looks among those of its suit."""
    place = _ACE - rank
    alone, pair = len(ranks) == 1, len(ranks) == 2
    if alone:
        return "single", min(place, 5)
    if rank < _TEN:
        if pair:
            return "top_of_two" if rank == ranks[0] else "low_of_two", 0
        return "under" if ranks[0] >= _JACK else "nothing", 0
    if rank + 1 in ranks:
        return "second", 0
    if rank - 1 not in ranks:
        return "doubleton" if pair else "bare", place
    if pair:
        return "two", place
    if rank != ranks[0]:
        return "interior", 0
    return "sequence" if ranks[2] >= ranks[1] - 2 else "broken", place
