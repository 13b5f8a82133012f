"""The order of suits in a hand: trumps first, colours alternating whatever is void."""

from __future__ import annotations

from itertools import chain, combinations, pairwise

import pytest

from kibitz.cards import CLUBS, COLOURS, DIAMONDS, FRENCH, HEARTS, SPADES, Deck, Hand, Strain, arranged

CASES = [
    (deck, held, trumps)
    for deck in (FRENCH, COLOURS)
    for held in chain.from_iterable(combinations(deck.suits, size) for size in range(5))
    for trumps in (None, *deck.strains)
]


def order(deck: Deck, held: tuple[Strain, ...], trumps: Strain | None = None) -> tuple[Strain, ...]:
    """The suits of a hand that holds two cards of each of these."""
    hand = Hand.of_cards((card for card in deck.cards if card.suit in held and card.rank in (2, 14)), deck)
    suits = arranged(hand, trumps)
    assert all([card.rank for card in suit] == [14, 2] for suit in suits)  # high cards at the left
    return tuple(next(iter(suit)).suit for suit in suits)


def clashes(suits: tuple[Strain, ...]) -> int:
    return sum({one, two} in ({SPADES, CLUBS}, {HEARTS, DIAMONDS}) for one, two in pairwise(suits))


@pytest.mark.parametrize(("deck", "held", "trumps"), CASES)
def test_every_hand_is_arranged(deck: Deck, held: tuple[Strain, ...], trumps: Strain | None) -> None:
    suits = order(deck, held, trumps)
    assert sorted(suits, key=lambda suit: suit.index) == sorted(held, key=lambda suit: suit.index)
    if trumps in held:
        assert suits[0] is trumps
    if deck is COLOURS:
        rest = [suit for suit in COLOURS.suits if suit in held and suit is not trumps]
        assert [suit for suit in suits if suit is not trumps] == rest
        return
    red = sum(suit in (HEARTS, DIAMONDS) for suit in held)
    black = len(held) - red
    # Two suits of one colour touch only where nothing lies between them, or trumps take the place at the end.
    unavoidable = int(abs(red - black) == 2 or (len(held) == 3 and clashes_with_trumps(held, trumps)))
    assert clashes(suits) == unavoidable


def clashes_with_trumps(held: tuple[Strain, ...], trumps: Strain | None) -> bool:
    """Of three suits the one whose colour comes once belongs in the middle: as trumps it lies at the end."""
    if trumps not in held:
        return False
    return sum(suit.ink == trumps.ink for suit in held) == 1


def test_the_whole_pack_keeps_its_order_at_no_trumps() -> None:
    assert order(FRENCH, FRENCH.suits) == (SPADES, HEARTS, CLUBS, DIAMONDS)


def test_the_single_colour_lies_between_the_others() -> None:
    assert order(FRENCH, (SPADES, HEARTS, DIAMONDS)) == (HEARTS, SPADES, DIAMONDS)
    assert order(FRENCH, (SPADES, CLUBS, DIAMONDS)) == (SPADES, DIAMONDS, CLUBS)
    assert order(FRENCH, FRENCH.suits, CLUBS) == (CLUBS, HEARTS, SPADES, DIAMONDS)
