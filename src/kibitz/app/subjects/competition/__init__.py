"""Competitions: who enters, plays and runs them, and slips of real cards. What counts is not decided here."""
