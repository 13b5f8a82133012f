"""What the calls of a simple natural bidding tell about the hand of the player who made them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.sampling import Holding
from kibitz.bots.maxims.points_table import POINTS_TABLE
from kibitz.cards import BIDS, NT, Bid, Seat, Strain
from kibitz.engine.events import Called

_ANY: Final = 37
"""More points than that no hand has."""


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
    """Points (with those for short suits) and lengths that a player has promised, and whether an answer is awaited.

    Partner reckons with `low`; `rare` hands have so many points less, for the sake of their suits.
    """

    low: int = 0
    high: int = _ANY
    lengths: Mapping[Strain, int] = {}
    forcing: bool = False
    rare: int = 0

    @property
    def least(self) -> int:
        return self.low - self.rare

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
        partner = shown(before, seat.partner)
        if partners and is_game(bid.level, bid.strain):
            known = _stopped(known, bid, own, partner)
        elif own:
            known = _again(known, bid, own, partners, partner)
        elif partners:
            known = _response(
                bid, partners, opened=made[0].seat is seat.partner, contested=before[-1].seat.side is not seat.side
            )
        elif before:
            known = _overcall(bid)
        else:
            known = _opening(bid)
    return known


_MOST_FOR_SHORT_SUITS: Final = 4
"""A hand with more points than that for its short suits is too rare to reckon with."""
MOST_PASSED: Final = POINTS_TABLE.opening - 1
"""With one more everybody opens."""


def held_by(made: tuple[HeardBid, ...], seat: Seat) -> Holding:
    """The same in high cards and lengths; of somebody who has only passed before any bid, that it is no opening."""
    if not any(bid.seat is seat for bid in made):
        opened = any(bid.seat is not seat for bid in made)
        return Holding() if opened else Holding(points=(0, MOST_PASSED))
    hand = shown(made, seat)
    lengths = {suit: (length, 13) for suit, length in hand.lengths.items()}
    return Holding(points=(max(0, hand.least - _MOST_FOR_SHORT_SUITS), hand.high), lengths=lengths)


def is_game(level: int, strain: Strain) -> bool:
    return level >= (3 if strain is NT else 4 if strain.is_major else 5)


_RECKONED: Final = POINTS_TABLE.opening_two_suits
"""What partner reckons an opening of one to have."""
_MOST_OF_ONE: Final = POINTS_TABLE.strong - 1


def _stopped(known: ShownHand, bid: HeardBid, own: list[HeardBid], partner: ShownHand) -> ShownHand:
    """A game or slam opposite what partner has promised: enough for it, and not for more."""
    asked = (
        POINTS_TABLE.slam if bid.level >= 6 else POINTS_TABLE.game_high_cards if bid.strain is NT else POINTS_TABLE.game
    )
    low = max(known.low, asked - partner.low, 0)
    high = _ANY if bid.level >= 6 else max(low, POINTS_TABLE.slam - 1 - partner.low)
    if bid.strain is NT:
        return ShownHand(low, high, known.lengths)
    theirs = partner.length(bid.strain)
    alone = 6 if bid.strain in [other.strain for other in own] else 6 + (not bid.strain.is_major)
    length = max(known.length(bid.strain), 8 - theirs if theirs else alone)
    return ShownHand(low, high, {**known.lengths, bid.strain: length})


def _opening(bid: HeardBid) -> ShownHand:
    if bid.strain is NT:
        return {
            1: ShownHand(POINTS_TABLE.balanced_low, POINTS_TABLE.balanced_high),
            2: ShownHand(POINTS_TABLE.strong),
        }.get(bid.level, ShownHand(25))
    return {
        1: ShownHand(_RECKONED, _MOST_OF_ONE, {bid.strain: 4}, rare=_RECKONED - POINTS_TABLE.opening_with_major),
        2: ShownHand(POINTS_TABLE.strong, lengths={bid.strain: 4}, forcing=True),
    }.get(bid.level, ShownHand(8, MOST_PASSED, {bid.strain: 7}))


def _overcall(bid: HeardBid) -> ShownHand:
    if bid.strain is NT:
        return ShownHand(POINTS_TABLE.balanced_low, POINTS_TABLE.balanced_high)
    return ShownHand(POINTS_TABLE.overcall if bid.level == 1 else POINTS_TABLE.overcall_at_two, lengths={bid.strain: 5})


def _response(bid: HeardBid, partners: list[HeardBid], *, opened: bool, contested: bool) -> ShownHand:
    first = partners[0]
    strong = opened and first.level >= 2
    if bid.strain is NT:
        if first.strain is NT:
            return ShownHand(POINTS_TABLE.no_trump_invitation, POINTS_TABLE.no_trump_game)
        if strong:
            return ShownHand(0, 8)  # an answer to a strong opening that has nothing better to say
        if bid.jump:
            return ShownHand(POINTS_TABLE.invitation, POINTS_TABLE.invitation_high)
        high = POINTS_TABLE.raise_high if opened and bid.level == 1 else POINTS_TABLE.raise_to_game
        return ShownHand(POINTS_TABLE.answer if opened else 9, high)
    if bid.strain in [other.strain for other in partners]:
        least = 4 if opened else 3
        if bid.jump:
            return ShownHand(
                POINTS_TABLE.invitation, POINTS_TABLE.invitation_high if opened else 15, {bid.strain: least}
            )
        # In a fight the number of trumps says how high, so a raise tells less of the points.
        high = POINTS_TABLE.raise_high if opened and not contested else POINTS_TABLE.invitation_high
        return ShownHand(0 if strong else POINTS_TABLE.answer, high, {bid.strain: least})
    if first.strain is NT and bid.level <= first.level + 1 and not bid.jump:
        return ShownHand(0, 8, {bid.strain: 5})
    low = 4 if strong else POINTS_TABLE.answer if bid.level == 1 else 8 if contested else POINTS_TABLE.new_suit_at_two
    return ShownHand(low, lengths={bid.strain: 4 + (bid.level > 1)}, forcing=True)


_EXTRAS: Final = 16
"""With so many points a second bid jumps where it can."""


def _again(
    known: ShownHand, bid: HeardBid, own: list[HeardBid], partners: list[HeardBid], partner: ShownHand
) -> ShownHand:
    """A second bid: a jump shows more; what would be enough for game with partner's is not there."""
    opener = known.low >= _RECKONED
    low = max(known.low, min(_EXTRAS, POINTS_TABLE.game - 3 - partner.low)) if bid.jump and opener else known.low
    high = min(known.high, max(low, POINTS_TABLE.game + 2 - partner.least))
    if bid.strain is NT:
        return replace(known, low=low, high=high, rare=0 if bid.jump else known.rare, forcing=False)
    repeated = bid.strain in [other.strain for other in own]
    supported = bid.strain in [other.strain for other in partners]
    length = max(known.length(bid.strain), 5 if repeated and not supported else 3 if supported else 4)
    new = not repeated and not supported
    rare = 0 if low > known.low else known.rare
    return ShownHand(low, known.high if new else high, {**known.lengths, bid.strain: length}, forcing=new, rare=rare)
