"""A finished deal to step through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from kibitz.app.pictures.replay_messages import ReplayStep
from kibitz.cards import Seat
from kibitz.engine import events as ev
from kibitz.engine.fold import fold, standing
from kibitz.engine.table import Table
from kibitz.narration import story


def told_steps(log: Sequence[ev.AnyEvent]) -> Iterator[tuple[ev.Happening, ReplayStep]]:
    """What happened, was not withdrawn, and is to be told; a card that went back to its hand was never played."""
    steps: list[tuple[ev.Happening, ReplayStep]] = []
    t = Table()
    for at, event in standing(log):
        t = fold(t, event, at)
        if isinstance(event, ev.TookBack):
            _drop(steps, event)
        steps += [(event, replace(step, at=at)) for step in _step(event, t)]
    return iter(steps)


def _drop(steps: list[tuple[ev.Happening, ReplayStep]], event: ev.TookBack) -> None:
    for place in range(len(steps) - 1, -1, -1):
        if steps[place][0] == ev.Played(event.seat, event.card):
            del steps[place]
            return


def _step(event: ev.Happening, t: Table) -> list[ReplayStep]:
    lines = story.tell(event, t)
    if isinstance(event, ev.Called):
        return [ReplayStep("call", event.seat, event.call.name, lines[0])]
    if isinstance(event, ev.Played):
        taker = t.tricks[-1].winner if not t.trick else None
        return [ReplayStep("card", event.seat, event.card.name, lines[0], taker)]
    if isinstance(event, ev.TookUp):
        return []  # told to its owner only, in words for that owner
    return [ReplayStep("other", _seat(event), "", line) for line in lines]


def _seat(event: ev.Happening) -> Seat | None:
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, Seat) else None
