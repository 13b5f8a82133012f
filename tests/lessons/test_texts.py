"""The lessons of the house as a child meets them: words of the right age, tasks that can be done and can be missed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import fields

from kibitz.analysis.solver import table
from kibitz.cards import Deal, Seat
from kibitz.engine import events as ev
from kibitz.lessons import runner
from kibitz.lessons.lesson import Lesson, Paragraph, Practice, Prose
from kibitz.lessons.proving import TRIES, tried
from kibitz.lessons.runner import Bookmark
from kibitz.lessons.shelf import TEXTS, shelf

LESSONS = shelf()
GRADE = 3.0
"""Of the Automated Readability Index, which goes by school years: in the third one is eight or nine."""


def spoken(given: Lesson) -> Iterator[Prose]:
    """All that is said in a lesson."""
    for block in given.blocks:
        for part in (block, *getattr(block, "tasks", ()), *getattr(block, "answers", ())):
            for field in fields(part):
                value = getattr(part, field.name)
                if isinstance(value, tuple) and value and isinstance(value[0], Paragraph):
                    yield value


def sentences(given: Lesson) -> list[str]:
    found = []
    for prose in spoken(given):
        for paragraph in prose:
            text = "".join(part.text for part in paragraph.fragments if part.style != "picture")
            found += [each for each in re.split(r"(?<=[.!?:])\s+", text.strip()) if re.search(r"\w", each)]
    return found


def readability(given: list[str]) -> float:
    """The Automated Readability Index: 4.71 letters a word and 0.5 words a sentence, less 21.43."""
    words = [re.findall(r"[\w’']+", sentence) for sentence in given]
    letters = mean(len(word) for each in words for word in each)
    return 4.71 * letters + 0.5 * mean(map(len, words)) - 21.43


def test_the_measure_tells_a_primer_from_a_treatise() -> None:
    assert readability(["The cat sat on the mat.", "It was a big red cat."]) < 0
    assert (
        readability(["Declarers contemplating alternative distributions systematically eliminate possibilities."]) > 12
    )


@pytest.mark.parametrize("name", LESSONS)
def test_a_child_of_ten_can_read_it(name: str) -> None:
    said = sentences(LESSONS[name])
    assert readability(said) <= GRADE
    assert not [sentence for sentence in said if len(sentence.split()) > 24]


def test_there_are_six_lessons_of_minibridge_in_their_order() -> None:
    assert [lesson.number for lesson in LESSONS.values() if lesson.rung == "minibridge"] == [1, 2, 3, 4, 5, 6]


TABLES = [
    pytest.param(name, at, id=f"{name} line {block.line}")
    for name, lesson in LESSONS.items()
    for at, block in enumerate(lesson.blocks)
    if isinstance(block, Practice) and any(not task.quiet for task in block.tasks)
]


@pytest.mark.parametrize(("name", "at"), TABLES)
def test_every_task_can_be_done_and_can_be_missed(name: str, at: int) -> None:
    seen = set()
    for attempt in range(TRIES):
        practice, state = tried(LESSONS[name], at, attempt)
        look = runner.looked(practice, state)
        seen.add(look.is_done(practice))
        if seen == {True, False}:
            return
    pytest.fail(f"In {TRIES} tries it was always {'done' if True in seen else 'missed'}.")


def test_the_long_suit_does_better_than_the_strong_one() -> None:
    """What lesson 4 lets the learner find out."""
    lesson = LESSONS["4-trumps"]
    short = next(block for block in lesson.blocks if isinstance(block, Practice) and block.name == "short")
    tricks = table(Deal(short.hands))[Seat.SOUTH]
    assert tricks["H"] >= tricks["D"] + 2
    assert tricks["H"] >= 7 > tricks["D"]


def test_reading_the_signal_is_worth_a_trick() -> None:
    """Lesson 6: who goes on with hearts wins three tricks, and nobody else does."""
    lesson = LESSONS["6-signals"]
    at = next(n for n, block in enumerate(lesson.blocks) if isinstance(block, Practice) and block.name == "likes")
    for attempt in range(60):
        practice, state = tried(lesson, at, attempt)
        cards = [play.card.name for trick in state.table.tricks for play in trick.plays if play.seat is Seat.SOUTH]
        hearts = all(name.startswith("H") for name in cards) and cards[:2] in (["HA", "HK"], ["HK", "HA"])
        assert (state.table.won[practice.you.side] == 3) == hearts, cards


def test_no_text_is_left_to_one_language_by_mistake() -> None:
    for folder in TEXTS.iterdir():
        assert {path.stem for path in folder.glob("*.md")} == {*LESSONS}, folder.name


@pytest.mark.parametrize("language", [folder.name for folder in TEXTS.iterdir() if folder.name != "en"])
def test_other_languages_have_the_same_lessons_with_other_words(language: str) -> None:
    other = shelf(language=language)
    assert [*other] == [*LESSONS]
    for name, lesson in LESSONS.items():
        assert [_bare(block) for block in other[name].blocks] == [_bare(block) for block in lesson.blocks], name


def _bare(given: Any) -> Any:
    """A block without its words and lines."""
    if isinstance(given, Struct):
        return {field.name: _bare(getattr(given, field.name)) for field in fields(given) if field.name != "line"}
    if isinstance(given, tuple):
        return bool(given) if given and isinstance(given[0], Paragraph) else tuple(map(_bare, given))
    return given


def test_what_is_announced_and_scored_needs_no_cut() -> None:
    """Tables with cards of their own begin at once; only those dealt by chance are cut."""
    for lesson in LESSONS.values():
        for at, block in enumerate(lesson.blocks):
            if isinstance(block, Practice):
                state = runner.opened(lesson, Bookmark(lesson.name, at), seed="1" * 64, salt="2" * 32)
                cut = any(isinstance(move, ev.Cut) for moves in state.turns.values() for move in moves)
                assert cut == (not block.hands and not block.again)
