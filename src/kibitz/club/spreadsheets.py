"""What goes into a spreadsheet: names stay names."""

from __future__ import annotations

from typing import Final

_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")


def harmless(cell: object) -> object:
    """A text that a spreadsheet would take for a formula is marked as text; numbers are numbers.

    >>> [harmless(cell) for cell in ("-2+3", "Ann", -2, "@SUM(1)", "-3.5")]
    ["'-2+3", 'Ann', -2, "'@SUM(1)", '-3.5']
    """
    if not isinstance(cell, str) or not cell.startswith(_FORMULAS):
        return cell
    return cell if cell[1:].replace(".", "", 1).isdecimal() and cell[0] in "+-" else f"'{cell}"
