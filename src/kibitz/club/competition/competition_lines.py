"""What can happen in a competition: the lines of its log."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from kibitz.cards import Side
from kibitz.club.fields import Award, Method
from kibitz.club.movements import Movement
from kibitz.club.movements.movement import MOST_ENTRANTS
from kibitz.club.paper_play import TableResult
from kibitz.ledger.lines import LedgerLine

WallPart = Literal["both", "ranking", "seats"]
"""What the screen on the wall shows."""

MOST_PARTS: Final = 20
"""Results that one ruling may weigh."""
MOST_WEIGHT: Final = 10**6
_MOST_DIGITS: Final = 9


def is_plain(number: Decimal) -> bool:
    """Whether people mean such a number: "1e999999999" is short to write, and nothing can be reckoned with it."""
    if not number.is_finite():
        return False
    decimals = -int(number.as_tuple().exponent)
    return number.adjusted() < _MOST_DIGITS and decimals <= 2 * _MOST_DIGITS


def _look_at(number: Decimal | None) -> None:
    if number is not None and not is_plain(number):
        raise ValueError(f"A number has at most {_MOST_DIGITS} digits before the point.")


class Entrant(Struct, frozen=True, forbid_unknown_fields=True):
    """A player, pair or team by its number in the movement.

    `members` are the member numbers of those who play under the name, in its order, empty where one is not known.
    A `handicap` is in percent where matchpoints are the score, else in IMPs or points a board.
    """

    number: int
    name: str
    members: tuple[str, ...] = ()
    handicap: Decimal | None = None

    def __post_init__(self) -> None:
        _look_at(self.handicap)


class TableBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a result belongs: a board at a table in a round."""

    round: int
    table: int
    board: int


class AdjustedScore(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side gets by decision: an average by its name, a percentage of a top, or results, each with its weight.

    One of the three is given. A single result needs no weight.
    """

    award: Award | None = None
    percent: Decimal | None = None
    results: Annotated[tuple[TableResult, ...], Meta(max_length=MOST_PARTS)] = ()
    weights: Annotated[tuple[Annotated[int, Meta(ge=1, le=MOST_WEIGHT)], ...], Meta(max_length=MOST_PARTS)] = ()

    def __post_init__(self) -> None:
        _look_at(self.percent)


class LogLine(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that happened in a competition; `by` is who entered it."""

    by: str = ""


class Created(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The event was set up: a game with its options, and how results are compared.

    Whoever has fewer than `least` per cent of the boards that others have stands below the line, without a place.
    """

    title: str
    game: str
    options: Mapping[str, Any] = {}
    method: Method = Method.MATCHPOINTS
    trimmed: int = 0
    minutes: int = 0
    least: Annotated[int, Meta(ge=0, le=100)] = 0


class Named(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everybody who takes part, in the order of their numbers."""

    entrants: Annotated[tuple[Entrant, ...], Meta(max_length=MOST_ENTRANTS)]


class Registered(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is known of somebody who takes part was put right: their names, member numbers or handicap."""

    entrant: Entrant


class Seated(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who sits where was settled for all rounds."""

    movement: Movement


class Left(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody left early, and the rounds to come were planned anew."""

    entrants: tuple[int, ...]
    movement: Movement


class Joined(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody came late, and the rounds to come were planned anew."""

    entrant: Entrant
    movement: Movement


class FellOut(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table fell out with all who sat there, and the rounds to come were planned anew."""

    table: int
    entrants: tuple[int, ...]
    movement: Movement


class Arranged(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the event is run: whether all see the ranking while it goes on, who plays on tablets, what the wall shows.

    With `tablets` every table plays here but those of `real_cards`; `level` is how well bots play who keep a seat.
    `least` is the share of boards that one needs for a place, where it is another than at first. With `lead` slips ask
    for the opening lead.
    """

    ranking: Literal["live", "end"] = "live"
    tablets: bool = False
    real_cards: tuple[int, ...] = ()
    level: str = "club"
    wall: WallPart = "both"
    least: Annotated[int, Meta(ge=0, le=100)] | None = None
    lead: bool = False


class RoundDrawn(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who meets whom in the next round was drawn from the results so far."""

    movement: Movement


class Duplicated(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards of boards, by their numbers, as codes of deals."""

    boards: Mapping[int, str]


class Began(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A round began."""

    round: int


class Extended(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The round under way got so many more minutes, or fewer."""

    round: int
    minutes: int


class ClockStopped(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The clock of the round under way was stopped; how long it stands is told by the times of two lines."""

    round: int


class ClockWentOn(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The clock that stood still went on."""

    round: int


class Ended(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A round was over."""

    round: int


class Entered(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A result was written down, by a side if it says which, or came from a table of kibitz.

    Where one stands already the table found it wrong while the round went on, and this one takes its place.
    """

    spot: TableBoard
    result: TableResult
    side: Side | None = None


class Confirmed(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The other side confirmed a result."""

    spot: TableBoard
    side: Side


class Disputed(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The other side said that a result is wrong."""

    spot: TableBoard
    side: Side


class NotPlayed(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board was not played at a table: it counts for nobody there, and nobody waits for it.

    `side` is who at the table says so, nobody if the organiser does. A `spoiled` board was begun and came to no result:
    until the organiser decides it counts for nobody either.
    """

    spot: TableBoard
    why: str = ""
    side: Side | None = None
    spoiled: bool = False


class Corrected(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The director put another result in the place of one that was wrong."""

    spot: TableBoard
    result: TableResult
    why: str = ""


class Adjusted(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The director decided what each side gets on a board."""

    spot: TableBoard
    ns: AdjustedScore
    ew: AdjustedScore
    why: str = ""


class Credited(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody's score rose or fell: carried over from an earlier session, or a penalty.

    In percent of all there was where matchpoints are the score, else in IMPs, victory points or points.
    """

    entrant: int
    amount: Decimal
    why: str = ""

    def __post_init__(self) -> None:
        _look_at(self.amount)


class Closed(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The event was over: everybody sees everything, and no more rounds are played."""


class Reopened(LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event that was closed was opened again, so that something could be put right."""

    why: str = ""


CompetitionLine = (
    Created
    | Named
    | Registered
    | Seated
    | Left
    | Joined
    | FellOut
    | Arranged
    | RoundDrawn
    | Duplicated
    | Began
    | Extended
    | ClockStopped
    | ClockWentOn
    | Ended
    | Entered
    | Confirmed
    | Disputed
    | NotPlayed
    | Corrected
    | Adjusted
    | Credited
    | Closed
    | Reopened
)
