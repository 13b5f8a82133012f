"""What the calls of a simple natural bidding tell about the hand of the player who made them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import BIDS, NT, Bid, Seat, Strain
from kibitz.engine.events import Called

POINTS_FOR_GAME: Final = 26
POINTS_FOR_SLAM: Final = 33
"""The points that two hands need between them."""


class HeardBid(Struct, frozen=True):
    """A bid that somebody made, and how many levels above the lowest possible it was."""

    seat: Seat
    bid: Bid
    jump: int

    @property
    def level(self) -> int:
        return self.bid.level

    @property
    def strain(self) -> Strain:
        return self.bid.strain


class ShownHand(Struct, frozen=True):
    """Points (with those for short suits) and lengths that a player has promised, and whether an answer is awaited."""

    low: int = 0
    high: int = 37
    lengths: Mapping[Strain, int] = {}
    forcing: bool = False

    def length(self, strain: Strain) -> int:
        return self.lengths.get(strain, 0)


def heard_bids(calls: tuple[Called, ...]) -> tuple[HeardBid, ...]:
    """The bids of an auction, passes and doubles left out."""
    made: list[HeardBid] = []
    above = 0
    for called in calls:
        bid = called.call
        if not isinstance(bid, Bid):
            continue
        lowest = next(each for each in BIDS[above:] if each.strain is bid.strain)
        made.append(HeardBid(called.seat, bid, bid.level - lowest.level))
        above = bid.rank + 1
    return tuple(made)


def shown(made: tuple[HeardBid, ...], seat: Seat) -> ShownHand:
    """All that one player's bids have promised so far."""
    known = ShownHand()
    for at, bid in enumerate(made):
        if bid.seat is not seat:
            continue
        before = made[:at]
        own = [other for other in before if other.seat is seat]
        partners = [other for other in before if other.seat is seat.partner]
        if partners and is_game(bid.level, bid.strain):
            known = _stopped(known, bid, own, shown(before, seat.partner))
        elif own:
            known = _again(known, bid, own, partners)
        elif partners:
            known = _response(bid, partners)
        elif before:
            known = _overcall(bid)
        else:
            known = _opening(bid)
    return known


def is_game(level: int, strain: Strain) -> bool:
    return level >= (3 if strain is NT else 4 if strain.is_major else 5)


def _stopped(known: ShownHand, bid: HeardBid, own: list[HeardBid], partner: ShownHand) -> ShownHand:
    """A game bid opposite what partner has promised: enough for it, and not for a slam."""
    low = max(known.low, POINTS_FOR_GAME - partner.low, 0)
    length = max(known.length(bid.strain), 6 if bid.strain in [other.strain for other in own] else 4)
    if not partner.length(bid.strain):
        length = max(length, 6)
    lengths = known.lengths if bid.strain is NT else {**known.lengths, bid.strain: length}
    return ShownHand(low, max(low, POINTS_FOR_SLAM - 1 - partner.low), lengths)


def _opening(bid: HeardBid) -> ShownHand:
    if bid.strain is NT:
        return {1: ShownHand(16, 18), 2: ShownHand(22, 24)}.get(bid.level, ShownHand(25))
    return {
        1: ShownHand(12, 21, {bid.strain: 4}),
        2: ShownHand(22, 37, {bid.strain: 5}, forcing=True),
    }.get(bid.level, ShownHand(8, 13, {bid.strain: 7}))


def _overcall(bid: HeardBid) -> ShownHand:
    if bid.strain is NT:
        return ShownHand(16, 18)
    return ShownHand(10 + 2 * (bid.level > 1), 17, {bid.strain: 5})


def _response(bid: HeardBid, partners: list[HeardBid]) -> ShownHand:
    first = partners[0]
    if bid.strain is NT:
        if first.strain is NT:
            return ShownHand(8, 9) if bid.level == 2 else ShownHand(10)
        if first.level >= 2:
            return ShownHand(0, 8)  # an answer to a strong opening that has nothing better to say
        return {1: ShownHand(6, 10), 2: ShownHand(11, 12)}.get(bid.level, ShownHand(13, 16))
    if bid.strain in [other.strain for other in partners]:
        low, high = ((6, 10), (11, 13), (13, 17))[min(bid.jump, 2)]
        return ShownHand(low, high, {bid.strain: 4})
    if first.strain is NT and bid.level <= first.level + 1 and not bid.jump:
        return ShownHand(0, 8, {bid.strain: 5})
    low = 4 if first.level >= 2 else 14 if bid.jump else 6 if bid.level == 1 else 10
    return ShownHand(low, 37, {bid.strain: 4 + (bid.level > 1)}, forcing=True)


def _again(known: ShownHand, bid: HeardBid, own: list[HeardBid], partners: list[HeardBid]) -> ShownHand:
    """A second bid: a jump shows more, none shows that there is not more."""
    minimum = known.low
    low = minimum + 4 * min(bid.jump, 2)
    high = min(known.high, minimum + 4) if not bid.jump else known.high
    repeated = bid.strain in [other.strain for other in own]
    supported = bid.strain in [other.strain for other in partners]
    if bid.strain is NT:
        return replace(known, low=low, high=max(low, high), forcing=False)
    length = max(known.length(bid.strain), 6 if repeated else 4)
    new = not repeated and not supported
    return ShownHand(low, known.high if new else max(low, high), {**known.lengths, bid.strain: length}, forcing=new)
