"""Latecomers, early leavers, a table that falls out: nothing played changes, and nobody plays a board again."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.club.movements import (
    Even,
    Movement,
    MovementKind,
    MovementWish,
    howell,
    individual,
    mitchell,
    planned,
    replanned,
    soundness,
    teams,
)
from kibitz.club.movements.what_changes import what_changes


@st.composite
def pairs_movements(draw: st.DrawFn) -> Movement:
    pairs = draw(st.integers(3, 24))
    if draw(st.booleans()):
        return howell(pairs, 2)
    return mitchell(pairs, 2, even=draw(st.sampled_from(Even)))


@settings(max_examples=60)
@given(movement=pairs_movements(), data=st.data())
def test_whoever_comes_and_goes(movement: Movement, data: st.DataObject) -> None:
    everybody = list(range(1, movement.entrants + 3))
    played = data.draw(st.integers(0, len(movement.rounds)))
    present = data.draw(st.sets(st.sampled_from(everybody), min_size=2))
    anew = replanned(movement, played, present)
    assert anew.rounds[:played] == movement.rounds[:played]
    assert len(anew.rounds) == len(movement.rounds)
    assert soundness(anew).repeats == 0
    for turn in range(played, len(anew.rounds)):
        seated = [entrant for each in anew.rounds[turn] for entrant in each.entrants]
        assert set(seated) <= present and len(seated) == len(set(seated))
        assert len({each.table for each in anew.rounds[turn]}) == len(anew.rounds[turn])


SIX_KINDS = (howell(8, 2), howell(12, 2), mitchell(10, 2), mitchell(14, 2, even=Even.SHARE), individual(12), teams(6))


@pytest.mark.parametrize("movement", SIX_KINDS, ids=lambda movement: f"{movement.kind} {movement.entrants}")
@pytest.mark.parametrize("change", ["comes", "goes", "table", "two come"])
def test_as_many_play_as_can_and_those_wait_who_have_waited_least(movement: Movement, change: str) -> None:
    """In every round to come; who came late plays from then on, and the others take turns at waiting."""
    everybody, size = frozenset(range(1, movement.entrants + 1)), 4 if movement.kind == "individual" else 2
    there = {
        "comes": everybody | {movement.entrants + 1},
        "goes": everybody - {1},
        "table": everybody - movement.rounds[0][0].entrants,
        "two come": everybody | {movement.entrants + 1, movement.entrants + 2},
    }[change]
    anew = replanned(movement, 1, there)
    waits = [there - {who for each in round_ for who in each.entrants} for round_ in anew.rounds]
    assert [len(each) for each in waits[1:]] == [len(there) % size] * (len(anew.rounds) - 1)
    assert movement.kind == "teams" or soundness(anew).repeats == 0
    waited = Counter(who for waiting in waits[1:] for who in waiting)
    turns = len(there) % size * (len(anew.rounds) - 1)
    assert max(waited.values(), default=0) <= max(1, -(-turns // len(there & everybody)) + 1)
    late = there - everybody
    if turns <= len(everybody):
        assert all(waited[who] == 0 for who in late), "who came late has missed enough"
    assert anew.rounds[0] == movement.rounds[0]


@pytest.mark.parametrize("movement", [mitchell(19, 2), planned(MovementWish(MovementKind.MITCHELL, 2, sections=2), 27)])
def test_a_late_pair_takes_the_place_that_is_empty_with_the_boards_that_lie_there(movement: Movement) -> None:
    there = range(1, movement.entrants + 2)
    anew = replanned(movement, 1, there)
    assert all(not anew.sitting_out(number) for number in range(2, len(anew.rounds) + 1))
    assert soundness(anew).copies == soundness(movement).copies, "and no board is needed once more"
    assert anew.boards == movement.boards


def test_what_it_means_is_said_before() -> None:
    movement = howell(8, 2)
    said = " ".join(map(str, what_changes(movement, replanned(movement, 1, range(1, 10)), 1, range(1, 10))))
    assert "From round 2 on 4 tables play." in said and "at most one waits, in turn" in said
    told = " ".join(map(str, what_changes(movement, replanned(movement, 3, range(1, 7)), 3, range(1, 7))))
    assert "3 tables play" in told and "Nobody waits in any round." in told
    assert str(what_changes(movement, movement, 7, range(1, 9))[0]) == "There is no round left to plan."


def test_a_latecomer_takes_the_empty_place() -> None:
    movement = mitchell(9, 2)
    whole = replanned(movement, 0, range(1, 11))
    assert all(not whole.sitting_out(turn + 1) for turn in range(5))
    late = replanned(movement, 2, range(1, 11))
    assert late.sitting_out(1) == (*movement.sitting_out(1), 10)
    assert not any(late.sitting_out(turn) for turn in (3, 4, 5))
    assert soundness(late).repeats == 0


@pytest.mark.parametrize("played", [0, 3, 7])
def test_if_nobody_comes_or_goes_nothing_changes(played: int) -> None:
    movement = howell(8)
    assert replanned(movement, played, range(1, 9)) == movement
