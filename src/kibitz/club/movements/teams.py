"""Teams of four, everybody against everybody; and each alone against the field."""

from __future__ import annotations

from kibitz.cards import Seat
from kibitz.club.movements.movement import (
    MOST_BOARDS,
    NO_BOARDS,
    Encounter,
    Movement,
    MovementError,
    MovementKind,
    Round,
    board_set,
    checked,
    paired,
)


def pairings(number: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Who meets whom in each round so that everybody meets everybody once: the last stays, the others go round.

    >>> pairings(4)
    (((4, 1), (2, 3)), ((2, 4), (3, 1)), ((4, 3), (1, 2)))
    """
    even = number + number % 2
    ring = even - 1
    rounds = []
    for turn in range(ring):
        ends = (even, turn + 1) if turn % 2 == 0 else (turn + 1, even)
        inner = (((turn + k) % ring + 1, (turn - k) % ring + 1) for k in range(1, even // 2))
        rounds.append(tuple(pair for pair in (ends, *inner) if max(pair) <= number))
    return tuple(rounds)


def teams(number: int, size: int = 8, rounds: int | None = None) -> Movement:
    """Matches of so many teams, everybody against everybody, with so many boards in each match.

    A match has two tables with the same boards: at one the team sits North-South, at the other East-West. All matches
    of a round play the same boards. With two teams every round is another stanza of their match; with an odd number
    one team sits out in each round.

    >>> [sorted(each.entrants) for each in teams(4).rounds[0]]
    [[1, 4], [1, 4], [2, 3], [2, 3]]
    """
    if number == 2:
        wanted = checked(2, size, 2 if rounds is None else rounds, 16)
        order = ((1, 2),)
        return Movement(MovementKind.TEAMS, 2, tuple(_matches(order, turn, size) for turn in range(wanted)))
    order_of = pairings(number)
    wanted = checked(2 * (number // 2), size, rounds, len(order_of))
    plan = tuple(_matches(order_of[turn], turn, size) for turn in range(wanted))
    return Movement(MovementKind.TEAMS, number, plan)


def against_the_field(entrants: int, size: int = 12) -> Movement:
    """Everybody South at a table of their own among bots, with the same boards.

    >>> against_the_field(3).rounds[0][2].seats
    {Seat.SOUTH: 3}
    """
    if not 1 <= size <= MOST_BOARDS:
        raise MovementError(NO_BOARDS(most=MOST_BOARDS, boards=size))
    boards = board_set(0, size)
    return Movement(
        MovementKind.FIELD,
        entrants,
        (tuple(Encounter(number, {Seat.SOUTH: number}, boards) for number in range(1, entrants + 1)),),
    )


def _matches(order: tuple[tuple[int, int], ...], turn: int, size: int) -> Round:
    boards = board_set(turn, size)
    tables = (
        (paired(2 * match - 1, home, away, boards), paired(2 * match, away, home, boards))
        for match, (home, away) in enumerate(order, 1)
    )
    return tuple(each for both in tables for each in both)
