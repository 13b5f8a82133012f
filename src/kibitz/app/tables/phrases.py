"""All that players can say to each other."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Phrase(Struct, frozen=True, gc=False):
    """Something to say. What approves or regrets a play waits until the deal is over (Law 24)."""

    text: str
    after_deal: bool = False


PHRASES: Final = (
    Phrase("Hello!"),
    Phrase("Good luck!"),
    Phrase("One moment, please."),
    Phrase("I am back."),
    Phrase("Goodbye!"),
    Phrase("Well played!", after_deal=True),
    Phrase("Nicely done!", after_deal=True),
    Phrase("Thank you, partner!", after_deal=True),
    Phrase("Sorry!", after_deal=True),
    Phrase("Good game!", after_deal=True),
)
"""All that players can say to each other: nothing about the cards, nothing free."""
