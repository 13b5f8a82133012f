"""What the engine refuses, and how it says so."""


class IllegalMove(ValueError):
    """The rules do not allow that move now; nothing has changed."""


class StaleMove(IllegalMove):
    """The move was made for a table that has moved on since."""


class ReplayError(ValueError):
    """A log does not follow the rules of its game; the message says where."""


class OptionError(ValueError):
    """A game or session does not take that option, or not with that value."""
