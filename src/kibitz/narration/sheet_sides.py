"""A score sheet as one side reads it: under WE stands what is theirs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kibitz.cards import Side
from kibitz.sessions import Sheet
from kibitz.sessions.labels import THEY, WE


def own_first(sheets: Sequence[Sheet], reader: Side | None) -> tuple[Sheet, ...]:
    """The sheets of a session for a player of that side; a spectator (None) reads them as North and South do.

    Where each player keeps a sheet, and where columns have names, they are right for everybody as they are.
    """
    if reader is not Side.EW or len(sheets) != 1 or sheets[0].columns != (WE(), THEY()):
        return tuple(sheets)
    (sheet,) = sheets
    return (replace(sheet, rows=tuple(replace(row, cells=row.cells[::-1]) for row in sheet.rows)),)
