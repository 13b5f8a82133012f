"""A class as a log: who came and came back, where everybody is, and that no line leaves anybody in two places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from kibitz.club.school import class_decisions as decisions
from kibitz.club.school.class_state import (
    CLASS,
    ClassLine,
    ClassTable,
    LessonPlace,
    PupilRenamed,
    SchoolClass,
    class_after,
)
from kibitz.engine import codec

Move = Callable[[SchoolClass], ClassLine | tuple[ClassLine, ...]]


def alike(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def after(state: SchoolClass, *made: Move) -> SchoolClass:
    for move in made:
        lines = move(state)
        for line in lines if isinstance(lines, tuple) else (lines,):
            state = class_after(state, line)
    return state


def coming(*names: str) -> SchoolClass:
    state = CLASS.fold([decisions.class_opened("4b", "bridgewar")])
    return after(state, *(partial(decisions.came, name=name, identity=f"id-{name}", alike=alike) for name in names))


def table(number: int, *seats: int | None) -> ClassTable:
    return ClassTable(number, f"code{number}", seats)


def seated(*tables: ClassTable, anew: bool = False) -> Move:
    return lambda state: decisions.tables_given(state, tables, anew=anew)


def test_the_same_tablet_is_the_same_person_and_a_name_is_nobody_elses() -> None:
    state = coming("Ann", "Ben")
    assert decisions.came(state, "Ann", "id-Ann", alike) == ()
    assert decisions.came(state, "Anna", "id-Ann", alike) == (PupilRenamed(member=1, name="Anna"),)
    with pytest.raises(decisions.ClassError, match="Somebody in this class is called ben"):
        decisions.came(state, "ben", "id-Ann", alike)
    state = after(state, lambda state: decisions.went(state, 1))
    assert state.present == (2,)
    state = after(state, lambda state: decisions.came(state, "Ann", "id-Ann", alike))
    assert state.present == (1, 2)


def test_another_tablet_comes_in_as_a_member_only_if_the_teacher_says_so() -> None:
    state = after(coming("Ann", "Ben"), seated(table(1, 1, None, 2, None)))
    for identity in ("thief", "new"):
        state = after(state, partial(decisions.knocked, name="ANN", identity=identity, alike=alike))
    assert state.member_of("new") is None
    refused = after(state, lambda state: decisions.knock_answered(state, 1, "thief".__eq__, is_let_in=False))
    assert refused.member_of("thief") is None and refused.knocks == {"new": 1}, "each is answered by itself"
    let_in = after(state, lambda state: decisions.knock_answered(state, 1, "new".__eq__, is_let_in=True))
    assert (let_in.member_of("new"), let_in.member_of("thief"), let_in.member_of("id-Ann")) == (1, None, None)
    assert let_in.table_of(1) == table(1, 1, None, 2, None) and not let_in.knocks
    with pytest.raises(decisions.ClassError, match="Nobody is waiting"):
        decisions.knock_answered(let_in, 1, "new".__eq__, is_let_in=True)


def test_who_is_moved_changes_places_and_who_is_left_waits() -> None:
    state = after(coming(*"ABCDE"), seated(table(1, 1, 2, 3, None), table(2, 4, None, None, None)))
    assert state.waiting == (5,)
    swapped = after(state, lambda state: decisions.moved(state, 1, 2, 0))
    assert [swapped.tables[each].seats for each in (1, 2)] == [(4, 2, 3, None), (1, None, None, None)]
    put_out = after(state, lambda state: decisions.moved(state, 5, 1, 1))
    assert put_out.tables[1].seats == (1, 5, 3, None) and put_out.waiting == (2,)
    up = after(state, lambda state: decisions.moved(state, 4, None, 0))
    assert up.waiting == (4, 5) and list(up.tables) == [1], "A table that nobody is at is none."
    assert up.members[4].sent > state.members[4].sent and up.members[1].sent == state.members[1].sent


def test_a_lesson_takes_its_members_from_their_tables_and_tables_take_them_from_it() -> None:
    state = after(coming(*"ABC"), seated(table(1, 1, None, 2, None), table(2, 3, None, None, None)))
    state = after(state, lambda state: decisions.lesson_given(state, "first", 4, (1,)))
    assert list(state.tables) == [2] and state.members[1].lesson == LessonPlace("first", 4)
    assert state.members[3].lesson is None and not state.waiting
    state = after(state, seated(table(1, 1, 2, 3, None), anew=True))
    assert all(who.lesson is None for who in state.members.values())
    state = after(state, lambda state: decisions.put_away(state, ()))
    assert state.waiting == (1, 2, 3)


def test_what_cannot_be_is_refused() -> None:
    state = after(coming("Ann"), seated(table(1, 1, None, None, None)))
    wrong: list[Move] = [
        lambda state: decisions.class_opened(" ", "bridgewar"),
        lambda state: decisions.class_opened("x" * 41, "bridgewar"),
        lambda state: decisions.knocked(state, "Zoe", "x", alike),
        lambda state: decisions.renamed(state, 2, "Zoe", alike),
        lambda state: decisions.graded(state, 1, 4),
        lambda state: decisions.moved(state, 1, 2, 0),
        lambda state: decisions.moved(state, 1, 1, 4),
        lambda state: decisions.lesson_given(state, "first", 0, (9,)),
        lambda state: decisions.tables_given(state, (table(1, None, None, None, None),), anew=False),
        lambda state: decisions.went(state, 7),
    ]
    for move in wrong:
        with pytest.raises(decisions.ClassError):
            move(state)
    over = after(state, decisions.class_closed)
    with pytest.raises(decisions.ClassError, match="over"):
        decisions.came(over, "Zoe", "z", alike)


def _tried(
    kind: int, state: SchoolClass, one: int, two: int, three: int, tables: Sequence[ClassTable]
) -> ClassLine | tuple[ClassLine, ...]:
    match kind:
        case 0:
            return decisions.came(state, f"n{one}", f"i{two}", alike)
        case 1:
            return decisions.knocked(state, f"n{one}", f"i{two}", alike)
        case 2:
            return decisions.knock_answered(state, one, f"i{three}".__eq__, two % 2 == 0)
        case 3:
            return decisions.went(state, one)
        case 4:
            return decisions.moved(state, one, two or None, three % 4)
        case 5:
            return decisions.lesson_given(state, "first", three, (one,) if one else ())
        case 6:
            return decisions.put_away(state, (one,) if one else ())
        case _:
            return decisions.tables_given(state, tables[: max(1, two)], anew=three % 2 == 0)


@some.composite
def afternoons(draw: some.DrawFn) -> list[ClassLine]:
    """All that can happen, in any order, wherever it may."""
    log: list[ClassLine] = [decisions.class_opened("4b", "bridgewar")]
    state = CLASS.fold(log)
    number = some.integers(0, 7)
    for _ in range(draw(some.integers(1, 25))):
        one, two, three = draw(number), draw(number), draw(number)
        order = draw(some.permutations(state.present))
        tables = [
            ClassTable(1 + (one + place) % 4, f"t{one}{place}", (*order[place * 4 : place * 4 + 4], *[None] * 4)[:4])
            for place in range((len(order) + 3) // 4)
        ]
        try:
            made = _tried(draw(number), state, one, two, three, tables)
        except decisions.ClassError:
            continue
        lines = made if isinstance(made, tuple) else (made,)
        log += lines
        for line in lines:
            state = class_after(state, line)
    return log


@given(afternoons())
def test_everybody_is_in_one_place_and_the_log_is_all_there_is(log: list[ClassLine]) -> None:
    state = CLASS.fold(log)
    seats = [member for each in state.tables.values() for member in each.members]
    learning = [number for number, who in state.members.items() if who.lesson is not None]
    assert len(seats) == len(set(seats))
    assert sorted((*seats, *learning, *state.waiting)) == list(state.present)
    assert all(each.members for each in state.tables.values())
    identities = [who.identity for who in state.members.values() if who.identity]
    assert len(identities) == len(set(identities))
    read = [msgspec.json.decode(codec.encode(line), type=ClassLine) for line in log]
    assert CLASS.fold(read) == state and state.lines == len(log)
