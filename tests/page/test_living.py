"""A table that never loses its place: reload, a second window, a server that dies, a friend who comes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.app.client import changed
from tests.page.conftest import Visit
from tests.page.playing import (
    begin,
    gather,
    is_over,
    let_others_watch,
    on_table,
    open_menu,
    open_table,
    own_hand,
    play,
    sit,
    tap,
    unfold,
)
from tests.page.server import Server

pytestmark = pytest.mark.usefixtures("unjudged")


def _in_trick(page: Page) -> bool:
    return len(on_table(page)) in (1, 2, 3) and page.locator(".own [data-card].live").count() > 0


def _play_into_trick(page: Page) -> None:
    """Until it is my turn in the middle of a trick."""
    play(page, _in_trick)


def test_a_reload_in_mid_trick_comes_back_to_the_same_card(visit: Visit) -> None:
    page = visit()
    open_table(page, "bridgewar")
    _play_into_trick(page)
    hand, trick = own_hand(page), on_table(page)
    page.reload()
    page.locator("[data-card]").first.wait_for()
    assert own_hand(page) == hand
    assert on_table(page) == trick
    play(page)


def test_the_newest_window_has_the_seat(visit: Visit) -> None:
    first = visit()
    open_table(first, "minibridge")
    second = first.context.new_page()
    second.goto(first.url)
    second.locator(".bar").wait_for()
    expect(first.get_by_role("alertdialog")).to_contain_text("open elsewhere")
    first.get_by_role("button", name="Continue here").click()
    expect(first.get_by_role("alertdialog")).to_have_count(0)
    expect(second.get_by_role("alertdialog")).to_be_visible()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


def test_a_server_killed_in_mid_trick_and_started_again(visit: Visit, mortal: Server) -> None:
    page = visit(at=mortal)
    open_table(page, "bridgewar")
    _play_into_trick(page)
    hand, trick = own_hand(page), on_table(page)
    mortal.kill()
    expect(page.locator(".lost")).to_be_visible()
    chosen = page.locator(".own [data-card].live").first.get_attribute("data-card")
    assert tap(page, f".own [data-card={chosen}]")  # nobody is there to hear it: it is sent again
    assert own_hand(page) == hand
    assert on_table(page) == trick
    mortal.start()
    expect(page.locator(f".own [data-card={chosen}]")).to_have_count(0)
    expect(page.locator(".lost")).to_have_count(0)
    play(page)


def test_a_friend_takes_a_seat_and_sees_no_hidden_card(visit: Visit) -> None:
    host, guest = visit(), visit("/watch", "desktop")
    pictures: dict[str, list[dict[str, Any]]] = {"host": [], "guest": []}
    _listen(host, pictures["host"])
    host.reload()
    gather(host, "contract")
    link = host.get_by_label("Link").input_value()
    expect(host.get_by_role("button", name="Let others on this network in")).to_be_visible()
    expect(host.locator(".only")).to_contain_text("kibitz serve --host 0.0.0.0")
    _listen(guest, pictures["guest"])
    guest.goto(link)
    sit(guest, "Alice <b>")
    begin(host, guest)
    expect(host.locator(".name", has_text="Alice <b>")).to_be_visible()
    host.locator(".strains button:enabled").first.click()  # so that the deal is not passed out
    play(host, lambda page: is_over(host) and is_over(guest), guest)
    assert _hidden_cards_seen(pictures["host"], pictures["guest"]) == []
    assert _hidden_cards_seen(pictures["guest"], pictures["host"]) == []
    assert len(pictures["guest"]) > 10


def _listen(page: Page, pictures: list[dict[str, Any]]) -> None:
    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "Shown":
            pictures.append(message["picture"])
        elif message["type"] == "Changed" and message["kind"] == "table":
            pictures.append(changed(pictures[-1], message))

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", opened)


def _hidden_cards_seen(owner: list[dict[str, Any]], other: list[dict[str, Any]]) -> list[str]:
    """Cards that somebody was shown while another person still held them unseen."""
    held = {}
    for picture in owner:
        if picture["outcome"] is None and picture["you"] is not None:
            mine = next(place for place in picture["places"] if place["kind"] == "you")
            held[picture["deal"], picture["at"]] = [] if mine["columns"] else mine["cards"]
    checked, seen = 0, []
    for picture in other:
        hidden = held.get((picture["deal"], picture["at"]))
        if picture["outcome"] is None and hidden is not None and picture["you"] is not None:
            checked += 1
            text = json.dumps(picture)
            seen += [card for card in hidden if f'"{card}"' in text]
    assert checked > 2, "The two never looked at the same moment of a deal."
    return seen


def test_another_device_takes_over_with_a_code(visit: Visit) -> None:
    tablet, phone = visit(size="tablet"), visit("/")
    open_table(tablet, "bridgewar")
    _play_into_trick(tablet)
    hand = own_hand(tablet)
    open_menu(tablet)
    tablet.get_by_role("button", name="Continue on another device").click()
    tablet.get_by_role("button", name="Show a code for the other device").click()
    code = tablet.locator(".code").inner_text()
    expect(tablet.locator("img.qr")).to_be_visible()
    phone.get_by_role("button", name="Continue on another device").click()
    phone.get_by_label("I have a code").fill(code)
    phone.get_by_role("button", name="Continue here").click()
    phone.get_by_role("link", name="Back to the table").click()
    phone.locator("[data-card]").first.wait_for()
    assert own_hand(phone) == hand
    expect(tablet.get_by_role("alertdialog")).to_contain_text("which has your seats")
    tablet.get_by_role("button", name="Begin again here").click()
    tablet.goto(tablet.url.split("/t/")[0].removesuffix("/play") + "/play")
    expect(tablet.locator(".now")).to_be_visible()
    expect(tablet.locator(".resume")).to_have_count(0)


def test_a_set_phrase_is_heard_by_the_others(visit: Visit) -> None:
    host = visit()
    guest = visit(gather(host, "contract"))
    sit(guest, "Alice")
    begin(host, guest)
    open_menu(guest)
    guest.get_by_role("button", name="Good luck!").click()
    expect(host.locator(".phrase")).to_have_text("Good luck!")


def test_who_watches_sees_dummy_and_no_other_hand(visit: Visit) -> None:
    host = visit()
    let_others_watch(host)
    open_table(host, "bridgewar")
    _play_into_trick(host)
    watcher = visit(host.url.removeprefix(host.url.split("/t/")[0]))
    watcher.get_by_role("button", name="Just watch").click()
    watcher.locator(".columns").wait_for()
    assert watcher.locator(".columns").count() == 1
    assert watcher.locator("[data-card]").count() == 0


def test_a_laws_table_lets_people_err(visit: Visit) -> None:
    page = visit()
    page.locator(".rung:has(input[value=bridgewar])").click()
    unfold(page, "The table")
    page.get_by_label("Mistakes can happen").check()
    page.get_by_role("button", name="Play now").click()
    page.locator(".bar").wait_for()
    _play_into_trick(page)
    assert page.locator(".own [data-card].barred").count() == 0
