"""The one error of this layer: a text that names no card, hand, deal or code."""

from __future__ import annotations

from kibitz.cards.sentences import SpokenError


class NotationError(SpokenError, ValueError):
    """A text could not be read; the message says what is wrong with it."""
