"""The result of a deal: its words, the deal again, a link for a friend, a code typed in, and a record to keep."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from typer.testing import CliRunner

from kibitz.cli.main import app
from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import open_table, own_hand, play

FIRST = re.compile("made it|short|beat it|Nobody reached")


def _ranks(page: Page) -> list[str]:
    """The four hands without the names of who held them."""
    return [str(each) for each in page.locator(".result .cross ul").all_inner_texts()]


def test_first_how_it_went_then_the_deal_again_and_for_a_friend(visit: Visit, axe: str) -> None:
    page = visit(size="desktop")
    open_table(page, "bridgewar")
    expect(page.locator(".plate.bottom")).to_have_attribute("aria-label", "South")
    play(page)
    expect(page.locator(".result h2")).to_have_text(FIRST)
    expect(page.locator(".result .ended")).to_contain_text("score")
    expect(page.locator(".could tbody tr")).to_have_count(2)
    assert barriers(page, axe) == []
    dealt, before = _ranks(page), page.url
    page.get_by_role("button", name="Send this deal to a friend").click()
    link = page.get_by_label("Link").input_value()
    page.get_by_role("button", name="Play this deal again").click()
    page.wait_for_url(lambda url: url != before)
    play(page)
    assert _ranks(page) == dealt
    expect(page.locator(".result .code")).to_contain_text("there was no shuffle to check")

    friend = visit(link[link.index("/deal/") :])
    assert barriers(friend, axe) == []
    friend.get_by_role("button", name="Play this deal", exact=True).click()
    friend.locator(".bar").wait_for()
    held = set(own_hand(friend))
    play(friend)
    assert _ranks(friend) == dealt
    assert len(held) == 13


def test_a_record_is_saved_that_verify_and_replay_accept(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    open_table(page, "bridgewar")
    play(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    with page.expect_download() as other:
        page.get_by_role("button", name="Save for other programs").click()
    assert other.value.suggested_filename == file.with_suffix(".pbn").name
    for command in ("verify", "replay"):
        found = CliRunner().invoke(app, [command, str(file)])
        assert found.exit_code == 0, found.output


def test_a_code_from_the_first_page_and_one_that_is_none(visit: Visit) -> None:
    page = visit()
    for code, answer in (("SWPSX-11QN1-77NKZ-J0MQB", None), ("nonsense", "no deal with the code")):
        page.goto(page.url.split("/t/")[0].split("/deal/")[0])
        page.locator(".rung:has(input[value=bridgewar])").click()
        page.get_by_label("Play a deal by its code").fill(code)
        page.get_by_label("Play a deal by its code").press("Enter")
        page.get_by_role("button", name="Play this deal", exact=True).click()
        if answer is None:
            page.locator(".bar").wait_for()
            expect(page.locator(".own [data-card]")).to_have_count(13)
        else:
            expect(page.locator(".note")).to_contain_text(answer)


def test_a_course_of_many_tricks_fits_a_phone(visit: Visit) -> None:
    """As many as there can be, each of two digits."""
    page = visit(size="phone with bars")
    open_table(page, "bridgewar")
    play(page)
    page.locator(".course li").first.wait_for()
    page.evaluate(
        """() => {
            const course = document.querySelector(".course");
            while (course.children.length < 14) course.append(course.firstElementChild.cloneNode(true));
            for (const each of course.children) each.lastChild.textContent = "13";
        }"""
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    widest = max(box["x"] + box["width"] for each in page.locator(".course li").all() if (box := each.bounding_box()))
    assert widest <= 390
