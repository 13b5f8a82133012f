"""The clock of a round: it stops and goes on, and nothing of the time that was left is lost or won."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_decisions import CompetitionError
from kibitz.club.competition.competition_lines import CompetitionLine
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.competition.round_clock import clock_stopped, clock_went_on, extended, rings_at, seconds_left
from kibitz.club.competition.state import Competition
from kibitz.club.movements import howell
from tests.club.afternoon import Desk

BEGINNING = datetime(2026, 3, 1, 14, 0, tzinfo=timezone(timedelta(hours=1)))


def at(seconds: float, happening: CompetitionLine) -> CompetitionLine:
    return replace(happening, at=(BEGINNING + timedelta(seconds=seconds)).isoformat())


def begun(minutes: int = 15) -> Desk:
    desk = Desk(minutes=minutes)
    desk.note(decisions.named(desk.state, ["A", "B", "C", "D"]))
    desk.note(decisions.seated(desk.state, howell(4, 1)))
    desk.note(at(0, decisions.began(desk.state)))
    return desk


def rings_after(state: Competition) -> float:
    rings = rings_at(state)
    assert rings is not None
    return rings - BEGINNING.timestamp()


def test_a_clock_that_stands_keeps_what_was_left() -> None:
    desk = begun()
    assert rings_after(desk.state) == 900 and seconds_left(desk.state) is None
    state = desk.note(at(600, clock_stopped(desk.state)))
    assert rings_at(state) is None and seconds_left(state) == 300
    state = desk.note(at(700, extended(state, 2)))
    assert seconds_left(state) == 420, "more time also while it stands"
    state = desk.note(at(1600, clock_went_on(state)))
    assert rings_after(state) == 1600 + 420 and seconds_left(state) is None
    assert EVENT_LOGS.read(EVENT_LOGS.write(tuple(desk.log))) == tuple(desk.log)


def test_the_next_round_has_a_clock_of_its_own() -> None:
    desk = begun()
    desk.note(at(60, clock_stopped(desk.state)))
    desk.note(at(90, decisions.ended(desk.state)))
    assert rings_at(desk.state) is None is seconds_left(desk.state)
    state = desk.note(at(100, decisions.began(desk.state)))
    assert rings_after(state) == 100 + 900


def test_what_a_clock_does_not_do() -> None:
    desk = begun()
    with pytest.raises(CompetitionError, match="is running"):
        clock_went_on(desk.state)
    stands = desk.note(at(60, clock_stopped(desk.state)))
    with pytest.raises(CompetitionError, match="has stopped already"):
        clock_stopped(stands)
    untimed = begun(minutes=0).state
    for does in (clock_stopped, clock_went_on, lambda state: extended(state, 1)):
        with pytest.raises(CompetitionError, match="No clock"):
            does(untimed)


@given(pauses=st.lists(st.tuples(st.integers(0, 400), st.integers(0, 4000)), max_size=6), more=st.integers(-5, 30))
def test_however_often_it_stands_people_have_all_their_time(pauses: list[tuple[int, int]], more: int) -> None:
    desk, now, left = begun(), 0, 60 * (15 + more)
    desk.note(at(0, extended(desk.state, more)))
    for runs, stands in pauses:
        now, left = now + runs, left - runs
        desk.note(at(now, clock_stopped(desk.state)))
        assert seconds_left(desk.state) == left
        now += stands
        desk.note(at(now, clock_went_on(desk.state)))
        assert rings_after(desk.state) == now + left
