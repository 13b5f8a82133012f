"""The printed tables of rubber scoring, and a second way to reckon with them: trick by trick, as a scorer does."""

from __future__ import annotations

from typing import NamedTuple

from kibitz.cards import CLUBS, DIAMONDS, HEARTS, NT, SPADES, Strain

DOUBLINGS = ("undoubled", "doubled", "redoubled")
STRAINS = (CLUBS, DIAMONDS, HEARTS, SPADES, NT)

TRICK_VALUES = """
NT  40/30  80/60  160/120
S   30     60     120
H   30     60     120
D   20     40     80
C   20     40     80
"""
OVERTRICK_VALUES = """
NT  30/30  100/200  200/400
S   30/30  100/200  200/400
H   30/30  100/200  200/400
D   20/20  100/200  200/400
C   20/20  100/200  200/400
"""
UNDERTRICK_VALUES = """
undoubled  100      50
doubled    200/300  100/200
redoubled  400/600  200/400
"""


def table(text: str) -> dict[str, list[tuple[int, int]]]:
    """Rows of cells; a cell of one number means both."""
    rows = (line.split() for line in text.strip().splitlines())
    return {name: [(int(cell.split("/")[0]), int(cell.split("/")[-1])) for cell in cells] for name, *cells in rows}


TRICKS, OVERTRICKS, UNDERTRICKS = map(table, (TRICK_VALUES, OVERTRICK_VALUES, UNDERTRICK_VALUES))


class Reckoned(NamedTuple):
    below: int = 0
    above: int = 0
    defenders: int = 0


def reckon(strain: Strain, level: int, doubling: str, tricks: int, *, vulnerable: bool) -> Reckoned:
    """The score of a deal by the printed sheet, a slam being one that was bid."""
    row = DOUBLINGS.index(doubling)
    if tricks < 6 + level:
        first, more = UNDERTRICKS[doubling][0 if vulnerable else 1]
        return Reckoned(defenders=sum(more if missing else first for missing in range(6 + level - tricks)))
    below = above = 0
    for odd in range(1, tricks - 5):
        if odd <= level:
            below += TRICKS[strain.letter][row][0 if odd == 1 else 1]
        else:
            above += OVERTRICKS[strain.letter][row][1 if vulnerable else 0]
    if doubling != "undoubled":
        above += 50
    if level == 7:
        above += 1500 if vulnerable else 1000
    if level == 6:
        above += 750 if vulnerable else 500
    return Reckoned(below, above)
