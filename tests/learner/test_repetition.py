"""What was missed comes back when it is about to be forgotten."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kibitz.learner.path import DAY
from kibitz.learner.repetition import (
    REPETITION,
    Missed,
    Recurring,
    Repetition,
    RepetitionBegun,
    ThingAnswered,
    ThingKind,
)
from kibitz.learner.repetition import after_answer as after

PUZZLE = Recurring(ThingKind.PUZZLE, "5f3a")
PLACE = Recurring(ThingKind.LESSON, "2-partners", 5)


def test_what_was_never_missed_does_not_come_back() -> None:
    assert after(Repetition(), PUZZLE, is_right=True, at=0.0) == Repetition()


def test_each_time_it_is_known_it_stays_away_longer_and_a_miss_brings_it_back_soon() -> None:
    kept, at, gaps = after(Repetition(), PUZZLE, is_right=False, at=0.0), 0.0, []
    for _ in range(6):
        due = kept.things[PUZZLE].due
        gaps.append(due - at)
        assert kept.due(due - 60) == () and kept.due(due) == (PUZZLE,)
        at = due
        kept = after(kept, PUZZLE, is_right=True, at=at)
    assert gaps[0] == DAY and gaps == sorted(gaps) and gaps[-1] > 30 * DAY
    long = kept.things[PUZZLE].due - at
    missed = after(kept, PUZZLE, is_right=False, at=kept.things[PUZZLE].due)
    assert missed.things[PUZZLE].due - missed.things[PUZZLE].reviewed < long / 4


def test_a_second_try_on_the_same_day_says_nothing() -> None:
    kept = after(Repetition(), PUZZLE, is_right=False, at=0.0)
    assert after(kept, PUZZLE, is_right=True, at=60.0) is kept


@given(st.lists(st.tuples(st.sampled_from([PUZZLE, PLACE]), st.booleans(), st.floats(0, 90)), max_size=12))
def test_a_ledger_read_again_says_the_same(answers: list[tuple[Recurring, bool, float]]) -> None:
    kept, lines, at = Repetition(), [], 0.0
    for thing, is_right, days in answers:
        at += days * DAY
        if kept.counts(thing, is_right=is_right, now=at):
            lines.append(ThingAnswered(thing=thing.text, is_right=is_right, at=at))
        kept = after(kept, thing, is_right=is_right, at=at)
    assert REPETITION.fold([RepetitionBegun(), *lines]) == kept
    assert all(Recurring.read(each.text) == each for each in kept.things)


def test_what_was_missed_before_there_was_a_ledger_is_in_its_first_line() -> None:
    old = (Missed(PUZZLE.text, 0.0, 3 * DAY), Missed(PLACE.text, DAY))
    kept = REPETITION.fold([RepetitionBegun(missed=old)])
    assert kept.due(2 * DAY) == (PLACE,)
    assert kept.things[PUZZLE].due > 4 * DAY
