"""The file in which a league is kept, and its table for a spreadsheet."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Final

from kibitz.club.league.season import SEASON, League, LeagueHappening
from kibitz.club.league.standings import league_table
from kibitz.ledger.ledger_file import LogFile

LEAGUE_LOGS: Final[LogFile[LeagueHappening]] = LogFile(SEASON)


def league_csv(state: League) -> str:
    """The table for a spreadsheet."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["place", "number", "name", "played", "won", "drawn", "lost", "for", "against"])
    for row in league_table(state):
        name = state.name(row.entrant)
        counts = (row.played, row.won, row.drawn, row.lost, row.gained, row.given)
        writer.writerow([row.place, row.entrant, f"'{name}" if name[:1] in "=+@" else name, *counts])
    return out.getvalue()
