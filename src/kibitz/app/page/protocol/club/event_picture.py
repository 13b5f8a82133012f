"""Competitions as the page shows them: lines by their keys, so that a change is told as the lines that changed."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from kibitz.app.page.protocol.club.board_results import BoardAt, ResultShown
from kibitz.cards import Seat, Side
from kibitz.club.competition.happenings import WallPart
from kibitz.club.fields import Method
from kibitz.club.movements import MovementKind, MovementWish
from kibitz.club.movements.offered import Competing
from kibitz.engine.text import Text


class EventHead(Struct, frozen=True, gc=False):
    """What it is, and how far it has come."""

    title: str
    game: str
    game_title: str
    method: Method
    movement: MovementKind | None
    promises: tuple[Text, ...]
    round: int
    rounds: int
    under_way: bool
    closed: bool
    live: bool  # all see the ranking before the end
    tablets: bool
    real_cards: tuple[int, ...]
    level: str
    minutes: int  # of a round; 0 if nobody counts them
    ends_at: float | None  # seconds since 1970; None without a clock, or while it stands
    left: float | None  # seconds on a clock that stands
    wall: WallPart
    boards: int
    dealt: int  # boards whose cards are known to the server


class EntrantLine(Struct, frozen=True, gc=False):
    """Somebody who takes part; `people` of them are here with a page of their own."""

    number: int
    name: str
    gone: bool = False
    people: int = 0


class SeatingLine(Struct, frozen=True, gc=False):
    """A table in a round: who sits where, the boards, and those that are done."""

    round: int
    table: int
    seats: Mapping[Seat, int]
    boards: tuple[int, ...]
    done: tuple[int, ...] = ()
    on_tablets: bool = False


class PlaceLine(Struct, frozen=True, gc=False):
    """A line of the ranking, in the order of `order`."""

    entrant: int
    line: Side | None  # of those who always sit that way
    order: int
    place: str
    score: str
    boards: int


class SlipShown(Struct, frozen=True, gc=False):
    """A result as it stands, for whoever runs the event: what was played, and what was decided."""

    at: BoardAt
    result: ResultShown | None
    waits_for: Side | None = None  # to confirm it
    corrected: bool = False
    adjusted: bool = False


class RulingLine(Struct, frozen=True, gc=False):
    """A correction with the right result, an adjusted score with what each side got, or a credit; and its reason."""

    at: str
    what: Text
    why: str
    result: ResultShown | None = None
    ns: Text | None = None
    ew: Text | None = None


class CallLine(Struct, frozen=True, gc=False):
    """A table that calls the organiser, and since when, in seconds since 1970."""

    round: int
    table: int
    since: float


class MyPlace(Struct, frozen=True, gc=False):
    """Who I am in this event, the table where I play now, and the boards of which I may see the results."""

    entrant: int
    table: str | None
    seat: Seat | None
    boards: tuple[int, ...]
    calls: bool = False  # whether my table has called the organiser


class EventPicture(Struct, frozen=True, gc=False):
    """All of it, for one kind of viewer. `slips`, `rulings` and `calls` are for whoever runs it."""

    code: str
    head: EventHead
    entrants: Mapping[int, EntrantLine]
    tables: Mapping[str, SeatingLine]  # by round and table, as "2.5"
    places: Mapping[int, PlaceLine]  # by entrant
    slips: Mapping[str, SlipShown]  # by round, table and board, as "2.5.13"
    rulings: Mapping[int, RulingLine]
    calls: Mapping[str, CallLine]  # by round and table, as "2.5"
    example: str = ""  # how a result is written in this game


class MarkedResult(Struct, frozen=True, gc=False):
    """A line of a traveller or a score card: a result and what it is worth."""

    at: BoardAt
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    result: ResultShown | None
    ns_mark: str
    ew_mark: str
    adjusted: bool = False


class MovementOffer(Struct, frozen=True, gc=False):
    """A movement that would do, and what it promises."""

    wish: MovementWish
    competing: Competing
    rounds: int
    tables: int
    promises: tuple[Text, ...]
