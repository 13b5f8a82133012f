"""Which movements there are for so many who compete in one way, the usual first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from kibitz.club.movements.drawn_rounds import usual_rounds
from kibitz.club.movements.howell import howell_rounds
from kibitz.club.movements.movement import Movement, MovementError, MovementKind
from kibitz.club.movements.movement_wishes import MovementWish, planned

_SHORT: Final = 2
"""So many of the shorter Howells are offered beside the longest: nobody chooses among ten."""

Competing = Literal["pairs", "individual", "threes", "teams", "field"]
"""Pairs, each for themselves, three at a table, teams of four, or each alone among bots."""

_SMALL: Final = 6
"""With up to so many tables a Howell is usual: everybody meets everybody in an afternoon."""


def offered(
    competing: Competing, entrants: int, boards: int, rounds: int | None = None
) -> tuple[tuple[MovementWish, Movement], ...]:
    """What could be played, with no more than so many rounds; nothing for a number that nobody can seat.

    >>> [wish.kind.value for wish, _ in offered("pairs", 8, 3)]
    ['howell', 'howell', 'mitchell', 'mitchell', 'mitchell', 'swiss']
    """
    found: dict[MovementWish, Movement] = {}
    for wish in _wishes(competing, entrants, boards, rounds):
        try:
            found[wish] = planned(wish, entrants)
        except MovementError:
            continue
    return tuple(found.items())


def _wishes(competing: Competing, entrants: int, boards: int, rounds: int | None) -> Iterator[MovementWish]:
    if competing == "pairs":
        pairs = (_howells(entrants, boards, rounds), _mitchells(entrants, boards, rounds))
        for found in pairs if (entrants + 1) // 2 <= _SMALL else reversed(pairs):
            yield from found
        yield from _swiss(MovementKind.SWISS, entrants, boards, rounds)
        return
    kind = MovementKind(competing)
    whole = MovementWish(kind, boards)
    all_meet = whole if rounds is None or _length(whole, entrants) <= rounds else MovementWish(kind, boards, rounds)
    if competing != "teams":
        yield all_meet
        return
    # In an afternoon not so many meet all others: then those who do as well as each other meet.
    usual = (all_meet, *_swiss(MovementKind.SWISS_TEAMS, entrants, boards, rounds))
    yield from usual if entrants <= _SMALL else reversed(usual)
    last = MovementWish(MovementKind.KNOCKOUT, boards)
    if entrants > 2 and (rounds is None or _length(last, entrants) <= rounds):
        yield last


def _swiss(kind: MovementKind, entrants: int, boards: int, rounds: int | None) -> Iterator[MovementWish]:
    length = min(usual_rounds(entrants), rounds or usual_rounds(entrants))
    if length < entrants - 1:  # in as many rounds everybody meets everybody
        yield MovementWish(kind, boards, length)


def _length(wish: MovementWish, entrants: int) -> int:
    """How many rounds a wish comes to; none for a number that nobody can seat."""
    try:
        movement = planned(wish, entrants)
        return len(movement.rounds) + movement.to_come
    except MovementError:
        return 0


def _howells(pairs: int, boards: int, rounds: int | None) -> Iterator[MovementWish]:
    fitting = [length for length in howell_rounds(pairs) if rounds is None or length <= rounds]
    for length in sorted({*fitting[-1:], *fitting[:_SHORT]}, reverse=True):
        yield MovementWish(MovementKind.HOWELL, boards, length)


def _mitchells(pairs: int, boards: int, rounds: int | None) -> Iterator[MovementWish]:
    tables = (pairs + 1) // 2
    for share in (False, True) if tables % 2 == 0 else (False,):
        most = tables - 1 if tables % 2 == 0 and not share else tables
        length = most if rounds is None else min(rounds, most)
        yield MovementWish(MovementKind.MITCHELL, boards, length, share)
        if not share:
            yield MovementWish(MovementKind.MITCHELL, boards, length, share, max(1, round(length / 8)))
