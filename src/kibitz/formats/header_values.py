"""What the headers of a board say: contract, vulnerability, result and hands, in every way in use."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from msgspec import Struct

from kibitz.cards import FRENCH, FULL_HAND, NT, Bid, Hand, NotationError, Seat, Side, Strain, strain
from kibitz.cards.deal import IN_TWO_HANDS, STARTS_WITH_SEAT
from kibitz.engine.text import Template
from kibitz.scoring.rubber import Doubling
from kibitz.sessions.boards import board_vulnerability

NO_CONTRACT: Final = Template("files-no-contract")
NOT_VULNERABLE_SO: Final = Template("files-not-vulnerable-so")
NO_TRICKS_WON: Final = Template("files-no-tricks-won")
FOUR_HANDS_OR_DASHES: Final = Template("files-four-hands-or-dashes")
MORE_THAN_THIRTEEN: Final = Template("files-more-than-thirteen")

UNKNOWN: Final = "?"
"""What a header says when nobody knows."""

_CONTRACT: Final = re.compile(r"([1-7])\s*(C|D|H|S|NT?)\s*(|X|XX|\*|\*\*|D|R)", re.IGNORECASE)
_DOUBLINGS: Final = {
    **dict.fromkeys(("X", "*", "D"), Doubling.DOUBLED),
    **dict.fromkeys(("XX", "**", "R"), Doubling.REDOUBLED),
    "": Doubling.UNDOUBLED,
}
_SEATS: Final[Mapping[str, Seat]] = {seat.value: seat for seat in Seat}
_CROSSES: Final = {Doubling.UNDOUBLED: "", Doubling.DOUBLED: "X", Doubling.REDOUBLED: "XX"}
_VULNERABLE: Final[Mapping[str, tuple[Side, ...]]] = {
    **dict.fromkeys(("NONE", "LOVE", "-", "O", "Z", "0"), ()),
    **dict.fromkeys(("NS", "N-S", "N", "N/S"), (Side.NS,)),
    **dict.fromkeys(("EW", "E-W", "E", "E/W"), (Side.EW,)),
    **dict.fromkeys(("ALL", "BOTH", "B", "NSEW"), (Side.NS, Side.EW)),
}
_VULNERABLE_TEXTS: Final = {(): "None", (Side.NS,): "NS", (Side.EW,): "EW", (Side.NS, Side.EW): "All"}


class SettledContract(Struct, frozen=True):
    """A contract as a result sheet has it.

    >>> print(SettledContract.parse("3n*"))
    3NTX
    """

    bid: Bid
    doubling: Doubling = Doubling.UNDOUBLED

    @property
    def strain(self) -> Strain:
        return self.bid.strain

    @classmethod
    @lru_cache(maxsize=512)
    def parse(cls, text: str) -> SettledContract:
        found = _CONTRACT.fullmatch(text.strip())
        if found is None:
            raise NotationError(NO_CONTRACT(contract=text))
        level, letters, crosses = found.groups()
        suit = NT if letters[0].upper() == "N" else strain(letters)
        return cls(Bid(int(level), suit), _DOUBLINGS[crosses.upper()])

    def __str__(self) -> str:
        return self.bid.name + _CROSSES[self.doubling]


def read_seat(text: str) -> Seat | None:
    """The seat of that letter, or None."""
    return _SEATS.get(text.upper())


def read_vulnerable(text: str) -> tuple[Side, ...]:
    """The vulnerable sides, in any of the ways in use.

    >>> read_vulnerable("Both"), read_vulnerable("love")
    ((Side.NS, Side.EW), ())
    """
    try:
        return _VULNERABLE[text.strip().upper()]
    except KeyError:
        raise NotationError(NOT_VULNERABLE_SO(said=text)) from None


def write_vulnerable(sides: tuple[Side, ...]) -> str:
    return _VULNERABLE_TEXTS[tuple(side for side in Side if side in sides)]


def read_result(text: str, side: Side | None) -> int | None:
    """The tricks of that side: `9`, `^9` as somebody ruled, `EW 9` or `NS 4 EW 9` by sides; None if it is not known.

    >>> read_result("NS 4 EW 9", Side.EW), read_result("EW 9", Side.NS), read_result("^10", None)
    (9, 4, 10)
    """
    said = text.strip().lstrip("^").strip()
    if said in ("", UNKNOWN):
        return None
    if said.isdecimal():
        return _tricks(text, int(said))
    by_side = dict(re.findall(r"(NS|EW)\s*(\d+)", said.upper()))
    if not by_side or re.sub(r"(NS|EW)\s*\d+\s*", "", said.upper()):
        raise NotationError(NO_TRICKS_WON(said=text))
    number = _tricks(text, int(by_side.get(side or "") or next(iter(by_side.values()))))
    return number if side is None or side in by_side else FULL_HAND - number


def _tricks(text: str, number: int) -> int:
    if number > FULL_HAND:
        raise NotationError(NO_TRICKS_WON(said=text))
    return number


def read_hands(text: str) -> dict[Seat, Hand]:
    """The hands of a PBN deal that are given; `-` stands for one that is not.

    >>> {seat.value: str(hand) for seat, hand in read_hands("W:AKQ2.J43.T98.765 - - -").items()}
    {'W': 'AKQ2.J43.T98.765'}
    """
    return dict(_hands(text))


@lru_cache(maxsize=64)
def _hands(text: str) -> Mapping[Seat, Hand]:
    """The same, remembered: a board is read more than once, and comes twice where it was played at two tables."""
    if text.strip() in ("", UNKNOWN):
        return {}
    start, colon, rest = text.strip().partition(":")
    first = read_seat(start)
    if not colon or first is None:
        raise NotationError(STARTS_WITH_SEAT(deal=text))
    written = rest.split()
    if len(written) != 4:
        raise NotationError(FOUR_HANDS_OR_DASHES(deal=text))
    hands: dict[Seat, Hand] = {}
    seen = 0
    for seat, part in zip(first.clockwise(), written, strict=True):
        if part in ("-", "..."):
            continue
        hand = Hand.parse(part, FRENCH)
        if len(hand) > FULL_HAND:
            raise NotationError(MORE_THAN_THIRTEEN(who=seat, cards=len(hand)))
        if twice := seen & hand.mask:
            raise NotationError(IN_TWO_HANDS(card=next(iter(Hand(FRENCH, twice))).name))
        seen |= hand.mask
        hands[seat] = hand
    return hands


def completed(hands: Mapping[Seat, Hand]) -> dict[Seat, Hand]:
    """The same hands and, of three whole ones, the fourth, which has what is left."""
    missing = [seat for seat in Seat if seat not in hands]
    if len(missing) != 1 or any(len(hand) != FULL_HAND for hand in hands.values()):
        return dict(hands)
    left = (1 << 52) - 1
    for hand in hands.values():
        left &= ~hand.mask
    return {**hands, missing[0]: Hand(FRENCH, left)}


def write_deal(hands: Mapping[Seat, Hand], first: Seat = Seat.NORTH) -> str:
    """A PBN deal, with `-` for each hand that is not known."""
    return f"{first}:" + " ".join(str(hands[seat]) if seat in hands else "-" for seat in first.clockwise())


def numbered(number: int) -> dict[str, str]:
    """The headers that follow from the number of a board: who deals, and who is vulnerable.

    >>> numbered(2)
    {'Board': '2', 'Dealer': 'E', 'Vulnerable': 'NS'}
    """
    dealer = tuple(Seat)[(number - 1) % 4]
    return {"Board": str(number), "Dealer": dealer.value, "Vulnerable": write_vulnerable(board_vulnerability(number))}
