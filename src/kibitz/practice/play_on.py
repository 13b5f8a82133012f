"""A position and the card that is played to it: what is left, who won the trick, and how it goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kibitz.analysis.positions import Position, TricksBy
from kibitz.analysis.solver import Solver
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


def line(solver: Solver, position: Position, card: Card) -> Iterator[tuple[Position, tuple[Card, ...], Seat]]:
    """Trick by trick from that card on, nobody erring: the position before its last card, its cards, who won it."""
    laid = card
    while True:
        before, trick = position, (*position.trick, laid)
        position, winner = played(position, laid)
        if winner is not None:
            yield before, trick, winner
            if not position.hands[winner]:
                return
        laid = natural(position, solver.solve_cards(position))


def natural(position: Position, tricks: TricksBy[Card]) -> Card:
    """Of the best cards a small one of a long suit."""
    most = max(tricks.values())
    held = position.hands[position.to_play]
    return min((card for card in tricks if tricks[card] == most), key=lambda card: (-held.length(card.suit), card.rank))


def _best(trick: Sequence[Card], position: Position) -> int:
    def strength(place: int) -> tuple[bool, bool, int]:
        card = trick[place]
        return card.suit is position.trump, card.suit is trick[0].suit, card.rank

    return max(range(4), key=strength)
