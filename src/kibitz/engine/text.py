"""Sentences as templates with values, as the cards have them too: `kibitz.cards.sentences`."""

from kibitz.cards.sentences import Template, Text

__all__ = ["Template", "Text"]
