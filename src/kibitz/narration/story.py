"""What happened and why, one line an event, told from one seat."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from kibitz.cards import NT, Card, Seat, Side
from kibitz.engine import events as ev
from kibitz.engine.table import Table
from kibitz.engine.text import Text
from kibitz.games.naming import bid, goal
from kibitz.narration import wording as w
from kibitz.rules.auction import last_bid
from kibitz.scoring.bridgewar import Stakes


def tell(event: ev.AnyEvent, t: Table) -> tuple[Text, ...]:
    """The lines for an event that led to this table. What the teller does not see is not told."""
    match event:
        case ev.Played(seat=seat, card=card):
            # The fourth card: the trick has just gone to its winner.
            return _played(seat, card) if t.trick else (*_played(seat, card), _won(t.tricks[-1].winner))
        case ev.Opened(dealer=dealer):
            return (w.DEALER_DEALS(who=dealer),)
        case ev.Cut(seat=seat):
            return (w.CUTS(who=seat),)
        case ev.Announced(seat=seat, measure=measure, number=number):
            return (w.ANNOUNCES[measure](who=seat, number=number),)
        case ev.Recounted():
            return (w.RECOUNTED(),)
        case ev.Called(seat=seat, call=call):
            return (w.CALLS[call](who=seat) if call in w.CALLS else w.MAKES_BID(who=seat, bid=call.name),)
        case ev.Targeted(terms=terms):
            return (w.TARGETS(who=_declarer(t), terms=terms),)
        case ev.Nominated():
            return ()  # told with who declares
        case ev.Declared(seat=seat):
            return _declared(seat, t)
        case ev.Chose(contract=contract):
            return (_chosen(_declarer(t), contract),)
        case ev.Agreed(contract=contract):
            if contract.terms in w.AGREED:
                return (w.AGREED[contract.terms](bid=bid(contract).name, who=_declarer(t)),)
            return (w.AGREED_FREE(goal=contract.goal) if t.declarer is not None else _own_cards(t, contract),)
        case ev.Faced(seat=seat):
            return (w.DUMMY_FACED(who=seat) if seat is t.dummy else w.HAND_SHOWN(who=seat),)
        case ev.Exchanged(seat=one, other=two):
            return (w.EXCHANGED(one=one, two=two),)
        case ev.Reseated(player=player, seat=place):
            return (w.RESEATED(who=player, place=place),)
        case ev.TookUp(seat=place):
            return (w.TOOK_UP(place=place),)
        case ev.Awarded(side=side, tricks=tricks):
            return (w.AWARDED(whose=side, tricks=tricks),) if tricks else ()
        case ev.Transferred(side=side, tricks=tricks):
            return (w.TRANSFERRED(whose=side, tricks=tricks),)
        case ev.ThrownIn(reason=reason):
            return (thrown_in(reason),)
        case ev.Scored():
            return (score(t),)
        case ev.Committed() | ev.Seeded() | ev.Dealt() | ev.Turned() | ev.LaidOpen():
            return ()
        case (
            ev.TookBack()
            | ev.Claimed()
            | ev.Answered()
            | ev.PickedUp()
            | ev.Asked()
            | ev.Declined()
            | ev.Undone()
            | ev.Exposed()
            | ev.Accepted()
            | ev.Rejected()
            | ev.Challenged()
            | ev.Ruled()
        ):
            return (_interrupted(event, t),)
        case _:
            assert_never(event)


_Interruption = (
    ev.TookBack
    | ev.Claimed
    | ev.Answered
    | ev.PickedUp
    | ev.Asked
    | ev.Declined
    | ev.Undone
    | ev.Exposed
    | ev.Accepted
    | ev.Rejected
    | ev.Challenged
    | ev.Ruled
)


def _interrupted(event: _Interruption, t: Table) -> Text:
    """Claims, wishes and irregularities."""
    match event:
        case ev.TookBack(seat=seat, card=card):
            return w.TAKES_BACK(who=seat, card=card.name)
        case ev.Claimed(seat=seat, tricks=tricks, line=line):
            return w.CLAIMS(who=place_of(t, seat), tricks=tricks, left=t.remaining, line=line)
        case ev.Answered(seat=seat, agreed=agreed):
            return (w.AGREES if agreed else w.DISAGREES)(who=place_of(t, seat))
        case ev.PickedUp():
            return w.PICKED_UP()
        case ev.Asked(seat=seat):
            return w.ASKS_UNDO(who=place_of(t, seat))
        case ev.Declined():
            return w.DECLINED()
        case ev.Undone():
            return w.UNDONE()
        case ev.Exposed(seat=seat, card=card):
            return w.EXPOSED(who=seat, card=card.name)
        case ev.Accepted(seat=seat):
            return w.ACCEPTED(who=place_of(t, seat))
        case ev.Rejected(seat=seat):
            return w.REJECTED(who=place_of(t, seat))
        case ev.Challenged(seat=seat, of=of):
            return w.CHALLENGED(who=place_of(t, seat), of=of)
        case ev.Ruled(of=of, ruling=ruling):
            return w.RULED[ruling](of=of)
        case _:
            assert_never(event)


def thrown_in(reason: str) -> Text:
    """Why a deal was not played."""
    return w.THROWN_IN[reason]() if reason in w.THROWN_IN else w.THROWN_IN_OTHERWISE(reason=reason)


def place_of(t: Table, player: Seat) -> Seat:
    """Where a player sits now; with three players some have moved."""
    return next((seat for seat, who in t.people.items() if who is player), player)


def score(t: Table) -> Text:
    """Who gets how much, in one line."""
    points = side_scores(t)
    best = max(Side, key=lambda side: points[side])
    if not points[best]:
        return w.NOBODY_SCORES()
    if points[best.other]:
        return w.SCORE_BOTH(whose=best, points=points[best], others=best.other, less=points[best.other])
    return w.SCORE(whose=best, points=points[best])


def side_scores(t: Table) -> dict[Side, int]:
    entries = t.scored.entries if t.scored else ()
    return {side: sum(entry.points for entry in entries if entry.side is side) for side in Side}


def result(t: Table) -> Text:
    """How the deal ended, in one line."""
    if t.thrown_in is not None:
        return thrown_in(t.thrown_in.reason)
    if t.declarer is None:
        return score(t)
    declarer, contract = t.bargain
    points = side_scores(t)
    best = max(Side, key=lambda side: points[side])
    tricks, needed = t.won[declarer.side], goal(contract)
    known: dict[str, str | int] = {"who": declarer}
    if needed is None:
        ending, known = w.RESULT_TRICKS, known | {"tricks": tricks}
    elif tricks < needed and points[best] and ends_decided(t):
        ending, known = w.RESULT_STOPPED, known | {"goal": needed, "tricks": tricks}
    elif tricks < needed:
        ending, known = w.RESULT_SHORT, known | {"goal": needed, "short": needed - tricks}
    elif tricks == needed:
        ending, known = w.RESULT_MADE, known | {"goal": needed}
    else:
        ending, known = w.RESULT_OVER, known | {"tricks": tricks, "over": tricks - needed}
    if not points[best]:
        return w.RESULT_NOBODY(**known)
    one, both = ending
    known |= {"whose": best, "points": points[best]}
    return both(**known, others=best.other, less=points[best.other]) if points[best.other] else one(**known)


def ends_decided(t: Table) -> bool:
    """Whether the deal ended as soon as it was decided, with tricks left that nobody won."""
    return sum(t.won.values()) < t.cards


def _declarer(t: Table) -> Seat:
    assert t.declarer is not None
    return t.declarer


def _own_cards(t: Table, contract: ev.Contract) -> Text:
    if contract.strain is NT:
        return w.OWN_CARDS(who=t.proper_leader)
    return w.OWN_CARDS_TRUMPS(who=t.proper_leader, trumps=contract.strain.letter)


def _chosen(who: Seat, contract: ev.Contract) -> Text:
    trumps, needed = contract.strain.letter, contract.goal
    if contract.terms in tuple(Stakes):
        if contract.strain is NT:
            return w.FREE_CHOSEN(who=who, terms=contract.terms, goal=needed)
        return w.BATTLE_CHOSEN(who=who, trumps=trumps, terms=contract.terms, goal=needed)
    if goal(contract) is None:
        return w.CHOSEN[contract.terms](who=who, trumps=trumps)
    return w.CHOSEN.get(contract.terms, w.STRAIN_CHOSEN)(who=who, trumps=trumps, goal=needed)


@cache  # five people are told the same of every card of every table
def _played(who: Seat, card: Card) -> tuple[Text]:
    return (w.PLAYS(who=who, card=card.name),)


@cache
def _won(winner: Seat) -> Text:
    return w.WINS_TRICK(who=winner)


def _declared(who: Seat, t: Table) -> tuple[Text, ...]:
    """Who declares and why: by what was announced, by what was called, or because they dealt."""
    said = {}
    for announced in t.announced:
        if announced.measure is not ev.Measure.LONGEST:
            said[announced.seat] = announced.number
    if len(said) == 4:
        why = w.DECLARES_CHOSEN(who=who, points=said[who]) if t.nominated is not None else _of_partners(who, said)
        return (*_stronger_side(who.side, said), why)
    if said:
        return (w.DECLARES_OF_THREE(who=who, points=said.get(who, 0)),)
    final = last_bid(t.calls)
    if final is not None:
        return (w.DECLARES_NAMED(who=who, trumps=final.bid.strain.letter),)
    return (w.DECLARES_PLAY(who=who) if t.calls else w.DECLARES_DEALER(who=who),)


def _stronger_side(side: Side, said: dict[Seat, int]) -> tuple[Text, ...]:
    more, less = (sum(said[seat] for seat in each.seats) for each in (side, side.other))
    return (w.POINTS_LEVEL() if more == less else w.SIDE_STRONGER(whose=side, more=more, less=less),)


def _of_partners(who: Seat, said: dict[Seat, int]) -> Text:
    points, less = said[who], said[who.partner]
    if points == less:
        return w.DECLARES_FIRST(who=who, partner=who.partner, points=points)
    return w.DECLARES_STRONGER(who=who, points=points, partner=who.partner, less=less)
