"""What a page is shown of a league: line by line, so that a change is told as the lines that changed."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from kibitz.club.league.season import MatchForm
from kibitz.engine.text import Text


class LeagueHead(Struct, frozen=True, gc=False):
    """What is played, how a match is decided, and who takes part."""

    title: str
    game: str
    form: MatchForm
    deals: int
    how: Text
    names: tuple[str, ...]  # of entrant 1, 2 …
    withdrawn: tuple[int, ...]
    open: bool  # names can still change
    scores: tuple[tuple[int, int], ...]  # with which a match can end, where deals decide it


class FixtureShown(Struct, frozen=True, gc=False):
    """Two who meet in a week, how it stands, and the table here if one is open. Nobody wins a match that is drawn."""

    week: int
    one: int
    other: int
    score: tuple[int, int]
    over: bool
    winner: int | None
    is_off: bool  # one of them has withdrawn, and there is no match
    table: str | None


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
