"""aBRIDGEd: the whole chart of Figure 4, and the scoring examples."""

from __future__ import annotations

import pytest

from kibitz.scoring import abridged
from kibitz.scoring.line import totals

# Figure 4 as printed: tricks of the declaring side across; a dash is no points.
FIGURE_4 = """
play  declarers  -   -   -   -   -   -   -   -   -   -  90 100 110 120
play  opponents 550 450 360 280 210 150 100  60  30  10  -   -   -   -
ten   declarers  -   -   -   -   -   -   -   -   -   -  50  55  60  65
ten   opponents  50  45  40  35  30  25  20  15  10   5  -   -   -   -
seven declarers  -   -   -   -   -   -   -  10  15  20  25  30  35  40
seven opponents  35  30  25  20  15  10   5  -   -   -   -   -   -   -
"""


@pytest.mark.parametrize("line", FIGURE_4.strip().splitlines(), ids=lambda line: " ".join(line.split()[:2]))
def test_abridged_figure_4(line: str) -> None:
    declared, who, *points = line.split()
    column = ("declarers", "opponents").index(who)
    found = [totals(abridged.score(declared, tricks))[column] for tricks in range(14)]
    assert found == [0 if cell == "-" else int(cell) for cell in points]


def test_abridged_only_one_side_scores_a_hand() -> None:
    for declared in abridged.GOAL:
        for tricks in range(14):
            declarers, opponents = totals(abridged.score(declared, tricks))
            assert (declarers == 0) != (opponents == 0)


def test_abridged_scoring_example_hand_1_play_eleven_tricks() -> None:
    assert totals(abridged.score("play", 11)) == (100, 0)


def test_abridged_scoring_example_hand_2_seven_nine_tricks() -> None:
    assert totals(abridged.score("seven", 9)) == (20, 0)


def test_abridged_scoring_example_hand_3_ten_eight_tricks() -> None:
    assert totals(abridged.score("ten", 8)) == (0, 10)


def test_abridged_scoring_example_hand_4_play_nine_tricks() -> None:
    assert totals(abridged.score("play", 9)) == (0, 10)
