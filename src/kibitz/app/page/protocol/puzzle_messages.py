"""Puzzles and the deal of the day."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kibitz.app.page.protocol.table_picture import CardPlayed
from kibitz.cards import Seat
from kibitz.engine.text import Text


class PuzzleHand(Struct, frozen=True, gc=False):
    """A hand that is shown."""

    seat: Seat
    cards: tuple[str, ...]


class PuzzleChoice(Struct, frozen=True, gc=False):
    """An answer that is no card."""

    answer: str
    label: Text


class PuzzlePicture(Struct, frozen=True, gc=False):
    """A puzzle before it is answered."""

    key: str
    game: str
    deck: Literal["french", "colours"]
    title: Text
    strength: int  # how hard it has proved, on the scale of the players
    question: Text
    facts: tuple[Text, ...]
    you: Seat
    hands: tuple[PuzzleHand, ...]
    out: tuple[str, ...]  # the cards of the hidden hands together, where a player would have counted them
    strain: str | None
    trick: tuple[CardPlayed, ...]
    turn: Seat | None  # the hand that the card comes from, if a card is asked for
    cards: tuple[str, ...]  # those that can be answered
    choices: tuple[PuzzleChoice, ...]


class PuzzleKind(Struct, frozen=True, gc=False):
    """A question or a theme of which a rung has puzzles."""

    name: str
    title: Text
    count: int


class ThemeTally(Struct, frozen=True, gc=False):
    """What somebody has solved of a theme."""

    theme: str
    title: Text
    solved: int
    tried: int


class YourPractice(Struct, frozen=True, gc=False):
    """How I do with puzzles; `streak` is how many I have solved in a row."""

    strength: int
    deviation: int
    tried: int
    solved: int
    streak: int
    best: int
    themes: tuple[ThemeTally, ...]


class DailyLine(Struct, frozen=True, gc=False):
    """The deal of the day of one game: my table if I have begun, and how it stands among all who have finished."""

    game: str
    table: str | None
    score: int | None  # net, for North and South
    tricks: int | None
    finished: int
    place: int | None
    scores: tuple[tuple[int, int], ...]  # a score and how many have it, best first; only for who has finished
