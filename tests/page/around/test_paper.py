"""Paper from the page: a score sheet and deals come as files, in the language of the page."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit


def printed(page: Page, button: str) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name=button, exact=True).click()
    document = pypdfium2.PdfDocument(Path(download.value.path()))
    try:
        return str(document[0].get_textpage().get_text_bounded())
    finally:
        document.close()


def test_a_sheet_and_deals_to_deal_by(visit: Visit, axe: str) -> None:
    page = visit("/print", "phone with bars")
    expect(page.get_by_role("heading", name="On paper")).to_be_visible()
    assert barriers(page, axe) == []
    page.get_by_label("Which game").select_option("abridged")
    page.get_by_label("The evening").select_option("abridged-pivot")
    assert printed(page, "Print the sheet").count("aBRIDGEd score sheet:") == 4
    page.get_by_label("How many deals").last.fill("2")
    spades = printed(page, "Cards to deal by").split("♠")[1].split("♥")[0].strip()
    assert spades in printed(page, "Records of the same deals")
    page.get_by_role("button", name="Other deals").click()
    assert printed(page, "Cards to deal by").split("♠")[1].split("♥")[0].strip() != spades


def test_what_cannot_be_printed_is_said_in_french(visit: Visit) -> None:
    page = visit("/print", "laptop", locale="fr-FR")
    assert "feuille de marque" in printed(page, "Imprimer la feuille")
    page.get_by_text("Mes propres donnes").click()
    page.get_by_role("textbox", name="Mes propres donnes").fill("rien")
    page.get_by_role("button", name="Fiches pour distribuer").click()
    expect(page.locator(".said")).to_contain_text("« rien »")


def test_the_print_view_has_what_is_read_and_nothing_to_tap(visit: Visit) -> None:
    page = visit("/referee/2-1", "laptop")
    expect(page.get_by_role("heading", name="Law 20")).to_be_visible()
    expect(page.get_by_role("link", name="Progress")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Law 20")).to_be_visible()
    expect(page.get_by_role("link", name="Progress")).to_have_count(0)
    expect(page.get_by_role("button")).to_have_count(0)
