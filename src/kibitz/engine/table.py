"""The table: what the events so far have made of it, as far as the one who looks may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, assert_never

from msgspec import Struct, field
from msgspec.structs import replace

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
    def players(self) -> tuple[Seat, ...]:
        """The people at the table, named by the seats they came to."""
        return tuple(seat for seat in Seat if seat is not self.header.spare)

    @property
    def remaining(self) -> int:
        """How many tricks are neither won nor given away."""
        return 13 - len(self.tricks) - sum(award.tricks for award in self.awarded)

    @property
    def over(self) -> bool:
        return self.laid_open is not None

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


def fold(t: Table, event: ev.Happening, at: int) -> Table:
    """The table after one more event, which stands at that place of the log."""
    match event:
        case ev.Played():
            return _play(t, event, at)
        case ev.Opened(spare=spare):
            seats = [seat for seat in Seat if seat is not spare]
            return replace(t, at=at + 1, opened=event, people={seat: seat for seat in seats})
        case ev.Committed(digest=digest):
            return replace(t, at=at + 1, digest=digest)
        case ev.Seeded():
            return replace(t, at=at + 1, seed=event)
        case ev.Cut(place=place):
            return replace(t, at=at + 1, cut=place)
        case ev.Dealt(seat=seat, hand=hand) | ev.TookUp(seat=seat, hand=hand):
            return replace(_settled(t, at), dealt={**t.dealt, seat: hand}, hands={**t.hands, seat: hand})
        case ev.Announced():
            # Points once heard are known: a miscount is put right by counting again (Law 5).
            return replace(_settled(t, at), announced=(*t.announced, event))
        case ev.Recounted(measure=measure):
            kept = tuple(said for said in t.announced if said.measure is not measure)
            return replace(_settled(t, at), announced=kept)
        case ev.Called(seat=seat):
            return replace(_moved(t, seat, at), calls=(*t.calls, event))
        case ev.Targeted(seat=seat, terms=terms):
            return replace(_moved(t, seat, at), terms=terms)
        case ev.Chose(seat=seat, contract=contract):
            return replace(_moved(t, seat, at), contract=contract)
        case ev.Agreed(contract=contract):
            return replace(t, at=at + 1, contract=contract)
        case ev.Declared(seat=seat):
            return replace(t, at=at + 1, declarer=seat, turn=seat.left)
        case ev.Faced(seat=seat, hand=hand):
            dealt = {**t.dealt, seat: hand} if len(hand) == 13 else t.dealt
            faced = (*t.faced, seat)
            return replace(_settled(t, at), dealt=dealt, hands={**t.hands, seat: hand}, faced=faced)
        case ev.Exchanged(seat=one, other=two):
            return replace(t, at=at + 1, dealt=_swapped(t.dealt, one, two), hands=_swapped(t.hands, one, two))
        case ev.Reseated(player=player, seat=seat):
            people = {place: who for place, who in t.people.items() if who is not player}
            return replace(t, at=at + 1, people={**people, seat: player})
        case ev.Turned(seat=seat):
            return replace(t, at=at + 1, turned=(*t.turned, seat))
        case ev.TookBack():
            return _take_back(t, event, at)
        case ev.Claimed():
            return replace(t, at=at + 1, claim=event, answers=())
        case ev.Asked():
            return replace(t, at=at + 1, asked=event, answers=())
        case ev.Answered():
            return replace(t, at=at + 1, answers=(*t.answers, event))
        case ev.PickedUp(seat=seat):
            faced = tuple(other for other in t.faced if other is not seat)
            return replace(t, at=at + 1, claim=None, answers=(), faced=faced)
        case ev.Declined():
            return replace(t, at=at + 1, asked=None, answers=())
        case ev.Awarded(side=side, tricks=tricks):
            won = {**t.won, side: t.won[side] + tricks}
            return replace(t, at=at + 1, claim=None, answers=(), awarded=(*t.awarded, event), won=won)
        case ev.Accepted():
            return replace(t, at=at + 1, accepted=True)
        case ev.Challenged():
            return replace(t, at=at + 1, challenge=event)
        case ev.Ruled(of=seat, ruling=ruling):
            return replace(t, at=at + 1, challenge=None, corrects=seat if ruling == "corrected" else t.corrects)
        case ev.Rejected(seat=seat):
            return replace(t, at=at + 1, rejected=(*t.rejected, seat))
        case ev.Exposed():
            return replace(t, at=at + 1)
        case ev.Transferred(side=side, tricks=tricks):
            won = {side: t.won[side] + tricks, side.other: t.won[side.other] - tricks}
            return replace(t, at=at + 1, transferred=event, won=won)
        case ev.ThrownIn():
            return replace(t, at=at + 1, thrown_in=event)
        case ev.Scored():
            return replace(_settled(t, at), scored=event)
        case ev.LaidOpen(hands=hands):
            return replace(t, at=at + 1, laid_open=event, dealt=hands)
        case _:
            assert_never(event)


def fold_all(events: Iterable[tuple[int, ev.AnyEvent]]) -> Table:
    """The table after a whole log, or the part of one that a seat sees: (place, event) pairs."""
    standing: list[tuple[int, ev.Happening]] = []
    at = -1
    for at, event in events:
        if isinstance(event, ev.Undone):
            standing = [(place, earlier) for place, earlier in standing if place < event.to]
        else:
            standing.append((at, event))
    t = Table()
    for place, happening in standing:
        t = fold(t, happening, place)
    return replace(t, at=at + 1)


def _play(t: Table, event: ev.Played, at: int) -> Table:
    seat = event.seat
    hand = t.hands.get(seat)
    # A view does not know every hand: a card comes out of it as out of a sleeve.
    hands = t.hands if hand is None else {**t.hands, seat: hand - event.card}
    own_moves = {**t.own_moves, t.player(seat): at}
    plays = (*t.trick, event)
    if len(plays) < 4:
        # A second card to a lead out of turn accepts it.
        accepted = t.accepted or len(plays) > 1
        return replace(
            t,
            at=at + 1,
            hands=hands,
            trick=plays,
            turn=_next_hand(plays),
            turned=t.turned if seat in t.turned else (*t.turned, seat),
            accepted=accepted,
            corrects=None,
            own_moves=own_moves,
        )
    taker = winner(plays, t.strain)
    side = taker.side
    return replace(
        t,
        at=at + 1,
        hands=hands,
        trick=(),
        tricks=(*t.tricks, Trick(plays, taker)),
        won={side: t.won[side] + 1, side.other: t.won[side.other]},
        turn=taker,
        turned=(),
        accepted=False,
        rejected=(),
        corrects=None,
        own_moves=own_moves,
    )


def _take_back(t: Table, event: ev.TookBack, at: int) -> Table:
    """Undo the last `Played`, reopening the last trick if the card was in it."""
    tricks, won, trick, turned = t.tricks, t.won, t.trick, t.turned
    if not trick:
        last = tricks[-1]
        tricks, trick = tricks[:-1], last.plays
        turned = tuple(Seat)  # all had played on from the trick before it, which stays closed (Law 13)
        side = last.winner.side
        won = {**won, side: won[side] - 1}
    assert trick[-1] == ev.Played(event.seat, event.card)
    hand = t.hands.get(event.seat)
    hands = t.hands if hand is None else {**t.hands, event.seat: hand + event.card}
    trick = trick[:-1]
    if trick:
        turn = _next_hand(trick)
    else:
        assert t.declarer is not None
        turn = tricks[-1].winner if tricks else t.declarer.left
    # A lead that other cards had been played to stays accepted.
    accepted = bool(trick)
    t = replace(_settled(t, at), accepted=accepted, rejected=())
    return replace(t, hands=hands, trick=trick, tricks=tricks, won=won, turn=turn, turned=turned)


def _next_hand(plays: tuple[ev.Played, ...]) -> Seat:
    """The hand to play next: the first clockwise from the leader that has no card in the trick."""
    played = [play.seat for play in plays]
    turn = played[0].left
    while turn in played:
        turn = turn.left
    return turn


def _moved(t: Table, player: Seat, at: int) -> Table:
    return replace(t, at=at + 1, own_moves={**t.own_moves, player: at})


def _settled(t: Table, at: int) -> Table:
    """What has been seen cannot be unseen: from here on no earlier move can be taken back."""
    return replace(t, at=at + 1, own_moves={})


def _swapped(hands: Mapping[Seat, Hand], one: Seat, two: Seat) -> dict[Seat, Hand]:
    swapped = {seat: hand for seat, hand in hands.items() if seat not in (one, two)}
    for here, there in ((one, two), (two, one)):
        if here in hands:
            swapped[there] = hands[here]
    return swapped
