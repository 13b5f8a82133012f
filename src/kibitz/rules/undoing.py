"""Taking back a move, if the other side agrees."""

from __future__ import annotations

from kibitz.cards import Seat
from kibitz.engine import events as ev
from kibitz.engine.game import Do, Rule, Step, Wait
from kibitz.engine.table import Table
from kibitz.rules.asides import with_asides


def with_undo(rule: Rule) -> Rule:
    """The same rule, where a player may ask to take back a move, as long as nothing was shown since."""

    def wrapped(t: Table) -> Step | None:
        if t.asked is not None:
            return _settle(t, t.asked.seat)
        step = rule(t)
        if isinstance(step, Wait) and t.own_moves and t.claim is None:
            return with_asides(step, {seat: (ev.Asked(seat),) for seat in t.own_moves})
        return step

    return wrapped


def _settle(t: Table, asker: Seat) -> Step:
    refuser = next((answer.seat for answer in t.answers if not answer.agreed), None)
    if refuser is not None:
        return Do((ev.Declined(refuser),))
    answered = [answer.seat for answer in t.answers]
    waiting = [seat for seat in t.opponents(asker) if seat not in answered]
    if waiting:
        return Wait({seat: (ev.Answered(seat, True), ev.Answered(seat, False)) for seat in waiting})
    return Do((ev.Undone(t.own_moves[asker]),))
