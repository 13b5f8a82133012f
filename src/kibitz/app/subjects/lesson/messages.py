"""Lessons: what they are made of for the page, without the answers, and where a learner is in one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from kibitz.app.messages import FromPage, FromServer
from kibitz.cards import Side
from kibitz.engine.text import Text
from kibitz.lessons.lesson import Column, Prose
from kibitz.sessions import Sheet


class MyLessons(FromServer, frozen=True):
    """The lessons that I have begun, the newest first."""

    id: int
    lessons: tuple[LessonMark, ...]


class LessonShown(FromServer, frozen=True):
    """Where I am in a lesson, and what is said to what I did."""

    id: int
    lesson: str
    at: int  # the block; as many as there are: the end
    furthest: int  # the last one that I have come to
    marks: Mapping[int, Literal["done", "missed"]]  # what came of each
    tries: int
    table: str | None  # the one played last, for this block or an earlier one
    reply: LessonReply | None
    sheet: LedgerPlace | None
    notes: tuple[Prose, ...]  # at the end: what was seen besides
    is_learnt: bool


class LessonLine(Struct, frozen=True, gc=False):
    """A lesson in the list."""

    name: str
    title: str
    summary: str
    rung: str  # the game whose rung of the ladder it belongs to, if any
    course: str  # the course beside the ladder that it belongs to, if any
    blocks: int
    picture: str | None
    own: bool  # from the teacher's folder


class LessonList(Struct, frozen=True, gc=False):
    """All lessons in a language, in their order."""

    lessons: tuple[LessonLine, ...]


class TalkShown(Struct, frozen=True, gc=False, tag="talk"):
    """Something to read."""

    prose: Prose


class PracticeShown(Struct, frozen=True, gc=False, tag="table"):
    """A table to play at. What is to be done there comes with its picture."""

    game: str


class AnswerShown(Struct, frozen=True, gc=False):
    """One of the answers to a question, in words, cards or both."""

    say: Prose
    cards: tuple[str, ...]


class QuestionShown(Struct, frozen=True, gc=False, tag="question"):
    """Answers to choose from; where there are none, a number is asked for."""

    ask: Prose
    cards: tuple[str, ...]
    answers: tuple[AnswerShown, ...]


class SheetShown(Struct, frozen=True, gc=False, tag="sheet"):
    """A sheet to write on; with nothing to write it shows deals side by side."""

    ask: Prose
    write: tuple[Column, ...]


class PartShown(Struct, frozen=True, gc=False):
    """A part of a lesson: its title, and what stands in it from top to bottom."""

    title: str
    blocks: tuple[TalkShown | PracticeShown | QuestionShown | SheetShown, ...]


class LessonText(Struct, frozen=True, gc=False):
    """A whole lesson as it is read."""

    name: str
    title: str
    summary: str
    language: str
    rung: str
    parts: tuple[PartShown, ...]
    puzzles: tuple[str, ...]  # the keys of those to solve at its end


class LessonMark(Struct, frozen=True, gc=False):
    """How far I am in a lesson."""

    lesson: str
    at: int
    is_learnt: bool  # the end has been reached, now or before
    touched: float  # seconds since 1970


class DealRow(Struct, frozen=True, gc=False):
    """A deal on the sheet; the numbers only where they may be seen."""

    side: Side  # the one it is written down for: it declared, or its dealer dealt
    contract: Text | None
    tricks: int | None = None
    score: int | None = None
    scorers: Side | None = None


class LedgerPlace(Struct, frozen=True, gc=False):
    """A sheet as it stands."""

    rows: tuple[DealRow, ...]
    right: Mapping[Column, int]  # what should stand there, for those who have tried
    score: Sheet | None  # of the session, where deals count together
    stands: Prose  # what is said of that


class LessonReply(Struct, frozen=True, gc=False):
    """What is said to an answer, and which columns of a sheet are wrong."""

    is_right: bool
    prose: Prose
    wrong: tuple[Column, ...] = ()


class AskLessons(FromPage, frozen=True):
    """How far am I in all lessons that I have begun?"""

    id: int


class OpenLesson(FromPage, frozen=True):
    """Where am I in this one?"""

    id: int
    lesson: str
    language: str


class TurnPage(FromPage, frozen=True):
    """From this place of the lesson on to the next, or back to one that I know."""

    id: int
    lesson: str
    language: str
    at: int
    to: int


class AnswerQuestion(FromPage, frozen=True):
    """The place of an answer, or a number."""

    id: int
    lesson: str
    language: str
    at: int
    answer: int


class WriteSheet(FromPage, frozen=True):
    """What I wrote into the columns of the sheet at this place."""

    id: int
    lesson: str
    language: str
    at: int
    written: Mapping[Column, int]


class PlayLesson(FromPage, frozen=True):
    """The table of this place: the one where I have begun, or a new one to try again."""

    id: int
    lesson: str
    language: str
    at: int
    nickname: str
    again: bool = False


class StartOver(FromPage, frozen=True):
    """From the beginning. What I have learnt stays learnt."""

    id: int
    lesson: str
    language: str


LessonRequest = AskLessons | OpenLesson | TurnPage | AnswerQuestion | WriteSheet | PlayLesson | StartOver

LessonAnswer = MyLessons | LessonShown
