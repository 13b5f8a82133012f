"""Individual movements: everybody alone, with another partner in every round; and three at a table."""

from __future__ import annotations

from typing import Final

from kibitz.cards import Seat
from kibitz.club.movements.movement import (
    Encounter,
    Movement,
    MovementKind,
    board_set,
    checked,
    complete,
    rotated,
)
from kibitz.club.movements.seatings import lengths, seatings

MOST_CYCLIC: Final = 19
"""Up to so many players everybody can partner everybody; with more there are not the rounds for it."""

_THREE: Final = (Seat.NORTH, Seat.EAST, Seat.WEST)


def individual(players: int, size: int = 2, rounds: int | None = None) -> Movement:
    """An individual movement for so many players, with so many boards in each round.

    Up to nineteen players nobody partners anybody twice, and in full everybody partners everybody where the number can
    be divided by four; whoever is over sits out in turn. With twenty or more each line (North, East, South, West)
    has a player at every table, and no two are ever at the same table again.

    >>> movement = individual(8)
    >>> len(movement.rounds), movement.sitting_out(1), individual(9).sitting_out(1)
    (7, (), (1,))
    """
    if players > MOST_CYCLIC:
        return _rainbow(players, size, rounds)
    (most,) = lengths("individual", players) or (1,)
    wanted = checked(players // 4, size, rounds, most, least=1)
    first = seatings()["individual", players, most]

    def met(turn: int, table: int) -> Encounter:
        *four, boards = first[table]
        who = [players if each is None else (each + turn) % most + 1 for each in four]
        return Encounter(table + 1, rotated(tuple(Seat), who), board_set(((boards or 0) + turn) % most, size))

    plan = tuple(tuple(met(turn, table) for table in range(len(first))) for turn in range(wanted))
    return Movement(MovementKind.INDIVIDUAL, players, plan)


def _rainbow(players: int, size: int, rounds: int | None) -> Movement:
    tables = (players + 3) // 4
    (most,) = lengths("rainbow", tables) or (1,)
    wanted = checked(tables, size, rounds, most)
    shifts = seatings()["rainbow", tables, most]

    def met(turn: int, table: int) -> Encounter:
        moved = (0, *(shift or 0 for shift in shifts[turn]))
        who = [line * tables + (table - moved[line]) % tables + 1 for line in range(4)]
        return Encounter(table + 1, rotated(tuple(Seat), who), board_set((table - moved[4]) % tables, size))

    plan = [[met(turn, table) for table in range(tables)] for turn in range(wanted)]
    return Movement(MovementKind.INDIVIDUAL, players, complete(plan, players))


def three_handed(players: int, size: int = 3, rounds: int | None = None) -> Movement:
    """Tables of three: North stays, East moves up a table and West down one, and all tables play the same boards.

    No two meet again, if there are at least three tables. Whoever is over sits out.

    >>> [sorted(each.entrants) for each in three_handed(9).rounds[1]]
    [[1, 6, 8], [2, 4, 9], [3, 5, 7]]
    """
    tables = players // 3
    even = tables % 2 == 0
    most = 1 if tables < 3 else tables - even
    wanted = checked(tables, size, rounds, most, least=1)

    def met(turn: int, table: int) -> Encounter:
        back = turn + (even and turn >= tables // 2)
        who = (table + 1, tables + 1 + (table - turn) % tables, 2 * tables + 1 + (table + back) % tables)
        return Encounter(table + 1, rotated(_THREE, who), board_set(turn, size))

    plan = tuple(tuple(met(turn, table) for table in range(tables)) for turn in range(wanted))
    return Movement(MovementKind.THREES, players, plan)
