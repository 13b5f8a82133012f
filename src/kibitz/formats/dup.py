"""DUP, the files of duplicating machines: 156 bytes a board, cards as numbers and as signs, and the set they are of.

First stand the cards of North, East and South as numbers of two digits, 01 the ace of spades to 52 the two of clubs;
then all four hands with a sign before each suit; then whether they are random, whether boards are counted backwards,
the lowest number of the set, the copies of each board, and the highest number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import BinaryIO, Final

from kibitz.cards import FRENCH, FULL_HAND, Card, Deal, Hand, Seat
from kibitz.engine.text import Template
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.errors import FormatError
from kibitz.formats.header_values import completed, numbered, write_deal

NOT_SO_MANY_BYTES: Final = Template("files-not-so-many-bytes")
NOT_TWO_DIGITS: Final = Template("files-not-two-digits")
CARD_NUMBERS: Final = Template("files-card-numbers")
SOME_CARD_TWICE: Final = Template("files-some-card-twice")
NUMBERED_IN_ORDER: Final = Template("record-numbered-in-order")
FOUR_HANDS_IN_DUP: Final = Template("record-four-hands-in-dup")
DEALER_OF_ANOTHER: Final = Template("record-dealer-of-another")
VULNERABLE_AS_ANOTHER: Final = Template("record-vulnerable-as-another")

_SIZE: Final = 156
_SIGNS: Final = b"\x06\x03\x04\x05"  # spades, hearts, diamonds, clubs as old screens drew them
_NUMBERED: Final = (Seat.NORTH, Seat.EAST, Seat.SOUTH)


def read_dup(
    handle: BinaryIO, name: str = "", keep_going: Callable[[FormatError], None] | None = None
) -> Iterator[BoardRecord]:
    """The boards in order; dealer and vulnerability follow from the number. A fault is named by the board’s place."""
    for place in count(1):
        block = handle.read(_SIZE)
        if not block.strip(b"\r\n\x1a\x00"):
            return
        try:
            yield _board(block, place)
        except FormatError as error:
            fault = FormatError.at(error, file=name, board=str(place))
            if keep_going is None:
                raise fault from error
            keep_going(fault)


def _board(block: bytes, place: int) -> BoardRecord:
    if len(block) != _SIZE:
        raise FormatError(NOT_SO_MANY_BYTES(bytes=len(block), size=_SIZE))
    digits = block[: 6 * FULL_HAND]
    if not digits.isdigit():
        raise FormatError(NOT_TWO_DIGITS())
    hands: dict[Seat, Hand] = {}
    for turn, seat in enumerate(_NUMBERED):
        numbers = [int(digits[at : at + 2]) for at in range(26 * turn, 26 * (turn + 1), 2)]
        if not all(1 <= number <= 52 for number in numbers):
            raise FormatError(CARD_NUMBERS())
        hands[seat] = Hand.of_cards(map(_card, numbers))
    try:
        hands = Deal(completed(hands)).hands
    except (ValueError, KeyError) as error:
        raise FormatError(SOME_CARD_TWICE()) from error
    first = block[148:151].strip()
    lowest, backwards = int(first) if first.isdigit() else 1, block[147:148].upper() == b"Y"
    number = lowest + (1 - place if backwards else place - 1)
    return BoardRecord(headers={**numbered(max(1, number)), "Deal": write_deal(hands)})


def _card(number: int) -> Card:
    suit, rank = divmod(number - 1, FULL_HAND)
    return FRENCH.cards[FULL_HAND * FRENCH.suits[suit].index + FULL_HAND - 1 - rank]


def _number(card: Card) -> int:
    return FULL_HAND * FRENCH.suits.index(card.suit) + 15 - card.rank


def write_dup(boards: Iterable[BoardRecord], handle: BinaryIO) -> int:
    """Whole deals, in order: a duplicating machine takes nothing else from a file."""
    found = list(boards)
    lowest = found[0].number or 1 if found else 1
    for number, board in enumerate(found, lowest):
        if board.number not in (None, number):
            raise FormatError(NUMBERED_IN_ORDER())
        _fits_its_number(board, number)
        deal = board.deal
        if deal is None or deal.cards != FULL_HAND:
            raise FormatError(FOUR_HANDS_IN_DUP(board=number))
        digits = "".join(f"{_number(card):02}" for seat in _NUMBERED for card in _sorted(deal[seat]))
        signs = b"".join(_signed(deal[seat]) for seat in Seat)
        of_set = f"YN{lowest:<3}1 {lowest + len(found) - 1:<3}"
        handle.write(digits.encode() + signs + of_set.encode())
    return len(found)


def _fits_its_number(board: BoardRecord, number: int) -> None:
    """Whoever reads a DUP file takes dealer and vulnerability from the number: others would be changed in silence."""
    usual = BoardRecord(headers=numbered(number))
    if board.dealer not in (None, usual.dealer):
        raise FormatError(DEALER_OF_ANOTHER(board=number))
    if board.vulnerable not in (None, usual.vulnerable):
        raise FormatError(VULNERABLE_AS_ANOTHER(board=number))


def _sorted(hand: Hand) -> list[Card]:
    return sorted(hand, key=_number)


def _signed(hand: Hand) -> bytes:
    suits = str(hand).split(".")
    return b"".join(_SIGNS[place : place + 1] + ranks.encode() for place, ranks in enumerate(suits))
