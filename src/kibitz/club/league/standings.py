"""How a league stands: the table, and the cross-table with its totals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.club.league.league_state import Fixture, League, LeagueMatch, TieBreaker, met

_HALF: Final = Fraction(1, 2)


class LeaguePlace(Struct, frozen=True):
    """A line of the table: matches played, won, drawn and lost, and deals or points for and against.

    `walkovers` are those of the matches that somebody did not come to.
    """

    entrant: int
    place: int
    shared: bool
    played: int
    won: int
    drawn: int
    lost: int
    gained: int
    given: int
    walkovers: int

    @property
    def total(self) -> Fraction:
        """Matches won, a drawn one being half of one."""
        return self.won + self.drawn * _HALF


def counted(state: League) -> dict[Fixture, LeagueMatch]:
    """The matches that count, with those that somebody won because the others withdrew.

    Whoever withdrew before half of their matches were played is taken out with all results. From then on the results
    stand, and the matches to come are won by the others, without a deal.
    """
    out = {entrant for entrant in state.withdrawn if 2 * _played(state, entrant) < len(state.names) - 1}
    found = {}
    for one in range(1, len(state.names) + 1):
        for other in range(one + 1, len(state.names) + 1):
            fixture = met(one, other)
            match = state.matches.get(fixture, LeagueMatch())
            if not {one, other} & out:
                gone = {one, other} & state.withdrawn
                if not match.over and len(gone) == 1:
                    match = LeagueMatch(over=True, winner=({one, other} - gone).pop())
                found[fixture] = match
    return found


def league_table(state: League) -> tuple[LeaguePlace, ...]:
    """Everybody in order: matches won, then what the league says of ties. Who is level in all that shares."""
    matches = counted(state)
    rows = {entrant: _row(state, entrant, matches) for entrant in range(1, len(state.names) + 1)}
    rows = {entrant: row for entrant, row in rows.items() if any(entrant in fixture for fixture in matches)}
    groups = _split([frozenset(rows)], lambda entrant, _: rows[entrant].total)
    for tie in state.ties:
        match tie:
            case TieBreaker.BETWEEN:
                groups = _split(groups, lambda entrant, level: _between(matches, entrant, level))
            case TieBreaker.GAINED:
                groups = _split(groups, lambda entrant, _: Fraction(rows[entrant].gained))
            case TieBreaker.DIFFERENCE:
                groups = _split(groups, lambda entrant, _: Fraction(rows[entrant].gained - rows[entrant].given))
            case TieBreaker.WON:
                groups = _split(groups, lambda entrant, _: Fraction(rows[entrant].won))
    table: list[LeaguePlace] = []
    place = 1
    for group in groups:
        table += [replace(rows[entrant], place=place, shared=len(group) > 1) for entrant in sorted(group)]
        place += len(group)
    return tuple(table)


def _split(groups: Iterable[frozenset[int]], worth: Callable[[int, frozenset[int]], Fraction]) -> list[frozenset[int]]:
    """Groups of those who are level, the best first, each parted by what its members are worth among themselves."""
    parted: list[frozenset[int]] = []
    for group in groups:
        worths = {entrant: worth(entrant, group) for entrant in group}
        best_first = sorted(set(worths.values()), reverse=True)
        parted += [frozenset(entrant for entrant in group if worths[entrant] == each) for each in best_first]
    return parted


def _between(matches: Mapping[Fixture, LeagueMatch], entrant: int, level: frozenset[int]) -> Fraction:
    """Matches won against the others who are level; nothing until all of them have met."""
    among = {fixture: match for fixture, match in matches.items() if level.issuperset(fixture)}
    if not all(match.over for match in among.values()):
        return Fraction(0)
    mine = [match for fixture, match in among.items() if entrant in fixture]
    return Fraction(sum(match.winner == entrant for match in mine)) + _HALF * sum(map(_is_drawn, mine))


def resting(state: League, week: Iterable[Fixture], matches: Mapping[Fixture, LeagueMatch]) -> tuple[int, ...]:
    """Who has no match in a week, of those who still take part. `matches` are those that are `counted`."""
    busy = {entrant for fixture in week if fixture in matches for entrant in fixture}
    return tuple(each for each in range(1, len(state.names) + 1) if each not in busy | state.withdrawn)


def cell(matches: Mapping[Fixture, LeagueMatch], entrant: int, other: int) -> LeagueMatch | None:
    """What stands in the cross-table for somebody against another, seen from them; None for a match that counts not.

    `matches` are those that are `counted`: once for all cells, for a league of forty has 1,560.
    """
    match = matches.get(met(entrant, other))
    if match is None or entrant < other:
        return match
    return LeagueMatch(match.score[::-1], match.over, match.winner, absent=match.absent)


def _row(state: League, entrant: int, matches: dict[Fixture, LeagueMatch]) -> LeaguePlace:
    mine = [(fixture, match) for fixture, match in matches.items() if entrant in fixture]
    over = [match for _, match in mine if match.over]
    won = sum(match.winner == entrant for match in over)
    drawn = sum(map(_is_drawn, over))
    gained = sum(match.score[fixture.index(entrant)] for fixture, match in mine)
    given = sum(match.score[1 - fixture.index(entrant)] for fixture, match in mine)
    walkovers = sum(bool(match.absent) for match in over)
    lost = len(over) - won - drawn
    return LeaguePlace(entrant, 0, False, len(over), won, drawn, lost, gained, given, walkovers)


def _is_drawn(match: LeagueMatch) -> bool:
    return match.winner is None and not match.absent


def _played(state: League, entrant: int) -> int:
    return sum(match.over and not match.absent for fixture, match in state.matches.items() if entrant in fixture)
