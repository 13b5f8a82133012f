"""What a movement is: rounds of encounters, each with a table, who sits where, and the boards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from kibitz.cards import Seat, Side
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template
from kibitz.sessions import Board
from kibitz.sessions.boards import FOUR, board_vulnerability

NO_TABLES: Final = Template("competition-no-tables")
NO_ROUNDS: Final = Template("competition-no-rounds")
NO_BOARDS: Final = Template("competition-no-boards")

LARGEST: Final = 20
"""Tables of a section: as many as there are designs for."""
MOST_TABLES: Final = 60
"""Of all sections together, and of rounds that are drawn."""
MOST_BOARDS: Final = 32
"""In a round: more than anybody plays in one."""
MOST_ENTRANTS: Final = 200
_MOST_ROUNDS: Final = 100
_MOST_KEPT: Final = 200  # boards of a round in a file, which may be of a time without a limit


class MovementError(Objection):
    """There is no such movement; `text` says why."""


class MovementKind(StrEnum):
    """The families of movements."""

    MITCHELL = "mitchell"
    HOWELL = "howell"
    INDIVIDUAL = "individual"
    THREES = "threes"
    TEAMS = "teams"
    FIELD = "field"
    SWISS = "swiss"
    SWISS_TEAMS = "swiss-teams"
    KNOCKOUT = "knockout"

    @property
    def of_teams(self) -> bool:
        """Whether teams of four meet at two tables."""
        return self in (MovementKind.TEAMS, MovementKind.SWISS_TEAMS, MovementKind.KNOCKOUT)

    @property
    def is_drawn(self) -> bool:
        """Whether each round is drawn when the results before it are known."""
        return self in (MovementKind.SWISS, MovementKind.SWISS_TEAMS, MovementKind.KNOCKOUT)


class Encounter(Struct, frozen=True):
    """One table in one round: who sits where, and the boards they play.

    Entrants have numbers from 1 up. A pair or a team sits on two seats under one number; a player alone has a number
    of their own. A seat that nobody holds is empty, or a bot's.
    """

    table: int
    seats: Mapping[Seat, int]
    boards: Annotated[tuple[int, ...], Meta(max_length=_MOST_KEPT)]

    def who(self, side: Side) -> tuple[int, ...]:
        """The entrants of a side, each once."""
        return tuple(dict.fromkeys(self.seats[seat] for seat in side.seats if seat in self.seats))

    @property
    def entrants(self) -> frozenset[int]:
        return frozenset(self.seats.values())


Round = Annotated[tuple[Encounter, ...], Meta(max_length=MOST_ENTRANTS)]
Resting = Annotated[tuple[int, ...], Meta(max_length=MOST_ENTRANTS)]


class Movement(Struct, frozen=True, omit_defaults=True):
    """Who plays whom and what, round by round. `entrants` is the highest number; whoever is at no table sits out.

    Where rounds are drawn one by one, so many are `to_come` with boards of that `size`, and `rests` says who has no
    opponent in each that was drawn. Of several `sections`, each with a set of all boards of its own, the last tables.
    """

    kind: MovementKind
    entrants: Annotated[int, Meta(ge=0, le=MOST_ENTRANTS)]
    rounds: Annotated[tuple[Round, ...], Meta(max_length=_MOST_ROUNDS)]
    to_come: Annotated[int, Meta(ge=0, le=_MOST_ROUNDS)] = 0
    rests: Annotated[tuple[Resting, ...], Meta(max_length=_MOST_ROUNDS)] = ()
    size: Annotated[int, Meta(ge=0, le=_MOST_KEPT)] = 0
    sections: Annotated[tuple[int, ...], Meta(max_length=MOST_TABLES)] = ()

    def __post_init__(self) -> None:
        # What a file holds is limited as what is made here: only against the field has everybody a table alone.
        if self.kind is not MovementKind.FIELD and any(len(round_) > MOST_TABLES for round_ in self.rounds):
            raise ValueError(f"A round has at most {MOST_TABLES} tables.")

    @property
    def boards(self) -> tuple[int, ...]:
        """All boards of the movement, in order, those of rounds too that are not drawn yet."""
        drawn = len(self.rounds)
        coming = range(drawn * self.size + 1, (drawn + self.to_come) * self.size + 1)
        return tuple(sorted({*coming, *(board for each in self.encounters for board in each.boards)}))

    @property
    def encounters(self) -> tuple[Encounter, ...]:
        return tuple(each for round_ in self.rounds for each in round_)

    def at(self, number: int, entrant: int) -> Encounter | None:
        """Where an entrant sits in a round, counted from 1; None for whoever sits out."""
        return next((each for each in self.rounds[number - 1] if entrant in each.entrants), None)

    def section(self, table: int) -> int:
        """Which section a table is in, counted from 0. Tables beyond the last section are of it."""
        return sum(table > last for last in self.sections[:-1])

    def sitting_out(self, number: int) -> tuple[int, ...]:
        """Who plays nothing in a round, counted from 1."""
        playing = {entrant for each in self.rounds[number - 1] for entrant in each.entrants}
        return tuple(entrant for entrant in range(1, self.entrants + 1) if entrant not in playing)


def board(number: int) -> Board:
    """A board of an event: its dealer and vulnerability go with its number, and nothing is below the line.

    >>> board(2).dealer, board(2).vulnerable
    (Seat.EAST, (Side.NS,))
    """
    return Board(number, tuple(Seat)[(number - 1) % 4], FOUR, board_vulnerability(number))


def paired(table: int, ns: int, ew: int, boards: tuple[int, ...]) -> Encounter:
    """Two pairs at a table."""
    return Encounter(table, {Seat.NORTH: ns, Seat.EAST: ew, Seat.SOUTH: ns, Seat.WEST: ew}, boards)


def board_set(number: int, size: int) -> tuple[int, ...]:
    """The boards of a set, which are counted from 0.

    >>> board_set(2, 3)
    (7, 8, 9)
    """
    return tuple(range(number * size + 1, (number + 1) * size + 1))


def played_together(movement: Movement) -> Movement:
    """The same with every table playing the same boards in a round: for tables that deal any board themselves."""
    size = max(len(each.boards) for each in movement.encounters)
    return replace(
        movement,
        rounds=tuple(
            tuple(replace(each, boards=board_set(turn, size)) for each in round_)
            for turn, round_ in enumerate(movement.rounds)
        ),
    )


def complete(rounds: Iterable[Iterable[Encounter]], present: int) -> tuple[Round, ...]:
    """The rounds without the tables at which somebody is missing: whoever sits there sits out."""
    return tuple(tuple(each for each in round_ if max(each.entrants) <= present) for round_ in rounds)


def checked(tables: int, size: int, rounds: int | None, most: int, *, least: int = 2, largest: int = LARGEST) -> int:
    """The number of rounds, all of them unless fewer are wanted, if there is such a movement."""
    if not least <= tables <= largest:
        raise MovementError(NO_TABLES(least=least, most=largest, tables=tables))
    if not 1 <= size <= MOST_BOARDS:
        raise MovementError(NO_BOARDS(most=MOST_BOARDS, boards=size))
    wanted = most if rounds is None else rounds
    if not 1 <= wanted <= most:
        raise MovementError(NO_ROUNDS(most=most, rounds=wanted))
    return wanted


def rotated(seats: Sequence[Seat], entrants: Sequence[int]) -> dict[Seat, int]:
    """Who sits where, in the order of the seats."""
    return dict(zip(seats, entrants, strict=True))
