"""aBRIDGEd: the score chart. Only one side scores a hand."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from kibitz.scoring.line import Line, ScoreReason


class Pledge(StrEnum):
    """What declarer's side has said it will do."""

    PLAY = "play"
    TEN = "ten"
    SEVEN = "seven"


GOAL: Final[Mapping[str, int]] = {Pledge.PLAY: 10, Pledge.TEN: 10, Pledge.SEVEN: 7}

# Points for the opponents from no trick up, then for declarers from the goal up.
_CHART: Final[Mapping[str, tuple[int, ...]]] = {
    Pledge.PLAY: (550, 450, 360, 280, 210, 150, 100, 60, 30, 10, 90, 100, 110, 120),
    Pledge.TEN: (50, 45, 40, 35, 30, 25, 20, 15, 10, 5, 50, 55, 60, 65),
    Pledge.SEVEN: (35, 30, 25, 20, 15, 10, 5, 10, 15, 20, 25, 30, 35, 40),
}


def score(declared: str, tricks: int) -> tuple[Line, ...]:
    """The score of one hand.

    >>> score(Pledge.PLAY, 9)
    (Line(to_declarers=False, points=10, reason=<ScoreReason.SHORT: 'short'>, below=False),)
    """
    made = tricks >= GOAL[declared]
    return (Line(made, _CHART[declared][tricks], ScoreReason.MADE if made else ScoreReason.SHORT),)
