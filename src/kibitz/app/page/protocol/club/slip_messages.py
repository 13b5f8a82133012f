"""Results of real cards from a phone at the table: the form of the game, what was played, and what it is worth."""

from __future__ import annotations

from msgspec import Struct

from kibitz.app.page.protocol.answers import FromServer
from kibitz.app.page.protocol.club.board_results import ResultShown, SlipSaid
from kibitz.app.page.protocol.table_requests import FromPage
from kibitz.cards import Seat, Side
from kibitz.engine.text import Text


class AskSlips(FromPage, frozen=True):
    """Where I play in the round under way, and what is entered there."""

    id: int
    code: str


class AskSlipForm(FromPage, frozen=True):
    """How a deal of this event is tapped in."""

    id: int
    code: str


class ScoreSlipSaid(FromPage, frozen=True):
    """What would that be worth?"""

    id: int
    code: str
    board: int
    said: SlipSaid


class EnterSlip(FromPage, frozen=True):
    """That was played, in the round under way at my table."""

    id: int
    code: str
    round: int
    board: int
    said: SlipSaid


class ConfirmSlip(FromPage, frozen=True):
    """What the other side entered is right."""

    id: int
    code: str
    round: int
    board: int


SlipRequest = AskSlips | AskSlipForm | ScoreSlipSaid | EnterSlip | ConfirmSlip


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


class SlipLine(Struct, frozen=True, gc=False):
    """A board at my table: who deals, who is vulnerable, what is entered, and who has yet to confirm it."""

    board: int
    dealer: Seat
    vulnerable: tuple[Side, ...]
    result: ResultShown | None
    is_adjusted: bool
    waits_for: Side | None


class MySlips(Struct, frozen=True, gc=False):
    """My table in a round: who sits there, on which side I am, and its boards."""

    round: int
    table: int
    side: Side
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    on_tablets: bool
    lines: tuple[SlipLine, ...]


class SlipsShown(FromServer, frozen=True):
    """The form, and my table if I play in the round under way."""

    id: int
    form: SlipForm
    mine: MySlips | None


class SlipFormShown(FromServer, frozen=True):
    """The form by itself, for whoever enters the results of others."""

    id: int
    form: SlipForm


class SlipsChanged(FromServer, frozen=True):
    """Something is other than before at my table, or I am at another."""

    code: str
    mine: MySlips | None


class SlipScored(FromServer, frozen=True):
    """What a result is worth."""

    id: int
    result: ResultShown


SlipAnswer = SlipsShown | SlipFormShown | SlipsChanged | SlipScored
