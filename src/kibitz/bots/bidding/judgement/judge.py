"""Final decisions: how many tricks to expect, and what each call would score if the auction ended there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import sqrt
from typing import Final

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.chapters.slams import trumps
from kibitz.bots.bidding.facts import MINORS, count
from kibitz.bots.bidding.judgement.hidden_hands import ExpectedHand, expected_hands
from kibitz.bots.bidding.judgement.worth import expected
from kibitz.bots.bidding.meaning import Force, Meaning
from kibitz.bots.bidding.senses import Sense
from kibitz.cards import DOUBLE, NT, REDOUBLE, Bid, Hand, Seat, Strain

# Tricks by declarer with best play on both sides: a constant; for each high-card point; for each ace, then each
# king, above the average for those points; for each point of shortness. Between two fits to solved deals: one to
# any 2,100, and one to 3,286 hands with eight trumps and 20 points in the partnership, where shape counts for more.
_TRICKS_WITH_TRUMPS: Final = (0.45, 0.35, 0.35, 0.2, 0.29)
_DEVIATION_WITH_TRUMPS_TRICKS: Final = 1.1
_TRICKS_AT_NO_TRUMPS: Final = (-3.5, 0.492, 0.49, 0.317)
"""The same at no-trumps: here aces alone count apart, and last each card in the weakest suit beyond six."""
_DEVIATION_AT_NO_TRUMPS_TRICKS: Final = 1.3

# Opposite a singleton or void that partner has shown: what the knowledge is worth, and what each point in a
# king, queen or jack there takes away, by 1,850 solved fits of eight trumps and more.
_TRICKS_FOR_SHOWN_SHORTNESS: Final = 0.25
_TRICKS_A_WASTED_POINT_COSTS: Final = 0.18

# Partner tends to hold a little more than the least that was promised, and the chosen strain fits better
# than most: measured at the end of auctions.
_TRICKS_ABOVE_THE_PROMISE: Final = 0.3
# With trumps that is less so when they are bidding too: suits break badly, and honours lie under theirs.
_TRICKS_ABOVE_THE_PROMISE_CONTESTED: Final = -0.05

# A double tells them where the cards lie, and they bid what they can make.
_POINTS_A_DOUBLE_GIVES_AWAY: Final = 400

# Asking for aces tells the defenders too, and the five level is not always safe.
_POINTS_ASKING_FOR_ACES_COSTS: Final = 80
# Showing controls tells them what to lead, and partner does not see the whole hand.
_POINTS_SHOWING_CONTROLS_COSTS: Final = 80
# A fit shown below game leaves the choice to a partner who may choose wrongly.
_POINTS_A_SLOW_RAISE_COSTS: Final = 10
# Eleven tricks in a minor where nine at no-trumps would do.
_POINTS_FIVE_OF_A_MINOR_COSTS: Final = 60


class Estimate:
    """What calls are worth by count alone: promised points and lengths, no cards dealt."""

    def __init__(self, auction: Auction, hand: Hand) -> None:
        self.auction = auction
        self.facts = count(hand)

    def ranked(self, calls: Sequence[Meaning]) -> list[tuple[float, Meaning]]:
        """Calls with the points expected for the player's side, the best first."""
        return sorted(((self.value(one), one) for one in calls), key=lambda pair: -pair[0])

    @cached_property
    def seen(self) -> dict[Seat, ExpectedHand]:
        return expected_hands(self.facts, self.auction.me, self.auction.likely)

    @cached_property
    def _partner(self) -> ExpectedHand:
        return self.seen[self.auction.partner]

    # --- tricks

    def tricks(self, strain: Strain, extra: float = 0.0) -> tuple[float, float]:
        """Mean and deviation of our tricks; `extra` high-card points more than expected opposite."""
        facts, guess = self.facts, self._partner
        points = facts.hcp + guess.hcp + extra
        if not strain.is_suit:
            weakest = min(mine + theirs for mine, theirs in zip(facts.lengths, guess.lengths, strict=True))
            base, each, ace, card = _TRICKS_AT_NO_TRUMPS
            mean = (
                base
                + _TRICKS_ABOVE_THE_PROMISE
                + each * points
                + ace * (facts.aces - 0.1 * facts.hcp)
                + card * min(0.0, weakest - 6)
            )
            mean -= 0.15 * max(0.0, points - 30)  # the last points bring less: there is little left to win
            mean -= sum(0.8 for suit in self.auction.theirs if not self._stopped(suit))
            return mean, _DEVIATION_AT_NO_TRUMPS_TRICKS
        i = strain.index
        short = sum(max(0, 3 - facts.lengths[k]) + guess.short[k] for k in range(4) if k != i)
        base, each, ace, king, ruff = _TRICKS_WITH_TRUMPS
        tops = ace * (facts.aces - 0.1 * facts.hcp) + king * (facts.kings - 0.1 * facts.hcp)
        shown = [k for k in range(4) if k != i and self.auction.partners.lengths[k].high <= 1]
        return (
            base
            + sum(_TRICKS_FOR_SHOWN_SHORTNESS - _TRICKS_A_WASTED_POINT_COSTS * facts.lesser[k] for k in shown)
            + (_TRICKS_ABOVE_THE_PROMISE if self.auction.silent else _TRICKS_ABOVE_THE_PROMISE_CONTESTED)
            + each * points
            + tops
            + ruff * short
            + _length(facts.lengths[i] + guess.lengths[i]),
            _DEVIATION_WITH_TRUMPS_TRICKS,
        )

    def their_tricks(self, strain: Strain) -> tuple[float, float]:
        """Mean and deviation of the opponents' tricks."""
        facts, seen, me = self.facts, self.seen, self.auction.me
        left, right = seen[me.left], seen[me.right]
        points = left.hcp + right.hcp
        if not strain.is_suit:
            base, each, ace, _ = _TRICKS_AT_NO_TRUMPS
            return base + each * points - ace * (facts.aces - 0.1 * facts.hcp), _DEVIATION_AT_NO_TRUMPS_TRICKS
        base, each, ace, king, ruff = _TRICKS_WITH_TRUMPS
        i = strain.index
        held = left.lengths[i] + right.lengths[i]
        short = sum(left.short[k] + right.short[k] for k in range(4) if k != i)
        tops = ace * (facts.aces - 0.1 * facts.hcp) + king * (facts.kings - 0.1 * facts.hcp)
        return base + each * points - tops + ruff * short + _length(held), _DEVIATION_WITH_TRUMPS_TRICKS

    def _stopped(self, suit: Strain) -> bool:
        return self.facts.stopped[suit.index] or suit in self.auction.partners.stops

    # --- values

    def value(self, meaning: Meaning) -> float:
        """Expected points for the player's side if this call is made."""
        auction = self.auction
        call = meaning.call
        if isinstance(call, Bid):
            if meaning.sense is Sense.BLACKWOOD:
                return self._asking()
            if meaning.sense is Sense.CONTROL_BID and auction.agreed is not None:
                suit = auction.agreed
                return self._chance(Bid(auction.game_level(suit), suit), Bid(6, suit)) - _POINTS_SHOWING_CONTROLS_COSTS
            if meaning.sense is Sense.GAME_TRY and auction.agreed is not None:
                return self._invitation(Bid(3, auction.agreed))
            if meaning.force is Force.INVITATION:
                return self._invitation(call)
            if meaning.force is Force.ONE_ROUND and auction.to_game and not auction.is_game(call):
                return self._slowly(call)  # below game nobody stops
            return self._settled(call)
        assert auction.bid is not None
        doubling = auction.doubling + (call in (DOUBLE, REDOUBLE))
        if auction.we_hold:
            return self.plays(auction.bid, doubling=doubling)
        return -self._they_play(auction.bid, doubling) - (_POINTS_A_DOUBLE_GIVES_AWAY if call is DOUBLE else 0)

    def plays(self, bid: Bid, *, doubling: int = 0, extra: float = 0.0, spread: float | None = None) -> float:
        """What it scores if our side plays a contract."""
        mean, deviation = self.tricks(bid.strain, extra)
        each = (_TRICKS_WITH_TRUMPS if bid.strain.is_suit else _TRICKS_AT_NO_TRUMPS)[1]
        unknown = self._partner.spread if spread is None else spread
        deviation = sqrt(deviation**2 + each**2 * unknown)
        feared = 2 if self.auction.silent else 7
        return _expected(self.auction, self.auction.me, bid, doubling, mean, deviation, feared)

    def _they_play(self, bid: Bid, doubling: int) -> float:
        mean, deviation = self.their_tricks(bid.strain)
        unknown = self._partner.spread
        deviation = sqrt(deviation**2 + 0.33**2 * unknown)
        return _expected(self.auction, self.auction.left, bid, doubling, mean, deviation, 0)

    def _asking(self) -> float:
        """Six if not two aces are missing, else five: worth a little more than guessing."""
        suit = trumps(self.auction)
        assert suit is not None
        missing = 4 - self.facts.aces
        share = min(0.9, self._partner.hcp * 0.1 / max(1, missing))
        # At least all but one of the missing aces opposite, each there with the same chance.
        enough = share**missing + missing * share ** max(0, missing - 1) * (1 - share) if missing else 1.0
        six = self.plays(Bid(6, suit), extra=0.4)
        return enough * six + (1 - enough) * self.plays(Bid(5, suit), extra=-0.8) - _POINTS_ASKING_FOR_ACES_COSTS

    def _invitation(self, bid: Bid) -> float:
        """Partner, who sees the other hand, goes on to game or slam where that is better."""
        goal = Bid(self.auction.game_level(bid.strain), bid.strain)
        if goal <= bid:
            goal = Bid(6, bid.strain)
        if bid.strain in MINORS and bid < Bid(3, NT) and self.auction.silent:
            return self._chance(bid, goal, Bid(3, NT))
        return self._chance(bid, goal)

    def _slowly(self, bid: Bid) -> float:
        """A fit shown slowly: below 3NT partner still chooses between both games and a slam."""
        game = Bid(self.auction.game_level(bid.strain), bid.strain)
        if bid > Bid(3, NT):
            return self._settled(game)
        return max(self._chance(game, Bid(6, bid.strain), Bid(3, NT)) - _POINTS_A_SLOW_RAISE_COSTS, self._settled(game))

    def _settled(self, bid: Bid) -> float:
        """A contract that ends the auction."""
        far = bid.level == 5 and bid.strain in MINORS and self.auction.silent
        return self.plays(bid) - (
            _POINTS_FIVE_OF_A_MINOR_COSTS if far else _POINTS_ASKING_FOR_ACES_COSTS if bid.level == 7 else 0
        )

    def _chance(self, *ends: Bid) -> float:
        """What it is worth if partner, who knows the other points, chooses between contracts."""
        value = 0.0
        for h, chance in self._partner.chances:
            extra = h - self._partner.hcp
            value += chance * max(self.plays(end, extra=extra, spread=0.0) for end in ends)
        return value


def _length(trumps: float) -> float:
    """What trumps are worth against eight of them: the eighth most, those beyond the ninth least."""
    return 0.6 * (trumps - 8) + 0.62 * min(0.0, trumps - 8) - 0.1 * max(0.0, trumps - 9)


def _expected(
    auction: Auction, seat: Seat, bid: Bid, doubling: int, mean: float, deviation: float, feared: int
) -> float:
    return expected(
        auction.context,
        seat.side,
        bid.strain,
        bid.level,
        doubling,
        round(10 * mean),
        max(1, round(10 * deviation)),
        feared,
    )
