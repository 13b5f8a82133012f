"""A lesson plan: the steps that a teacher's desk walks through, as a file that can be used again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from kibitz.club.school.seat_plan import SeatPlan
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template
from kibitz.words import text_of

NO_PLAN: Final = Template("class-no-lesson-plan")
OTHER_PLAN_VERSION: Final = Template("class-lesson-plan-of-another-version")

PLANS: Final = "plans"
"""The folder with the plans of the house, beside the messages of each language."""
_FORMAT: Final = "kibitz-lesson-plan"
_VERSION: Final = 1
_NAME: Final = Meta(min_length=1, max_length=60)

PlanStepKind = Literal["talk", "boards", "lesson", "puzzles", "homework"]
"""To talk about, boards for all tables, a MiniLesson for everybody alone, puzzles to answer, homework."""


class PlanStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step; what its kind has no use for is left as it is. `notes` are for the teacher: no pupil sees them."""

    kind: PlanStepKind
    title: Annotated[str, _NAME]
    notes: Annotated[str, Meta(max_length=1000)] = ""
    minutes: Annotated[int, Meta(ge=0, le=240)] = 0
    game: Annotated[str, Meta(max_length=40)] = ""
    options: Mapping[str, Any] = {}
    count: Annotated[int, Meta(ge=1, le=32)] = 4
    order: Annotated[str, Meta(max_length=400)] = ""  # what the deals are to be like, in the language of orders
    deals: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=32)] = ()  # by their codes
    how: SeatPlan = SeatPlan.SAME
    bots: Annotated[str, Meta(max_length=40)] = "learner"
    helping: bool = False
    hints: bool = False
    lesson: Annotated[str, Meta(max_length=60)] = ""
    block: Annotated[int, Meta(ge=0, le=200)] | None = None
    together: bool = False  # the cards of the lesson's step are played at the tables


class LessonPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """All steps of a lesson."""

    title: Annotated[str, _NAME]
    steps: Annotated[tuple[PlanStep, ...], Meta(min_length=1, max_length=40)]


class _PlanFile(Struct, frozen=True):
    format: str
    version: int
    plan: msgspec.Raw


def read_plan(text: str | bytes) -> LessonPlan:
    """The plan in a file, or an objection."""
    try:
        kept = msgspec.json.decode(text, type=_PlanFile)
        if kept.format != _FORMAT:
            raise Objection(NO_PLAN())
        if kept.version != _VERSION:
            raise Objection(OTHER_PLAN_VERSION(version=kept.version))
        return msgspec.json.decode(kept.plan, type=LessonPlan)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Objection(NO_PLAN()) from error


def ready_plans(language: str) -> tuple[LessonPlan, ...]:
    """The plans of the house in a language, by the names of their files; in English where it has none."""
    return _ready(text_of("en", PLANS), text_of(language, PLANS))


@cache  # by folders, of which there are few: the language may be whatever a stranger writes
def _ready(*folders: Path) -> tuple[LessonPlan, ...]:
    found = {path.name: path for folder in dict.fromkeys(folders) for path in folder.glob("*.json")}
    return tuple(read_plan(path.read_bytes()) for _, path in sorted(found.items()))
