"""How a board is scored across the field: matchpoints, cross-IMPs, Butler, total points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Final

from kibitz.cards import Side
from kibitz.club.fields.marks import Artificial, Mark, Points, Settlement
from kibitz.scoring.duplicate import imps

IMPS_OF_PAIRS: Final = 2
IMPS_OF_TEAMS: Final = 3
"""IMPs for a tenth of a top above or below average: what average plus comes to (for teams by Law 86 of duplicate)."""

Marks = tuple[Mark, Mark]
"""Of North-South and of East-West."""


class Method(StrEnum):
    """What results are compared by. IMPs between the two rooms of a match are cross-IMPs of a field of two."""

    MATCHPOINTS = "matchpoints"
    IMPS = "imps"
    BUTLER = "butler"
    TOTAL = "total"


def matchpointed(results: Sequence[Settlement], expected: int | None = None) -> list[Marks]:
    """Two points for each result beaten and one for each equalled.

    A board with fewer results than the `expected` number is brought to the same top by Neuberg's formula: as if each
    result had come up so much oftener.

    >>> from kibitz.club.fields.marks import assigned
    >>> [int(ns.gained) for ns, _ in matchpointed([assigned(430), assigned(400), assigned(0, 50)], 6)]
    [9, 5, 1]
    """
    most = max(len(results) if expected is None else expected, len(results))
    top = Fraction(2 * (most - 1))

    def gained(mine: Points, others: _Others, sign: int) -> Fraction:
        return Fraction(most, others.count + 1) * (others.met(mine, lambda gap: 1 + _sign(sign * gap)) + 1) - 1

    return _each(results, gained, lambda score: Mark(score.share * top, top, score.award), top)


def cross_imps(results: Sequence[Settlement], tenth: int = IMPS_OF_PAIRS) -> list[Marks]:
    """IMPs against each of the other results, on average; an artificial score has so many for each tenth of a top.

    >>> from kibitz.club.fields.marks import assigned
    >>> float(cross_imps([assigned(420), *map(assigned, (450, -100, -200, 400, 590))])[0][0].gained)
    3.6
    """

    def gained(mine: Points, others: _Others, sign: int) -> Fraction:
        return others.met(mine, lambda gap: imps(sign * gap)) / others.count if others.count else Fraction(0)

    return _each(results, gained, _in_imps(tenth), Fraction(0))


def butler(results: Sequence[Settlement], trimmed: int = 0) -> list[Marks]:
    """IMPs against the datum, from which so many of the best and of the worst results are left out."""
    scores = [score.ns for score in results if isinstance(score.ns, Points)]
    middle = datum([sum((share * net for share, net in each.nets), Fraction(0)) for each in scores], trimmed)

    def gained(mine: Points, _others: _Others, sign: int) -> Fraction:
        return sum((share * imps(sign * (net - middle)) for share, net in mine.nets), Fraction(0))

    return _each(results, gained, _in_imps(IMPS_OF_PAIRS), Fraction(0))


def datum(scores: Sequence[Fraction | int], trimmed: int = 0) -> int:
    """The mean to the nearest ten, halves away from nought, without so many of the best and of the worst.

    As many are left out as leave one at least.

    >>> datum([620] * 4 + [170] * 3, trimmed=1)
    440
    """
    out = min(trimmed, max(0, len(scores) - 1) // 2)
    kept = sorted(map(Fraction, scores))[out : len(scores) - out]
    if not kept:
        return 0
    tens = sum(kept, Fraction(0)) / (10 * len(kept))
    return 10 * (int(abs(tens) + Fraction(1, 2))) * _sign(tens)


def total_points(results: Sequence[Settlement]) -> list[Marks]:
    """What each side scored by itself; an artificial score is that part of what both sides of the others scored."""
    scores = [each for result in results for each in (result.ns, result.ew) if isinstance(each, Points)]
    both = sum((each.of(side) for each in scores for side in Side), Fraction(0))
    usual = both / len(scores) if scores else Fraction(0)

    def mark(result: Settlement, side: Side) -> Mark:
        score = result.of(side)
        return Mark(score.of(side)) if isinstance(score, Points) else Mark(score.share * usual, award=score.award)

    return [(mark(result, Side.NS), mark(result, Side.EW)) for result in results]


class _Others:
    """Whom each of one direction is compared with: all but oneself.

    Sixty tables come to some twenty scores, each of which is compared once with each of the others.
    """

    def __init__(self, scores: Sequence[Points]) -> None:
        self.count = len(scores) - 1
        self._scores = Counter(scores)
        self._found: dict[Points, Fraction] = {}

    def met(self, mine: Points, worth: Callable[[int], int]) -> Fraction:
        """What the differences are worth in all; `worth` is the same for all of one direction."""
        if mine not in self._found:
            others = self._scores.items()
            all_met = sum(times * _chances(mine, other, worth) for other, times in others)
            self._found[mine] = Fraction(all_met - _chances(mine, mine, worth))
        return self._found[mine]


def _each(
    results: Sequence[Settlement],
    gained: Callable[[Points, _Others, int], Fraction],
    artificial: Callable[[Artificial], Mark],
    top: Fraction,
) -> list[Marks]:
    """The marks of both sides at each table; each side is compared with what the others of its direction got."""

    def marks(side: Side) -> list[Mark]:
        scores, sign = [result.of(side) for result in results], 1 if side is Side.NS else -1
        others = _Others([each for each in scores if isinstance(each, Points)])
        return [
            artificial(each) if isinstance(each, Artificial) else Mark(gained(each, others, sign), top)
            for each in scores
        ]

    return list(zip(marks(Side.NS), marks(Side.EW), strict=True))


def _in_imps(tenth: int) -> Callable[[Artificial], Mark]:
    return lambda score: Mark((score.share - Fraction(1, 2)) * 10 * tenth, award=score.award)


def _chances(mine: Points, other: Points, worth: Callable[[int], int]) -> Fraction | int:
    """What the difference is worth, over all parts of two results that may be weighed."""
    if len(mine.parts) == len(other.parts) == 1:  # nearly always, and many times quicker
        (_, ns, ew), (_, other_ns, other_ew) = *mine.parts, *other.parts
        return worth(ns - ew - other_ns + other_ew)
    return sum((one * two * worth(net - against) for one, net in mine.nets for two, against in other.nets), Fraction(0))


def _sign(number: Fraction | int) -> int:
    return (number > 0) - (number < 0)
