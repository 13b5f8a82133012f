"""A competition whose people come from a class: who is who in it, and which tables the class sends them to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kibitz.app.subjects.competition.competition_ledger import Came, EventLine, EventState, Joins, seat_of
from kibitz.cards import Seat
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.movements import Encounter
from kibitz.club.school.class_state import ClassTable, SchoolClass, partners_at
from kibitz.engine.text import Template

FROM_CLASS: Final = Template("competition-from-class")

_TEAM: Final = 4
_PAIR: Final = 2


def named_from(
    state: EventState, code: str, school: SchoolClass, size: int, is_here: Callable[[str], bool]
) -> tuple[EventLine, ...]:
    """Everybody of the class who is here, so many to an entrant; who sits opposite at the moment stays together."""
    groups = list(_groups(school, max(1, min(size, _TEAM)), is_here))
    names = [" & ".join(school.members[each].name for each in group) for group in groups]
    people = [
        Came(person=who.identity, name=who.name, entrant=number, place=place, member=member)
        for number, group in enumerate(groups, 1)
        for place, member in enumerate(group)
        if (who := school.members[member]).identity
    ]
    return (decisions.named(state.event, names), Joins(lesson=code), *people)


def _groups(school: SchoolClass, size: int, is_here: Callable[[str], bool]) -> Iterator[tuple[int, ...]]:
    left = [each for each in school.present if is_here(school.members[each].identity)]
    order: list[int] = []
    if size >= _PAIR:
        for seats in school.last_seats:
            for pair in partners_at(seats):
                if all(each in left for each in pair):
                    order += pair
                    left = [each for each in left if each not in pair]
    order += left
    for first in range(0, len(order), size):
        yield tuple(order[first : first + size])


def come_anew(state: EventState, school: SchoolClass) -> tuple[Came, ...]:
    """Members who are here with another tablet or name than the event knows."""
    changed = []
    for person, came in state.people.items():
        who = school.members.get(came.member) if came.member is not None else None
        if who is not None and who.identity and (who.identity, who.name) != (person, came.name):
            changed.append(
                Came(person=who.identity, name=who.name, entrant=came.entrant, place=came.place, member=came.member)
            )
    return tuple(changed)


def class_tables(state: EventState, school: SchoolClass, seats: Sequence[Seat]) -> tuple[ClassTable, ...]:
    """The tables that play here in the round under way, with the members who belong there."""
    event = state.event
    if event.movement is None or not event.under_way:
        return ()
    found = []
    for there in event.movement.rounds[event.round - 1]:
        code = state.code_of(event.round, there.table)
        members = _members(state, there)
        here = tuple(member if (member := members.get(seat)) in school.present else None for seat in seats)
        if code is not None and any(each is not None for each in here):
            found.append(ClassTable(there.table, code, here))
    return tuple(found)


def _members(state: EventState, there: Encounter) -> dict[Seat, int]:
    assert state.event.movement is not None
    found = {}
    for came in state.people.values():
        seat = seat_of(state.event.movement.kind, there, came)
        if seat is not None and came.member is not None:
            found[seat] = came.member
    return found
