"""Lessons for the page: all there is to read, and of tables, questions and sheets nothing that gives the answer."""

from __future__ import annotations

from typing import assert_never

from kibitz.app.subjects.lesson.messages import (
    AnswerShown,
    DealRow,
    LedgerPlace,
    LessonLine,
    LessonText,
    PartShown,
    PracticeShown,
    QuestionShown,
    SheetShown,
    TalkShown,
)
from kibitz.cards import NT, Seat
from kibitz.games.naming import contract_text, goal
from kibitz.lessons import runner
from kibitz.lessons.lesson import Block, Lesson, Practice, Question, SheetBlock, Talk
from kibitz.lessons.runner import Bookmark, DealNote
from kibitz.practice.lesson_puzzles import puzzles_of
from kibitz.words import IN_ENGLISH, in_language, languages


def lesson_line(lesson: Lesson, *, own: bool) -> LessonLine:
    picture = next((name for block in lesson.blocks if isinstance(block, Talk) for name in _pictures(block)), None)
    size = len(lesson.blocks)
    return LessonLine(lesson.name, lesson.title, lesson.summary, lesson.rung, lesson.course, size, picture, own)


def lesson_text(lesson: Lesson) -> LessonText:
    parts = tuple(PartShown(part.title, tuple(map(_block, part.blocks))) for part in lesson.parts)
    puzzles = tuple(puzzle.key for puzzle in puzzles_of(lesson))
    return LessonText(lesson.name, lesson.title, lesson.summary, lesson.language, lesson.rung, parts, puzzles)


def _block(block: Block) -> TalkShown | PracticeShown | QuestionShown | SheetShown:
    match block:
        case Talk(prose=prose):
            return TalkShown(prose)
        case Practice(game=game):
            return PracticeShown(game)
        case Question(ask=ask, cards=cards, answers=answers):
            choices = tuple(AnswerShown(each.say, tuple(card.name for card in each.cards)) for each in answers)
            return QuestionShown(ask, tuple(card.name for card in cards), choices)
        case SheetBlock(ask=ask, write=write):
            return SheetShown(ask, write)
        case _:
            assert_never(block)


def _pictures(talk: Talk) -> list[str]:
    return [part.picture for paragraph in talk.prose for part in paragraph.fragments if part.picture]


def ledger_place(lesson: Lesson, mark: Bookmark) -> LedgerPlace | None:
    """The sheet where the learner is. What is to be written stays open until it was tried."""
    sheet = mark.block(lesson)
    if not isinstance(sheet, SheetBlock):
        return None
    is_open = bool(sheet.write) and mark.at not in mark.marks
    is_written = not sheet.write or (mark.at in mark.marks and mark.marks[mark.at].state == "done")
    words = in_language(lesson.language) if lesson.language in languages() else IN_ENGLISH
    names = [words.seat(seat) for seat in Seat]  # who sits at the tables of a lesson
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
