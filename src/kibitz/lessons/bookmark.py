"""A bookmark in a lesson: where a learner is, what came of each block, and the deals as they are written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Side
from kibitz.engine.events import Contract
from kibitz.lessons.lesson import Block, Column, Lesson, Prose
from kibitz.lessons.reckoning import on_sheet
from kibitz.sessions import Result


class WrongBlock(ValueError):
    """The learner is at another place of the lesson."""


class DealNote(Struct, frozen=True):
    """A deal played in a lesson, as the learner writes it down: by the side that declared, or the dealer's."""

    block: int
    name: str
    side: Side
    points: int
    tricks: int
    score: int
    scorers: Side | None
    contract: Contract | None = None
    ours: Side = Side.NS  # the learner's side
    result: Result | None = None  # as a session takes it, once the deal is over

    def value(self, column: Column) -> int:
        """What belongs into a column about this deal."""
        match column:
            case "points":
                return self.points
            case "tricks":
                return self.tricks
            case "score":
                return self.score
        assert self.result is not None, "A sheet about a deal that is not played to its end is not read."
        return on_sheet(column, self.result, self.ours)


class Noted(Struct, frozen=True):
    """What a quiet task asked to be noted, and whether it was seen."""

    block: int
    task: int
    seen: bool


class BlockMark(Struct, frozen=True):
    """What came of a block: done, or left; and after how many tries."""

    state: Literal["done", "missed"]
    tries: int = 1


class Bookmark(Struct, frozen=True):
    """Where a learner is in a lesson: the block, the tries at it so far, and what came of those before."""

    lesson: str
    at: int = 0
    tries: int = 0
    marks: Mapping[int, BlockMark] = {}
    deals: tuple[DealNote, ...] = ()
    noted: tuple[Noted, ...] = ()

    def is_finished(self, lesson: Lesson) -> bool:
        return self.at >= len(lesson.blocks)

    def block(self, lesson: Lesson) -> Block | None:
        """The block to go on with; None when the lesson is finished."""
        return None if self.is_finished(lesson) else lesson.blocks[self.at]

    def tried(self, *, right: bool) -> Bookmark:
        """After one try more at the block."""
        tries = self.tries + 1
        came = BlockMark("done" if right else "missed", tries)
        return replace(self, tries=tries, marks={**self.marks, self.at: came})


class Reply(Struct, frozen=True):
    """What the learner is told, and whether it was right."""

    right: bool
    prose: Prose


def deal_note(block: int, name: str, left: Result, side: Side, tricks: int, ours: Side) -> DealNote:
    """A deal by what it left; the points that its side held are not known from that."""
    best = max(Side, key=left.points)
    score = left.points(best)
    scorers = best if score else None
    return DealNote(block, name, side, 0, tricks, score, scorers, left.contract, ours, left)
