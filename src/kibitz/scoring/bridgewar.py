"""BridgeWar: the four tiers, their goals and their points."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from kibitz.scoring.line import Line, ScoreReason


class Battle(StrEnum):
    """At no-trumps, or with a hero suit that beats all others."""

    FREE = "free"
    HERO = "hero"


class Stakes(StrEnum):
    """How much is played for."""

    SKIRMISH = "skirmish"
    CLASH = "clash"
    SHOWDOWN = "showdown"


GOALS: Final[Mapping[tuple[str, str], int]] = {
    (Battle.FREE, Stakes.SKIRMISH): 7,
    (Battle.HERO, Stakes.SKIRMISH): 8,
    (Battle.FREE, Stakes.CLASH): 9,
    (Battle.HERO, Stakes.CLASH): 10,
    (Battle.FREE, Stakes.SHOWDOWN): 12,
    (Battle.HERO, Stakes.SHOWDOWN): 12,
}
REWARDS: Final[Mapping[str, tuple[int, int]]] = {
    Stakes.SKIRMISH: (1, 1),
    Stakes.CLASH: (5, 2),
    Stakes.SHOWDOWN: (10, 5),
}
"""Points for the attackers if they get there, and for the defenders if not."""


def plain(tricks: int, goal: int = 7) -> tuple[Line, ...]:
    """BridgeWar: the side with most tricks gets the point, seven or more of thirteen."""
    return (Line(tricks >= goal, 1, ScoreReason.VICTORY),)


def heroes(tricks: int, *, short: str = "nobody") -> tuple[Line, ...]:
    """Heroes: eight tricks for the point, for either side. At seven to six nobody has them,
    unless the table reads the sheet so that the attackers' failure is the defenders' victory.
    """
    if tricks >= 8:
        return (Line(True, 1, ScoreReason.VICTORY),)
    return (Line(False, 1, ScoreReason.VICTORY),) if tricks <= 5 or short == "defenders" else ()


def staked(battle: str, stakes: str, tricks: int) -> tuple[Line, ...]:
    """Battles (always a skirmish) and Extreme: the attackers reach their goal, or the defenders score.

    >>> staked(Battle.HERO, Stakes.CLASH, 9)
    (Line(to_declarers=False, points=2, reason=<ScoreReason.VICTORY: 'victory'>, below=False),)
    """
    made = tricks >= GOALS[battle, stakes]
    return (Line(made, REWARDS[stakes][not made], ScoreReason.VICTORY),)
