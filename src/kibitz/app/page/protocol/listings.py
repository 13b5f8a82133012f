"""Tables and deals in lists."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from kibitz.cards import Seat, Side
from kibitz.engine.text import Text
from kibitz.narration.headlines import Mood


class Glimpse(Struct, frozen=True, gc=False):
    """How a table stands, for who thinks of looking at it: nothing that does not lie open."""

    stage: Text
    contract: Text | None
    tricks_won: Mapping[Side, int]
    names: Mapping[Seat, str]
    bots: tuple[Seat, ...]  # who of them is one
    watchers: int


class TableLine(Struct, frozen=True, gc=False):
    """A table in a list; `deal` is the number of the last, as the sheet counts."""

    table: str
    game: str
    session: str
    names: tuple[str, ...]
    deal: int
    finished: bool
    yours: bool
    your_turn: bool
    gathering: bool  # its people are still in the waiting room
    at: float  # seconds since 1970
    trouble: Text | None = None  # why it cannot be opened
    glimpse: Glimpse | None = None  # of a table that may be watched


class DealLine(Struct, frozen=True, gc=False):
    """A deal in my history."""

    table: str
    deal: int
    number: int  # as the sheet counts
    game: str
    text: Text
    mood: Mood | None  # None: a bot played it for me, or it was kept before such things were
    points: int | None  # for my side, less those of the others
    partner: str | None
    others: tuple[str, ...]  # who sat there besides
    at: float
    again: bool = False  # it had been played before, and is not counted


class DealTally(Struct, frozen=True, gc=False):
    """What became of my deals of one game against one level of bots."""

    game: str
    level: str | None  # "mixed": each bot its own; None: with other people
    deals: int
    won: int
    lost: int
    declared: int  # contracts of my side that could be made or not
    made: int
    defended: int  # those of the others
    beaten: int


class Streaks(Struct, frozen=True, gc=False):
    """Without a gap, and the longest there has been: days on which I played, contracts that my side made."""

    days: int
    most_days: int
    contracts: int
    most_contracts: int
