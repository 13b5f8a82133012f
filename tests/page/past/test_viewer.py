"""Looking at files in the page: opened by the chooser, dropped, pasted as a link, and shared as one."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit

HANDS = "SAKQ2HJ43DT98C765,SJ43HAKQ2D765CT98,ST98H765DAKQ2CJ43,S765HT98DJ43CAKQ2"
MATCH = (
    "vg|Cup,Segment 2,I,7,8,Reds,20,Blues,12|pn|Ann,Bob,Cyd,Dan,Eve,Fay,Gus,Hal|"
    f"qx|o7|md|1{HANDS}|sv|o|mb|1N!|an|any thirteen|mb|p|nt|amy: Lead a @H?|mb|p|mb|p|pc|HA|nt|amy: She does.|mc|7|"
    f"qx|c7|md|1{HANDS}|sv|o|mb|1S|mb|p|mb|p|mb|p|mc|5|"
    f"qx|o8|md|2{HANDS}|sv|n|mb|p|mb|p|mb|p|mb|p|"
    f"qx|c8|md|2{HANDS}|sv|n|mb|1C|mb|p|mb|p|mb|p|pc|S2|"
)
VIEWER = "https://www.bridgebase.com/tools/handviewer.html?n=sakqhakqdakqcakqj&d=n&a=7nppp&b=3"


def written(folder: Path, name: str = "cup.lin", text: str = MATCH) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_match_is_opened_and_gone_through(visit: Visit, tmp_path: Path, axe: str) -> None:
    page = visit("/teachers", "desktop")
    page.get_by_role("link", name="Open a file of boards").click()
    page.locator("input[type=file]").set_input_files(written(tmp_path))
    expect(page.get_by_role("heading", name="cup.lin")).to_be_visible()
    rooms = "Open room: 1 no-trumps South = +90 Board 7, Closed room: 1 spades South −2 −100"
    first = page.get_by_role("row", name=f"7 Board 7, {rooms} 5 25 : 12")
    expect(first).to_be_visible()
    expect(page.get_by_role("link", name="Board 8, Open room: Passed out 0")).to_be_visible()
    assert barriers(page, axe) == []
    first.get_by_role("link", name="Board 7, Open").click()
    expect(page.get_by_role("heading", name="Board 7")).to_be_visible()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text("South bids 1")).to_be_visible()
    expect(page.locator(".spoken")).to_have_text("any thirteen")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("region", name="What was said")).to_contain_text("amy: Lead a")
    page.get_by_role("button", name="Trick on").click()
    page.get_by_role("link", name="Closed room").click()
    expect(page.get_by_text("South fell 2 tricks short of 7")).to_be_visible()
    page.get_by_role("link", name="Next board").click()
    expect(page.get_by_text("The result is not known.")).to_be_visible()
    assert barriers(page, axe) == []
    page.get_by_role("link", name="All boards").click()
    expect(first).to_be_visible()


def test_what_cards_were_worth_stands_on_them(visit: Visit, tmp_path: Path) -> None:
    page = visit("/view", "laptop")
    page.locator("input[type=file]").set_input_files(written(tmp_path))
    page.get_by_role("link", name="Board 7, Open").click()
    page.get_by_text("with hindsight").click()
    expect(page.locator(".could tbody tr")).to_have_count(2)
    page.get_by_label("Show what each card cost, all hands seen").check()
    page.get_by_role("slider").fill("7")
    expect(page.locator("[data-worth]")).to_have_count(13)


def test_a_shared_link_opens_without_the_file(visit: Visit, tmp_path: Path) -> None:
    page = visit("/view", "phone")
    page.locator("input[type=file]").set_input_files(written(tmp_path))
    page.get_by_role("link", name="Board 7, Open").click()
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("A link to this page").input_value()
    theirs = page.get_by_label("A link to the hand viewer").input_value()
    assert "/view#1" in link and theirs.startswith("https://www.bridgebase.com/")
    other = visit(link[link.index("/view") :], "phone")
    expect(other.get_by_role("heading", name="Board 7")).to_be_visible()
    expect(other.get_by_text("Ann")).to_be_visible()
    expect(other.get_by_role("link", name="Open a file")).to_be_visible()
    other.goto(other.url[:-9])
    expect(other.get_by_text("a part of it may be missing")).to_be_visible()


def test_a_link_to_a_hand_viewer_opens_at_once_with_one_hand(visit: Visit) -> None:
    page = visit("/view", "tablet")
    page.get_by_label("Or paste a link").fill(VIEWER)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("heading", name="Board 3")).to_be_visible()
    expect(page.get_by_text("Not all four hands are known")).to_be_visible()


def test_a_bad_file_says_what_is_wrong_and_its_good_boards_open(visit: Visit, tmp_path: Path) -> None:
    text = '[Board "1"]\n[Dealer "N"]\n\n[Board "2"]\n[Dealer "Q"]\n'
    page = visit("/view", "phone")
    page.locator("input[type=file]").set_input_files(written(tmp_path, "night.pbn", text))
    page.get_by_text("1 board could not be read").click()
    expect(page.get_by_text("Line 5: “Q” is no seat: N, E, S or W.")).to_be_visible()
    expect(page.get_by_role("link", name="Board 1, Result")).to_be_visible()


def test_a_file_is_dropped_anywhere(visit: Visit) -> None:
    page = visit("/view", "desktop")
    expect(page.get_by_text("Choose a file")).to_be_visible()
    page.evaluate(
        """text => {
          const files = new DataTransfer();
          files.items.add(new File([text], "dropped.lin"));
          dispatchEvent(new DragEvent("drop", { dataTransfer: files, cancelable: true }));
        }""",
        MATCH,
    )
    expect(page.get_by_role("heading", name="dropped.lin")).to_be_visible()
