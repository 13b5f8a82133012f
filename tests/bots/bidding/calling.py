"""Auctions in a few words, and what a hand calls after them."""

from __future__ import annotations

from kibitz.bots.bidding import NEUTRAL, CallChoice, Context, choose_call
from kibitz.cards import Call, Hand, Seat


def said(dealer: Seat, *words: str) -> list[tuple[Seat, Call]]:
    """The calls of an auction, from the dealer on."""
    return [(dealer.clockwise()[i % 4], Call.parse(word)) for i, word in enumerate(words)]


def call(hand: str, *words: str, context: Context = NEUTRAL) -> CallChoice:
    """What a hand calls after these words from North on."""
    return choose_call(Hand.parse(hand), said(Seat.NORTH, *words), Seat.NORTH, context)


def after(auction: str) -> tuple[str, ...]:
    """The words of an auction written in one line, where `-` is a pass and `X` a double.

    >>> after("1S X - 2H")
    ('1S', 'double', 'pass', '2H')
    """
    return tuple({"-": "pass", "X": "double", "XX": "redouble"}.get(word, word) for word in auction.split())
