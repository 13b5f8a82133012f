"""The one error of this layer: a text that names no card, hand, deal or code."""

from __future__ import annotations

from typing import Final

from kibitz.cards.sentences import Template, Text

AS_IT_IS: Final = Template("cards-as-it-is")


class NotationError(ValueError):
    """A text could not be read; the message says what is wrong with it and where.

    `text` is the message as a sentence for people; what only a terminal ever shows is plain English in it.

    >>> NotationError("“x” is no card.").text.values["why"]
    '“x” is no card.'
    """

    def __init__(self, problem: Text | str) -> None:
        super().__init__(problem)
        self.text: Final = problem if isinstance(problem, Text) else AS_IT_IS(why=problem)
