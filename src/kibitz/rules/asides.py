"""Adding moves that nobody waits for to what a rule waits for."""

from __future__ import annotations

from kibitz.engine.game import Moves, Wait


def with_asides(wait: Wait, more: Moves) -> Wait:
    if not wait.asides:
        return Wait(wait.turns, more)
    seats = dict.fromkeys((*wait.asides, *more))
    return Wait(wait.turns, {seat: (*wait.asides.get(seat, ()), *more.get(seat, ())) for seat in seats})
