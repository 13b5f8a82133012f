"""Axe finds no barrier on any page and in any state of the table, light or dark."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.conftest import Visit, in_windows
from tests.page.playing import begin, gather, on_table, open_menu, open_table, play, sit, unfold


def _look_at_dialog(page: Page, axe: str, item: str) -> None:
    open_menu(page)
    page.get_by_role("dialog").get_by_role("button", name=item, exact=True).click()
    page.get_by_role("dialog", name=item).wait_for()
    assert barriers(page, axe) == [], item
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_around_the_table(visit: Visit, axe: str) -> None:
    page = visit()
    page.locator(".rung").first.wait_for()
    unfold(page)
    page.get_by_label("How well the bots play").select_option("each")
    for group in page.locator(".setup details summary").all():
        group.click()
    assert barriers(page, axe) == []
    page.goto(page.url.removesuffix("/play"))
    for button in ("Settings", "Continue on another device"):
        page.get_by_role("button", name=button).click()
        assert barriers(page, axe) == [], button
        page.get_by_role("button", name="Close").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    for door, name in (("For teachers and clubs", "Watch"), ("Progress", "History")):
        page.get_by_role("link", name=door).first.click()
        page.get_by_role("link", name=name).first.click()
        page.get_by_role("heading", name=name, level=1).wait_for()
        assert barriers(page, axe) == [], name
    home = page.url.rsplit("/", 1)[0]
    for path in ("/t/nowhere", "/t/nowhere/1"):
        page.goto(home + path)
        page.get_by_role("heading", name="cannot be").wait_for()
        assert barriers(page, axe) == [], path


def test_the_auction_and_what_opens_over_the_table(visit: Visit, axe: str) -> None:
    page = visit()
    open_table(page, "contract")
    page.locator(".levels").wait_for()
    assert barriers(page, axe) == []
    open_menu(page)
    assert barriers(page, axe) == []
    page.get_by_role("button", name="Close").click()
    for item in ("Invite friends", "Who is here", "How the bots play", "Score sheet", "What happened"):
        _look_at_dialog(page, axe, item)
    guest = visit("/t/" + page.url.split("/t/")[1], "sideways")
    guest.get_by_role("button", name="Ask for a seat").wait_for()
    assert barriers(guest, axe) == []
    guest.get_by_role("button", name="Ask for a seat").click()
    page.locator(".knock").wait_for()
    assert barriers(page, axe) == []


def test_the_waiting_room_and_somebody_who_is_gone(visit: Visit, axe: str) -> None:
    host = visit()
    guest = visit(gather(host, "minibridge"), "desktop")
    guest.get_by_role("button", name="Any seat").wait_for()
    assert barriers(guest, axe) == []
    sit(guest, "Alice")
    guest.get_by_role("button", name="Draw a card").click()
    host.locator(".drawn").wait_for()
    for page in (host, guest):
        assert barriers(page, axe) == []
    begin(host, guest)
    guest.close()
    host.locator(".absent").wait_for()
    assert barriers(host, axe) == []


def test_the_auction_looked_up_later(visit: Visit, axe: str) -> None:
    page = visit()
    open_table(page, "contract")
    page.locator("[data-call='1H']").click()  # a red sign, and passes or calls of the others beside it
    play(page, lambda page: page.locator(".own .live, .columns.mine .live, .result").count() > 0)
    _look_at_dialog(page, axe, "Auction")


def test_a_seat_that_is_open_elsewhere_whatever_was_open_over_the_table(visit: Visit, axe: str) -> None:
    first = visit()
    open_table(first, "minibridge")
    open_menu(first)
    second = first.context.new_page()
    second.goto(first.url)
    second.locator(".bar").wait_for()
    expect(first.get_by_role("alertdialog", name="kibitz is open elsewhere")).to_be_visible()
    expect(first.get_by_role("button", name="Continue here")).to_be_focused()
    assert barriers(first, axe) == []
    for _ in range(2):  # the second time a browser closes a dialog whether the page agrees or not
        first.keyboard.press("Escape")
        expect(first.get_by_role("alertdialog")).to_be_visible()
    first.keyboard.press("Tab")
    first.keyboard.press("Tab")
    assert first.evaluate("!document.activeElement.closest('main')"), "What lies behind cannot be reached."
    first.get_by_role("button", name="Continue here").click()
    expect(first.get_by_role("alertdialog")).to_have_count(0)


def test_play_a_question_and_the_result(visit: Visit, axe: str) -> None:
    host, guest = visit(), visit("/watch", "sideways")
    guest.goto(host.url.removesuffix("/play") + gather(host, "bridgewar"))
    sit(guest, "Alice", "East")
    begin(host, guest)
    play(host, lambda page: page.locator(".own .live").count() > 0 and len(on_table(page)) == 3, guest)
    assert barriers(host, axe) == []
    play(host, lambda page: page.locator("[aria-label='Last trick']:enabled").count() > 0, guest)
    play(host, lambda page: page.locator(".own .live").count() > 0, guest)
    _look_at_dialog(host, axe, "Last trick")
    _look_at_dialog(host, axe, "Claim")
    open_menu(host)
    host.get_by_role("button", name="Claim", exact=True).click()
    host.get_by_label("the rest is theirs").check()
    host.locator("#claim-tricks").fill("0")
    host.get_by_role("button", name="Claim", exact=True).click()
    guest.locator("[data-answer=true]").wait_for()
    assert barriers(guest, axe) == []
    assert barriers(host, axe) == []
    guest.locator("[data-answer=true]").click()
    host.locator(".result").wait_for()
    assert barriers(host, axe) == []
    host.get_by_role("link", name="Look back").click()
    host.get_by_role("button", name="Trick on").click()
    assert barriers(host, axe) == []


def test_what_stands_on_felt_is_judged(visit: Visit, axe: str) -> None:
    page = visit("/practice")
    page.locator("[data-puzzle]").wait_for()
    assert barriers(page, axe) == []
    page.locator(".felt .who").first.evaluate("each => { each.style.color = '#6b8f7c'; }")
    found = barriers(page, axe)
    assert {each.split()[1] for each in found} == {"--felt", "--felt-deep"}, found
    assert all("color-contrast" in each for each in found)


def test_an_abridged_table_in_play(visit: Visit, axe: str) -> None:
    page = visit()
    open_table(page, "abridged")
    # The dealer speaks first, and whoever says Play is not dummy; the button also says what it pays.
    page.locator(".chooser .others button").last.click()
    play(page, lambda page: page.locator(".own .live").count() > 0 and len(on_table(page)) > 0)
    for size in in_windows(page, "phone", "desktop"):
        expect(page.locator(".columns")).to_be_visible()
        expect(page.locator("[data-played]").first).to_be_visible()
        assert barriers(page, axe) == [], size
