"""Lessons that a desk sends: everybody's bookmark at a step, and how far each one is."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.bookmarks import SentBookmark, bookmark_sent
from kibitz.app.hub.hub import Hub
from kibitz.app.pictures.lesson_notes import notes_of
from kibitz.app.storage.bookmark_rows import bookmark_of
from kibitz.app.subjects.classes.messages import ClassMarks, PupilMark
from kibitz.app.subjects.classes.picture import last_lesson
from kibitz.club.school.class_state import SchoolClass
from kibitz.lessons.bookmark import Bookmark, WrongBlock
from kibitz.lessons.bookmark_ledger import KeptBookmark
from kibitz.lessons.lesson import Lesson
from kibitz.lessons.runner import sent_to


def lesson_named(hub: Hub, name: str, language: str) -> Lesson:
    lesson = hub.lesson_library.lessons(language).get(name)
    if lesson is None:
        raise Refusal(w.NO_SUCH_LESSON())
    return lesson


async def sent_marks(
    hub: Hub, state: SchoolClass, members: Sequence[int], lesson: Lesson, block: int | None
) -> list[SentBookmark]:
    """The bookmarks of members at a step; without one everybody goes on where they are."""
    if block is None:
        return []

    def send(mark: Bookmark) -> Bookmark:
        try:
            return sent_to(lesson, mark, block)
        except WrongBlock as error:
            raise Refusal(w.NOT_IN_LESSON()) from error

    people = dict.fromkeys(state.members[member].identity for member in members)
    return [await bookmark_sent(hub, identity, lesson.name, send) for identity in people]


async def marks_of(hub: Hub, state: SchoolClass, number: int, language: str) -> ClassMarks:
    """How far everybody is in the lesson that the class was sent to, with what quiet tasks have noted."""
    name = last_lesson(state)
    if name is None:
        return ClassMarks(number, None, 0, ())
    lesson = hub.lesson_library.lessons(language).get(name)
    marks = []
    for member in state.present:
        who = state.members[member]
        if who.lesson is None or who.lesson.lesson != name:
            continue
        kept = await bookmark_of(hub.store, who.identity, name)
        marks.append(_mark(member, lesson, kept or KeptBookmark(Bookmark(name))))
    return ClassMarks(number, name, len(lesson.blocks) if lesson else 0, tuple(marks))


def _mark(member: int, lesson: Lesson | None, kept: KeptBookmark) -> PupilMark:
    came = [each.state for each in kept.mark.marks.values()]
    return PupilMark(
        member=member,
        at=kept.mark.at,
        done=came.count("done"),
        missed=came.count("missed"),
        is_learnt=kept.finished is not None,
        notes=notes_of(lesson, kept.mark) if lesson else (),
    )
