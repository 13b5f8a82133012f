"""Words of the trade: a tap on one explains it, and all are listed for those who do not tap."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.playing import open_menu, open_table

_SPOT = """word => {
    const walker = document.createTreeWalker(document.querySelector(".told"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const at = walker.currentNode.data.indexOf(word);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + word.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    }
    return null;
}"""


def _tap(page: Page, word: str) -> None:
    """On the word itself, again and again until it is known: words are looked for a moment after the page was drawn."""
    for _ in range(20):
        page.mouse.click(*page.wait_for_function(_SPOT, arg=word).json_value())
        if page.locator(".explained").count():
            return
        page.wait_for_timeout(300)


def test_a_tap_on_a_word_explains_it_even_in_a_dialog(visit: Visit) -> None:
    page = visit()
    open_table(page, "minibridge")
    open_menu(page)
    page.get_by_role("button", name="What happened", exact=True).click()
    page.locator(".told li").first.wait_for()
    _tap(page, "deal")
    expect(page.locator(".explained")).to_be_visible()
    expect(page.locator(".explained")).to_contain_text("All the cards given out")
    page.keyboard.press("Escape")
    expect(page.locator(".explained")).to_have_count(0)
    expect(page.locator("dialog")).to_be_visible()


def test_all_words_are_listed_those_on_the_screen_first(visit: Visit, axe: str) -> None:
    page = visit()
    open_table(page, "minibridge")
    open_menu(page)
    page.get_by_role("button", name="Words", exact=True).click()
    listed = page.locator("dialog dl")
    expect(listed).to_have_count(2)
    expect(listed.first.locator("dt").first).to_be_visible()
    page.get_by_label("Find a word").fill("overruff")
    expect(listed.last.locator("dt")).to_have_text(["overruff"])
    assert barriers(page, axe) == []


def test_a_name_is_no_word_of_the_trade(visit: Visit) -> None:
    """A bot is called Ruff: on its plate, on the sheet beside the felt and in the list of who is here."""
    page = visit(size="desktop")
    open_table(page, "contract")
    open_menu(page)
    page.get_by_role("button", name="Who is here", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Ruff")
    expect(page.locator(".beside .paper")).to_contain_text("Ruff")
    page.wait_for_function("CSS.highlights.get('trade-word')?.size")
    assert page.evaluate("[...CSS.highlights.get('trade-word')].map(String).filter((word) => word === 'Ruff')") == []


def test_words_are_explained_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("button", name="Les mots et leur sens").click()
    page.get_by_label("Chercher un mot").fill("levées")
    expect(page.locator("dialog dl").last).to_contain_text("Une carte de chaque main")
