"""The result of a deal: its words, the deal again, a link for a friend, a code typed in, and a record to keep."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from typer.testing import CliRunner

from kibitz.app.tables import picture
from kibitz.cli.main import app
from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import open_table, own_hand, play, see_all

FIRST = re.compile("made it|short|beat it|no longer win|Nobody reached")


def _ranks(page: Page) -> list[str]:
    """The four hands without the names of who held them."""
    return [str(each) for each in page.locator(".result .cross ul").all_inner_texts()]


def test_first_how_it_went_then_the_deal_again_and_for_a_friend(
    request: pytest.FixtureRequest, visit: Visit, axe: str
) -> None:
    page = visit(size="desktop")
    open_table(page, "bridgewar")
    expect(page.locator(".plate.bottom")).to_have_attribute("aria-label", "You")
    play(page)
    expect(page.locator(".result h2")).to_have_text(FIRST)
    page.locator(".result").evaluate("each => Promise.all(each.getAnimations().map((rising) => rising.finished))")
    following = page.get_by_role("button", name="Next deal")
    place = following.bounding_box()
    expect(page.locator(".result .reason:not(:has(.thinking))")).not_to_be_empty()
    assert following.bounding_box() == place, "What is said later moves nothing away under a finger."
    see_all(page)
    expect(page.locator(".result .ended")).to_contain_text("score")
    page.get_by_text("with hindsight").click()
    expect(page.locator("section.could")).to_contain_text("With all cards seen and no mistakes")
    expect(page.locator(".could table")).to_have_count(0)  # nobody chooses a suit at BridgeWar
    assert barriers(page, axe) == []
    expect(page.locator(".result [data-next-step]")).to_have_count(0)  # who plays this needs no lesson in First Tricks
    request.getfixturevalue("unjudged")  # from now on
    dealt, before = _ranks(page), page.url
    _course_fits_a_phone(page)
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
    see_all(friend)
    assert _ranks(friend) == dealt
    assert len(held) == 13


@pytest.mark.usefixtures("unjudged")
def test_alone_the_last_move_is_taken_back_from_the_result_and_the_deal_goes_on(visit: Visit) -> None:
    page = visit(size="laptop")
    open_table(page, "bridgewar")
    play(page)
    expect(page.locator(".result h2").first).to_be_in_viewport(ratio=1)
    back = page.get_by_role("button", name="Take back")
    back.click()
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator(".own .live").or_(page.locator("[data-card].live")).first).to_be_visible()
    play(page)
    see_all(page)
    expect(page.locator(".result .named")).to_contain_text("Deal 1")
    page.get_by_role("button", name="Next deal").click()
    page.locator(".own .live").first.wait_for()
    expect(back).to_have_count(0)  # the result stands, and nothing of the new deal is mine yet
    page.get_by_role("button", name="Score sheet", exact=True).click()
    expect(page.locator("dialog").get_by_text("Deal 1", exact=True)).to_have_count(1)


@pytest.mark.usefixtures("unjudged")
def test_a_record_is_saved_that_verify_and_replay_accept(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    open_table(page, "bridgewar")
    play(page)
    see_all(page)
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


def test_a_code_that_is_typed_and_one_that_is_none(visit: Visit) -> None:
    page = visit()
    for code, answer in (("SWPSX-11QN1-77NKZ-J0MQB", None), ("nonsense", "no deal with the code")):
        page.goto(page.url.split("/t/")[0].split("/deal/")[0].removesuffix("/play").removesuffix("/teachers") + "/play")
        page.locator(".rung:has(input[value=bridgewar])").click()
        page.get_by_role("link", name="For teachers and clubs").click()
        page.get_by_label("Play a deal by its code").fill(code)
        page.get_by_label("Play a deal by its code").press("Enter")
        page.get_by_role("button", name="Play this deal", exact=True).click()
        if answer is None:
            page.locator(".bar").wait_for()
            expect(page.locator(".own [data-card]")).to_have_count(13)
        else:
            expect(page.locator(".note")).to_contain_text(answer)


def _course_fits_a_phone(page: Page) -> None:
    """As many tricks as there can be, each of two digits."""
    page.set_viewport_size({"width": 390, "height": 664})
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
    page.set_viewport_size({"width": 1440, "height": 900})


_LISTEN = """() => {
    window.drawn = [];
    const fill = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
        window.drawn.push([this.font, text]);
        fill.call(this, text, ...where);
    };
    navigator.canShare = () => true;
    navigator.share = async ({ files: [file] }) => {
        const { width, height } = await createImageBitmap(file);
        window.shared = [file.type, width, height];
    };
}"""


def test_a_match_won_is_shared_as_a_picture_in_the_type_of_the_page(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture, "_has_won", lambda table, player: True)
    page = visit("/play", "phone with bars")
    # Before the page is there: one that has just come still writes what it was set to.
    page.add_init_script(
        """localStorage.setItem("kibitz.settings", JSON.stringify({
            nickname: "Ann, or Bea", bots: "beginner", game: "bridgewar",
            choices: { bridgewar: { options: {}, session: "match", sessionOptions: { deals: 1 } } },
        }))"""
    )
    page.reload()
    page.get_by_role("button", name="Play now").click()
    page.locator(".bar").wait_for()
    play(page)
    expect(page.locator(".end.won .verdict")).to_contain_text("You win, 1 to 0!")
    page.evaluate(_LISTEN)
    page.get_by_role("button", name="Share as a picture").click()
    page.wait_for_function("() => window.shared !== undefined")
    assert page.evaluate("window.shared") == ["image/png", 1080, 1080]
    drawn = page.evaluate("window.drawn")
    assert "win 1 to 0" in " ".join(text for _, text in drawn), "Others read names on it."
    assert {font for font, _ in drawn if "Figtree" not in font} == set()
