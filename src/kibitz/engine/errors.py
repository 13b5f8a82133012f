"""What the engine refuses, and how it says so."""

from __future__ import annotations

from kibitz.engine.text import Text


class IllegalMove(ValueError):
    """The rules do not allow that move now; nothing has changed."""


class StaleMove(IllegalMove):
    """The move was made for a table that has moved on since."""


class ReplayError(ValueError):
    """A log does not follow the rules of its game; the message says where."""


class OptionError(ValueError):
    """A game or session does not take that option, or not with that value; `text` says so in any language."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text
