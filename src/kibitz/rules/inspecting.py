"""Which played cards a player may look at again (Laws 13 and 25)."""

from __future__ import annotations

from kibitz.cards import Seat
from kibitz.engine import events as ev
from kibitz.engine.game import Moves, Wait
from kibitz.engine.table import Table
from kibitz.rules.tricks import is_play


def kept_in_order(t: Table, player: Seat | None) -> tuple[ev.Played, ...]:
    """Law 13: the last trick until you turn your card of it; after that your own card only."""
    if t.over or not t.tricks:
        return _all(t)
    plays = t.tricks[-1].plays
    if player is None:
        return () if t.turned else plays  # who only watches sees what lies open to all
    place = t.place(player)
    if place in t.turned:
        return tuple(play for play in plays if play.seat is place)
    return plays


def collected(t: Table, player: Seat | None) -> tuple[ev.Played, ...]:
    """Law 25: the last trick until play to the next begins."""
    if t.over or not t.tricks:
        return _all(t)
    return () if t.turned else t.tricks[-1].plays


def offer_turning(t: Table, wait: Wait) -> Moves:
    """Each player turns the card of a finished trick when ready, at the latest when playing to the next (Law 12)."""
    if not t.tricks or not is_play(wait):
        return {}
    return {who: (ev.Turned(seat),) for seat, who in t.people.items() if seat not in t.turned}


def _all(t: Table) -> tuple[ev.Played, ...]:
    return tuple(play for trick in t.tricks for play in trick.plays)
