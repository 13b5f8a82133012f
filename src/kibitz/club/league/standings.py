"""How a league stands: the table, and the cross-table with its totals."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import Struct

from kibitz.club.league.season import Fixture, League, LeagueMatch, MatchForm, met

_HALF: Final = Fraction(1, 2)


class LeaguePlace(Struct, frozen=True):
    """A line of the table: matches played, won, drawn and lost, and deals or points for and against."""

    entrant: int
    place: int
    shared: bool
    played: int
    won: int
    drawn: int
    lost: int
    gained: int
    given: int

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
    """Everybody in order: matches won, then deals won; by points the difference after that. Who is level shares."""
    matches = counted(state)
    rows = {entrant: _row(state, entrant, matches) for entrant in range(1, len(state.names) + 1)}
    rows = {entrant: row for entrant, row in rows.items() if any(entrant in fixture for fixture in matches)}
    by_points = state.founded.form is not MatchForm.BEST_OF

    def rank(row: LeaguePlace) -> tuple[Fraction, int]:
        return row.total, row.gained - row.given if by_points else row.gained

    order = sorted(rows.values(), key=lambda row: (*(-each for each in rank(row)), row.entrant))
    ranks = [rank(row) for row in order]
    return tuple(
        LeaguePlace(
            row.entrant,
            ranks.index(rank(row)) + 1,
            ranks.count(rank(row)) > 1,
            *(row.played, row.won, row.drawn, row.lost, row.gained, row.given),
        )
        for row in order
    )


def cell(state: League, entrant: int, other: int) -> LeagueMatch | None:
    """What stands in the cross-table for somebody against another, seen from them; None for a match that counts not."""
    match = counted(state).get(met(entrant, other))
    if match is None or entrant < other:
        return match
    return LeagueMatch(match.score[::-1], match.over, match.winner)


def _row(state: League, entrant: int, matches: dict[Fixture, LeagueMatch]) -> LeaguePlace:
    mine = [(fixture, match) for fixture, match in matches.items() if entrant in fixture]
    over = [match for _, match in mine if match.over]
    won = sum(match.winner == entrant for match in over)
    drawn = sum(match.winner is None for match in over)
    gained = sum(match.score[fixture.index(entrant)] for fixture, match in mine)
    given = sum(match.score[1 - fixture.index(entrant)] for fixture, match in mine)
    return LeaguePlace(entrant, 0, False, len(over), won, drawn, len(over) - won - drawn, gained, given)


def _played(state: League, entrant: int) -> int:
    return sum(match.over for fixture, match in state.matches.items() if entrant in fixture)
