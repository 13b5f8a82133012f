"""Homework as a log: what may happen when, what counts once, and that a state is the fold of its lines."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.club.school import homework_decisions as decisions
from kibitz.club.school.homework_state import (
    HOMEWORK,
    CardsRight,
    DealTask,
    Homework,
    HomeworkLine,
    HomeworkWeighed,
    PuzzleTask,
    TrickGivenAway,
    homework_after,
)
from kibitz.engine.text import Text

SAID = Text("East made it.", {})


def _same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def _set(until: float | None = 100.0, *, together: bool = False) -> Homework:
    tasks = (DealTask("a"), DealTask("b"), PuzzleTask("p"))
    first = decisions.homework_set(
        "Week 1", "minibridge", {}, tasks, 0.0, bots="learner", until=until, together=together
    )
    return HOMEWORK.fold([first])


def _with(state: Homework, *lines: HomeworkLine) -> Homework:
    for line in lines:
        state = homework_after(state, line)
    return state


def _begun(state: Homework, *names: str) -> Homework:
    for name in names:
        state = _with(state, *decisions.begun(state, name, name.lower(), _same, 1.0))
    return state


def test_a_pupil_is_the_same_on_the_same_tablet_and_two_are_not_called_alike() -> None:
    state = _begun(_set(), "Ann", "Bob")
    assert [pupil.name for pupil in state.pupils.values()] == ["Ann", "Bob"]
    assert decisions.begun(state, "Ann", "ann", _same, 2.0) == ()
    renamed = _with(state, *decisions.begun(state, "Anna", "ann", _same, 2.0))
    assert len(renamed.pupils) == 2 and renamed.pupils[1].name == "Anna"
    with pytest.raises(decisions.HomeworkError, match="called"):
        decisions.begun(state, "BOB", "cal", _same, 2.0)


def test_a_deal_counts_once_and_what_its_cards_cost_is_each_pupils_own() -> None:
    state = _begun(_set(together=True), "Ann", "Bob")
    state = _with(state, decisions.sat_down(state, 1, "t", 4, 2.0))
    beside = decisions.sat_beside(state, 2, 1, 4, 3.0)
    state = _with(state, beside)
    assert state.tables["t"] == {2: 1, 0: 2}, "Partners first."
    played = decisions.dealt_out(state, "t", 1, 1, SAID, {1: 50, 2: 50}, 5.0)
    state = _with(state, *played)
    assert decisions.dealt_out(state, "t", 2, 1, SAID, {1: 90}, 6.0) == (), "Played again it is not counted."
    losses = (TrickGivenAway(2, 1, SAID), TrickGivenAway(2, 2, SAID))
    line = HomeworkWeighed(table="t", deal=1, losses=losses, right={1: CardsRight(3, 3), 2: CardsRight(1, 3)})
    state = _with(state, *decisions.weighed(state, line))
    assert state.pupils[1].done[1].losses == ()
    assert sum(each.tricks for each in state.pupils[2].done[1].losses or ()) == 3
    assert decisions.weighed(state, line) == (), "Once is enough."


def test_after_the_date_nothing_begins_and_what_ends_is_late() -> None:
    state = _begun(_set(), "Ann")
    state = _with(state, decisions.sat_down(state, 1, "t", 4, 2.0))
    for late in (
        lambda: decisions.begun(state, "Bob", "bob", _same, 101.0),
        lambda: decisions.answered(state, "ann", 3, "SA", ("SA",), 101.0),
        lambda: decisions.sat_down(state, 1, "u", 4, 101.0),
    ):
        with pytest.raises(decisions.HomeworkError, match="is over"):
            late()
    assert decisions.begun(state, "Ann", "ann", _same, 101.0) == (), "Who has begun may look."
    assert _with(state, *decisions.dealt_out(state, "t", 1, 1, SAID, {1: 0}, 99.0)).pupils[1].done[1].is_late is False
    assert _with(state, *decisions.dealt_out(state, "t", 1, 1, SAID, {1: 0}, 101.0)).pupils[1].done[1].is_late is True
    longer = _with(state, decisions.date_moved(state, 200.0, 150.0))
    assert longer.is_open(199.0) and not longer.is_open(201.0)
    assert not _with(state, decisions.date_moved(state, 0.0, 50.0)).is_open(51.0), "A date that is past closes it now."


def test_puzzles_are_answered_by_who_has_begun_and_once() -> None:
    state = _begun(_set(), "Ann")
    with pytest.raises(decisions.HomeworkError, match="not begun"):
        decisions.answered(state, "eve", 3, "SA", ("SA",), 2.0)
    with pytest.raises(decisions.HomeworkError, match="no such task"):
        decisions.answered(state, "ann", 1, "SA", ("SA",), 2.0)
    state = _with(state, decisions.answered(state, "ann", 3, "SK", ("SA",), 2.0))
    assert state.pupils[1].done[3].is_right is False
    with pytest.raises(decisions.HomeworkError, match="already"):
        decisions.answered(state, "ann", 3, "SA", ("SA",), 3.0)


def test_a_friends_table_is_full_at_four() -> None:
    state = _begun(_set(together=True), "Ann", "Bob", "Cal", "Dee", "Eve")
    state = _with(state, decisions.sat_down(state, 1, "t", 4, 2.0))
    for pupil in (2, 3, 4):
        state = _with(state, decisions.sat_beside(state, pupil, 1, 4, 3.0))
    assert sorted(state.tables["t"]) == [0, 1, 2, 3]
    with pytest.raises(decisions.HomeworkError, match="no free seat"):
        decisions.sat_beside(state, 5, 1, 4, 3.0)
    with pytest.raises(decisions.HomeworkError, match="alone"):
        decisions.sat_beside(_begun(_set(), "Ann", "Bob"), 2, 1, 4, 3.0)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(1, 3), st.integers(1, 4)), max_size=25))
def test_a_state_is_the_fold_of_its_lines_and_nothing_counts_twice(steps: list[tuple[int, int, int]]) -> None:
    state = _set()
    log: list[HomeworkLine] = [state.opened]
    for what, pupil, task in steps:
        name, now = f"P{pupil}", float(len(log))
        try:
            lines: tuple[HomeworkLine, ...]
            if what == 0:
                lines = decisions.begun(state, name, name, _same, now)
            elif what == 1:
                lines = (decisions.answered(state, name, task, "SA", ("SA",), now),)
            else:
                known = state.pupil_of(name)
                points = {known.number: 10} if known else {}
                lines = decisions.dealt_out(state, name, task, task, SAID, points, now)
        except decisions.HomeworkError:
            continue
        for line in lines:
            before = {number: set(each.done) for number, each in state.pupils.items()}
            state = homework_after(state, line)
            log.append(line)
            assert all(before.get(number, set()) <= set(each.done) for number, each in state.pupils.items())
    assert state == HOMEWORK.fold(log)
    assert len({each.identity for each in state.pupils.values()}) == len(state.pupils)
