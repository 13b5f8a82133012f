"""Writing down what the deal was worth."""

from __future__ import annotations

from collections.abc import Iterable

from kibitz.cards import Side
from kibitz.engine.events import Entry, Scored
from kibitz.engine.game import Do, Rule, Score, Step
from kibitz.engine.table import Table
from kibitz.scoring.line import Line


def entries(side: Side, score: Iterable[Line]) -> tuple[Entry, ...]:
    """Lines of a score as entries, for a deal that this side declared."""
    return tuple(
        Entry(side if line.to_declarers else side.other, line.points, line.reason, line.below) for line in score
    )


def write_score(score: Score) -> Rule:
    def rule(t: Table) -> Step | None:
        if t.scored is not None:
            return None
        assert t.declarer is not None
        return Do((Scored(t.won, score(t, t.won[t.declarer.side])),))

    return rule
