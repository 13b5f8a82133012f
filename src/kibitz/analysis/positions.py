"""Positions between two cards, the tables of their tricks, and both as the numbers that the solver core speaks."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeVar, final

from kibitz._solver import IllegalPosition
from kibitz.cards import Card, Deal, Deck, Hand, NotationError, Seat, Strain, card, parse_hands, strain, write_hands
from kibitz.engine.text import Template

NO_SEAT_OF_THAT_NAME: Final = Template("files-no-seat")
STRAIN_OF_ANOTHER: Final = Template("study-strain-of-another")
TRICK_TOO_LONG: Final = Template("study-trick-too-long")
CARD_OF_ANOTHER: Final = Template("study-card-of-another")
HAND_MISSING: Final = Template("study-hand-missing")
TWO_PACKS: Final = Template("study-two-packs")

AnyHands = Deal | Mapping[Seat, Hand] | str
"""The four hands: a deal, fewer cards by seat, or either as text, such as `N:A.2.. K.3.. Q.4.. J.5..`."""

ROW_LENGTH: Final = 9
"""Four hands as in `Hand.mask`, the index of the strain, the place of the leader, three cards of the trick or zeros."""

PLACE: Final = {seat: place for place, seat in enumerate(Seat)}
"""Seats as the core counts them, from North."""

Key = TypeVar("Key", Strain, Card)


class TricksBy(dict[Key, int]):
    """Tricks by strain, or by card; in square brackets its letters will do.

    >>> from kibitz.cards import NT
    >>> tricks = TricksBy({NT: 9})
    >>> tricks, tricks[NT], tricks["NT"]
    ({strain('NT'): 9}, 9, 9)
    """

    if TYPE_CHECKING:

        def __getitem__(self, key: Key | str) -> int: ...

    def __missing__(self, letters: object) -> int:
        for key, tricks in self.items():
            if str(key) == letters:
                return tricks
        raise KeyError(letters)


TrickTable = dict[Seat, TricksBy[Strain]]
"""Tricks by declarer and strain."""


@final
class Position:
    """A position between two cards.

    `hands` are the cards still held; those already on the table are not among them but in `trick`, in playing
    order from `leader`. All can be given as text too.

    >>> Position("N:A.2.. K.3.. Q.4.. J.5..", "NT", "N").to_play
    Seat.NORTH
    >>> Position("N:A... K... Q... .5..", "S", "W", ["SJ"])
    Position('N:A... K... Q... .5..', 'S', 'W', ['SJ'])
    """

    __slots__ = ("deck", "hands", "leader", "trick", "trump")

    def __init__(
        self, hands: AnyHands, trump: Strain | str, leader: Seat | str, trick: Iterable[Card | str] = ()
    ) -> None:
        self.hands: Mapping[Seat, Hand] = as_hands(hands)
        self.deck: Deck = self.hands[Seat.NORTH].deck
        self.trump: Strain = strain(trump) if isinstance(trump, str) else trump
        self.leader: Seat = as_seat(leader)
        self.trick: tuple[Card, ...] = tuple(card(laid) if isinstance(laid, str) else laid for laid in trick)
        if self.trump not in self.deck.strains:
            raise IllegalPosition(STRAIN_OF_ANOTHER(trumps=self.trump.letter))
        if len(self.trick) > 3:
            raise IllegalPosition(TRICK_TOO_LONG(cards=len(self.trick)))
        for laid in self.trick:
            if self.deck.cards[laid.index] is not laid:
                raise IllegalPosition(CARD_OF_ANOTHER(card=laid.name))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.deck is other.deck and self.row == other.row

    def __hash__(self) -> int:
        return hash(self.row)

    def __repr__(self) -> str:
        trick = f", {[laid.name for laid in self.trick]}" if self.trick else ""
        return f"Position({write_hands(self.hands)!r}, {self.trump.letter!r}, {self.leader.value!r}{trick})"

    @property
    def to_play(self) -> Seat:
        """The seat whose turn it is."""
        return self.leader.clockwise()[len(self.trick)]

    @property
    def row(self) -> tuple[int, ...]:
        """The same as the core takes it: `ROW_LENGTH` numbers."""
        laid = [each.bit for each in self.trick]
        return (*masks(self.hands), self.trump.index, PLACE[self.leader], *laid, *(0,) * (3 - len(laid)))


def as_hands(hands: AnyHands) -> Mapping[Seat, Hand]:
    """Four hands of one pack, read if they are text."""
    if isinstance(hands, str):
        return parse_hands(hands)
    held = hands.hands if isinstance(hands, Deal) else dict(hands)
    if missing := [seat for seat in Seat if seat not in held]:
        raise IllegalPosition(HAND_MISSING(who=missing[0]))
    if len({hand.deck for hand in held.values()}) > 1:
        raise IllegalPosition(TWO_PACKS())
    return held


def as_seat(seat: Seat | str) -> Seat:
    """A seat, read if it is text."""
    try:
        return Seat(seat)
    except ValueError:
        raise NotationError(NO_SEAT_OF_THAT_NAME(said=seat)) from None


def masks(hands: Mapping[Seat, Hand]) -> tuple[int, int, int, int]:
    """The four hands from North on, as bits."""
    return (hands[Seat.NORTH].mask, hands[Seat.EAST].mask, hands[Seat.SOUTH].mask, hands[Seat.WEST].mask)


def rows(positions: Sequence[Position]) -> memoryview:
    """Positions as the core takes them in batches, one row each."""
    return _shaped((number for position in positions for number in position.row), ROW_LENGTH)


def deal_rows(deals: Iterable[Mapping[Seat, Hand]]) -> memoryview:
    """Deals as the core takes them in batches, one row of four hands each."""
    return _shaped((mask for hands in deals for mask in masks(hands)), len(Seat))


def trick_table(deck: Deck, numbers: Sequence[int]) -> TrickTable:
    """Twenty numbers of the core, by place and in each by the index of the strain, as a table."""
    return {
        seat: TricksBy({trump: numbers[5 * place + trump.index] for trump in deck.strains})
        for seat, place in PLACE.items()
    }


def _shaped(numbers: Iterable[int], width: int) -> memoryview:
    cells = array("Q", numbers)
    return memoryview(cells).cast("B").cast("Q", [len(cells) // width, width])
