"""A competition: a log of what happened, folded to a state of which rankings and sheets are functions.

No clock and no files: when something happened and where the log is kept, whoever calls knows.
"""
