"""From marks to places: totals, percentages, shared places, and rounding, which is done once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import accumulate

from msgspec import Struct

from kibitz.club.fields.marks import AWARDS, Award, Mark


class Placed(Struct, frozen=True):
    """An entrant's place in the ranking; those who are level share the best of their places.

    `score` is a part of the most there was, or a sum of IMPs or points where there is no most. Whoever played too few
    boards stands below the line and has the place 0.
    """

    entrant: int
    place: int
    shared: bool
    score: Fraction
    gained: Fraction
    top: Fraction
    boards: int


def placed(
    marks: Mapping[int, Sequence[Mark]],
    credit: Mapping[int, Fraction] | None = None,
    boards: Mapping[int, int] | None = None,
    least: int = 0,
) -> tuple[Placed, ...]:
    """Everybody in order. A `credit` is what a director or an earlier session adds to the score, or takes off.

    `boards` are how many each has played, as many as marks if it is not said. Whoever has fewer than `least` per cent
    of what the busiest have comes after all others and has no place.

    >>> [(each.entrant, each.place) for each in placed({1: [Mark(Fraction(3))], 2: [Mark(Fraction(5))]})]
    [(2, 1), (1, 2)]
    """
    played = {entrant: len(each) for entrant, each in marks.items()} if boards is None else boards
    most = max((played[entrant] for entrant in marks), default=0)
    summed = {entrant: _summed(each) for entrant, each in marks.items()}
    scores = {
        entrant: (gained / top if top else gained) + (credit or {}).get(entrant, Fraction(0))
        for entrant, (gained, top) in summed.items()
    }
    counts = {entrant: 100 * played[entrant] >= least * most for entrant in marks}
    order = sorted(scores, key=lambda entrant: (not counts[entrant], -scores[entrant], entrant))
    level = Counter(scores[entrant] for entrant in order if counts[entrant])
    ahead = dict(zip(level, accumulate(level.values(), initial=0), strict=False))  # they stand there in their order
    return tuple(
        Placed(
            entrant,
            ahead[scores[entrant]] + 1 if counts[entrant] else 0,
            counts[entrant] and level[scores[entrant]] > 1,
            scores[entrant],
            *summed[entrant],
            played[entrant],
        )
        for entrant in order
    )


def settled_marks(marks: Sequence[Mark]) -> tuple[Mark, ...]:
    """The marks of one entrant with average plus and minus as high as they count, so that they add up to the score.

    >>> half = Mark(Fraction(7), Fraction(10))
    >>> settled_marks([half, half, Mark(Fraction(6), Fraction(10), Award.PLUS)])[2].gained
    Fraction(7, 1)
    """
    if all(mark.award is None for mark in marks):
        return tuple(marks)
    own = _own_share(marks)
    return tuple(
        mark if mark.award is None else Mark(_moved(mark, mark.award, own), mark.top, mark.award) for mark in marks
    )


def rounded(number: Fraction, places: int = 2) -> str:
    """A number with so many decimals, halves away from nought.

    >>> rounded(Fraction(2, 3)), rounded(Fraction(-1, 8)), rounded(Fraction(5), 0)
    ('0.67', '-0.13', '5')
    """
    scaled = abs(number) * 10**places
    whole = int(scaled + Fraction(1, 2))
    sign = "-" if number < 0 and whole else ""
    digits = str(whole).rjust(places + 1, "0")
    return f"{sign}{digits[:-places]}.{digits[-places:]}" if places else f"{sign}{digits}"


def shown(mark: Mark) -> str:
    """A mark as short as it is exact enough: whole numbers whole, others with two decimals."""
    return rounded(mark.gained, 0 if mark.gained.denominator == 1 else 2)


def _summed(marks: Sequence[Mark]) -> tuple[Fraction, Fraction]:
    """What was gained, of how much."""
    settled = settled_marks(marks)
    return sum((mark.gained for mark in settled), Fraction(0)), sum((mark.top for mark in settled), Fraction(0))


def _own_share(marks: Sequence[Mark]) -> Fraction | None:
    """The part of the tops that somebody got where they played.

    Average plus is at least three fifths of a top and average minus at most two; whoever did better or worse than that
    on the other boards gets what they got there (Law 12 of duplicate bridge).
    """
    played = [mark for mark in marks if mark.award is None]
    of = sum((mark.top for mark in played), Fraction(0))
    return sum((mark.gained for mark in played), Fraction(0)) / of if of else None


def _moved(mark: Mark, award: Award, own: Fraction | None) -> Fraction:
    """What an artificial score comes to for somebody who got that part of the tops they played for."""
    if own is None or not mark.top or award is Award.AVERAGE:
        return mark.gained
    share = max(AWARDS[award], own) if award is Award.PLUS else min(AWARDS[award], own)
    return share * mark.top
