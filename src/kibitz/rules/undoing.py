"""Taking back a move, if the other side agrees."""

from __future__ import annotations

from kibitz.cards import Seat
from kibitz.engine import events as ev
from kibitz.engine.game import Do, Moves, Step, Wait
from kibitz.engine.table import Table
from kibitz.rules.claims import ask


def offer_undo(t: Table, wait: Wait) -> Moves:
    """Who has moved may ask to take it back, as long as nothing was shown since."""
    if t.asked is not None or t.claim is not None:
        return {}
    return {seat: (ev.Asked(seat),) for seat in t.own_moves}


def is_last_to_move(t: Table, seat: Seat) -> bool:
    """Whether nobody else has moved since that player's last move: taking it back then takes back no knowledge."""
    return seat in t.own_moves and t.own_moves[seat] == max(t.own_moves.values())


def settle_undo(t: Table) -> Step | None:
    """The other side agrees, or one of them does not."""
    if t.asked is None:
        return None
    refuser = next((answer.seat for answer in t.answers if not answer.agreed), None)
    if refuser is not None:
        return Do((ev.Declined(refuser),))
    asker = t.asked.seat
    return ask(t, t.opponents(asker)) or Do((ev.Undone(t.own_moves[asker]),))
