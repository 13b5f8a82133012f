"""Saying how strong or how long a hand is, in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibitz.cards import Seat
from kibitz.engine.events import Announced, Measure, Recounted
from kibitz.engine.game import Do, Rule, Step, Wait
from kibitz.engine.table import Table

PACK_POINTS: Final = 40
_POSSIBLE: Final = {Measure.POINTS: range(38), Measure.STRENGTH: range(38), Measure.LONGEST: range(4, 14)}


def from_dealer(t: Table) -> Seat:
    return t.dealer


def from_declarers_left(t: Table) -> Seat:
    assert t.declarer is not None
    return t.declarer.left


def announce(measure: Measure, first: Callable[[Table], Seat] = from_dealer, *, by_players: bool = False) -> Rule:
    """All players announce in turn: read off their hands, or said by themselves and then checked."""

    def rule(t: Table) -> Step | None:
        if t.tricks:  # all was said long ago, and counting it again would slow every card
            return None
        said = t.announcements(measure)
        if len(said) == len(t.people):
            return Do((Recounted(measure),)) if by_players and _miscounted(measure, said) else None
        seats = [seat for seat in first(t).clockwise() if seat in t.players]
        if by_players:
            seat = seats[len(said)]
            return Wait({seat: tuple(Announced(seat, measure, number) for number in _POSSIBLE[measure])})
        return Do(tuple(Announced(seat, measure, measure.of(t.dealt[seat])) for seat in seats))

    return rule


def _miscounted(measure: Measure, said: dict[Seat, int]) -> bool:
    """Law 5: four counts that do not make forty are counted again. Three can only be too many."""
    if measure is Measure.LONGEST:
        return False
    total = sum(said.values())
    return total != PACK_POINTS if len(said) == 4 else total > PACK_POINTS
