"""Seat plans: everybody has one seat, people are spread evenly, and each plan keeps what it promises."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

from hypothesis import example, given
from hypothesis import strategies as some

from kibitz.club.school import class_decisions as decisions
from kibitz.club.school.class_state import CLASS, ClassTable, PupilCame, SchoolClass, class_after, partners_at
from kibitz.club.school.seat_plan import SeatPlan
from kibitz.club.school.seat_plans import Seats, planned


def a_class(people: int) -> SchoolClass:
    came = (PupilCame(member=number, name=f"n{number}", identity=f"i{number}") for number in range(1, people + 1))
    return CLASS.fold([decisions.class_opened("4b", "bridgewar"), *came])


def sit(state: SchoolClass, plan: tuple[Seats, ...]) -> SchoolClass:
    tables = [ClassTable(number, f"t{number}", seats) for number, seats in enumerate(plan, 1)]
    return class_after(state, decisions.tables_given(state, tables, anew=True))


def people_at(seats: Seats) -> int:
    return sum(each is not None for each in seats)


@given(
    some.integers(1, 40), some.sampled_from(SeatPlan), some.sampled_from((3, 4)), some.randoms(use_true_random=False)
)
def test_everybody_has_one_seat_and_nobody_sits_alone(people: int, how: SeatPlan, places: int, chance: Random) -> None:
    state = a_class(people)
    for _ in range(3):
        plan = planned(state, how, places, chance)
        assert sorted(each for seats in plan for each in seats if each is not None) == list(state.present)
        assert all(len(seats) == places for seats in plan) and len(plan) == -(-people // places)
        assert people == 1 or min(people_at(seats) for seats in plan) > 1
        state = sit(state, plan)


def test_with_nobody_there_is_no_table() -> None:
    assert all(planned(a_class(0), how, 4, Random(1)) == () for how in SeatPlan)


@example(5, [1, 1, 3, 3, 3] + [1] * 35)
@given(some.integers(2, 40), some.lists(some.integers(1, 3), min_size=40, max_size=40))
def test_the_strong_sit_with_the_strong_or_with_the_weak(people: int, strengths: list[int]) -> None:
    state = a_class(people)
    for member in state.present:
        state = class_after(state, decisions.graded(state, member, strengths[member - 1]))

    def strong(seats: Seats) -> list[int]:
        return [state.members[each].strength for each in seats if each is not None]

    alike = [strong(seats) for seats in planned(state, SeatPlan.ALIKE, 4, Random(1))]
    assert all(min(one) >= max(other) for one, other in pairwise(alike))
    means = [sum(strong(seats)) / people_at(seats) for seats in planned(state, SeatPlan.MIXED, 4, Random(1))]
    assert max(means) - min(means) <= 1


@given(some.integers(2, 30), some.randoms(use_true_random=False))
def test_partners_stay_together_and_meet_others(people: int, chance: Random) -> None:
    state = sit(a_class(people), planned(a_class(people), SeatPlan.PARTNERS, 4, chance))
    first = {pair for seats in state.last_seats for pair in partners_at(seats)}
    for _ in range(3):
        state = sit(state, planned(state, SeatPlan.PARTNERS, 4, chance))
        assert {pair for seats in state.last_seats for pair in partners_at(seats)} == first
    assert people % 2 or len(first) == people // 2
    others = max((count for pair, count in state.met.items() if pair not in first), default=0)
    assert people < 16 or others < 4


def test_with_change_often_hardly_anybody_has_the_same_partner_twice() -> None:
    state = a_class(30)
    chance = Random(5)
    for _ in range(5):
        state = sit(state, planned(state, SeatPlan.CHANGE, 4, chance))
    assert max(state.partnered.values()) == 1
    assert max(state.met.values()) <= 2
    twice = sum(state.met.get(pair, 0) > 1 for pair in combinations(state.present, 2))
    by_chance = a_class(30)
    for _ in range(5):
        by_chance = sit(by_chance, planned(by_chance, SeatPlan.RANDOM, 4, chance))
    assert twice < sum(count > 1 for count in by_chance.met.values())


def test_the_same_seats_again_with_room_for_who_came_since() -> None:
    state = sit(a_class(6), ((1, 2, 3, None), (4, None, 5, 6)))
    state = class_after(state, decisions.went(state, 2))
    for number in (7, 8, 9):
        state = class_after(state, PupilCame(member=number, name=f"n{number}", identity=f"i{number}"))
    assert planned(state, SeatPlan.SAME, 4, Random(1)) == ((1, 7, 3, 8), (4, 9, 5, 6))


def test_the_same_seats_are_those_of_now_and_leave_nobody_alone_among_bots() -> None:
    state = sit(a_class(9), ((1, 2, 3, 4), (5, 6, 7, 8), (9, None, None, None)))
    state = class_after(state, decisions.moved(state, 1, 2, 0))
    moved = ((5, 2, 3, 4), (1, None, 7, None), (9, 6, None, 8))
    assert planned(state, SeatPlan.SAME, 4, Random(1)) == moved, "partners keep the lone one company"
    here = {2, 3, 4, 5, 6, 7, 8, 9}
    assert planned(state, SeatPlan.SAME, 4, Random(1), here) == ((5, 2, 3, 4), (9, 6, 7, 8))
    assert planned(state, SeatPlan.SAME, 4, Random(1), {2, 9}) == ((9, 2, None, None),)


@given(some.sampled_from(SeatPlan), some.sets(some.integers(1, 12), min_size=2), some.randoms(use_true_random=False))
def test_only_who_is_here_is_seated_and_nobody_alone(how: SeatPlan, here: set[int], chance: Random) -> None:
    state = a_class(12)
    state = sit(state, planned(state, SeatPlan.RANDOM, 4, chance))
    plan = planned(state, how, 4, chance, here)
    assert sorted(each for seats in plan for each in seats if each is not None) == sorted(here)
    assert min(people_at(seats) for seats in plan) > 1
