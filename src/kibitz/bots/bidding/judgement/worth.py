"""What a contract is worth to the side that plays it, part-scores and vulnerability counted."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import Final

from kibitz.bots.bidding.context import Context
from kibitz.cards import Side, Strain
from kibitz.scoring import duplicate, rubber
from kibitz.scoring.line import totals

DOUBLING_TERMS: Final = tuple(rubber.Doubling)


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
        return float(duplicate.net(strain, level, DOUBLING_TERMS[doubling], tricks, vulnerable=vulnerable))
    lines = rubber.score(strain, level, DOUBLING_TERMS[doubling], tricks, vulnerable=vulnerable)
    made, lost = totals(lines)
    below = sum(line.points for line in lines if line.below)
    before = (context.has_below(side), context.has_below(side.other))
    are_vulnerable = (vulnerable, context.is_vulnerable(side.other))
    return made - lost + (rubber.below_worth(below, before=before, vulnerable=are_vulnerable) if below else 0.0)


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
