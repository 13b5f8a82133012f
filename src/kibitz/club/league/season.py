"""The log of a league and its state: entrants, fixtures, matches deal by deal or by their result, withdrawals."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, Final, assert_never

from msgspec import Meta, Struct
from msgspec.structs import replace

from kibitz.club.movements.teams import pairings
from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import LedgerLine

MOST_DEALS: Final = 64
"""Of a match, in a file as in what is made here."""
_MOST_NAMES: Final = 200

Fixture = tuple[int, int]
"""Who meets whom; the lower number comes first in what is kept of the match."""


class MatchForm(StrEnum):
    """How a match is decided: by deals won, stopping when nothing can change any more, or by the points of all.

    Teams play the same boards at two tables. They win a board by more points at both together, or count what is
    between the tables in IMPs.
    """

    BEST_OF = "best-of"
    POINTS = "points"
    IMPS = "imps"


class Founded(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The league was set up: a game, and matches of so many deals."""

    title: str
    game: str
    options: Mapping[str, Any] = {}
    form: MatchForm = MatchForm.BEST_OF
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 3
    teams: bool = False  # of four, at two tables with the same boards


class Enrolled(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everybody who takes part, numbered from 1, and who meets whom in each week."""

    names: Annotated[tuple[str, ...], Meta(max_length=_MOST_NAMES)]
    weeks: Annotated[tuple[tuple[Fixture, ...], ...], Meta(max_length=_MOST_NAMES)]


class DealWon(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal of a match was won by one of the two."""

    fixture: Fixture
    winner: int


class BoardMatched(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board of a match of teams was played at both tables; what each of the two gained by it."""

    fixture: Fixture
    board: int
    gained: tuple[int, int]


class MatchPlayed(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match was entered as a whole: deals won or points; `winner` where a tie was broken. It replaces what stood."""

    fixture: Fixture
    score: tuple[int, int]
    winner: int | None = None


class Withdrew(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody plays on no longer."""

    entrant: int


LeagueHappening = Founded | Enrolled | DealWon | BoardMatched | MatchPlayed | Withdrew


class LeagueMatch(Struct, frozen=True):
    """A match as it stands: deals won or points of the two, and who won if it is over; nobody if it is drawn.

    `boards` are those that teams have played at both tables, with what each of the two gained.
    """

    score: tuple[int, int] = (0, 0)
    over: bool = False
    winner: int | None = None
    boards: Mapping[int, tuple[int, int]] = {}


class League(Struct, frozen=True):
    """All that is known of a league."""

    founded: Founded
    names: tuple[str, ...] = ()
    weeks: tuple[tuple[Fixture, ...], ...] = ()
    matches: Mapping[Fixture, LeagueMatch] = {}
    withdrawn: frozenset[int] = frozenset()

    def name(self, entrant: int) -> str:
        return self.names[entrant - 1]

    @property
    def needed(self) -> int:
        """The deals that win a match where deals do."""
        return self.founded.deals // 2 + 1


def fixtures(number: int) -> tuple[tuple[Fixture, ...], ...]:
    """Everybody against everybody, week by week; with an odd number one rests each week.

    >>> fixtures(4)
    (((1, 4), (2, 3)), ((2, 4), (1, 3)), ((3, 4), (1, 2)))
    """
    return tuple(tuple(met(one, other) for one, other in week) for week in pairings(number))


def met(one: int, other: int) -> Fixture:
    """The fixture of two entrants."""
    return (one, other) if one < other else (other, one)


def league_after(state: League, happening: LeagueHappening) -> League:
    """The state after one more line."""
    match happening:
        case Founded():
            return state
        case Enrolled(names=names, weeks=weeks):
            return replace(state, names=names, weeks=weeks)
        case DealWon(fixture=fixture, winner=winner):
            one, other = state.matches.get(fixture, LeagueMatch()).score
            score = (one + (winner == fixture[0]), other + (winner == fixture[1]))
            over = max(score) >= state.needed
            return _with(state, fixture, LeagueMatch(score, over, winner if over else None))
        case BoardMatched(fixture=fixture, board=board, gained=gained):
            boards = {**state.matches.get(fixture, LeagueMatch()).boards, board: gained}
            return _with(state, fixture, _match_of_boards(state, fixture, boards))
        case MatchPlayed(fixture=fixture, score=score, winner=winner):
            ahead = _ahead(fixture, score)
            return _with(state, fixture, LeagueMatch(score, over=True, winner=winner if ahead is None else ahead))
        case Withdrew(entrant=entrant):
            return replace(state, withdrawn=state.withdrawn | {entrant})
        case _:
            assert_never(happening)


def _match_of_boards(state: League, fixture: Fixture, boards: Mapping[int, tuple[int, int]]) -> LeagueMatch:
    """A match of teams after these boards. Where boards won decide it, it stops when nothing can change any more."""
    score = sum(one for one, _ in boards.values()), sum(other for _, other in boards.values())
    left = state.founded.deals - len(boards)
    is_decided = state.founded.form is MatchForm.BEST_OF and abs(score[0] - score[1]) > left
    over = left <= 0 or is_decided
    return LeagueMatch(score, over, _ahead(fixture, score) if over else None, boards)


def _ahead(fixture: Fixture, score: tuple[int, int]) -> int | None:
    return fixture[score[1] > score[0]] if score[0] != score[1] else None


def _with(state: League, fixture: Fixture, match: LeagueMatch) -> League:
    return replace(state, matches={**state.matches, fixture: match})


SEASON: Final = LedgerKind[LeagueHappening, League]("league", 2, LeagueHappening, Founded, League, league_after)
"""Of all versions there were: old leagues open for ever. The second has matches of teams."""
