"""Lessons for the page: all there is to read, and of tables, questions and sheets nothing that gives the answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from kibitz.app.subjects.lesson.messages import (
    AnswerShown,
    DealRow,
    LedgerPlace,
    LedgerShown,
    LessonLine,
    LessonText,
    PartShown,
    PracticeShown,
    QuestionShown,
    TalkShown,
)
from kibitz.cards import NT
from kibitz.games.naming import contract_text, goal
from kibitz.lessons import runner
from kibitz.lessons.lesson import Block, Ledger, Lesson, Practice, Question, Talk
from kibitz.lessons.runner import Bookmark, DealNote

_SEATS: Final[Mapping[str, Sequence[str]]] = {
    "en": ("North", "East", "South", "West"),
    "fr": ("Nord", "Est", "Sud", "Ouest"),
}
"""Who sits at the tables of a lesson, on its score sheets."""


def lesson_line(lesson: Lesson, *, own: bool) -> LessonLine:
    picture = next((name for block in lesson.blocks if isinstance(block, Talk) for name in _pictures(block)), None)
    return LessonLine(lesson.name, lesson.title, lesson.summary, lesson.rung, len(lesson.blocks), picture, own)


def lesson_text(lesson: Lesson) -> LessonText:
    parts = tuple(PartShown(part.title, tuple(map(_block, part.blocks))) for part in lesson.parts)
    return LessonText(lesson.name, lesson.title, lesson.summary, lesson.language, lesson.rung, parts)


def _block(block: Block) -> TalkShown | PracticeShown | QuestionShown | LedgerShown:
    match block:
        case Talk(prose=prose):
            return TalkShown(prose)
        case Practice(game=game):
            return PracticeShown(game)
        case Question(ask=ask, cards=cards, answers=answers):
            choices = tuple(AnswerShown(each.say, tuple(card.name for card in each.cards)) for each in answers)
            return QuestionShown(ask, tuple(card.name for card in cards), choices)
        case Ledger(ask=ask, write=write):
            return LedgerShown(ask, write)
        case _:
            assert_never(block)


def _pictures(talk: Talk) -> list[str]:
    return [part.picture for paragraph in talk.prose for part in paragraph.fragments if part.picture]


def ledger_place(lesson: Lesson, mark: Bookmark) -> LedgerPlace | None:
    """The sheet where the learner is. What is to be written stays open until it was tried."""
    sheet = mark.block(lesson)
    if not isinstance(sheet, Ledger):
        return None
    is_open = bool(sheet.write) and mark.at not in mark.marks
    is_written = not sheet.write or (mark.at in mark.marks and mark.marks[mark.at].state == "done")
    names = _SEATS.get(lesson.language, _SEATS["en"])
    return LedgerPlace(
        rows=tuple(_row(note, is_open=is_open) for note in runner.sheet_rows(sheet, mark)),
        right={} if is_open or not sheet.write else runner.right_values(lesson, mark),
        score=runner.score_sheet(lesson, mark, names, written=is_written),
        stands=runner.how_it_stands(lesson, mark) if is_written else (),
    )


def _row(note: DealNote, *, is_open: bool) -> DealRow:
    # Where every trick counts and nothing is trumps there is no contract to speak of.
    is_plain = note.contract is None or (note.contract.strain is NT and goal(note.contract) is None)
    contract = None if note.contract is None or is_plain else contract_text(note.contract)
    if is_open:
        return DealRow(note.side, contract)
    return DealRow(note.side, contract, note.tricks, note.score, note.scorers)
