"""A league: every entrant against every other in short matches over weeks, as a log that folds to a table.

No clock and no files; how a deal is played or scored is not known here, only who won it or by how much.
"""
