"""Puzzles, the deal of the day, and deals to order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from kibitz.app.messages import FromPage, FromServer
from kibitz.app.pictures.puzzle_picture import PuzzlePicture
from kibitz.engine.text import Text


class DealsDrawn(FromServer, frozen=True):
    """The codes of deals that are as wanted, and how rare those are."""

    id: int
    codes: tuple[str, ...] = ()
    rarity: Text | None = None


class PuzzleShown(FromServer, frozen=True):
    """A puzzle, and what else there is of the rung that was asked for."""

    id: int
    puzzle: PuzzlePicture
    yours: YourPractice
    rungs: tuple[str, ...]
    questions: tuple[PuzzleKind, ...]
    themes: tuple[PuzzleKind, ...]


class PuzzleAnswered(FromServer, frozen=True):
    """Whether it was right, and why. After a first miss only how it fails: all right answers come with the second."""

    id: int
    key: str
    is_right: bool
    right: tuple[str, ...]
    why: tuple[Text, ...]
    theme: Text | None  # what it was about, once that gives nothing away
    may_try_again: bool
    is_rated: bool  # the first answer to this puzzle
    gained: int  # what it did to my strength
    yours: YourPractice
    deal: str | None  # the code of the whole deal, to play it


class DailyShown(FromServer, frozen=True):
    """The deals of the day, one for each rung."""

    id: int
    day: str
    lines: tuple[DailyLine, ...]


class AskPuzzle(FromPage, frozen=True):
    """A puzzle that fits me, of a rung, question or theme if named, not the one I have just had; or a certain one.

    `game` asks for the rung of that game alone, as the way up the ladder does.
    """

    id: int
    game: str | None = None
    rung: str | None = None
    asks: str | None = None
    theme: str | None = None
    but: str | None = None
    key: str | None = None


class AnswerPuzzle(FromPage, frozen=True):
    """My answer: a card, or the place of a choice. The first one to each puzzle is rated; `again` is my second try."""

    id: int
    key: str
    answer: str
    again: bool = False


class AskDaily(FromPage, frozen=True):
    """The deals of the day, and how mine went among all."""

    id: int


class OpenDaily(FromPage, frozen=True):
    """Today's deal of a game, with me in the South seat. Once a day each."""

    id: int
    nickname: str
    game: str


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


class OrderDeals(FromPage, frozen=True):
    """Deals to order, in the small language of orders; with a count of 0 it is only asked whether that is understood.

    The same seed gives the same deals.
    """

    id: int
    want: str
    count: int = 1
    seed: int | None = None


class PlayDeals(FromPage, frozen=True):
    """A table with me in the South seat, bots in the others, and these deals one after the other and no others."""

    id: int
    nickname: str
    game: str
    codes: tuple[str, ...]
    options: Mapping[str, Any] = {}
    bots: str = "learner"
    practice: bool = False


PracticeRequest = AskPuzzle | AnswerPuzzle | AskDaily | OpenDaily | OrderDeals | PlayDeals
PracticeAnswer = PuzzleShown | PuzzleAnswered | DailyShown | DealsDrawn
