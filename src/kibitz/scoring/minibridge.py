"""MiniBridge: goals, targets and scores (Laws 10, 16 and 17, and the options)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from kibitz.cards import NT, Strain
from kibitz.scoring.line import Line, ScoreReason, point_a_trick


class Aim(StrEnum):
    """What a contract is played for."""

    PART_SCORE = "part-score"
    GAME = "game"
    SLAM = "slam"
    TARGET = "target"
    TRICKS = "tricks"
    LESSON = "lesson"


BONUS: Final[Mapping[str, int]] = {Aim.PART_SCORE: 50, Aim.GAME: 300, Aim.SLAM: 800, Aim.LESSON: 50}
UNDERTRICK: Final = 50
LESSON_TRICK: Final = 40

_TARGETS: Final = ((37, 13), (33, 12), (29, 11), (27, 10), (25, 9), (23, 8))


def goal(terms: str, strain: Strain) -> int:
    """How many tricks a contract needs.

    >>> from kibitz.cards import CLUBS, NT, SPADES
    >>> [goal(Aim.GAME, strain) for strain in (NT, SPADES, CLUBS)]
    [9, 10, 11]
    """
    if terms == Aim.GAME:
        return 9 if strain is NT else 10 if strain.is_major else 11
    return 12 if terms == Aim.SLAM else 7


def target(points: int) -> int:
    """The tricks that a side with so many points must win, where targets are set."""
    return next((tricks for least, tricks in _TARGETS if points >= least), 7)


def odd_tricks(strain: Strain, tricks: int) -> int:
    """What the tricks beyond six are worth."""
    odd = max(0, tricks - 6)
    if strain is NT:
        return 30 * odd + 10 if odd else 0
    return (30 if strain.is_major else 20) * odd


def score(terms: str, strain: Strain, needed: int, tricks: int) -> tuple[Line, ...]:
    """The score of one deal, for a contract under these terms and so many tricks won by declarers.

    >>> from kibitz.cards import SPADES
    >>> score(Aim.GAME, SPADES, 10, 8)
    (Line(to_declarers=False, points=100, reason=<ScoreReason.UNDERTRICKS: 'undertricks'>, below=False),)
    """
    if terms == Aim.TRICKS:
        return point_a_trick(tricks)
    made = tricks >= needed
    if terms == Aim.TARGET:
        return (Line(made, 1, ScoreReason.TARGET),)
    if not made:
        return (Line(False, UNDERTRICK * (needed - tricks), ScoreReason.UNDERTRICKS),)
    worth = LESSON_TRICK * (tricks - 6) if terms == Aim.LESSON else odd_tricks(strain, tricks)
    return (Line(True, worth, ScoreReason.TRICKS), Line(True, BONUS[terms], ScoreReason.BONUS))
