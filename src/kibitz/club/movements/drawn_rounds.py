"""Events whose rounds are drawn one after the other, when the results before are known: Swiss and knockout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from math import ceil, log2
from typing import Final

from msgspec.structs import replace

from kibitz.cards import Side
from kibitz.club.movements.movement import (
    MOST_TABLES,
    Encounter,
    Movement,
    MovementError,
    MovementKind,
    Round,
    board_set,
    checked,
    paired,
)
from kibitz.club.movements.opponents import opponents, who_rests
from kibitz.club.movements.soundness import meetings
from kibitz.engine.text import Template

NO_OPPONENT_LEFT: Final = Template("competition-knockout-is-decided")
TOO_FEW_TO_DRAW: Final = Template("competition-too-few-to-draw")

_MORE: Final = 2
"""So many rounds more than it takes to have one who has won all: then the places below are right too, as a rule."""


def usual_rounds(entrants: int) -> int:
    """How long a Swiss for so many usually is.

    >>> usual_rounds(8), usual_rounds(40)
    (5, 8)
    """
    return min(_most(entrants), ceil(log2(max(2, entrants))) + _MORE)


def swiss(entrants: int, size: int = 6, rounds: int | None = None, *, of_teams: bool = False) -> Movement:
    """Those who have done as well as each other meet, and nobody meets twice while it can be avoided.

    Of the first round the upper half of the list meets the lower half. All tables play the same boards in a round.

    >>> movement = swiss(8, 4)
    >>> [sorted(each.entrants) for each in movement.rounds[0]], movement.to_come
    ([[1, 5], [2, 6], [3, 7], [4, 8]], 4)
    """
    tables = 2 * (entrants // 2) if of_teams else entrants // 2
    wanted = checked(
        tables, size, usual_rounds(entrants) if rounds is None else rounds, _most(entrants), largest=MOST_TABLES
    )
    kind = MovementKind.SWISS_TEAMS if of_teams else MovementKind.SWISS
    return first_drawn(Movement(kind, entrants, (), wanted, size=size), range(1, entrants + 1))


def knockout(entrants: int, size: int = 8) -> Movement:
    """Teams of which the losers are out. The first in the list meet the last, and meet each other last of all; where
    their number is no power of two the first have no match in the first round.

    >>> [sorted(each.entrants) for each in knockout(6).rounds[0]], knockout(6).rests
    ([[4, 5], [4, 5], [3, 6], [3, 6]], ((1, 2),))
    """
    checked(2 * (entrants // 2), size, None, 1, largest=MOST_TABLES)
    rounds = ceil(log2(entrants))
    return first_drawn(Movement(MovementKind.KNOCKOUT, entrants, (), rounds, size=size), range(1, entrants + 1))


def first_drawn(movement: Movement, there: Collection[int]) -> Movement:
    """The first round, with those who are there."""
    bare = replace(movement, rounds=(), rests=(), to_come=movement.to_come + len(movement.rounds))
    if movement.kind is MovementKind.KNOCKOUT:
        return next_knockout(bare, set(range(1, movement.entrants + 1)) - set(there))
    order = sorted(there)
    rests = order[-1:] if len(order) % 2 else []
    half = len(order) // 2
    pairs = [(order[k], order[half + k]) for k in range(half)]
    return _with_round(bare, pairs, rests)


def next_swiss(movement: Movement, standing: Sequence[int]) -> Movement:
    """One round more for those who are there, the best first."""
    met, _ = meetings(movement.encounters)
    rested = Counter(who for round_ in movement.rests for who in round_)
    waits = who_rests(standing, met, rested)
    return _with_round(
        movement,
        opponents([who for who in standing if who != waits], met),
        [] if waits is None else [waits],
    )


def next_knockout(movement: Movement, out: Collection[int]) -> Movement:
    """One round more for those who are not out."""
    matches = bracket(movement.entrants, len(movement.rounds), out)
    pairs = [(one, other) for one, other in matches if one is not None and other is not None]
    if not pairs:
        raise MovementError(NO_OPPONENT_LEFT())
    alone = [one or other for one, other in matches if (one is None) != (other is None)]
    return _with_round(movement, pairs, [who for who in alone if who is not None])


def undrawn(movement: Movement, played: int) -> Movement:
    """Without the rounds that were drawn and not begun."""
    back = max(0, len(movement.rounds) - played)
    return replace(
        movement, rounds=movement.rounds[:played], rests=movement.rests[:played], to_come=movement.to_come + back
    )


def bracket(entrants: int, played: int, out: Collection[int]) -> list[tuple[int | None, int | None]]:
    """The matches of a knockout after so many rounds; None is nobody.

    >>> bracket(4, 0, ()), bracket(4, 1, (1, 3))
    ([(1, 4), (2, 3)], [(4, 2)])
    """
    places: list[int | None] = [1]
    while len(places) < entrants:
        size = 2 * len(places)
        places = [each for one in places if one is not None for each in (one, size + 1 - one)]
    places = [one if one is not None and one <= entrants else None for one in places]
    for _ in range(played):
        places = [_left(one, other, out) for one, other in _in_pairs(places)]
    gone = [None if one in out else one for one in places]
    return _in_pairs(gone)


def _in_pairs(places: Sequence[int | None]) -> list[tuple[int | None, int | None]]:
    return list(zip(places[::2], places[1::2], strict=True)) if len(places) > 1 else [(places[0], None)]


def _left(one: int | None, other: int | None, out: Collection[int]) -> int | None:
    return next((each for each in (one, other) if each is not None and each not in out), None)


def _most(entrants: int) -> int:
    """As many rounds as there are opponents, and one more where somebody waits in each."""
    return max(1, entrants - 1 + entrants % 2)


def _with_round(movement: Movement, pairs: Sequence[tuple[int, int]], rests: Sequence[int]) -> Movement:
    if not pairs:
        raise MovementError(TOO_FEW_TO_DRAW())
    turn = len(movement.rounds)
    boards = board_set(turn, movement.size)
    round_ = _rooms(pairs, boards) if movement.kind.of_teams else _tables(movement, pairs, boards)
    return replace(
        movement,
        rounds=(*movement.rounds, round_),
        rests=(*movement.rests, tuple(rests)),
        to_come=max(0, movement.to_come - 1),
    )


def _rooms(pairs: Sequence[tuple[int, int]], boards: tuple[int, ...]) -> Round:
    tables = (
        (paired(2 * match - 1, home, away, boards), paired(2 * match, away, home, boards))
        for match, (home, away) in enumerate(pairs, 1)
    )
    return tuple(each for both in tables for each in both)


def _tables(movement: Movement, pairs: Sequence[tuple[int, int]], boards: tuple[int, ...]) -> Round:
    """Whoever has sat North-South less often sits there now; of two alike whoever sat East-West last."""
    sat = Counter(who for each in movement.encounters for who in each.who(Side.NS))
    last = {who: side for each in movement.encounters for side in Side for who in each.who(side)}

    def seated(table: int, one: int, other: int) -> Encounter:
        ns, ew = sorted((one, other), key=lambda who: (sat[who], last.get(who) is Side.NS))
        return paired(table, ns, ew, boards)

    return tuple(seated(table, *pair) for table, pair in enumerate(pairs, 1))
