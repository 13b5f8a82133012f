"""What an organiser wishes of a movement, the movement that comes of it, and what it promises in words."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Side
from kibitz.club.movements.drawn_rounds import knockout, swiss
from kibitz.club.movements.howell import howell
from kibitz.club.movements.individual import individual, three_handed
from kibitz.club.movements.mitchell import Even, mitchell
from kibitz.club.movements.movement import Movement, MovementKind, played_together
from kibitz.club.movements.sections import in_sections
from kibitz.club.movements.soundness import LeastMost, Soundness, soundness
from kibitz.club.movements.teams import against_the_field, teams
from kibitz.engine.text import Template, Text

_SIZES: Final = {
    MovementKind.INDIVIDUAL: 2,
    MovementKind.TEAMS: 8,
    MovementKind.FIELD: 12,
    MovementKind.SWISS: 6,
    MovementKind.SWISS_TEAMS: 6,
    MovementKind.KNOCKOUT: 8,
}
_SIZE: Final = 3
_FAIR: Final = Fraction(4, 5)
"""How alike all are compared with all, from which on a movement is called fair."""

ROUNDS: Final = Template("competition-rounds")
ALONE: Final = Template("competition-alone")
BOARDS: Final = Template("competition-boards")
BOARDS_ABOUT: Final = Template("competition-boards-about")
BOARDS_IN_ALL: Final = Template("competition-boards-in-all")
MEET_ALL: Final = Template("competition-meet-all")
MEET_OFTEN: Final = Template("competition-meet-often")
NEVER_AGAIN: Final = Template("competition-never-again")
TWO_LINES: Final = Template("competition-two-lines")
PARTNER_ALL: Final = Template("competition-partner-all")
PARTNER_ONCE: Final = Template("competition-partner-once")
SIT_OUT: Final = Template("competition-sit-out")
SHARED: Final = Template("competition-shared")
AT_ONCE: Final = Template("competition-at-once")
IN_SECTIONS: Final = Template("competition-in-sections")
SECTION_BOARDS: Final = Template("competition-section-boards")
ONE_COPY: Final = Template("competition-one-copy")
FAIR: Final = Template("competition-fair")
LESS_FAIR: Final = Template("competition-less-fair")
DRAWN_ROUNDS: Final = Template("competition-drawn-rounds")
DRAWN_BY_STANDING: Final = Template("competition-drawn-by-standing")
DRAWN_REST: Final = Template("competition-drawn-rest")
LOSERS_OUT: Final = Template("competition-losers-out")
LEVEL_MATCH: Final = Template("competition-level-match")
FIRST_REST: Final = Template("competition-first-rest")


class MovementWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of movement, with what can be chosen about it. What is left out is as usual."""

    kind: MovementKind
    boards: int | None = None  # in a round
    rounds: int | None = None
    share: bool = False  # Mitchell with even tables: share and relay, not a skip
    switched: int = 0  # Mitchell: rounds at the end with arrows switched
    together: bool = False  # all tables play the same boards in a round
    sections: int = 1  # with the same boards, of which each section has a set of its own


@lru_cache(maxsize=64)  # how long one is is asked before it is offered
def planned(wish: MovementWish, entrants: int) -> Movement:
    """The movement for so many; `MovementError` if there is none.

    >>> len(planned(MovementWish(MovementKind.HOWELL, boards=2), 8).rounds)
    7
    """
    size = wish.boards or _SIZES.get(wish.kind, _SIZE)
    if wish.sections == 1:
        movement = _planned(wish, entrants, size)
    else:
        movement = in_sections(
            wish.kind,
            entrants,
            wish.sections,
            wish.rounds,
            lambda number, rounds: _planned(replace(wish, rounds=rounds), number, size),
        )
    return played_together(movement) if wish.together else movement


def promises(movement: Movement) -> tuple[Text, ...]:
    """What is true of a movement, counted from it.

    >>> from kibitz.club.movements.howell import howell
    >>> [str(each) for each in promises(howell(8, 2))][:3]
    ['7 rounds at 4 tables.', 'Everybody plays 14 boards.', 'Everybody meets everybody once.']
    """
    if movement.kind.is_drawn:
        return _drawn(movement)
    told = soundness(movement)
    if movement.kind is MovementKind.FIELD:
        return ALONE(), BOARDS(boards=told.boards)
    said = [ROUNDS(rounds=told.rounds, tables=told.tables), _boards(told.boards_each)]
    if told.boards > told.boards_each.most:
        said.append(BOARDS_IN_ALL(boards=told.boards))
    if movement.sections:
        said.append(_sections(movement))
    lines = _lines(movement)
    rooms = 2 if movement.kind.of_teams else 1  # in which two teams meet at the same time
    if told.met.least == told.met.most:
        said.append(MEET_ALL() if told.met.most == rooms else MEET_OFTEN(times=told.met.most // rooms))
    elif told.met.most == rooms:
        said.append(NEVER_AGAIN())
    if movement.kind is MovementKind.INDIVIDUAL:
        said.append(PARTNER_ALL() if told.partnered == LeastMost(1, 1) else PARTNER_ONCE())
    if told.sat_out.most:
        said.append(SIT_OUT(rounds=told.sat_out.most))
    if lines:
        said.append(TWO_LINES())
    elif movement.kind in (MovementKind.MITCHELL, MovementKind.HOWELL):
        said.append(FAIR() if told.evenness >= _FAIR else LESS_FAIR())
    said.append(_copies(movement, told))
    return tuple(said)


def _drawn(movement: Movement) -> tuple[Text, ...]:
    """Where rounds are drawn one by one nobody can count beforehand who meets whom."""
    rounds, tables = len(movement.rounds) + movement.to_come, len(movement.rounds[0])
    rests = movement.rests[0]
    said = [DRAWN_ROUNDS(rounds=rounds, tables=tables, boards=movement.size)]
    if movement.kind is MovementKind.KNOCKOUT:
        said += [LOSERS_OUT(), *([FIRST_REST(count=len(rests))] if rests else []), LEVEL_MATCH()]
    else:
        said += [DRAWN_BY_STANDING(), *([DRAWN_REST()] if rests else [])]
    return *said, AT_ONCE(copies=tables)


def _sections(movement: Movement) -> Text:
    """Which tables each section has."""
    firsts = (1, *(last + 1 for last in movement.sections))
    spans = (f"{first}–{last}" for first, last in zip(firsts, movement.sections, strict=False))
    return IN_SECTIONS(count=len(movement.sections), tables=", ".join(spans))


def _copies(movement: Movement, told: Soundness) -> Text:
    """How often each board must be there, where people play with real cards."""
    if told.shared == told.rounds and told.copies == told.tables:
        return AT_ONCE(copies=told.copies)
    if told.copies == len(movement.sections) > 1:
        return SECTION_BOARDS(copies=told.copies)
    return SHARED(rounds=told.shared, copies=told.copies) if told.shared else ONE_COPY()


def _boards(each: LeastMost) -> Text:
    if each.least == each.most:
        return BOARDS(boards=each.most)
    return BOARDS_ABOUT(least=each.least, most=each.most)


def _lines(movement: Movement) -> bool:
    """Whether everybody always sits the same way."""
    if movement.kind is not MovementKind.MITCHELL:
        return False
    ns, ew = ({who for each in movement.encounters for who in each.who(side)} for side in Side)
    return not ns & ew


def _planned(wish: MovementWish, entrants: int, size: int) -> Movement:
    match wish.kind:
        case MovementKind.MITCHELL:
            even = Even.SHARE if wish.share else Even.SKIP
            return mitchell(entrants, size, wish.rounds, even=even, switched=wish.switched)
        case MovementKind.HOWELL:
            return howell(entrants, size, wish.rounds)
        case MovementKind.INDIVIDUAL:
            return individual(entrants, size, wish.rounds)
        case MovementKind.THREES:
            return three_handed(entrants, size, wish.rounds)
        case MovementKind.TEAMS:
            return teams(entrants, size, wish.rounds)
        case MovementKind.FIELD:
            return against_the_field(entrants, size)
        case MovementKind.SWISS:
            return swiss(entrants, size, wish.rounds)
        case MovementKind.SWISS_TEAMS:
            return swiss(entrants, size, wish.rounds, of_teams=True)
        case MovementKind.KNOCKOUT:
            return knockout(entrants, size)
