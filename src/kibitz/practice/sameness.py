"""How alike puzzles are: what a rule of thumb would answer, and how many are the same but for the names of suits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from typing import Final, assert_never

from msgspec import Struct

from kibitz.cards import Hand, Seat, Strain
from kibitz.practice.puzzles import Asks, Puzzle, Theme

_GAME_AT: Final = 25
_SLAM_AT: Final = 33


class Sameness(Struct, frozen=True):
    """Of the puzzles that ask one thing: how many there are, differ, and are solved without looking at the cards."""

    number: int
    differ: int
    by_rule: int  # of thumb
    by_habit: int  # the lowest card, or of contracts the one that is right most often


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


def sameness(puzzles: Iterable[Puzzle]) -> dict[Asks, Sameness]:
    """The measure, question by question."""
    found: dict[Asks, list[Puzzle]] = {}
    for each in puzzles:
        found.setdefault(each.asks, []).append(each)
    return {
        asks: Sameness(len(some), len(Counter(map(shape, some))), sum(map(follows_rule, some)), _by_habit(some))
        for asks, some in sorted(found.items())
    }


def _by_habit(some: Iterable[Puzzle]) -> int:
    """How many are solved by who always gives the same answer."""
    places: Counter[str] = Counter()
    for each in some:
        if each.contracts:
            places.update(each.right)
        else:
            low = min(card.rank for card in each.playable)
            places["lowest"] += any(card.rank == low and card.name in each.right for card in each.playable)
    return max(places.values(), default=0)


def shape(puzzle: Puzzle) -> str:
    """The puzzle with suits renamed and ranks closed up: two with the same shape are the same to a player.

    >>> from kibitz.practice.puzzles import shipped
    >>> shape(shipped()[0]) == shape(shipped()[1])
    False
    """
    if puzzle.contracts:
        return _drawn(puzzle, tuple(puzzle.deck.suits))
    suits = tuple(puzzle.deck.suits)
    free = [suit for suit in suits if suit is not puzzle.strain]
    fixed = [suit for suit in suits if suit is puzzle.strain]
    return min(_drawn(puzzle, (*fixed, *order)) for order in permutations(free))


def _drawn(puzzle: Puzzle, order: tuple[Strain, ...]) -> str:
    """Each suit from the top as letters: who has the card, whether it is hidden, on the table or played."""
    around = puzzle.leader.clockwise()
    owner = {card: f"{seat.value}+" for seat, card in zip(around, puzzle.trick, strict=False)}
    owner |= {card: f"{seat.value}" for seat, hand in puzzle.hands.items() for card in hand}
    owner |= dict.fromkeys(puzzle.out or (), "-")
    suits = []
    for suit in order:
        cards = sorted((card for card in owner if card.suit is suit), key=lambda card: -card.rank)
        suits.append("".join(owner[card] for card in cards))
    asked = f"{puzzle.asks} {puzzle.strain} {puzzle.need} {puzzle.leader} {puzzle.habit}"
    return f"{asked} {sorted(puzzle.points.items())} {'.'.join(suits)}"


def _length(puzzle: Puzzle, strain: Strain) -> int:
    return sum(hand.length(strain) for hand in _ours(puzzle)) if strain.is_suit else 0


def _ours(puzzle: Puzzle) -> list[Hand]:
    return [puzzle.hands[seat] for seat in (Seat.NORTH, Seat.SOUTH) if seat in puzzle.hands]
