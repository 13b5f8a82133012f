"""Seats, packs, hands, calls and deals, and how they are written. No rules: nothing here knows what is played."""

from kibitz.cards.arranging import arranged
from kibitz.cards.calls import BIDS, DOUBLE, PASS, PLAY, REDOUBLE, Bid, Call
from kibitz.cards.deal import DEALS, FULL_HAND, Deal, deals_of, parse_hands, write_hands
from kibitz.cards.deck import (
    BLUE,
    CLUBS,
    COLOURS,
    DIAMONDS,
    FRENCH,
    GREEN,
    HEARTS,
    NT,
    RED,
    SPADES,
    YELLOW,
    Card,
    Deck,
    Strain,
    card,
    strain,
)
from kibitz.cards.errors import NotationError
from kibitz.cards.hand import Hand
from kibitz.cards.seats import Seat, Side

__all__ = [
    "BIDS",
    "BLUE",
    "CLUBS",
    "COLOURS",
    "DEALS",
    "DIAMONDS",
    "DOUBLE",
    "FRENCH",
    "FULL_HAND",
    "GREEN",
    "HEARTS",
    "NT",
    "PASS",
    "PLAY",
    "RED",
    "REDOUBLE",
    "SPADES",
    "YELLOW",
    "Bid",
    "Call",
    "Card",
    "Deal",
    "Deck",
    "Hand",
    "NotationError",
    "Seat",
    "Side",
    "Strain",
    "arranged",
    "card",
    "deals_of",
    "parse_hands",
    "strain",
    "write_hands",
]
