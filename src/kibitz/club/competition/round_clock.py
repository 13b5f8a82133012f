"""The clock of a round: more time or less, stopped and going on, and when it rings."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from kibitz.club.competition import competition_lines as lines
from kibitz.club.competition.competition_decisions import CompetitionError
from kibitz.club.competition.state import Competition, seconds_between
from kibitz.engine.text import Template

NO_CLOCK: Final = Template("competition-no-clock")
CLOCK_STANDS: Final = Template("competition-clock-stands")
CLOCK_RUNS: Final = Template("competition-clock-runs")


def extended(state: Competition, minutes: int) -> lines.Extended:
    """More minutes for the round under way, or fewer; also while the clock stands."""
    _is_timed(state)
    return lines.Extended(round=state.round, minutes=minutes)


def clock_stopped(state: Competition) -> lines.ClockStopped:
    """The clock of the round under way stands from now on."""
    _is_timed(state)
    if state.stopped_at:
        raise CompetitionError(CLOCK_STANDS())
    return lines.ClockStopped(round=state.round)


def clock_went_on(state: Competition) -> lines.ClockWentOn:
    """The clock that stands goes on, with the time that was left."""
    _is_timed(state)
    if not state.stopped_at:
        raise CompetitionError(CLOCK_RUNS())
    return lines.ClockWentOn(round=state.round)


def rings_at(state: Competition) -> float | None:
    """When the time of the round is up, in seconds since 1970; None without a clock, or while it stands."""
    if not _has_clock(state) or state.stopped_at:
        return None
    return datetime.fromisoformat(state.began_at).timestamp() + _length(state)


def seconds_left(state: Competition) -> float | None:
    """The time left on a clock that stands, in seconds; less than none if it had rung before."""
    if not _has_clock(state) or not state.stopped_at:
        return None
    return _length(state) - seconds_between(state.began_at, state.stopped_at)


def _length(state: Competition) -> float:
    return 60 * (state.created.minutes + state.extra) + state.stood


def _has_clock(state: Competition) -> bool:
    return bool(state.under_way and state.created.minutes and state.began_at)


def _is_timed(state: Competition) -> None:
    if not _has_clock(state):
        raise CompetitionError(NO_CLOCK())
