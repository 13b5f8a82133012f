"""Tricks that are certain: won from the top whatever anybody plays, as far as one seat can see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from kibitz.analysis.inference import holdings
from kibitz.analysis.sampling import WHOLE_PACK
from kibitz.cards import FULL_HAND, Card, Hand, Seat, Strain
from kibitz.engine import Table
from kibitz.engine.events import Played
from kibitz.engine.table import winner

_MOST_WAYS: Final = 100
"""How many ways of playing to a trick to try before tricks count as not plain enough.

Three times as many find one certain end in twenty more, and take two thirds longer, at every turn of every table."""

Hands = dict[Seat, Hand]


def are_certain(t: Table, claimer: Seat, tricks: int) -> bool:
    """Whether the hand at that place, with dummy's if it declares, wins so many of the tricks left.

    What the table does not show is credited to every hand that may hold it. So the answer depends on nothing
    that is hidden, and what is certain here is certain however the hidden cards lie.
    """
    if tricks <= 0:
        return True
    # A defender answers for one hand only; declarer plays dummy's cards too.
    own = (claimer, claimer.partner) if claimer is t.declarer else (claimer,)
    if t.contract is None or any(seat not in t.hands for seat in own):
        return False
    mine = {seat: t.hands[seat] for seat in own}
    if tricks == t.remaining:
        others = _as_one(t, own) if t.cards == FULL_HAND else _others(t, own)
        if _most_in_a_row(mine, others, t.strain, bool(t.trick)) < tricks:
            return False
    # A single hand out of sight has all that is left, unless some of the pack lies aside.
    is_guessed = sum(seat not in t.hands for seat in Seat) > (t.cards == FULL_HAND)
    theirs = _others(t, own)
    return FromTheTop(t.strain).wins(tricks, mine, theirs, t.trick, t.turn or claimer, is_guessed)


def has_the_rest(t: Table, player: Seat) -> bool:
    """Whether all tricks left are certain for a player who is about to play a card."""
    return t.turn is not None and t.commands(player, t.turn) and are_certain(t, t.place(player), t.remaining)


def _others(t: Table, own: tuple[Seat, ...]) -> Hands:
    """The hands of all others: those in sight as they are, the hidden ones with every card that they may have."""
    deck, unseen = next(iter(t.hands.values())).deck, _unseen(t)
    hidden = holdings(t, announced=False)
    return {
        seat: t.hands[seat] if seat in t.hands else Hand(deck, unseen & ~hidden[seat].lacks)
        for seat in Seat
        if seat not in own
    }


def _unseen(t: Table) -> int:
    gone = 0
    for hand in t.hands.values():
        gone |= hand.mask
    for plays in (*(trick.plays for trick in t.tricks), t.trick):
        for play in plays:
            gone |= play.card.bit
    return WHOLE_PACK & ~gone


def _as_one(t: Table, own: tuple[Seat, ...]) -> Hands:
    """Those of the others that are in sight, and in the place of the hidden ones a single hand with all that is left.

    Of each suit of a whole pack that has cards left one of them may have all, so `_most_in_a_row` counts the same.
    Which of them may need not be worked out, at every turn of every table, where the rest is far from certain.
    """
    found = {seat: hand for seat, hand in t.hands.items() if seat not in own}
    hidden = next((seat for seat in Seat if seat not in t.hands), None)
    if hidden is not None:
        found[hidden] = Hand(next(iter(t.hands.values())).deck, _unseen(t))
    return found


def _most_in_a_row(mine: Hands, theirs: Hands, strain: Strain | None, begun: int) -> int:
    """No more tricks than these can be won one after the other: a count that is quick and never too low.

    A trump wins one trick at most, and so does whatever is played to a trick that has `begun`. Of another suit the
    cards above all of theirs win; each time, and with each ruff, every hand of theirs spends its lowest card of it.
    """
    trumps = 0
    if strain is not None and strain.is_suit:
        trumps = sum(hand.length(strain) for hand in mine.values())
    most = trumps + begun
    for suit in next(iter(mine.values())).deck.suits:
        if suit is strain:
            continue
        held = 0
        for hand in mine.values():
            held |= hand.mask & suit.mask
        against = [hand.mask & suit.mask for hand in theirs.values()]
        for _ in range(trumps + begun):
            against = [mask & (mask - 1) for mask in against]
        longest = max(hand.length(suit) for hand in mine.values())
        for _ in range(longest):
            above = held & -(1 << max(against).bit_length())
            if not above:
                break
            most += 1
            held &= ~(above & -above)
            against = [mask & (mask - 1) for mask in against]
    return most


class FromTheTop:
    """Looks for tricks that the claimer's hands win with cards nobody can beat.

    The others are credited with more than they can have: each card of theirs is at its highest
    when it is compared and at its lowest when it is spent, and they discard without losing anything.
    So what is found here is certain, while a claim that needs a finesse or a guess is not found.
    """

    def __init__(self, strain: Strain | None) -> None:
        self.strain = strain if strain is not None and strain.is_suit else None
        self.tried = 0

    def wins(
        self, tricks: int, mine: Hands, theirs: Hands, trick: tuple[Played, ...], turn: Seat, discarded: bool = False
    ) -> bool:
        """Whether so many tricks are certain; `discarded`: a hand of theirs may have become void in anything."""
        if tricks <= 0:
            return True
        if max(map(len, mine.values())) + len(trick) // 4 < tricks:
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
            self.tried += 1
            if self.tried > _MOST_WAYS:
                return False
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
