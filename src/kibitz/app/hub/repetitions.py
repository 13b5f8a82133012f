"""What somebody missed and comes back: a ledger of theirs, which begins with what was missed before there was one."""

from __future__ import annotations

import time

from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.live_ledgers import Entries, LiveLedger
from kibitz.app.storage import solutions
from kibitz.app.storage.bookmark_rows import bookmarks_of
from kibitz.app.storage.learners import repetition_ledger
from kibitz.app.storage.writer import Change
from kibitz.learner.repetition import (
    REPETITION,
    Missed,
    Recurring,
    Repetition,
    RepetitionBegun,
    RepetitionLine,
    ThingAnswered,
    ThingKind,
)
from kibitz.ledger.lines import stamped
from kibitz.lessons.lesson import Lesson, Practice, Question

_RepetitionLedger = LiveLedger[RepetitionLine, Repetition]


async def repetition_of(hub: Hub, identity: str) -> Repetition:
    """What comes back to somebody, and when."""
    return (await _ledger(hub, identity)).state


async def answered(
    hub: Hub, identity: str, thing: Recurring, *, is_right: bool, now: float, rows: tuple[Change, ...] = ()
) -> None:
    """Somebody answered: noted if that counts, and in any case the rows are stored."""

    def decide(state: Repetition) -> Entries[RepetitionLine]:
        counts = state.counts(thing, is_right=is_right, now=now)
        lines = (stamped(ThingAnswered(thing=thing.text, is_right=is_right), now),) if counts else ()
        return Entries(lines, rows)

    ledger = await _ledger(hub, identity)
    if rows or ledger.state.counts(thing, is_right=is_right, now=now):
        await hub.ledgers.write(ledger, decide)


def comes_back(lesson: Lesson, block: int) -> bool:
    """Whether a place of a lesson can be come to by itself: a question, or a table with something to do."""
    here = lesson.blocks[block]
    return isinstance(here, Question) or (isinstance(here, Practice) and any(not task.quiet for task in here.tasks))


async def _ledger(hub: Hub, identity: str) -> _RepetitionLedger:
    first = RepetitionBegun(missed=await _missed_before(hub, identity))
    return await hub.ledgers.own(REPETITION, repetition_ledger(identity), stamped(first, time.time()))


async def _missed_before(hub: Hub, identity: str) -> tuple[Missed, ...]:
    """From what has always been kept: first answers to puzzles, and places of lessons that were left undone."""
    puzzles = [
        Missed(Recurring(ThingKind.PUZZLE, key).text, each.at, each.mended)
        for key, each in (await solutions.tried_by(hub.store, identity)).items()
        if not each.is_right
    ]
    lessons = hub.lesson_library.lessons("en")
    places = [
        Missed(Recurring(ThingKind.LESSON, kept.mark.lesson, block).text, kept.touched)
        for kept in await bookmarks_of(hub.store, identity)
        for block, mark in kept.mark.marks.items()
        if mark.state == "missed"
        and (lesson := lessons.get(kept.mark.lesson)) is not None
        and block < len(lesson.blocks)
        and comes_back(lesson, block)
    ]
    return (*puzzles, *places)
