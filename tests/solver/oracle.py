"""A plain minimax over cards in Python: slow, short and plainly right."""

from __future__ import annotations

from functools import lru_cache

from kibitz.analysis.encoding import SEATS, Position

RANKS = "23456789TJQKA"
Hands = tuple[frozenset[str], ...]


def hands_of(deal: str) -> Hands:
    first = SEATS.index(deal[0])
    hands = [
        frozenset(suit + rank for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks)
        for hand in deal[2:].split(" ")
    ]
    return tuple(hands[(seat - first) % 4] for seat in range(4))


def legal(hand: frozenset[str], trick: tuple[str, ...]) -> frozenset[str]:
    same_suit = frozenset(card for card in hand if trick and card[0] == trick[0][0])
    return same_suit or hand


def winner(trick: tuple[str, ...], trump: str) -> int:
    def strength(turn: int) -> tuple[bool, bool, int]:
        card = trick[turn]
        return card[0] == trump, card[0] == trick[0][0], RANKS.index(card[1])

    return max(range(4), key=strength)


@lru_cache(maxsize=1 << 18)
def north_south(hands: Hands, trump: str, leader: int, trick: tuple[str, ...]) -> int:
    """Tricks North and South take from here."""
    if len(trick) == 4:
        taker = (leader + winner(trick, trump)) % 4
        return (taker % 2 == 0) + north_south(hands, trump, taker, ())
    seat = (leader + len(trick)) % 4
    if not hands[seat]:
        return 0
    results = [
        north_south(
            tuple(hand - {card} if s == seat else hand for s, hand in enumerate(hands)),
            trump,
            leader,
            (*trick, card),
        )
        for card in legal(hands[seat], trick)
    ]
    return max(results) if seat % 2 == 0 else min(results)


def cards(position: Position) -> dict[str, int]:
    """Tricks of the side to play for every legal card."""
    hands = hands_of(position.hands)
    leader = SEATS.index(position.leader)
    seat = (leader + len(position.trick)) % 4
    scores = {}
    for card in legal(hands[seat], position.trick):
        after = tuple(hand - {card} if s == seat else hand for s, hand in enumerate(hands))
        ours = north_south(after, position.trump, leader, (*position.trick, card))
        scores[card] = ours if seat % 2 == 0 else len(hands[seat]) - ours
    return scores
