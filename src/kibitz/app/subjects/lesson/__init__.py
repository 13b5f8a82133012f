"""Lessons: what a page asks of them and sees. How they are read and judged is not decided here."""
