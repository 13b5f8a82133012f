"""Second hand, third hand and what is thrown away: each sentence against every card that the others can play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kibitz.analysis.positions import Position
from kibitz.analysis.solver import Solver
from kibitz.app.pictures.puzzle_picture import draw_puzzle
from kibitz.cards import NT, SPADES, Card, Hand, Seat, Strain, card
from kibitz.practice.place_reasons import PlaceReason, Reason, discards, second_hand, third_hand
from kibitz.practice.puzzle_words import WHY_PLACE, explanation, facts
from kibitz.practice.puzzles import Puzzle, Theme, shipped
from kibitz.practice.theme_proofs import REASONED
from tests.amounts import often
from tests.practice.test_theme_proofs import play, trick_after


def told(puzzle: Puzzle) -> Reason:
    found = REASONED[puzzle.theme](puzzle.position, tuple(map(card, puzzle.right)), puzzle.need)
    assert found is not None
    return found


def sample() -> list[Puzzle]:
    found = [each for each in shipped() if each.theme in REASONED]
    return Random(5).sample(found, often(14, len(found)))


def lowest(puzzle: Puzzle) -> Card:
    return min(map(card, puzzle.right), key=lambda each: each.rank)


def follow(position: Position) -> list[Card]:
    """Every card that can be played next."""
    hand = position.hands[position.leader.clockwise()[len(position.trick)]]
    return list((position.trick and hand.of(position.trick[0].suit)) or hand)


def rounds(position: Position, laid: Card) -> Iterator[tuple[Seat, tuple[Card, ...], Seat]]:
    """Who led, the cards, and who won: trick by trick to the end, each taking the best card, of equals the lowest."""
    while True:
        leader = position.leader
        position, winner, trick = trick_after(position, laid)
        yield leader, trick, winner
        if not position.hands[winner]:
            return
        tricks = Solver().solve_cards(position)
        most = max(tricks.values())
        held = position.hands[winner]
        laid = min((c for c in tricks if tricks[c] == most), key=lambda each: (-held.length(each.suit), each.rank))


@pytest.mark.parametrize("puzzle", sample(), ids=lambda each: each.key)
def test_what_is_said_of_the_card_is_so(puzzle: Puzzle) -> None:
    reason, position, right = told(puzzle), puzzle.position, lowest(puzzle)
    values = {name: card(value) for name, value in reason.values.items() if name not in ("who", "suit")}
    assert str(WHY_PLACE[reason.why](**reason.values)) == str(explanation(puzzle, puzzle.right[0])[1])
    after, _, _ = play(position, right)
    if "kept" in values:
        assert reason.values["kept"] in puzzle.figures and reason.values["kept"] not in puzzle.right
        assert values["kept"].rank > right.rank
    match reason.why:
        case PlaceReason.PARTNER_CAN:
            for third in follow(after):
                last, _, _ = play(after, third)
                assert play(last, values["card"])[1] is Seat.NORTH
        case PlaceReason.TAKES:
            for third in follow(after):
                last, _, _ = play(after, third)
                assert all(play(last, each)[1] in (Seat.SOUTH, Seat.NORTH) for each in follow(last))
        case PlaceReason.WINS:
            assert all(play(after, each)[1] is Seat.SOUTH for each in follow(after))
            lower = [each for each in follow(position) if position.trick[0].rank < each.rank < right.rank]
            assert any(each.rank > position.trick[1].rank for each in lower)
        case PlaceReason.FORCES:
            beats = [each for each in follow(after) if play(after, each)[1] is not Seat.SOUTH]
            assert min(beats, key=lambda each: each.rank) == values["dear"]
        case PlaceReason.ENOUGH:
            assert values["over"] in position.hands[Seat.EAST]
            assert right.rank < values["over"].rank < values["kept"].rank
            assert all(each.rank < right.rank for each in position.trick if each.suit is right.suit)
        case PlaceReason.PARTNERS:
            assert max(position.trick, key=lambda each: (each.suit is right.suit, each.rank)) == values["led"]
        case PlaceReason.KEPT | PlaceReason.COVERS:
            ours = values["kept" if reason.why is PlaceReason.KEPT else "grown"]
            later = list(rounds(position, right))[1:]
            assert any(trick[leader.clockwise().index(winner)] == ours for leader, trick, winner in later)
        case PlaceReason.SPARED:
            assert trick_after(position, right)[1] is puzzle.turn.partner
        case PlaceReason.LOSER_GOES:
            thrown: Strain = next(suit for suit in puzzle.deck.suits if suit.letter == reason.values["suit"])
            tricks = Solver().solve_cards(after)
            most = max(tricks.values())
            held = after.hands[after.to_play]
            best = min((c for c in tricks if tricks[c] == most), key=lambda each: (-held.length(each.suit), each.rank))
            at_partner, _, _ = play(after, best)
            worth = Solver().solve_cards(at_partner)
            assert {each.suit for each in worth if worth[each] >= puzzle.need} == {thrown}
            theirs = [each for seat in (Seat.EAST, Seat.WEST) for each in position.hands[seat].of(thrown)]
            goes = [each for each in worth if worth[each] >= puzzle.need]
            assert max(each.rank for each in theirs) > min(each.rank for each in goes)
    for answer, (won,) in puzzle.figures.items():
        assert (won >= puzzle.need) == (answer in puzzle.right)


def test_most_reasons_come_up_and_there_are_twenty_of_each_theme() -> None:
    of_theme = {theme: [told(each).why for each in shipped() if each.theme is theme] for theme in REASONED}
    assert min(map(len, of_theme.values())) >= 20
    assert {why for found in of_theme.values() for why in found} >= {*PlaceReason} - {
        PlaceReason.COVERS,
        PlaceReason.FORCES,
    }
    assert len(set(of_theme[Theme.SECOND_HAND])) >= 3
    assert len(set(of_theme[Theme.THIRD_HAND])) >= 3


def test_a_defender_is_told_so() -> None:
    for each in shipped():
        if each.theme in (Theme.SECOND_HAND, Theme.THIRD_HAND):
            assert each.turn is each.you is Seat.SOUTH
            assert [text.say for text in facts(each)] == ["practice-you-defend"]
            assert draw_puzzle(each, 1200).dummy is None
        else:
            assert draw_puzzle(each, 1200).dummy is Seat.NORTH


def seen(north: str, east: str, south: str, west: str, leader: Seat, *trick: str, trump: Strain = NT) -> Position:
    hands = dict(zip(Seat, (Hand.parse(each) for each in (north, east, south, west)), strict=True))
    return Position(hands, trump, leader, tuple(card(each) for each in trick))


def test_an_honour_covers_an_honour() -> None:
    """The queen is led through the king: ace and queen fall to it, and North's ten or jack grows."""
    position = seen("JT4..2.", "5.43..", "K3.2..4", "A76..3.", Seat.EAST, "SQ")
    found = second_hand(position, (card("SK"),), 1)
    assert found is not None and found.why is PlaceReason.COVERS and found.values["led"] == "SQ"
    assert found.values["grown"] in ("SJ", "ST")


def test_nothing_is_said_where_there_is_nothing_to_choose() -> None:
    position = seen("JT4..2.", "5.43..2", "KQ.2..4", "A76..3.", Seat.EAST, "S9")
    assert second_hand(position, (card("SQ"), card("SK")), 1) is None  # both are high
    assert third_hand(position, (card("SQ"),), 1) is None  # that is not third hand


@pytest.mark.parametrize(
    ("west", "south", "right", "why"),
    [
        ("A7", "K93", "SK", PlaceReason.FORCES),  # only the ace beats it
        ("T7", "K93", "SK", PlaceReason.WINS),
        ("A7", "K3", "SK", None),  # no lower card would win so far
    ],
)
def test_third_hand_wins_or_drives_a_higher_card_out(
    west: str, south: str, right: str, why: PlaceReason | None
) -> None:
    position = seen("J6..4.2", "8.43..5", f"{south}..3.", f"{west}.5..4", Seat.NORTH, "S4", "S5")
    found = third_hand(position, (card(right),), 1)
    assert (found and found.why) is why
    if why is PlaceReason.FORCES:
        assert found is not None and found.values["dear"] == "SA"


def test_a_trump_is_no_discard() -> None:
    position = seen("2.3..", "4..3.", "5..2.", "..4.5", Seat.WEST, "C5", trump=SPADES)
    assert discards(position, (card("S2"),), 1) is None
