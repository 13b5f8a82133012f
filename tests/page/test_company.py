"""Two or more people at one table: what needs the others' consent, and who comes and goes."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kibitz.app.tables import company, picture
from tests.page.conftest import Visit
from tests.page.playing import (
    begin,
    gather,
    is_over,
    look_on,
    on_table,
    open_menu,
    open_table,
    own_hand,
    play,
    press,
    see_all,
    sit,
    sweep,
    unfold,
)

pytestmark = pytest.mark.usefixtures("unjudged")


def _company(
    visit: Visit,
    game: str,
    guests: dict[str, str],
    sizes: tuple[str, ...] = ("phone", "phone", "phone"),
    **settings: Any,
) -> list[Page]:
    """A host at South, and guests by seat and name, from the waiting room to the table."""
    host = visit(size=sizes[0], **settings)
    path = gather(host, game)
    people = [host]
    for (seat, name), size in zip(guests.items(), sizes[1:], strict=False):
        guest = visit(path, size, **settings)
        sit(guest, name, seat)
        people.append(guest)
    begin(*people)
    return people


def _choose(page: Page, item: str) -> None:
    open_menu(page)
    page.get_by_role("button", name=item, exact=True).click()


def _may_play(page: Page) -> bool:
    return page.locator(".own [data-card].live").count() > 0


def test_friends_see_each_other_swap_seats_draw_and_begin_together(visit: Visit) -> None:
    host, guest = visit(size="desktop"), visit("/watch")
    guest.goto(host.url.removesuffix("/play") + gather(host, "minibridge"))
    expect(guest.locator("h1")).to_contain_text("table")
    # As long as nobody has come, what is next is that somebody can.
    expect(host.locator(".waiting .button.main")).to_have_text("Let others on this network in")
    sit(guest, "Alice", "North")
    expect(host.get_by_role("button", name="Begin", exact=True)).to_have_class(re.compile("main"))
    expect(host.locator(".seat.top .name")).to_have_text("Alice")
    guest.locator("[data-seat=W]").get_by_role("button", name="Sit here, in place of").click()
    expect(host.get_by_role("region", name="Alice", exact=True)).to_have_attribute("data-seat", "W")
    mine = host.get_by_role("region", name="You", exact=True)
    expect(mine).to_have_attribute("data-seat", "S")
    expect(mine).to_have_text(re.compile("You"))
    guest.get_by_role("button", name="Swap with").click()
    expect(mine).to_have_attribute("data-seat", "W")
    expect(guest.locator(".seat.you")).to_have_attribute("data-seat", "S")
    expect(guest.locator(".seat.you .badge")).to_have_text("A")
    host.get_by_role("button", name="Draw a card for the seats").click()
    expect(guest.locator(".drawn")).to_have_count(1)
    guest.get_by_role("button", name="Draw a card for the seats").click()
    for page in (host, guest):
        expect(page.locator(".drawn")).to_have_count(4)
        expect(page.locator(".round .middle")).to_contain_text(re.compile("deals? first"))
    expect(guest.get_by_role("button", name="Begin", exact=True)).to_have_count(0)
    seat = str(guest.locator(".seat.you").get_attribute("data-seat"))
    begin(host, guest)
    expect(guest.locator(".me .name")).to_have_text("You")
    open_menu(guest)
    guest.get_by_role("button", name="Settings").click()
    guest.get_by_label("Call players North, East, South and West").check()
    guest.keyboard.press("Escape")
    expect(guest.locator(".me .seat")).to_have_text(seat[0])


def test_a_stranger_sees_a_door_and_no_card_until_let_in(visit: Visit) -> None:
    host = visit()
    open_table(host, "bridgewar")
    stranger = visit("/t/" + host.url.split("/t/")[1], "desktop")
    expect(stranger.locator("h1")).to_contain_text("’s table")
    expect(stranger.locator(".card, [data-card], .plate")).to_have_count(0)
    stranger.get_by_label("Your nickname").fill("Eve")
    stranger.get_by_role("button", name="Ask for a seat").click()
    expect(host.locator(".knock")).to_contain_text("Eve would like a seat.")
    host.get_by_role("button", name="No", exact=True).click()
    expect(stranger.get_by_role("main").get_by_role("status")).to_contain_text("would rather not")
    expect(stranger.locator(".card, [data-card], .plate")).to_have_count(0)
    friend = visit("/t/" + host.url.split("/t/")[1])
    friend.get_by_label("Your nickname").fill("Alice")
    left = host.locator(".plate.left .name").inner_text()
    friend.get_by_role("button", name=f"In place of {left}", exact=True).click()
    host.get_by_role("button", name="Let in now").click()
    expect(friend.locator(".me .name")).to_have_text("You")
    expect(host.locator(".plate.left .name")).to_have_text("Alice")
    expect(friend.locator(".own [data-card]").first).to_be_visible()


def test_who_is_gone_is_missed_replaced_by_consent_and_has_the_seat_back_by_coming_back(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in (company, picture):
        monkeypatch.setattr(each, "PATIENCE_SECONDS", 1.0)
    host, alice, bo = _company(visit, "bridgewar", {"West": "Alice", "East": "Bo"})
    link, device = alice.url, alice.context
    alice.close()
    expect(host.locator(".absent")).to_contain_text("Alice is no longer at the table.")
    host.locator(".absent").get_by_role("button", name="Let a bot play").click()
    expect(host.locator(".question")).to_contain_text("The others are asked.")
    bo.locator(".question").get_by_role("button", name="Let a bot play").click()
    expect(host.locator(".question, .absent")).to_have_count(0)
    expect(host.locator(".plate:has-text('Alice') .bot")).to_be_visible()
    again = device.new_page()
    again.goto(link)
    expect(again.locator(".own [data-card]").first).to_be_visible()
    expect(host.locator(".plate:has-text('Alice') .bot")).to_have_count(0)


def test_before_a_minute_nobody_is_replaced_and_one_may_wait(visit: Visit) -> None:
    host, alice, bo = _company(visit, "bridgewar", {"West": "Alice", "East": "Bo"}, ("phone", "phone", "desktop"))
    device, link = alice.context, alice.url
    alice.close()
    for page in (host, bo):
        expect(page.locator(".absent")).to_contain_text("Alice is no longer at the table.")
        expect(page.locator(".absent").get_by_role("button", name="A bot in")).to_be_disabled()
    host.locator(".absent").get_by_role("button", name="Wait").click()
    expect(host.locator(".absent")).to_have_count(0)
    expect(host.locator(".plate:has-text('Alice') .away")).to_be_visible()
    device.new_page().goto(link)
    for page in (host, bo):
        expect(page.locator(".absent, .away")).to_have_count(0)


def test_the_owner_sends_somebody_away(visit: Visit) -> None:
    host, alice = _company(visit, "bridgewar", {"West": "Alice"})
    expect(alice.locator(".own [data-card]").first).to_be_visible()
    _choose(alice, "Who is here")
    expect(alice.get_by_role("button", name="Send")).to_have_count(0)
    _choose(host, "Who is here")
    host.get_by_role("button", name="Send away after this deal").click()
    expect(host.get_by_role("dialog")).to_contain_text("leaves after this deal")
    host.get_by_role("button", name="Let Alice stay").click()
    expect(host.get_by_role("dialog")).not_to_contain_text("leaves after this deal")
    host.get_by_role("button", name="Send Alice away", exact=True).click()
    expect(alice.locator("h1")).to_contain_text("’s table")
    expect(alice.get_by_text("Your seat was given to a bot")).to_be_visible()
    expect(alice.locator("[data-card]")).to_have_count(0)
    expect(host.locator("dialog")).not_to_contain_text("Alice")


def test_a_table_is_found_by_others_only_if_its_owner_opens_it(visit: Visit) -> None:
    host, other = visit(), visit("/watch")
    host.get_by_label("Your nickname").fill("Zebedee")
    open_table(host, "bridgewar")
    expect(other.locator("main")).to_contain_text("private unless")
    _choose(host, "Who is here")
    host.get_by_label("Let others watch").check()
    other.reload()
    other.locator(".tables a", has_text="Zebedee").click()
    other.get_by_role("button", name="Just watch").click()
    expect(other.locator(".own [data-card]")).to_have_count(0)
    host.get_by_label("Let others watch").uncheck()
    expect(other.locator("h1")).to_have_text("Zebedee’s table")


def test_a_claim_is_refused_by_one_and_then_agreed(visit: Visit) -> None:
    host, west, east = _company(visit, "bridgewar", {"West": "Alice", "East": "Bo"}, ("phone", "sideways", "phone"))
    play(host, _may_play, west, east)
    hand = own_hand(host)
    for agreed in ("false", "true"):
        _choose(host, "Claim")
        host.get_by_role("button", name="Claim", exact=True).click()
        expect(west.locator(".columns.right [data-shown]")).to_have_count(len(hand))
        assert own_hand(host) == hand, "Who claims goes on seeing the own hand."
        west.locator(f"[data-answer={agreed}]").click()
        if agreed == "true":
            east.locator("[data-answer=true]").click()
        for each in (host, west, east):
            expect(each.locator(".question")).to_have_count(0)
    for each in (host, east):
        see_all(each)
        expect(each.locator(".result .ended")).to_contain_text("score")


def test_a_card_is_taken_back_when_both_opponents_agree(visit: Visit) -> None:
    host, west, east = _company(visit, "bridgewar", {"West": "Alice", "East": "Bo"}, ("phone", "phone", "sideways"))
    play(host, lambda page: _may_play(page) and len(on_table(page)) == 3, west, east)
    hand = own_hand(host)
    assert press(host, ".own [data-card].live")
    expect(host.locator(".own [data-card]")).to_have_count(len(hand) - 1)
    _choose(host, "Ask to take back")
    west.locator("[data-answer=true]").click()
    expect(host.locator(".question")).to_contain_text("The others are asked.")
    east.locator("[data-answer=true]").click()
    expect(host.locator(".question")).to_have_count(0)
    assert own_hand(host) == hand


def test_a_call_is_taken_back_with_the_consent_of_a_person_and_a_bot(visit: Visit) -> None:
    host, west = _company(visit, "contract", {"West": "Alice"})  # who does not call, so that the table waits
    host.locator("[data-call=pass]").click()
    expect(host.locator(".levels")).to_have_count(0)
    _choose(host, "Ask to take back")
    west.locator("[data-answer=true]").click()
    expect(host.locator(".levels")).to_be_visible()
    _choose(host, "What happened")
    expect(host.locator(".told")).to_contain_text("asks to take back the last move.")
    expect(host.locator(".told")).to_contain_text("The move is taken back.")


def _lead_out_of_turn(visit: Visit) -> tuple[Page, Page, str]:
    """A laws table where declarer's side is to lead, and East leads instead; returns that card too."""
    host = visit()
    host.locator(".rung:has(input[value=bridgewar])").click()
    unfold(host, "The table")
    host.get_by_label("Mistakes can happen").check()
    east = visit(gather(host, "bridgewar"))
    sit(east, "Bo", "East")
    begin(host, east)
    deadline = time.monotonic() + 30
    while not (_is_asked(host) and not on_table(host) and not on_table(east)):
        assert time.monotonic() < deadline, "Declarer's side never has the lead."
        assert not is_over(host)
        for page in (host, east):
            sweep(page)
            if on_table(host) or page is east:
                _play_fairly(page)
    card = own_hand(east)[0]
    assert press(east, f".own [data-card={card}]")
    expect(host.locator(".question")).to_contain_text("out of turn")
    return host, east, card


def test_a_lead_out_of_turn_is_rejected_and_another_accepted_and_play_goes_on_clockwise_from_it(visit: Visit) -> None:
    host, east, card = _lead_out_of_turn(visit)
    host.locator("[data-answer=rejected]").click()
    expect(host.locator(".question")).to_have_count(0)
    expect(east.locator(f".own [data-card={card}]")).to_have_count(1)
    expect(host.locator(".story")).to_contain_text(re.compile("Play from|Now play one of"))
    assert press(east, f".own [data-card={card}]")
    host.get_by_role("button", name="Accept the lead", exact=True).click()
    expect(host.locator(".question")).to_have_count(0)
    expect(east.locator(f".own [data-card={card}]")).to_have_count(0)
    deadline = time.monotonic() + 30
    while len(who := _who_played(host)) < 4:
        assert time.monotonic() < deadline, f"The trick stops at {who}."
        assert on_table(host)[0] == card
        _play_fairly(host)
    expect(host.locator(".plate.right")).to_have_attribute("aria-label", "Bo")
    left, opposite = (host.locator(f".plate.{at}").get_attribute("aria-label") for at in ("left", "top"))
    assert who == ["Bo", "You", left, opposite]
    _choose(host, "What happened")
    expect(host.locator(".told")).to_contain_text("You accept the lead out of turn.")


def _who_played(page: Page) -> list[str]:
    """Whose cards lie on the table, in the order in which they were played."""
    return [heard.split(":")[0] for heard in page.locator("[data-played] .heard").all_inner_texts()]


def _is_asked(page: Page) -> bool:
    return page.locator(".story.yours").count() > 0


def _play_fairly(page: Page) -> None:
    """At a laws table every card can be played: play one that may be, and only in turn."""
    if not _is_asked(page):
        return
    hand = ".own" if page.locator(".me .turn").count() else ".columns.mine"
    cards = [str(card) for card in page.locator(f"{hand} [data-card]").evaluate_all("e => e.map(x => x.dataset.card)")]
    led = on_table(page)
    fair = [card for card in cards if led and len(led) < 4 and card[0] == led[0][0]] or cards
    if fair:
        press(page, f"{hand} [data-card={fair[-1]}]")


def test_a_link_to_a_deal_opens_for_anyone_once_the_table_is_open(visit: Visit) -> None:
    host = visit()
    open_table(host, "bridgewar")
    _choose(host, "Let a bot play for me")
    look_on(host)
    table = host.url
    host.get_by_role("link", name="Look back").click()
    host.get_by_role("button", name="Step on", exact=True).wait_for()
    deal = host.url.removeprefix(table.split("/t/")[0])
    stranger = visit(deal, "desktop")
    expect(stranger.locator("main")).to_contain_text("This table is private")
    host.goto(table)
    _choose(host, "Who is here")
    host.get_by_label("Let others watch").check()
    stranger.goto(host.url.split("/t/")[0] + deal)
    expect(stranger.get_by_role("button", name="Step on", exact=True)).to_be_visible()
    host.goto(stranger.url)
    host.get_by_role("button", name="Step on", exact=True).wait_for()
    assert stranger.locator("h1").inner_text() == host.locator("h1").inner_text()


def test_a_table_is_resumed_from_the_first_page(visit: Visit) -> None:
    page = visit()
    open_table(page, "bridgewar")
    play(page, _may_play)
    hand = own_hand(page)
    page.goto(page.url.split("/t/")[0].removesuffix("/play") + "/play")
    page.locator(".resume a").first.click()
    page.locator("[data-card]").first.wait_for()
    assert own_hand(page) == hand
