"""The auction as the player to call sees it: who said what, what it promised, what is still legal."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from kibitz.bots.bidding.context import Context
from kibitz.bots.bidding.facts import SUITS
from kibitz.bots.bidding.meaning import Force, Meaning
from kibitz.bots.bidding.promise import Promise
from kibitz.cards import DOUBLE, PASS, REDOUBLE, Bid, Call, Seat, Strain
from kibitz.cards.calls import BID_LEVELS
from kibitz.scoring.rubber import GAME_POINTS, trick_points


class MadeCall(NamedTuple):
    """A call made, and what it meant there."""

    seat: Seat
    call: Call
    meaning: Meaning


class Auction:
    """Immutable: `extended` gives the auction one call on. Seats are named as the player to call sees them."""

    def __init__(self, dealer: Seat, context: Context, spoken: tuple[MadeCall, ...] = ()) -> None:
        self.dealer = dealer
        self.context = context
        self.spoken = spoken
        self.me: Seat = dealer.clockwise()[len(spoken) % 4]
        self.partner: Seat = self.me.partner
        self.left: Seat = self.me.left
        self.right: Seat = self.me.right
        self.bid: Bid | None = None
        self.bidder: Seat | None = None
        self.doubling = 0
        self.opener: Seat | None = None
        self.opening: Bid | None = None
        self.promises: dict[Seat, Promise] = dict.fromkeys(Seat, Promise())
        self.likely: dict[Seat, Promise] = dict.fromkeys(Seat, Promise())
        self._named: dict[Seat, list[Strain]] = {seat: [] for seat in Seat}
        self._made: dict[Seat, list[MadeCall]] = {seat: [] for seat in Seat}
        for one in spoken:
            self._add(one)

    def _add(self, one: MadeCall) -> None:
        seat, call, meaning = one
        self._made[seat].append(one)
        self.promises[seat] = self.promises[seat] & meaning.promise
        self.likely[seat] = self.likely[seat] & meaning.likely
        if isinstance(call, Bid):
            if self.opener is None:
                self.opener, self.opening = seat, call
            self.bid, self.bidder, self.doubling = call, seat, 0
            natural = call.strain.is_suit and not meaning.artificial
            if natural and call.strain not in self._named[seat]:
                self._named[seat].append(call.strain)
        elif call is DOUBLE:
            self.doubling = 1
        elif call is REDOUBLE:
            self.doubling = 2

    def extended(self, meaning: Meaning) -> Auction:
        return Auction(self.dealer, self.context, (*self.spoken, MadeCall(self.me, meaning.call, meaning)))

    # --- what was said

    def made(self, seat: Seat) -> list[MadeCall]:
        """All calls of a player."""
        return self._made[seat]

    def actions(self, seat: Seat) -> list[MadeCall]:
        """Calls of a player other than passes."""
        return [one for one in self._made[seat] if one.call is not PASS]

    def last(self, seat: Seat) -> Call | None:
        """A player's latest call, if there is one."""
        return self._made[seat][-1].call if self._made[seat] else None

    def last_bid(self, seat: Seat) -> Bid | None:
        """A player's latest bid."""
        return next((one.call for one in reversed(self._made[seat]) if isinstance(one.call, Bid)), None)

    def named(self, seat: Seat) -> list[Strain]:
        """The suits a player has bid naturally, in order."""
        return self._named[seat]

    @cached_property
    def theirs(self) -> list[Strain]:
        """The suits the opponents have bid naturally."""
        return [*self._named[self.left], *(s for s in self._named[self.right] if s not in self._named[self.left])]

    @cached_property
    def silent(self) -> bool:
        """Whether the opponents have only passed."""
        return not self.actions(self.left) and not self.actions(self.right)

    @cached_property
    def we_opened(self) -> bool:
        return self.opener is not None and self.opener.side is self.me.side

    @cached_property
    def we_hold(self) -> bool:
        """Whether the last bid is ours."""
        return self.bidder is not None and self.bidder.side is self.me.side

    def has_passed_first(self, seat: Seat) -> bool:
        """A player who passed when nobody had opened."""
        return any(one.seat is seat and one.call is PASS for one in self._before_opening)

    @cached_property
    def _before_opening(self) -> tuple[MadeCall, ...]:
        first = next((i for i, one in enumerate(self.spoken) if one.call is not PASS), len(self.spoken))
        return self.spoken[:first]

    @cached_property
    def passes(self) -> int:
        """How many passes the auction ends with now."""
        count = 0
        for one in reversed(self.spoken):
            if one.call is not PASS:
                break
            count += 1
        return count

    @property
    def over(self) -> bool:
        """Whether nobody has a call left to make."""
        return self.passes >= (3 if self.bid is not None else 4)

    @property
    def declarer(self) -> Seat | None:
        """Who would play if the auction ended now: the first of the side to name the denomination."""
        if self.bid is None or self.bidder is None:
            return None
        side, strain = self.bidder.side, self.bid.strain
        return next(
            s for s, call, _ in self.spoken if s.side is side and isinstance(call, Bid) and call.strain is strain
        )

    # --- what may be said

    def level(self, strain: Strain) -> int:
        """The lowest level at which a strain can be bid: 8 if it cannot."""
        if self.bid is None:
            return 1
        return self.bid.level + (strain.index <= self.bid.strain.index)

    def lowest(self, strain: Strain) -> Bid | None:
        """The lowest bid in a strain, if there is one left."""
        level = self.level(strain)
        return Bid(level, strain) if level in BID_LEVELS else None

    def is_legal(self, call: Call) -> bool:
        if isinstance(call, Bid):
            return self.bid is None or call.rank > self.bid.rank
        if call is DOUBLE:
            return self.bidder is not None and not self.we_hold and self.doubling == 0
        return call is PASS or (call is REDOUBLE and self.we_hold and self.doubling == 1)

    def is_game(self, bid: Bid, seat: Seat | None = None) -> bool:
        """Whether a contract is enough for game, with what the side has below the line."""
        below = self.context.has_below((seat or self.me).side)
        return below + trick_points(bid.strain, bid.level) >= GAME_POINTS

    def game_level(self, strain: Strain) -> int:
        """The level that is game in a strain for the player's side.

        >>> from kibitz.cards import CLUBS, Side
        >>> Auction(Seat.NORTH, Context(below={Side.NS: 60}, scoring="rubber")).game_level(CLUBS)
        2
        """
        return next(level for level in range(1, 6) if self.is_game(Bid(level, strain)))

    @cached_property
    def forced(self) -> bool:
        """Whether partner waits for a bid: the last call was forcing and right-hand opponent passed."""
        if self.last(self.right) not in (PASS, None) or not self._made[self.partner]:
            return False
        if self.bid is not None and self.we_hold and self.is_game(self.bid) and self.bid.level >= 3:
            return self._last_force >= Force.ONE_ROUND and self._made[self.partner][-1].meaning.artificial
        return self._last_force >= Force.ONE_ROUND or self.to_game

    @property
    def _last_force(self) -> Force:
        return self._made[self.partner][-1].meaning.force

    @cached_property
    def to_game(self) -> bool:
        """Whether our side has promised each other not to stop below game."""
        ours = (*self._made[self.me], *self._made[self.partner])
        return any(one.meaning.force is Force.GAME for one in ours)

    @cached_property
    def invited(self) -> bool:
        """Whether partner's last call was an invitation."""
        return bool(self._made[self.partner]) and self._last_force is Force.INVITATION

    # --- what is known

    @property
    def partners(self) -> Promise:
        return self.likely[self.partner]

    @property
    def low(self) -> int:
        """The least points partner has promised."""
        return max(self.partners.points.low, self.partners.hcp.low)

    @property
    def mine(self) -> Promise:
        return self.likely[self.me]

    @cached_property
    def agreed(self) -> Strain | None:
        """The suit both partners have shown: eight cards promised between them, or the first that was raised."""
        both = [(self.mine.length(suit).low + self.partners.length(suit).low, suit.index, suit) for suit in SUITS]
        total, _, suit = max(both)
        return suit if total >= 8 and suit not in self.theirs else None
