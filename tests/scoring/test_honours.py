"""Honours at rubber bridge: found in the deal, whoever holds them."""

from __future__ import annotations

import pytest

from kibitz.cards import HEARTS, NT, SPADES, Hand, Seat, Strain
from kibitz.scoring import rubber

NOBODY: dict[Seat, int] = {}


def honours(hand: str, strain: Strain, *, aces_at: str = "no-trump") -> int:
    return rubber.honours({Seat.WEST: Hand.parse(hand)}, strain, aces_at=aces_at).get(Seat.WEST, 0)


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("AKQJT.432.432.32", 150),
        ("AKQJ2.432.432.32", 100),
        ("KQJT2.432.432.32", 100),
        ("AKQT9.432.432.32", 100),
        ("AKQ98.432.432.32", 0),
        ("9876.AKQJ.432.32", 0),
    ],
)
def test_contract_sheet_honours_in_trumps(hand: str, points: int) -> None:
    assert honours(hand, SPADES) == points


def test_contract_sheet_four_aces_count_at_no_trump_only() -> None:
    aces = "A432.A32.A32.A32"
    assert (honours(aces, NT), honours(aces, HEARTS)) == (150, 0)


def test_four_aces_in_every_contract_is_a_reading_one_can_choose() -> None:
    assert honours("A432.A32.A32.A32", HEARTS, aces_at="any") == 150
    assert honours("AKQJT.A32.A32.A2", SPADES, aces_at="any") == 300


def test_three_aces_are_no_honours() -> None:
    assert honours("A432.A32.A32.K32", NT) == 0


def test_top_cards_of_a_suit_are_no_honours_at_no_trump() -> None:
    assert honours("AKQJT.432.432.32", NT) == 0


def test_honours_are_looked_for_in_each_hand_and_in_the_strain_played() -> None:
    hands = {Seat.NORTH: Hand.parse("AKQJ.432.432.432"), Seat.EAST: Hand.parse("T.AKQJT.AKQJ.A98")}
    assert rubber.honours(hands, SPADES) == {Seat.NORTH: 100}
    assert rubber.honours(hands, HEARTS) == {Seat.EAST: 150}
    assert rubber.honours(hands, NT) == NOBODY
