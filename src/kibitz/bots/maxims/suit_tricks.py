"""Counting the tricks of a suit that two hands in sight hold together."""

from __future__ import annotations

from kibitz.bots.maxims.card_view import CardView
from kibitz.cards import Strain


def winners(s: CardView, suit: Strain) -> int:
    """How many tricks the two hands have in a suit from the top, if it does not break badly."""
    masters = sum(s.is_master(card) for hand in (s.hand, s.partner) for card in hand.of(suit))
    length = longer(s, suit)
    tops = min(length, masters)
    # Once they have no more, the small cards win as well.
    return length if tops >= rounds(s, suit) else tops


def rounds(s: CardView, suit: Strain) -> int:
    """How often a suit must be played until they have no more of it, if it breaks as is usual."""
    out = s.out(suit)
    return out // 2 + 1 if out > 1 else out


def longer(s: CardView, suit: Strain) -> int:
    """The length of the suit in the hand that has more of it: as many tricks at most."""
    return max(s.hand.length(suit), s.partner.length(suit))
