"""Victory points: a match of teams on the continuous scale from 0 to 20."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from math import sqrt
from typing import Final

_EVEN: Final = 10
_BLITZ: Final = 15
"""IMPs by the square root of the boards beyond which a win is as high as it can be."""
_GOLDEN: Final = (sqrt(5) - 1) / 2
_RATIO: Final = _GOLDEN**3
"""What an IMP at the end of the scale is worth beside one at its beginning."""


def victory_points(margin: int, boards: int) -> tuple[Decimal, Decimal]:
    """The victory points of both teams for a margin in IMPs over so many boards, to two decimals.

    The scale of the World Bridge Federation: each further IMP is worth a little less, and from a blitz on nothing.

    >>> victory_points(1, 16), victory_points(-60, 16)
    ((Decimal('10.31'), Decimal('9.69')), (Decimal('0.00'), Decimal('20.00')))
    """
    part = min(1.0, abs(margin) / (_BLITZ * sqrt(boards)))
    won = Decimal(_EVEN + _EVEN * (1 - _RATIO**part) / (1 - _RATIO)).quantize(Decimal("0.01"), ROUND_HALF_UP)
    lost = 2 * _EVEN - won
    return (won, lost) if margin >= 0 else (lost, won)
