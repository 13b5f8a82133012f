"""The scores of a field: what each result on a board is worth beside the others; no names and no rounds in it.

All sums are exact fractions, rounded only where somebody reads them.
"""

from kibitz.club.fields.marks import Artificial, Award, Mark, Points, Settled, Settlement, assigned, awarded, split
from kibitz.club.fields.methods import Method, butler, cross_imps, datum, matchpointed, total_points
from kibitz.club.fields.placing import Placed, placed, rounded, settled_marks, shown
from kibitz.club.fields.victory import victory_points

__all__ = [
    "Artificial",
    "Award",
    "Mark",
    "Method",
    "Placed",
    "Points",
    "Settled",
    "Settlement",
    "assigned",
    "awarded",
    "butler",
    "cross_imps",
    "datum",
    "matchpointed",
    "placed",
    "rounded",
    "settled_marks",
    "shown",
    "split",
    "total_points",
    "victory_points",
]
