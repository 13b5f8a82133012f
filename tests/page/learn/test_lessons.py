"""The lessons in the page, on a tablet: all six gone through with wrong answers and right ones."""

from __future__ import annotations

import pytest

from kibitz.lessons.shelf import shelf
from tests.page.conftest import Visit
from tests.page.learn.walking import LessonWalk

HOUSE = [lesson for lesson in shelf().values() if lesson.rung == "minibridge"]


@pytest.mark.parametrize("name", [lesson.name for lesson in HOUSE])
def test_a_lesson_is_gone_through_with_wrong_answers_and_right_ones(visit: Visit, name: str) -> None:
    page = visit(f"/learn/{name}", "tablet")
    LessonWalk(page, shelf()[name]).go()
