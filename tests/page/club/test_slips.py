"""A table with real cards: one phone enters a result in a few taps, the other side's phone says that it is right."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.app.client import PageClient
from tests.app.competition.test_competitions import Organiser, follow
from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.server import Server

pytestmark = pytest.mark.usefixtures("unjudged")


@pytest.fixture
def desk(site: Server) -> Iterator[Organiser]:
    page = PageClient(site.address)
    found = Organiser(page, game="minibridge")
    found.seats(["Anna & Ben", "Chloé & David", "Emma & Félix", "Gil & Hana", "Ines & Jan", "Karim & Léa"])
    found.does("BeginRound", round=1)
    yield found
    page.close()


def sits(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("heading", name="Table 1, round 1")).to_be_visible()


def test_both_sides_say_what_came_of_a_board(visit: Visit, axe: str, desk: Organiser) -> None:
    ours = visit(f"/event/{desk.code}", "phone with bars")
    theirs = visit(f"/event/{desk.code}", "phone with bars")
    sits(ours, "Anna & Ben")
    sits(theirs, "Gil & Hana")
    assert barriers(ours, axe) == []
    ours.locator("li").filter(has_text="Board 1").get_by_role("button", name="Enter the result").click()
    dialog = ours.get_by_role("dialog")
    for tap in ("North", "game", "hearts", "10"):
        expect(dialog.get_by_role("button", name="Enter the result")).to_be_disabled()
        dialog.get_by_role("button", name=tap, exact=True).click()
    expect(dialog.get_by_role("status").first).to_contain_text("N-S 420")
    assert barriers(ours, axe) == []
    dialog.get_by_role("button", name="Enter the result").click()
    expect(ours.get_by_text("The other side has to say that it is right.")).to_be_visible()
    expect(theirs.locator("li").filter(has_text="Board 1")).to_contain_text("N-S 420")
    theirs.get_by_role("button", name="Yes, it is right").click()
    expect(ours.get_by_text("The other side has to say")).to_have_count(0)
    assert desk.enters(1, 1, "N game hearts 9", again=True, why="nine")["type"] == "Done"
    expect(theirs.locator("li").filter(has_text="Board 1")).to_contain_text("E-W 50")


def test_a_board_without_a_result_is_asked_about_and_taken_back(visit: Visit, axe: str, desk: Organiser) -> None:
    page = visit(f"/event/{desk.code}", "phone with bars")
    sits(page, "Anna & Ben")
    board = page.locator("li").filter(has_text="Board 1")
    board.get_by_role("button", name="It was not played").click()
    expect(board).to_contain_text("Not played at all?")
    board.get_by_role("button", name="No", exact=True).click()
    expect(board.get_by_role("button", name="Enter the result")).to_be_visible()
    board.get_by_role("button", name="It was not played").click()
    board.get_by_role("button", name="Yes").click()
    expect(board).to_contain_text("this board counts for nobody here")
    board.get_by_role("button", name="Enter a result after all").click()
    dialog = page.get_by_role("dialog")
    for tap in ("North", "game", "hearts", "10"):
        dialog.get_by_role("button", name=tap, exact=True).click()
    dialog.get_by_role("button", name="Enter the result").click()
    expect(board).to_contain_text("N-S 420")
    # Something went wrong with the second board: the organiser is called, and the referee knows more at once.
    other = page.locator("li").filter(has_text="Board 2")
    other.get_by_role("button", name="There is no score").click()
    other.get_by_role("button", name="Yes").click()
    expect(other).to_contain_text("No score: the organiser has been called")
    expect(page.get_by_text("The organiser knows that your table calls.")).to_be_visible()
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Ask the referee").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="What happened?")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_one_phone_is_enough_and_a_deal_can_be_thrown_in(visit: Visit, desk: Organiser) -> None:
    page = visit(f"/event/{desk.code}", "tablet", locale="fr-FR")
    page.get_by_role("button", name="Anna & Ben").click()
    page.locator("li").filter(has_text="Étui 2").get_by_role("button", name="Inscrire le résultat").click()
    page.get_by_role("button", name="Pas jouée : 20 partout").click()
    page.get_by_role("dialog").get_by_role("button", name="Inscrire le résultat").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    # Not for good: until the round ends the table can say otherwise.
    left = page.locator("li").filter(has_text="Étui 2").get_by_role("button")
    expect(left).to_have_text(["Inscrire quand même un résultat"])
    desk.does("EndRound", round=1)
    expect(page.locator("li").filter(has_text="Étui 2")).to_have_count(0)
    expect(page.get_by_text("Ensuite : tour 2")).to_be_visible()


@pytest.fixture
def coded(site: Server) -> Iterator[Organiser]:
    """An event whose phones show the codes of their tables."""
    page = PageClient(site.address)
    found = Organiser(page, game="minibridge", table_codes=True)
    found.seats(["Anna & Ben", "Chloé & David", "Emma & Félix", "Gil & Hana", "Ines & Jan", "Karim & Léa"])
    found.does("BeginRound", round=1)
    yield found
    page.close()


def codes_of(desk: Organiser) -> dict[str, str]:
    found: dict[str, str] = follow(desk.page, desk.code, secret=desk.secret)["picture"]["table_codes"]
    return found


def test_a_phone_types_or_scans_the_code_of_its_table(visit: Visit, axe: str, coded: Organiser) -> None:
    code = codes_of(coded)["1"]
    ours = visit(f"/event/{coded.code}", "phone with bars")
    sits(ours, "Anna & Ben")
    field = ours.get_by_label("The code of table 1")
    expect(ours.get_by_text("Board 1", exact=True)).to_have_count(0)
    field.fill("AAAAA")
    ours.get_by_role("button", name="I am at this table").click()
    expect(ours.get_by_text("That is not the code of table 1.")).to_be_visible()
    assert barriers(ours, axe) == []
    field.fill(code.lower())
    field.press("Enter")
    expect(ours.get_by_role("heading", name="Board 1", exact=True)).to_be_visible()
    # Who opens the link on the table card need not type anything.
    theirs = visit(f"/event/{coded.code}#1-{code}", "phone with bars")
    sits(theirs, "Gil & Hana")
    expect(theirs.get_by_role("heading", name="Board 1", exact=True)).to_be_visible()
    assert theirs.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_one_phone_stays_at_a_table(visit: Visit, axe: str, coded: Organiser) -> None:
    pad = visit(f"/event/{coded.code}#2-{codes_of(coded)['2']}", "phone with bars")
    assert barriers(pad, axe) == []
    pad.get_by_role("button", name="This phone stays at table 2").click()
    expect(pad.get_by_role("heading", name="Table 2, round 1")).to_be_visible()
    expect(pad.get_by_text("Do you play here?")).to_have_count(0)
    pad.locator("li").filter(has_text="Board 3").get_by_role("button", name="Enter the result").click()
    dialog = pad.get_by_role("dialog")
    for tap in ("North", "game", "hearts", "10"):
        dialog.get_by_role("button", name=tap, exact=True).click()
    dialog.get_by_role("button", name="Enter the result").click()
    expect(pad.locator("li").filter(has_text="Board 3")).to_contain_text("N-S 420")
    # It says who sits here, who comes next and with which boards, and where everybody goes; also between two rounds.
    table = pad.get_by_role("region", name="Table 2", exact=True)
    expect(table).to_contain_text("Chloé & David")
    expect(table).to_contain_text("Ines & Jan")
    lines = follow(coded.page, coded.code, secret=coded.secret)["picture"]["tables"]
    coming = [lines["2.2"]["seats"][seat] for seat in "NE"]
    names = follow(coded.page, coded.code, secret=coded.secret)["picture"]["entrants"]
    assert coming != [lines["1.2"]["seats"][seat] for seat in "NE"]
    coded.does("EndRound", round=1)
    pad.reload()
    expect(table).to_contain_text("Next: round 2")
    for entrant in coming:
        expect(table).to_contain_text(names[str(entrant)]["name"])
    expect(table).to_contain_text("–".join(map(str, (lines["2.2"]["boards"][0], lines["2.2"]["boards"][-1]))))
    expect(pad.get_by_text("Do you play here?")).to_have_count(0)
    assert barriers(pad, axe) == []
    coded.does("BeginRound", round=2)
    expect(pad.get_by_role("heading", name="Table 2, round 2")).to_be_visible()


def test_the_organiser_has_the_codes_and_says_what_phones_may(visit: Visit, axe: str, coded: Organiser) -> None:
    codes = codes_of(coded)
    desk = visit(f"/director/{coded.code}#{coded.secret}", "laptop")
    expect(desk.locator("[data-table='1']")).to_contain_text(codes["1"])
    desk.get_by_text("Links for phones and the wall").click()
    desk.get_by_label("For a phone at a table").check()
    desk.get_by_label("Table", exact=True).select_option("2")
    expect(desk.get_by_label("Link")).to_have_value(re.compile(rf"/event/{coded.code}#2-{codes['2']}$"))
    assert barriers(desk, axe) == []
    desk.get_by_role("tab", name="Settings").click()
    desk.get_by_label("Each side confirms on a phone of its own").check()
    desk.get_by_role("button", name="New codes for all tables").click()
    desk.get_by_role("tab", name="Tables").click()
    expect(desk.locator("[data-table='1']")).not_to_contain_text(codes["1"])
    desk.get_by_role("tab", name="Settings").click()
    desk.get_by_label("Phones show the code of their table").uncheck()
    expect(desk.get_by_label("Each side confirms on a phone of its own")).to_have_count(0)
    assert codes_of(coded) == {}


def test_the_lead_is_tapped_where_the_organiser_wants_it(visit: Visit, axe: str, desk: Organiser) -> None:
    director = visit(f"/director/{desk.code}#{desk.secret}", "laptop")
    director.get_by_role("tab", name="Settings").click()
    director.get_by_label("Slips ask for the opening lead").check()
    page = visit(f"/event/{desk.code}", "phone with bars")
    sits(page, "Anna & Ben")
    board = page.locator("li").filter(has_text="Board 1")
    board.get_by_role("button", name="Enter the result").click()
    dialog = page.get_by_role("dialog")
    for tap in ("North", "game", "10"):
        dialog.get_by_role("button", name=tap, exact=True).last.click()
    dialog.get_by_role("button", name="hearts", exact=True).first.click()
    lead = dialog.get_by_role("region", name="Which card was led?")
    lead.get_by_role("button", name="spades").click()
    lead.get_by_role("button", name="queen of spades").click()
    assert barriers(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    dialog.get_by_role("button", name="Enter the result").click()
    expect(board).to_contain_text("lead queen of spades")
    director.get_by_role("tab", name="Tables").click()
    director.locator("[data-table='1'] .board").first.click()
    expect(director.get_by_role("dialog")).to_contain_text("lead queen of spades")
