"""Leagues on the server: who looks on, who runs them, and matches that are played here.

Not here: fixtures, results and the table of a league (`kibitz.club.league`).
"""
