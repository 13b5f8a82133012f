"""BridgeWar: each tier at every number of tricks."""

from __future__ import annotations

import pytest

from kibitz.scoring import bridgewar
from kibitz.scoring.line import totals

# From how many of the attackers' tricks on they score, what they get, and what the defenders get below that.
EXTREME = {
    ("free", "skirmish"): (7, 1, 1),
    ("hero", "skirmish"): (8, 1, 1),
    ("free", "clash"): (9, 5, 2),
    ("hero", "clash"): (10, 5, 2),
    ("free", "showdown"): (12, 10, 5),
    ("hero", "showdown"): (12, 10, 5),
}


def test_bridgewar_seven_tricks_take_the_point() -> None:
    found = [totals(bridgewar.plain(tricks)) for tricks in range(14)]
    assert found == [(0, 1)] * 7 + [(1, 0)] * 7


def test_bridgewar_example_nine_tricks_won_by_attackers() -> None:
    assert totals(bridgewar.plain(9)) == (1, 0)


def test_heroes_eight_tricks_take_the_point_and_at_seven_six_nobody_scores() -> None:
    found = [totals(bridgewar.heroes(tricks)) for tricks in range(14)]
    assert found == [(0, 1)] * 6 + [(0, 0)] * 2 + [(1, 0)] * 6


def test_heroes_read_so_that_the_defenders_score_when_the_attackers_fall_short() -> None:
    found = [totals(bridgewar.heroes(tricks, short="defenders")) for tricks in range(14)]
    assert found == [(0, 1)] * 8 + [(1, 0)] * 6


@pytest.mark.parametrize(("battle", "needed"), [("free", 7), ("hero", 8)])
def test_battles_one_point_to_the_attackers_or_to_the_defenders(battle: str, needed: int) -> None:
    found = [totals(bridgewar.staked(battle, "skirmish", tricks)) for tricks in range(14)]
    assert found == [(0, 1)] * needed + [(1, 0)] * (14 - needed)


@pytest.mark.parametrize(("battle", "stakes"), EXTREME)
def test_extreme_table_of_stakes(battle: str, stakes: str) -> None:
    needed, attackers, defenders = EXTREME[battle, stakes]
    found = [totals(bridgewar.staked(battle, stakes, tricks)) for tricks in range(14)]
    assert found == [(0, defenders)] * needed + [(attackers, 0)] * (14 - needed)
