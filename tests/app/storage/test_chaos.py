"""A short form of `make chaos`; the long one takes half an hour."""

from __future__ import annotations

import pytest
from bench.chaos import Outcome, Tally, Wanted, chaos, compare, merged, summary


def test_what_is_lost_doubled_or_out_of_place_is_found() -> None:
    tally = Tally()
    tally.moves = {("t", "a"): (1, 1), ("t", "b"): (1, 2), ("t", "c"): (1, 4)}
    stored = [("t", 1, 0, None), ("t", 1, 1, "a"), ("t", 1, 2, "a"), ("t", 1, 4, "c")]
    assert compare(tally, iter(stored)) == (1, 1)
    assert tally.broken == ["a gap or a fork in deal 1 of a table at 4"]


def test_runs_side_by_side_are_added_up_and_one_that_does_not_end_is_told() -> None:
    log = "INFO\nTraceback (most recent call last)\n  here"
    one = summary(Outcome(50, 1, 0, ("stuck: table", "stuck: league"), {"server killed": 3, "line broken": 7}, log))
    assert one["log"].startswith("Traceback")
    other = summary(Outcome(30, 0, 2, (), {"server killed": 1}, ""))
    found = merged([one, None, other])
    added = ("acknowledged", "kills", "lines broken", "lost", "doubled", "stuck", "tracebacks")
    assert [found[name] for name in added] == [80, 4, 7, 1, 2, 2, 1]
    assert found["broken"] == {"stuck: table": 1, "stuck: league": 1, "a run did not come to its end": 1}


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted(seconds=4, tables=1, every=2, seed=3),
        pytest.param(Wanted(postgres=True, processes=3, seconds=15, tables=2), marks=pytest.mark.nightly),
    ],
    ids=["sqlite", "three processes on one PostgreSQL"],
)
def test_nothing_acknowledged_is_lost_or_doubled_and_nobody_is_stuck(wanted: Wanted) -> None:
    found = chaos(wanted)
    assert (found.lost, found.doubled, found.broken) == (0, 0, ()), found.complaints
    assert found.acknowledged > 20
