"""What can be wanted of a deal, as a tree of wishes that any deal meets or does not."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, assert_never

from msgspec import Struct

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


class AllOf(Struct, frozen=True):
    wishes: tuple[Wish, ...]


class AnyOf(Struct, frozen=True):
    wishes: tuple[Wish, ...]


class Not(Struct, frozen=True):
    wish: Wish


Wish = Count | Shape | Holds | AllOf | AnyOf | Not

EVERYTHING: Final = AllOf(())
"""What every deal meets."""

_RANKS: Final = {Measured.ACES: 14, Measured.KINGS: 13, Measured.QUEENS: 12, Measured.JACKS: 11}
_LOST_TO: Final = (14, 13, 12)


def is_met(wish: Wish, deal: Deal) -> bool:
    """Whether a deal is as wanted."""
    match wish:
        case Count(seats=seats, measured=measured, wanted=(low, high), suit=suit):
            return low <= sum(measure(deal[seat], measured, suit) for seat in seats) <= high
        case Shape(seat=seat, lengths=lengths):
            return tuple(deal[seat].length(suit) for suit in FRENCH.suits) in lengths
        case Holds(seat=seat, card=card):
            return card in deal[seat]
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
        case AllOf(wishes=wishes) | AnyOf(wishes=wishes):
            return frozenset(seat for each in wishes for seat in seats_of(each))
        case Not(wish=other):
            return seats_of(other)
        case _:
            assert_never(wish)


def measure(hand: Hand, measured: Measured, suit: Strain | None = None) -> int:
    """A number of a hand, or of its cards in one suit.

    Controls are two for an ace and one for a king. Losers are those of ace, king and queen that a suit lacks, but no
    more than it has cards. Honours are ace, king, queen, jack and ten.

    >>> hand = Hand.parse("AK942.Q3.J8.K642")
    >>> [measure(hand, each) for each in (Measured.POINTS, Measured.CONTROLS, Measured.LOSERS, Measured.HONOURS)]
    [13, 4, 7, 5]
    """
    part = hand if suit is None else hand.of(suit)
    match measured:
        case Measured.POINTS:
            return part.points
        case Measured.LENGTH:
            return len(part)
        case Measured.CONTROLS:
            return sum(max(0, card.rank - 12) for card in part)
        case Measured.LOSERS:
            return sum(_losers(hand.of(each)) for each in ((suit,) if suit else FRENCH.suits))
        case Measured.HONOURS:
            return sum(card.rank >= 10 for card in part)
        case Measured.ACES | Measured.KINGS | Measured.QUEENS | Measured.JACKS:
            return sum(card.rank == _RANKS[measured] for card in part)
        case _:
            assert_never(measured)


def _losers(holding: Hand) -> int:
    ranks = {card.rank for card in holding}
    return sum(rank not in ranks for rank in _LOST_TO[: len(holding)])
