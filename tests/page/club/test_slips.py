"""A table with real cards: one phone enters a result in a few taps, the other side's phone says that it is right."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.app.client import PageClient
from tests.app.competition.test_competitions import Organiser
from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.server import Server


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
    ours = visit(f"/slips/{desk.code}", "phone with bars")
    theirs = visit(f"/slips/{desk.code}", "phone with bars")
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


def test_one_phone_is_enough_and_a_deal_can_be_thrown_in(visit: Visit, desk: Organiser) -> None:
    page = visit(f"/slips/{desk.code}", "tablet", locale="fr-FR")
    page.get_by_role("button", name="Anna & Ben").click()
    page.locator("li").filter(has_text="Étui 2").get_by_role("button", name="Inscrire le résultat").click()
    page.get_by_role("button", name="Pas jouée : 20 partout").click()
    page.get_by_role("dialog").get_by_role("button", name="Inscrire le résultat").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("li").filter(has_text="Étui 2").get_by_role("button")).to_have_count(0)
    desk.does("EndRound", round=1)
    expect(page.get_by_text("Aucun tour n’est en cours")).to_be_visible()
