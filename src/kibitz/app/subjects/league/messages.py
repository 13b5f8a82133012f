"""What a page asks of leagues, and what it is shown of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from kibitz.app.messages import FromPage, LedgerPicture
from kibitz.cards import Seat
from kibitz.club.league.league_state import MatchForm, TieBreaker
from kibitz.engine.text import Text


class WeekShown(Struct, frozen=True, gc=False):
    """When a week is played, as 2026-11-19 or empty, and who has no match in it."""

    day: str
    rests: tuple[int, ...]


class LeagueHead(Struct, frozen=True, gc=False):
    """What is played, how a match is decided, and who takes part."""

    title: str
    game: str
    form: MatchForm
    teams: bool  # of four: a match has two rooms with the same boards
    deals: int
    how: Text
    ties: Text  # what parts those who have won equally many matches
    names: tuple[str, ...]  # of entrant 1, 2 …
    withdrawn: tuple[int, ...]
    open: bool  # names can still change
    scores: tuple[tuple[int, int], ...]  # with which a match can end, where deals decide it
    weeks: tuple[WeekShown, ...]


class TeamRoom(Struct, frozen=True, gc=False):
    """A room of a match of teams: which entrant sits North-South and which East-West, and who has come."""

    ns: int
    ew: int
    people: Mapping[Seat, str]


class RoomsShown(Struct, frozen=True, gc=False):
    """Both rooms of a match of teams. A board is listed once both have played it, with what each entrant gained."""

    begun: bool  # the cards are dealt
    rooms: tuple[TeamRoom, TeamRoom]
    boards: Mapping[int, tuple[int, int]]


class MySeat(Struct, frozen=True, gc=False):
    """Where I sit in a match of teams, and the table once the cards are dealt."""

    room: int
    seat: Seat
    table: str | None


class FixtureShown(Struct, frozen=True, gc=False):
    """Two who meet in a week, and how it stands. Nobody wins a match that is drawn.

    Of pairs that play here there is a table, of teams there are rooms.
    """

    week: int
    one: int
    other: int
    score: tuple[int, int]
    over: bool
    winner: int | None
    absent: tuple[int, ...]  # who did not come, where that decided it
    is_off: bool  # one of them has withdrawn, and there is no match
    table: str | None
    rooms: RoomsShown | None


class LeagueRow(Struct, frozen=True, gc=False):
    """A line of the table: the matches won with halves, and what stands against each other entrant."""

    entrant: int
    order: int  # from 0, also among those who share a place
    place: str
    played: int
    total: str
    gained: int
    given: int
    cells: Mapping[int, str]  # by the other's number; empty ones are left out


class LeaguePicture(LedgerPicture, frozen=True, gc=False, tag="league"):
    """All of a league: fixtures by the two numbers ("1-4"), rows by entrant, and my seats in matches of teams."""

    head: LeagueHead
    fixtures: Mapping[str, FixtureShown]
    rows: Mapping[int, LeagueRow]
    seats: Mapping[str, MySeat] = {}


class NewLeague(FromPage, frozen=True):
    """A new league of a game, in matches of so many deals."""

    title: str
    game: str
    form: MatchForm
    deals: int
    options: Mapping[str, Any] = {}
    teams: bool = False
    ties: tuple[TieBreaker, ...] = ()  # in their order; none for the usual ones


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


class WalkOver(FromPage, frozen=True):
    """One of two, or neither, came to a match; `score` where it is not what such a match usually counts."""

    one: int
    other: int
    absent: tuple[int, ...]
    score: tuple[int, int] | None = None


class DateWeeks(FromPage, frozen=True):
    """When the weeks are played, from the first; an empty day for a week that has none."""

    days: tuple[str, ...]


class WithdrawEntrant(FromPage, frozen=True):
    """Somebody plays on no longer."""

    entrant: int


class OpenMatch(FromPage, frozen=True):
    """A table here for a match, or of teams two rooms: its results are entered by themselves."""

    one: int
    other: int


class FreeSeat(FromPage, frozen=True):
    """Whoever sits there in a match of teams does not any more; others can come."""

    one: int
    other: int
    room: int
    seat: Seat


LeagueAct = EnrolAll | DateWeeks | WinDeal | EnterMatch | WalkOver | WithdrawEntrant | OpenMatch | FreeSeat


class RunLeague(FromPage, frozen=True):
    """What only whoever runs a league may do, over a connection that has shown the secret."""

    id: int
    code: str
    act: LeagueAct


class TakeSeat(FromPage, frozen=True):
    """I sit down in a room of a match of teams."""

    id: int
    code: str
    one: int
    other: int
    room: int
    seat: Seat
    nickname: str


class LeaveSeat(FromPage, frozen=True):
    """I get up in a match of teams."""

    id: int
    code: str
    one: int
    other: int


class BeginRooms(FromPage, frozen=True):
    """All are there: the cards are dealt in both rooms. For those who sit there and whoever runs the league."""

    id: int
    code: str
    one: int
    other: int


RoomRequest = TakeSeat | LeaveSeat | BeginRooms
LeagueRequest = RunLeague | RoomRequest
