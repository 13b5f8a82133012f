"""The look back: what each card was worth, the costly moments, and the deal played again from one of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.page.barriers import barriers
from tests.page.conftest import PATIENCE_MS, Visit, in_windows
from tests.page.playing import look_on, open_menu, open_table, play, see_all


def _played(page: Page, game: str, level: str = "beginner") -> None:
    """A deal that bots of a level played, and its result."""
    page.locator(f".rung:has(input[value={game}])").click()
    page.locator("summary").first.click()
    page.locator("#bots").select_option(level)
    page.locator(".go .main").click()
    open_menu(page)
    page.get_by_role("button", name=re.compile("(for me|pour moi)$")).click()
    look_on(page)


def _looked_back(page: Page) -> None:
    page.locator(".result a.button").click()
    page.locator("section.could").wait_for()


def _lost_something(page: Page, game: str) -> None:
    """The look back at a deal in which somebody gave a trick away: beginners do so in nearly every one."""
    for _ in range(5):
        _played(page, game)
        _looked_back(page)
        if page.locator(".jump").count():
            return
        page.goto(page.url.split("/t/")[0] + "/play")
    raise AssertionError("Nobody gave a trick away in five deals.")


def _costly(page: Page) -> None:
    """To the next card that cost tricks."""
    page.locator(".jump").click()
    page.locator("[data-verdict=mistake]").wait_for()


def test_what_each_card_was_worth_stands_on_it(visit: Visit, axe: str) -> None:
    page = visit(size="phone with bars")
    _lost_something(page, "minibridge")
    expect(page.locator(".worth")).to_have_count(0)  # all hands seen is hindsight, and asked for
    page.get_by_label("Show what each card cost, all hands seen").check()
    _costly(page)
    chosen = page.locator(".worth .played")
    expect(chosen).to_have_count(1)
    expect(chosen.locator(".badge")).to_have_text(re.compile(r"^(=|−\d+)$"))
    expect(chosen).to_contain_text(re.compile(r"(costs \d+ tricks?|as good as it gets), played"))
    expect(page.locator(".worth .badge:not(.costs)").first).to_have_text("=")
    expect(page.locator("[data-verdict=mistake]")).to_contain_text(re.compile("A mistake. .* was better"))
    for size in in_windows(page, "phone with bars", "tablet", "laptop"):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        expect(chosen).to_be_visible()
        assert barriers(page, axe) == [], size
    page.get_by_label("Show what each card cost, all hands seen").uncheck()
    expect(page.locator(".worth")).to_have_count(0)
    page.reload()
    _costly(page)
    expect(page.locator(".worth")).to_have_count(0)  # it is remembered


def test_every_costly_card_is_marked_and_reached(visit: Visit) -> None:
    page = visit(size="desktop")
    _lost_something(page, "bridgewar")
    marks = page.locator(".marks span")
    count = marks.count()
    assert count > 0
    seen = []
    for _ in range(count):
        _costly(page)
        expect(page.locator(".marks .here")).to_have_count(1)
        seen.append(" ".join(page.locator(".felt > .line").inner_text().split()))
    assert len(set(seen)) == count


def test_a_deal_is_played_again_from_a_costly_moment_and_set_beside_the_first_time(visit: Visit, axe: str) -> None:
    page = visit(size="desktop")
    open_table(page, "bridgewar")
    play(page)
    first = page.url
    _looked_back(page)
    page.locator("input[type=range]").focus()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play the deal again")).to_be_disabled()
    for _ in range(3):
        page.get_by_role("button", name="Trick back").click()
    laid = page.locator("[data-played]").count()
    assert laid == 4
    page.get_by_role("button", name="Play again from here").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.startswith(first))
    expect(page.locator(".bar")).to_be_visible()
    play(page)
    see_all(page)
    two = page.get_by_role("region", name="The same deal twice")
    expect(two.get_by_role("columnheader")).to_have_text(["First time", "This time"])
    expect(two.locator("tbody tr")).to_have_count(3)
    assert barriers(page, axe) == []
    two.get_by_role("link").click()
    page.wait_for_url(f"**/t/{first.split('/t/')[1].split('/')[0]}/*")
    page.get_by_role("link", name="Progress").click()
    page.get_by_role("link", name="History").click()
    expect(page.locator("main li a").first).to_contain_text("played again or taken back, not counted")


def test_the_result_offers_the_deal_again_with_the_same_bots(visit: Visit) -> None:
    page = visit(size="desktop")
    _played(page, "abridged", "club")
    heard: list[dict[str, object]] = []
    page.on("websocket", lambda line: line.on("framesent", lambda sent: heard.append(json.loads(sent))))
    page.reload()
    see_all(page)
    page.get_by_role("button", name="Play this deal again").click()
    page.locator("[data-at]").first.wait_for()
    asked = [frame for frame in heard if frame["type"] == "PlayAgain"]
    assert [frame["at"] for frame in asked] == [0]


def _calls(page: Page) -> Iterator[str]:
    """The look back step by step, as long as calls are made."""
    for _ in range(40):
        page.get_by_role("button", name="Step on", exact=True).click()
        yield page.locator(".felt > .line").inner_text()


def test_ones_own_call_is_told_in_words_and_what_the_coach_would_have_called(visit: Visit, axe: str) -> None:
    page = visit(size="tablet")
    open_table(page, "contract")
    play(page)
    _looked_back(page)
    assert any(line.startswith("You pass") for line in _calls(page))
    words = page.locator(".felt > .words")
    # The coach thinks about it as about a hint.
    expect(words).to_contain_text(re.compile(r"The coach(:| would have done the same)"), timeout=20_000)
    assert barriers(page, axe) == []


@pytest.mark.parametrize(
    "game",
    [
        "contract",  # which has all that can be said of a step
        pytest.param("first-tricks", marks=pytest.mark.nightly),
        pytest.param("abridged", marks=pytest.mark.nightly),
    ],
)
def test_on_a_phone_each_step_its_words_and_the_hand_are_in_sight(visit: Visit, game: str) -> None:
    page = visit(size="phone with bars")
    open_table(page, game)
    play(page)
    _looked_back(page)
    for width, height in ((390, 664), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("slider").fill("0")
        page.get_by_role("button", name="Step on", exact=True).click()
        steps, hidden = page.evaluate(_WALK, PATIENCE_MS)
        assert steps > 3
        assert hidden == [], (width, height)


_HIDDEN = """() => {
    const bar = document.querySelector(".steps").getBoundingClientRect();
    const isMistake = document.querySelector(".felt [data-verdict=mistake]") !== null;
    const said = [...document.querySelectorAll(".felt > .line, .felt > .held, .felt > .spoken")];
    const wanted = said.filter((each) => !(isMistake && each.classList.contains("why")));
    const hidden = wanted.filter((each) => {
        const { top, bottom, height } = each.getBoundingClientRect();
        return height === 0 || top < 0 || bottom > bar.top;
    });
    const told = hidden.map((each) => `${each.className}: ${each.innerText}`);
    return document.documentElement.scrollWidth > innerWidth ? [...told, "wider than the window"] : told;
}"""
"""What is said of the step that is shown, and the hand, where they are not to be seen. Below what was wrong with a card
its player's reasons may be a thumb's way down."""
_WALK = f"""async (patience) => {{
    const hidden = {_HIDDEN};
    const frame = () => new Promise(requestAnimationFrame);
    const isThought = () => document.querySelector(".felt").innerText.includes("thinking it over");
    const found = [];
    for (let steps = 1; ; steps += 1) {{
        const late = performance.now() + patience;
        do await frame(); while (isThought() && performance.now() < late);
        found.push(...hidden());
        if (isThought()) found.push("it is still thought over");
        const forward = document.querySelector(".steps .main");
        if (forward.disabled) return [steps, found];
        forward.click();
    }}
}}"""
"""The same of every step from this one to the last, and how many they are; inside the page, for they are many."""


def test_it_speaks_of_people_and_of_the_compass_to_who_asks_for_it(visit: Visit) -> None:
    page = visit(size="desktop")
    _played(page, "minibridge")
    see_all(page)
    expect(page.locator(".result")).not_to_contain_text(_COMPASS)
    page.locator(".result a.button").click()
    page.locator("summary", has_text="with hindsight").click()
    assert _told(page), "Something is told of every deal."
    expect(page.locator("p.won")).to_have_text(re.compile(r"^You and \w+ \d+ · \w+ and \w+ \d+$"))
    expect(page.locator("section.could")).to_contain_text("You and ")
    for told in (*_told(page), *page.locator("section.could, .score, .outcome").all_inner_texts()):
        assert not _COMPASS.search(told), told
    there = page.url
    page.goto(there.split("/t/")[0])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Call players North, East, South and West").check()
    page.goto(there)
    page.locator("section.could").wait_for()
    expect(page.locator("p.won")).to_contain_text("North and South")
    assert any(_COMPASS.search(told) for told in _told(page))


_COMPASS = re.compile(r"\b(North|East|South|West)\b")


def _told(page: Page) -> list[str]:
    """What is said of each step, from the first to the last; inside the page, for they are many."""
    page.get_by_role("slider").fill("0")
    expect(page.get_by_role("button", name="Step on", exact=True)).to_be_enabled()
    told: list[str] = page.evaluate(_TOLD)
    return told


_TOLD = """async () => {
    const told = [];
    for (const forward = document.querySelector(".steps .main"); !forward.disabled; ) {
        forward.click();
        await new Promise(requestAnimationFrame);
        told.push(...[...document.querySelectorAll(".felt > :not(.calls)")].map((each) => each.innerText));
    }
    return told;
}"""


@pytest.mark.nightly
def test_the_look_back_in_french(visit: Visit) -> None:
    page = visit(locale="fr-FR", size="desktop")
    _lost_something(page, "minibridge")
    _costly(page)
    expect(page.locator("[data-verdict=mistake]")).to_contain_text("était mieux")
    expect(page.get_by_text("Montrer ce que coûtait chaque carte")).to_be_visible()
