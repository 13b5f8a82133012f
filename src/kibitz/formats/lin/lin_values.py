"""What the commands of LIN say: hands, calls, cards and results, read and written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from kibitz.cards import DOUBLE, FRENCH, FULL_HAND, PASS, REDOUBLE, Call, Card, Hand, NotationError, Seat, Side, card
from kibitz.cards.deal import IN_TWO_HANDS
from kibitz.cards.hand import CARD_TWICE
from kibitz.engine.text import Template
from kibitz.formats.header_values import MORE_THAN_THIRTEEN, SettledContract
from kibitz.scoring.rubber import Doubling

NOT_VULNERABLE_IN_LIN: Final = Template("files-not-vulnerable-in-lin")
NO_CALL_OF_LIN: Final = Template("files-no-call-of-lin")
NO_CARD_OF_LIN: Final = Template("files-no-card-of-lin")

LIN_SEATS: Final = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""The order in which LIN counts, dealers from one and hands."""

_CALL: Final = re.compile(r"(?:([1-7])\s*(C|D|H|S|NT?)|(PASS|P)|(XX|R)|(X|DBL|D)|(-))(!*)", re.IGNORECASE)
MOST_CALLS: Final = 400
"""More than an auction can have, which is 319."""
_RESULT: Final = re.compile(r"([1-7])([CDHSN])([NESW])(X{0,2})(?:(=)|([+-]\d+))", re.IGNORECASE)
_SIDES: Final[Mapping[str, tuple[Side, ...]]] = {
    **dict.fromkeys(("o", "0", "-", "z", "none"), ()),
    **dict.fromkeys(("n", "ns"), (Side.NS,)),
    **dict.fromkeys(("e", "ew"), (Side.EW,)),
    **dict.fromkeys(("b", "both", "all"), (Side.NS, Side.EW)),
}


def read_deal(text: str) -> tuple[Seat | None, dict[Seat, Hand]]:
    """The dealer, if a digit says who, and the hands that are given, from South on clockwise.

    >>> dealer, hands = read_deal("3SAKQ2HJ43DT98C765,,,")
    >>> dealer.label, {seat.label: str(hand) for seat, hand in hands.items()}
    ('North', {'South': 'AKQ2.J43.T98.765'})
    """
    dealer = LIN_SEATS[int(text[0]) - 1] if text[:1] in (*"1234",) else None
    hands: dict[Seat, Hand] = {}
    seen = 0
    for seat, part in zip(LIN_SEATS, text.lstrip("01234").split(","), strict=False):
        hand = read_hand(part)
        if twice := seen & hand.mask:
            raise NotationError(IN_TWO_HANDS(card=next(iter(Hand(FRENCH, twice))).name))
        if len(hand) > FULL_HAND:
            raise NotationError(MORE_THAN_THIRTEEN(who=seat, cards=len(hand)))
        seen |= hand.mask
        if len(hand):
            hands[seat] = hand
    return dealer, hands


def read_hand(text: str) -> Hand:
    """A hand as the letters of suits and of the ranks after them."""
    suit, mask = "", 0
    for letter in text.upper().replace("10", "T"):
        if letter in "SHDC":
            suit = letter
        elif not letter.isspace():
            held = card(suit + letter)
            if mask & held.bit:
                raise NotationError(CARD_TWICE(hand=text, card=held.name))
            mask |= held.bit
    return Hand(FRENCH, mask)


def write_hand(hand: Hand) -> str:
    return "".join(suit.letter + str(hand).split(".")[place] for place, suit in enumerate(FRENCH.suits))


def write_lin_deal(dealer: Seat | None, hands: Mapping[Seat, Hand]) -> str:
    """All four hands, and the dealer as a digit."""
    digit = LIN_SEATS.index(dealer) + 1 if dealer else 0
    return f"{digit}" + ",".join(write_hand(hands[seat]) if seat in hands else "" for seat in LIN_SEATS)


def read_sides(text: str) -> tuple[Side, ...]:
    """Who is vulnerable."""
    try:
        return _SIDES[text.strip().lower()]
    except KeyError:
        raise NotationError(NOT_VULNERABLE_IN_LIN(said=text)) from None


def write_sides(sides: tuple[Side, ...]) -> str:
    return "b" if len(sides) == 2 else {Side.NS: "n", Side.EW: "e"}[sides[0]] if sides else "o"


def read_calls(text: str) -> Iterator[tuple[Call | None, bool]]:
    """One call or several, and whether each was alerted.

    >>> list(read_calls("1N!p"))
    [(Call.parse('1NT'), True), (Call.parse('pass'), False)]
    """
    at = 0
    for _ in range(MOST_CALLS):
        if at == len(text):
            return
        found = _CALL.match(text, at)
        if found is None:
            break
        level, suit, passed, redoubled, doubled, _, marks = found.groups()
        call: Call | None = None
        if level:
            call = Call.parse(level + ("NT" if suit[0] in "nN" else suit))
        elif passed:
            call = PASS
        elif redoubled:
            call = REDOUBLE
        elif doubled:
            call = DOUBLE
        at = found.end()
        yield call, bool(marks)
    raise NotationError(NO_CALL_OF_LIN(call=text[:MOST_CALLS]))


def write_call(call: Call | None) -> str:
    """p, d, r, or a bid of two letters."""
    if call is None:
        return "-"
    return {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}.get(call, call.name[:2])


def read_cards(text: str) -> Iterator[Card]:
    """One card or several without anything between them."""
    plain = "".join(text.upper().replace("10", "T").split())
    if len(plain) % 2:
        raise NotationError(NO_CARD_OF_LIN(card=text[:20]))
    for at in range(0, len(plain), 2):
        yield card(plain[at : at + 2])


def read_outcome(text: str) -> tuple[SettledContract, Seat, int] | None:
    """Contract, declarer and tricks of an entry such as 4SWx-4; None for one that is something else.

    >>> contract, declarer, tricks = read_outcome("4SWx-4")
    >>> str(contract), declarer.label, tricks
    ('4SX', 'West', 6)
    """
    found = _RESULT.fullmatch(text.strip())
    if found is None:
        return None
    level, suit, declarer, crosses, _, over = found.groups()
    contract = SettledContract.parse(level + suit + crosses)
    return contract, Seat(declarer.upper()), 6 + contract.bid.level + int(over or 0)


def write_outcome(contract: SettledContract, declarer: Seat, tricks: int) -> str:
    """The inverse."""
    over = tricks - 6 - contract.bid.level
    crosses = {Doubling.UNDOUBLED: "", Doubling.DOUBLED: "x", Doubling.REDOUBLED: "xx"}[contract.doubling]
    return f"{contract.bid.name[:2]}{declarer}{crosses}{f'{over:+d}' if over else '='}"
