"""What the engine refuses. Each error says one sentence, in English as `str` and in any language from its `text`."""

from __future__ import annotations

from kibitz.engine.text import SpokenError


class Objection(SpokenError, ValueError):
    """Something was asked for that cannot be; `text` says why, and is put into words only for who reads it."""


class IllegalMove(Objection):
    """The rules do not allow that move now; nothing has changed."""


class StaleMove(IllegalMove):
    """The move was made for a table that has moved on since."""


class OptionError(Objection):
    """A game or session does not take that option, or not with that value."""


class ReplayError(SpokenError, ValueError):
    """A log does not follow the rules of its game; the message says where."""
