"""The practice screen: a puzzle is answered by mouse, touch and keyboard, explained, and followed by the next."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from kibitz.practice.puzzles import Puzzle, by_key
from tests.page.barriers import barriers
from tests.page.conftest import Visit, in_windows
from tests.page.playing import open_table, play


def shown(page: Page) -> Puzzle:
    return by_key()[page.locator("[data-puzzle]").get_attribute("data-puzzle") or ""]


def choose(page: Page, what: str, label: str = "About") -> Puzzle:
    """Ask for a kind of puzzle; the one that is shown may be of it already."""
    before = page.locator("[data-puzzle]").get_attribute("data-puzzle") or ""
    if not page.get_by_label(label).is_visible():
        page.get_by_text("Choose puzzles").click()
    page.get_by_label(label).select_option(what)
    expect(page.locator("[data-puzzle]")).not_to_have_attribute("data-puzzle", before)
    return shown(page)


def miss(page: Page, puzzle: Puzzle) -> None:
    """Answer wrongly, and again where a second try is given and there is another wrong answer; else leave it there."""
    kind = "answer" if puzzle.contracts else "card"
    wrong = [each for each in puzzle.answers if each not in puzzle.right]
    page.locator(f"[data-{kind}='{wrong[0]}']").click()
    if len(puzzle.answers) > 2:
        page.get_by_role("heading", name="Have another try").wait_for()
        page.locator(f"[data-{kind}='{(wrong[1:] or puzzle.right)[0]}']").click()
    heading = "Not this time." if len(puzzle.answers) <= 2 or wrong[1:] else "That is right!"
    page.get_by_role("heading", name=heading).wait_for()


def test_from_home_to_a_puzzle_right_and_wrong_and_on(visit: Visit) -> None:
    page = visit("/", size="phone with bars")
    page.get_by_role("link", name="Practice", exact=True).click()
    page.locator("[data-puzzle]").wait_for()
    puzzle = choose(page, "asks rest")
    page.locator(f"[data-card={puzzle.right[0]}]").click()
    expect(page.get_by_role("heading", name="That is right!")).to_be_visible()
    expect(page.get_by_text("1 in a row")).to_be_visible()
    for card in puzzle.right:
        expect(page.locator(f"[data-card={card}].right")).to_have_count(1)
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator("[data-puzzle]")).not_to_have_attribute("data-puzzle", puzzle.key)
    puzzle = shown(page)
    miss(page, puzzle)
    expect(page.get_by_text("0 in a row")).to_be_visible()
    # The answer is given: another tap changes nothing.
    page.locator(f"[data-card={puzzle.right[0]}]").click(force=True)
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/play", size="laptop")
    # The first puzzle is of the easiest game, however late the list of games comes.
    late: list[Route] = []
    page.route("**/api/games", lambda route: late.append(route))
    page.goto("/".join(page.url.split("/")[:3]) + "/practice")
    page.wait_for_timeout(200)
    late.pop().continue_()
    page.locator("[data-puzzle]").wait_for()
    assert shown(page).game == "bridgewar"
    puzzle = choose(page, "asks safe")
    page.locator(".turn [data-card]").first.focus()
    for _ in puzzle.hands[puzzle.turn]:
        if page.evaluate("document.activeElement.dataset.card") == puzzle.right[0]:
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="That is right!")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()


def test_a_contract_is_chosen_with_a_button(visit: Visit) -> None:
    page = visit("/practice", size="tablet")
    puzzle = choose(page, "asks stakes")
    miss(page, puzzle)
    expect(page.locator(f"[data-answer='{puzzle.right[0]}'].right")).to_have_count(1)
    page.get_by_text("Your themes").click()
    expect(page.get_by_role("listitem").filter(has_text="Points and tricks")).to_contain_text("0 of 1 solved")


def test_of_one_game_and_theme_and_the_whole_deal(visit: Visit) -> None:
    page = visit("/practice")
    assert choose(page, "contract", "The game").game == "contract"
    puzzle = choose(page, "theme hold-up")
    assert (puzzle.game, puzzle.theme) == ("contract", "hold-up")
    page.locator(f"[data-card={puzzle.right[0]}]").click()
    page.get_by_role("link", name="Play the whole deal").click()
    expect(page.locator("main")).to_contain_text(puzzle.code)


def test_every_kind_of_puzzle_fits_the_width(visit: Visit) -> None:
    page = visit("/practice", size="phone with bars")
    for asks in ("rest", "safe", "deal", "trumps", "stakes", "signal"):
        choose(page, f"asks {asks}")
        for size in in_windows(page, "laptop", "tablet", "phone with bars"):
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (asks, size)
            widths = page.locator(".turn [data-card]").evaluate_all("e => e.map(x => x.getBoundingClientRect().width)")
            assert all(width >= 40 for width in widths), (asks, size)
        # On the phone, which came last, question and own hand are seen at once.
        expect(page.locator(".felt > .bottom")).to_be_in_viewport(ratio=1)


def test_no_barriers(visit: Visit, axe: str) -> None:
    page = visit("/practice", size="phone with bars")
    puzzle = choose(page, "asks deal")
    assert barriers(page, axe) == []
    miss(page, puzzle)
    page.get_by_text("Your themes").click()
    assert barriers(page, axe) == []
    puzzle = choose(page, "asks trumps")
    page.locator(f"[data-answer='{puzzle.right[0]}']").click()
    page.get_by_role("heading", name="That is right!").wait_for()
    assert barriers(page, axe) == []
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_role("button", name="Play it").first.wait_for()
    assert barriers(page, axe) == []


def test_the_deal_of_the_day_is_begun_and_gone_on_with(visit: Visit) -> None:
    page = visit("/practice/today", size="tablet")
    page.locator("[data-daily=bridgewar]").click()
    page.wait_for_url("**/t/*")
    page.locator(".own [data-card]").first.wait_for()
    page.goto(page.url.split("/t/")[0] + "/practice/today")
    expect(page.get_by_role("link", name="Go on")).to_have_count(1)
    page.get_by_role("link", name="Go on").click()
    page.locator(".own [data-card]").first.wait_for()


def test_a_puzzle_has_an_address(visit: Visit) -> None:
    page = visit("/practice", size="laptop")
    key = page.locator("[data-puzzle]").get_attribute("data-puzzle")
    page.wait_for_url(f"**/practice/{key}")
    page.reload()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", key or "")
    page.goto(page.url.rsplit("/", 1)[0] + "/nowhere")
    expect(page.get_by_text("There is no such puzzle")).to_be_visible()
    expect(page.locator("[data-puzzle]")).to_have_count(1)


def test_the_week_at_home_leads_to_its_two_puzzles_one_after_the_other(visit: Visit) -> None:
    """Who plays the first card that is allowed loses tricks in some place soon."""
    page = visit(size="laptop")
    home = page.url.removesuffix("/play")
    link = page.locator(".kindly a")
    for _ in range(12):
        page.goto(home + "/play")
        open_table(page, "bridgewar")
        play(page)
        page.locator(".result .reason:not(:has(.thinking))").wait_for()  # of a deal lost the cards are judged now
        page.goto(home + "/")
        page.locator("[data-step]").wait_for()
        if link.count():
            break
    expect(page.locator(".kindly")).to_contain_text("Most tricks got away")
    expect(link).to_have_text("2 puzzles for that")
    first, second = (link.get_attribute("href") or "").split("#again-")[1].split("-", 1)
    link.click()
    assert shown(page).key == first
    miss(page, shown(page))
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", second)
