"""What a page is shown of a league: line by line, so that a change is told as the lines that changed."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from kibitz.cards import Seat
from kibitz.club.league.season import MatchForm
from kibitz.engine.text import Text


class LeagueHead(Struct, frozen=True, gc=False):
    """What is played, how a match is decided, and who takes part."""

    title: str
    game: str
    form: MatchForm
    teams: bool  # of four: a match has two rooms with the same boards
    deals: int
    how: Text
    names: tuple[str, ...]  # of entrant 1, 2 …
    withdrawn: tuple[int, ...]
    open: bool  # names can still change
    scores: tuple[tuple[int, int], ...]  # with which a match can end, where deals decide it


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


class LeaguePicture(Struct, frozen=True, gc=False):
    """All of a league: fixtures by the two numbers ("1-4"), rows by entrant."""

    code: str
    head: LeagueHead
    fixtures: Mapping[str, FixtureShown]
    rows: Mapping[int, LeagueRow]
