"""One line of a score."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple


class ScoreReason(StrEnum):
    """What points are for, in the games of the house."""

    TRICKS = "tricks"
    OVERTRICKS = "overtricks"
    UNDERTRICKS = "undertricks"
    DOUBLED = "doubled"
    REDOUBLED = "redoubled"
    SLAM = "slam"
    GAME = "game"
    PART_SCORE = "part-score"
    HONOURS = "honours"
    BONUS = "bonus"
    MADE = "made"
    SHORT = "short"
    TARGET = "target"
    VICTORY = "victory"


class Line(NamedTuple):
    """Points for declarer's side or for the defenders, and what for; `below` the line at rubber bridge."""

    to_declarers: bool
    points: int
    reason: str  # one of `ScoreReason`, or the word of a game from elsewhere
    below: bool = False


def lines(*each: Line) -> tuple[Line, ...]:
    """Those lines that are worth anything."""
    return tuple(line for line in each if line.points)


def point_a_trick(tricks: int, played: int = 13) -> tuple[Line, ...]:
    """Each side a point for each of its tricks, of so many that were played.

    >>> [line.points for line in point_a_trick(3, played=5)]
    [3, 2]
    """
    return lines(Line(True, tricks, ScoreReason.TRICKS), Line(False, played - tricks, ScoreReason.TRICKS))


def totals(score: Iterable[Line]) -> tuple[int, int]:
    """What declarers and defenders get."""
    sums = [0, 0]
    for line in score:
        sums[not line.to_declarers] += line.points
    return sums[0], sums[1]
