"""Cards, deals and positions as the numbers the solver core speaks."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kibitz import _solver
from kibitz._solver import IllegalPosition, NotationError

Seat = Literal["N", "E", "S", "W"]
Strain = Literal["S", "H", "D", "C", "NT"]
TrickTable = dict[Seat, dict[Strain, int]]

SEATS: Final[tuple[Seat, ...]] = ("N", "E", "S", "W")
STRAINS: Final[tuple[Strain, ...]] = ("S", "H", "D", "C", "NT")

# Four hands, trump, leader, and three places for the cards of the trick.
ROW_LENGTH: Final = 9
# A card's number is its bit in the core's sets: suit times sixteen, ace first.
CARDS: Final[dict[int, str]] = {
    16 * suit + rank: f"{'SHDC'[suit]}{'AKQJT98765432'[rank]}" for suit in range(4) for rank in range(13)
}

Raw = tuple[list[int], int, int, list[int]]


@dataclass(frozen=True, slots=True)
class Position:
    """A position between two cards.

    `hands` are the cards still held, as a PBN deal; the cards already on the table are
    not among them but in `trick`, in playing order from `leader`.

    >>> Position("N:A.2.. K.3.. Q.4.. J.5..", "NT", "N").to_play
    'N'
    >>> Position("N:A... K... Q... .5..", "S", "W", ("SJ",)).to_play
    'N'
    """

    hands: str
    trump: Strain
    leader: Seat
    trick: tuple[str, ...] = ()

    @property
    def to_play(self) -> Seat:
        """The seat whose turn it is."""
        return SEATS[(SEATS.index(self.leader) + len(self.trick)) % 4]


def raw_deal(deal: str) -> list[int]:
    """The four hands of a PBN deal, North's first."""
    return _solver.read_deal(deal)


def raw(position: Position) -> Raw:
    """A position as the core takes it: hands, trump, leader, trick."""
    if position.trump not in STRAINS:
        raise NotationError(f"not a strain: {position.trump!r} (one of {', '.join(STRAINS)})")
    if position.leader not in SEATS:
        raise NotationError(f"not a seat: {position.leader!r} (one of {', '.join(SEATS)})")
    if len(position.trick) > 3:
        raise IllegalPosition("a trick on the table has 0 to 3 cards")
    return (
        raw_deal(position.hands),
        STRAINS.index(position.trump),
        SEATS.index(position.leader),
        [_solver.read_card(card) for card in position.trick],
    )


def rows(positions: Sequence[Position]) -> memoryview:
    """Positions as the core takes them in batches, one row of nine numbers each."""
    numbers = array("Q")
    for position in positions:
        hands, trump, leader, trick = raw(position)
        numbers.extend(hands)
        numbers.extend((trump, leader, *trick, *(0,) * (3 - len(trick))))
    return _shaped(numbers, ROW_LENGTH)


def deal_rows(deals: Iterable[str]) -> memoryview:
    """Deals as the core takes them in batches, one row of four hands each."""
    numbers = array("Q")
    for deal in deals:
        numbers.extend(raw_deal(deal))
    return _shaped(numbers, 4)


def _shaped(numbers: array[int], width: int) -> memoryview:
    return memoryview(numbers).cast("B").cast("Q", [len(numbers) // width, width])


def trick_table(numbers: Sequence[int]) -> TrickTable:
    """Twenty numbers, strain by strain and in each by declarer, as a table."""
    return {seat: {strain: numbers[4 * s + d] for s, strain in enumerate(STRAINS)} for d, seat in enumerate(SEATS)}
