"""The one error of this layer: a text that names no card, hand, deal or code."""


class NotationError(ValueError):
    """A text could not be read; the message says what is wrong with it and where."""
