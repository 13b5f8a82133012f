"""What a contract is worth to the side that plays it, part-scores and vulnerability counted."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import Final

from kibitz.bots.bidding.context import Context
from kibitz.cards import Side, Strain
from kibitz.scoring import duplicate, rubber
from kibitz.scoring.line import totals

TERMS: Final = (rubber.UNDOUBLED, rubber.DOUBLED, rubber.REDOUBLED)

# The worth of a game on the way to a rubber, by (we are vulnerable, they are).
_GAME_WORTH: Final = {(False, False): 350, (False, True): 350, (True, False): 400, (True, True): 500}
# A point below the line brings the game nearer by so much of its worth.
_STEP: Final = 0.003


@lru_cache(maxsize=1 << 14)
def worth(context: Context, side: Side, strain: Strain, level: int, doubling: int, tricks: int) -> float:
    """Points for declarer's side, less what the defenders get.

    >>> from kibitz.cards import CLUBS
    >>> worth(Context(), Side.NS, CLUBS, 2, 0, 8)
    90.0
    >>> part = Context(below={Side.NS: 60}, scoring="rubber")
    >>> worth(part, Side.NS, CLUBS, 2, 0, 8) > worth(part, Side.NS, CLUBS, 1, 0, 8) + 200
    True
    """
    vulnerable = context.is_vulnerable(side)
    if context.scoring == "duplicate":
        made, lost = totals(duplicate.score(strain, level, TERMS[doubling], tricks, vulnerable=vulnerable))
        return float(made - lost)
    lines = rubber.score(strain, level, TERMS[doubling], tricks, vulnerable=vulnerable)
    made, lost = totals(lines)
    below = sum(line.points for line in lines if line.below)
    return made - lost + (_progress(context, side, below) if below else 0.0)


def _progress(context: Context, side: Side, scored: int) -> float:
    """What points below the line are worth beyond themselves."""
    ours, theirs = context.is_vulnerable(side), context.is_vulnerable(side.other)
    game = _GAME_WORTH[ours, theirs]
    before = context.has_below(side)
    if before + scored < rubber.GAME:
        return _STEP * scored * game
    wiped = _STEP * context.has_below(side.other) * _GAME_WORTH[theirs, ours]
    return game * (1 - _STEP * before) + wiped


@lru_cache(maxsize=1 << 16)
def expected(
    context: Context, side: Side, strain: Strain, level: int, doubling: int, tenths: int, spread: int, feared: int
) -> float:
    """The mean worth of a contract when tricks scatter around `tenths` / 10 with deviation `spread` / 10.

    `feared` is how likely, in tenths, the defenders are to double what fails by two tricks or more.
    """
    mean, deviation = tenths / 10, spread / 10
    value = before = 0.0
    for tricks in range(14):
        upto = 1.0 if tricks == 13 else 0.5 * (1 + erf((tricks + 0.5 - mean) / (deviation * sqrt(2))))
        chance, before = upto - before, upto
        if chance < 1e-5:
            continue
        plain = worth(context, side, strain, level, doubling, tricks)
        if feared and doubling == 0 and tricks < level + 5:
            plain += feared / 10 * (worth(context, side, strain, level, 1, tricks) - plain)
        value += chance * plain
    return value
