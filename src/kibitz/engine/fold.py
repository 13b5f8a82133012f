"""From events to the table: what one event changes, and how a log with withdrawals is folded. Nothing else knows that.

Everyone who follows a log goes on from event to event with a `Follower` or with `extended`; only when something is
withdrawn is the log folded anew, without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import assert_never

from msgspec.structs import replace

from kibitz.cards import Hand, Seat
from kibitz.engine import events as ev
from kibitz.engine.table import Table, Trick, winner

Sees = Callable[[ev.AnyEvent], bool]
"""Which events of a log reach the one who looks."""


def everything(event: ev.AnyEvent) -> bool:
    """The table itself misses nothing."""
    return True


def standing(log: Sequence[ev.AnyEvent], sees: Sees = everything) -> list[tuple[int, ev.Happening]]:
    """What happened and was not withdrawn, each with its place in the log."""
    kept: list[tuple[int, ev.Happening]] = []
    for at, event in enumerate(log):
        if not sees(event):
            continue
        if isinstance(event, ev.Undone):
            kept = [(place, earlier) for place, earlier in kept if place < event.to]
        else:
            kept.append((at, event))
    return kept


def was_taken_back(log: Sequence[ev.AnyEvent]) -> bool:
    """Whether anything in a log was withdrawn."""
    return any(isinstance(event, ev.Undone) for event in log)


def folded(log: Sequence[ev.AnyEvent], sees: Sees = everything) -> Table:
    """The table after a whole log, or after the part of it that reaches somebody."""
    t = Table()
    for at, event in enumerate(log):
        if sees(event):
            t = extended(t, event, log, at, sees)
    return t


def extended(t: Table, event: ev.AnyEvent, log: Sequence[ev.AnyEvent], at: int, sees: Sees = everything) -> Table:
    """The table after one more event: the one that stands, or will, at that place of the log."""
    if not isinstance(event, ev.Undone):
        return fold(t, event, at)
    anew = Table()
    for place, happening in standing((*log[:at], event), sees):
        anew = fold(anew, happening, place)
    return replace(anew, at=at + 1, turned=_still_turned(t, anew))


class Follower:
    """Somebody who follows a log as it grows, and the table that the events seen so far have made."""

    def __init__(self, sees: Sees) -> None:
        self.table = Table()
        self._sees = sees
        self._at = 0

    def news(self, log: Sequence[ev.AnyEvent]) -> Iterator[ev.AnyEvent]:
        """Each event seen since the last time; while it is told, `table` is as it stood right after it."""
        while self._at < len(log):
            at, self._at = self._at, self._at + 1
            if self._sees(event := log[at]):
                self.table = extended(self.table, event, log, at, self._sees)
                yield event


def fold(t: Table, event: ev.Happening, at: int) -> Table:
    """The table after one more event, which stands at that place of the log."""
    match event:
        case ev.Played():
            return _play(t, event, at)
        case ev.Called(seat=seat):
            return replace(_moved(t, seat, at), calls=(*t.calls, event))
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
        case ev.Targeted(seat=seat, terms=terms):
            return replace(_moved(t, seat, at), terms=terms)
        case ev.Nominated(seat=seat, declarer=declarer):
            return replace(_moved(t, seat, at), nominated=declarer)
        case ev.Chose(seat=seat, contract=contract):
            return replace(_moved(t, seat, at), contract=contract)
        case ev.Agreed(contract=contract):
            # Where nobody declares, all play their own cards, and the dealer's left leads.
            return replace(t, at=at + 1, contract=contract, turn=t.turn or t.proper_leader)
        case ev.Declared(seat=seat):
            return replace(t, at=at + 1, declarer=seat, turn=seat.left)
        case ev.Faced(seat=seat, hand=hand):
            dealt = {**t.dealt, seat: hand} if len(hand) == t.cards else t.dealt
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
            return replace(t, at=at + 1, challenge=None, corrects=seat if ruling is ev.Ruling.CORRECTED else t.corrects)
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
        turn = tricks[-1].winner if tricks else (t.declarer or t.dealer).left
    # A lead that other cards had been played to stays accepted.
    accepted = bool(trick)
    t = replace(_settled(t, at), accepted=accepted, rejected=())
    return replace(t, hands=hands, trick=trick, tricks=tricks, won=won, turn=turn, turned=turned)


def _still_turned(before: Table, after: Table) -> tuple[Seat, ...]:
    """Law 13: who has turned the card or played on does not see the trick again because something is withdrawn."""
    if len(after.tricks) < len(before.tricks):
        return tuple(Seat)
    return tuple(dict.fromkeys((*after.turned, *before.turned)))


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
