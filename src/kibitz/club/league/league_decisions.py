"""What may happen next in a league: each function makes a line for the log, or says why it cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Final

from kibitz.cards import Seat
from kibitz.club.league.league_state import (
    BoardMatched,
    Dated,
    DealWon,
    Enrolled,
    Fixture,
    Founded,
    League,
    LeagueMatch,
    MatchForm,
    MatchPlayed,
    TieBreaker,
    WalkedOver,
    Withdrew,
    fixtures,
    met,
)
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template
from kibitz.games import GAMES, game
from kibitz.games.settings import settings
from kibitz.scoring.duplicate import imps

EVEN_DEALS: Final = Template("league-even-deals")
TOO_FEW: Final = Template("league-too-few")
NAMED_TWICE: Final = Template("competition-twice")
LEAGUE_BEGUN: Final = Template("league-league-begun")
NO_SUCH: Final = Template("league-no-such")
NOT_MATCHED: Final = Template("league-not-matched")
IS_OUT: Final = Template("league-is-out")
IS_DECIDED: Final = Template("league-is-decided")
BY_POINTS: Final = Template("league-by-points")
AS_A_WHOLE: Final = Template("league-as-a-whole")
IMPS_OF_TEAMS_ONLY: Final = Template("league-imps-of-teams-only")
TEAMS_OF_FOUR: Final = Template("league-teams-of-four")
NO_SCORE: Final = Template("league-no-score")
NO_AWARD: Final = Template("league-no-award")
NO_DAY: Final = Template("league-no-day")
TOO_MANY_DAYS: Final = Template("league-too-many-days")
TIES_TWICE: Final = Template("league-ties-twice")


class LeagueError(Objection):
    """That cannot happen now; nothing has changed."""


def founded(
    title: str,
    name: str,
    options: Mapping[str, Any] | None = None,
    form: MatchForm = MatchForm.BEST_OF,
    deals: int = 3,
    *,
    teams: bool = False,
    ties: Sequence[TieBreaker] = (),
) -> Founded:
    """A new league of a game. Pairs play MiniBridge by deals won with targets, each deal just won or lost.

    Unless `ties` says otherwise, the match between them parts those who are level, then what was won in all matches.
    """
    entrance = GAMES.get(name)
    given = dict(options or {})
    if entrance is not None:
        given = {**(entrance.alone or {}), **given}
        if form is MatchForm.BEST_OF and not teams and "targets" in _choices(name, "scoring"):
            given.setdefault("scoring", "targets")
    rules = game(name, given)
    if form is MatchForm.BEST_OF and not teams and deals % 2 == 0:
        raise LeagueError(EVEN_DEALS(deals=deals))
    if teams and GAMES[name].players != len(Seat):
        raise LeagueError(TEAMS_OF_FOUR())
    if form is MatchForm.IMPS and not teams:
        raise LeagueError(IMPS_OF_TEAMS_ONLY())
    if len(set(ties)) < len(ties):
        raise LeagueError(TIES_TWICE())
    order = tuple(ties) or usual_ties(form)
    return Founded(title=title, game=name, options=rules.options, form=form, deals=deals, teams=teams, ties=order)


def usual_ties(form: MatchForm) -> tuple[TieBreaker, ...]:
    """What parts those who are level where nobody says otherwise."""
    in_all = TieBreaker.GAINED if form is MatchForm.BEST_OF else TieBreaker.DIFFERENCE
    return TieBreaker.BETWEEN, in_all, TieBreaker.WON


def enrolled(state: League, names: Sequence[str]) -> Enrolled:
    """Everybody, before the first match, with the fixtures of all weeks."""
    plain = tuple(" ".join(name.split()) for name in names if name.strip())
    if state.matches:
        raise LeagueError(LEAGUE_BEGUN())
    if len(plain) < 2:
        raise LeagueError(TOO_FEW())
    for name in plain:
        if plain.count(name) > 1:
            raise LeagueError(NAMED_TWICE(name=name))
    return Enrolled(names=plain, weeks=fixtures(len(plain)))


def deal_won(state: League, winner: int, loser: int) -> DealWon:
    """One deal of a match; a match that is decided has no more."""
    fixture = fixture_of(state, winner, loser)
    if state.founded.teams:
        raise LeagueError(AS_A_WHOLE())
    if state.founded.form is not MatchForm.BEST_OF:
        raise LeagueError(BY_POINTS())
    match = state.matches.get(fixture, LeagueMatch())
    if match.over:
        raise LeagueError(IS_DECIDED(one=match.score[0], other=match.score[1]))
    return DealWon(fixture=fixture, winner=winner)


def board_matched(
    state: League, fixture: Fixture, board: int, first: tuple[int, int], second: tuple[int, int]
) -> BoardMatched:
    """A board that teams have played at both tables, by the points of North-South and East-West at each.

    The first of the two sits North-South at the first table and East-West at the second.
    """
    one, other = first[0] + second[1], first[1] + second[0]
    match state.founded.form:
        case MatchForm.POINTS:
            gained = one, other
        case MatchForm.IMPS:
            gained = max(0, imps(one - other)), max(0, imps(other - one))
        case MatchForm.BEST_OF:
            gained = int(one > other), int(other > one)
    return BoardMatched(fixture=fixture, board=board, gained=gained)


def match_played(state: League, one: int, other: int, score: tuple[int, int], winner: int | None = None) -> MatchPlayed:
    """A match by its result, as the two are named. Entered again it takes the place of what stood."""
    fixture = fixture_of(state, one, other)
    ours, theirs = score
    deals = state.founded.deals
    if state.founded.form is MatchForm.BEST_OF and state.founded.teams:
        sound = min(score) >= 0 and sum(score) <= deals  # nobody wins a board that is level
    elif state.founded.form is MatchForm.BEST_OF:
        sound = max(score) == state.needed and min(score) < state.needed and min(score) >= 0
    else:
        sound = min(score) >= 0
    if not sound or winner not in (None, one, other) or (winner is not None and ours != theirs):
        raise LeagueError(NO_SCORE(one=ours, other=theirs, deals=deals))
    return MatchPlayed(fixture=fixture, score=score if fixture == (one, other) else (theirs, ours), winner=winner)


def walked_over(
    state: League, one: int, other: int, absent: Sequence[int], score: tuple[int, int] | None = None
) -> WalkedOver:
    """A match that one of the two, or neither, came to, with what it counts for each as the two are named.

    Where deals decide, whoever came has as many as win a match; points and IMPs are for the organiser to say.
    """
    fixture = fixture_of(state, one, other)
    missing = tuple(each for each in fixture if each in absent)
    usual = state.needed if state.founded.form is MatchForm.BEST_OF else 0
    ours, theirs = score or tuple(usual if each not in missing and len(missing) == 1 else 0 for each in (one, other))
    came, stayed = (theirs, ours) if one in missing else (ours, theirs)
    most = state.needed if state.founded.form is MatchForm.BEST_OF else came
    is_sound = came == stayed == 0 if len(missing) == len(fixture) else 0 <= stayed <= came <= most
    if not missing or set(absent) - set(fixture) or not is_sound:
        raise LeagueError(NO_AWARD(one=ours, other=theirs))
    return WalkedOver(
        fixture=fixture, absent=missing, score=(ours, theirs) if fixture == (one, other) else (theirs, ours)
    )


def dated(state: League, days: Sequence[str]) -> Dated:
    """When the weeks are played, from the first; a week without a day has an empty one."""
    plain = tuple(day.strip() for day in days)
    if len(plain) > len(state.weeks):
        raise LeagueError(TOO_MANY_DAYS(weeks=len(state.weeks)))
    for day in filter(None, plain):
        if not _is_day(day):
            raise LeagueError(NO_DAY(day=day))
    return Dated(days=plain)


def _is_day(written: str) -> bool:
    try:
        return date.fromisoformat(written).isoformat() == written
    except ValueError:
        return False


def withdrew(state: League, entrant: int) -> Withdrew:
    """Somebody plays on no longer."""
    _is_in(state, entrant)
    return Withdrew(entrant=entrant)


def fixture_of(state: League, one: int, other: int) -> Fixture:
    """The match of two who take part."""
    if one == other:
        raise LeagueError(NOT_MATCHED())
    for entrant in (one, other):
        _is_in(state, entrant)
    return met(one, other)


def _is_in(state: League, entrant: int) -> None:
    if not 1 <= entrant <= len(state.names):
        raise LeagueError(NO_SUCH(number=entrant))
    if entrant in state.withdrawn:
        raise LeagueError(IS_OUT(name=state.name(entrant)))


def _choices(name: str, option: str) -> tuple[str, ...]:
    found = [each for each in settings(GAMES[name].options) if each.name == option]
    return found[0].choices if found else ()
