"""From marks to places: totals, percentages, shared places, and rounding, which is done once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from kibitz.club.fields.marks import AWARDS, Award, Mark


class Placed(Struct, frozen=True):
    """An entrant's place in the ranking; those who are level share the best of their places.

    `score` is a part of the most there was, or a sum of IMPs or points where there is no most.
    """

    entrant: int
    place: int
    shared: bool
    score: Fraction
    gained: Fraction
    top: Fraction
    boards: int


def placed(marks: Mapping[int, Sequence[Mark]], credit: Mapping[int, Fraction] | None = None) -> tuple[Placed, ...]:
    """Everybody in order. A `credit` is what a director or an earlier session adds to the score, or takes off.

    >>> [(each.entrant, each.place) for each in placed({1: [Mark(Fraction(3))], 2: [Mark(Fraction(5))]})]
    [(2, 1), (1, 2)]
    """
    summed = {entrant: _summed(each) for entrant, each in marks.items()}
    scores = {
        entrant: (gained / top if top else gained) + (credit or {}).get(entrant, Fraction(0))
        for entrant, (gained, top) in summed.items()
    }
    order = sorted(scores, key=lambda entrant: (-scores[entrant], entrant))
    levels = [scores[entrant] for entrant in order]
    return tuple(
        Placed(
            entrant,
            levels.index(scores[entrant]) + 1,
            levels.count(scores[entrant]) > 1,
            scores[entrant],
            *summed[entrant],
            len(marks[entrant]),
        )
        for entrant in order
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
    """What was gained, of how much.

    Average plus is at least three fifths of a top and average minus at most two; whoever did better or worse than that
    on the other boards gets what they got there (Law 12 of duplicate bridge).
    """
    played = [mark for mark in marks if mark.award is None]
    top = sum((mark.top for mark in marks), Fraction(0))
    gained = sum((mark.gained for mark in played), Fraction(0))
    of = sum((mark.top for mark in played), Fraction(0))
    own = gained / of if of else None
    return gained + sum((_moved(mark, mark.award, own) for mark in marks if mark.award is not None), Fraction(0)), top


def _moved(mark: Mark, award: Award, own: Fraction | None) -> Fraction:
    """What an artificial score comes to for somebody who got that part of the tops they played for."""
    if own is None or not mark.top or award is Award.AVERAGE:
        return mark.gained
    share = max(AWARDS[award], own) if award is Award.PLUS else min(AWARDS[award], own)
    return share * mark.top
