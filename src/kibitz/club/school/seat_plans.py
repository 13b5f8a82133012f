"""Who sits with whom: plans for a whole class, with bots in the seats that stay free."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations, product
from random import Random
from typing import Final

from kibitz.club.school.class_state import Pair, SchoolClass, partners_at
from kibitz.club.school.seat_plan import SeatPlan

Seats = tuple[int | None, ...]
"""The members at a table in the order of its players; None: a bot."""

_PARTNER_WEIGHT: Final = 3
"""Having the same partner again is worse than having the same opponent again."""
_SWEEPS: Final = 12


def planned(
    state: SchoolClass, how: SeatPlan, places: int, chance: Random, here: Collection[int] | None = None
) -> tuple[Seats, ...]:
    """Tables of so many places for those members who are here today, or for everybody who belongs to the class.

    People are spread evenly, so with more than one there nobody sits alone among bots.
    """
    members = [each for each in state.present if here is None or each in here]
    chance.shuffle(members)
    match how:
        case SeatPlan.RANDOM:
            return dealt(members, places)
        case SeatPlan.ALIKE:
            return dealt(sorted(members, key=lambda each: -state.members[each].strength), places)
        case SeatPlan.MIXED:
            return _mixed({each: state.members[each].strength for each in members}, places)
        case SeatPlan.PARTNERS:
            return _with_partners(state, members, places, chance)
        case SeatPlan.CHANGE:
            return _improved(dealt(members, places), state.partnered, state.met, chance)
        case SeatPlan.SAME:
            return _as_before(state, sorted(members), places)


def sizes(people: int, places: int) -> tuple[int, ...]:
    """How many sit at each table: as few tables as hold all, and as even as can be.

    >>> sizes(30, 4), sizes(5, 4), sizes(9, 4), sizes(4, 3)
    ((4, 4, 4, 4, 4, 4, 3, 3), (3, 2), (3, 3, 3), (2, 2))
    """
    tables = -(-people // places)
    return tuple(people // tables + (number < people % tables) for number in range(tables))


def seated_apart(group: Sequence[int], places: int) -> Seats:
    """A group at a table: the first two are partners, then the other side; bots have the rest.

    >>> seated_apart((7, 8, 9), 4), seated_apart((7, 8), 3)
    ((7, 9, 8, None), (7, 8, None))
    """
    order = (0, 2, 1, 3) if places == 4 else tuple(range(places))
    seats: list[int | None] = [None] * places
    for seat, member in zip(order, group, strict=False):
        seats[seat] = member
    return tuple(seats)


def dealt(members: Sequence[int], places: int) -> tuple[Seats, ...]:
    """Table after table, in the order in which they stand."""
    tables, first = [], 0
    for size in sizes(len(members), places) if members else ():
        tables.append(seated_apart(members[first : first + size], places))
        first += size
    return tuple(tables)


def _mixed(strengths: Mapping[int, int], places: int) -> tuple[Seats, ...]:
    """There and back along the tables; at each the strongest has the weakest as partner."""
    if not strengths:
        return ()

    def strongest_first(members: Iterable[int]) -> list[int]:
        return sorted(members, key=lambda each: -strengths[each])

    groups: list[list[int]] = [[] for _ in sizes(len(strengths), places)]
    for place, member in enumerate(strongest_first(strengths)):
        lap, step = divmod(place, len(groups))
        groups[step if lap % 2 == 0 else -1 - step].append(member)
    _even(groups, strengths)
    ordered = map(strongest_first, groups)
    return tuple(seated_apart((group[0], *reversed(group[1:])), places) for group in ordered)


def _even(groups: Sequence[list[int]], strengths: Mapping[int, int]) -> None:
    """Two change tables wherever the tables are then closer in strength: where one has more people, it may be far."""

    def apart(one: list[int], other: list[int]) -> float:
        means = [sum(strengths[each] for each in group) / len(group) for group in (one, other)]
        return abs(means[0] - means[1])

    for one, other in combinations(groups, 2):
        for here, there in product(range(len(one)), range(len(other))):
            before = apart(one, other)
            one[here], other[there] = other[there], one[here]
            if apart(one, other) >= before:
                one[here], other[there] = other[there], one[here]


def _with_partners(state: SchoolClass, members: Sequence[int], places: int, chance: Random) -> tuple[Seats, ...]:
    """Pairs as they were when last seated; who has none is paired with who has none."""
    if places != 4:
        return dealt(members, places)
    here = set(members)
    last = (pair for seats in state.last_seats for pair in partners_at(seats))
    units: list[tuple[int, ...]] = [pair for pair in last if here.issuperset(pair)]
    single = [each for each in members if all(each not in pair for pair in units)]
    units += [tuple(single[place : place + 2]) for place in range(0, len(single), 2)]
    chance.shuffle(units)
    units.sort(key=len)  # who has a bot as partner at least plays against people
    for _ in range(_SWEEPS):
        if not _swapped_units(state, units):
            break
    return tuple(_facing(units[place : place + 2]) for place in range(0, len(units), 2))


def _swapped_units(state: SchoolClass, units: list[tuple[int, ...]]) -> bool:
    """Two pairs change tables wherever fewer opponents then meet again; returns whether any did."""
    is_better = False
    for one, other in combinations(range(len(units)), 2):
        touched = {one // 2, other // 2}
        before = sum(_meetings(state, units, table) for table in touched)
        if before and len(units[one]) == len(units[other]):
            units[one], units[other] = units[other], units[one]
            if sum(_meetings(state, units, table) for table in touched) < before:
                is_better = True
            else:
                units[one], units[other] = units[other], units[one]
    return is_better


def _meetings(state: SchoolClass, units: Sequence[tuple[int, ...]], table: int) -> int:
    """How often those who would be opponents at a table have met, often the same counting more."""
    there = units[2 * table : 2 * table + 2]
    if len(there) < 2:
        return 0
    return sum(state.met.get(_pair(a, b), 0) ** 2 for a in there[0] for b in there[1])


def _facing(units: Sequence[tuple[int, ...]]) -> Seats:
    ours = (*units[0], None, None)[:2]
    theirs = (*units[1], None, None)[:2] if len(units) > 1 else (None, None)
    return ours[0], theirs[0], ours[1], theirs[1]


def _as_before(state: SchoolClass, members: Sequence[int], places: int) -> tuple[Seats, ...]:
    kept = [[each if each in members else None for each in seats] for seats in state.last_seats if len(seats) == places]
    kept = [seats for seats in kept if any(each is not None for each in seats)]
    waiting = [each for each in members if all(each not in seats for seats in kept)]
    while waiting and (seats := emptiest(kept)) is not None:
        seats[seats.index(None)] = waiting.pop(0)
    return _accompanied([*kept, *(list(seats) for seats in dealt(waiting, places))])


def emptiest(tables: Iterable[list[int | None]]) -> list[int | None] | None:
    """Of the tables with a free seat the one where fewest people sit, if there is any."""
    return min((seats for seats in tables if None in seats), key=_people, default=None)


def _people(seats: Sequence[int | None]) -> int:
    return sum(each is not None for each in seats)


def _accompanied(tables: list[list[int | None]]) -> tuple[Seats, ...]:
    """The same without anybody alone among bots: they go where a seat is free, or others come over to them."""
    while len(tables) > 1 and (lone := next((seats for seats in tables if _people(seats) == 1), None)) is not None:
        others = [seats for seats in tables if seats is not lone]
        there = emptiest(others)
        if there is not None:
            there[there.index(None)] = next(each for each in lone if each is not None)
            tables.remove(lone)
            continue
        place = next(place for place, each in enumerate(lone) if each is not None)
        for step in (1, 3) if len(lone) == 4 else (1,):  # partners come together
            mine, theirs = (place + step) % len(lone), step
            lone[mine], others[-1][theirs] = others[-1][theirs], None
    return tuple(tuple(seats) for seats in tables)


def _improved(
    tables: Sequence[Seats], partnered: Mapping[Pair, int], met: Mapping[Pair, int], chance: Random
) -> tuple[Seats, ...]:
    """Two change places wherever fewer then meet again, until nothing gets better."""
    now = [list(seats) for seats in tables]
    spots = [(table, seat) for table, seats in enumerate(now) for seat in range(len(seats))]

    def cost(*numbers: int) -> int:
        return sum(_again(tuple(now[number]), partnered, met) for number in numbers)

    for _ in range(_SWEEPS):
        is_better = False
        chance.shuffle(spots)
        for (one, here), (other, there) in combinations(spots, 2):
            # Bots stay where they are, so that people stay evenly spread.
            if now[one][here] is None or now[other][there] is None:
                continue
            touched = {one, other}
            before = cost(*touched)
            if not before:
                continue
            now[one][here], now[other][there] = now[other][there], now[one][here]
            if cost(*touched) < before:
                is_better = True
            else:
                now[one][here], now[other][there] = now[other][there], now[one][here]
        if not is_better:
            break
    return tuple(tuple(seats) for seats in now)


def _again(seats: Seats, partnered: Mapping[Pair, int], met: Mapping[Pair, int]) -> int:
    people = [each for each in seats if each is not None]
    faces = sum(met.get(_pair(one, other), 0) ** 2 for one, other in combinations(people, 2))
    return faces + _PARTNER_WEIGHT * sum(partnered.get(pair, 0) ** 2 for pair in partners_at(seats))


def _pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)
