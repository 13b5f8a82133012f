"""Howell: all pairs but a few move, and meet each other; in full, or in fewer rounds with more pairs that stay."""

from __future__ import annotations

from typing import Final

from kibitz.club.movements.movement import (
    Encounter,
    Movement,
    MovementError,
    MovementKind,
    board_set,
    checked,
    complete,
    paired,
)
from kibitz.club.movements.seatings import lengths, plans, seatings
from kibitz.engine.text import Template

NO_HOWELL: Final = Template("competition-no-howell")


def howell_rounds(pairs: int) -> tuple[int, ...]:
    """How many rounds a Howell for so many pairs can have; the last is the full one, where everybody meets everybody.

    >>> howell_rounds(8), howell_rounds(7)
    ((6, 7), (6, 7))
    """
    return lengths("howell", (pairs + 1) // 2)


def howell(pairs: int, size: int = 3, rounds: int | None = None) -> Movement:
    """A Howell for so many pairs, with so many boards in each round.

    In full every pair meets every other once. With fewer rounds (a three-quarter Howell) some pairs stay at their
    tables: they meet every pair that moves, and not each other. Everybody plays every board once. The pairs that
    stay have the highest numbers; with an odd number of pairs the last of them is nobody, and its opponents sit out.

    >>> movement = howell(8, 3)
    >>> len(movement.rounds), len(movement.boards), sorted(movement.at(1, 8).entrants)
    (7, 21, [7, 8])
    """
    tables = (pairs + 1) // 2
    checked(tables, size, None, 1)
    known = howell_rounds(pairs)
    wanted = known[-1] if rounds is None else rounds
    if wanted not in known:
        raise MovementError(NO_HOWELL(tables=tables, known=_listed(known), rounds=wanted))
    if (whole := plans().get(("howell", tables, wanted))) is not None:
        told = [
            [
                paired(table, (ns or 0) + 1, (ew or 0) + 1, board_set(boards or 0, size))
                for table, (ns, ew, boards) in enumerate(row, 1)
            ]
            for row in whole
        ]
        return Movement(MovementKind.HOWELL, pairs, complete(told, pairs))
    first = seatings()["howell", tables, wanted]
    # Who stays sits at the last tables of the design, and has the numbers after those of the pairs that move.
    stay = {table: wanted + 1 + k for k, table in enumerate(i for i, row in enumerate(first) if None in row)}

    def met(turn: int, table: int) -> Encounter:
        ns, ew, boards = first[table]
        who = [stay[table] if each is None else (each + turn) % wanted + 1 for each in (ns, ew)]
        return paired(table + 1, who[0], who[1], board_set(((boards or 0) + turn) % wanted, size))

    plan = [[met(turn, table) for table in range(tables)] for turn in range(wanted)]
    return Movement(MovementKind.HOWELL, pairs, complete(plan, pairs))


def _listed(numbers: tuple[int, ...]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} or {last}" if first else last
