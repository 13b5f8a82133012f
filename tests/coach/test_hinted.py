"""Hints about calls, followed by a robot: everywhere they are calls that partner plays, and no convention is passed."""

from __future__ import annotations

from itertools import count, islice

import pytest
from bench.hinted import has_a_convention, hinted, is_convention, is_passed

from kibitz.cards import Call, Deal, Seat
from kibitz.engine import act, start
from kibitz.engine import events as ev
from kibitz.games import game
from tests.amounts import often


@pytest.mark.parametrize("partner", ["beginner", "learner", "club", "strong", "expert"])
def test_at_a_table_of_guidelines_a_hint_is_what_everybody_there_bids(partner: str) -> None:
    for number in range(25):
        found = hinted(partner, "guidelines", number)
        assert found.calls and not found.conventional, found
        assert found.gained == 0


@pytest.mark.parametrize("partner", ["beginner", "learner", "club"])
def test_no_convention_is_passed_by_a_partner_at_a_table_of_the_system(partner: str) -> None:
    """On deals in which that seat would bid one by itself, so that there is something to pass."""
    conventional = 0
    for number in islice(filter(has_a_convention, count()), often(1, 10)):
        found = hinted(partner, "system", number)
        conventional += len(found.conventional)
        assert not found.passed, found
    assert conventional


@pytest.mark.parametrize(("answer", "passed"), [("pass", True), ("2S", False)])
def test_a_convention_that_is_passed_is_seen(answer: str, passed: bool) -> None:
    """A transfer from hearts to spades, as hints once bid it beside a partner who took it for hearts."""
    deal = Deal.parse("N:AQ2.A2.AK32.5432 T43.KQJT9.QJ4.T9 KJ987.43.65.J876 65.8765.T987.AKQ")
    state = start(game("contract"), deal=deal, dealer=Seat.NORTH)
    for name in ["1NT", "pass", "2H", "pass", answer]:
        seat = next(iter(state.turns))
        state = act(state, seat, ev.Called(seat, Call.parse(name)))
    assert is_convention(state.table, 2, "system") and is_passed(state.table, 2) is passed
    assert is_convention(state.table, 2, "guidelines"), "Two hearts with two of them."
