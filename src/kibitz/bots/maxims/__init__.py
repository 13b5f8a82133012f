"""Beginner, learner and what every player falls back on: maxims of the table, nothing imagined."""
