"""When somebody comes late, leaves early or a table falls out: the rounds that are left, planned anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import count
from typing import Final

from msgspec.structs import replace

from kibitz.cards import Seat, Side
from kibitz.club.movements.drawn_rounds import first_drawn, undrawn
from kibitz.club.movements.movement import Encounter, Movement, MovementError, MovementKind, Round, paired
from kibitz.club.movements.planning_anew import planned_anew
from kibitz.club.movements.soundness import meetings
from kibitz.engine.text import Template

NO_LATE_TEAM: Final = Template("competition-no-late-team")

_PAIRS: Final = (MovementKind.MITCHELL, MovementKind.HOWELL)


def replanned(movement: Movement, played: int, present: Collection[int]) -> Movement:
    """The movement from round `played` + 1 on with those who are there, what was played standing as it was.

    Where nobody waits who could play, and nobody again before all have, whoever can play as planned does: pairs that
    are left without opponents, and pairs that were not in the plan before, meet each other where they have a set of
    boards that neither plays at another time. Otherwise what is left is planned as a whole (`planning_anew`): who
    comes late takes the place of others in turn, and boards are shared where no others are left. Against the field
    everybody just plays. Where rounds are drawn one by one, one that was drawn and not begun is drawn again.

    >>> from kibitz.club.movements.howell import howell
    >>> replanned(howell(8), 3, {1, 2, 3, 4, 5, 6, 7}).sitting_out(4)
    (3, 8)
    """
    there = frozenset(present)
    if movement.kind.is_drawn:
        return _drawn_anew(movement, played, there)
    kept = [*movement.rounds[:played], *(_still(round_, there) for round_ in movement.rounds[played:])]
    if movement.kind in _PAIRS:
        sets = sorted({each.boards for each in movement.encounters})
        for turn in range(played, len(kept)):
            kept[turn] = _filled(kept, turn, sets, there)
    if movement.kind is MovementKind.FIELD:
        kept = [_joined(round_, there) for round_ in movement.rounds]
    else:
        kept = [*planned_anew(movement, played, there, kept)]
    return replace(movement, rounds=tuple(kept), entrants=max(movement.entrants, *there))


def _drawn_anew(movement: Movement, played: int, there: frozenset[int]) -> Movement:
    last = max(movement.entrants, *there)
    if played and movement.kind is MovementKind.KNOCKOUT and last > movement.entrants:
        raise MovementError(NO_LATE_TEAM())
    bare = undrawn(replace(movement, entrants=last), played)
    return bare if played else first_drawn(bare, there)


def _still(round_: Round, there: frozenset[int]) -> Round:
    return tuple(each for each in round_ if each.entrants <= there)


def _joined(round_: Round, there: frozenset[int]) -> Round:
    """Against the field whoever comes plays the same boards at a table of their own, at any time."""
    known = {entrant for each in round_ for entrant in each.entrants}
    boards = round_[0].boards
    return (*round_, *(Encounter(number, {Seat.SOUTH: number}, boards) for number in sorted(there - known)))


def _filled(rounds: Sequence[Round], turn: int, sets: Sequence[tuple[int, ...]], there: frozenset[int]) -> Round:
    """A round in which those who wait are brought together as far as that goes."""
    planned = [each for round_ in rounds for each in round_]
    met, _ = meetings(planned)
    playing = {entrant for each in rounds[turn] for entrant in each.entrants}
    waiting = sorted(there - playing)
    done = {entrant: _boards_of(planned, entrant) for entrant in waiting}
    habit = {entrant: _leaning(planned, entrant) for entrant in waiting}
    in_play = Counter(each.boards for each in rounds[turn])
    free = _free_tables(rounds[turn])
    found: list[Encounter] = []
    while waiting:
        one = waiting.pop(0)
        across = sorted(waiting, key=lambda other: (abs(habit[one] + habit[other]), other))
        choice = next(_choices(one, across, met, done, sets, in_play), None)
        if choice is None:
            continue
        other, boards = choice
        waiting.remove(other)
        in_play[boards] += 1
        ns, ew = sorted((one, other), key=lambda entrant: (-habit[entrant], entrant))
        found.append(paired(next(free), ns, ew, boards))
    return (*rounds[turn], *found)


def _choices(
    one: int,
    others: Iterable[int],
    met: dict[frozenset[int], int],
    done: dict[int, set[int]],
    sets: Sequence[tuple[int, ...]],
    in_play: Counter[tuple[int, ...]],
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Whom a pair could meet and with which boards, best first: boards that the fewest others have come first."""
    fresh = [other for other in others if frozenset((one, other)) not in met]
    for times in sorted({in_play[boards] for boards in sets}):
        for other in fresh:
            for boards in sets:
                if in_play[boards] == times and not done[one].union(done[other]).intersection(boards):
                    yield other, boards


def _boards_of(encounters: Iterable[Encounter], entrant: int) -> set[int]:
    return {board for each in encounters if entrant in each.entrants for board in each.boards}


def _leaning(encounters: Iterable[Encounter], entrant: int) -> int:
    """How much oftener an entrant sits North-South than East-West."""
    return sum((entrant in each.who(Side.NS)) - (entrant in each.who(Side.EW)) for each in encounters)


def _free_tables(round_: Round) -> Iterator[int]:
    """The numbers of tables at which nobody sits."""
    taken = {each.table for each in round_}
    return (number for number in count(1) if number not in taken)
