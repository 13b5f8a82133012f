"""Practice: puzzles and themed deals that the solver proves, ratings, the deal of the day.

Pure: no clock, no files but the puzzles that come with the package, nothing that is stored.
"""
