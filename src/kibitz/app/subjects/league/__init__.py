"""Leagues: who looks on, who runs them, matches that are played here. What counts is not decided here."""
