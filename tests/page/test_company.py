"""Two or more people at one table: what needs the others' consent, and who comes and goes."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.playing import is_over, on_table, open_table, own_hand, play, press, sweep


def _sit(visit: Visit, host: Page, seat: str, name: str, size: str = "phone") -> Page:
    """Come to a table by its link and take a seat."""
    guest = visit("/t/" + host.url.split("/t/")[1], size)
    guest.get_by_label("Your nickname").fill(name)
    guest.get_by_role("button", name=seat, exact=True).click()
    expect(guest.get_by_role("button", name="Just watch")).to_have_count(0)
    expect(host.locator(".name", has_text=name)).to_be_visible()
    return guest


def _choose(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=item, exact=True).click()


def _may_play(page: Page) -> bool:
    return page.locator(".own [data-card].live").count() > 0


def test_who_is_gone_is_replaced_by_consent_and_takes_the_seat_back(visit: Visit) -> None:
    host = visit()
    open_table(host, "bridgewar")
    alice = _sit(visit, host, "East", "Alice")
    bo = _sit(visit, host, "West", "Bo")
    link, device = alice.url, alice.context
    alice.close()
    expect(host.locator(".plate:has-text('Alice') .away")).to_be_visible()
    _choose(host, "Let a bot play for Alice")
    expect(host.locator(".question")).to_contain_text("The others are asked.")
    bo.get_by_role("button", name="Let a bot play", exact=True).click()
    expect(host.locator(".question")).to_have_count(0)
    again = device.new_page()
    again.goto(link)
    again.get_by_role("button", name="Take my seat back").click()
    expect(again.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(again.locator(".own [data-card]").first).to_be_visible()


def test_one_who_does_not_want_to_wait_is_outvoted(visit: Visit) -> None:
    host = visit()
    open_table(host, "bridgewar")
    alice = _sit(visit, host, "East", "Alice")
    bo = _sit(visit, host, "West", "Bo")
    alice.close()
    expect(host.locator(".plate:has-text('Alice') .away")).to_be_visible()
    _choose(host, "Let a bot play for Alice")
    bo.get_by_role("button", name="Wait", exact=True).click()
    expect(host.locator(".question")).to_have_count(0)
    expect(host.locator(".plate:has-text('Alice') .away")).to_be_visible()


def test_a_claim_is_refused_by_one_and_then_agreed(visit: Visit) -> None:
    host = visit()
    open_table(host, "bridgewar")
    east = _sit(visit, host, "East", "Alice", "sideways")
    west = _sit(visit, host, "West", "Bo")
    play(host, _may_play, east, west)
    hand = own_hand(host)
    for agreed in ("false", "true"):
        _choose(host, "Claim")
        host.get_by_role("button", name="Claim", exact=True).click()
        expect(east.locator(".columns.right [data-shown]")).to_have_count(len(hand))
        assert own_hand(host) == hand, "Who claims goes on seeing the own hand."
        east.locator(f"[data-answer={agreed}]").click()
        if agreed == "true":
            west.locator("[data-answer=true]").click()
        for each in (host, east, west):
            expect(each.locator(".question")).to_have_count(0)
    expect(host.locator(".result h2")).to_contain_text("score")
    expect(west.locator(".result h2")).to_contain_text("score")


def test_a_card_is_taken_back_when_both_opponents_agree(visit: Visit) -> None:
    host = visit()
    open_table(host, "bridgewar")
    east = _sit(visit, host, "East", "Alice")
    west = _sit(visit, host, "West", "Bo", "sideways")
    play(host, lambda page: _may_play(page) and len(on_table(page)) == 3, east, west)
    hand = own_hand(host)
    assert press(host, ".own [data-card].live")
    expect(host.locator(".own [data-card]")).to_have_count(len(hand) - 1)
    _choose(host, "Ask to take back")
    east.locator("[data-answer=true]").click()
    expect(host.locator(".question")).to_contain_text("The others are asked.")
    west.locator("[data-answer=true]").click()
    expect(host.locator(".question")).to_have_count(0)
    assert own_hand(host) == hand


def test_a_call_is_taken_back_with_the_consent_of_a_person_and_a_bot(visit: Visit) -> None:
    host = visit()
    open_table(host, "contract")
    east = _sit(visit, host, "East", "Alice")  # who does not call, so that the table waits
    host.locator("[data-call=pass]").click()
    expect(host.locator(".levels")).to_have_count(0)
    _choose(host, "Ask to take back")
    east.locator("[data-answer=true]").click()
    expect(host.locator(".levels")).to_be_visible()
    _choose(host, "What happened")
    expect(host.locator(".told")).to_contain_text("asks to take back the last move.")
    expect(host.locator(".told")).to_contain_text("The move is taken back.")


def _lead_out_of_turn(visit: Visit) -> tuple[Page, Page, str]:
    """A laws table where declarer's side is to lead, and West leads instead; returns that card too."""
    host = visit()
    host.locator(".rung:has(input[value=bridgewar])").click()
    host.locator("summary").click()
    host.get_by_label("Laws table").check()
    host.get_by_role("button", name="Play now").click()
    host.locator(".bar").wait_for()
    west = _sit(visit, host, "West", "Bo")
    deadline = time.monotonic() + 30
    while not (_is_asked(host) and not on_table(host) and not on_table(west)):
        assert time.monotonic() < deadline, "Declarer's side never has the lead."
        assert not is_over(host)
        for page in (host, west):
            sweep(page)
            if on_table(host) or page is west:
                _play_fairly(page)
    card = own_hand(west)[0]
    assert press(west, f".own [data-card={card}]")
    expect(host.locator(".question")).to_contain_text("out of turn")
    return host, west, card


def test_a_lead_out_of_turn_is_rejected(visit: Visit) -> None:
    host, west, card = _lead_out_of_turn(visit)
    host.locator("[data-answer=rejected]").click()
    expect(host.locator(".question")).to_have_count(0)
    expect(west.locator(f".own [data-card={card}]")).to_have_count(1)
    expect(host.locator(".story")).to_contain_text("Your turn")


def test_a_lead_out_of_turn_is_accepted_and_play_goes_on_clockwise_from_it(visit: Visit) -> None:
    host, west, card = _lead_out_of_turn(visit)
    host.get_by_role("button", name="Accept the lead", exact=True).click()
    expect(host.locator(".question")).to_have_count(0)
    expect(west.locator(f".own [data-card={card}]")).to_have_count(0)
    deadline = time.monotonic() + 30
    while len(who := _who_played(host)) < 4:
        assert time.monotonic() < deadline, f"The trick stops at {who}."
        assert on_table(host)[0] == card
        _play_fairly(host)
    assert who == ["West", "North", "East", "South"]
    _choose(host, "What happened")
    expect(host.locator(".told")).to_contain_text("accepts the lead out of turn.")


def _who_played(page: Page) -> list[str]:
    """The seats whose cards lie on the table, in the order in which they were played."""
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


def test_a_link_to_a_deal_opens_for_anyone(visit: Visit) -> None:
    host = visit()
    open_table(host, "bridgewar")
    _choose(host, "Let a bot play for me")
    host.locator(".result").wait_for()
    host.get_by_role("link", name="Step through the deal").click()
    host.get_by_role("button", name="Step on", exact=True).wait_for()
    stranger = visit("/t/" + host.url.split("/t/")[1], "desktop")
    expect(stranger.get_by_role("button", name="Step on", exact=True)).to_be_visible()
    assert stranger.locator("h1").inner_text() == host.locator("h1").inner_text()


def test_a_table_is_resumed_from_the_first_page(visit: Visit) -> None:
    page = visit()
    open_table(page, "bridgewar")
    play(page, _may_play)
    hand = own_hand(page)
    page.goto(page.url.split("/t/")[0])
    page.locator(".resume a").first.click()
    page.locator("[data-card]").first.wait_for()
    assert own_hand(page) == hand
