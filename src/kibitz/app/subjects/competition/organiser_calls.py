"""Tables that call whoever runs a competition: one tap, no words."""

from __future__ import annotations

from kibitz.app.subjects.competition.competition_ledger import CalledOrganiser, CallEnded, EventState, OurTable
from kibitz.app.subjects.competition.slip_picture import place_of


def called(state: EventState, person: str | None, *, wanted: bool) -> tuple[CalledOrganiser | CallEnded, ...]:
    """The table where somebody plays calls, or does not need anybody any more; nothing new if that is known."""
    there, _ = place_of(state, person)
    round_, table = state.event.round, there.table
    if wanted == (OurTable(round_, table) in state.calls):
        return ()
    return (CalledOrganiser(round=round_, table=table) if wanted else CallEnded(round=round_, table=table),)
