"""BridgeWar: the four tiers, their goals and their points."""

from __future__ import annotations

from typing import Final

from kibitz.scoring.line import Line

FREE: Final = "free"
HERO: Final = "hero"
SKIRMISH: Final = "skirmish"
CLASH: Final = "clash"
SHOWDOWN: Final = "showdown"

GOALS: Final = {
    (FREE, SKIRMISH): 7,
    (HERO, SKIRMISH): 8,
    (FREE, CLASH): 9,
    (HERO, CLASH): 10,
    (FREE, SHOWDOWN): 12,
    (HERO, SHOWDOWN): 12,
}
STAKES: Final = {SKIRMISH: (1, 1), CLASH: (5, 2), SHOWDOWN: (10, 5)}
"""Points for the attackers if they get there, and for the defenders if not."""


def plain(tricks: int) -> tuple[Line, ...]:
    """BridgeWar: the side with seven or more tricks gets the point."""
    return (Line(tricks >= 7, 1, "victory"),)


def heroes(tricks: int, *, short: str = "nobody") -> tuple[Line, ...]:
    """Heroes: eight tricks for the point, for either side. At seven to six nobody has them,
    unless the table reads the sheet so that the attackers' failure is the defenders' victory.
    """
    if tricks >= 8:
        return (Line(True, 1, "victory"),)
    return (Line(False, 1, "victory"),) if tricks <= 5 or short == "defenders" else ()


def staked(battle: str, stakes: str, tricks: int) -> tuple[Line, ...]:
    """Battles (always a skirmish) and Extreme: the attackers reach their goal, or the defenders score.

    >>> staked(HERO, CLASH, 9)
    (Line(to_declarers=False, points=2, reason='victory', below=False),)
    """
    made = tricks >= GOALS[battle, stakes]
    return (Line(made, STAKES[stakes][not made], "victory"),)
