"""What a player can tell from a view when a card is due: hands in sight, cards out, who is winning."""

from __future__ import annotations

from functools import cached_property

from kibitz.cards import Card, Hand, Seat, Strain
from kibitz.engine import Table, View
from kibitz.engine.events import Played
from kibitz.engine.table import winner

_WHOLE_PACK = (1 << 52) - 1


class CardView:
    """A card is due from the hand at `seat`: which may properly be played, and what is known of the others."""

    def __init__(self, view: View, cards: tuple[Played, ...]) -> None:
        self.t: Table = view.table
        self.seat: Seat = cards[0].seat
        self.hand: Hand = self.t.hands[self.seat]
        self.legal = proper(self.t, tuple(play.card for play in cards))
        self.strain: Strain | None = self.t.strain
        self.declaring: bool = self.t.declarer is not None and self.seat.side is self.t.declarer.side
        self.reckoned: bool = self.seat.side is self.t.reckoned

    @cached_property
    def partner(self) -> Hand:
        """Partner's hand as far as it can be seen: a defender sees nothing of it."""
        return self.t.hands.get(self.seat.partner) or Hand(self.hand.deck)

    @cached_property
    def against(self) -> int:
        """The cards not played that may be with the other side: all but mine and partner's, if seen."""
        gone = self.hand.mask | self.partner.mask
        for trick in self.t.tricks:
            for play in trick.plays:
                gone |= play.card.bit
        for play in self.t.trick:
            gone |= play.card.bit
        return _WHOLE_PACK & ~gone

    def out(self, suit: Strain | None) -> int:
        """How many cards of a suit may be with the other side."""
        return (self.against & suit.mask).bit_count() if suit else 0

    def higher_out(self, card: Card, among: int | None = None) -> int:
        """How many cards of the suit beat this one, of those that may be with the other side."""
        others = self.against if among is None else among
        return ((others & card.suit.mask) >> card.index + 1).bit_count()

    def is_master(self, card: Card) -> bool:
        return not self.higher_out(card)

    @cached_property
    def unseen(self) -> int:
        """The cards in hands that are out of sight."""
        return self.against & ~sum(hand.mask for hand in self.t.hands.values())

    def between(self, high: Card, low: Card, among: int | None = None) -> int:
        """How many cards that may be with the other side lie between two of a suit."""
        return self.higher_out(low, among) - self.higher_out(high, among)

    def cheapest_equal(self, cards: tuple[Card, ...], among: int | None = None) -> Card:
        """The lowest of these cards, given from the highest down, that is as good as the first."""
        return next(card for card in reversed(cards) if not self.between(cards[0], card, among))

    # --- the trick on the table

    @cached_property
    def winning(self) -> Played:
        """The card that wins the trick so far."""
        seat = winner(self.t.trick, self.strain)
        return next(play for play in self.t.trick if play.seat is seat)

    @property
    def ours(self) -> bool:
        """Partner is winning the trick so far."""
        return self.winning.seat.side is self.seat.side

    def beats(self, card: Card) -> bool:
        """Whether this card would take the trick over."""
        top = self.winning.card
        if card.suit is top.suit:
            return card.rank > top.rank
        return card.suit is self.strain

    def can_be_beaten_by(self, seat: Seat, card: Card) -> bool:
        """Whether a hand in sight could beat that card, which is winning the trick."""
        hand = self.t.hands[seat]
        led = self.t.trick[0].card.suit if self.t.trick else card.suit
        following = hand.of(led)
        if following.mask:
            return card.suit is led and bool(self.higher_out(card, following.mask))
        if self.strain is None or not self.strain.is_suit:
            return False
        trumps = hand.of(self.strain)
        return bool(self.higher_out(card, trumps.mask)) if card.suit is self.strain else bool(trumps.mask)

    # --- the play so far

    @cached_property
    def shown_out(self) -> frozenset[tuple[Seat, Strain]]:
        """The hands that could not follow a suit."""
        tricks = (*(trick.plays for trick in self.t.tricks), self.t.trick)
        return frozenset(
            (play.seat, plays[0].card.suit)
            for plays in tricks
            for play in plays[1:]
            if play.card.suit is not plays[0].card.suit
        )

    def is_void(self, seat: Seat, suit: Strain) -> bool:
        """Whether a hand is known to have no card of a suit."""
        if seat in self.t.hands:
            return not self.t.hands[seat].length(suit)
        return (seat, suit) in self.shown_out

    def may_ruff(self, seat: Seat, suit: Strain) -> bool:
        """Whether a hand is known to be void and may still have a trump."""
        trump = self.strain
        if trump is None or not trump.is_suit or suit is trump or not self.is_void(seat, suit):
            return False
        return not self.is_void(seat, trump) and (seat in self.t.hands or bool(self.out(trump)))

    @property
    def needed(self) -> int:
        """How many more tricks the side of this hand wants: to make the contract, or to beat it."""
        goal = self.t.contract.goal if self.t.contract else 7
        won = self.t.won[self.seat.side]
        return (goal if self.reckoned else self.t.cards + 1 - goal) - won


def rank(card: Card) -> int:
    return card.rank


def proper(t: Table, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those cards that follow suit, or all if none does: at a laws table more is possible than is right."""
    if not t.trick:
        return cards
    led = t.trick[0].card.suit
    return tuple(card for card in cards if card.suit is led) or cards
