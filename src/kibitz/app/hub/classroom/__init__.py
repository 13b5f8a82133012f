"""Lessons live: which there are, and what a page asks of them. How they are read and judged is not decided here."""
