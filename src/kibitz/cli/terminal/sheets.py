"""Drawing score sheets."""

from __future__ import annotations

from typing import Final

from rich.box import Box
from rich.table import Table
from rich.text import Text

from kibitz.cli.speech import say
from kibitz.sessions import RowKind, Sheet

# Lines only where they are drawn on paper: under the names of the columns, and under a row that is ruled off.
PAPER: Final = Box("    \n    \n ── \n    \n ── \n ── \n    \n    \n")


def drawn(sheet: Sheet) -> Table:
    """A score sheet with its columns and the lines drawn in it."""
    table = Table(title=say(sheet.title), box=PAPER, title_style="bold", pad_edge=False)
    table.add_column("")
    for column in sheet.columns:
        table.add_column(say(column), justify="right")
    for row in sheet.rows:
        strong = "bold" if row.kind is RowKind.TOTAL else ""
        label = "" if row.label is None else say(row.label)
        cells = ("" if cell is None else str(cell) for cell in row.cells)
        table.add_row(label, *(Text(cell) for cell in cells), style=strong, end_section=row.ruled)
    return table
