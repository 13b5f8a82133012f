"""What can be played and how, over plain HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from msgspec import Struct

from kibitz.club.law_tree import LawQuestion
from kibitz.games.charts import Chart
from kibitz.games.settings import OptionGroup


class ChoiceInfo(Struct, frozen=True, gc=False):
    """One of the values of an option, as one would say it."""

    value: str
    title: str


class OptionInfo(Struct, frozen=True, gc=False):
    """A choice to make before the cards are dealt."""

    name: str
    title: str
    description: str
    group: OptionGroup
    kind: Literal["switch", "choice", "number"]
    choices: tuple[ChoiceInfo, ...]  # of a "choice"
    default: bool | int | str | None
    least: int | None = None  # of a "number"
    most: int | None = None


class SessionInfo(Struct, frozen=True, gc=False):
    """A way of stringing deals together, and the options of the game that it needs."""

    name: str
    title: str
    blurb: str
    options: tuple[OptionInfo, ...]
    needs: Mapping[str, Any]


class GameInfo(Struct, frozen=True, gc=False):
    """A game with its options, and the sessions in which it can be played."""

    name: str
    title: str
    blurb: str
    players: int
    deck: Literal["french", "colours"]
    options: tuple[OptionInfo, ...]
    sessions: tuple[SessionInfo, ...]  # the default first
    competes: bool  # whether there can be a competition of it


class Phrase(Struct, frozen=True, gc=False):
    """Something to say. What approves or regrets a play waits until the deal is over (Law 24)."""

    text: str
    after_deal: bool = False


class Catalogue(Struct, frozen=True, gc=False):
    """All games, lowest rung first; the levels of bots; and the address that friends can reach, if it is another."""

    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    phrases: tuple[Phrase, ...]
    address: str | None


class Passage(Struct, frozen=True, gc=False):
    """A piece of the rules: a heading, some sentences, one of a list, or the name of a picture. **So** is stressed."""

    kind: Literal["heading", "text", "item", "picture"]
    text: str


class RuleBook(Struct, frozen=True, gc=False):
    """The rules of a game in one language: its own, those of every table, and what its deals pay."""

    game: str
    own: tuple[Passage, ...]
    shared: tuple[Passage, ...]
    charts: tuple[Chart, ...]


class RefereeBook(Struct, frozen=True, gc=False):
    """All that the referee asks about tables with real cards: the first question, and each by its name."""

    first: str
    questions: Mapping[str, LawQuestion]


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
