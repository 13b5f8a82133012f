"""Whether the reason that is given for a play is the reason: what its theme says, asked of the solver."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, assert_never

from kibitz.analysis.positions import Position
from kibitz.analysis.solver import Solver
from kibitz.cards import Card, Hand, Seat
from kibitz.practice.place_reasons import Reason, discards, second_hand, third_hand
from kibitz.practice.play_on import line
from kibitz.practice.puzzles import Theme

REASONED: Final[Mapping[Theme, Callable[[Position, Sequence[Card], int], Reason | None]]] = {
    Theme.SECOND_HAND: second_hand,
    Theme.THIRD_HAND: third_hand,
    Theme.DISCARDS: discards,
}
"""The themes of which the reason is told card by card, and which are what they are if there is one."""


def is_borne_out(theme: Theme, position: Position, right: Sequence[Card], need: int) -> bool:
    """Whether what is said of a theme is so when these are played, which win so many tricks with what follows."""
    solver, card = Solver(), min(right, key=lambda each: each.rank)
    match theme:
        case Theme.ENTRIES:
            return _lead_matters(solver, position, card, need)
        case Theme.LONG_SUIT:
            return _small_cards_win(solver, position, card) and not _is_a_finesse(solver, position, card, need)
        case Theme.RUFF:
            return _is_trumped(solver, position, card)
        case Theme.SECOND_HAND | Theme.THIRD_HAND | Theme.DISCARDS:
            return REASONED[theme](position, right, need) is not None
        case Theme.FINESSE | Theme.HOLD_UP:
            return True  # what is said of them is seen from the cards
        case Theme.TRICKS | Theme.SAFETY | Theme.FIT | Theme.POINTS | Theme.SIGNALS:
            return True
        case Theme.CHANCES | Theme.COUNTING | Theme.LEADS:
            return True  # made and proven as such, not found in the play
        case _:
            assert_never(theme)


def _lead_matters(solver: Solver, position: Position, card: Card, need: int) -> bool:
    """With the other hand of the side on lead after this trick it would not be enough; and no two winners fall."""
    before, trick, winner = next(line(solver, position, card))
    side, suit = position.to_play.side, trick[0].suit
    if winner.side is not side:
        return False
    around = before.leader.clockwise()
    ours = [each for seat, each in zip(around, trick, strict=True) if seat.side is side]
    theirs = [each.rank for seat in side.other.seats for each in position.hands[seat].of(suit)]
    theirs += [
        each.rank for seat, each in zip(around, trick, strict=True) if seat.side is not side and each.suit is suit
    ]
    if all(each.suit is suit and each.rank > max(theirs, default=0) for each in ours):
        return False
    hands = {seat: before.hands[seat] for seat in Seat}
    last = around[len(trick) - 1]
    hands[last] -= trick[-1]
    if not hands[winner.partner]:
        return False
    return not solver.solve_at_least(Position(hands, before.trump, winner.partner), need - 1)


def _small_cards_win(solver: Solver, position: Position, card: Card) -> bool:
    """In the play that follows a card of the suit wins, though one of theirs was higher, when they have none left."""
    side, suit = position.to_play.side, card.suit
    highest = max((each.rank for seat in side.other.seats for each in position.hands[seat].of(suit)), default=0)
    for before, trick, winner in line(solver, position, card):
        at = before.leader.clockwise().index(winner)
        theirs = [each for seat, each in zip(before.leader.clockwise(), trick, strict=True) if seat.side is not side]
        follow = any(each.suit is suit for each in theirs)
        if winner.side is side and trick[0].suit is suit is trick[at].suit and trick[at].rank < highest and not follow:
            return True
    return False


def _is_a_finesse(solver: Solver, position: Position, card: Card, need: int) -> bool:
    """Whether it is not enough when a high card of theirs in the suit lies in the other hand."""
    turn, suit = position.to_play, card.suit
    ours = [each.rank for seat in turn.side.seats for each in position.hands[seat].of(suit)]
    for seat in turn.side.other.seats:
        for high in position.hands[seat].of(suit):
            low = min(position.hands[seat.partner].of(suit), key=lambda each: each.rank, default=None)
            if low is None or low.rank > high.rank or high.rank < min(ours):
                continue
            hands = {
                **position.hands,
                seat: _exchanged(position.hands[seat], high, low),
                seat.partner: _exchanged(position.hands[seat.partner], low, high),
            }
            if solver.solve_cards(Position(hands, position.trump, position.leader, position.trick))[card] < need:
                return True
    return False


def _exchanged(hand: Hand, away: Card, into: Card) -> Hand:
    return Hand(hand.deck, hand.mask & ~away.bit | into.bit)


def _is_trumped(solver: Solver, position: Position, card: Card) -> bool:
    """The trick is won by a trump of this side."""
    before, trick, winner = next(line(solver, position, card))
    return (
        winner.side is position.to_play.side and trick[before.leader.clockwise().index(winner)].suit is position.trump
    )
