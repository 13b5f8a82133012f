"""Addresses that other devices can open: of everything that is run from a laptop that calls itself localhost."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from kibitz.cards import Deal
from tests.page.club.test_competition import make
from tests.page.club.test_evening import begin
from tests.page.conftest import Visit

pytestmark = pytest.mark.usefixtures("unjudged")

KNOWN = "http://192.168.7.7:8000"
"""What the server says of itself."""


def known_as(page: Page, address: str) -> None:
    """From now on the server says that others find it there."""

    def answer(route: Route) -> None:
        catalogue = json.loads(route.fetch().text())
        route.fulfill(json={**catalogue, "address": address})

    page.route("**/api/games", answer)
    page.reload()


def link(page: Page) -> str:
    return page.get_by_label("Link", exact=True).input_value()


def test_every_page_that_is_run_shows_links_that_others_can_open(visit: Visit) -> None:
    page = visit("/club/competition", size="laptop")
    code, home = make(page), page.url.split("/director")[0]
    known_as(page, KNOWN)
    page.get_by_text("Links for phones and the wall").click()
    for name, path in (("For everybody", "event"), ("For the wall", "wall")):
        page.get_by_role("radio", name=name).check()
        assert link(page) == f"{KNOWN}/{path}/{code}"
        expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    page.goto(f"{home}/wall/{code}")
    expect(page.get_by_text(f"{KNOWN.removeprefix('http://')}/event/{code}")).to_be_visible()
    page.goto(f"{home}/league")
    page.get_by_label("What is it called?").fill("Autumn term")
    page.get_by_role("button", name="Open the league").click()
    page.get_by_text("The link for everybody’s phone").click()
    assert link(page).startswith(f"{KNOWN}/league/") and "#" not in link(page)
    page.goto(f"{home}/evening")
    begin(page)
    page.get_by_text("The link for everybody’s phone").click()
    assert link(page).startswith(f"{KNOWN}/evening/") and "#" not in link(page)


def test_homework_of_a_laptop_says_that_it_cannot_be_reached_from_home_and_what_can(visit: Visit) -> None:
    page = visit("/homework", size="phone with bars")
    expect(page.get_by_role("note")).to_contain_text("At home nobody can open this address")
    page.get_by_label("Name of the homework").fill("For Monday")
    page.get_by_role("button", name="Make the link").click()
    note = page.get_by_role("note")
    with page.expect_download() as download:
        note.get_by_role("button", name="Save the deals as a file").click()
    codes = download.value.path().read_text("ascii").split()
    assert len(codes) == 4
    expect(note).to_contain_text(f"kibitz play minibridge --deal {codes[0]}")
    # What was saved is opened again where homework is set; so is a file of another program.
    again = visit("/homework", size="phone with bars")
    again.get_by_label("Deals by their codes").check()
    again.locator("input[type=file]").set_input_files(
        {"name": "kibitz.txt", "mimeType": "text/plain", "buffer": "\n".join(codes).encode()}
    )
    expect(again.get_by_label("One code a line")).to_have_value("\n".join(codes))
    deal = Deal.from_number(77)
    pbn = f'[Board "1"]\n[Deal "{deal}"]\n'.encode()
    again.locator("input[type=file]").set_input_files({"name": "club.pbn", "mimeType": "text/plain", "buffer": pbn})
    expect(again.get_by_label("One code a line")).to_have_value(deal.code)
    known_as(page, "https://kibitz.example.org")
    expect(page.get_by_role("heading", name="For Monday")).to_be_visible()
    expect(note).to_have_count(0)
