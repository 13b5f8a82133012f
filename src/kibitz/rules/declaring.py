"""Who becomes declarer, by what was announced."""

from __future__ import annotations

from collections.abc import Iterable

from kibitz.cards import Seat, Side, Strain
from kibitz.engine import events as ev
from kibitz.engine.events import Measure, WhyThrownIn
from kibitz.engine.game import Do, Rule, Step, Wait
from kibitz.engine.table import Table


def side_points(t: Table, measure: Measure) -> dict[Side, int]:
    said = t.announcements(measure)
    return {side: sum(said[seat] for seat in side.seats) for side in Side}


def strongest(said: dict[Seat, int], seats: Iterable[Seat]) -> Seat:
    """The strongest of these hands; of equal ones the first, so give them in the order that decides."""
    return max(seats, key=lambda seat: said[seat])


def deal_again_if_level(t: Table) -> Step | None:
    """Twenty points each: the same dealer deals again."""
    if t.declarer is not None:
        return None
    points = side_points(t, Measure.POINTS)
    return Do((ev.ThrownIn(True, WhyThrownIn.LEVEL),)) if points[Side.NS] == points[Side.EW] else None


def stronger_side_declares(measure: Measure, *, equals_choose: bool = False) -> Rule:
    """The side with more points declares, on level points the dealer's; its stronger hand, then the first to speak.

    Where `equals_choose` holds, the first to speak of two equal partners says which of them declares.
    """

    def rule(t: Table) -> Step | None:
        if t.declarer is not None:
            return None
        if t.nominated is not None:
            return Do((ev.Declared(t.nominated),))
        points, said = side_points(t, measure), t.announcements(measure)
        side = max((t.dealer.side, t.dealer.side.other), key=lambda each: points[each])
        first, second = (seat for seat in t.dealer.clockwise() if seat.side is side)
        if equals_choose and said[first] == said[second]:
            return Wait({first: (ev.Nominated(first, first), ev.Nominated(first, second))})
        return Do((ev.Declared(strongest(said, (first, second))),))

    return rule


def dealer_declares(t: Table) -> Step | None:
    """BridgeWar: who deals, attacks."""
    return None if t.declarer is not None else Do((ev.Declared(t.dealer),))


def most_tricks_win(strain: Strain, terms: str) -> Rule:
    """A contract that nobody has to choose: in that strain, for more than half of the tricks."""

    def rule(t: Table) -> Step | None:
        return None if t.contract is not None else Do((ev.Agreed(ev.Contract(strain, t.cards // 2 + 1, terms)),))

    return rule
