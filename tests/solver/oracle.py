"""A plain minimax over cards in Python: slow, short and plainly right."""

from __future__ import annotations

from functools import lru_cache

from kibitz.analysis.solver import Position
from kibitz.cards import Card, Seat, Side, Strain

Hands = tuple[frozenset[Card], ...]
"""By seat, from North."""

SEATS = tuple(Seat)


def legal(hand: frozenset[Card], trick: tuple[Card, ...]) -> frozenset[Card]:
    same_suit = frozenset(card for card in hand if trick and card.suit is trick[0].suit)
    return same_suit or hand


def winner(trick: tuple[Card, ...], trump: Strain) -> int:
    def strength(turn: int) -> tuple[bool, bool, int]:
        card = trick[turn]
        return card.suit is trump, card.suit is trick[0].suit, card.rank

    return max(range(4), key=strength)


def without(hands: Hands, seat: Seat, card: Card) -> Hands:
    return tuple(hand - {card} if other is seat else hand for other, hand in zip(SEATS, hands, strict=True))


@lru_cache(maxsize=1 << 18)
def north_south(hands: Hands, trump: Strain, leader: Seat, trick: tuple[Card, ...]) -> int:
    """Tricks North and South take from here."""
    if len(trick) == 4:
        taker = leader.clockwise()[winner(trick, trump)]
        return (taker.side is Side.NS) + north_south(hands, trump, taker, ())
    seat = leader.clockwise()[len(trick)]
    held = hands[SEATS.index(seat)]
    if not held:
        return 0
    results = [north_south(without(hands, seat, card), trump, leader, (*trick, card)) for card in legal(held, trick)]
    return max(results) if seat.side is Side.NS else min(results)


def cards(position: Position) -> dict[Card, int]:
    """Tricks of the side to play for every legal card."""
    hands = tuple(frozenset(position.hands[seat]) for seat in Seat)
    seat = position.to_play
    held = hands[SEATS.index(seat)]
    scores = {}
    for card in legal(held, position.trick):
        ours = north_south(without(hands, seat, card), position.trump, position.leader, (*position.trick, card))
        scores[card] = ours if seat.side is Side.NS else len(held) - ours
    return scores
