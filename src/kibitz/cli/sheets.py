"""Drawing score sheets."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from kibitz.sessions import Sheet


def drawn(sheet: Sheet) -> Table:
    """A score sheet with its columns and the lines drawn in it."""
    table = Table(title=sheet.title, box=box.SIMPLE_HEAD, title_style="bold", pad_edge=False)
    table.add_column("")
    for column in sheet.columns:
        table.add_column(column, justify="right")
    for row in sheet.rows:
        strong = "bold" if row.label.isupper() else ""
        cells = ("" if cell is None else str(cell) for cell in row.cells)
        table.add_row(row.label, *(Text(cell) for cell in cells), style=strong, end_section=row.ruled)
    return table
