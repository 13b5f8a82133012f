"""Duplicate: bonuses, matchpoints and IMPs. Every contract is checked beside rubber scoring."""

from __future__ import annotations

import pytest

from kibitz.cards import CLUBS, DIAMONDS, HEARTS, NT, SPADES, Strain
from kibitz.scoring import duplicate
from kibitz.scoring.line import totals

# Law 78B: from such a difference on, so many IMPs.
IMP_RANGES = """
0-10 20-40 50-80 90-120 130-160 170-210 220-260 270-310 320-360 370-420 430-490 500-590 600-740
750-890 900-1090 1100-1290 1300-1490 1500-1740 1750-1990 2000-2240 2250-2490 2500-2990 3000-3490
3500-3990 4000-9990
"""


@pytest.mark.parametrize(
    ("strain", "level", "tricks", "vulnerable", "points"),
    [
        (CLUBS, 2, 8, True, 90),  # part-score 50
        (NT, 3, 9, False, 400),  # game 300
        (SPADES, 4, 10, True, 620),  # game 500
        (HEARTS, 6, 12, False, 980),
        (NT, 7, 13, True, 2220),
    ],
)
def test_rules_duplicate_bonuses(strain: Strain, level: int, tricks: int, vulnerable: bool, points: int) -> None:
    assert totals(duplicate.score(strain, level, "undoubled", tricks, vulnerable=vulnerable)) == (points, 0)


def test_a_doubled_part_score_may_make_game() -> None:
    assert totals(duplicate.score(SPADES, 2, "doubled", 8, vulnerable=False)) == (120 + 300 + 50, 0)


@pytest.mark.parametrize(
    ("level", "strain", "tricks", "doubling", "vulnerable", "points"),
    [
        (2, SPADES, 10, "undoubled", True, 170),
        (5, DIAMONDS, 11, "undoubled", False, 400),
        (4, SPADES, 9, "undoubled", True, -100),
        (4, SPADES, 9, "doubled", False, -100),
        (4, SPADES, 6, "doubled", False, -800),
        (4, SPADES, 7, "doubled", True, -800),
        (2, HEARTS, 9, "doubled", True, 870),
        (1, NT, 6, "redoubled", True, -400),
    ],
)
def test_the_net_score_is_declarers(
    level: int, strain: Strain, tricks: int, doubling: str, vulnerable: bool, points: int
) -> None:
    assert duplicate.net(strain, level, doubling, tricks, vulnerable=vulnerable) == points


def test_nothing_is_below_the_line_at_duplicate() -> None:
    assert not any(line.below for line in duplicate.score(SPADES, 4, "undoubled", 10, vulnerable=False))


def test_imps_every_difference() -> None:
    for imps, span in enumerate(IMP_RANGES.split()):
        least, most = map(int, span.split("-"))
        assert {duplicate.imps(difference) for difference in range(least, most + 1, 10)} == {imps}
        assert {duplicate.imps(-difference) for difference in range(least, most + 1, 10)} == {-imps}


def test_matchpoints_two_for_each_score_beaten_and_one_for_each_equal() -> None:
    assert duplicate.matchpoints([420, 50, 420, -50]) == [5, 2, 5, 0]


def test_matchpoints_of_a_board_always_have_the_same_sum() -> None:
    for scores in ([0], [1, 1], [3, 2, 1], [5, 5, 5, 5], [1, 2, 2, 9, -4]):
        assert sum(duplicate.matchpoints(scores)) == len(scores) * (len(scores) - 1)
