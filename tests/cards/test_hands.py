"""Hands: sets of cards, sorted as on the table, written and read back."""

from __future__ import annotations

import pickle

from hypothesis import given
from hypothesis import strategies as st

from kibitz.cards import COLOURS, FRENCH, Hand, card
from tests.cards.drawing import hands, patient


@patient
@given(hands)
def test_a_hand_reads_back_as_written(hand: Hand) -> None:
    if hand.deck is COLOURS or hand.mask:
        assert Hand.parse(str(hand)) == hand
        assert Hand.parse(f"  {str(hand).lower()} ") == hand


def test_empty_hands_are_written_differently() -> None:
    assert str(Hand(FRENCH)) == "..."
    assert str(Hand(COLOURS)) == "-"
    assert Hand.parse("...") == Hand(FRENCH)
    assert Hand.parse("-") == Hand(COLOURS) != Hand(FRENCH)


def test_a_hand_is_read_the_ways_people_write_it() -> None:
    hand = Hand.parse("AKT..QJ2.7654")
    assert Hand.parse("AK10.-.QJ2.7654") == hand
    assert Hand.parse("10.-.-.-") == Hand.of_cards([card("ST")])
    assert Hand.parse("-.A..") == Hand.of_cards([card("HA")])
    assert Hand.parse("B2 R14.2") == Hand.of_cards([card("R14"), card("R2"), card("B2")], COLOURS)


@patient
@given(hands)
def test_a_hand_is_sorted_suit_by_suit_high_cards_first(hand: Hand) -> None:
    cards = list(hand)
    assert cards == sorted(cards, key=lambda each: (hand.deck.order.index(each.suit), -each.rank))
    assert set(cards) == {each for each in hand.deck.cards if each in hand}


@patient
@given(hands)
def test_a_hand_counts_itself(hand: Hand) -> None:
    cards = list(hand)
    assert len(hand) == len(cards)
    assert hand.points == sum(each.points for each in cards)
    lengths = [hand.length(suit) for suit in hand.deck.suits]
    assert lengths == [len(hand.of(suit)) for suit in hand.deck.suits]
    assert sum(lengths) == len(hand)
    assert hand.longest == max(lengths)


@patient
@given(hands, st.integers(0, 51))
def test_a_card_comes_and_goes(hand: Hand, index: int) -> None:
    one = hand.deck.cards[index]
    assert one in hand + one
    assert one not in hand - one
    assert set(hand + one) == {*hand, one}
    assert set(hand - one) == {*hand} - {one}
    assert (hand + one) - one == hand - one


@patient
@given(hands)
def test_a_hand_holds_no_card_of_the_other_pack(hand: Hand) -> None:
    other = COLOURS if hand.deck is FRENCH else FRENCH
    assert not any(each in hand for each in other.cards)
    assert Hand(other, hand.mask) != hand


@patient
@given(hands)
def test_a_hand_made_again_is_equal(hand: Hand) -> None:
    again = Hand.of_cards(hand, hand.deck)
    assert again == hand
    assert hash(again) == hash(hand)
    pickled = pickle.loads(pickle.dumps(hand))
    assert pickled == hand
    assert pickled.deck is hand.deck
