"""What each side needs, in every game and with every option: at that many tricks, and not before, it is paid more."""

from __future__ import annotations

import random

import pytest

from kibitz.cards import Side
from kibitz.engine import State
from kibitz.games import game, naming
from tests.battery.variants import Variant, seeded, title, variants, walk


def contracted(variant: Variant) -> State:
    """A deal whose contract has just been settled."""
    rng = random.Random(title(variant))
    while True:
        states = walk(seeded(game(*variant), rng), rng, asides=0)
        if found := next((state for state in states if state.table.contract is not None), None):
            return found


@pytest.mark.parametrize("variant", variants(), ids=title)
def test_goals_are_where_the_score_turns(variant: Variant) -> None:
    state = contracted(variant)
    t = state.table
    goals = state.game.goals(state.table)
    assert set(goals) in (set(), set(Side))
    assert t.contract is not None
    assert bool(goals) is (naming.goal(t.contract) is not None)

    def points(side: Side, tricks: int) -> int:
        won = tricks if side is t.reckoned else t.cards - tricks
        return sum(entry.points for entry in state.game.score(t, won) if entry.side is side)

    for side, goal in goals.items():
        assert points(side, goal) > points(side, goal - 1)
        if goal > 1:  # honours aside there is nothing before it
            assert points(side, goal - 1) == points(side, goal - 2)


def test_nobody_needs_anything_before_the_contract() -> None:
    rng = random.Random(1)
    assert not game("heroes").goals(seeded(game("heroes"), rng).table)
