"""What somebody answers who has learnt one rule for each kind of question, and looks no further."""

from __future__ import annotations

from typing import Final, assert_never

from kibitz.cards import Hand, Seat, Strain
from kibitz.practice.puzzles import Asks, Puzzle, Theme

_GAME_AT: Final = 25
_SLAM_AT: Final = 33


def by_rule_of_thumb(puzzle: Puzzle) -> tuple[str, ...]:
    """What somebody answers who has learnt one rule for such a question, and looks no further."""
    cards = sorted(puzzle.playable, key=lambda card: -card.rank) if not puzzle.contracts else []
    match puzzle.asks:
        case Asks.TRUMPS:  # the longest suit
            lengths = [_length(puzzle, contract.strain) for contract in puzzle.contracts]
            return tuple(str(place) for place, length in enumerate(lengths) if length == max(lengths))
        case Asks.STAKES:  # 25 points make game, 33 a slam
            points = sum(hand.points for hand in puzzle.hands.values())
            rank = (points >= _GAME_AT) + (points >= _SLAM_AT)
            return (str(min(rank, len(puzzle.contracts) - 1)),)
        case Asks.SAFE if puzzle.strain and not puzzle.trick and any(c.suit is puzzle.strain for c in cards):
            return tuple(card.name for card in cards if card.suit is puzzle.strain)  # draw trumps
        case Asks.LEAD:  # the longest suit
            held = puzzle.hands[puzzle.you]
            return tuple(card.name for card in cards if held.length(card.suit) == held.longest)
        case Asks.SIGNAL:  # the lowest card
            return tuple(card.name for card in cards if card.rank == cards[-1].rank)
        case Asks.DEAL if puzzle.theme is Theme.SECOND_HAND:  # second hand plays low
            return (cards[-1].name,)
        case Asks.REST | Asks.SAFE | Asks.DEAL | Asks.ODDS:
            if puzzle.trick and cards[0].suit is not puzzle.trick[0].suit:
                trumps = [card for card in cards if card.suit is puzzle.strain]
                if trumps:
                    return (trumps[-1].name,)  # ruff, and low
            return tuple(card.name for card in cards if card.rank == cards[0].rank)  # the highest card
        case asks:
            assert_never(asks)


def follows_rule(puzzle: Puzzle) -> bool:
    """Whether the rule of thumb solves it."""
    return bool(set(by_rule_of_thumb(puzzle)) & set(puzzle.right))


def _length(puzzle: Puzzle, strain: Strain) -> int:
    return sum(hand.length(strain) for hand in _ours(puzzle)) if strain.is_suit else 0


def _ours(puzzle: Puzzle) -> list[Hand]:
    return [puzzle.hands[seat] for seat in (Seat.NORTH, Seat.SOUTH) if seat in puzzle.hands]
