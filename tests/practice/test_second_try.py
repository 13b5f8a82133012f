"""What is said after a first miss: true by a search of its own, and nothing of the answer."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from kibitz.cards import Card, Seat, Strain, card
from kibitz.practice.puzzles import Asks, shipped
from kibitz.practice.second_try import how_it_fails

Hands = Mapping[Seat, frozenset[Card]]


def test_how_a_wrong_answer_fails_names_no_right_one() -> None:
    chance = Random(5)
    for asks in Asks:
        for puzzle in chance.sample([each for each in shipped() if each.asks is asks], 8):
            for answer in set(puzzle.answers) - set(puzzle.right):
                (said,) = how_it_fails(puzzle, answer)
                assert str(said) and not said.cards & set(puzzle.right)


def test_the_tricks_that_a_wrong_card_wins_are_those_of_a_search_by_hand() -> None:
    small = [each for each in shipped() if each.asks is Asks.REST and len(each.hands[each.turn]) == 3]
    for puzzle in Random(7).sample(small, 4):
        assert puzzle.strain is not None
        hands = {seat: frozenset(hand) for seat, hand in puzzle.hands.items()}
        for answer in set(puzzle.answers) - set(puzzle.right):
            (said,) = how_it_fails(puzzle, answer)
            won = _won(hands, puzzle.strain, puzzle.turn, puzzle.leader, (*puzzle.trick, card(answer)))
            assert said.values["tricks"] == won < puzzle.need


def _won(hands: Hands, trumps: Strain, me: Seat, leader: Seat, trick: tuple[Card, ...]) -> int:
    """The tricks of my side from here on if nobody errs; the cards of the trick are still in the hands."""
    if len(trick) == 4:
        seats = leader.clockwise()
        left = {seat: hands[seat] - {played} for seat, played in zip(seats, trick, strict=True)}
        best = max(range(4), key=lambda i: (trick[i].suit is trumps, trick[i].suit is trick[0].suit, trick[i].rank))
        mine = int(seats[best].side is me.side)
        return mine + (_won(left, trumps, me, seats[best], ()) if left[me] else 0)
    turn = leader.clockwise()[len(trick)]
    held = hands[turn]
    following = {each for each in held if trick and each.suit is trick[0].suit}
    found = [_won(hands, trumps, me, leader, (*trick, each)) for each in following or held]
    return max(found) if turn.side is me.side else min(found)
