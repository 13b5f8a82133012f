"""What can be wanted of a deal, as a tree of wishes that any deal meets or does not."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, assert_never

from msgspec import Struct

from kibitz.analysis.orders.suit_quality import for_shape_of, suit_quality, suit_worth
from kibitz.analysis.sampling import Range
from kibitz.cards import FRENCH, Card, Deal, Hand, Seat, Strain


class Measured(StrEnum):
    """What is counted in a hand, or in both hands of a side together."""

    POINTS = "points"
    LENGTH = "length"
    CONTROLS = "controls"
    LOSERS = "losers"
    HONOURS = "honours"
    ACES = "aces"
    KINGS = "kings"
    QUEENS = "queens"
    JACKS = "jacks"
    TENS = "tens"
    TOP_TWO = "top2"
    """Aces and kings; and so on to `HONOURS`, the top five."""
    TOP_THREE = "top3"
    TOP_FOUR = "top4"
    QUALITY = "quality"
    """How good suits are, in hundredths, as the Bridge World counted it in October 1982."""
    CCCC = "cccc"
    """The worth of a hand by the same count, with its shape, in hundredths."""
    QUICK_TRICKS = "quick_tricks"
    """In halves."""


class Count(Struct, frozen=True):
    """So many of what is counted, in all these hands together; in one suit where it is counted by suit."""

    seats: tuple[Seat, ...]
    measured: Measured
    wanted: Range
    suit: Strain | None = None


class Shape(Struct, frozen=True):
    """One of these lengths of spades, hearts, diamonds and clubs."""

    seat: Seat
    lengths: frozenset[tuple[int, int, int, int]]


class Holds(Struct, frozen=True):
    """A hand has this card."""

    seat: Seat
    card: Card


class IsTrue(Struct, frozen=True):
    """A number that is worked out of the deal is not 0."""

    number: Number


class AllOf(Struct, frozen=True):
    wishes: tuple[Wish, ...]


class AnyOf(Struct, frozen=True):
    wishes: tuple[Wish, ...]


class Not(Struct, frozen=True):
    wish: Wish


Wish = Count | Shape | Holds | IsTrue | AllOf | AnyOf | Not


class Sign(StrEnum):
    """What is done with two numbers. What is compared comes to 1 where it is so, else to 0."""

    PLUS = "+"
    MINUS = "-"
    TIMES = "*"
    OVER = "/"
    """Towards 0, and never by 0."""
    REMAINDER = "%"
    EQUAL = "=="
    UNEQUAL = "!="
    LESS = "<"
    AT_MOST = "<="
    MORE = ">"
    AT_LEAST = ">="


class Constant(Struct, frozen=True):
    value: int


class Counted(Struct, frozen=True):
    """What is counted in one hand, in one suit or in all."""

    seat: Seat
    measured: Measured
    suit: Strain | None = None


class Weighed(Struct, frozen=True):
    """What the cards of a hand are worth together, by a worth for each rank from the two on."""

    seat: Seat
    worth: tuple[int, ...]
    suit: Strain | None = None


class OneIf(Struct, frozen=True):
    """1 where the wish is met, else 0."""

    wish: Wish


class Arithmetic(Struct, frozen=True):
    """Two numbers added, compared and so on."""

    left: Number
    sign: Sign
    right: Number


class Chosen(Struct, frozen=True):
    """The one number where the wish is met, else the other."""

    wish: Wish
    yes: Number
    no: Number


Number = Constant | Counted | Weighed | OneIf | Arithmetic | Chosen

EVERYTHING: Final = AllOf(())
"""What every deal meets."""

CARD_WORTH: Final[Mapping[Measured, Mapping[int, int]]] = {
    Measured.POINTS: {14: 4, 13: 3, 12: 2, 11: 1},
    Measured.CONTROLS: {14: 2, 13: 1},
    Measured.HONOURS: dict.fromkeys(range(10, 15), 1),
    Measured.ACES: {14: 1},
    Measured.KINGS: {13: 1},
    Measured.QUEENS: {12: 1},
    Measured.JACKS: {11: 1},
    Measured.TENS: {10: 1},
    Measured.TOP_TWO: dict.fromkeys(range(13, 15), 1),
    Measured.TOP_THREE: dict.fromkeys(range(12, 15), 1),
    Measured.TOP_FOUR: dict.fromkeys(range(11, 15), 1),
}
"""What each rank counts, where a card counts the same whatever lies beside it."""


def is_met(wish: Wish, deal: Deal) -> bool:
    """Whether a deal is as wanted."""
    match wish:
        case Count(seats=seats, measured=measured, wanted=(low, high), suit=suit):
            return low <= sum(measure(deal[seat], measured, suit) for seat in seats) <= high
        case Shape(seat=seat, lengths=lengths):
            return tuple(deal[seat].length(suit) for suit in FRENCH.suits) in lengths
        case Holds(seat=seat, card=card):
            return card in deal[seat]
        case IsTrue(number=number):
            return value_of(number, deal) != 0
        case AllOf(wishes=wishes):
            return all(is_met(each, deal) for each in wishes)
        case AnyOf(wishes=wishes):
            return any(is_met(each, deal) for each in wishes)
        case Not(wish=other):
            return not is_met(other, deal)
        case _:
            assert_never(wish)


def seats_of(wish: Wish) -> frozenset[Seat]:
    """The hands of which something is asked."""
    match wish:
        case Count(seats=seats):
            return frozenset(seats)
        case Shape(seat=seat) | Holds(seat=seat):
            return frozenset((seat,))
        case IsTrue(number=number):
            return _seats_of_number(number)
        case AllOf(wishes=wishes) | AnyOf(wishes=wishes):
            return frozenset(seat for each in wishes for seat in seats_of(each))
        case Not(wish=other):
            return seats_of(other)
        case _:
            assert_never(wish)


def _seats_of_number(number: Number) -> frozenset[Seat]:
    match number:
        case Constant():
            return frozenset()
        case Counted(seat=seat) | Weighed(seat=seat):
            return frozenset((seat,))
        case OneIf(wish=wish):
            return seats_of(wish)
        case Arithmetic(left=left, right=right):
            return _seats_of_number(left) | _seats_of_number(right)
        case Chosen(wish=wish, yes=yes, no=no):
            return seats_of(wish) | _seats_of_number(yes) | _seats_of_number(no)
        case _:
            assert_never(number)


def value_of(number: Number, deal: Deal) -> int:
    """What a number comes to for a deal.

    >>> points = Counted(Seat.NORTH, Measured.POINTS)
    >>> value_of(Arithmetic(points, Sign.TIMES, Constant(2)), Deal.from_number(0))
    20
    """
    match number:
        case Constant(value=value):
            return value
        case Counted(seat=seat, measured=measured, suit=suit):
            return measure(deal[seat], measured, suit)
        case Weighed(seat=seat, worth=worth, suit=suit):
            hand = deal[seat] if suit is None else deal[seat].of(suit)
            return sum(worth[card.rank - 2] for card in hand)
        case OneIf(wish=wish):
            return int(is_met(wish, deal))
        case Arithmetic(left=left, sign=sign, right=right):
            return _worked(value_of(left, deal), sign, value_of(right, deal))
        case Chosen(wish=wish, yes=yes, no=no):
            return value_of(yes if is_met(wish, deal) else no, deal)
        case _:
            assert_never(number)


def _worked(left: int, sign: Sign, right: int) -> int:
    match sign:
        case Sign.PLUS:
            return left + right
        case Sign.MINUS:
            return left - right
        case Sign.TIMES:
            return left * right
        case Sign.OVER:
            quotient = abs(left) // abs(right)
            return quotient if (left < 0) is (right < 0) else -quotient
        case Sign.REMAINDER:
            return left - right * _worked(left, Sign.OVER, right)
        case Sign.EQUAL:
            return int(left == right)
        case Sign.UNEQUAL:
            return int(left != right)
        case Sign.LESS:
            return int(left < right)
        case Sign.AT_MOST:
            return int(left <= right)
        case Sign.MORE:
            return int(left > right)
        case Sign.AT_LEAST:
            return int(left >= right)
        case _:
            assert_never(sign)


def measure(hand: Hand, measured: Measured, suit: Strain | None = None) -> int:
    """A number of a hand, or of its cards in one suit.

    Controls are two for an ace and one for a king. Losers are those of ace, king and queen that a suit lacks, but no
    more than it has cards. Honours are ace, king, queen, jack and ten. Quick tricks are counted in halves.

    >>> hand = Hand.parse("AK942.Q3.J8.K642")
    >>> [measure(hand, each) for each in (Measured.POINTS, Measured.CONTROLS, Measured.LOSERS, Measured.HONOURS)]
    [13, 4, 7, 5]
    """
    part = hand if suit is None else hand.of(suit)
    match measured:
        case Measured.LENGTH:
            return len(part)
        case Measured.LOSERS:
            return part.losers
        case Measured.QUICK_TRICKS:
            return round(2 * part.quick_tricks)
        case Measured.QUALITY:
            return sum(suit_quality(part.of(each)) for each in FRENCH.suits)
        case Measured.CCCC:
            worth_of_suits = sum(suit_worth(part.of(each)) for each in (FRENCH.suits if suit is None else (suit,)))
            return worth_of_suits - (0 if suit else for_shape_of(part.shape))
        case (
            Measured.POINTS
            | Measured.CONTROLS
            | Measured.HONOURS
            | Measured.ACES
            | Measured.KINGS
            | Measured.QUEENS
            | Measured.JACKS
            | Measured.TENS
            | Measured.TOP_TWO
            | Measured.TOP_THREE
            | Measured.TOP_FOUR
        ):
            worth = CARD_WORTH[measured]
            return sum(worth.get(card.rank, 0) for card in part)
        case _:
            assert_never(measured)
