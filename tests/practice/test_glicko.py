"""Glicko-2 against the example that its author published, and what must hold of any rating."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.practice.glicko import Met, Rating, rated

RATINGS = st.builds(Rating, st.floats(600, 2400), st.floats(30, 350), st.floats(0.03, 0.1))


def test_the_published_example() -> None:
    met = [Met(Rating(1400, 30), 1), Met(Rating(1550, 100), 0), Met(Rating(1700, 300), 0)]
    after = rated(Rating(1500, 200, 0.06), met)
    assert after.strength == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_plays_nobody_is_only_less_certain() -> None:
    after = rated(Rating(1600, 80), [])
    assert (after.strength, after.volatility) == (1600, 0.06)
    assert after.deviation > 80


@given(RATINGS, RATINGS)
def test_winning_raises_and_losing_lowers(one: Rating, other: Rating) -> None:
    assert rated(one, [Met(other, 0)]).strength < one.strength < rated(one, [Met(other, 1)]).strength


@given(RATINGS, st.floats(-400, 400))
def test_a_result_against_somebody_near_makes_an_uncertain_rating_surer(one: Rating, apart: float) -> None:
    doubtful, other = Rating(one.strength, 350, one.volatility), Rating(one.strength + apart, 50)
    assert rated(doubtful, [Met(other, 1)]).deviation < 350
