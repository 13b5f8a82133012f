"""What got away comes back: puzzles and tasks of lessons that were missed, each when it is about to be forgotten.

When that is, is decided by FSRS, a scheduler that was fitted to many people's memories. Each thing has a day on which
it is due. What is done before that day does not count; nothing is repeated twice on one.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

from msgspec import Struct

from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import LedgerLine, seconds


class ThingKind(StrEnum):
    """What can come back."""

    PUZZLE = "puzzle"
    LESSON = "lesson"


class Recurring(Struct, frozen=True, order=True):
    """A puzzle by its key; or a place of a lesson, by its name and the block there."""

    kind: ThingKind
    name: str
    block: int = 0

    @property
    def text(self) -> str:
        """As ledgers have it.

        >>> Recurring.read(Recurring(ThingKind.LESSON, "2-partners", 5).text)
        Recurring(kind=<ThingKind.LESSON: 'lesson'>, name='2-partners', block=5)
        """
        return f"{self.kind} {self.name} {self.block}" if self.kind is ThingKind.LESSON else f"{self.kind} {self.name}"

    @classmethod
    def read(cls, text: str) -> Recurring:
        kind, name, *block = text.split()
        return cls(ThingKind(kind), name, int(block[0]) if block else 0)


class Remembered(Struct, frozen=True):
    """How well a thing is known, and when it is to come back. Times are in seconds since 1970."""

    stability: float  # in days
    difficulty: float
    reviewed: float
    due: float


class Repetition(Struct, frozen=True):
    """All that came to be repeated."""

    things: Mapping[Recurring, Remembered] = {}
    newest: float = 0.0
    """When something was last repeated on its day, or missed for the first time."""
    repeated: float = 0.0
    """When something was last repeated on its day."""

    def due(self, now: float) -> tuple[Recurring, ...]:
        """What is to be repeated now, what has waited longest first."""
        waiting = [(each.due, thing) for thing, each in self.things.items() if each.due <= now]
        return tuple(thing for _, thing in sorted(waiting))

    def counts(self, thing: Recurring, *, is_right: bool, now: float) -> bool:
        """Whether an answer says anything of it: the first miss, and what comes on its day."""
        known = self.things.get(thing)
        return not is_right if known is None else known.due <= now


class Missed(Struct, frozen=True):
    """Something missed before there was a ledger: when, and when it was put right."""

    thing: str
    at: float
    mended: float | None = None


class RepetitionBegun(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line, with what was missed before."""

    missed: tuple[Missed, ...] = ()


class ThingAnswered(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A first miss, or an answer on the day on which a thing came back."""

    thing: str
    is_right: bool


RepetitionLine = RepetitionBegun | ThingAnswered


def after_answer(repetition: Repetition, thing: Recurring, *, is_right: bool, at: float) -> Repetition:
    """How things stand after an answer; as before if it does not count.

    >>> puzzle = Recurring(ThingKind.PUZZLE, "5f3")
    >>> missed = after_answer(Repetition(), puzzle, is_right=False, at=0.0)
    >>> missed.due(3600.0), missed.due(2 * 86400.0) == (puzzle,)
    ((), True)
    """
    if not repetition.counts(thing, is_right=is_right, now=at):
        return repetition
    known = repetition.things.get(thing)
    after = _reviewed(known, is_right=is_right, at=at)
    repeated = at if known is not None else repetition.repeated
    return Repetition({**repetition.things, thing: after}, max(at, repetition.newest), repeated)


def _reviewed(known: Remembered | None, *, is_right: bool, at: float) -> Remembered:
    import fsrs  # here, so that the library by itself needs no scheduler

    # By days alone, and always the same for the same answers: a ledger is read again and again.
    scheduler = fsrs.Scheduler(
        desired_retention=0.9, learning_steps=(), relearning_steps=(), maximum_interval=365, enable_fuzzing=False
    )
    now = datetime.fromtimestamp(at, UTC)
    card = fsrs.Card(card_id=1, due=now)
    if known is not None:
        card = fsrs.Card(
            card_id=1,
            state=fsrs.State.Review,
            stability=known.stability,
            difficulty=known.difficulty,
            due=datetime.fromtimestamp(known.due, UTC),
            last_review=datetime.fromtimestamp(known.reviewed, UTC),
        )
    rating = fsrs.Rating.Good if is_right else fsrs.Rating.Again
    card, _ = scheduler.review_card(card, rating, now)
    assert card.stability is not None and card.difficulty is not None
    return Remembered(card.stability, card.difficulty, at, card.due.timestamp())


def _begun(line: RepetitionBegun) -> Repetition:
    repetition = Repetition()
    for each in sorted(line.missed, key=lambda missed: missed.at):
        thing = Recurring.read(each.thing)
        repetition = after_answer(repetition, thing, is_right=False, at=each.at)
        if each.mended is not None:
            repetition = after_answer(repetition, thing, is_right=True, at=each.mended)
    return repetition


def _after(repetition: Repetition, line: RepetitionLine) -> Repetition:
    match line:
        case RepetitionBegun():
            return repetition
        case ThingAnswered():
            return after_answer(repetition, Recurring.read(line.thing), is_right=line.is_right, at=seconds(line.at))


REPETITION: Final = LedgerKind[RepetitionLine, Repetition](
    "repetition", 1, RepetitionLine, RepetitionBegun, _begun, _after
)
