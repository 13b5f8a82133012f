"""An evening with real cards at one table: what its phones ask, and what they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from kibitz.app.messages import FromPage, LedgerPicture
from kibitz.app.pictures.results import ResultShown, SlipForm, SlipSaid
from kibitz.cards import Seat, Side
from kibitz.engine.text import Text
from kibitz.sessions import Sheet


class NewEvening(FromPage, frozen=True):
    """Four people sit down to a session of a game, named clockwise from North, who deals first."""

    game: str
    session: str
    names: tuple[str, ...]
    options: Mapping[str, Any] = {}
    session_options: Mapping[str, Any] = {}


class PlayAnother(FromPage, frozen=True):
    """The same people play another session, in these seats."""

    id: int
    code: str
    game: str
    session: str
    names: tuple[str, ...]
    options: Mapping[str, Any] = {}
    session_options: Mapping[str, Any] = {}


class PreviewDeal(FromPage, frozen=True):
    """What would that be worth, as the next deal?"""

    id: int
    code: str
    said: SlipSaid


class WriteDeal(FromPage, frozen=True):
    """The next deal; `deal` is which one, so that nothing is written down twice."""

    id: int
    code: str
    deal: int
    said: SlipSaid


class StrikeDeal(FromPage, frozen=True):
    """The last deal was wrong: off the sheet with it."""

    id: int
    code: str
    deal: int


class EndEvening(FromPage, frozen=True):
    """No new deal begins on this sheet."""

    id: int
    code: str


EveningRequest = PreviewDeal | WriteDeal | StrikeDeal | EndEvening | PlayAnother


class NextDeal(Struct, frozen=True, gc=False):
    """Who deals, who sits where, who is vulnerable; `moved` if somebody has another seat than before."""

    number: int
    dealer: Seat
    seats: Mapping[Seat, str]
    vulnerable: tuple[Side, ...]
    moved: bool
    outlook: tuple[Text, ...]


class EarlierSession(Struct, frozen=True, gc=False):
    """A session of the evening that is over, with its sheets."""

    game: str
    session: str
    sheets: tuple[Sheet, ...]
    verdict: Text | None


class SumLine(Struct, frozen=True, gc=False):
    """What somebody has scored in each session so far, in all, and how many sessions they have won."""

    name: str
    points: tuple[int, ...]
    total: int
    won: int


class EveningPicture(LedgerPicture, frozen=True, gc=False, tag="evening"):
    """All of an evening. Phones with its secret write on the sheet."""

    game: str
    session: str
    names: tuple[str, ...]
    form: SlipForm
    sheets: tuple[Sheet, ...]
    written: int  # deals on the sheet, also those that were thrown in
    last: ResultShown | None  # of the last deal, if it was played
    next: NextDeal | None  # None: this session is over
    verdict: Text | None  # who leads or has won
    earlier: tuple[EarlierSession, ...] = ()
    sum: tuple[SumLine, ...] = ()  # of the whole evening, from its second session on
