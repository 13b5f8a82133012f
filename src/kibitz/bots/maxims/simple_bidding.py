"""A small natural bidding: openings by the guidelines, raises, new suits, and a stop as soon as it is known where."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.bots.maxims.points_table import POINTS_TABLE, count
from kibitz.bots.maxims.simple_promises import (
    HeardBid,
    ShownHand,
    heard_bids,
    is_game,
    shown,
)
from kibitz.cards import DOUBLE, FRENCH, NT, PASS, Bid, Call, Hand, Seat, Strain
from kibitz.engine import View
from kibitz.engine.events import Called

_POINTS_FOR_LEVEL = {1: 18, 2: 20, 3: 23, 4: POINTS_TABLE.game, 5: 29, 6: POINTS_TABLE.slam, 7: POINTS_TABLE.grand_slam}
"""The points that a level needs between two hands."""

_MAJORS = tuple(suit for suit in FRENCH.suits if suit.is_major)


def call(view: View, legal: Sequence[Call]) -> Call:
    """The call of the player whose turn it is, among those that are legal."""
    assert view.seat is not None
    return call_by_guidelines(view.seat, view.table.dealt[view.seat], view.table.calls, legal)


def call_by_guidelines(seat: Seat, hand: Hand, calls: tuple[Called, ...], legal: Sequence[Call]) -> Call:
    """What the guidelines say for a hand after these calls."""
    return _Bidder(seat, hand, heard_bids(calls), legal).call()


def is_balanced(hand: Hand) -> bool:
    lengths = sorted(hand.length(suit) for suit in FRENCH.suits)
    return lengths[0] >= 2 and lengths[1] >= 3


def is_biddable(hand: Hand, suit: Strain) -> bool:
    """Five cards, or four with three points in them."""
    return hand.length(suit) >= 5 or (hand.length(suit) == 4 and hand.of(suit).points >= 3)


def is_rebiddable(hand: Hand, suit: Strain) -> bool:
    """Six cards, or five with seven points in them."""
    return hand.length(suit) >= 6 or (hand.length(suit) == 5 and hand.of(suit).points >= 7)


def opening(hand: Hand) -> tuple[int, Strain] | None:
    """What to open with, if at all.

    >>> opening(Hand.parse("AKJ54.K3.A652.32")), opening(Hand.parse("AQ3.KJ4.KQ52.J32"))
    ((1, strain('S')), (1, strain('NT')))
    """
    points = count(hand)
    longest = max(FRENCH.suits, key=lambda suit: (hand.length(suit), is_biddable(hand, suit), suit.index))
    if points >= POINTS_TABLE.strong:
        return 2, NT if is_balanced(hand) else longest
    long_major = longest.is_major and hand.length(longest) >= 5
    if is_balanced(hand) and POINTS_TABLE.balanced_low <= points <= POINTS_TABLE.balanced_high and not long_major:
        return 1, NT
    return (1, longest) if points >= points_to_open(hand) else None


def points_to_open(hand: Hand) -> int:
    """The points that a hand of such suits is opened on.

    >>> points_to_open(Hand.parse("KQ54.AQ32.432.32")), points_to_open(Hand.parse("KQ876.A32.432.32"))
    (11, 14)
    """
    biddable = [suit for suit in FRENCH.suits if is_biddable(hand, suit)]
    if len(biddable) < 2:
        return POINTS_TABLE.opening
    with_major = any(suit.is_major for suit in biddable)
    return POINTS_TABLE.opening_with_major if with_major else POINTS_TABLE.opening_two_suits


class _Bidder:
    """One player at one moment of the auction."""

    def __init__(self, seat: Seat, hand: Hand, made: tuple[HeardBid, ...], legal: Sequence[Call]) -> None:
        self.hand = hand
        self.legal = legal
        self.points = count(hand)
        self.balanced = is_balanced(hand)
        self.partner: ShownHand = shown(made, seat.partner)
        self.made = made
        self.own = [bid for bid in made if bid.seat is seat]
        self.partners = [bid for bid in made if bid.seat is seat.partner]
        self.theirs = [bid for bid in made if bid.seat.side is not seat.side]
        self.last = made[-1] if made else None
        self.holding = self.last is not None and self.last.seat.side is seat.side

    def call(self) -> Call:
        if self.last is None:
            first = opening(self.hand)
            return self._say(*first) if first else PASS
        if self._should_double():
            return DOUBLE
        if self.partners:
            return self._with_partner()
        return self._rebid_alone() if self.own else self._overcall()

    # --- partner has bid

    def _with_partner(self) -> Call:
        strain = self._where()
        level = self._level(strain)
        if level:
            return self._stop_at(level, strain)
        if not self.holding:
            return self._compete(strain)
        if self.own:
            return self._rebid(strain)
        return self._respond(strain)

    def _where(self) -> Strain:
        """The suit that fits, majors before minors, or no-trumps."""
        theirs = [bid.strain for bid in self.theirs]
        fits = [suit for suit in FRENCH.suits if self._fit(suit) >= 8 and suit not in theirs]
        if not fits:
            return NT
        return max(fits, key=lambda suit: (suit.is_major, self._fit(suit)))

    def _fit(self, suit: Strain) -> int:
        mine, partners = self.hand.length(suit), self.partner.length(suit)
        return mine + (partners or 2 * (mine >= 7 - suit.is_major))

    def _total(self, strain: Strain) -> int:
        """Points between the two hands, as far as promised. Short suits are no use at no-trumps."""
        return (self.hand.points if strain is NT else self.points) + self.partner.low

    def _level(self, strain: Strain) -> int:
        """The level of the game or slam that the points are known to be there for, else 0."""
        total = self._total(strain)
        if total >= POINTS_TABLE.slam:
            return 7 if total >= _POINTS_FOR_LEVEL[7] else 6
        if strain is NT:
            return 3 if total >= POINTS_TABLE.game_high_cards else 0
        if strain.is_major:
            return 4 if total >= POINTS_TABLE.game else 0
        # No-trumps is the easier game, unless the hand is wild.
        return 3 if total >= POINTS_TABLE.game and self.balanced else 5 if total >= _POINTS_FOR_LEVEL[5] else 0

    def _stop_at(self, level: int, strain: Strain) -> Call:
        last = self.last
        assert last is not None
        if self.holding and is_game(last.level, last.strain) and (level < 6 or last.level >= level):
            return PASS
        return self._say(level, NT if level == 3 else strain)

    def _respond(self, strain: Strain) -> Call:
        """The first answer to partner's bid."""
        first = self.partners[0]
        if first.strain is NT:
            return self._answer_no_trumps(first)
        if self.points < POINTS_TABLE.answer and not self.partner.forcing:
            return PASS
        opened = self.made[0].seat is first.seat
        support = self.hand.length(first.strain)
        if support >= (4 if opened else 3):
            return self._lowest(first.strain, jump=self.points >= POINTS_TABLE.invitation)
        new = self._new_suit()
        if new is not None:
            return new
        if self.points >= POINTS_TABLE.invitation and self.balanced and opened:
            return self._say(2, NT)
        return self._lowest(NT) if opened or self.hand.points >= 9 else PASS

    def _answer_no_trumps(self, first: HeardBid) -> Call:
        longest = max(FRENCH.suits, key=lambda suit: (self.hand.length(suit), suit.index))
        if self.hand.points >= POINTS_TABLE.no_trump_invitation and first.level == 1:
            if longest.is_major and self.hand.length(longest) >= 6 and self.points >= POINTS_TABLE.no_trump_game:
                return self._say(4, longest)
            return self._say(2, NT)
        if first.level == 1 and self.hand.length(longest) >= 5 and not self.balanced:
            return self._say(2, longest)
        return PASS

    def _rebid(self, strain: Strain) -> Call:
        """Our second bid: an invitation, a description if partner waits for one, or enough."""
        last = self.partners[-1]
        extras = self.points >= 16
        total = self._total(strain)
        if total >= 23 + (strain is NT) and total + self.partner.high - self.partner.low >= POINTS_TABLE.game:
            invitation = self._say(3, strain) if strain in _MAJORS else self._say(2, NT)
            if invitation is not PASS:
                return invitation
        if not self.partner.forcing or self.last is not last:
            return self._prefer()
        if self.hand.length(last.strain) >= 4:
            return self._lowest(last.strain, jump=extras)
        mine = self.own[0].strain
        if mine is not NT and is_rebiddable(self.hand, mine):
            return self._lowest(mine, jump=extras)
        second = self._new_suit()
        if second is not None:
            return second
        if self.balanced or mine is NT:
            return self._lowest(NT)
        return self._lowest(last.strain if self.hand.length(last.strain) >= 3 else mine)

    def _prefer(self) -> Call:
        """Partner has named two suits and is not strong: the better one for us, if it costs nothing."""
        named = list(dict.fromkeys(bid.strain for bid in self.partners if bid.strain is not NT))
        last = self.partners[-1].strain
        if len(named) < 2 or last is not named[-1] or self.last is not self.partners[-1]:
            return PASS
        if self.hand.length(named[0]) >= self.hand.length(last):
            return self._lowest(named[0], ceiling=3)
        return PASS

    def _new_suit(self) -> Call | None:
        """The longest suit not yet named that can be shown at the level our points are good for."""
        named = {bid.strain for bid in self.made}
        suits = [suit for suit in FRENCH.suits if suit not in named and is_biddable(self.hand, suit)]
        for suit in sorted(suits, key=lambda suit: (-self.hand.length(suit), suit.index)):
            said = self._lowest(suit, ceiling=2 if self.points >= POINTS_TABLE.new_suit_at_two else 1)
            if isinstance(said, Bid) and (said.level == 1 or self.hand.length(suit) >= 5 or self.own):
                return said
        return None

    # --- alone, or against them

    def _overcall(self) -> Call:
        if self.last is None or self.last.level > 2:
            return PASS
        named = {bid.strain for bid in self.theirs}
        if (
            self.balanced
            and POINTS_TABLE.balanced_low <= self.points <= POINTS_TABLE.balanced_high
            and self.last.level == 1
        ):
            return self._say(1, NT)
        suits = [suit for suit in FRENCH.suits if suit not in named and self.hand.length(suit) >= 5]
        if not suits:
            return PASS
        best = max(suits, key=lambda suit: (self.hand.length(suit), self.hand.of(suit).points))
        good = self.hand.of(best).points >= 3
        enough = good and self.points >= POINTS_TABLE.overcall
        return self._lowest(best, ceiling=2 if self.points >= POINTS_TABLE.overcall_at_two else 1) if enough else PASS

    def _rebid_alone(self) -> Call:
        """Partner has nothing to say: once more only with a fine suit and a fine hand."""
        mine = self.own[-1].strain
        again = not self.holding and len(self.own) == 1 and mine is not NT
        if again and self.points >= 16 and is_rebiddable(self.hand, mine):
            return self._lowest(mine, ceiling=3)
        return PASS

    def _compete(self, strain: Strain) -> Call:
        """They have overcalled: as high as the number of trumps, if the points are there too."""
        if strain is NT:
            new = None if self.own else self._new_suit()
            return new if new is not None and self.points >= 8 else PASS
        said = self._lowest(strain, ceiling=self._fit(strain) - 6)
        return said if isinstance(said, Bid) and self._total(strain) >= _POINTS_FOR_LEVEL[said.level] else PASS

    def _should_double(self) -> bool:
        """They are too high: our aces and kings and their trumps alone take more than they can lose."""
        if DOUBLE not in self.legal or self.last is None or self.last.level < 3:
            return False
        trumps = self.last.strain
        quick = sum(card.rank == 14 for card in self.hand) + 0.5 * sum(card.rank == 13 for card in self.hand)
        if trumps.is_suit:
            quick += 0.5 * (self.hand.length(trumps) - 2) * (self.hand.length(trumps) >= 4)
        return quick + self.partner.low / 8 >= 9 - self.last.level

    # --- calls

    def _say(self, level: int, strain: Strain) -> Call:
        bid = Bid(level, strain)
        return bid if bid in self.legal else PASS

    def _lowest(self, strain: Strain, *, jump: bool = False, ceiling: int | None = None) -> Call:
        """The lowest bid in a strain, or one higher, but not above a level: by default what the points are good for."""
        if ceiling is None:
            ceiling = max(
                (level for level in range(1, 4) if _POINTS_FOR_LEVEL[level] <= self._total(strain) + 2), default=0
            )
        for level in range(1, min(ceiling, 7) + 1):
            if self._say(level, strain) is not PASS:
                higher = self._say(level + 1, strain) if jump and level < ceiling else PASS
                return higher if higher is not PASS else Bid(level, strain)
        return PASS
