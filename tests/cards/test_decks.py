"""The two packs: what is in them, how they lie on the table, and that every card is one object."""

from __future__ import annotations

import copy
import pickle

import pytest

from kibitz.cards import COLOURS, FRENCH, NT, Card, Deck, Seat, Side, Strain, card, strain

both = pytest.mark.parametrize("deck", [FRENCH, COLOURS], ids=lambda deck: deck.name)


@both
def test_52_cards_and_40_points(deck: Deck) -> None:
    assert len(set(deck.cards)) == 52
    assert sum(each.points for each in deck.cards) == 40
    assert [each.index for each in deck.cards] == list(range(52))
    assert sum(each.bit for each in deck.cards) == (1 << 52) - 1


@both
def test_each_suit_has_thirteen_ranks_and_ten_points(deck: Deck) -> None:
    for suit in deck.suits:
        cards = [each for each in deck.cards if each.suit is suit]
        assert [each.rank for each in cards] == list(range(2, 15))
        assert [each.points for each in cards] == [0] * 9 + [1, 2, 3, 4]
        assert sum(each.bit for each in cards) == suit.mask


@both
def test_suits_rise_to_no_trumps(deck: Deck) -> None:
    assert [each.index for each in deck.strains] == [3, 2, 1, 0, 4]
    assert deck.strains[-1] is NT
    assert [each.is_suit for each in deck.strains] == [True] * 4 + [False]


def test_denominations_rise_from_clubs() -> None:
    assert [suit.name for suit in reversed(FRENCH.suits)] == ["clubs", "diamonds", "hearts", "spades"]
    assert [suit.name for suit in FRENCH.suits if suit.is_major] == ["spades", "hearts"]
    assert not any(suit.is_major for suit in COLOURS.suits)


def test_colours_alternate_on_the_table() -> None:
    black = [suit.name in ("spades", "clubs") for suit in FRENCH.order]
    assert set(FRENCH.order) == set(FRENCH.suits)
    assert black in ([True, False, True, False], [False, True, False, True])


def test_the_coloured_pack_has_no_french_names() -> None:
    assert {each.name for each in FRENCH.cards}.isdisjoint(each.name for each in COLOURS.cards)
    assert [suit.name for suit in COLOURS.suits] == ["red", "green", "yellow", "blue"]
    assert set(COLOURS.order) == set(COLOURS.suits)
    assert card("R14").points == 4


@both
def test_names_are_read_back_in_either_case(deck: Deck) -> None:
    for each in deck.cards:
        assert card(each.name) is card(each.name.lower()) is each
    for suit in deck.strains:
        assert strain(suit.letter) is strain(suit.letter.lower()) is suit


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize(
    "thing", [*FRENCH.cards[::17], *COLOURS.cards[::17], *FRENCH.strains, FRENCH, COLOURS], ids=repr
)
def test_pickling_keeps_identity(thing: Card | Strain | Deck, protocol: int) -> None:
    assert pickle.loads(pickle.dumps(thing, protocol)) is thing
    assert copy.deepcopy(thing) is thing


def test_seats_go_round() -> None:
    for seat in Seat:
        assert seat.left.left is seat.partner
        assert seat.left.right is seat
        assert seat.partner.partner is seat
        assert seat.clockwise() == (seat, seat.left, seat.partner, seat.right)
        assert seat in seat.side.seats
        assert seat.partner in seat.side.seats
        assert pickle.loads(pickle.dumps(seat)) is seat
    assert Side.NS.other is Side.EW
    assert Side.EW.other is Side.NS
