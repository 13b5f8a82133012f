"""A lesson in the browser: of twenty-eight pupils five are away, latecomers come in by one tap, a plan leads on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.app.classes.schooling import Schoolchild
from tests.app.client import PageClient
from tests.page.barriers import barriers
from tests.page.club.test_desk import come_in, hand, open_class
from tests.page.conftest import Visit
from tests.page.server import Server

TREES = ("Ash", "Beech", "Cedar", "Fir", "Hazel", "Oak", "Pine")
NAMES = [f"{first} {tree}" for first in ("Ada", "Bob", "Cid", "Dot") for tree in TREES]
AWAY = NAMES[::6]


@pytest.fixture
def wired() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def line(site: Server, wired: ExitStack, token: str | None = None) -> PageClient:
    return wired.enter_context(closing(PageClient(site.address, token)))


def waiting(teacher: Page, name: str) -> None:
    bench = teacher.get_by_role("region", name="Without a seat")
    expect(bench.get_by_role("list").first.get_by_role("button", name=name)).to_be_visible()


def test_a_class_of_twenty_eight_of_whom_five_are_away(visit: Visit, site: Server, axe: str, wired: ExitStack) -> None:
    teacher = visit(size="laptop")
    code = open_class(teacher)
    children = {name: Schoolchild(line(site, wired), code, name) for name in NAMES}
    expect(teacher.get_by_text("28 of 28 here")).to_be_visible()
    for name in AWAY:
        children[name].page.close()
    expect(teacher.get_by_text("23 of 28 here")).to_be_visible()
    absent = teacher.get_by_role("list", name="Not here")
    expect(absent.get_by_role("button")).to_have_count(5)
    teacher.get_by_role("button", name="Seats and cards").click()
    expect(teacher.get_by_text("23 pupils are here and get a seat.")).to_be_visible()
    teacher.get_by_role("button", name="Seat the class and begin").click()
    expect(teacher.get_by_role("article")).to_have_count(6)
    seated = teacher.locator("article .chip:not(.bot) .name")
    expect(seated).to_have_count(23)
    assert set(seated.all_inner_texts()) == set(NAMES) - set(AWAY)
    assert barriers(teacher, axe) == []
    # The first who comes late gets the seat of the one bot, by one tap.
    first, second, third, fourth, _ = AWAY
    late = {name: Schoolchild(line(site, wired, children[name].page.token), code, None) for name in (first,)}
    waiting(teacher, first)
    teacher.get_by_role("button", name="Give them the seats of bots").click()
    late[first].place(lambda place: place["table"] is not None)
    expect(seated).to_have_count(24)
    # All seats are taken: the second shares one, and sees that hand on a page of her own.
    Schoolchild(line(site, wired, children[second].page.token), code, None)
    waiting(teacher, second)
    expect(teacher.get_by_text("All seats are taken.")).to_be_visible()
    assert barriers(teacher, axe) == []
    teacher.get_by_role("button", name="Share seats with others").click()
    shared = teacher.locator("article .chip", has_text=second)
    expect(shared).to_be_visible()
    expect(shared).to_contain_text("shares the seat of")
    # The third sits down beside a pupil whom the teacher chooses.
    Schoolchild(line(site, wired, children[third].page.token), code, None)
    waiting(teacher, third)
    teacher.get_by_role("button", name=third).click()
    teacher.get_by_role("button", name="Shares a seat: tap whose").click()
    teacher.locator("article .chip", has_text=first).click()
    expect(teacher.locator("article .chip", has_text=third)).to_contain_text(f"shares the seat of {first}")
    beside = late[first].sit_down()
    assert any(f"{first} & {third}" == place["name"] for place in beside["places"])
    # The fourth gets a table, with bots.
    Schoolchild(line(site, wired, children[fourth].page.token), code, None)
    waiting(teacher, fourth)
    teacher.get_by_role("button", name="A table of their own, with bots").click()
    expect(teacher.get_by_role("article")).to_have_count(7)
    expect(absent.get_by_role("button")).to_have_count(1)
    expect(teacher.locator("article .chip:not(.bot) .name")).to_have_count(27)
    assert teacher.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_shared_hand_is_on_both_screens_and_either_plays(visit: Visit) -> None:
    teacher = visit(size="laptop")
    code = open_class(teacher, game="first-tricks")
    ann, ben = visit(f"/class/{code}", size="tablet"), visit(f"/class/{code}", size="phone")
    come_in(ann, "Ann")
    teacher.get_by_role("button", name="Seats and cards").click()
    teacher.get_by_role("button", name="Seat the class and begin").click()
    expect(hand(ann)).to_be_visible()
    come_in(ben, "Ben")
    teacher.get_by_role("region", name="Without a seat").get_by_role("button", name="Ben").click()
    teacher.get_by_role("button", name="Shares a seat: tap whose").click()
    teacher.locator("article .chip", has_text="Ann").first.click()
    expect(hand(ben)).to_be_visible()
    expect(ann.locator("[data-card][aria-disabled=false]").first).to_be_visible()
    cards = [each.get_attribute("data-card") for each in ben.locator("[data-card]").all()]
    assert cards == [each.get_attribute("data-card") for each in ann.locator("[data-card]").all()]
    played = ben.locator("[data-card][aria-disabled=false]").first
    card = played.get_attribute("data-card")
    played.click()
    expect(ann.locator(f"[data-card='{card}']")).to_have_count(0)
    expect(ben.locator(f"[data-card='{card}']")).to_have_count(0)


def test_a_plan_leads_through_the_lesson(visit: Visit, axe: str, tmp_path: Path) -> None:
    teacher = visit(size="laptop")
    code = open_class(teacher, game="first-tricks")
    ann = visit(f"/class/{code}", size="tablet")
    come_in(ann, "Ann")
    teacher.get_by_role("button", name="Lesson plan").click()
    assert barriers(teacher, axe) == []
    dialog = teacher.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Take this plan")).to_have_count(3)
    dialog.get_by_role("button", name="Take this plan").first.click()
    plan = teacher.get_by_role("region", name="Lesson plan")
    plan.get_by_role("button", name="Begin: Four suits, high and low").click()
    expect(plan.get_by_text("Step 1 of 6")).to_be_visible()
    plan.get_by_role("button", name="Next: Each on their own tablet").click()
    expect(ann).to_have_url(re.compile("/learn/1-first-tricks$"))
    plan.get_by_role("button", name="Next: At the tables").click()
    expect(hand(ann)).to_be_visible()
    # Back is only looked at; what goes on at the tables is not taken away unasked.
    plan.get_by_role("button", name="Back").click()
    expect(plan.get_by_text("Step 2 of 6")).to_be_visible()
    expect(teacher.get_by_role("article", name="Table 1")).to_be_visible()
    plan.get_by_role("button", name="Next: At the tables").click()
    expect(plan.get_by_role("alert")).to_contain_text("Tables are still playing")
    assert barriers(teacher, axe) == []
    before = ann.url
    plan.get_by_role("button", name="Go on all the same").click()
    expect(ann).not_to_have_url(before)
    plan.get_by_role("button", name="Next: What the tables made of it").click()
    plan.get_by_role("button", name="Next: Seven cards each").click()
    plan.get_by_role("button", name="Go on all the same").click()
    expect(ann.locator("[data-card]")).to_have_count(7)
    plan.get_by_role("button", name="Next: At home: four short deals").click()
    given = plan.get_by_text("Write this code on the blackboard")
    expect(given).to_be_visible()
    expect(plan.get_by_text("That was the last step.")).to_be_visible()
    homework = given.inner_text().split(": ")[1].replace(" ", "")
    pupil = visit(f"/homework/{homework}", size="phone")
    expect(pupil.get_by_text("At home: four short deals")).to_be_visible()
    # It is with the class tomorrow, can be changed, kept as a file, and opened from it.
    teacher.reload()
    expect(plan.get_by_text("Step 6 of 6")).to_be_visible()
    plan.get_by_role("button", name="Change the plan").click()
    dialog.get_by_label("Name of the plan").fill("Tuesday")
    dialog.get_by_label("Notes, for you alone").first.fill("Bring the big cards.")
    dialog.get_by_role("button", name="Remove step 6").click()
    assert barriers(teacher, axe) == []
    with teacher.expect_download() as downloading:
        dialog.get_by_role("button", name="Save as a file").click()
    kept = tmp_path / "plan.json"
    downloading.value.save_as(kept)
    assert json.loads(kept.read_text("utf-8"))["plan"]["title"] == "Tuesday"
    dialog.get_by_role("button", name="Ready plans").click()
    dialog.get_by_label("Open a plan from a file").set_input_files(kept)
    expect(dialog).to_have_count(0)
    expect(plan.get_by_text("Tuesday")).to_be_visible()
    plan.get_by_role("button", name="Begin: Four suits, high and low").click()
    expect(plan.get_by_text("Bring the big cards.")).to_be_visible()
    assert "Bring the big cards." not in ann.content()
    wrong = tmp_path / "none.json"
    wrong.write_text("{}")
    plan.get_by_role("button", name="Change the plan").click()
    dialog.get_by_role("button", name="Ready plans").click()
    dialog.get_by_label("Open a plan from a file").set_input_files(wrong)
    expect(dialog.get_by_text("This file is no lesson plan of kibitz.")).to_be_visible()
