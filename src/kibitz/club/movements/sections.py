"""Several sections in one room: the same movement in each, with the same boards, of which each has a set of its own."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import Final

from msgspec.structs import replace

from kibitz.club.movements.movement import MOST_TABLES, NO_TABLES, Movement, MovementError, MovementKind, Round
from kibitz.engine.text import Template

NO_SECTIONS: Final = Template("competition-no-sections")

_AT_A_TABLE: Final = {
    MovementKind.MITCHELL: 2,
    MovementKind.HOWELL: 2,
    MovementKind.INDIVIDUAL: 4,
    MovementKind.THREES: 3,
}
"""So many entrants make a table, of the kinds that can have sections."""
_FEWEST: Final = 2
"""Tables of a section: with one nobody would meet anybody else."""


def in_sections(
    kind: MovementKind, entrants: int, sections: int, rounds: int | None, plan: Callable[[int, int | None], Movement]
) -> Movement:
    """What `plan` makes of so many entrants and rounds, once for each section, all with as many rounds as the shortest.

    Tables and entrants are numbered on from section to section. The tables are shared out evenly; whoever is over, or
    the pair that is not there, is in the last.

    >>> from kibitz.club.movements.mitchell import mitchell
    >>> of_45 = in_sections(MovementKind.MITCHELL, 45, 2, 9, lambda pairs, rounds: mitchell(pairs, 2, rounds))
    >>> of_45.sections, len(of_45.rounds), sorted(of_45.at(1, 25).entrants), of_45.sitting_out(1)
    ((12, 23), 9, [25, 36], (35,))
    """
    each = _AT_A_TABLE.get(kind, entrants)
    tables = entrants // each + (each == _FEWEST and entrants % each)
    if tables > MOST_TABLES:
        raise MovementError(NO_TABLES(least=_FEWEST, most=MOST_TABLES, tables=tables))
    if not 1 < sections <= tables // _FEWEST:
        raise MovementError(NO_SECTIONS())
    few, more = divmod(tables, sections)
    at = [few + (number < more) for number in range(sections)]
    there = [each * of for of in at]
    there[-1] += entrants - sum(there)
    found = [plan(number, rounds) for number in there]
    shortest = min(len(one.rounds) for one in found)
    if any(len(one.rounds) > shortest for one in found):
        found = [plan(number, shortest) for number in there]
    last_tables, last_numbers = (0, *accumulate(at)), (0, *accumulate(there))
    moved = [
        _moved(one, table, number)
        for one, table, number in zip(found, last_tables[:-1], last_numbers[:-1], strict=True)
    ]
    together = tuple(tuple(each for one in moved for each in one[turn]) for turn in range(shortest))
    return Movement(kind, entrants, together, sections=last_tables[1:])


def _moved(movement: Movement, tables: int, numbers: int) -> list[Round]:
    """The rounds with tables and entrants numbered on from those of the sections before."""
    return [
        tuple(
            replace(each, table=each.table + tables, seats={seat: who + numbers for seat, who in each.seats.items()})
            for each in round_
        )
        for round_ in movement.rounds
    ]
