"""Four hands of thirteen, and the number and code each deal has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import factorial
from typing import Final, final

from kibitz.cards.deck import FRENCH, Card, Deck
from kibitz.cards.errors import NotationError
from kibitz.cards.hand import Hand
from kibitz.cards.seats import Seat

DEALS: Final = factorial(52) // factorial(13) ** 4
"""How many deals there are: 53,644,737,765,488,792,839,237,440,000."""

# Crockford's alphabet: no I, L, O or U, so that a code survives being read aloud.
_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_CODE_LENGTH: Final = 20
# 20 letters hold 100 bits, a deal 95.4. What is left checks them: a code is a multiple of this number, and
# of those that fit 21 catches most slips of one letter and swaps of two, whichever letters they are.
_CHECK: Final = 21


@final
class Deal:
    """All 52 cards of a pack, thirteen to each seat.

    >>> deal = Deal.from_number(123456789)
    >>> deal.number, Deal.from_code(deal.code) == deal
    (123456789, True)
    """

    __slots__ = ("deck", "hands")

    def __init__(self, hands: Mapping[Seat, Hand]) -> None:
        self.hands = dict(hands)
        self.deck = self.hands[Seat.NORTH].deck
        for seat in Seat:
            if len(self.hands[seat]) != 13:
                raise NotationError(f"{seat.label} holds {len(self.hands[seat])} cards, not 13.")
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
    def from_pack(cls, pack: Iterable[Card], first: Seat, deck: Deck = FRENCH) -> Deal:
        """Deal a pack one card at a time, clockwise, `first` getting the first."""
        masks = [0, 0, 0, 0]
        for place, card in enumerate(pack):
            masks[place % 4] |= card.bit
        return cls({seat: Hand(deck, mask) for seat, mask in zip(first.clockwise(), masks, strict=True)})

    @property
    def number(self) -> int:
        """The place of this deal among all deals, from 0."""
        owner = {card.index: seat for seat in Seat for card in self.hands[seat]}
        left, number = _Left(), 0
        for index in range(52):
            number += left.before(owner[index])
            left.give(owner[index])
        return number

    @classmethod
    def from_number(cls, number: int, deck: Deck = FRENCH) -> Deal:
        """The deal at that place: the exact inverse of `number`."""
        if not 0 <= number < DEALS:
            raise NotationError(f"A deal’s number is from 0 to {DEALS - 1:,}.")
        left, masks = _Left(), dict.fromkeys(Seat, 0)
        for index in range(52):
            seat = next(s for s in reversed(Seat) if left.room[s] and left.before(s) <= number)
            number -= left.before(seat)
            left.give(seat)
            masks[seat] |= 1 << index
        return cls({seat: Hand(deck, mask) for seat, mask in masks.items()})

    @property
    def code(self) -> str:
        """Twenty letters and digits to share the deal with; most slips in copying are noticed.

        >>> Deal.from_number(0).code
        '00000-00000-00000-00000'
        """
        value, letters = self.number * _CHECK, ""
        for _ in range(_CODE_LENGTH):
            value, digit = divmod(value, 32)
            letters = _ALPHABET[digit] + letters
        return "-".join(letters[i : i + 5] for i in range(0, _CODE_LENGTH, 5))

    @classmethod
    def from_code(cls, code: str, deck: Deck = FRENCH) -> Deal:
        """Read a deal code; hyphens, spaces and case do not matter, and O and I are read as 0 and 1."""
        letters = code.upper().replace("-", "").replace(" ", "").translate(str.maketrans("OIL", "011"))
        if len(letters) != _CODE_LENGTH or set(letters) - set(_ALPHABET):
            raise NotationError(f"“{code}” is no deal code: twenty letters and digits, in fives.")
        value = 0
        for letter in letters:
            value = value * 32 + _ALPHABET.index(letter)
        number, slip = divmod(value, _CHECK)
        if slip or number >= DEALS:
            raise NotationError(f"The deal code “{code}” has a slip in it: please copy it again.")
        return cls.from_number(number, deck)


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
        raise NotationError(f"The deal “{text}” must start with N:, E:, S: or W:.")
    parts = rest.split("|") if "|" in rest else rest.split()
    if len(parts) != 4:
        raise NotationError(f"The deal “{text}” has {len(parts)} hands, not four.")
    seats = Seat(start.upper()).clockwise()
    return {seat: Hand.parse(part.strip()) for seat, part in zip(seats, parts, strict=True)}


def _check_apart(hands: Mapping[Seat, Hand]) -> None:
    """All of one pack, and no card twice."""
    pack, seen = hands[Seat.NORTH].deck, 0
    for seat, hand in hands.items():
        if hand.deck is not pack:
            raise NotationError(f"{seat.label}’s hand is of another pack than North’s.")
        if twice := seen & hand.mask:
            raise NotationError(f"{next(iter(Hand(pack, twice)))} is in two hands.")
        seen |= hand.mask


class _Left:
    """How many cards each seat still gets, and in how many ways the rest can fall."""

    def __init__(self) -> None:
        self.room = dict.fromkeys(Seat, 13)
        self.cards = 52
        self.ways = DEALS

    def before(self, seat: Seat) -> int:
        """In how many ways the next card goes to a seat ahead of this one."""
        ahead = 0
        for other in Seat:
            if other is seat:
                break
            ahead += self.room[other]
        return self.ways * ahead // self.cards

    def give(self, seat: Seat) -> None:
        self.ways = self.ways * self.room[seat] // self.cards
        self.room[seat] -= 1
        self.cards -= 1
