"""Deals, and the number and code that each has."""

from __future__ import annotations

import pickle
import random
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.cards import COLOURS, DEALS, FRENCH, Card, Deal, Hand, NotationError, Seat, card, deals_of
from tests.cards.drawing import deals, numbers, patient

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def test_there_are_so_many_deals() -> None:
    assert DEALS == 53644737765488792839237440000
    assert comb(52, 13) * comb(39, 13) * comb(26, 13) == DEALS


@patient
@given(numbers)
def test_a_number_names_one_deal(number: int) -> None:
    assert Deal.from_number(number).number == number


@patient
@given(deals)
def test_a_deal_has_one_number(deal: Deal) -> None:
    assert 0 <= deal.number < DEALS
    assert Deal.from_number(deal.number, deal.deck) == deal


@patient
@given(numbers, numbers)
def test_numbers_follow_the_cards_from_the_lowest(one: int, other: int) -> None:
    assert (one < other) == (_owners(Deal.from_number(one)) < _owners(Deal.from_number(other)))


@patient
@given(st.integers(0, DEALS - 2))
def test_the_next_number_is_the_next_deal(number: int) -> None:
    """Whom the lowest cards go to changes as seldom as it can: the next arrangement, as in a dictionary."""
    assert _owners(Deal.from_number(number + 1)) == _next_arrangement(_owners(Deal.from_number(number)))


def test_first_and_last_number() -> None:
    suits = [FRENCH.cards[start : start + 13] for start in range(0, 52, 13)]
    assert Deal.from_number(0).hands == {seat: Hand.of_cards(suit) for seat, suit in zip(Seat, suits, strict=True)}
    last = {seat: Hand.of_cards(suit) for seat, suit in zip(reversed(Seat), suits, strict=True)}
    assert Deal.from_number(DEALS - 1).hands == last


@st.composite
def short_deals(draw: st.DrawFn) -> Deal:
    cards = draw(st.integers(1, 12))
    return Deal.from_number(draw(st.integers(0, deals_of(cards) - 1)), draw(st.sampled_from((FRENCH, COLOURS))), cards)


@patient
@given(short_deals())
def test_a_deal_of_fewer_cards_has_its_number_and_its_code(deal: Deal) -> None:
    assert 0 <= deal.number < deals_of(deal.cards)
    assert Deal.from_number(deal.number, deal.deck, deal.cards) == deal
    assert Deal.from_code(deal.code, deal.deck) == deal
    assert len(deal.code) == 29
    assert Deal.parse(str(deal)) == deal


def test_codes_of_fewer_cards_follow_one_another_from_size_to_size() -> None:
    for cards in range(1, 12):
        last, first = Deal.from_number(deals_of(cards) - 1, cards=cards), Deal.from_number(0, cards=cards + 1)
        assert _value(first.code) == _value(last.code) + 21
    with pytest.raises(NotationError, match="slip"):
        Deal.from_code("Z" * 25)


def _value(code: str) -> int:
    value = 0
    for letter in code.replace("-", ""):
        value = value * 32 + LETTERS.index(letter)
    return value


@pytest.mark.parametrize("cards", [1, 5, 12])
def test_as_many_cards_are_dealt_as_wanted_and_the_rest_lies_aside(cards: int) -> None:
    deal = Deal.from_pack(FRENCH.cards, Seat.EAST, FRENCH, cards)
    assert [len(hand) for hand in deal.hands.values()] == [cards] * 4
    assert FRENCH.cards[0] in deal[Seat.EAST]
    assert FRENCH.cards[4 * cards - 1] in deal[Seat.NORTH]


@patient
@given(deals)
def test_a_code_names_one_deal(deal: Deal) -> None:
    assert Deal.from_code(deal.code, deal.deck) == deal
    assert len(deal.code) == 23
    assert set(deal.code) <= {*LETTERS, "-"}


@patient
@given(deals)
def test_a_code_is_read_as_people_write_it(deal: Deal) -> None:
    written = deal.code
    heard = written.lower().replace("-", " ")
    assert Deal.from_code(heard, deal.deck) == deal
    assert Deal.from_code(written.replace("-", ""), deal.deck) == deal
    for one in "IL":
        assert Deal.from_code(written.replace("0", "O").replace("1", one), deal.deck) == deal
        assert Deal.from_code(heard.replace("0", "o").replace("1", one.lower()), deal.deck) == deal


def test_nearly_all_slips_of_one_letter_are_noticed() -> None:
    """Twenty letters have no room to notice all: 32 to the 19th is less than the number of deals."""
    rng = random.Random("slips")
    tried = passed = 0
    for _ in range(25):
        code = Deal.from_number(rng.randrange(DEALS)).code.replace("-", "")
        for at in range(20):
            for letter in set(LETTERS) - {code[at]}:
                tried += 1
                passed += _is_read(code[:at] + letter + code[at + 1 :])
    assert tried == 25 * 20 * 31
    assert passed / tried < 0.03


def test_nearly_all_letters_changed_round_are_noticed() -> None:
    rng = random.Random("changed round")
    tried = passed = 0
    for _ in range(200):
        code = Deal.from_number(rng.randrange(DEALS)).code.replace("-", "")
        for at in range(19):
            if code[at] != code[at + 1]:
                tried += 1
                passed += _is_read(code[:at] + code[at + 1] + code[at] + code[at + 2 :])
    assert tried > 3_000
    assert passed / tried < 0.03


@patient
@given(deals, st.sampled_from(Seat))
def test_a_deal_reads_back_as_written(deal: Deal, first: Seat) -> None:
    assert Deal.parse(str(deal)) == deal
    bar = " " if deal.deck is FRENCH else " | "
    turned = f"{first.lower()}:" + bar.join(str(deal[seat]) for seat in first.clockwise())
    assert Deal.parse(turned) == deal
    assert eval(repr(deal), {"Deal": Deal}) == deal


@patient
@given(st.permutations(COLOURS.cards), st.sampled_from(Seat))
def test_a_pack_is_dealt_one_card_at_a_time(pack: list[Card], first: Seat) -> None:
    deal = Deal.from_pack(pack, first, COLOURS)
    for place, one in enumerate(pack):
        assert one in deal[first.clockwise()[place % 4]]


@patient
@given(deals)
def test_a_deal_holds_every_card_once(deal: Deal) -> None:
    assert sorted(each.index for seat in Seat for each in deal[seat]) == list(range(52))
    assert sum(deal[seat].points for seat in Seat) == 40
    again = pickle.loads(pickle.dumps(deal))
    assert again == deal
    assert hash(again) == hash(deal)
    assert again.deck is deal.deck


def test_a_deal_is_not_the_same_in_another_pack() -> None:
    assert Deal.from_number(7) != Deal.from_number(7, COLOURS)
    assert card("R14") in Deal.from_number(0, COLOURS)[Seat.WEST]


def _owners(deal: Deal) -> list[int]:
    """Who has each card, from the lowest."""
    return [next(place for place, seat in enumerate(Seat) if one in deal[seat]) for one in deal.deck.cards]


def _next_arrangement(owners: list[int]) -> list[int]:
    """The next one in the order of a dictionary."""
    at = max(place for place in range(51) if owners[place] < owners[place + 1])
    other = max(place for place in range(at + 1, 52) if owners[place] > owners[at])
    found = list(owners)
    found[at], found[other] = found[other], found[at]
    return found[: at + 1] + found[:at:-1]


def _is_read(code: str) -> bool:
    try:
        Deal.from_code(code)
    except NotationError:
        return False
    return True
