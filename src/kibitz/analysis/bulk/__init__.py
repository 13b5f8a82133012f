"""The same work for many deals: by all processors of this machine or a Dask cluster, kept as it comes in.

What the work is stands elsewhere: here nothing is known of what rows mean.
"""

from kibitz.analysis.bulk.kept_parts import KeptParts
from kibitz.analysis.bulk.parts import Columns, Cost, Stretch, Stretches, columns, drawn_deal
from kibitz.analysis.bulk.runs import Run
from kibitz.analysis.bulk.workers import BulkError, Workers

__all__ = [
    "BulkError",
    "Columns",
    "Cost",
    "KeptParts",
    "Run",
    "Stretch",
    "Stretches",
    "Workers",
    "columns",
    "drawn_deal",
]
