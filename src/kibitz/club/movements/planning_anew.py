"""The rounds that are left, planned anew as a whole: as many play as can, and those wait who have waited least.

Plans are drawn, many of them, and the best stands; the same every time, for a plan is looked at before it is made.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, count
from random import Random
from typing import Final

from msgspec import Struct

from kibitz.cards import Seat, Side
from kibitz.club.movements.movement import MOST_TABLES, Encounter, Movement, MovementKind, Round, paired, rotated
from kibitz.club.movements.soundness import meetings

_AT_A_TABLE: Final = {
    MovementKind.MITCHELL: 2,
    MovementKind.HOWELL: 2,
    MovementKind.TEAMS: 2,
    MovementKind.INDIVIDUAL: 4,
    MovementKind.THREES: 3,
}
"""So many entrants make a table; of teams, a match."""
_TRIES: Final = 60
_WORK: Final = 3000
"""Of large plans fewer are drawn."""
_PATIENCE: Final = 400
_SETS: Final = 4
_ASKED: Final = 12
"""So many groups are tried for somebody, where there are very many."""
_THREE: Final = (Seat.NORTH, Seat.EAST, Seat.WEST)

Boards = tuple[int, ...]
Group = tuple[tuple[int, ...], Boards]
"""Who sits down together, and the boards they play."""


class PlanFaults(Struct, frozen=True, order=True):
    """What is wrong with a plan, the worst first: who waits and need not, who waits again, and the rest."""

    waiting: int
    again: int  # the squares of how often each waits
    met: int  # who meets again, and who plays boards that were not planned, which fewer can be compared on
    shared: int
    changed: int


class _Past(Struct, frozen=True):
    """What each has done so far."""

    waited: Counter[int]
    boards: defaultdict[int, set[int]]
    met: Counter[frozenset[int]]
    partnered: Counter[frozenset[int]]
    leaning: Counter[int]  # how much oftener somebody sits North-South


def planned_anew(movement: Movement, played: int, there: frozenset[int], kept: Sequence[Round]) -> tuple[Round, ...]:
    """The best plan for those who are there; `kept` is what comes of it if only tables that lack somebody change."""
    size = _AT_A_TABLE[movement.kind]
    best, least = tuple(kept), cost(movement, played, there, kept)
    bound = PlanFaults(0, least.again, 0, 0, 0)
    if len(there) < size or played >= len(kept) or (not least.waiting and _is_even(kept, there, played)):
        return best
    tries = max(6, min(_TRIES, _WORK // (len(there) * (len(kept) - played))))
    for seed in range(tries):
        plan = _drawn(movement, played, there, Random(seed))
        found = cost(movement, played, there, plan)
        if found < least:
            best, least = plan, found
        if least.waiting == 0 and least.met == 0 and least.again < bound.again and seed >= tries // 3:
            break
    return best


def fresh_boards(movement: Movement) -> Boards:
    """A set more, for those whom no other boards are left."""
    last, size = max(movement.boards), max(len(each.boards) for each in movement.encounters)
    return tuple(range(last + 1, last + size + 1))


def cost(movement: Movement, played: int, there: frozenset[int], rounds: Sequence[Round]) -> PlanFaults:
    """What is wrong with these rounds."""
    size = _AT_A_TABLE[movement.kind]
    over = max(len(there) % size, len(there) - MOST_TABLES * size)
    waits = [len(there - _playing(round_)) for round_ in rounds[played:]]
    waited = Counter(who for round_ in rounds for who in there - _playing(round_))
    met, partnered = meetings(each for round_ in rounds for each in round_)
    share = 2 if movement.kind is MovementKind.TEAMS else 1
    fresh = fresh_boards(movement)
    unplanned = sum(each.boards == fresh for round_ in rounds for each in round_)
    return PlanFaults(
        waiting=sum(max(0, each - over) for each in waits),
        again=sum(each * each for each in waited.values()),
        met=3 * sum(max(0, each - 1) for each in partnered.values())
        + (sum(max(0, each - share) for each in met.values()) if size == 2 else 0)
        + 2 * unplanned,
        shared=0 if _is_together(movement) else sum(_shared(round_) for round_ in rounds[played:]),
        changed=sum(
            each not in before
            for round_, before in zip(rounds[played:], movement.rounds[played:], strict=True)
            for each in round_
        ),
    )


def _is_even(rounds: Sequence[Round], there: frozenset[int], played: int) -> bool:
    """Whether nobody waits again before all have waited; what somebody missed who came late counts as waiting."""
    waited = Counter(dict.fromkeys(there, 0))
    for number, round_ in enumerate(rounds):
        waiting = there - _playing(round_)
        if number >= played and waiting and max(waited[who] for who in waiting) > min(waited.values()):
            return False
        waited.update(waiting)
    return True


def _drawn(movement: Movement, played: int, there: frozenset[int], random: Random) -> tuple[Round, ...]:
    past = _Past(Counter(dict.fromkeys(there, 0)), defaultdict(set), Counter(), Counter(), Counter())
    rounds: list[Round] = []
    keep = random.choice((1.0, 1.0, 0.7, 0.4, 0.0))
    everything = [*sorted({each.boards for each in movement.encounters}), fresh_boards(movement)]
    together = _is_together(movement)
    for number, planned in enumerate(movement.rounds):
        if number < played:
            round_: Round = planned
        else:
            sets = sorted({each.boards for each in planned}) if together else everything
            as_planned = {group: each for group, each in _groups(movement.kind, planned) if random.random() < keep}
            found = _one_round(movement.kind, there, as_planned, sets, past, random)
            round_ = _seated(movement.kind, found, as_planned, past)
        _note(past, round_, there)
        rounds.append(round_)
    return tuple(rounds)


def _groups(kind: MovementKind, planned: Round) -> Iterator[tuple[Group, tuple[Encounter, ...]]]:
    """The groups of a round with their tables."""
    if kind is MovementKind.TEAMS:
        matches: dict[frozenset[int], list[Encounter]] = defaultdict(list)
        for each in planned:
            matches[each.entrants].append(each)
        for both in matches.values():
            yield (tuple(dict.fromkeys(both[0].seats.values())), both[0].boards), tuple(both)
        return
    for each in planned:
        yield (tuple(dict.fromkeys(each.seats.values())), each.boards), (each,)


def _one_round(
    kind: MovementKind,
    there: frozenset[int],
    as_planned: Mapping[Group, tuple[Encounter, ...]],
    sets: Sequence[Boards],
    past: _Past,
    random: Random,
) -> list[Group]:
    size = _AT_A_TABLE[kind]
    over = max(len(there) % size, len(there) - MOST_TABLES * size)
    placed = {who for group, _ in as_planned for who in group}
    turn = sorted(there, key=lambda who: (past.waited[who], who in placed, random.random()))
    waiting = set(turn[:over])
    kept = [
        (group, boards)
        for group, boards in as_planned
        if there.issuperset(group)
        and waiting.isdisjoint(group)
        and not any(past.boards[who].intersection(boards) for who in group)
    ]
    left = [who for who in turn[over:] if all(who not in group for group, _ in kept)]
    found = _filled(kind, left, sets, Counter(boards for _, boards in kept), past, random)
    if size * len(found) < len(left) and kept:
        left = turn[over:]
        anew = _filled(kind, left, sets, Counter(), past, random)
        if len(anew) > len(kept) + len(found):
            return anew
    return [*kept, *found]


def _filled(
    kind: MovementKind,
    left: Sequence[int],
    sets: Sequence[Boards],
    in_play: Counter[Boards],
    past: _Past,
    random: Random,
) -> list[Group]:
    """Groups for those who are left, as many as can be found."""
    best: list[Group] = []
    patience = [_PATIENCE]

    def go_on(waiting: list[int], done: list[Group]) -> bool:
        nonlocal best
        if len(done) > len(best):
            best = [*done]
        if len(waiting) < _AT_A_TABLE[kind]:
            return True
        one, rest = waiting[0], waiting[1:]
        for group in _company(kind, one, rest, past, random):
            for boards in _open_sets(group, sets, in_play, past, random):
                patience[0] -= 1
                if patience[0] < 0:
                    return True
                in_play[boards] += 1
                if go_on([who for who in rest if who not in group], [*done, (group, boards)]):
                    return True
                in_play[boards] -= 1
        return False

    # Who has fewest to play with goes first.
    choices = {who: sum(not past.boards[who].intersection(boards) for boards in sets) for who in left}
    go_on(sorted(left, key=lambda who: (choices[who], random.random())), [])
    return best


def _company(
    kind: MovementKind, one: int, others: Sequence[int], past: _Past, random: Random
) -> Iterator[tuple[int, ...]]:
    """With whom somebody could sit, best first."""
    size = _AT_A_TABLE[kind]
    chosen: list[tuple[int, ...]]
    if size == 2:
        chosen = [(one, other) for other in others]
    else:
        every = list(combinations(others, size - 1)) if len(others) <= 8 else []
        random.shuffle(every)
        chosen = [(one, *rest) for rest in every[: 3 * _ASKED]] or [
            (one, *random.sample(list(others), size - 1)) for _ in range(3 * _ASKED)
        ]
    ranked = sorted(chosen, key=lambda group: (_again(kind, group, past), random.random()))
    yield from ranked[:_ASKED] if size > 2 else ranked


def _again(kind: MovementKind, group: tuple[int, ...], past: _Past) -> int:
    met = sum(past.met[frozenset(pair)] + past.partnered[frozenset(pair)] for pair in combinations(group, 2))
    if kind is MovementKind.MITCHELL:  # who always sits the same way meets those who sit the other
        one, other = (past.leaning[who] for who in group)
        return 4 * met + (one * other > 0)
    return met


def _open_sets(
    group: tuple[int, ...], sets: Sequence[Boards], in_play: Counter[Boards], past: _Past, random: Random
) -> list[Boards]:
    """The boards that nobody of the group knows, first those that lie at no other table, last those of no plan."""
    known = set().union(*(past.boards[who] for who in group))
    found = [boards for boards in sets if known.isdisjoint(boards)]
    found.sort(key=lambda boards: (boards is sets[-1], in_play[boards], random.random()))
    return [*found[:_SETS], *found[_SETS:][-1:]]


def _seated(
    kind: MovementKind, found: Iterable[Group], as_planned: Mapping[Group, tuple[Encounter, ...]], past: _Past
) -> Round:
    groups = list(found)
    taken = {each.table for group in groups for each in as_planned.get(group, ())}
    free = (number for number in count(1) if number not in taken)
    tables: list[Encounter] = []
    for group in groups:
        if group in as_planned:
            tables += as_planned[group]
            continue
        who, boards = group
        if kind is MovementKind.TEAMS:
            home, away = who
            tables += (paired(next(free), home, away, boards), paired(next(free), away, home, boards))
        elif len(who) == 2:
            ns, ew = sorted(who, key=lambda each: past.leaning[each], reverse=kind is MovementKind.MITCHELL)
            tables.append(paired(next(free), ns, ew, boards))
        elif len(who) == 3:
            tables.append(Encounter(next(free), rotated(_THREE, who), boards))
        else:
            tables.append(Encounter(next(free), rotated(tuple(Seat), _partners_apart(who, past)), boards))
    return tuple(sorted(tables, key=lambda each: each.table))


def _partners_apart(four: tuple[int, ...], past: _Past) -> tuple[int, ...]:
    """Four players in the seats where partners have been so least often."""
    a, b, c, d = four
    ways = ((a, c, b, d), (a, b, c, d), (a, b, d, c))
    return min(ways, key=lambda way: past.partnered[frozenset(way[::2])] + past.partnered[frozenset(way[1::2])])


def _note(past: _Past, round_: Round, there: frozenset[int]) -> None:
    past.waited.update(there - _playing(round_))
    met, partnered = meetings(round_)
    past.met.update(met)
    past.partnered.update(partnered)
    for each in round_:
        for who in each.entrants:
            past.boards[who].update(each.boards)
        for side, step in ((Side.NS, 1), (Side.EW, -1)):
            for who in each.who(side):
                past.leaning[who] += step


def _playing(round_: Round) -> frozenset[int]:
    return frozenset(who for each in round_ for who in each.entrants)


def _shared(round_: Round) -> int:
    return sum(times - 1 for times in Counter(each.boards for each in round_).values())


def _is_together(movement: Movement) -> bool:
    """Whether all tables of a round play the same boards, in all rounds."""
    return all(len({each.boards for each in round_}) == 1 for round_ in movement.rounds) and any(
        len(round_) > 1 for round_ in movement.rounds
    )
