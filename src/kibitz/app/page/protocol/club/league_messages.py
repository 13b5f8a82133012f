"""What a page asks of leagues, and what it is shown of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from kibitz.app.page.protocol.answers import FromServer
from kibitz.app.page.protocol.table_requests import FromPage
from kibitz.club.league.season import MatchForm
from kibitz.engine.text import Text

LeagueFileKind = Literal["league", "table"]
"""Everything, for another kibitz; or the table, for a spreadsheet."""


class MakeLeague(FromPage, frozen=True):
    """A new league of a game, in matches of so many deals."""

    id: int
    title: str
    game: str
    form: MatchForm
    deals: int
    options: Mapping[str, Any] = {}


class OpenLeagueFile(FromPage, frozen=True):
    """A league from the file that was sent in pieces before."""

    id: int


class FollowLeague(FromPage, frozen=True):
    """Show me a league from now on; with its secret, as whoever runs it."""

    id: int
    code: str
    secret: str | None = None


class UnfollowLeague(FromPage, frozen=True):
    """I look elsewhere."""

    code: str


class AskLeagueFile(FromPage, frozen=True):
    """The league as a file."""

    id: int
    code: str
    what: LeagueFileKind


class EnrolAll(FromPage, frozen=True):
    """Everybody who takes part, before the first match."""

    names: tuple[str, ...]


class WinDeal(FromPage, frozen=True):
    """A deal of a match was won; `deal` is how many of it were entered before, so that nothing is entered twice."""

    winner: int
    loser: int
    deal: int


class EnterMatch(FromPage, frozen=True):
    """A whole match: it takes the place of what stood."""

    one: int
    other: int
    score: tuple[int, int]
    winner: int | None = None


class WithdrawEntrant(FromPage, frozen=True):
    """Somebody plays on no longer."""

    entrant: int


class OpenMatch(FromPage, frozen=True):
    """A table here for a match: its results are entered by themselves."""

    one: int
    other: int


LeagueAct = EnrolAll | WinDeal | EnterMatch | WithdrawEntrant | OpenMatch


class RunLeague(FromPage, frozen=True):
    """What only whoever runs a league may do, over a connection that has shown the secret."""

    id: int
    code: str
    act: LeagueAct


LeagueRequest = MakeLeague | OpenLeagueFile | FollowLeague | UnfollowLeague | AskLeagueFile | RunLeague


class LeagueMade(FromServer, frozen=True):
    """A league is open: its code for everybody, and the secret for whoever runs it."""

    id: int
    code: str
    secret: str


class FixtureShown(Struct, frozen=True, gc=False):
    """Two who meet, how it stands, and the table here if one is open. Nobody wins a match that is drawn."""

    one: int
    other: int
    score: tuple[int, int]
    over: bool
    winner: int | None
    is_off: bool  # one of them has withdrawn, and there is no match
    table: str | None


class LeagueRow(Struct, frozen=True, gc=False):
    """A line of the table: the matches won with halves, and what stands against each other in the same order."""

    entrant: int
    place: str
    played: int
    total: str
    gained: int
    given: int
    cells: tuple[str, ...]


class LeaguePicture(Struct, frozen=True, gc=False):
    """All of a league."""

    code: str
    title: str
    game: str
    form: MatchForm
    deals: int
    how: Text
    names: tuple[str, ...]  # of entrant 1, 2 …
    withdrawn: tuple[int, ...]
    weeks: tuple[tuple[FixtureShown, ...], ...]
    rows: tuple[LeagueRow, ...]
    open: bool  # names can still change
    scores: tuple[tuple[int, int], ...]  # with which a match can end, where deals decide it


class LeagueShown(FromServer, frozen=True):
    """The league when I come to it."""

    id: int
    league: LeaguePicture
    runs: bool  # whether this connection may run it


class LeagueChanged(FromServer, frozen=True):
    """The league after something happened in it."""

    league: LeaguePicture


class LeagueFile(FromServer, frozen=True):
    """A file to keep."""

    id: int
    name: str
    text: str


LeagueAnswer = LeagueMade | LeagueShown | LeagueChanged | LeagueFile
