"""The order of the suits in a hand that is held or laid on the table."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, permutations

from kibitz.cards.deck import Deck, Strain
from kibitz.cards.hand import Hand


def arranged(hand: Hand, trumps: Strain | None = None) -> tuple[Hand, ...]:
    """The suits of a hand side by side: trumps first, and colours alternating as far as they can.

    >>> from kibitz.cards import DIAMONDS
    >>> [str(suit) for suit in arranged(Hand.parse("AK.42.Q7.3"), DIAMONDS)]
    ['..Q7.', 'AK...', '.42..', '...3']
    >>> [str(suit) for suit in arranged(Hand.parse("AK.42.Q7."))]  # the single black suit between the red ones
    ['.42..', 'AK...', '..Q7.']
    """
    held = tuple(suit for suit in hand.deck.order if hand.mask & suit.mask)
    return tuple(hand.of(suit) for suit in _order(hand.deck, held, trumps))


@lru_cache(maxsize=256)
def _order(deck: Deck, held: tuple[Strain, ...], trumps: Strain | None) -> tuple[Strain, ...]:
    """Of all orders with trumps first the one with the fewest neighbours of one ink, then the nearest to the pack's."""

    def clashes(order: tuple[Strain, ...]) -> int:
        return sum(one.ink == next_one.ink for one, next_one in pairwise(order))

    orders = [order for order in permutations(held) if trumps not in held or order[0] is trumps]
    return min(orders, key=lambda order: (clashes(order), [deck.order.index(suit) for suit in order]))
