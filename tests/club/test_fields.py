"""Scoring a field: published examples, sums that must come out, and what a director changes."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.club.fields import (
    Award,
    Mark,
    Settlement,
    assigned,
    awarded,
    butler,
    cross_imps,
    datum,
    matchpointed,
    placed,
    rounded,
    split,
    total_points,
    victory_points,
)
from kibitz.club.fields.marks import weighed
from kibitz.club.fields.methods import IMPS_OF_TEAMS
from kibitz.scoring.duplicate import matchpoints

HALF = Fraction(1, 2)
scores = st.lists(st.integers(-400, 400).map(lambda tens: 10 * tens), min_size=1, max_size=12)


def field(*nets: int) -> list[Settlement]:
    return [assigned(net) if net >= 0 else assigned(0, -net) for net in nets]


def ns(marks: Sequence[tuple[Mark, Mark]]) -> list[Fraction]:
    return [mark.gained for mark, _ in marks]


# --- matchpoints


@given(scores)
def test_with_all_results_in_matchpoints_are_the_plain_ones(nets: list[int]) -> None:
    marks = matchpointed(field(*nets))
    assert ns(marks) == matchpoints(nets)
    assert all(one.gained + other.gained == one.top == 2 * (len(nets) - 1) for one, other in marks)


def test_ten_results_of_eleven() -> None:
    """The example of the English Bridge Union: a top of 20, and ten different results."""
    marks = matchpointed(field(520, 500, 490, 480, 460, 450, 430, 420, 400, -50), 11)
    assert [rounded(each, 1) for each in ns(marks)] == [
        *("19.9", "17.7", "15.5", "13.3", "11.1"),
        *("8.9", "6.7", "4.5", "2.3", "0.1"),
    ]
    assert all(mark.top == 20 for mark, _ in marks)


def test_three_results_as_if_they_were_six() -> None:
    """Published beside six tables where each of the three results came up twice: 90, 50 and 10 per cent."""
    few = matchpointed(field(430, 400, -50), 6)
    many = matchpointed(field(430, 430, 400, 400, -50, -50))
    assert [mark.gained / mark.top for mark, _ in few] == [Fraction(9, 10), HALF, Fraction(1, 10)]
    assert ns(few) == ns(many)[::2]


@given(scores, st.integers(0, 6))
def test_whatever_is_missing_the_average_is_a_half(nets: list[int], missing: int) -> None:
    marks = matchpointed(field(*nets), len(nets) + missing)
    top = 2 * (len(nets) + missing - 1)
    assert sum(ns(marks)) == Fraction(top, 2) * len(nets)
    assert all(0 <= each <= top for each in ns(marks))


def test_one_result_alone_is_an_average() -> None:
    assert [mark.gained / mark.top for mark in matchpointed(field(1400), 7)[0]] == [HALF, HALF]


# --- IMPs


def test_cross_imps_as_published() -> None:
    """420 against 450, -100, -200, 400 and 590: -1, 11, 12, 1 and -5 make 18 over five."""
    marks = cross_imps(field(420, 450, -100, -200, 400, 590))
    assert marks[0][0].gained == Fraction(18, 5) == -marks[0][1].gained


@given(scores)
def test_cross_imps_add_up_to_nothing(nets: list[int]) -> None:
    marks = cross_imps(field(*nets))
    assert sum(ns(marks)) == 0
    assert all(one.gained == -other.gained for one, other in marks)


def test_butler_as_published() -> None:
    """Four games of 620 and three part-scores of 170, best and worst left out: a datum of 440, 5 and -7 IMPs."""
    nets = [620] * 4 + [170] * 3
    assert datum(nets, 1) == 440
    assert ns(butler(field(*nets), 1)) == [5] * 4 + [-7] * 3
    assert ns(butler(field(170, 140, 140, 110))) == [1, 0, 0, -1]


@pytest.mark.parametrize(
    ("nets", "trimmed", "middle"),
    [
        ([478], 0, 480),
        ([475], 0, 480),
        ([-475], 0, -480),
        ([474], 0, 470),
        ([0, 1000], 5, 500),
        ([], 1, 0),
        ([7], 3, 10),
    ],
)
def test_a_datum_is_rounded_to_ten_and_never_left_without_results(nets: list[int], trimmed: int, middle: int) -> None:
    assert datum(nets, trimmed) == middle


@pytest.mark.parametrize(
    ("margin", "boards", "won"),
    [(0, 16, "10.00"), (1, 16, "10.31"), (60, 16, "20.00"), (100, 16, "20.00"), (1, 32, "10.22"), (-1, 16, "9.69")],
)
def test_victory_points(margin: int, boards: int, won: str) -> None:
    ours, theirs = victory_points(margin, boards)
    assert str(ours) == won and ours + theirs == 20


def test_every_imp_counts_and_none_more_than_the_one_before() -> None:
    scale = [victory_points(margin, 16)[0] for margin in range(61)]
    steps = [higher - lower for lower, higher in pairwise(scale)]
    cent = Decimal("0.01")  # two steps rounded to two decimals may differ by one
    assert all(step > 0 for step in steps)
    assert all(later <= earlier + cent for earlier, later in pairwise(steps))


# --- total points


def test_total_points_are_each_sides_own() -> None:
    marks = total_points([assigned(1), assigned(0, 5), assigned(3, 10)])
    assert [(int(one.gained), int(other.gained)) for one, other in marks] == [(1, 0), (0, 5), (3, 10)]
    with_average = total_points([assigned(4), assigned(0, 2), awarded(Award.AVERAGE, Award.AVERAGE)])
    assert with_average[2][0].gained == Fraction(3, 2)


# --- the director


def test_an_artificial_score_is_no_result_to_compare_with() -> None:
    marks = matchpointed([*field(620, 600, 170), awarded(Award.PLUS, Award.MINUS)])
    assert [mark.top for mark, _ in marks] == [6] * 4
    assert marks[3][0].gained == Fraction(18, 5) and marks[3][1].gained == Fraction(12, 5)
    assert ns(marks)[:3] == ns(matchpointed(field(620, 600, 170), 4))


def test_artificial_scores_in_imps() -> None:
    for method in (cross_imps, butler):
        (_, _, (plus, minus)) = method([*field(620, 170), awarded(Award.PLUS, Award.MINUS)])
        assert plus.gained == 2 == -minus.gained
    (_, (plus, minus)) = cross_imps([*field(620), awarded(Award.PLUS, Award.MINUS)], IMPS_OF_TEAMS)
    assert plus.gained == 3 == -minus.gained


def test_average_plus_is_what_one_got_elsewhere_if_that_is_more() -> None:
    top = Fraction(10)
    good, bad = [Mark(Fraction(8), top)] * 3, [Mark(Fraction(2), top)] * 3
    plus, minus = Mark(Fraction(6), top, Award.PLUS), Mark(Fraction(4), top, Award.MINUS)
    said = {
        each.entrant: each.score
        for each in placed({1: [*good, plus], 2: [*bad, plus], 3: [*good, minus], 4: [*bad, minus], 5: [plus, minus]})
    }
    assert said == {1: Fraction(8, 10), 2: Fraction(12, 40), 3: Fraction(28, 40), 4: Fraction(2, 10), 5: HALF}


def test_a_split_score_gives_each_side_its_own() -> None:
    both = matchpointed([split(assigned(620), assigned(0, 100)), *field(620, 170)])
    assert [mark.gained for mark in both[0]] == [3, 4]


def test_a_weighed_score_is_weighed_in_what_it_gains() -> None:
    half = weighed([(HALF, 620, 0), (HALF, 0, 100)])
    marks = matchpointed([half, *field(170, 170)])
    assert ns(marks) == [2, 2, 2]
    (mine, theirs), _, _ = cross_imps([half, *field(170, 170)])
    assert mine.gained == HALF * (10 - 7) == -theirs.gained


def test_who_is_level_shares_the_place() -> None:
    marks = {entrant: [Mark(Fraction(points))] for entrant, points in ((1, 5), (2, 7), (3, 5), (4, 1))}
    assert [(each.entrant, each.place, each.shared) for each in placed(marks)] == [
        (2, 1, False),
        (1, 2, True),
        (3, 2, True),
        (4, 4, False),
    ]
    with_credit = placed(marks, {4: Fraction(6)})
    assert [(each.entrant, each.place) for each in with_credit[:2]] == [(2, 1), (4, 1)]


@given(st.fractions(), st.integers(0, 4))
def test_rounding_is_off_by_half_a_step_at_most(number: Fraction, places: int) -> None:
    assert abs(Fraction(rounded(number, places)) - number) <= Fraction(1, 2 * 10**places)


def test_rounding_is_done_once() -> None:
    thirds = [Mark(Fraction(1, 3))] * 3
    assert placed({1: thirds})[0].score == 1
