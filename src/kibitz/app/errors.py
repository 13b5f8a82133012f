"""What the server refuses."""

from __future__ import annotations

from kibitz.engine.text import Text


class Refusal(Exception):
    """A request that is not carried out; nothing has changed. The text is for the one who asked."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.say)
        self.text = text
