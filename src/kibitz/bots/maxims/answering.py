"""Answering a claim: agreed if the claimer has the tricks from the top, whatever the others play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from kibitz.cards import Card, Hand, Seat, Strain
from kibitz.engine import Table
from kibitz.engine.events import Played
from kibitz.engine.table import winner

_MOST_POSITIONS = 60
"""How many positions to look at before a claim counts as not plain enough."""

Hands = dict[Seat, Hand]


def is_plain(t: Table, player: Seat) -> bool:
    """Whether the claim on the table is certain, as far as the player who is asked can see."""
    claim = t.claim
    assert claim is not None
    if not claim.tricks:
        return True
    hands = _all_hands(t, t.place(player))
    if hands is None:
        return False
    claimer = t.place(claim.seat)
    # A defender answers for one hand only; declarer plays dummy's cards too.
    own = (claimer, claimer.partner) if claimer is t.declarer else (claimer,)
    mine = {seat: hands[seat] for seat in own}
    theirs = {seat: hands[seat] for seat in Seat if seat not in own}
    return _FromTheTop(t.strain).wins(claim.tricks, mine, theirs, t.trick, t.turn or claimer)


def _all_hands(t: Table, place: Seat) -> Hands | None:
    """The four hands, the fourth being what is left; None if two are out of sight."""
    hidden = [seat for seat in Seat if seat not in t.hands]
    if len(hidden) > 1:
        return None
    hands = dict(t.hands)
    if hidden:
        gone = sum(hand.mask for hand in hands.values())
        gone += sum(play.card.bit for trick in t.tricks for play in trick.plays)
        gone += sum(play.card.bit for play in t.trick)
        hands[hidden[0]] = Hand(hands[place].deck, (1 << 52) - 1 - gone)
    return hands


class _FromTheTop:
    """Looks for tricks that the claimer's hands win with cards nobody can beat.

    The others are credited with more than they can have: each card of theirs is at its highest
    when it is compared and at its lowest when it is spent, and they discard without losing anything.
    So what is found here is certain, while a claim that needs a finesse or a guess is not found.
    """

    def __init__(self, strain: Strain | None) -> None:
        self.strain = strain if strain is not None and strain.is_suit else None
        self.looked_at = 0

    def wins(
        self, tricks: int, mine: Hands, theirs: Hands, trick: tuple[Played, ...], turn: Seat, discarded: bool = False
    ) -> bool:
        """Whether so many tricks are certain; `discarded`: a hand of theirs may have become void in anything."""
        if tricks <= 0:
            return True
        self.looked_at += 1
        if self.looked_at > _MOST_POSITIONS or max(map(len, mine.values())) + len(trick) // 4 < tricks:
            return False
        if not trick and turn in theirs:
            leads = [next(iter(theirs[turn].of(suit)), None) for suit in theirs[turn].deck.suits]
            return all(
                self._takes(tricks, mine, _spent(theirs, turn, lead.suit), (Played(turn, lead),), discarded)
                for lead in leads
                if lead is not None
            )
        return self._takes(tricks, mine, theirs, trick, discarded, leader=turn)

    def _takes(
        self,
        tricks: int,
        mine: Hands,
        theirs: Hands,
        trick: tuple[Played, ...],
        discarded: bool,
        leader: Seat | None = None,
    ) -> bool:
        """Whether some cards of mine make this trick certain and leave the rest certain too."""
        played = [play.seat for play in trick]
        for cards in _ways(mine, trick, played, leader):
            plays = (*trick, *cards)
            taker = winner(plays, self.strain)
            best = next(play.card for play in plays if play.seat is taker)
            suit = plays[0].card.suit
            waiting = [seat for seat in theirs if seat not in played]
            if taker not in mine or any(self._can_beat(theirs[seat], best, suit, discarded) for seat in waiting):
                continue
            rest = dict(theirs)
            thrown = discarded
            for seat in waiting:
                thrown = thrown or not rest[seat].length(suit)
                rest = _spent(rest, seat, suit)
            left = {seat: mine[seat] for seat in mine}
            for play in cards:
                left[play.seat] -= play.card
            if self.wins(tricks - 1, left, rest, (), taker, thrown):
                return True
        return False

    def _can_beat(self, hand: Hand, best: Card, led: Strain, discarded: bool) -> bool:
        following = hand.of(led)
        if best.suit is led and following.mask >> best.index + 1:
            return True
        if self.strain is None or led is self.strain or (following.mask and not discarded):
            return False
        trumps = hand.of(self.strain).mask
        return bool(trumps >> best.index + 1 if best.suit is self.strain else trumps)


def _ways(
    mine: Hands, trick: tuple[Played, ...], played: list[Seat], leader: Seat | None
) -> Iterator[tuple[Played, ...]]:
    """What my hands may play to the trick: of each suit the highest or the lowest card."""
    to_play = [seat for seat in mine if seat not in played and mine[seat].mask]
    if trick:
        yield from product(*(_ends(seat, mine[seat], trick[0].card.suit) for seat in to_play))
        return
    assert leader is not None
    others = [seat for seat in to_play if seat is not leader]
    for lead in _ends(leader, mine[leader], None):
        for more in product(*(_ends(seat, mine[seat], lead.card.suit) for seat in others)):
            yield (lead, *more)


def _ends(seat: Seat, hand: Hand, led: Strain | None) -> list[Played]:
    """Leading, the highest cards first; to a lead, the lowest first: what is tried first is mostly right."""
    following = hand.of(led) if led else hand
    cards = following if following.mask else hand
    suits = [tuple(cards.of(suit)) for suit in cards.deck.suits]
    found = dict.fromkeys(card for held in suits for card in (*held[:1], *held[-1:]))
    order = sorted(found, key=lambda card: card.rank, reverse=led is None)
    return [Played(seat, card) for card in order]


def _spent(hands: Hands, seat: Seat, suit: Strain) -> Hands:
    """A card of the suit gone from a hand: the lowest."""
    held = hands[seat].mask & suit.mask
    return {**hands, seat: Hand(hands[seat].deck, hands[seat].mask & ~(held & -held))}
