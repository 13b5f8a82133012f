"""Four hands alike in size, thirteen cards unless said otherwise; and the number and code each deal has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from math import factorial
from random import Random, SystemRandom
from typing import Final, final

from kibitz.cards.deck import FRENCH, Card, Deck
from kibitz.cards.diagrams import hands_as_svg, hands_as_text
from kibitz.cards.errors import NotationError
from kibitz.cards.hand import Hand
from kibitz.cards.seats import Seat
from kibitz.cards.sentences import Template

HOLDS_NOT: Final = Template("files-holds-not")
NO_CARDS: Final = Template("files-no-cards")
NUMBERS_TO: Final = Template("files-numbers-to")
NO_DEAL_CODE: Final = Template("files-no-deal-code")
SLIP_IN_CODE: Final = Template("files-slip-in-code")
STARTS_WITH_SEAT: Final = Template("files-starts-with-seat")
NOT_FOUR_HANDS: Final = Template("files-not-four-hands")
ANOTHER_PACK: Final = Template("files-another-pack")
IN_TWO_HANDS: Final = Template("files-in-two-hands")

FULL_HAND: Final = 13
"""How many cards each hand has when the whole pack is dealt."""

_PACK: Final = 52


def deals_of(cards: int) -> int:
    """How many deals there are with so many cards to each hand; what is left of the pack lies aside.

    >>> deals_of(1) == 52 * 51 * 50 * 49
    True
    """
    return factorial(_PACK) // (factorial(cards) ** 4 * factorial(_PACK - 4 * cards))


DEALS: Final = deals_of(FULL_HAND)
"""How many deals of a whole pack there are: 53,644,737,765,488,792,839,237,440,000."""

# Crockford's alphabet: no I, L, O or U, so that a code survives being read aloud.
_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_CODE_LENGTH: Final = 20
# Deals of fewer cards are numbered one size after the other, and take a group of five more: there are more of them.
_SHORT_CODE_LENGTH: Final = 25
# 20 letters hold 100 bits, a deal 95.4. What is left checks them: a code is a multiple of this number, and
# of those that fit 21 catches most slips of one letter and swaps of two, whichever letters they are.
_CHECK: Final = 21


@final
class Deal:
    """Four hands of one pack with as many cards each: all 52, or fewer, when the rest lies aside unseen.

    >>> deal = Deal.from_number(123456789)
    >>> deal.number, Deal.from_code(deal.code) == deal
    (123456789, True)
    >>> few = Deal.parse("N:A.2.. K.3.. Q.4.. J.5..")
    >>> few.cards, Deal.from_code(few.code) == few
    (2, True)
    """

    __slots__ = ("cards", "deck", "hands")

    def __init__(self, hands: Mapping[Seat, Hand]) -> None:
        self.hands = dict(hands)
        self.deck = self.hands[Seat.NORTH].deck
        self.cards = min(FULL_HAND, max(len(self.hands[seat]) for seat in Seat))
        for seat in Seat:
            if len(self.hands[seat]) != self.cards:
                raise NotationError(HOLDS_NOT(who=seat, cards=len(self.hands[seat]), wanted=self.cards))
        if not self.cards:
            raise NotationError(NO_CARDS())
        _check_apart(self.hands)

    def __getitem__(self, seat: Seat) -> Hand:
        return self.hands[seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.hands == other.hands

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"Deal.parse({str(self)!r})"

    def __str__(self) -> str:
        return write_hands(self.hands)

    @classmethod
    def parse(cls, text: str) -> Deal:
        """Read `N:hand hand hand hand`, from any seat on clockwise."""
        return cls(_read_hands(text))

    @classmethod
    def from_pack(cls, pack: Iterable[Card], first: Seat, deck: Deck = FRENCH, cards: int = FULL_HAND) -> Deal:
        """Deal a pack one card at a time, clockwise, `first` getting the first, until each has so many."""
        masks = [0, 0, 0, 0]
        for place, card in enumerate(islice(pack, 4 * cards)):
            masks[place % 4] |= card.bit
        return cls({seat: Hand(deck, mask) for seat, mask in zip(first.clockwise(), masks, strict=True)})

    @classmethod
    def random(cls, seed: int | None = None, deck: Deck = FRENCH, cards: int = FULL_HAND) -> Deal:
        """Any deal, each as likely as the others; with a seed always the same one.

        >>> Deal.random(7) == Deal.random(7) != Deal.random(8)
        True
        """
        rng = SystemRandom() if seed is None else Random(seed)
        return cls.from_number(rng.randrange(deals_of(cards)), deck, cards)

    @property
    def diagram(self) -> str:
        """The four hands as they lie around the table.

        >>> print(Deal.parse("N:A.2.. K.3.. Q.4.. J.5..").diagram)
                     ♠ A
                     ♥ 2
                     ♦ -
                     ♣ -
        ♠ J              N       ♠ K
        ♥ 5            W   E     ♥ 3
        ♦ -              S       ♦ -
        ♣ -                      ♣ -
                     ♠ Q
                     ♥ 4
                     ♦ -
                     ♣ -
        """
        return hands_as_text(self.hands)

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return hands_as_svg(self.hands)

    @property
    def number(self) -> int:
        """The place of this deal among all deals of as many cards, from 0."""
        owner = {card.index: seat for seat in Seat for card in self.hands[seat]}
        left, number = _Left(self.cards), 0
        for index in range(_PACK):
            number += left.before(owner.get(index))
            left.give(owner.get(index))
        return number

    @classmethod
    def from_number(cls, number: int, deck: Deck = FRENCH, cards: int = FULL_HAND) -> Deal:
        """The deal at that place among those of so many cards: the exact inverse of `number`."""
        if not 0 <= number < deals_of(cards):
            raise NotationError(NUMBERS_TO(most=f"{deals_of(cards) - 1:,}"))
        left, masks = _Left(cards), dict.fromkeys(Seat, 0)
        for index in range(_PACK):
            seat = next(s for s in (None, *reversed(Seat)) if left.room[s] and left.before(s) <= number)
            number -= left.before(seat)
            left.give(seat)
            if seat is not None:
                masks[seat] |= 1 << index
        return cls({seat: Hand(deck, mask) for seat, mask in masks.items()})

    @property
    def code(self) -> str:
        """Letters and digits to share the deal with, twenty or, with fewer cards than thirteen each, twenty-five.

        Most slips in copying are noticed.

        >>> Deal.from_number(0).code
        '00000-00000-00000-00000'
        """
        is_full = self.cards == FULL_HAND
        value, letters = (self.number + (0 if is_full else _shorter_than(self.cards))) * _CHECK, ""
        length = _CODE_LENGTH if is_full else _SHORT_CODE_LENGTH
        for _ in range(length):
            value, digit = divmod(value, 32)
            letters = _ALPHABET[digit] + letters
        return "-".join(letters[i : i + 5] for i in range(0, length, 5))

    @classmethod
    def from_code(cls, code: str, deck: Deck = FRENCH) -> Deal:
        """Read a deal code; hyphens, spaces and case do not matter, and O and I are read as 0 and 1."""
        letters = code.upper().replace("-", "").replace(" ", "").translate(str.maketrans("OIL", "011"))
        if len(letters) not in (_CODE_LENGTH, _SHORT_CODE_LENGTH) or set(letters) - set(_ALPHABET):
            raise NotationError(NO_DEAL_CODE(code=code))
        value = 0
        for letter in letters:
            value = value * 32 + _ALPHABET.index(letter)
        number, slip = divmod(value, _CHECK)
        cards = FULL_HAND
        if len(letters) == _SHORT_CODE_LENGTH:
            cards = max(each for each in range(1, FULL_HAND) if _shorter_than(each) <= number)
            number -= _shorter_than(cards)
        if slip or number >= deals_of(cards):
            raise NotationError(SLIP_IN_CODE(code=code))
        return cls.from_number(number, deck, cards)


def parse_hands(text: str) -> dict[Seat, Hand]:
    """Read four hands of any size, written as those of a deal are.

    >>> {seat.label: len(hand) for seat, hand in parse_hands("W:A.2.. K.3.. Q.4.. J.5..").items()}
    {'West': 2, 'North': 2, 'East': 2, 'South': 2}
    """
    hands = _read_hands(text)
    _check_apart(hands)
    return hands


def write_hands(hands: Mapping[Seat, Hand]) -> str:
    """N:hand hand hand hand, clockwise; hands of the coloured pack are parted by bars.

    >>> write_hands(parse_hands("W:A.2.. K.3.. Q.4.. J.5.."))
    'N:K.3.. Q.4.. J.5.. A.2..'
    """
    bar = " " if hands[Seat.NORTH].deck is FRENCH else " | "
    return "N:" + bar.join(str(hands[seat]) for seat in Seat)


def _read_hands(text: str) -> dict[Seat, Hand]:
    start, colon, rest = text.strip().partition(":")
    if not colon or start.upper() not in (*Seat,):
        raise NotationError(STARTS_WITH_SEAT(deal=text))
    parts = rest.split("|") if "|" in rest else rest.split()
    if len(parts) != 4:
        raise NotationError(NOT_FOUR_HANDS(deal=text, hands=len(parts)))
    seats = Seat(start.upper()).clockwise()
    return {seat: Hand.parse(part.strip()) for seat, part in zip(seats, parts, strict=True)}


def _check_apart(hands: Mapping[Seat, Hand]) -> None:
    """All of one pack, and no card twice."""
    pack, seen = hands[Seat.NORTH].deck, 0
    for seat, hand in hands.items():
        if hand.deck is not pack:
            raise NotationError(ANOTHER_PACK(who=seat))
        if twice := seen & hand.mask:
            raise NotationError(IN_TWO_HANDS(card=next(iter(Hand(pack, twice))).name))
        seen |= hand.mask


def _shorter_than(cards: int) -> int:
    """How many deals there are with fewer cards to each hand."""
    return sum(map(deals_of, range(1, cards)))


class _Left:
    """How many cards each seat still gets, and how many go aside (None); and in how many ways the rest can fall."""

    def __init__(self, cards: int) -> None:
        self.room: dict[Seat | None, int] = {**dict.fromkeys(Seat, cards), None: _PACK - 4 * cards}
        self.cards = _PACK
        self.ways = deals_of(cards)

    def before(self, seat: Seat | None) -> int:
        """In how many ways the next card goes to a seat ahead of this one; aside comes last."""
        ahead = 0
        for other in self.room:
            if other is seat:
                break
            ahead += self.room[other]
        return self.ways * ahead // self.cards

    def give(self, seat: Seat | None) -> None:
        self.ways = self.ways * self.room[seat] // self.cards
        self.room[seat] -= 1
        self.cards -= 1
