"""The table: what the events so far have made of it, as far as the one who looks may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct, field

from kibitz.cards import Hand, Seat, Side, Strain
from kibitz.engine import events as ev

NO_TRICKS: Final[Mapping[Side, int]] = {Side.NS: 0, Side.EW: 0}


class Trick(Struct, frozen=True, gc=False):
    """Four cards in the order they were played, and the hand that won."""

    plays: tuple[ev.Played, ...]
    winner: Seat

    @property
    def leader(self) -> Seat:
        return self.plays[0].seat


class Table(Struct, frozen=True):
    """The state of one deal: a fold of events, so a seat's table holds only what its events told."""

    at: int = 0
    opened: ev.Opened | None = None
    digest: str | None = None
    seed: ev.Seeded | None = None
    cut: int | None = None
    dealt: Mapping[Seat, Hand] = {}
    hands: Mapping[Seat, Hand] = {}
    faced: tuple[Seat, ...] = ()
    people: Mapping[Seat, Seat] = {}  # place -> the player (named by the seat they came to) who sits there
    announced: tuple[ev.Announced, ...] = ()
    calls: tuple[ev.Called, ...] = ()
    terms: str | None = None
    nominated: Seat | None = None
    declarer: Seat | None = None
    contract: ev.Contract | None = None
    turn: Seat | None = None  # the hand whose card is next
    trick: tuple[ev.Played, ...] = ()
    tricks: tuple[Trick, ...] = ()
    won: Mapping[Side, int] = field(default_factory=lambda: NO_TRICKS)
    turned: tuple[Seat, ...] = ()  # whose card of the last trick is face down: by their will, or by playing on
    accepted: bool = False  # the lead out of turn on the table
    rejected: tuple[Seat, ...] = ()  # the players who will not have it
    corrects: Seat | None = None  # the hand that revoked and must now follow suit
    challenge: ev.Challenged | None = None
    claim: ev.Claimed | None = None
    asked: ev.Asked | None = None
    answers: tuple[ev.Answered, ...] = ()
    awarded: tuple[ev.Awarded, ...] = ()
    transferred: ev.Transferred | None = None
    scored: ev.Scored | None = None
    thrown_in: ev.ThrownIn | None = None
    laid_open: ev.LaidOpen | None = None
    own_moves: Mapping[Seat, int] = {}  # player -> where in the log the last move is that could be taken back

    @property
    def header(self) -> ev.Opened:
        assert self.opened is not None
        return self.opened

    @property
    def cards(self) -> int:
        """How many cards each hand was dealt, and so how many tricks there are."""
        return self.header.hand_size

    @property
    def dealer(self) -> Seat:
        return self.header.dealer

    @property
    def dummy(self) -> Seat | None:
        """The place of dummy's hand."""
        return self.declarer.partner if self.declarer is not None else None

    @property
    def strain(self) -> Strain | None:
        return self.contract.strain if self.contract is not None else None

    @property
    def bargain(self) -> tuple[Seat, ev.Contract]:
        """Declarer and contract, once both are settled."""
        assert self.declarer is not None and self.contract is not None
        return self.declarer, self.contract

    @property
    def reckoned(self) -> Side:
        """The side by whose tricks a score is told: declarer's, or the dealer's where nobody declares."""
        return (self.declarer or self.dealer).side

    @property
    def players(self) -> tuple[Seat, ...]:
        """The people at the table, named by the seats they came to."""
        return tuple(seat for seat in Seat if seat is not self.header.spare)

    @property
    def remaining(self) -> int:
        """How many tricks are neither won nor given away."""
        return self.cards - len(self.tricks) - sum(award.tricks for award in self.awarded)

    @property
    def over(self) -> bool:
        return self.laid_open is not None

    @property
    def proper_leader(self) -> Seat:
        """Whose lead it is by right, whoever has led: the first is made at declarer's left, or at the dealer's."""
        return self.tricks[-1].winner if self.tricks else (self.declarer or self.dealer).left

    @property
    def lead_out_of_turn(self) -> bool:
        """A wrong lead lies on the table that nobody has accepted or played to."""
        return len(self.trick) == 1 and not self.accepted and self.trick[0].seat is not self.proper_leader

    def player(self, seat: Seat) -> Seat:
        """Who plays the cards of the hand at that place: declarer those of dummy."""
        if self.declarer is not None and seat is self.declarer.partner:
            return self.people[self.declarer]
        return self.people[seat]

    def commands(self, player: Seat, seat: Seat) -> bool:
        """Whether that player plays the cards of the hand at that place. Nobody plays those of a spare hand."""
        holder = self.declarer if seat is self.dummy else seat
        return holder is not None and self.people.get(holder) is player

    def place(self, player: Seat) -> Seat:
        """Where a player sits now."""
        return next(seat for seat, who in self.people.items() if who is player)

    def active(self) -> tuple[Seat, ...]:
        """The players who may speak: all but dummy."""
        dummy = self.dummy
        return tuple(who for seat, who in self.people.items() if seat is not dummy)

    def opponents(self, player: Seat) -> tuple[Seat, ...]:
        """The players of the other side who may speak."""
        side = self.place(player).side
        return tuple(who for who in self.active() if self.place(who).side is not side)

    def announcements(self, measure: ev.Measure) -> dict[Seat, int]:
        return {said.seat: said.number for said in self.announced if said.measure is measure}


def winner(plays: tuple[ev.Played, ...], strain: Strain | None) -> Seat:
    """Who wins the trick: the highest trump, else the highest card of the suit led."""
    best = plays[0]
    for play in plays:
        card, top = play.card, best.card
        if card.suit is top.suit:
            if card.rank > top.rank:
                best = play
        elif card.suit is strain:
            best = play
    return best.seat
