"""Find the seatings that Howell and individual movements start from: `python -m bench.seatings` writes them anew.

A cyclic movement is a seating for its first round. Every round each moving entrant adds one to their number and each
set of boards to its own, all modulo the number of rounds. Which seatings then let nobody meet twice or play a board
twice is a search; which of those compare everybody with everybody alike is a longer one. The movements are read from
the file that this writes, and the tests prove what each of them promises.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

import kibitz

TARGET = Path(kibitz.__file__).parent / "club" / "movements" / "seatings.txt"
MOST_TABLES = 20
MOST_CYCLIC_PLAYERS = 19
TRIES = 5
Signs = npt.NDArray[np.int64]


class Meeting(NamedTuple):
    """A table of the first round: moving pairs, or a moving pair and one that stays (None), and a set of boards."""

    one: int
    other: int | None
    boards: int


# --- Howell


def howell(tables: int, rounds: int, random: Random) -> list[Meeting] | None:
    """A seating in which no set of boards is at two tables, or None if none was found."""
    for _ in range(60):
        pairs = _strong_pairs(rounds - tables, rounds, random)
        if pairs is None:
            continue
        met = [Meeting(one, other, (one + other) % rounds) for one, other in pairs]
        rest = sorted(set(range(rounds)) - {each for pair in pairs for each in pair})
        alone = _with_those_who_stay(rest, {each.boards for each in met}, rounds, random)
        if alone is not None:
            return met + alone
    return None


def _strong_pairs(number: int, rounds: int, random: Random) -> list[tuple[int, int]] | None:
    """Pairs of numbers with different differences and different sums, by climbing: one more, at most one less."""
    of: dict[int, tuple[int, int]] = {}
    by_difference: dict[int, tuple[int, int]] = {}
    by_sum: dict[int, tuple[int, int]] = {}
    differences = range(1, (rounds + 1) // 2)
    for _ in range(4000):
        if len(by_difference) == number:
            return sorted(by_difference.values())
        one = random.choice([each for each in range(rounds) if each not in of])
        step = random.choice([each for each in differences if each not in by_difference])
        other = (one + random.choice((step, -step))) % rounds
        in_the_way = {found for found in (of.get(other), by_sum.get((one + other) % rounds)) if found}
        if len(in_the_way) > 1:
            continue
        for a, b in in_the_way:
            del of[a], of[b], by_difference[min((a - b) % rounds, (b - a) % rounds)], by_sum[(a + b) % rounds]
        of[one] = of[other] = by_difference[step] = by_sum[(one + other) % rounds] = (one, other)
    return None


def _with_those_who_stay(rest: list[int], taken: set[int], rounds: int, random: Random) -> list[Meeting] | None:
    order = list(rest)
    for _ in range(20):
        random.shuffle(order)
        found = _matched(order, set(rest), set(taken), rounds, random, [500])
        if found is not None:
            return found
    return None


def _matched(
    order: list[int], offsets: set[int], taken: set[int], rounds: int, random: Random, patience: list[int]
) -> list[Meeting] | None:
    if not order:
        return []
    patience[0] -= 1
    if patience[0] < 0:
        return None
    one, *more = order
    choices = [offset for offset in sorted(offsets) if (one + offset) % rounds not in taken]
    random.shuffle(choices)
    for offset in choices:
        boards = (one + offset) % rounds
        found = _matched(more, offsets - {offset}, taken | {boards}, rounds, random, patience)
        if found is not None:
            return [Meeting(one, None, boards), *found]
    return None


def searched(tables: int, rounds: int, *, shared: int) -> Iterator[list[Meeting]]:
    """For few rounds: every seating in which so many tables have a set that is at another table too."""
    meetings: list[Meeting] = []
    numbers, offsets = set(range(rounds)), set(range(rounds))

    def place(left: int, steps: Sequence[int]) -> Iterator[list[Meeting]]:
        if len(meetings) - len({each.boards for each in meetings}) > shared:
            return
        if not numbers:
            yield list(meetings)
        for k, step in enumerate(steps if left else ()):
            for one in sorted(numbers):
                if (other := (one + step) % rounds) in numbers:
                    for boards in range(rounds):
                        yield from _with(Meeting(one, other, boards), left - 1, steps[k + 1 :])
        if not left and numbers:
            for offset in sorted(offsets):
                yield from _with(Meeting(min(numbers), None, (min(numbers) + offset) % rounds), 0, ())

    def _with(meeting: Meeting, left: int, steps: Sequence[int]) -> Iterator[list[Meeting]]:
        who = {each for each in (meeting.one, meeting.other) if each is not None}
        at = {(meeting.boards - each) % rounds for each in who}
        if at <= offsets:
            numbers.difference_update(who)
            offsets.difference_update(at)
            meetings.append(meeting)
            yield from place(left, steps)
            meetings.pop()
            numbers.update(who)
            offsets.update(at)

    yield from place(rounds - tables, range(1, (rounds + 1) // 2))


def turned(meetings: list[Meeting], rounds: int, random: Random) -> tuple[float, list[bool]]:
    """Who sits North-South at each table so that pairs are compared evenly: the best of a few climbs."""
    best, chosen = -1.0, [True] * len(meetings)
    for _ in range(2):
        signs = [random.random() < 0.5 for _ in meetings]
        calibre, better = evenness(meetings, signs, rounds), True
        while better:
            better = False
            for i in range(len(signs)):
                signs[i] = not signs[i]
                tried = evenness(meetings, signs, rounds)
                if tried > calibre + 1e-12:
                    calibre, better = tried, True
                else:
                    signs[i] = not signs[i]
        if calibre > best:
            best, chosen = calibre, list(signs)
    return best, chosen


def evenness(meetings: list[Meeting], signs: list[bool], rounds: int) -> float:
    """Square of the mean over mean of the squares, of how often two pairs are compared: 1 is perfect."""
    tables, stay = len(meetings), rounds
    direction: Signs = np.zeros((2 * tables, rounds), dtype=np.int64)
    met: Signs = np.zeros((2 * tables, 2 * tables), dtype=np.int64)
    turn = np.arange(rounds)
    for meeting, sign in zip(meetings, signs, strict=True):
        one = (meeting.one + turn) % rounds
        if meeting.other is None:
            other, stay = np.full(rounds, stay), stay + 1
        else:
            other = (meeting.other + turn) % rounds
        boards = (meeting.boards + turn) % rounds
        direction[one, boards] = 1 if sign else -1
        direction[other, boards] = -1 if sign else 1
        met[one, other] += 1
        met[other, one] += 1
    compared = direction @ direction.T + tables * met
    each = compared[~np.eye(2 * tables, dtype=bool)].astype(float)
    return float(each.mean() ** 2 / (each**2).mean())


def howell_lines() -> Iterator[str]:
    for tables in range(2, MOST_TABLES + 1):
        for rounds in range(tables + 1, 2 * tables):
            if (tables, rounds) == (3, 5):
                yield f"howell-rounds 3 5: {_of_six()}"
                continue
            if rounds == tables + 1 and rounds % 2 and tables > 2:
                continue  # the search finds none without a shared set, and a Mitchell does as well
            random = Random(100 * tables + rounds)
            found = [seating for _ in range(TRIES) if (seating := howell(tables, rounds, random))]
            if not found and rounds <= 9:
                few = (list(islice(searched(tables, rounds, shared=shared), 400)) for shared in range(tables))
                found = next(filter(None, few), [])
            if found:
                tried = [(*turned(each, rounds, random), each) for each in found]
                _, signs, best = max(tried, key=lambda one: one[0])
                yield f"howell {tables} {rounds}: {_written(best, signs)}"


def _of_six() -> str:
    """Six pairs in five rounds, round by round: all tables share their boards in the last, and in no other.

    No seating that turns in a circle does better than sharing in every round. But any two of the six ways to let six
    pairs meet in five rounds have one round in common: one way gives the rounds, another the sets of boards.
    """
    one, other = sorted(map(sorted, _ways_of_six()))[:2]
    (common,) = set(one) & set(other)
    rounds = [*(each for each in one if each != common), common]
    sets = [*(each for each in other if each != common), common]
    met = [
        (turn, pair, next(k for k, each in enumerate(sets) if pair in each))
        for turn, r in enumerate(rounds)
        for pair in r
    ]
    pairs = np.ones((6, 6), dtype=np.int64) - np.eye(6, dtype=np.int64)
    best, chosen = -1.0, 0
    for signs in range(1 << len(met)):
        direction: Signs = np.zeros((6, len(sets)), dtype=np.int64)
        for k, (_, (a, b), boards) in enumerate(met):
            direction[[a, b], boards] = (1, -1) if signs >> k & 1 else (-1, 1)
        each = (direction @ direction.T + 3 * pairs)[~np.eye(6, dtype=bool)].astype(float)
        calibre = float(each.mean() ** 2 / (each**2).mean())
        if calibre > best + 1e-12:
            best, chosen = calibre, signs
    cells: list[list[str]] = [[] for _ in rounds]
    for k, (turn, (a, b), boards) in enumerate(met):
        ns, ew = (a, b) if chosen >> k & 1 else (b, a)
        cells[turn].append(f"{ns},{ew},{boards}")
    return " ".join("/".join(each) for each in cells)


def _ways_of_six() -> list[list[tuple[tuple[int, int], ...]]]:
    """All ways to let six meet each other in five rounds of three pairs."""

    def matchings(left: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
        if not left:
            yield ()
        for other in left[1:]:
            rest = tuple(each for each in left[1:] if each != other)
            yield from (((left[0], other), *more) for more in matchings(rest))

    rounds = list(matchings(tuple(range(6))))

    def chosen(done: list[tuple[tuple[int, int], ...]], start: int) -> Iterator[list[tuple[tuple[int, int], ...]]]:
        if len(done) == 5:
            yield list(done)
        for k in range(start, len(rounds)):
            if not any(set(rounds[k]) & set(each) for each in done):
                yield from chosen([*done, rounds[k]], k + 1)

    return list(chosen([], 0))


def _written(meetings: list[Meeting], signs: list[bool]) -> str:
    """Each table as North-South, East-West and boards; a dash for the pair that stays."""
    cells = []
    for meeting, sign in zip(meetings, signs, strict=True):
        two = [str(meeting.one), "-" if meeting.other is None else str(meeting.other)]
        ns, ew = two if sign else reversed(two)
        cells.append(f"{ns},{ew},{meeting.boards}")
    return " ".join(cells)


# --- Individual


def individual_lines() -> Iterator[str]:
    for players in range(4, MOST_CYCLIC_PLAYERS + 1):
        if players == 6:
            yield f"individual-rounds 6 6: {_of_six_players()}"
            continue
        if players == 14:
            continue  # neighbours who wait leave an odd sum where partners need an even one; two take turns with twelve
        rounds = players - (players % 4 == 0)
        random = Random(players)
        tables = next(
            set_out
            for again, shared in ((2, False), (2, True), (3, False), (3, True), (4, True))
            for _ in range(150)
            if (found := _foursomes(players, rounds, again, random))
            and (set_out := _with_boards(found, rounds, shared=shared))
        )
        cells = " ".join(",".join("-" if each == rounds else str(each) for each in table) for table in tables)
        yield f"individual {players} {rounds}: {cells}"
    for size in range(5, MOST_TABLES + 1):
        shifts = _rainbow(size)
        yield f"rainbow {size} {len(shifts)}: {' '.join(','.join(map(str, each)) for each in shifts)}"


def _of_six_players() -> str:
    """Six players at one table, round by round, two of them waiting: in a circle some would be partners twice."""

    def go(turn: int, partners: frozenset[frozenset[int]]) -> list[tuple[int, ...]] | None:
        if turn == 6:
            return []
        out = {(2 * turn + turn // 3) % 6, (2 * turn + turn // 3 + 1) % 6}
        one, *rest = (each for each in range(6) if each not in out)
        for south in rest:
            east, west = (each for each in rest if each != south)
            two = {frozenset((one, south)), frozenset((east, west))}
            if not two & partners and (more := go(turn + 1, partners | two)) is not None:
                return [(one, east, south, west, turn), *more]
        return None

    found = go(0, frozenset())
    assert found is not None
    return " ".join(",".join(map(str, each)) for each in found)


def _foursomes(players: int, rounds: int, again: int, random: Random) -> list[tuple[int, ...]] | None:
    """North, East, South and West of each table: no partner twice, no opponent oftener than told."""
    patience = [4000]

    def step(one: int, other: int) -> int:
        """How far two are apart; two who are half the rounds apart would meet twice as often."""
        return rounds if rounds in (one, other) else min((one - other) % rounds, (other - one) % rounds)

    def seat(left: list[int], partners: frozenset[int], against: dict[int, int]) -> list[tuple[int, ...]] | None:
        if len(left) < 4:
            return []
        one, rest = left[0], left[1:]
        souths = random.sample(rest, len(rest))
        for south in souths:
            if step(one, south) in partners or 2 * step(one, south) == rounds:
                continue
            for east, west in _some_pairs([each for each in rest if each != south], random):
                patience[0] -= 1
                if patience[0] < 0:
                    return None
                other = step(east, west)
                if other in partners or other == step(one, south) or 2 * other == rounds:
                    continue
                met = dict(against)
                for a in (one, south):
                    for b in (east, west):
                        met[step(a, b)] = met.get(step(a, b), 0) + (2 if 2 * step(a, b) == rounds else 1)
                if any(count > again for count in met.values()):
                    continue
                more = seat(
                    [each for each in rest if each not in (south, east, west)],
                    partners | {step(one, south), other},
                    met,
                )
                if more is not None:
                    return [(one, east, south, west), *more]
        return None

    over = players % 4
    # Two or three who sit out are neighbours, so that those after them can be next: nobody waits twice before all have.
    playing = range(players - over) if over > 1 else random.sample(range(players), players - over)
    return seat(sorted(playing, reverse=True), frozenset(), {})


def _some_pairs(numbers: list[int], random: Random) -> list[tuple[int, int]]:
    pairs = [(one, other) for i, one in enumerate(numbers) for other in numbers[i + 1 :]]
    random.shuffle(pairs)
    return pairs


def _with_boards(tables: list[tuple[int, ...]], rounds: int, *, shared: bool) -> list[tuple[int, ...]] | None:
    """The tables with a set of boards each: nobody plays a set twice, nor is a set at two tables unless shared."""

    def lay(left: list[tuple[int, ...]], offsets: frozenset[int], sets: tuple[int, ...]) -> tuple[int, ...] | None:
        if not left:
            return sets
        moving = [each for each in left[0] if each != rounds]
        for boards in range(rounds):
            at = {(boards - each) % rounds for each in moving}
            if not at & offsets and (shared or boards not in sets):
                found = lay(left[1:], offsets | at, (*sets, boards))
                if found is not None:
                    return found
        return None

    laid = lay(tables, frozenset(), ())
    if laid is None:
        return None
    return [(*table, boards) for table, boards in zip(tables, laid, strict=True)]


def _rainbow(tables: int) -> list[tuple[int, int, int, int]]:
    """By how much East, South, West and the boards have moved in each round, North staying: nobody meets twice."""
    if all(tables % factor for factor in (2, 3)):
        return [(turn, 2 * turn % tables, 3 * turn % tables, -turn % tables) for turn in range(tables)]
    best: list[tuple[int, int, int, int]] = []
    random = Random(tables)
    for _ in range(60):
        shifts: list[tuple[int, int, int, int]] = []
        seen: list[set[int]] = [set() for _ in range(10)]
        for _ in range(3000):
            if len(shifts) == tables:
                break
            tried = tuple(random.randrange(tables) for _ in range(4)) if shifts else (0, 0, 0, 0)
            full = (0, *tried)
            gaps = [(full[j] - full[i]) % tables for i in range(5) for j in range(i + 1, 5)]
            if all(gap not in known for gap, known in zip(gaps, seen, strict=True)):
                shifts.append((tried[0], tried[1], tried[2], tried[3]))
                for gap, known in zip(gaps, seen, strict=True):
                    known.add(gap)
        if len(shifts) > len(best):
            best = shifts
    return best


def main() -> None:
    head = "# Made by `python -m bench.seatings`, which says what the lines mean; read by movements/seatings.py."
    TARGET.write_text("\n".join((head, *howell_lines(), *individual_lines())) + "\n")


if __name__ == "__main__":
    main()
