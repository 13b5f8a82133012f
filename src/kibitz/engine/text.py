"""Sentences as templates with values and errors that say one, as the cards have them too: `kibitz.cards.sentences`."""

from kibitz.cards.sentences import AS_IT_IS, SpokenError, Template, Text

__all__ = ["AS_IT_IS", "SpokenError", "Template", "Text"]
