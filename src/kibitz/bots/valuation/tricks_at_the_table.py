"""From double-dummy tricks to tricks at the table: what players really take, as it was measured."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from kibitz.analysis.layout_tricks import Tricks

TrickChances = npt.NDArray[np.float64]


class Skill(Enum):
    """How well all four play the cards: by maxims, or by imagining the hidden hands."""

    SIMPLE = "simple"
    STRONG = "strong"


# Double-dummy tricks less the goal -> how often from three fewer to three more than double dummy were
# taken, in hundredths, over 2,987 contracts that a strong program bid and played against itself. Who is at
# the goal by double dummy gets there more often than who may play for an overtrick, and that is so at
# every level from seven tricks to twelve.
_PERCENT_BEFORE_THE_LEAD: Final = {
    -3: (1, 1, 5, 41, 32, 14, 6),
    -2: (0, 2, 9, 52, 27, 7, 3),
    -1: (0, 2, 12, 56, 23, 6, 1),
    0: (0, 3, 13, 57, 23, 4, 0),
    1: (1, 3, 22, 56, 16, 2, 0),
    2: (2, 5, 25, 52, 15, 1, 0),
    3: (7, 4, 22, 56, 11, 0, 0),
}
# The same where double dummy starts from the lead that was made, so that no leader can err any more.
_PERCENT_AFTER_THE_LEAD: Final = {
    -3: (1, 0, 7, 51, 34, 6, 1),
    -2: (1, 2, 12, 57, 24, 2, 2),
    -1: (0, 2, 16, 64, 15, 2, 1),
    0: (1, 3, 15, 62, 17, 2, 0),
    1: (1, 4, 24, 59, 11, 1, 0),
    2: (3, 8, 28, 54, 7, 0, 0),
    3: (7, 12, 19, 58, 4, 0, 0),
}
# Double-dummy tricks -> the same for the simple player against itself, over 4,317 contracts: with maxims
# alone high contracts come home much less often, whatever the goal.
_PERCENT_BY_MAXIMS: Final = {
    6: (3, 3, 12, 33, 33, 14, 2),
    7: (1, 7, 19, 38, 26, 8, 1),
    8: (4, 9, 21, 37, 24, 5, 0),
    9: (6, 11, 25, 37, 18, 2, 1),
    10: (5, 12, 30, 40, 12, 1, 0),
    11: (8, 13, 33, 38, 7, 1, 0),
    12: (11, 16, 33, 35, 5, 0, 0),
    13: (15, 24, 35, 26, 0, 0, 0),
}
_FEWEST_TRICKS_MEASURED: Final = 6
"""Fewer double-dummy tricks than this are too rare to be told apart."""


def goal_of(score: TrickChances) -> int:
    """The fewest tricks that bring declarers something, for a score by tricks from 0 to 13."""
    return int((score > 0).argmax())


def real_tricks(double_dummy: Tricks | npt.NDArray[np.intp], goal: int, *, led: bool = False) -> TrickChances:
    """The chance of each number of tricks from 0 to 13, if these are the double-dummy tricks of layouts alike likely.

    For strong players; `led` says that the lead is on the table.

    >>> slam = real_tricks(np.array([12, 12, 12, 11], np.int8), 12, led=True)
    >>> round(float(slam[12:].sum()), 2)
    0.65
    """
    chances: TrickChances = _real(goal, led, Skill.STRONG)[double_dummy.astype(np.intp)].mean(axis=0)
    return chances


def real_worth(score: TrickChances, *, led: bool = False, skill: Skill = Skill.STRONG) -> TrickChances:
    """What each number of double-dummy tricks brings at the table, for a score by tricks really taken."""
    worth: TrickChances = _real(goal_of(score), led, skill) @ score
    return worth


@lru_cache(maxsize=64)
def _real(goal: int, led: bool, skill: Skill) -> TrickChances:
    table = np.zeros((14, 14))
    for tricks in range(14):
        for apart, hundredths in zip(range(-3, 4), _row(tricks, goal, led, skill), strict=True):
            table[tricks, min(13, max(0, tricks + apart))] += hundredths / 100
    return table


def _row(tricks: int, goal: int, led: bool, skill: Skill) -> tuple[int, ...]:
    if skill is Skill.SIMPLE:
        return _PERCENT_BY_MAXIMS[max(_FEWEST_TRICKS_MEASURED, tricks)]
    measured = _PERCENT_AFTER_THE_LEAD if led else _PERCENT_BEFORE_THE_LEAD
    return measured[min(3, max(-3, tricks - goal))]
