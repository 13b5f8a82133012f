"""Where more have come than there are seats: somebody else waits in each round, and nobody twice before all have."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import inf
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Seat
from kibitz.club.movements.movement import Encounter, Round

_TRIES: Final = 60
_PATIENCE: Final = 400


class _Past(Struct, frozen=True):
    """What each has done so far: how often waited, which boards, whom met, whom had as partner."""

    waited: Counter[int]
    boards: dict[int, set[int]]
    met: dict[int, set[int]]
    partners: dict[int, set[int]]


def with_turns(rounds: Sequence[Round], extra: int) -> tuple[Round, ...]:
    """The same rounds for so many more players than they seat, who have the next numbers.

    They wait in the first round. In each round after it others wait who have done so least often, and they sit there:
    where they meet nobody again, else where they have no partner again, and never with boards that they know.

    >>> rounds = [[Encounter(1, dict(zip(Seat, (1, 2, 3, 4))), (turn,))] for turn in range(5)]
    >>> sorted(who for (each,) in with_turns(rounds, 1) for who in {1, 2, 3, 4, 5} - each.entrants)
    [1, 2, 3, 4, 5]
    """
    if not extra:
        return tuple(rounds)
    least, best = inf, tuple(rounds)
    for seed in range(_TRIES):  # who gives way is drawn; the same every time, for a plan is made more than once
        if (tried := _tried(rounds, extra, Random(seed), least)) is not None:
            least, best = tried
        if not least:
            break
    return best


def _tried(rounds: Sequence[Round], extra: int, random: Random, least: float) -> tuple[float, tuple[Round, ...]] | None:
    """A plan, and how much in it is not as it should be; nothing as soon as it is no less than that."""
    seated = max(max(each.entrants) for round_ in rounds for each in round_)
    spare = tuple(range(seated + 1, seated + extra + 1))
    everybody = range(1, seated + extra + 1)
    past = _Past(Counter(dict.fromkeys(everybody, 0)), defaultdict(set), defaultdict(set), defaultdict(set))
    planned: list[Round] = []
    again = 0
    for number, round_ in enumerate(rounds):
        cost, chosen = _exchange(round_, spare, past, random) if number else (0, {})
        again += cost
        if again >= least:
            return None
        plan = tuple(_seated(each, chosen) for each in round_)
        playing = {who for each in plan for who in each.entrants}
        for who in everybody:
            past.waited[who] += who not in playing
        for each in plan:
            for seat, who in each.seats.items():
                past.boards[who].update(each.boards)
                past.met[who].update(each.entrants - {who})
                past.partners[who].update(_partner(each, seat))
        planned.append(plan)
    return again, tuple(planned)


def _exchange(round_: Round, spare: tuple[int, ...], past: _Past, random: Random) -> tuple[int, Mapping[int, int]]:
    """Who sits in whose place: for each who gives way the one who comes; and what it costs."""
    waited = past.waited
    places = [(each, seat, who) for each in round_ for seat, who in each.seats.items()]
    least = min(waited[who] for *_, who in places)
    coming = tuple(one for one in spare if waited[one] > min(waited.values()))  # else it is their turn to wait
    random.shuffle(places)
    few = [place for place in places if waited[place[2]] == least]
    # Where too few are left who have not waited, they go first, and others with them.
    giving = few if len(few) >= len(coming) else sorted(places, key=lambda place: waited[place[2]])[: len(coming)]
    for cost, strict in ((0, "table"), (1, "partner"), (100, "")):
        found = next(_filled(giving, coming, past, strict, [_PATIENCE]), None)
        if found is not None:
            return cost, found
    return 10_000, {}


def _filled(
    giving: Sequence[tuple[Encounter, Seat, int]],
    coming: tuple[int, ...],
    past: _Past,
    strict: str,
    patience: list[int],
    given: Mapping[int, int] | None = None,
) -> Iterator[dict[int, int]]:
    patience[0] -= 1
    done = dict(given or {})
    if not coming:
        yield done
        return
    one = coming[0]
    for each, seat, other in giving:
        if patience[0] < 0:
            return
        near = set(each.entrants - {other}) if strict == "table" else _partner(each, seat) if strict else set()
        before = past.met[one] if strict == "table" else past.partners[one]
        if other not in done and not past.boards[one].intersection(each.boards) and not before & near:
            yield from _filled(giving, coming[1:], past, strict, patience, {**done, other: one})


def _partner(each: Encounter, seat: Seat) -> set[int]:
    return {each.seats[seat.partner]} if seat.partner in each.seats else set()


def _seated(each: Encounter, chosen: Mapping[int, int]) -> Encounter:
    return replace(each, seats={seat: chosen.get(who, who) for seat, who in each.seats.items()})
