"""What is true of a movement, counted from its rounds: who meets whom, how often boards are played, how even it is."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import combinations

from msgspec import Struct

from kibitz.cards import Side
from kibitz.club.movements.movement import Encounter, Movement


class LeastMost(Struct, frozen=True):
    """The least and the most of something."""

    least: int
    most: int


class Soundness(Struct, frozen=True):
    """A movement in numbers.

    `boards_each` is how many boards an entrant plays, `plays` how often a board is played, `met` how often two entrants
    are opponents and `partnered` partners, `sat_out` the rounds in which an entrant waits. `shared` counts the rounds
    in which a board is at more than one table, `copies` how often each board must be there for that. `evenness` is 1
    if everybody is compared with everybody alike, and falls towards 0 with the differences; `repeats` counts boards
    that somebody would play again.
    """

    rounds: int
    tables: int
    boards: int
    boards_each: LeastMost
    plays: LeastMost
    met: LeastMost
    partnered: LeastMost
    sat_out: LeastMost
    shared: int
    copies: int
    evenness: Fraction
    repeats: int


def soundness(movement: Movement) -> Soundness:
    """Everything that can be counted.

    >>> from kibitz.club.movements.howell import howell
    >>> told = soundness(howell(8))
    >>> told.met, told.boards_each, told.shared
    (LeastMost(least=1, most=1), LeastMost(least=21, most=21), 0)
    """
    everyone = range(1, movement.entrants + 1)
    played = Counter(
        (entrant, board) for each in movement.encounters for entrant in each.entrants for board in each.boards
    )
    of_each = Counter(entrant for entrant, _ in played)
    plays = Counter(board for each in movement.encounters for board in each.boards)
    two = [frozenset(pair) for pair in combinations(everyone, 2)]
    met, partnered = meetings(movement.encounters)
    waited = Counter(entrant for turn in range(len(movement.rounds)) for entrant in movement.sitting_out(turn + 1))
    return Soundness(
        rounds=len(movement.rounds),
        tables=len({each.table for each in movement.encounters}),
        boards=len(movement.boards),
        boards_each=_span(of_each[entrant] for entrant in everyone),
        plays=_span(plays.values()),
        met=_span(met[pair] for pair in two),
        partnered=_span(partnered[pair] for pair in two),
        sat_out=_span(waited[entrant] for entrant in everyone),
        shared=sum(_copies(round_) > 1 for round_ in movement.rounds),
        copies=max(map(_copies, movement.rounds), default=0),
        evenness=_evenness(movement, two),
        repeats=sum(times > 1 for times in played.values()),
    )


def meetings(encounters: Iterable[Encounter]) -> tuple[Counter[frozenset[int]], Counter[frozenset[int]]]:
    """How often two entrants are opponents, and how often partners."""
    met: Counter[frozenset[int]] = Counter()
    partnered: Counter[frozenset[int]] = Counter()
    for each in encounters:
        ns, ew = each.who(Side.NS), each.who(Side.EW)
        met.update(frozenset((one, other)) for one in ns for other in ew if one != other)
        partnered.update(frozenset(side) for side in (ns, ew) if len(side) == 2)
    return met, partnered


def _evenness(movement: Movement, two: list[frozenset[int]]) -> Fraction:
    """How alike all are compared: a board that two hold the same way counts for them, the other way against, and at one
    table as much as all other tables together, since there all that one wins the other loses.
    """
    holding: Mapping[int, dict[int, tuple[int, Side]]] = defaultdict(dict)
    results: Counter[int] = Counter()
    for each in movement.encounters:
        for board in each.boards:
            results[board] += 1
            for side in Side:
                for entrant in each.who(side):
                    holding[entrant][board] = (each.table, side)
    compared = []
    for one, other in (sorted(pair) for pair in two):
        total = 0
        for board in holding[one].keys() & holding[other].keys():
            (table, side), (at, way) = holding[one][board], holding[other][board]
            rest = results[board] - 1
            total += (rest if side is not way else 0) if table == at else 1 if side is way else -1
        compared.append(total)
    squares = sum(each * each for each in compared)
    return Fraction(sum(compared) ** 2, len(compared) * squares) if squares else Fraction(1)


def _copies(round_: Iterable[Encounter]) -> int:
    """At how many tables of a round the same board is played."""
    return max(Counter(board for each in round_ for board in each.boards).values(), default=0)


def _span(counts: Iterable[int]) -> LeastMost:
    found = list(counts)
    return LeastMost(min(found, default=0), max(found, default=0))
