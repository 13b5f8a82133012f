"""Before the first card of a deal: who plays what, what each side needs, and who leads, said to one player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kibitz.cards import Seat, Side
from kibitz.engine.table import Table
from kibitz.engine.text import Template, Text

ALL_THE_TRICKS: Final = Template("trey-every-trick")
YOU_PLAY: Final = Template("trey-you-play")
WHO_PLAYS: Final = Template("trey-who-plays")
WE_NEED: Final = Template("trey-we-need")
BOTH_NEED: Final = Template("trey-both-need")
YOU_LEAD_FIRST: Final = Template("trey-you-lead")
WHO_LEADS: Final = Template("trey-who-leads")


def opening(
    t: Table, goals: Mapping[Side, int], place: Seat, leader: Seat | None, names: Mapping[Seat, str]
) -> tuple[Text, ...]:
    """The sentences; none before there is anything to play for, and none once a card has been played."""
    if t.contract is None or t.over or t.trick or t.tricks:
        return ()
    said = [_what(t, place, names)]
    ours, theirs = goals.get(place.side), goals.get(place.side.other)
    if ours is not None:
        said.append(WE_NEED(ours=ours) if theirs is None else BOTH_NEED(ours=ours, theirs=theirs))
    if leader is not None:
        said.append(YOU_LEAD_FIRST() if leader is place else WHO_LEADS(who=names.get(leader, "")))
    return tuple(said)


def _what(t: Table, place: Seat, names: Mapping[Seat, str]) -> Text:
    assert t.contract is not None
    if t.declarer is None:
        return ALL_THE_TRICKS()
    trumps = t.contract.strain.letter
    return YOU_PLAY(trumps=trumps) if t.declarer is place else WHO_PLAYS(who=names.get(t.declarer, ""), trumps=trumps)
