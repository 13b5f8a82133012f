"""Latecomers, early leavers, a table that falls out: nothing played changes, and nobody plays a board again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.club.movements import Even, Movement, howell, individual, mitchell, replanned, soundness


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
        stands = [each for each in movement.rounds[turn] if each.entrants <= present]
        assert all(each in anew.rounds[turn] for each in stands), "who can play as planned does"


def test_when_a_table_falls_out_those_who_wait_meet_where_they_can() -> None:
    movement = mitchell(18, 3)
    gone = movement.rounds[3][4].entrants
    anew = replanned(movement, 4, set(range(1, 19)) - gone)
    simply = [each for round_ in movement.rounds[4:] for each in round_ if not each.entrants & gone]
    assert sum(map(len, anew.rounds[4:])) >= len(simply)
    assert soundness(anew).met.most == 1


def test_a_latecomer_takes_the_empty_place() -> None:
    movement = mitchell(9, 2)
    whole = replanned(movement, 0, range(1, 11))
    assert all(not whole.sitting_out(turn + 1) for turn in range(5))
    late = replanned(movement, 2, range(1, 11))
    assert late.sitting_out(1) == (*movement.sitting_out(1), 10)
    assert not any(late.sitting_out(turn) for turn in (3, 4, 5))
    assert soundness(late).repeats == 0


def test_in_an_individual_the_others_of_the_table_wait() -> None:
    movement = individual(8)
    anew = replanned(movement, 3, range(1, 8))
    assert all(8 in anew.sitting_out(turn) and len(anew.sitting_out(turn)) == 4 for turn in range(4, 8))


@pytest.mark.parametrize("played", [0, 3, 7])
def test_if_nobody_comes_or_goes_nothing_changes(played: int) -> None:
    movement = howell(8)
    assert replanned(movement, played, range(1, 9)) == movement
