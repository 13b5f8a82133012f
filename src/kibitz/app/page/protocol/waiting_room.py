"""What somebody sees of a table that they do not see: its waiting room, its door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from kibitz.app.page.protocol.table_picture import Knock
from kibitz.cards import Seat


class Chair(Struct, frozen=True, gc=False):
    """A seat in the waiting room."""

    player: int
    seat: Seat
    name: str
    kind: Literal["you", "person", "bot"]
    away: bool
    level: str | None
    card: str | None  # drawn for the seat


class Room(Struct, frozen=True, gc=False):
    """What somebody sees of a table that they do not see: its waiting room before play, its door after."""

    table: str
    game: str
    session: str
    options: Mapping[str, Any]
    deck: Literal["french", "colours"]
    stage: Literal["gathering", "playing", "over"]
    owner: str  # the name of who opened it
    is_yours: bool
    you: int | None
    chairs: tuple[Chair, ...]  # at the door only those that are free
    asked: Literal["asking", "next", "refused"] | None  # how my wish for a seat stands
    knocks: tuple[Knock, ...]
    watchable: bool
    practice: bool
    hints: bool  # may be asked for by everybody at the table
    order: str = ""  # what every deal here is to be like, in the language of orders
    placed: bool = False  # whoever runs the table gives out its seats
