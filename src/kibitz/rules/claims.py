"""Claims: a hand shown, a line of play stated, and the other side's word on it (Law 14)."""

from __future__ import annotations

from functools import lru_cache

from kibitz.cards import Seat
from kibitz.engine import events as ev
from kibitz.engine.game import Do, Moves, Step, Wait
from kibitz.engine.table import Table
from kibitz.rules.tricks import is_play


def offer_claims(t: Table, wait: Wait) -> Moves:
    """Anyone but dummy may claim while cards are played."""
    return _claims(t.active(), t.remaining) if is_play(wait) and t.contract is not None else {}


def settle_claim(t: Table) -> Step | None:
    """The claimer's hand is shown; either opponent may refuse, and then it is picked up and play goes on."""
    claim = t.claim
    if claim is None:
        return None
    place = t.place(claim.seat)
    if place not in t.faced:
        return Do((ev.Faced(place, t.hands[place]),))
    if any(not answer.agreed for answer in t.answers):
        return Do((ev.PickedUp(place),))
    if waiting := ask(t, t.opponents(claim.seat)):
        return waiting
    rest = t.remaining - claim.tricks
    return Do((ev.Awarded(place.side, claim.tricks), ev.Awarded(place.side.other, rest)))


def ask(t: Table, seats: tuple[Seat, ...]) -> Wait | None:
    """Yes or no, from all of these who have not answered yet."""
    answered = [answer.seat for answer in t.answers]
    waiting = [seat for seat in seats if seat not in answered]
    return Wait({seat: (ev.Answered(seat, True), ev.Answered(seat, False)) for seat in waiting}) if waiting else None


@lru_cache(maxsize=1024)
def _claims(seats: tuple[Seat, ...], remaining: int) -> Moves:
    return {
        seat: tuple(ev.Claimed(seat, tricks, line) for tricks in range(remaining, -1, -1) for line in ev.ClaimLine)
        for seat in seats
    }
