"""What a puzzle says of its theme, checked in the play that follows and in deals with a card or the lead elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from kibitz.analysis.positions import Position
from kibitz.analysis.solver import Solver, solve_cards
from kibitz.cards import Card, Hand, Seat, card
from kibitz.practice.puzzle_words import explanation
from kibitz.practice.puzzles import Asks, Puzzle, Theme, shipped
from tests.amounts import often


def sample(asks: Asks, theme: Theme | None = None) -> list[Puzzle]:
    found = [each for each in shipped() if each.asks is asks and theme in (None, each.theme)]
    return Random(3).sample(found, min(len(found), often(6, 200)))


def play(position: Position, laid: Card) -> tuple[Position, Seat | None, tuple[Card, ...]]:
    """One card, by the rules of a trick written here anew."""
    turn = position.leader.clockwise()[len(position.trick)]
    hand = position.hands[turn]
    hands = {**position.hands, turn: Hand(hand.deck, hand.mask & ~laid.bit)}
    trick = (*position.trick, laid)
    if len(trick) < 4:
        return Position(hands, position.trump, position.leader, trick), None, trick
    trumps = [each for each in trick if each.suit is position.trump]
    best = max(trumps or [each for each in trick if each.suit is trick[0].suit], key=lambda each: each.rank)
    winner = position.leader.clockwise()[trick.index(best)]
    return Position(hands, position.trump, winner), winner, trick


def trick_after(position: Position, laid: Card) -> tuple[Position, Seat, tuple[Card, ...]]:
    """To the end of the trick, each taking the best card, of equals the lowest."""
    after, winner, trick = play(position, laid)
    while winner is None:
        tricks = Solver().solve_cards(after)
        most = max(tricks.values())
        after, winner, trick = play(after, min((c for c in tricks if tricks[c] == most), key=lambda each: each.rank))
    return after, winner, trick


@pytest.mark.parametrize("puzzle", sample(Asks.DEAL, Theme.ENTRIES), ids=lambda each: each.key)
def test_the_other_hand_on_lead_would_not_be_enough(puzzle: Puzzle) -> None:
    right = min(map(card, puzzle.right), key=lambda each: each.rank)
    after, winner, _ = trick_after(puzzle.position, right)
    assert winner.side is Seat.SOUTH.side
    assert Solver().solve_at_least(after, puzzle.need - 1)
    assert not Solver().solve_at_least(Position(after.hands, after.trump, winner.partner), puzzle.need - 1)


@pytest.mark.parametrize("puzzle", sample(Asks.DEAL, Theme.RUFF), ids=lambda each: each.key)
def test_a_ruff_is_won_by_a_trump(puzzle: Puzzle) -> None:
    right = min(map(card, puzzle.right), key=lambda each: each.rank)
    _, winner, trick = trick_after(puzzle.position, right)
    assert winner.side is Seat.SOUTH.side
    assert any(each.suit is puzzle.strain for each in trick)


@pytest.mark.parametrize("puzzle", sample(Asks.DEAL, Theme.LONG_SUIT), ids=lambda each: each.key)
def test_a_long_suit_is_no_finesse(puzzle: Puzzle) -> None:
    """Any card of theirs in the suit may change places with a smaller one of the other hand's."""
    right = min(map(card, puzzle.right), key=lambda each: each.rank)
    for seat in (Seat.EAST, Seat.WEST):
        for high in puzzle.hands[seat].of(right.suit):
            for low in puzzle.hands[seat.partner].of(right.suit):
                if low.rank < high.rank and low is min(
                    puzzle.hands[seat.partner].of(right.suit), key=lambda each: each.rank
                ):
                    moved = high.bit | low.bit
                    hands = {
                        where: Hand(hand.deck, hand.mask ^ moved) if where in (seat, seat.partner) else hand
                        for where, hand in puzzle.hands.items()
                    }
                    assert puzzle.strain is not None
                    moved_to = Position(hands, puzzle.strain, puzzle.leader, puzzle.trick)
                    if high.rank > min(
                        c.rank for s in (Seat.NORTH, Seat.SOUTH) for c in puzzle.hands[s].of(right.suit)
                    ):
                        assert solve_cards(moved_to)[right] >= puzzle.need


@pytest.mark.parametrize("puzzle", sample(Asks.REST), ids=lambda each: each.key)
def test_it_is_said_how_many_tricks_a_wrong_card_loses(puzzle: Puzzle) -> None:
    tricks = solve_cards(puzzle.position)
    for answer in puzzle.answers:
        if answer not in puzzle.right:
            lost = explanation(puzzle, answer)[1].values["lost"]
            assert lost == len(puzzle.hands[puzzle.turn]) - tricks[card(answer)] > 0
