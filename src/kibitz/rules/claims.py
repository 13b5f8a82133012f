"""Claims: a hand shown, a line of play stated, and the other side's word on it (Law 14)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kibitz.cards import Seat
from kibitz.engine import events as ev
from kibitz.engine.game import Do, Moves, Rule, Step, Wait
from kibitz.engine.table import Table
from kibitz.rules.asides import with_asides

LINES: Final = (
    "my cards are high",
    "trumps first, then high cards",
    "ruffing in both hands",
    "in any order",
    "the rest is theirs",
)
"""The ways to explain a claim. They are set phrases: nobody writes to strangers at our tables."""


def with_claims(play: Rule) -> Rule:
    """The same play, where anyone but dummy may claim at any time."""

    def rule(t: Table) -> Step | None:
        if t.claim is not None:
            return _settle(t, t.claim)
        step = play(t)
        if isinstance(step, Wait) and t.contract is not None:
            return with_asides(step, _claims(t.active(), 13 - len(t.tricks)))
        return step

    return rule


def _settle(t: Table, claim: ev.Claimed) -> Step:
    place = t.place(claim.seat)
    if place not in t.faced:
        return Do((ev.Faced(place, t.hands[place]),))
    if any(not answer.agreed for answer in t.answers):
        return Do((ev.PickedUp(place),))
    answered = [answer.seat for answer in t.answers]
    waiting = [seat for seat in t.opponents(claim.seat) if seat not in answered]
    if waiting:
        return Wait({seat: (ev.Answered(seat, True), ev.Answered(seat, False)) for seat in waiting})
    rest = 13 - len(t.tricks) - claim.tricks
    return Do((ev.Awarded(place.side, claim.tricks), ev.Awarded(place.side.other, rest)))


@lru_cache(maxsize=1024)
def _claims(seats: tuple[Seat, ...], remaining: int) -> Moves:
    return {
        seat: tuple(ev.Claimed(seat, tricks, line) for tricks in range(remaining, -1, -1) for line in LINES)
        for seat in seats
    }
