"""A board at a table: where it is, how what was played there is tapped in, and what came of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kibitz.app.messages import FromServer
from kibitz.cards import Seat, Side
from kibitz.club.paper_play import TableResult
from kibitz.engine.text import Text
from kibitz.games.naming import contract_text


class SlipSaid(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What somebody says was played: a contract by its place in the form. Nobody declares what was thrown in."""

    declarer: Seat | None
    contract: Annotated[int, Meta(ge=0)] = 0
    tricks: Annotated[int, Meta(ge=0, le=13)] = 0
    points: Annotated[int, Meta(ge=0, le=40)] = 0  # of both hands, where they set the goal
    honours: Annotated[int, Meta(ge=0, le=150)] = 0  # in one hand, at a rubber
    honoured: Side | None = None  # whose they are
    lead: Annotated[str, Meta(max_length=4)] = ""  # the first card, where an event asks for it


class ResultShown(Struct, frozen=True, gc=False):
    """What came of a deal."""

    declarer: Seat | None
    contract: Text | None
    tricks: int
    ns: int
    ew: int
    lead: str | None = None


class SlipContract(Struct, frozen=True, gc=False):
    """A contract in up to three taps: how high or what for, in which suit, and doubled or not."""

    first: Text
    strain: str
    then: Text | None
    goal: int


class SlipForm(Struct, frozen=True, gc=False):
    """How a deal of this game is written down."""

    contracts: tuple[SlipContract, ...]
    seats: tuple[Seat, ...]
    thrown_in: Text | None  # how a deal passes without a contract, if it may
    by_points: bool
    honours: tuple[int, ...] = ()  # what honours in one hand can bring besides
    leads: tuple[str, ...] = ()  # the cards, where the opening lead is asked for


class SlipScored(FromServer, frozen=True):
    """What a result is worth."""

    id: int
    result: ResultShown
    doubt: Text | None = None  # what is to be asked before it is entered
    said: SlipSaid | None = None  # what was typed, as it would be tapped


def result_shown(result: TableResult) -> ResultShown:
    """What came of a deal, with the points of both sides."""
    contract = contract_text(result.contract) if result.contract else None
    return ResultShown(
        result.declarer, contract, result.tricks, result.of(Side.NS), result.of(Side.EW), result.lead or None
    )
