"""Homework in real browsers: a teacher sets it, a pupil does it, and the teacher sees where tricks were lost."""

from __future__ import annotations

import re
from datetime import date, timedelta
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.club.test_desk import come_in, open_class, seat
from tests.page.conftest import Visit
from tests.page.playing import play


def set_homework(page: Page, name: str, kind: str, count: int, theme: str = "") -> str:
    """The path for pupils."""
    page.get_by_label("Name of the homework").fill(name)
    page.get_by_label("Which game").select_option("minibridge")
    page.get_by_label(kind, exact=True).check()
    page.get_by_label("How many").fill(str(count))
    if theme:
        page.get_by_label("About").select_option(label=theme)
    page.get_by_label("To be done by").fill((date.today() + timedelta(days=7)).isoformat())
    page.get_by_role("button", name="Make the link").click()
    page.get_by_role("heading", name=name).wait_for()
    found = re.search(r"/homework/\w+(?=#.{20})", page.url)
    assert found is not None
    return found[0]


def test_a_teacher_sets_deals_and_sees_what_a_pupil_lost(visit: Visit, axe: str) -> None:
    teacher = visit("/homework", "laptop")
    assert barriers(teacher, axe) == []
    path = set_homework(teacher, "Week 3", "Deals at random", 2)
    expect(teacher.get_by_text("Nobody has begun yet.")).to_be_visible()
    expect(teacher.get_by_label("Link")).to_have_value(re.compile(f"{path}$"))

    pupil = visit(path, "tablet")
    expect(pupil.get_by_text("Not done yet")).to_have_count(2)
    pupil.get_by_label("Your nickname").fill("Ann")
    assert barriers(pupil, axe) == []
    pupil.get_by_role("button", name="Begin").click()
    play(pupil)
    pupil.get_by_role("link", name="Back to the homework").click()
    expect(pupil.get_by_text("1 task to go")).to_be_visible()
    expect(pupil.locator(".tasks .done")).to_have_count(1)

    lost = teacher.locator("[data-cell='1.1'] small")
    expect(lost).to_have_text(re.compile(r"^(no mistake|\d+ mistakes?)$"))
    teacher.get_by_role("button", name="Ann").click()
    work = teacher.get_by_role("region", name="Ann")
    expect(work.get_by_role("heading", name="Deal 1")).to_be_visible()
    expect(work.get_by_text(re.compile("was better|No mistake was made here"))).not_to_have_count(0)
    assert barriers(teacher, axe) == []

    teacher.get_by_role("button", name="Close now").click()
    expect(pupil.get_by_text("The time for this homework is over. Here is what you did.")).to_be_visible()
    late = visit(path)
    expect(late.get_by_text("Ask your teacher if you would still like to do it.")).to_be_visible()
    teacher.get_by_role("button", name="Open again").click()
    expect(pupil.get_by_role("button", name="Go on")).to_be_visible()


# The first card that can be played costs tricks here, whoever chooses the contract.
COSTLY = "2M50J-4DJQE-AQRVG-Q3FN9"


def test_one_tap_leads_to_the_deal_as_a_pupil_played_it_and_to_where_a_trick_was_lost(visit: Visit, axe: str) -> None:
    teacher = visit(f"/homework?game=minibridge&deals={COSTLY}", "laptop")
    expect(teacher.get_by_label("One code a line")).to_have_value(COSTLY)
    teacher.get_by_label("Name of the homework").fill("The same deal")
    teacher.get_by_role("button", name="Make the link").click()
    teacher.get_by_role("heading", name="The same deal").wait_for()
    pupil = visit("/club", "tablet")
    pupil.get_by_label("Your code").fill("ZZZ ZZZ")
    pupil.get_by_role("button", name="Come in").click()
    expect(pupil.get_by_text("There is nothing under that code: please check it letter by letter.")).to_be_visible()
    pupil.get_by_label("Your code").fill(urlsplit(teacher.url).path[-6:])
    pupil.get_by_role("button", name="Come in").click()
    pupil.get_by_label("Your nickname").fill("Ann")
    pupil.get_by_role("button", name="Begin").click()
    play(pupil)
    cell = teacher.locator("[data-cell='1.1']")
    expect(cell).to_contain_text(re.compile("[0-9]+ mistakes?"))
    cell.get_by_role("link").click()
    expect(teacher.get_by_role("heading", name="Ann, Deal 1")).to_be_visible()
    lost = teacher.get_by_role("region", name="Mistakes of Ann").get_by_role("button").first
    lost.click()
    moment = teacher.url
    card = lost.locator(".heard").first.text_content() or "none"
    expect(teacher.locator(".felt > .line")).to_contain_text(card)
    assert barriers(teacher, axe) == []
    teacher.get_by_role("link", name="All results").first.click()
    teacher.get_by_role("button", name="Ann").click()
    teacher.get_by_role("link", name="See this moment").first.click()
    expect(teacher.locator(".felt > .line")).to_contain_text(card)
    assert teacher.url != moment
    stranger = visit(f"{urlsplit(teacher.url).path}#not-the-secret")
    expect(stranger.get_by_text("This address does not open the results.")).to_be_visible()
    stranger.goto(stranger.url.split("/homework/")[0] + "/homework/ZZZZZZ")
    expect(stranger.get_by_text("There is no such homework")).to_be_visible()


def test_the_boards_of_a_class_are_in_the_form_for_those_who_were_away(visit: Visit) -> None:
    teacher = visit(size="laptop")
    code = open_class(teacher, game="minibridge")
    come_in(visit(f"/class/{code}"), "Ann")
    seat(teacher)
    teacher.get_by_role("button", name="Give these boards as homework").click()
    expect(teacher.get_by_label("One code a line")).to_have_value(re.compile(r"^(\S+\n){3}\S+$"))
    teacher.get_by_label("Name of the homework").fill("For who was away")
    teacher.get_by_text("Options of the game").click()
    teacher.get_by_label("No trumps yet").check()
    expect(teacher.get_by_text("1 option changed")).to_be_visible()
    teacher.get_by_role("button", name="Make the link").click()
    expect(teacher.get_by_text("MiniBridge · 4 tasks")).to_be_visible()


def test_puzzles_are_answered_one_after_the_other(visit: Visit, axe: str) -> None:
    teacher = visit("/homework", "desktop")
    path = set_homework(teacher, "Think first", "Puzzles to answer", 2, "Finesse")
    pupil = visit(path, "phone")
    pupil.get_by_label("Your nickname").fill("Bob")
    pupil.get_by_role("button", name="Begin").click()
    for number in (1, 2):
        expect(pupil.get_by_role("heading", name=f"Puzzle {number}")).to_be_visible()
        pupil.locator("[data-card][aria-disabled=false], [data-answer]").first.click()
        expect(pupil.get_by_role("heading", name=re.compile("That is right!|Not this time."))).to_be_visible()
        assert barriers(pupil, axe) == []
        if number == 1:
            pupil.get_by_role("button", name="Go on").click()
    expect(pupil.get_by_role("button", name="Go on")).to_have_count(0)
    pupil.get_by_role("button", name="Back to the homework").click()
    expect(pupil.get_by_text("All done. Well done!")).to_be_visible()
    expect(teacher.get_by_role("row", name="Bob")).to_contain_text("2 of 2")
