"""The log of a league and its state: entrants, fixtures and their days, matches and who did not come, withdrawals."""

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


class TieBreaker(StrEnum):
    """What parts those who have won equally many matches, a drawn one being half of one."""

    BETWEEN = "between"  # the matches among them, once each of them has met each other
    GAINED = "gained"  # deals, boards, points or IMPs in all matches
    DIFFERENCE = "difference"  # the same, less what the others had
    WON = "won"  # matches won outright


class Founded(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The league was set up: a game, and matches of so many deals."""

    title: str
    game: str
    options: Mapping[str, Any] = {}
    form: MatchForm = MatchForm.BEST_OF
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 3
    teams: bool = False  # of four, at two tables with the same boards
    ties: Annotated[tuple[TieBreaker, ...], Meta(max_length=len(TieBreaker))] = ()
    """In their order. Leagues of earlier versions name none: see `League.ties`."""


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


class WalkedOver(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match was decided because one of the two, or neither, came. It replaces what stood."""

    fixture: Fixture
    absent: Annotated[tuple[int, ...], Meta(min_length=1, max_length=2)]
    score: tuple[int, int]


class Dated(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When the weeks are played, one day for each as 2026-11-19; empty for a week that has none."""

    days: Annotated[tuple[Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$")], ...], Meta(max_length=_MOST_NAMES)]


class Withdrew(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody plays on no longer."""

    entrant: int


LeagueLine = Founded | Enrolled | Dated | DealWon | BoardMatched | MatchPlayed | WalkedOver | Withdrew


class LeagueMatch(Struct, frozen=True):
    """A match as it stands: deals won or points of the two, and who won if it is over; nobody if it is drawn.

    `boards` are those that teams have played at both tables, with what each of the two gained. `absent` did not come:
    the result is a decision, and where neither came both have lost.
    """

    score: tuple[int, int] = (0, 0)
    over: bool = False
    winner: int | None = None
    boards: Mapping[int, tuple[int, int]] = {}
    absent: tuple[int, ...] = ()


class League(Struct, frozen=True):
    """All that is known of a league."""

    founded: Founded
    names: tuple[str, ...] = ()
    weeks: tuple[tuple[Fixture, ...], ...] = ()
    matches: Mapping[Fixture, LeagueMatch] = {}
    withdrawn: frozenset[int] = frozenset()
    days: tuple[str, ...] = ()

    def name(self, entrant: int) -> str:
        return self.names[entrant - 1]

    @property
    def needed(self) -> int:
        """The deals that win a match where deals do."""
        return self.founded.deals // 2 + 1

    @property
    def ties(self) -> tuple[TieBreaker, ...]:
        """What parts those who are level; of a league that names nothing, what was won in all matches."""
        by_deals = self.founded.form is MatchForm.BEST_OF
        return self.founded.ties or (TieBreaker.GAINED if by_deals else TieBreaker.DIFFERENCE,)

    def day(self, week: int) -> str:
        """When a week, counted from 1, is played; empty if nobody has said."""
        return self.days[week - 1] if week <= len(self.days) else ""


def fixtures(number: int) -> tuple[tuple[Fixture, ...], ...]:
    """Everybody against everybody, week by week; with an odd number one rests each week.

    >>> fixtures(4)
    (((1, 4), (2, 3)), ((2, 4), (1, 3)), ((3, 4), (1, 2)))
    """
    return tuple(tuple(met(one, other) for one, other in week) for week in pairings(number))


def met(one: int, other: int) -> Fixture:
    """The fixture of two entrants."""
    return (one, other) if one < other else (other, one)


def league_after(state: League, line: LeagueLine) -> League:
    """The state after one more line."""
    match line:
        case Founded():
            return state
        case Enrolled(names=names, weeks=weeks):
            return replace(state, names=names, weeks=weeks)
        case Dated(days=days):
            return replace(state, days=days)
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
        case WalkedOver(fixture=fixture, absent=absent, score=score):
            came = [each for each in fixture if each not in absent]
            winner = came[0] if len(came) == 1 else None
            return _with(state, fixture, LeagueMatch(score, over=True, winner=winner, absent=absent))
        case Withdrew(entrant=entrant):
            return replace(state, withdrawn=state.withdrawn | {entrant})
        case _:
            assert_never(line)


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


LEAGUE_RESULTS: Final = LedgerKind[LeagueLine, League]("league", 3, LeagueLine, Founded, League, league_after)
"""Of all versions there were: old leagues open for ever. The second has matches of teams; the third has walkovers, days
and the order of ties."""
