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
    rotated,
)
from kibitz.club.movements.seatings import Seating, lengths, plans, seatings
from kibitz.club.movements.taking_turns import with_turns

MOST_CYCLIC: Final = 19
"""Up to so many players everybody can partner everybody; with more there are not the rounds for it."""

_THREE: Final = (Seat.NORTH, Seat.EAST, Seat.WEST)


def individual(players: int, size: int = 2, rounds: int | None = None) -> Movement:
    """An individual movement for so many players, with so many boards in each round.

    Up to nineteen players nobody partners anybody twice, and in full everybody partners everybody where the number can
    be divided by four. With twenty or more each line (North, East, South, West) has a player at every table, and no
    two are ever at the same table again. Up to three are over; they wait in turn, nobody twice before all have.

    >>> movement = individual(8)
    >>> len(movement.rounds), movement.sitting_out(1), individual(9).sitting_out(1)
    (7, (), (1,))
    """
    known = lengths("individual", players)
    if players > MOST_CYCLIC or (players > 4 and not known):
        over = players % 4
        base = (
            _rainbow(players // 4, size, rounds) if players > MOST_CYCLIC else individual(players - over, size, rounds)
        )
        return Movement(MovementKind.INDIVIDUAL, players, with_turns(base.rounds, over))
    (most,) = known or (1,)
    wanted = checked(players // 4, size, rounds, most, least=1)
    if (whole := plans().get(("individual", players, most))) is not None:
        told = [
            tuple(Encounter(table, _four(row), board_set(row[-1] or 0, size)) for table, row in enumerate(each, 1))
            for each in whole[:wanted]
        ]
        return Movement(MovementKind.INDIVIDUAL, players, tuple(told))
    first = seatings()["individual", players, most]

    def met(turn: int, table: int) -> Encounter:
        *four, boards = first[table]
        who = [players if each is None else (each + turn) % most + 1 for each in four]
        return Encounter(table + 1, rotated(tuple(Seat), who), board_set(((boards or 0) + turn) % most, size))

    turns = _turns(most, players % 4)[:wanted]
    plan = tuple(tuple(met(turn, table) for table in range(len(first))) for turn in turns)
    return Movement(MovementKind.INDIVIDUAL, players, plan)


def _four(row: Seating) -> dict[Seat, int]:
    return rotated(tuple(Seat), [(each or 0) + 1 for each in row[:4]])


def _turns(rounds: int, over: int) -> list[int]:
    """The order of the rounds: who waits are neighbours in the circle, and in the next round those after them.

    >>> _turns(10, 2), _turns(7, 3)
    ([0, 2, 4, 6, 8, 1, 3, 5, 7, 9], [0, 3, 6, 2, 5, 1, 4])
    """
    order: list[int] = []
    for start in range(rounds):
        turn = start
        while turn not in order:
            order.append(turn)
            turn = (turn + max(1, over)) % rounds
    return order


def _rainbow(tables: int, size: int, rounds: int | None) -> Movement:
    (most,) = lengths("rainbow", tables) or (1,)
    wanted = checked(tables, size, rounds, most)
    shifts = seatings()["rainbow", tables, most]

    def met(turn: int, table: int) -> Encounter:
        moved = (0, *(shift or 0 for shift in shifts[turn]))
        who = [line * tables + (table - moved[line]) % tables + 1 for line in range(4)]
        return Encounter(table + 1, rotated(tuple(Seat), who), board_set((table - moved[4]) % tables, size))

    plan = tuple(tuple(met(turn, table) for table in range(tables)) for turn in range(wanted))
    return Movement(MovementKind.INDIVIDUAL, 4 * tables, plan)


def three_handed(players: int, size: int = 3, rounds: int | None = None) -> Movement:
    """Tables of three: North stays, East moves up a table and West down one, and all tables play the same boards.

    No two meet again, if there are at least three tables. Whoever is over waits, in turn.

    >>> [sorted(each.entrants) for each in three_handed(9).rounds[1]]
    [[1, 6, 8], [2, 4, 9], [3, 5, 7]]
    """
    tables, over = divmod(players, 3)
    even = tables % 2 == 0
    # At one table or two people meet again; where some wait there are rounds enough for everybody to do so once.
    most = tables - even if tables > 2 else max(1, players if over else 1)
    wanted = checked(tables, size, rounds, most, least=1)

    def met(turn: int, table: int) -> Encounter:
        back = turn + (even and turn >= tables // 2)
        who = (table + 1, tables + 1 + (table - turn) % tables, 2 * tables + 1 + (table + back) % tables)
        return Encounter(table + 1, rotated(_THREE, who), board_set(turn, size))

    plan = tuple(tuple(met(turn, table) for table in range(tables)) for turn in range(wanted))
    return Movement(MovementKind.THREES, players, with_turns(plan, over))
