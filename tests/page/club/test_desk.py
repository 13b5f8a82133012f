"""A teacher at the desk and two pupils with tablets, in real browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kibitz.cards import Deal
from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import press, tap

pytestmark = pytest.mark.usefixtures("unjudged")


def open_class(teacher: Page, title: str = "Class 4b", game: str = "bridgewar") -> str:
    """From the start through the door to the desk; returns the code."""
    teacher.get_by_role("link", name="For teachers and clubs").click()
    teacher.get_by_role("link", name="Class and club").click()
    teacher.get_by_text("A new class").click()
    teacher.get_by_label("Name of the class").fill(title)
    teacher.get_by_label("Which game").select_option(game)
    teacher.get_by_role("button", name="Open a class").click()
    expect(teacher.get_by_role("heading", name=title)).to_be_visible()
    found = re.search(r"/desk/(\w+)#", teacher.url)
    assert found
    return found[1]


def come_in(pupil: Page, name: str) -> None:
    pupil.get_by_label("Your nickname").fill(name)
    pupil.get_by_role("button", name="Come in").click()
    expect(pupil.get_by_text(f"Hello, {name}!")).to_be_visible()


def seat(teacher: Page, how: str = "At random") -> None:
    teacher.get_by_role("button", name="Seats and cards").click()
    teacher.get_by_role("dialog").get_by_text(how, exact=True).click()
    teacher.get_by_role("button", name="Seat the class and begin").click()
    expect(teacher.get_by_role("article", name="Table 1")).to_be_visible()


@pytest.fixture
def tutor(visit: Visit) -> tuple[Page, Page]:
    """A teacher with a laptop, and Ann who types the code on a tablet."""
    teacher = visit(size="laptop")
    code = open_class(teacher)
    ann = visit("/class", size="tablet")
    ann.get_by_label("Your code").fill(f"{code[:3].lower()} {code[3:].lower()}")
    ann.get_by_role("button", name="Come in").click()
    come_in(ann, "Ann")
    return teacher, ann


@pytest.fixture
def school(tutor: tuple[Page, Page], visit: Visit) -> tuple[Page, Page, Page]:
    """These two, and Ben who scans the code with a phone."""
    teacher, ann = tutor
    ben = visit(f"/class/{_code(teacher)}", size="phone")
    come_in(ben, "Ben")
    expect(teacher.get_by_text("2 of 2 here")).to_be_visible()
    return teacher, ann, ben


def _code(teacher: Page) -> str:
    return teacher.url.split("/desk/")[1].split("#")[0]


def hand(pupil: Page) -> Locator:
    """A card on the pupil's screen: one's own, also where they lie open as dummy's."""
    return pupil.locator("[data-card]").first


def chip(teacher: Page, name: str) -> Locator:
    return teacher.locator("article .chip", has_text=name)


def test_pupils_are_seated_paused_spoken_to_and_looked_at(school: tuple[Page, Page, Page], axe: str) -> None:
    teacher, ann, ben = school
    seat(teacher)
    for pupil in (ann, ben):
        expect(pupil).to_have_url(re.compile("/t/"))
        expect(hand(pupil)).to_be_visible()
    assert ann.url == ben.url
    assert barriers(teacher, axe) == []
    teacher.get_by_role("button", name="Pause all").click()
    expect(ann.get_by_text("Your cards wait for you")).to_be_visible()
    teacher.get_by_role("button", name="All go on").click()
    expect(ann.get_by_text("Your cards wait for you")).to_have_count(0)
    teacher.get_by_role("button", name="Say to everybody").click()
    assert barriers(teacher, axe) == []
    teacher.get_by_role("button", name="Take your time.").click()
    for pupil in (ann, ben):
        expect(pupil.get_by_text("Take your time.")).to_be_visible()
        pupil.get_by_text("Take your time.").click()
        expect(pupil.get_by_text("Take your time.")).to_have_count(0)
    teacher.get_by_role("button", name="Look", exact=True).click()
    look = teacher.get_by_role("dialog", name="Table 1")
    expect(look.locator(".ranks")).not_to_have_count(0)
    expect(look.get_by_role("button", name="Ann")).to_be_visible()
    assert barriers(teacher, axe) == []
    look.get_by_role("button", name="Open all hands for the table").click()
    expect(look.get_by_role("button", name="All hands open")).to_be_disabled()
    look.get_by_role("button", name="Close").click()
    teacher.reload()
    expect(teacher.get_by_role("article", name="Table 1")).to_be_visible()
    # On a phone the tables begin in the upper third, with all buttons to be had above them.
    teacher.set_viewport_size({"width": 360, "height": 740})
    head = teacher.locator(".desk > header").bounding_box()
    assert head and head["height"] < 160
    expect(teacher.get_by_role("button", name="Give these boards as homework")).to_be_visible()


STRONG = Deal.parse("N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT98.JT9 7654.876.765.876 32.5432.432.5432")
"""North declares, whoever sits there, and South is dummy."""


def test_a_table_is_paused_rearranged_taken_back_helped_and_laid_open(school: tuple[Page, Page, Page]) -> None:
    teacher, ann, ben = school
    teacher.get_by_role("button", name="Seats and cards").click()
    sending = teacher.get_by_role("dialog")
    sending.get_by_text("Deals by their codes").click()
    sending.get_by_label("Which game").select_option("minibridge")
    sending.get_by_label("Codes, one a line").fill(STRONG.code)
    sending.get_by_role("button", name="Seat the class and begin").click()
    expect(hand(ann)).to_be_visible()
    teacher.get_by_role("button", name="Pause all").click()
    for pupil in (ann, ben):
        expect(pupil.get_by_text("Your cards wait for you")).to_be_visible()
    for name, place in (("Ann", "1:0"), ("Ben", "1:2")):
        if chip(teacher, name).get_attribute("data-drop") != place:
            chip(teacher, name).click()
            teacher.locator(f"[data-drop='{place}']").click()
        expect(chip(teacher, name)).to_have_attribute("data-drop", place)
    teacher.get_by_role("button", name="All go on").click()
    # A bot may have chosen before Ann came to its seat.
    expect(ann.locator("[data-strain], [data-card][aria-disabled=false]").first).to_be_visible()
    press(ann, "[data-strain]")
    expect(ann.locator("[data-card][aria-disabled=false]").first).to_be_visible()
    look = teacher.get_by_role("dialog", name="Table 1")
    teacher.get_by_role("button", name="Look", exact=True).click()
    look.get_by_role("button", name="Before North chose").click()
    look.get_by_role("button", name="Back to this moment").click()
    expect(ann.locator("[data-strain]").first).to_be_visible()
    press(ann, "[data-strain]")
    expect(ann.locator("[data-card][aria-disabled=false]").first).to_be_visible()
    look.get_by_role("button", name="Dummy may help").click()
    expect(ann.get_by_text("From now on dummy may help declarer.")).to_be_visible()
    expect(ben.get_by_text("You are dummy and help Ann")).to_be_visible()
    tap(ben, "[data-card][aria-disabled=false]")
    expect(ann.locator("[data-card]", has_text="pointed at")).to_have_count(1)
    look.get_by_role("button", name="Open all hands for the table").click()
    for pupil in (ann, ben):
        expect(pupil.locator("[data-shown=H5]")).to_be_visible()


def test_a_pupil_is_moved_by_dragging_and_by_keys(school: tuple[Page, Page, Page]) -> None:
    teacher, ann, _ = school
    seat(teacher)
    expect(hand(ann)).to_be_visible()
    # North deals and declares: against that Ben has a card in every trick, and the table waits for him.
    if chip(teacher, "Ben").get_attribute("data-drop") != "1:1":
        chip(teacher, "Ben").click()
        teacher.locator("[data-drop='1:1']").click()
    expect(chip(teacher, "Ben")).to_have_attribute("data-drop", "1:1")
    mine, bots = chip(teacher, "Ann"), teacher.locator("article .chip.bot")
    there = bots.first.get_attribute("data-drop") or ""
    expect(mine).not_to_have_attribute("data-drop", there)
    mine.drag_to(bots.first)
    expect(mine).to_have_attribute("data-drop", there)
    there = bots.first.get_attribute("data-drop") or ""
    mine.focus()
    teacher.keyboard.press("Enter")
    expect(mine).to_have_attribute("aria-pressed", "true")
    bots.first.focus()
    teacher.keyboard.press("Enter")
    expect(mine).to_have_attribute("data-drop", there)
    mine.click()
    teacher.get_by_role("button", name="A bot plays instead").click()
    expect(ann.get_by_text("Hello, Ann!")).to_be_visible()
    expect(teacher.get_by_role("region", name="Without a seat").get_by_role("button", name="Ann")).to_be_visible()
    teacher.get_by_role("button", name="Give them the seats of bots").click()
    expect(hand(ann)).to_be_visible()
    teacher.locator("button.code").click()
    teacher.get_by_role("button", name="Put all tables away").click()
    expect(teacher.get_by_text("Put all tables away?")).to_be_visible()
    teacher.get_by_role("button", name="Yes").click()
    expect(ann.get_by_text("Hello, Ann!")).to_be_visible()
    expect(teacher.get_by_role("article")).to_have_count(0)


def test_another_tablet_asks_and_the_teacher_lets_it_in(tutor: tuple[Page, Page], visit: Visit, axe: str) -> None:
    teacher, ann = tutor
    seat(teacher)
    expect(hand(ann)).to_be_visible()
    new = visit(f"/class/{_code(teacher)}", size="tablet")
    new.get_by_label("Your nickname").fill("Ann")
    new.get_by_role("button", name="Come in").click()
    new.get_by_role("button", name="That is me").click()
    expect(new.get_by_text("Your teacher is asked")).to_be_visible()
    assert barriers(new, axe) == []
    teacher.get_by_role("button", name="Let in").click()
    expect(hand(new)).to_be_visible()
    assert new.url == ann.url


def test_a_lesson_is_sent_and_everybody_is_there(tutor: tuple[Page, Page]) -> None:
    teacher, ann = tutor
    teacher.get_by_role("button", name="Seats and cards").click()
    teacher.get_by_role("dialog").get_by_text("A lesson", exact=True).click()
    teacher.get_by_label("Lesson", exact=True).select_option("1-first-tricks")
    teacher.get_by_label("Step", exact=True).select_option("2")
    teacher.get_by_role("button", name="Send them to the lesson").click()
    expect(ann).to_have_url(re.compile("/learn/1-first-tricks"))
    expect(teacher.get_by_role("region", name="How far they are").get_by_text("Ann")).to_be_visible()


def test_the_desk_opens_with_its_secret_only(visit: Visit, axe: str) -> None:
    teacher = visit(size="laptop")
    stranger = visit(f"/desk/{open_class(teacher)}#guessed", size="desktop")
    expect(stranger.get_by_role("heading", name="This desk cannot be opened")).to_be_visible()
    assert barriers(stranger, axe) == []
    stranger.get_by_role("link", name="Class and club").click()
    expect(stranger.get_by_role("heading", name="Class and club")).to_be_visible()
    assert barriers(stranger, axe) == []
    teacher.get_by_role("link", name="Class and club").click()
    teacher.get_by_role("link", name="Class 4b").click()
    expect(teacher.get_by_role("button", name="Seats and cards")).to_be_visible()
