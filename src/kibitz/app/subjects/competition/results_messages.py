"""The results page of a club: what may be asked and done there, and what is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from kibitz.app.messages import FromPage, FromServer, LedgerPicture
from kibitz.app.subjects.competition.messages import MarkedResult, PlaceLine
from kibitz.cards import Seat, Side
from kibitz.club.competition.results_page import MOST_LEFT_OUT
from kibitz.club.competition.series import MOST_SESSIONS, Adding, Whose
from kibitz.engine.text import Text


class ListedLine(Struct, frozen=True, gc=False):
    """An event on the page, by its number there; its own code is nobody's affair."""

    number: int
    title: str
    on: str  # the day, as 2026-11-19


class TotalLine(Struct, frozen=True, gc=False):
    """Events that are added up: how, how many of each count at most (0: all), and for whom."""

    title: str
    events: tuple[int, ...]
    adding: Adding
    best: int
    whose: Whose


class ResultsPagePicture(LedgerPicture, frozen=True, gc=False, tag="results"):
    """The page; who is not to be named stands there for whoever runs it."""

    title: str
    events: Mapping[int, ListedLine]
    totals: Mapping[str, TotalLine]
    left_out: tuple[str, ...] = ()


class NewResultsPage(FromPage, frozen=True):
    """A page for the results of a club."""

    title: str


class AskListedEvent(FromPage, frozen=True):
    """The ranking of an event on the page, once it is closed."""

    id: int
    code: str
    event: int


class AskListedBoard(FromPage, frozen=True):
    """All results on a board of such an event, with its cards."""

    id: int
    code: str
    event: int
    board: int


class AskListedCard(FromPage, frozen=True):
    """What somebody played in such an event."""

    id: int
    code: str
    event: int
    entrant: int


class AskTotal(FromPage, frozen=True):
    """What some events come to together."""

    id: int
    code: str
    title: str


class ListEvent(FromPage, frozen=True):
    """An event is to stand on the page; only with its own secret too."""

    event: str
    secret: str


class UnlistEvent(FromPage, frozen=True):
    """An event is to stand there no more."""

    number: int


class LeaveNamesOut(FromPage, frozen=True):
    """All who wish not to be named."""

    names: Annotated[tuple[str, ...], Meta(max_length=MOST_LEFT_OUT)]


class AddUp(FromPage, frozen=True):
    """These events are added up under a name; with no event they are not any more."""

    title: str
    events: Annotated[tuple[int, ...], Meta(max_length=MOST_SESSIONS)]
    adding: Adding
    best: Annotated[int, Meta(ge=0, le=MOST_SESSIONS)] = 0
    whose: Whose = Whose.ENTRANTS


class RunResultsPage(FromPage, frozen=True):
    """What only whoever runs the page may do, over a connection that has shown the secret."""

    id: int
    code: str
    act: ListEvent | UnlistEvent | LeaveNamesOut | AddUp


ResultsPageRequest = AskListedEvent | AskListedBoard | AskListedCard | AskTotal | RunResultsPage


class ListedEventShown(FromServer, frozen=True):
    """An event to look up: the ranking, and which boards there are."""

    id: int
    event: int
    title: str
    on: str
    game: str
    game_title: str
    unit: Text
    names: Mapping[int, str]
    places: Mapping[int, PlaceLine]
    boards: tuple[int, ...]


class ListedBoardShown(FromServer, frozen=True):
    """A board to look up: the traveller, and the hands where the event knows them."""

    id: int
    event: int
    board: int
    dealer: Seat
    vulnerable: tuple[Side, ...]  # nobody in games without it
    results: tuple[MarkedResult, ...]
    deal: str | None  # its code, to play it again
    deck: Literal["french", "colours"]
    hands: Mapping[Seat, tuple[str, ...]]  # nothing where they are not known


class TotalPlaceLine(Struct, frozen=True, gc=False):
    """A line of a total: one score for each event, empty where somebody was not there."""

    place: str
    name: str
    total: str
    scores: tuple[str, ...]


class TotalShown(FromServer, frozen=True):
    """What some events come to together, best first."""

    id: int
    title: str
    percent: bool
    places: tuple[TotalPlaceLine, ...]


ResultsPageAnswer = ListedEventShown | ListedBoardShown | TotalShown
