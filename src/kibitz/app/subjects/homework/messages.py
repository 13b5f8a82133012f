"""Homework: what is asked of it, what a pupil is shown, and what comes back to the teacher."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from kibitz.app.messages import FromPage, FromServer, LedgerPicture
from kibitz.app.pictures.puzzle_picture import PuzzlePicture
from kibitz.engine.text import Text


class PuzzlesWanted(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """So many puzzles, of a rung, a question or a theme; None for any."""

    count: int
    rung: str | None = None
    asks: str | None = None
    theme: str | None = None


class NewHomework(FromPage, frozen=True):
    """New homework. Its deals are given by their codes, drawn to an order, or drawn at random; puzzles come last."""

    title: str
    game: str
    options: Mapping[str, Any] = {}
    deals: tuple[str, ...] = ()
    count: int = 0  # deals that are drawn
    order: str = ""  # what the drawn ones are like, as `kibitz deal --want` has it
    puzzles: PuzzlesWanted | None = None
    bots: str = "learner"
    until: float | None = None
    together: bool = False
    hints: bool = False


class BeginHomework(FromPage, frozen=True):
    """I begin, or go on: a table of my own, or a seat at a friend's (`beside`)."""

    id: int
    code: str
    nickname: str
    beside: int | None = None


class AskHomeworkPuzzle(FromPage, frozen=True):
    """The puzzle of that task."""

    id: int
    code: str
    task: int


class AnswerHomework(FromPage, frozen=True):
    """My answer to a puzzle; the first one counts."""

    id: int
    code: str
    task: int
    answer: str


class MoveHomeworkDate(FromPage, frozen=True):
    """The teacher moves the date; one that is past closes the homework now."""

    id: int
    code: str
    until: float | None


class AskPupilWork(FromPage, frozen=True):
    """The teacher looks at what one pupil has done."""

    id: int
    code: str
    pupil: int


HomeworkRequest = BeginHomework | AskHomeworkPuzzle | AnswerHomework | MoveHomeworkDate | AskPupilWork


class TaskLine(Struct, frozen=True, gc=False):
    """A task as its pupil sees it: how it went, once it is done."""

    number: int
    kind: Literal["deal", "puzzle"]
    is_done: bool
    is_right: bool | None = None  # of a puzzle
    said: Text | None = None  # of a deal: how it ended
    points: int | None = None
    deal: int | None = None  # at my table, to look back at


class HomeworkFriend(Struct, frozen=True, gc=False):
    """Somebody at whose table there is a free seat."""

    pupil: int
    name: str


class HomeworkPicture(LedgerPicture, frozen=True, gc=False, tag="homework"):
    """A piece of homework as a pupil sees it, or somebody at its door (`name` is None)."""

    title: str
    game: str
    until: float | None
    is_open: bool
    together: bool
    name: str | None
    table: str | None
    tasks: tuple[TaskLine, ...]
    friends: tuple[HomeworkFriend, ...] = ()


class HomeworkTable(FromServer, frozen=True):
    """I can begin, or go on: at my table, if the homework has deals."""

    id: int
    table: str | None


class PuzzleVerdict(Struct, frozen=True, gc=False):
    """What I answered, whether it was right, all right answers, and why."""

    answer: str
    is_right: bool
    right: tuple[str, ...]
    why: tuple[Text, ...]


class HomeworkPuzzleShown(FromServer, frozen=True):
    """A puzzle of the homework: the number of its task stands for its name. `verdict` is for who has answered it."""

    id: int
    task: int
    puzzle: PuzzlePicture
    verdict: PuzzleVerdict | None


class PupilCell(Struct, frozen=True, gc=False):
    """What a pupil made of a task, in the teacher's table."""

    task: int
    is_late: bool
    is_right: bool | None = None
    points: int | None = None
    mistakes: int | None = None  # None until the cards have been judged


class PupilRow(Struct, frozen=True, gc=False):
    """A pupil in the teacher's table."""

    pupil: int
    name: str
    cells: tuple[PupilCell, ...]
    right: int = 0  # of the cards that mattered
    choices: int = 0


class HomeworkTaskHead(Struct, frozen=True, gc=False):
    """A column of the teacher's table. `code` is that of the cards, to look at and to play."""

    number: int
    kind: Literal["deal", "puzzle"]
    code: str


class HomeworkResults(LedgerPicture, frozen=True, gc=False, tag="homework_results"):
    """The teacher's table: pupils by their numbers."""

    title: str
    game: str
    until: float | None
    tasks: tuple[HomeworkTaskHead, ...]
    pupils: Mapping[int, PupilRow]


class WorkLoss(Struct, frozen=True, gc=False):
    """A card that cost tricks, and what the coach says of it."""

    said: Text
    lesson: tuple[Text, ...]
    card: int | None = None  # which of all cards played, from 0


class PlayedThere(Struct, frozen=True, gc=False):
    """Where a pupil played a deal, to be looked back at: the table, its deal, and the pupil's place at it."""

    table: str
    deal: int
    place: int


class WorkLine(Struct, frozen=True, gc=False):
    """A task of one pupil, for the teacher: how it went, and where tricks were given away."""

    task: int
    is_late: bool
    said: Text | None = None
    points: int | None = None
    is_right: bool | None = None
    losses: tuple[WorkLoss, ...] | None = None
    played: PlayedThere | None = None


class PupilWork(FromServer, frozen=True):
    """What one pupil has done, task by task, for the teacher."""

    id: int
    pupil: int
    name: str
    lines: tuple[WorkLine, ...]


HomeworkReply = HomeworkTable | HomeworkPuzzleShown | PupilWork
