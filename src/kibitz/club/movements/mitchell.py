"""Mitchell: North-South stay, East-West move up a table, the boards move down one."""

from __future__ import annotations

from enum import StrEnum

from kibitz.club.movements.movement import Encounter, Movement, MovementKind, board_set, checked, complete, paired


class Even(StrEnum):
    """How an even number of tables keeps pairs from meeting the same boards again.

    With a skip East-West pass over a table half-way, and one round is lost. With share and relay no round is lost: the
    first and the last table share their boards, and in the middle lies a set that nobody plays.
    """

    SKIP = "skip"
    SHARE = "share"


def mitchell(
    pairs: int, size: int = 3, rounds: int | None = None, *, even: Even = Even.SKIP, switched: int = 0
) -> Movement:
    """A Mitchell for so many pairs, with so many boards in each round.

    North-South are numbered from 1 by table, East-West on from there. An odd number of pairs leaves the last
    East-West number empty: each North-South pair that would meet it sits out. In the last `switched` rounds all turn
    their arrows, North-South playing the East-West cards, which makes one field of two.

    >>> movement = mitchell(14, 2)
    >>> len(movement.rounds), len(movement.boards), movement.at(2, 8).table
    (7, 14, 2)
    """
    tables = (pairs + 1) // 2
    is_even = tables % 2 == 0
    wanted = checked(tables, size, rounds, tables - 1 if is_even and even is Even.SKIP else tables)
    plan = [
        [_met(tables, turn, table, size, is_even and even, turned=turn >= wanted - switched) for table in range(tables)]
        for turn in range(wanted)
    ]
    return Movement(MovementKind.MITCHELL, pairs, complete(plan, pairs))


def _met(tables: int, turn: int, table: int, size: int, even: Even | bool, *, turned: bool) -> Encounter:
    half = tables // 2
    moved = turn + (even is Even.SKIP and turn >= half)
    # Where the boards lie: a relay's stand after the lower half is a place too, and the last table has the first's.
    place = table + (even is Even.SHARE and table >= half)
    ns, ew = table + 1, tables + 1 + (table - moved) % tables
    boards = board_set((place + turn) % tables, size)
    return paired(table + 1, ew, ns, boards) if turned else paired(table + 1, ns, ew, boards)
