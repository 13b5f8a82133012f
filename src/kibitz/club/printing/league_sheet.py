"""What stands on the sheet of a league: the cross-table with its totals, and who meets whom in each week."""

from __future__ import annotations

from fractions import Fraction

from kibitz.club.league.season import League, MatchForm
from kibitz.club.league.standings import cell, league_table
from kibitz.club.printing.stationery import Printed


def league_data(state: League) -> Printed:
    """The table, whoever has most matches first, and the fixtures beneath."""
    order = [row.entrant for row in league_table(state)]
    return {
        "title": state.founded.title,
        "date": state.founded.day,
        "counts": counts(state),
        "numbers": [str(number) for number in order],
        "rows": [
            [
                *(f"{row.place}{'=' if row.shared else ''}", str(row.entrant), state.name(row.entrant)),
                *(cell_text(state, row.entrant, other) for other in order),
                *(str(row.played), halves(row.total), f"{row.gained}–{row.given}"),
            ]
            for row in league_table(state)
        ],
        "weeks": [
            [[state.name(one), state.name(other), cell_text(state, one, other)] for one, other in week]
            for week in state.weeks
        ],
    }


def counts(state: League) -> str:
    """What stands for and against beside the matches won."""
    if state.founded.form is MatchForm.BEST_OF:
        return "Boards" if state.founded.teams else "Deals"
    return "IMPs" if state.founded.form is MatchForm.IMPS else "Points"


def cell_text(state: League, entrant: int, other: int) -> str:
    """What stands in the cross-table for somebody against another: a score, so far or at the end."""
    if entrant == other:
        return "×"
    match = cell(state, entrant, other)
    if match is None or (not match.over and match.score == (0, 0)):
        return ""
    if match.over and match.score == (0, 0) and match.winner is not None:
        return "+" if match.winner == entrant else "–"
    return f"{match.score[0]}–{match.score[1]}" + ("" if match.over else "…")


def halves(total: Fraction) -> str:
    """Matches won, a drawn one being half of one.

    >>> halves(Fraction(5, 2)), halves(Fraction(1, 2)), halves(Fraction(3))
    ('2½', '½', '3')
    """
    whole = int(total)
    return str(whole) if total == whole else f"{whole or ''}½"
