"""Small lessons for the tests."""

from __future__ import annotations

from kibitz.lessons.lesson import Lesson, Practice
from kibitz.lessons.lesson_file import read_lesson

HEAD = "---\ntitle: A lesson\nsummary: To try things.\n---\n"


def lesson(*blocks: str) -> Lesson:
    """A lesson of one part with these blocks."""
    read, faults = read_lesson(HEAD + "## Part\n" + "\n".join(blocks), "tried")
    assert read is not None, faults.found
    return read


def fenced(kind: str, text: str) -> str:
    return f"```{kind}\n{text.strip()}\n```\n"


HANDS = """
game: first-tricks
dealer: N
hands: {N: 3.T6.., E: 2.95.., S: A.K3.., W: 4.42..}
"""


def table(tasks: str = "", more: str = "") -> Lesson:
    """A lesson with one table, at which East leads to South, and its tasks."""
    done = "done: Yes.\nmissed: No.\n"
    given = [fenced("task", f"do: {task}\n{done}") for task in tasks.split(";") if task.strip()]
    return lesson(fenced("table", f"{HANDS}{more}"), *given)


def practice(given: Lesson) -> Practice:
    found = given.blocks[0]
    assert isinstance(found, Practice)
    return found
