"""A league in one file: its log as JSON, with a version, that another kibitz opens."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Final, Literal

import msgspec
from msgspec import Struct

from kibitz.cards import NotationError
from kibitz.club.league.season import Founded, League, LeagueHappening
from kibitz.club.league.standings import league_table
from kibitz.engine import codec

LEAGUE_VERSION: Final = 1
"""A reader keeps every version it ever had: old leagues open for ever."""


class LeagueFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is kept of a league."""

    version: int
    log: tuple[LeagueHappening, ...]
    format: Literal["kibitz-league"] = "kibitz-league"


_decoder: Final = msgspec.json.Decoder(LeagueFile, dec_hook=codec.from_text)


def write_league(log: tuple[LeagueHappening, ...]) -> bytes:
    """The log as it stands in a file, one happening a line."""
    lines = b",\n".join(b"  " + codec.encode(each) for each in log)
    return b'{"format": "kibitz-league", "version": %d, "log": [\n%s\n]}\n' % (LEAGUE_VERSION, lines)


def read_league(text: bytes | str) -> tuple[LeagueHappening, ...]:
    """The log from a file; `NotationError` says what is wrong with it."""
    try:
        file = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotationError(f"This is not a league of kibitz: {str(error).rstrip('.')}.") from error
    if file.version != LEAGUE_VERSION:
        raise NotationError(f"The league has version {file.version}; this kibitz reads version {LEAGUE_VERSION}.")
    if not file.log or not isinstance(file.log[0], Founded):
        raise NotationError("This is not a league of kibitz: its log does not begin with how it was set up.")
    return file.log


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
