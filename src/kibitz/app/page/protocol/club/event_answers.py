"""What the server says of competitions."""

from __future__ import annotations

from collections.abc import Mapping

from kibitz.app.page.protocol.answers import FromServer
from kibitz.app.page.protocol.club.event_picture import (
    CallLine,
    EntrantLine,
    EventHead,
    EventPicture,
    MarkedResult,
    MovementOffer,
    MyPlace,
    PlaceLine,
    RulingLine,
    SeatingLine,
    SlipShown,
)


class EventMade(FromServer, frozen=True):
    """A competition is open: its code for everybody, and the secret for whoever runs it."""

    id: int
    code: str
    secret: str


class EventShown(FromServer, frozen=True):
    """The whole picture of a competition, and who I am in it; from now on changes are told."""

    id: int
    event: EventPicture
    me: MyPlace | None
    runs: bool  # whether this connection may run it
    now: float  # the clock here, in seconds since 1970


class EventChanged(FromServer, frozen=True):
    """What changed in a competition: only lines that are other than before, and None for those that are gone."""

    code: str
    now: float
    head: EventHead | None = None
    entrants: Mapping[int, EntrantLine | None] = {}
    tables: Mapping[str, SeatingLine | None] = {}
    places: Mapping[int, PlaceLine | None] = {}
    slips: Mapping[str, SlipShown | None] = {}
    rulings: Mapping[int, RulingLine | None] = {}
    calls: Mapping[str, CallLine | None] = {}


class MyPlaceChanged(FromServer, frozen=True):
    """Who I am in a competition, or where I play, is other than before."""

    code: str
    me: MyPlace | None


class MovementOffers(FromServer, frozen=True):
    """The movements that suit so many, with how long each takes."""

    id: int
    offers: tuple[MovementOffer, ...]


class TravellerShown(FromServer, frozen=True):
    """All results on a board; its cards, where the server dealt them."""

    id: int
    board: int
    results: tuple[MarkedResult, ...]
    deal: str | None = None


class ScoreCardShown(FromServer, frozen=True):
    """All results of one entrant, board by board."""

    id: int
    entrant: int
    results: tuple[MarkedResult, ...]


class EventFile(FromServer, frozen=True):
    """A competition as a file."""

    id: int
    name: str
    text: str


EventAnswer = (
    EventMade
    | EventShown
    | EventChanged
    | MyPlaceChanged
    | MovementOffers
    | TravellerShown
    | ScoreCardShown
    | EventFile
)
