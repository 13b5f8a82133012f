"""A position and the card that is played to it: what is left, and who won the trick."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.analysis.positions import Position
from kibitz.cards import Card, Seat


def played(position: Position, card: Card) -> tuple[Position, Seat | None]:
    """The position after a card, and who won the trick if that was its last."""
    turn = position.to_play
    hands = {**position.hands, turn: position.hands[turn] - card}
    trick = (*position.trick, card)
    if len(trick) < 4:
        return Position(hands, position.trump, position.leader, trick), None
    winner = position.leader.clockwise()[_best(trick, position)]
    return Position(hands, position.trump, winner), winner


def _best(trick: Sequence[Card], position: Position) -> int:
    def strength(place: int) -> tuple[bool, bool, int]:
        card = trick[place]
        return card.suit is position.trump, card.suit is trick[0].suit, card.rank

    return max(range(4), key=strength)
