"""Which movements there are for so many who compete in one way, the usual first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec.structs import replace

from kibitz.club.movements.drawn_rounds import usual_rounds
from kibitz.club.movements.howell import howell_rounds
from kibitz.club.movements.movement import LARGEST, Movement, MovementError, MovementKind
from kibitz.club.movements.movement_wishes import MovementWish, planned

_SHORT: Final = 2
"""So many of the shorter Howells are offered beside the longest: nobody chooses among ten."""

Competing = Literal["pairs", "individual", "threes", "teams", "field"]
"""Pairs, each for themselves, three at a table, teams of four, or each alone among bots."""

_SPLIT: Final = 12
"""From so many tables on a Mitchell in two sections is offered too: with half as many sets everybody plays them all."""

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
        tables = (entrants + 1) // 2
        pairs = (_howells(entrants, boards, rounds), _mitchells(entrants, boards, rounds))
        for found in pairs if tables <= _SMALL else reversed(pairs):
            yield from found
        if tables >= _SPLIT:
            yield from _sections(tables, boards, rounds)
        yield from _swiss(MovementKind.SWISS, entrants, boards, rounds)
        return
    kind = MovementKind(competing)
    a_table = 4 if kind is MovementKind.INDIVIDUAL else 3
    sections = 1 if competing in ("teams", "field") else -(-(entrants // a_table) // LARGEST)
    whole = MovementWish(kind, boards, sections=sections)
    all_meet = whole if rounds is None or _length(whole, entrants) <= rounds else replace(whole, rounds=rounds)
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


def _sections(tables: int, boards: int, rounds: int | None) -> Iterator[MovementWish]:
    """A Mitchell in as few sections as will do, and at least two."""
    sections = max(2, -(-tables // LARGEST))
    fewest = {tables // sections, -(-tables // sections)}
    most = min(each - (each % 2 == 0) for each in fewest)
    length = most if rounds is None else min(rounds, most)
    for switched in (0, max(1, round(length / 8))) if tables > LARGEST else (0,):
        yield MovementWish(MovementKind.MITCHELL, boards, length, switched=switched, sections=sections)
