"""Sentences as data: the id of a message in the catalogues, and what goes into it; and errors that say one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import force_setattr

from kibitz.words import IN_ENGLISH, from_template


class Text(Struct, frozen=True, gc=False):
    """A sentence to show: the id of a message, and what goes into it. The catalogues say it in each language.

    What a value is, the message says: SEAT($who) is given "N", SIDE($whose) "NS", NAME($who) a nickname,
    CARD($lead) "SA", STRAIN($trumps) "NT", CALL($call) "2NT" or "pass", DECIMAL($tricks) a number to be shown with
    one decimal, WORD($terms) a word of the game or a reason that has a message of its own; a number may choose
    between one and many, and anything else is shown as it is.

    >>> print(Text("story-wins-trick", {"who": "N"}))
    North wins the trick.
    >>> print(Text("bidding-next-contract", {"value": 28.1}))
    The next best choice brings 28.1.
    """

    say: str
    values: Mapping[str, str | int | float] = {}

    def __post_init__(self) -> None:
        if " " in self.say:  # no id has one: this was stored by an earlier version
            say, values = from_template(self.say, self.values)
            force_setattr(self, "say", say)
            force_setattr(self, "values", values)

    @property
    def cards(self) -> frozenset[str]:
        """The cards that the sentence names."""
        named = _cards_in(self.say)
        return frozenset(str(self.values[name]) for name in named) if named else _NONE

    def __str__(self) -> str:
        """In plain English, cards by their names."""
        return IN_ENGLISH.say(self)


@cache
def _cards_in(say: str) -> tuple[str, ...]:
    """What the cards are called that go into a message."""
    return tuple(name for name, kind in IN_ENGLISH.holes(say).items() if kind == "card")


_NONE: Final[frozenset[str]] = frozenset()


class Template(Struct, frozen=True):
    """A message with places to fill in."""

    say: str

    @property
    def holes(self) -> Mapping[str, str]:
        """What goes into it: the names of the values, each with what it is."""
        return IN_ENGLISH.holes(self.say)

    def __call__(self, **values: str | float) -> Text:
        return Text(self.say, values)


AS_IT_IS: Final = Template("cards-as-it-is")
"""What the system or another library says, in whatever language it says it."""


class SpokenError(Exception):
    """An error that says one sentence: in English as `str`, and from its `text` in any language.

    `because` is what it goes back to, and is said after it.

    >>> print(SpokenError(Text("files-no-card", {"card": "x"})))
    “x” is no card: a card is written like SA, HT or D2, a coloured one like R14.
    """

    def __init__(self, text: Text, because: SpokenError | None = None) -> None:
        super().__init__(text, because)
        self.text: Final = text
        self.because: Final = because

    @property
    def texts(self) -> tuple[Text, ...]:
        """What it says, and what it goes back to."""
        return (self.text, *(self.because.texts if self.because else ()))

    def __str__(self) -> str:
        return str(self.text) if self.because is None else f"{self.text} {self.because}"
