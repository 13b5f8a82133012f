"""Throwing a card away: low ones from weak suits, and no guards."""

from __future__ import annotations

from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.maxims.suit_tricks import longer, winners
from kibitz.cards import Card

_CARDS_THAT_GUARD = {13: 1, 12: 2, 11: 3}
"""How many small cards keep a king, a queen or a jack from falling under higher ones."""


def discard(s: CardView) -> Card:
    return min(s.legal, key=lambda card: _cost(s, card))


def _cost(s: CardView, card: Card) -> float:
    """What it costs to part with a card: the less, the better a discard."""
    if card.suit is s.strain:
        return 200 + card.rank
    suit = s.hand.of(card.suit)
    if not s.out(card.suit):
        return 100 + card.rank  # nobody else has the suit: every card of it is a trick, given time
    cost = float(card.rank)
    if s.is_master(card):
        return 100 + cost
    top = next(iter(suit))
    small = len(suit) - 1
    guards = _CARDS_THAT_GUARD.get(top.rank, 99)
    if small == guards or (small > guards and card is top):
        cost += 8 * top.points
    if s.declaring:
        runs = len(suit) == longer(s, card.suit) <= winners(s, card.suit)
        return cost + 60 * runs
    dummy = s.t.hands.get(s.t.dummy) if s.t.dummy else None
    if dummy is not None and len(suit) >= 3 and len(suit) <= dummy.length(card.suit):
        cost += 6  # keep as many as dummy
    return cost - len(suit) / 2
