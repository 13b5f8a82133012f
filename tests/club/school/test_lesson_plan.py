"""Lesson plans: the ready ones hold what they promise in every language, and files that are none are refused."""

from __future__ import annotations

import json

import pytest

from kibitz.club.school import class_decisions as decisions
from kibitz.club.school.class_state import CLASS, ClassLine, ClassTable, SchoolClass
from kibitz.club.school.lesson_plan import LessonPlan, read_plan, ready_plans
from kibitz.engine.errors import Objection
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.lessons.shelf import shelf
from kibitz.practice.rung_puzzles import puzzles_of
from kibitz.words import languages, text_of


def test_a_language_that_nobody_speaks_is_not_remembered() -> None:
    assert ready_plans("the language of a stranger") is ready_plans("another") is ready_plans("en")


@pytest.mark.parametrize("language", sorted(languages()))
def test_ready_plans_name_lessons_games_and_puzzles_that_there_are(language: str) -> None:
    plans, english = ready_plans(language), ready_plans("en")
    assert len(plans) >= 3
    for plan, other in zip(plans, english, strict=True):
        assert [step.kind for step in plan.steps] == [step.kind for step in other.steps]
        assert {"talk", "boards", "lesson", "homework"} <= {step.kind for step in plan.steps}
        assert language == "en" or plan.title != other.title
        for step in plan.steps:
            if step.kind == "lesson":
                assert step.lesson in shelf(language=language)
            elif step.kind != "talk":
                assert game(step.game, {**(GAMES[step.game].alone or {}), **step.options})
            if step.kind == "puzzles":
                assert len(puzzles_of(step.game)) > 10 * step.count
        assert 30 <= sum(step.minutes for step in plan.steps) <= 60, "an hour of school"


def _file(**changed: object) -> str:
    kept = json.loads((text_of("en", "plans") / "1-first-tricks.json").read_text("utf-8"))
    return json.dumps({**kept, **changed})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "no lesson plan"),
        ("\ud800".encode("utf-8", "surrogatepass"), "no lesson plan"),
        (_file(format="kibitz-event"), "no lesson plan"),
        (_file(version=2), "version 2"),
        (_file(plan={"title": "", "steps": []}), "no lesson plan"),
        (_file(plan={"title": "A", "steps": [{"kind": "dance", "title": "B"}]}), "no lesson plan"),
        (_file(plan={"title": "A", "steps": [{"kind": "talk", "title": "B", "count": 99}]}), "no lesson plan"),
        ("[" * 100_000, "no lesson plan"),
    ],
)
def test_a_file_that_is_none_is_refused(text: str | bytes, why: str) -> None:
    with pytest.raises(Objection, match=why):
        read_plan(text)


def test_a_class_walks_through_its_plan_and_keeps_it() -> None:
    plan: LessonPlan = ready_plans("en")[0]
    lines: list[ClassLine] = [decisions.class_opened("4b", "first-tricks")]

    def state() -> SchoolClass:
        return CLASS.fold(lines)

    with pytest.raises(Objection, match="no step"):
        decisions.plan_stepped(state(), 0)
    lines.append(decisions.plan_kept(state(), plan))
    assert state().step is None
    for step in (0, 1, 2, 1):
        lines.append(decisions.plan_stepped(state(), step))
        assert state().step == step
    lines.append(decisions.plan_stepped(state(), len(plan.steps) - 1, "ABCDEF"))
    assert state().set_work == {len(plan.steps) - 1: "ABCDEF"}
    with pytest.raises(Objection, match="no step"):
        decisions.plan_stepped(state(), len(plan.steps))
    lines.append(decisions.plan_kept(state(), plan))
    assert (state().step, state().set_work) == (None, {}), "begun anew"


def test_whoever_shares_a_seat_has_it_when_the_other_gets_up() -> None:
    lines: list[ClassLine] = [decisions.class_opened("4b", "bridgewar")]
    for number, name in enumerate("ABCDEF", 1):
        lines += decisions.came(CLASS.fold(lines), name * 3, f"who {number}", lambda one, other: one == other)
    table = ClassTable(1, "TABLE", (1, 2, 3, 4))
    lines.append(decisions.tables_given(CLASS.fold(lines), [table], anew=True))
    lines += decisions.seated_beside(CLASS.fold(lines), [5, 6], [1])
    state = CLASS.fold(lines)
    assert (state.waiting, dict(state.tables[1].beside)) == ((), {0: (5,), 1: (6,)})
    lines.append(decisions.went(state, 1))
    state = CLASS.fold(lines)
    assert (state.tables[1].seats, dict(state.tables[1].beside)) == ((5, 2, 3, 4), {1: (6,)})
    lines.append(decisions.moved(state, 6, 1, 3))
    state = CLASS.fold(lines)
    assert (state.tables[1].seats, dict(state.tables[1].beside), state.waiting) == ((5, 2, 3, 6), {}, (4,))
    assert state.sat["TABLE"] == state.tables[1]
