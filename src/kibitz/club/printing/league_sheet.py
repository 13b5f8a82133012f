"""What stands on the sheet of a league: the cross-table with its totals, and who meets whom in each week."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from kibitz.club.league.league_state import Fixture, League, LeagueMatch, MatchForm, TieBreaker
from kibitz.club.league.standings import cell, counted, league_table, resting
from kibitz.club.printing.stationery import Printed
from kibitz.engine.text import Template, Text
from kibitz.words import Language

RESTS: Final = Template("league-rests")
TIES: Final = Template("league-ties")
_WON_IN_ALL: Final = {
    "page-deals": "league-tie-deals",
    "paper-boards": "league-tie-boards",
    "lookback-points-paid": "league-tie-points",
    "league-imps": "league-tie-imps",
}


def league_data(state: League, language: Language) -> Printed:
    """The table, whoever has most matches first, and the fixtures beneath."""
    order, matches = [row.entrant for row in league_table(state)], counted(state)
    return {
        "title": state.founded.title,
        "date": state.founded.day,
        "counts": counts(state),
        "ties": language.say(ties(state)),
        "walkovers": any(match.absent for match in matches.values()),
        "numbers": [str(number) for number in order],
        "rows": [
            [
                *(f"{row.place}{'=' if row.shared else ''}", str(row.entrant), state.name(row.entrant)),
                *(cell_text(matches, row.entrant, other) for other in order),
                *(str(row.played), halves(row.total), f"{row.gained}–{row.given}"),
            ]
            for row in league_table(state)
        ],
        "weeks": [
            {
                "day": state.day(number),
                "matches": [
                    [state.name(one), state.name(other), cell_text(matches, one, other)] for one, other in week
                ],
                "rests": [language.say(RESTS(name=state.name(each))) for each in resting(state, week, matches)],
            }
            for number, week in enumerate(state.weeks, 1)
        ],
    }


def counts(state: League) -> str:
    """What stands for and against beside the matches won: the id of a message."""
    if state.founded.form is MatchForm.BEST_OF:
        return "paper-boards" if state.founded.teams else "page-deals"
    return "league-imps" if state.founded.form is MatchForm.IMPS else "lookback-points-paid"


def ties(state: League) -> Text:
    """What parts those who have won equally many matches, as a sentence."""
    words = {
        TieBreaker.BETWEEN: "league-tie-between",
        TieBreaker.GAINED: _WON_IN_ALL[counts(state)],
        TieBreaker.DIFFERENCE: "league-tie-difference",
        TieBreaker.WON: "league-tie-won",
    }
    first, second, third, last = (*(words[each] for each in state.ties), *("",) * 4)[:4]
    return TIES(count=len(state.ties), first=first, second=second, third=third, last=last)


def cell_text(matches: Mapping[Fixture, LeagueMatch], entrant: int, other: int) -> str:
    """What stands in the cross-table for somebody against another: a score, so far, at the end, or by decision (*)."""
    if entrant == other:
        return "×"
    match = cell(matches, entrant, other)
    if match is None or (not match.over and match.score == (0, 0)):
        return ""
    mark = "*" if match.absent else ""
    if match.over and match.score == (0, 0) and (match.winner is not None or match.absent):
        return ("+" if match.winner == entrant else "–") + mark
    return f"{match.score[0]}–{match.score[1]}" + (mark if match.over else "…")


def halves(total: Fraction) -> str:
    """Matches won, a drawn one being half of one.

    >>> halves(Fraction(5, 2)), halves(Fraction(1, 2)), halves(Fraction(3))
    ('2½', '½', '3')
    """
    whole = int(total)
    return str(whole) if total == whole else f"{whole or ''}½"
