"""A board at a table: where it is, what somebody says was played there, and what came of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kibitz.cards import Seat, Side
from kibitz.engine.text import Text


class BoardAt(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A board at a table in a round."""

    round: int
    table: int
    board: int


class SlipSaid(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What somebody says was played: a contract by its place in the form. Nobody declares what was thrown in."""

    declarer: Seat | None
    contract: Annotated[int, Meta(ge=0)] = 0
    tricks: Annotated[int, Meta(ge=0, le=13)] = 0
    points: Annotated[int, Meta(ge=0, le=40)] = 0  # of both hands, where they set the goal
    honours: Annotated[int, Meta(ge=0, le=150)] = 0  # in one hand, at a rubber
    honoured: Side | None = None  # whose they are


class ResultShown(Struct, frozen=True, gc=False):
    """What came of a deal."""

    declarer: Seat | None
    contract: Text | None
    tricks: int
    ns: int
    ew: int
