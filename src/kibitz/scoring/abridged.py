"""aBRIDGEd: the score chart. Only one side scores a hand."""

from __future__ import annotations

from typing import Final

from kibitz.scoring.line import Line

PLAY: Final = "play"
TEN: Final = "ten"
SEVEN: Final = "seven"

GOAL: Final = {PLAY: 10, TEN: 10, SEVEN: 7}

# Points for the opponents from no trick up, then for declarers from the goal up.
_CHART: Final = {
    PLAY: (550, 450, 360, 280, 210, 150, 100, 60, 30, 10, 90, 100, 110, 120),
    TEN: (50, 45, 40, 35, 30, 25, 20, 15, 10, 5, 50, 55, 60, 65),
    SEVEN: (35, 30, 25, 20, 15, 10, 5, 10, 15, 20, 25, 30, 35, 40),
}


def score(declared: str, tricks: int) -> tuple[Line, ...]:
    """The score of one hand.

    >>> score(PLAY, 9)
    (Line(to_declarers=False, points=10, reason='short', below=False),)
    """
    made = tricks >= GOAL[declared]
    return (Line(made, _CHART[declared][tricks], "made" if made else "short"),)
