"""Duplicate bridge: each deal by itself, then matchpoints or IMPs."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from kibitz.cards import Strain
from kibitz.scoring import rubber
from kibitz.scoring.line import Line, ScoreReason, lines, totals

_PART_SCORE: Final = 50
GAME_BONUS: Final = (300, 500)
"""For a game, not vulnerable or vulnerable."""

# The least difference in total points for 1, 2, 3 … IMPs.
_IMPS: Final = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


def score(strain: Strain, level: int, doubling: str, tricks: int, *, vulnerable: bool) -> tuple[Line, ...]:
    """One deal under the Laws of duplicate bridge.

    >>> from kibitz.cards import SPADES
    >>> sum(line.points for line in score(SPADES, 4, rubber.Doubling.UNDOUBLED, 10, vulnerable=True))
    620
    """
    made = rubber.score(strain, level, doubling, tricks, vulnerable=vulnerable, rules=rubber.LAWS)
    if tricks < 6 + level:
        return made
    below = sum(line.points for line in made if line.below)
    bonus = GAME_BONUS[vulnerable] if below >= rubber.GAME_POINTS else _PART_SCORE
    above = (Line(line.to_declarers, line.points, line.reason) for line in made)
    return lines(*above, Line(True, bonus, ScoreReason.GAME if below >= rubber.GAME_POINTS else ScoreReason.PART_SCORE))


def net(strain: Strain, level: int, doubling: str, tricks: int, *, vulnerable: bool) -> int:
    """What declarer's side gets for a deal, less what the defenders get.

    >>> from kibitz.cards import NT
    >>> net(NT, 3, rubber.Doubling.DOUBLED, 7, vulnerable=True)
    -500
    """
    made, lost = totals(score(strain, level, doubling, tricks, vulnerable=vulnerable))
    return made - lost


def imps(difference: int) -> int:
    """International match points for a difference in total points.

    >>> imps(10), imps(-620), imps(4000)
    (0, -12, 24)
    """
    points = bisect_right(_IMPS, abs(difference))
    return points if difference >= 0 else -points


def matchpoints(scores: Sequence[int]) -> list[int]:
    """For each score on a board two points for every one it beats, and one for every one it equals.

    >>> matchpoints([620, 650, 620, -100])
    [3, 6, 3, 0]
    """
    return [sum(2 * (mine > other) + (mine == other) for other in scores) - 1 for mine in scores]
