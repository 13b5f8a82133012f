"""What a user got wrong, in one sentence."""

from __future__ import annotations


class Mistake(Exception):
    """The command cannot be carried out as it was given; the message says what is wrong and where."""
