"""Who sees which event. There is nothing to redact in a view: what a seat may not see never reaches it."""

from __future__ import annotations

from typing import assert_never

from kibitz.cards import Seat
from kibitz.engine import events as ev


def sees(player: Seat | None, event: ev.AnyEvent) -> bool:
    """Whether the player who came to that seat sees the event; None is a spectator."""
    match event:
        case ev.Played():
            return True  # first, for most events are cards
        case ev.Seeded():
            return False  # opened with LaidOpen, when the deal is over
        case ev.Dealt(seat=seat):
            return player is seat
        case ev.TookUp(player=owner):
            return player is owner
        case (
            ev.Opened()
            | ev.Committed()
            | ev.Cut()
            | ev.Announced()
            | ev.Recounted()
            | ev.Called()
            | ev.Chose()
            | ev.Targeted()
            | ev.Nominated()
            | ev.Declared()
            | ev.Agreed()
            | ev.Faced()
            | ev.Exchanged()
            | ev.Reseated()
            | ev.Turned()
            | ev.TookBack()
            | ev.Claimed()
            | ev.Answered()
            | ev.PickedUp()
            | ev.Awarded()
            | ev.Asked()
            | ev.Declined()
            | ev.Undone()
            | ev.Exposed()
            | ev.Accepted()
            | ev.Rejected()
            | ev.Challenged()
            | ev.Ruled()
            | ev.Transferred()
            | ev.ThrownIn()
            | ev.Scored()
            | ev.LaidOpen()
        ):
            return True
        case _:
            assert_never(event)
