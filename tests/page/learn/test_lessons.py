"""The lessons in the page, on a tablet: gone through with wrong answers and right ones, and what is kept.

What the lessons say and ask is tested without a page, in `tests/lessons`. Here a few are gone through, which have a
block of every kind among them; the others at night.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from kibitz.lessons.lesson import Block, Lesson, Practice, Question, SheetBlock
from kibitz.lessons.shelf import shelf
from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.learn.walking import LessonWalk
from tests.page.server import Server

COURSE = [lesson for lesson in shelf().values() if lesson.rung in ("first-tricks", "minibridge")]
FIRST = COURSE[0]


def _kinds(block: Block) -> set[str]:
    """What a block asks of the page."""
    kind = type(block).__name__
    match block:
        case Question():
            return {f"{kind} {'number' if block.number is not None else 'answers'}"}
        case SheetBlock():
            return {
                f"{kind} {'written' if block.write else 'shown'}",
                f"{kind} {'session' if block.session else 'deal'}",
            }
        case Practice():
            return {f"{kind} {type(deed).__name__}" for task in block.tasks for deed in task.do}
        case _:
            return {kind}


def _few() -> set[str]:
    """Lessons with a block of every kind among them."""
    kinds = {lesson.name: set[str]().union(*map(_kinds, lesson.blocks)) for lesson in shelf().values()}
    wanted, chosen = set[str]().union(*kinds.values()) - kinds[FIRST.name], {FIRST.name}
    while wanted:
        best = max(kinds, key=lambda name: (len(kinds[name] & wanted), name))
        wanted -= kinds[best]
        chosen.add(best)
    return chosen


FEW = _few()


def _named(lesson: Lesson) -> object:
    return pytest.param(lesson.name, marks=() if lesson.name in FEW else pytest.mark.nightly)


def test_a_few_lessons_are_enough() -> None:
    assert 1 < len(FEW) < 5


@pytest.mark.parametrize("name", [_named(lesson) for lesson in COURSE])
def test_a_lesson_is_gone_through_with_wrong_answers_and_right_ones(visit: Visit, axe: str, name: str) -> None:
    page = visit(f"/learn/{name}", "tablet")
    lesson = shelf()[name]
    too_wide: list[str] = []
    found: dict[str, list[str]] = {}

    def look(where: str) -> None:
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            too_wide.append(where)
        # Of what keeps somebody out one of each kind is enough.
        kind = where.partition("-")[2] or "end"
        if kind not in found:
            found[kind] = barriers(page, axe)

    walk = LessonWalk(page, lesson, look)
    walk.go()
    assert too_wide == []
    assert {kind: said for kind, said in found.items() if said} == {}
    blocks = {type(block).__name__ for block in lesson.blocks}
    assert {*blocks, "Question-answered", "Practice-over", "end"} <= set(found)
    assert walk.missed > 0, "A table was to be played wrongly first."
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    for part in lesson.parts:
        expect(page.locator(".learnt").get_by_text(part.title, exact=True)).to_be_visible()
    page.goto(page.url.replace(f"/{name}", ""))
    expect(page.locator(f"a.line[href='/learn/{name}']")).to_contain_text("Learnt")


def _is_played(block: Block) -> bool:
    return isinstance(block, Practice)


def test_at_its_end_a_lesson_leads_to_its_puzzles(visit: Visit) -> None:
    lesson = min(
        (each for each in shelf().values() if each.puzzles), key=lambda each: sum(map(_is_played, each.blocks))
    )
    page = visit(f"/learn/{lesson.name}", "phone")
    LessonWalk(page, lesson, cares=False).go()
    link, first = page.locator("[data-lesson-puzzles]"), f"/practice/{lesson.puzzles[0]}"
    expect(link).to_have_attribute("href", f"{first}#again-{'-'.join(lesson.puzzles)}")
    link.click()
    page.wait_for_url(f"**{first}")


@pytest.mark.parametrize("name", [_named(lesson) for lesson in shelf().values() if lesson.course == "bidding"])
def test_a_step_of_bidding_is_gone_through_on_a_phone_with_wrong_calls_and_right_ones(visit: Visit, name: str) -> None:
    page = visit(f"/learn/{name}", "phone with bars")
    too_wide: list[str] = []

    def look(where: str) -> None:
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            too_wide.append(where)

    walk = LessonWalk(page, shelf()[name], look)
    walk.go()
    assert too_wide == []
    assert walk.missed > 0, "A table was to be played wrongly first."
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()


@pytest.mark.parametrize("name", [_named(lesson) for lesson in shelf().values() if lesson not in COURSE])
def test_the_lessons_of_the_other_games_can_be_gone_through_too(visit: Visit, name: str) -> None:
    page = visit(f"/learn/{name}", "tablet")
    LessonWalk(page, shelf()[name], cares=False).go()
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()


def test_at_night_the_pictures_of_lessons_keep_their_paper(visit: Visit) -> None:
    page = visit("/learn", "tablet", color_scheme="dark")
    page.locator("img[src^='/pictures/']").first.wait_for()
    bare = "rgba(0, 0, 0, 0)"
    for picture in page.locator("img[src^='/pictures/']").all():
        expect(picture).not_to_have_css("background-color", bare)
    page.emulate_media(color_scheme="light")
    expect(page.locator("img[src^='/pictures/']").first).to_have_css("background-color", bare)


def test_the_list_of_lessons_keeps_nobody_out(visit: Visit, axe: str) -> None:
    page = visit("/learn", "tablet")
    page.locator("a.next").wait_for()
    assert barriers(page, axe) == []


@pytest.mark.nightly
def test_a_lesson_goes_on_when_the_server_was_killed(visit: Visit, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    page = visit(f"/learn/{FIRST.name}", "tablet", server)
    table = next(place for place, block in enumerate(FIRST.blocks) if isinstance(block, Practice))
    walk = LessonWalk(page, FIRST)
    for place in range(table):
        walk.step(place)
    page.locator("[data-table]").wait_for()
    server.kill()
    server.start()
    page.locator(".own [data-card=HK]").click()
    expect(page.locator("[data-reply=right]")).to_be_visible()
    page.locator("[data-next]").click()
    expect(page.locator(f"[data-place='{table + 1}']")).to_be_visible()
    server.kill()


def test_a_first_visitor_is_told_where_to_begin_goes_on_after_reloads_and_the_ladder_shows_what_was_learnt(
    visit: Visit,
) -> None:
    page = visit("/", "tablet")
    expect(page.locator("[data-step]")).to_contain_text(FIRST.title)
    page.locator("[data-next-step]").click()
    expect(page).to_have_url(page.url.split("/learn")[0] + f"/learn/{FIRST.name}")
    page.locator("[data-place='0']").wait_for()
    # By keys, as far as nothing is asked.
    page.keyboard.press("ArrowRight")
    page.locator("[data-place='1']").wait_for()
    page.keyboard.press("ArrowLeft")
    page.locator("[data-place='0']").wait_for()
    while page.locator("[data-block=end]").count() == 0:
        place = page.locator("[data-place]").get_attribute("data-place")
        block = FIRST.blocks[int(place or 0)]
        if isinstance(block, Practice):
            stage = page.locator("[data-table]")
            code = stage.get_attribute("data-table")
            page.reload()
            expect(stage).to_have_attribute("data-table", code or "")
            LessonWalk(page, FIRST).step(int(place or 0))
        else:
            page.locator("[data-next]").click()
        page.locator(f"[data-place]:not([data-place='{place}'])").wait_for()
    page.locator("[data-next-step=game]").click()
    expect(page.locator(".bar")).to_contain_text("First Tricks")
    page.goto(page.url.split("/t/")[0])
    expect(page.locator("[data-step]")).to_contain_text("Go on: First Tricks")
    expect(page.locator("[data-rung=first-tricks]")).to_contain_text("Lessons: 1 of 2 learnt")


def test_a_lesson_is_read_in_french(visit: Visit) -> None:
    page = visit(f"/learn/{FIRST.name}", "phone with bars", locale="fr-FR")
    expect(page.locator("h1")).to_have_text(shelf(None, "fr")[FIRST.name].title)
    page.get_by_role("button", name="Continuer").click()
    expect(page.locator("[data-block=question]")).to_be_visible()


def test_what_is_no_lesson_says_so(visit: Visit) -> None:
    page = visit("/learn/none", "tablet")
    expect(page.get_by_role("heading", name="This lesson cannot be opened")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    page.locator("a.line").first.wait_for()
