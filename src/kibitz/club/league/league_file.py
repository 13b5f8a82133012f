"""The file in which a league is kept, and its table for a spreadsheet."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Final

from kibitz.club.league.league_state import LEAGUE_RESULTS, League, LeagueLine
from kibitz.club.league.standings import league_table
from kibitz.club.spreadsheets import harmless
from kibitz.ledger.ledger_file import LogFile

LEAGUE_LOGS: Final[LogFile[LeagueLine]] = LogFile(LEAGUE_RESULTS)


def league_csv(state: League) -> str:
    """The table for a spreadsheet."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["place", "number", "name", "played", "won", "drawn", "lost", "for", "against", "walkovers"])
    for row in league_table(state):
        name = state.name(row.entrant)
        counts = (row.played, row.won, row.drawn, row.lost, row.gained, row.given, row.walkovers)
        writer.writerow([row.place, row.entrant, harmless(name), *counts])
    return out.getvalue()
