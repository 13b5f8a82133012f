"""The same work for many deals: by all processors of this machine or a Dask cluster, kept as it comes in.

What the work is stands elsewhere: here nothing is known of what rows mean.
"""

from kibitz.analysis.bulk.crews import BulkError, Crew
from kibitz.analysis.bulk.kept_parts import KeptParts
from kibitz.analysis.bulk.parts import Columns, Cost, Stretch, Stretches, columns, drawn_deal
from kibitz.analysis.bulk.runs import Run

__all__ = [
    "BulkError",
    "Columns",
    "Cost",
    "Crew",
    "KeptParts",
    "Run",
    "Stretch",
    "Stretches",
    "columns",
    "drawn_deal",
]
