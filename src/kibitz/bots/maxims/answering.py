"""Answering a claim: agreed if the claimer has the tricks from the top, whatever the others play."""

from __future__ import annotations

from msgspec.structs import replace

from kibitz.analysis.certainty import are_certain
from kibitz.engine import Table


def is_plain(t: Table) -> bool:
    """Whether the claim on the table is certain, as far as the player who is asked can see."""
    claim = t.claim
    assert claim is not None
    claimer = t.place(claim.seat)
    # What is certain from the cards on the table alone the claimer knew, and it is found here in the same way.
    on_table = replace(t, dealt={}, hands={seat: t.hands[seat] for seat in t.faced})
    return any(are_certain(each, claimer, claim.tricks) for each in (on_table, t))
