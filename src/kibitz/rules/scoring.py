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


def contract_goals(t: Table) -> dict[Side, int]:
    """Declarer's side needs the tricks of the contract, the other enough to leave it one short."""
    if t.declarer is None or t.contract is None:
        return {}
    side, goal = t.declarer.side, t.contract.goal
    return {side: goal, side.other: t.cards + 1 - goal}


def goals_alike(t: Table) -> dict[Side, int]:
    """Either side needs the same."""
    return {} if t.contract is None else dict.fromkeys(Side, t.contract.goal)


def no_goals(t: Table) -> dict[Side, int]:
    """Every trick counts, and none of them decides."""
    return {}


def write_score(score: Score) -> Rule:
    def rule(t: Table) -> Step | None:
        if t.scored is not None:
            return None
        return Do((Scored(t.won, score(t, t.won[t.reckoned])),))

    return rule
