"""Opening leads by the book: how good each card looks from the leader's hand alone, and how likely it is."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

_TEMPERATURE: Final = 2.5
"""How far leaders stray from the suit that looks best."""
_OFF_THE_BOOK: Final = 0.12
"""How often a card of the suit other than the one the book names is led."""
_ACE, _KING, _QUEEN, _TEN = 14, 13, 12, 10

Suits = frozenset[int]
"""Suits by their index."""


@lru_cache(maxsize=1 << 16)
def merits(mask: int, strain: int, theirs: Suits = frozenset(), partners: Suits = frozenset()) -> dict[int, float]:
    """The merit of each card that the book would lead, one a suit, by the card's index.

    `strain` is the index of trumps, 4 at no-trumps; `theirs` and `partners` are suits that were bid.
    """
    found = {}
    trumps = _ranks(mask, strain) if strain < 4 else []
    for suit in range(4):
        ranks = _ranks(mask, suit)
        if ranks:
            merit = _no_trump_merit(ranks) if strain == 4 else _trump_merit(ranks, suit == strain, len(trumps))
            merit += 4.0 * (suit in partners) - 2.5 * (suit in theirs)
            found[13 * suit + book_card(ranks, strain != 4, suit == strain) - 2] = merit
    return found


@lru_cache(maxsize=1 << 17)
def chance(mask: int, lead: int, strain: int, theirs: Suits = frozenset(), partners: Suits = frozenset()) -> float:
    """How likely that card is as the lead from that hand."""
    looks = merits(mask, strain, theirs, partners)
    best = max(looks.values())
    weights = {card: exp((merit - best) / _TEMPERATURE) for card, merit in looks.items()}
    card, weight = next((card, weight) for card, weight in weights.items() if card // 13 == lead // 13)
    length = (mask >> 13 * (lead // 13) & 0x1FFF).bit_count()
    share = weight / sum(weights.values())
    if length == 1:
        return share
    return share * (1 - _OFF_THE_BOOK if card == lead else _OFF_THE_BOOK / (length - 1))


def book_card(ranks: list[int], trumps: bool, is_trump: bool) -> int:
    """Top of a sequence or of two; an ace against trumps; low from an honour, fourth best from length.

    >>> book_card([13, 12, 11, 4], False, False), book_card([13, 9, 7, 4, 2], False, False)
    (13, 4)
    """
    if is_trump:
        return ranks[-1]
    if len(ranks) <= 2 or is_sequence(ranks) or (trumps and ranks[0] == _ACE):
        return ranks[0]
    if len(ranks) >= 4:
        return ranks[3]
    return ranks[-1] if ranks[0] > _TEN else ranks[0]


def is_sequence(ranks: list[int]) -> bool:
    """Two touching honours and a third card close behind; ace and king always."""
    if len(ranks) < 2 or ranks[0] - ranks[1] != 1 or ranks[0] < _TEN:
        return False
    return ranks[0] == _ACE or (len(ranks) > 2 and ranks[1] - ranks[2] <= 2)


def _ranks(mask: int, suit: int) -> list[int]:
    bits = mask >> 13 * suit & 0x1FFF
    return [rank + 2 for rank in range(12, -1, -1) if bits >> rank & 1]


def _no_trump_merit(ranks: list[int]) -> float:
    length = len(ranks)
    merit = 1.6 * length + 0.3 * sum(max(0, rank - 10) for rank in ranks)
    merit += 3.0 * is_sequence(ranks)
    # Four small cards with nothing to come in by are not worth setting up.
    return merit - 1.0 * (ranks[0] <= _TEN and length >= 4) - 1.5 * (ranks[:2] == [_ACE, _QUEEN])


def _trump_merit(ranks: list[int], is_trump: bool, trumps: int) -> float:
    length, top = len(ranks), ranks[0]
    if is_trump:
        return 1.0 - 2.0 * (top >= _QUEEN and length < 4) - 1.0 * (length == 1)
    if is_sequence(ranks):
        return 6.0 if top >= _KING else 4.5
    if length == 1 and top < _KING:
        return 5.0 if 1 <= trumps <= 3 else 1.0
    if top == _ACE:
        return -2.0
    if length == 2:
        return 2.0 - 3.0 * (top >= _QUEEN)
    return 2.5 - {_KING: 1.5, _QUEEN: 0.7}.get(top, 0.0)
