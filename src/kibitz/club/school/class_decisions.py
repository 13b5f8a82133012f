"""What may happen next in a class: each function makes lines for the log, or says why it cannot be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kibitz.club.school.class_state import (
    ClassClosed,
    ClassLine,
    ClassOpened,
    ClassTable,
    KnockAnswered,
    LessonGiven,
    PlanKept,
    PlanStepped,
    PupilCame,
    PupilGraded,
    PupilKnocked,
    PupilMoved,
    PupilRenamed,
    PupilWent,
    SchoolClass,
    SeatShared,
    TablesGiven,
    TablesPutAway,
)
from kibitz.club.school.lesson_plan import LessonPlan
from kibitz.club.school.seat_plans import emptiest
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template
from kibitz.games import game

NO_TITLE: Final = Template("class-no-title")
CLASS_IS_OVER: Final = Template("class-class-is-over")
CLASS_IS_FULL: Final = Template("class-class-is-full")
CALLED_SO: Final = Template("class-called-so")
NO_MEMBER: Final = Template("class-no-member")
NOBODY_CALLED_SO: Final = Template("class-nobody-called-so")
NO_KNOCK: Final = Template("class-no-knock")
NO_CLASS_TABLE: Final = Template("class-no-class-table")
NOBODY_TO_SEAT: Final = Template("class-nobody-to-seat")
NO_LATECOMER: Final = Template("class-nobody-waits")
ALL_SEATS_TAKEN: Final = Template("class-no-free-seat")
NO_PLAN_STEP: Final = Template("class-no-plan-step")
NO_SEAT_TO_SHARE: Final = Template("class-no-seat-to-share")
SEAT_IS_FULL: Final = Template("class-seat-is-full")
NO_STRENGTH: Final = Template("class-no-strength")

LONGEST_TITLE: Final = 40
MOST_MEMBERS: Final = 120
STRENGTHS: Final = 3
MOST_BESIDE: Final = 2
"""So many may share somebody’s seat: more cannot see one tablet’s worth of cards and agree on a card."""

Alike = Callable[[str, str], bool]
"""Whether two names could be taken for each other."""


class ClassError(Objection):
    """That cannot happen now; nothing has changed."""


def class_opened(title: str, name: str, options: Mapping[str, Any] | None = None) -> ClassOpened:
    """A new class for a game."""
    plain = " ".join(title.split())
    if not 1 <= len(plain) <= LONGEST_TITLE or not plain.isprintable():
        raise ClassError(NO_TITLE(most=LONGEST_TITLE))
    return ClassOpened(title=plain, game=name, options=game(name, dict(options or {})).options)


def came(state: SchoolClass, name: str, identity: str, alike: Alike) -> tuple[ClassLine, ...]:
    """Somebody comes in, comes back, or comes with another name; nothing to write if all is as it was."""
    _is_open(state)
    known = state.member_of(identity)
    others = (state.members[each].name for each in state.present if each != known)
    if any(alike(name, other) for other in others):
        raise ClassError(CALLED_SO(name=name))
    if known is not None and not state.members[known].is_gone:
        return () if state.members[known].name == name else (PupilRenamed(member=known, name=name),)
    if known is None and len(state.present) >= MOST_MEMBERS:
        raise ClassError(CLASS_IS_FULL(most=MOST_MEMBERS))
    number = known if known is not None else max(state.members, default=0) + 1
    return (PupilCame(member=number, name=name, identity=identity),)


def knocked(state: SchoolClass, name: str, identity: str, alike: Alike) -> PupilKnocked:
    """Somebody with another tablet says to be the member of that name."""
    _is_open(state)
    member = next((each for each in state.present if alike(name, state.members[each].name)), None)
    if member is None:
        raise ClassError(NOBODY_CALLED_SO(name=name))
    return PupilKnocked(member=member, identity=identity)


def knock_answered(
    state: SchoolClass, member: int, is_meant: Callable[[str], bool], is_let_in: bool
) -> tuple[KnockAnswered, ...]:
    """The teacher's word on one who says to be that member. Of several only one can be: the others are not, then."""
    _is_open(state)
    knocking = [identity for identity, number in state.knocks.items() if number == member]
    meant = next(filter(is_meant, knocking), None)
    if meant is None:
        raise ClassError(NO_KNOCK())
    others = [each for each in knocking if is_let_in and each != meant]
    refused = [KnockAnswered(identity=each, is_let_in=False) for each in others]
    return (*refused, KnockAnswered(identity=meant, is_let_in=is_let_in))


def renamed(state: SchoolClass, member: int, name: str, alike: Alike) -> PupilRenamed:
    """The teacher gives a member another name."""
    _is_member(state, member)
    if any(alike(name, state.members[other].name) for other in state.present if other != member):
        raise ClassError(CALLED_SO(name=name))
    return PupilRenamed(member=member, name=name)


def graded(state: SchoolClass, member: int, strength: int) -> PupilGraded:
    _is_member(state, member)
    if not 1 <= strength <= STRENGTHS:
        raise ClassError(NO_STRENGTH(most=STRENGTHS))
    return PupilGraded(member=member, strength=strength)


def went(state: SchoolClass, member: int) -> PupilWent:
    _is_member(state, member)
    return PupilWent(member=member)


def tables_given(state: SchoolClass, tables: Sequence[ClassTable], *, anew: bool) -> TablesGiven:
    """Live tables for members, each at one of them at most."""
    _is_open(state)
    seated = [member for table in tables for member in table.members]
    if not seated:
        raise ClassError(NOBODY_TO_SEAT())
    for member in seated:
        _is_member(state, member)
    assert len(seated) == len(set(seated)), "Nobody sits at two tables."
    return TablesGiven(tables=tuple(tables), anew=anew)


def moved(state: SchoolClass, member: int, table: int | None, seat: int) -> PupilMoved:
    """A member to a seat, or to none."""
    _is_member(state, member)
    if table is not None and not (table in state.tables and 0 <= seat < len(state.tables[table].seats)):
        raise ClassError(NO_CLASS_TABLE())
    return PupilMoved(member=member, table=table, seat=seat)


def seated_late(state: SchoolClass, late: Sequence[int], tables: Sequence[int]) -> tuple[PupilMoved, ...]:
    """Who has come since to the seats that bots have at these tables, first where most of them are."""
    _is_open(state)
    seats = {number: list(state.tables[number].seats) for number in tables if number in state.tables}
    seated = []
    for member in late:
        there = emptiest(seats.values())
        if there is None:
            break
        number = next(number for number, each in seats.items() if each is there)
        seated.append(PupilMoved(member=member, table=number, seat=there.index(None)))
        there[there.index(None)] = member
    if not seated:
        raise ClassError(ALL_SEATS_TAKEN())
    return tuple(seated)


def shared(state: SchoolClass, member: int, table: int, seat: int) -> SeatShared:
    """A member sits down beside somebody."""
    _is_member(state, member)
    seats = state.tables[table].seats if table in state.tables else ()
    if not 0 <= seat < len(seats) or seats[seat] is None:
        raise ClassError(NO_SEAT_TO_SHARE())
    if seats[seat] == member or len(state.tables[table].beside.get(seat, ())) >= MOST_BESIDE:
        raise ClassError(SEAT_IS_FULL(most=MOST_BESIDE + 1))
    return SeatShared(member=member, table=table, seat=seat)


def seated_beside(state: SchoolClass, late: Sequence[int], tables: Sequence[int]) -> tuple[SeatShared, ...]:
    """Who has come since beside those who sit at these tables, first where fewest share a seat."""
    _is_open(state)
    places = [
        (len(table.members), number, seat)
        for number in tables
        if (table := state.tables.get(number)) is not None
        for seat, member in enumerate(table.seats)
        if member is not None and seat not in table.beside
    ]
    found: list[SeatShared] = []
    for member in late:
        if not places:
            break
        _, number, seat = min(places)
        found.append(SeatShared(member=member, table=number, seat=seat))
        places = [
            (count + (there == number), there, place)
            for count, there, place in places
            if (there, place) != (number, seat)
        ]
    if not found:
        raise ClassError(NO_SEAT_TO_SHARE())
    return tuple(found)


def lesson_given(state: SchoolClass, lesson: str, block: int | None, tables: Sequence[int]) -> LessonGiven:
    """A place of a lesson for the members at these tables, or for everybody."""
    _is_open(state)
    _are_tables(state, tables)
    members = tuple(each for table in tables for each in state.tables[table].members) if tables else state.present
    if not members:
        raise ClassError(NOBODY_TO_SEAT())
    return LessonGiven(lesson=lesson, block=block, members=members)


def put_away(state: SchoolClass, tables: Sequence[int]) -> TablesPutAway:
    _is_open(state)
    _are_tables(state, tables)
    return TablesPutAway(tables=tuple(tables) or tuple(state.tables))


def plan_kept(state: SchoolClass, plan: LessonPlan | None) -> PlanKept:
    _is_open(state)
    return PlanKept(plan=plan)


def plan_stepped(state: SchoolClass, step: int, homework: str = "") -> PlanStepped:
    """To a step of the plan, forward or back."""
    _is_open(state)
    if state.plan is None or not 0 <= step < len(state.plan.steps):
        raise ClassError(NO_PLAN_STEP())
    return PlanStepped(step=step, homework=homework)


def class_closed(state: SchoolClass) -> ClassClosed:
    _is_open(state)
    return ClassClosed()


def _is_open(state: SchoolClass) -> None:
    if state.is_closed:
        raise ClassError(CLASS_IS_OVER())


def _is_member(state: SchoolClass, member: int) -> None:
    _is_open(state)
    if member not in state.present:
        raise ClassError(NO_MEMBER())


def _are_tables(state: SchoolClass, tables: Sequence[int]) -> None:
    if not set(tables) <= state.tables.keys():
        raise ClassError(NO_CLASS_TABLE())
