"""A whole club night in the browser: six pairs with real cards, of whom one comes late, one goes home and two are lost.

The organiser does everything by buttons; the phones of one table are real pages, the others speak over the wire. What
the ranking comes to at the end is reckoned by code that shares nothing with kibitz's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from fractions import Fraction

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.app.client import Frame, PageClient
from tests.app.competition.test_club_night import FIVE_PAIRS, TRICKS, matchpoints, one_no_trump
from tests.page.barriers import barriers
from tests.page.conftest import Visit
from tests.page.server import Server

LATE = "Kim & Lou"
Spot = tuple[int, int, int]


class Wire:
    """The phones of all tables at which no page is open, and what was written down."""

    def __init__(self, address: str, code: str, secret: str, open_: ExitStack) -> None:
        self.address, self.code, self.open = address, code, open_
        self.desk = self.line()
        self.desk.ask("Follow", kind="event", code=code, secret=secret)
        self.phones: dict[int, PageClient] = {}
        self.written: dict[Spot, tuple[int, int, int]] = {}
        self.contract = one_no_trump(self.desk, code)

    def line(self) -> PageClient:
        return self.open.enter_context(closing(PageClient(self.address)))

    def come(self, entrant: int) -> None:
        phone = self.phones[entrant] = self.line()
        assert phone.ask("BeEntrant", code=self.code, entrant=entrant, nickname=f"Phone {entrant}")["type"] == "Done"

    def tables(self, number: int) -> list[Frame]:
        self.desk.wait_for_newest()
        lines = self.desk.followed["event"]["tables"].values()
        return sorted((line for line in lines if line["round"] == number), key=lambda line: int(line["table"]))

    def play(self, number: int, only: int | None = None) -> None:
        """Every table where somebody has a phone on the wire enters its boards, and the other side confirms."""
        for line in self.tables(number):
            if only not in (None, line["table"]):
                continue
            north, east = line["seats"]["N"], line["seats"]["E"]
            for board in line["boards"]:
                tricks = TRICKS[(3 * north + 5 * board + number) % len(TRICKS)]
                slip = {"code": self.code, "round": number, "board": board}
                said = {"declarer": "N", "contract": self.contract, "tricks": tricks}
                if north in self.phones:
                    done = self.phones[north].ask("EnterSlip", said=said, **slip)
                    assert done["type"] == "Done", done
                    if east in self.phones:
                        assert self.phones[east].ask("ConfirmSlip", **slip)["type"] == "Done"
                    self.note(number, line, board, tricks)

    def note(self, number: int, line: Frame, board: int, tricks: int) -> None:
        """One no-trump by North, by the printed table: 90 and 30 a trick, 50 a trick down, 100 if vulnerable."""
        north, east = line["seats"]["N"], line["seats"]["E"]
        vulnerable = (board - 1 + (board - 1) // 4) % 4 in (1, 3)
        net = 90 + 30 * (tricks - 7) if tricks >= 7 else (100 if vulnerable else 50) * (tricks - 7)
        self.written[number, line["table"], board] = north, east, net


@pytest.fixture
def wired() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def opened(desk: Page) -> tuple[str, str]:
    """From the form to the first round; the code and the secret."""
    desk.get_by_label("What it is called").fill("Thursday")
    desk.get_by_label("What is played").select_option("contract")
    desk.get_by_label("How results are compared").select_option("matchpoints")
    desk.get_by_role("button", name="Open it").click()
    desk.get_by_label("Who takes part").fill("\n".join(FIVE_PAIRS))
    desk.get_by_role("button", name="These 5 take part").click()
    desk.get_by_label("Boards a round").fill("2")
    desk.get_by_role("button", name="Play this").first.click()
    desk.get_by_role("button", name="Begin round 1").wait_for()
    code, secret = desk.url.split("/director/")[1].split("#")
    return code, secret


def begin(desk: Page, number: int) -> None:
    desk.get_by_role("button", name=f"Begin round {number}").click()
    expect(desk.get_by_role("button", name="End the round")).to_be_visible()


def end(desk: Page) -> None:
    expect(desk.get_by_text("All results of this round are in.")).to_be_visible()
    desk.get_by_role("button", name="End the round").click()
    expect(desk.get_by_role("button", name="End the round")).to_have_count(0)


def tap_in(page: Page, board: int, tricks: int, button: str = "Enter the result") -> None:
    page.locator("li").filter(has_text=f"Board {board}").get_by_role("button", name=button).click()
    dialog = page.get_by_role("dialog")
    for tap in ("North", "1", "no-trumps", str(tricks)):
        pressed: Locator = dialog.get_by_role("button", name=tap, exact=True)
        (pressed.last if tap.isdigit() and tap != "1" else pressed.first).click()
    dialog.get_by_role("button", name="Enter the result").click()
    expect(dialog).to_have_count(0)


def test_a_club_night_of_six_pairs(visit: Visit, site: Server, axe: str, wired: ExitStack) -> None:
    desk = visit("/club/competition", size="laptop")
    code, secret = opened(desk)
    wire = Wire(site.address, code, secret, wired)
    first = wire.tables(1)[0]
    north, east = first["seats"]["N"], first["seats"]["E"]
    ours, theirs = visit(f"/event/{code}", "phone with bars"), visit(f"/event/{code}", "phone with bars")
    for page, who in ((ours, north), (theirs, east)):
        page.get_by_role("button", name=FIVE_PAIRS[who - 1]).click()
    for who in set(range(1, 6)) - {north, east}:
        wire.come(who)
    # Round 1: what North-South tap is refused by the others, tapped again, and agreed to.
    begin(desk, 1)
    desk.get_by_role("tab", name="Settings").click()
    desk.get_by_label("Phones show the code of their table").uncheck()
    desk.get_by_role("tab", name="Tables").click()
    wire.play(1)
    wrong, (board, other) = 9, first["boards"]
    tap_in(ours, board, wrong)
    theirs.get_by_role("button", name="No, it is wrong").click()
    expect(ours.get_by_text("The two sides do not agree")).to_be_visible()
    tap_in(ours, board, 8, "Enter it again")
    theirs.get_by_role("button", name="Yes, it is right").click()
    expect(ours.get_by_text("The other side has to say")).to_have_count(0)
    wire.note(1, first, board, 8)
    tap_in(ours, other, 10)
    theirs.get_by_role("button", name="Yes, it is right").click()
    wire.note(1, first, other, 10)
    end(desk)
    # Two people come late, and are let in once the organiser has read what it means.
    desk.get_by_role("tab", name="People").click()
    desk.get_by_label("Somebody comes late").fill(LATE)
    desk.get_by_role("button", name="Let them in").click()
    dialog = desk.get_by_role("dialog")
    expect(dialog.get_by_text("Nobody waits")).to_be_visible()
    assert barriers(desk, axe) == []
    dialog.get_by_role("button", name="Let them in").click()
    expect(dialog).to_have_count(0)
    wire.come(6)
    for page in (ours, theirs):
        expect(page.get_by_text("Next: round 2")).to_be_visible()
    desk.get_by_role("tab", name="Tables").click()
    begin(desk, 2)
    _played_by_desk(desk, wire, 2)
    end(desk)
    # A pair goes home.
    gone = next(who for who in range(1, 6) if who not in (north, east))
    desk.get_by_role("tab", name="People").click()
    desk.get_by_role("button", name=FIVE_PAIRS[gone - 1]).click()
    desk.get_by_role("button", name="They go home").click()
    desk.get_by_role("button", name="They leave").click()
    expect(dialog).to_have_count(0)
    desk.get_by_role("tab", name="Tables").click()
    begin(desk, 3)
    expect(desk.get_by_text("Waiting in this round")).to_be_visible()
    _played_by_desk(desk, wire, 3)
    end(desk)
    # A table is lost while the round goes on.
    begin(desk, 4)
    kept, lost = wire.tables(4)
    desk.get_by_role("button", name=f"Table {lost['table']} falls out").click()
    boards = ", ".join(map(str, lost["boards"]))
    expect(dialog).to_contain_text(boards)
    dialog.get_by_role("button", name="They leave").click()
    expect(dialog).to_have_count(0)
    _played_by_desk(desk, wire, 4, only=kept["table"])
    end(desk)
    last = 5
    begin(desk, last)
    _played_by_desk(desk, wire, last)
    end(desk)
    _close(desk)
    # What was wrong is put right after the close: it opens again, with a reason, and closes once more.
    desk.get_by_role("button", name="Open it again").click()
    dialog.get_by_label("Why it is opened again").fill("Board scored the wrong way")
    dialog.get_by_role("button", name="Open it again").click()
    expect(dialog).to_have_count(0)
    desk.get_by_role("tab", name="Tables").click()
    while desk.get_by_role("heading", name="Round 1").count() == 0:
        desk.get_by_role("button", name="Round before").click()
    desk.locator(f"[data-table='{first['table']}'] .board", has_text=str(board)).first.click()
    dialog.get_by_label("Why it is corrected").fill("East declared")
    dialog.get_by_label("The result, typed").fill("E 1NT 7")
    expect(dialog.get_by_role("status").first).to_contain_text("E-W 90")
    dialog.get_by_role("button", name="Correct the result").click()
    expect(dialog).to_have_count(0)
    wire.written[1, first["table"], board] = north, east, -90
    _close(desk)
    _is_as_reckoned(desk, wire)
    # Everybody sees the same on their own phone, and what became of the board.
    _is_as_reckoned(ours, wire)
    desk.get_by_role("tab", name="Files").click()
    expect(desk.get_by_text("East declared")).to_be_visible()
    assert barriers(desk, axe) == []
    assert ours.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _played_by_desk(desk: Page, wire: Wire, number: int, only: int | None = None) -> None:
    """Phones on the wire enter what they can; the organiser types what is left."""
    wire.play(number, only)
    dialog = desk.get_by_role("dialog")
    for line in wire.tables(number):
        if only not in (None, line["table"]):
            continue
        for board in line["boards"]:
            if (number, line["table"], board) in wire.written:
                continue
            tricks = TRICKS[(3 * line["seats"]["N"] + 5 * board + number) % len(TRICKS)]
            desk.get_by_role("list", name=f"Tables of round {number}").locator(
                f"[data-table='{line['table']}']"
            ).get_by_role("button", name=f"Board {board}, missing").click()
            dialog.get_by_label("The result, typed").fill(f"N 1NT {tricks}")
            dialog.get_by_role("button", name="Enter the result").click()
            expect(dialog).to_have_count(0)
            wire.note(number, line, board, tricks)


def _close(desk: Page) -> None:
    desk.get_by_role("button", name="Close the event").click()
    desk.get_by_role("dialog").get_by_role("button", name="Close the event").click()
    expect(desk.get_by_role("button", name="Open it again")).to_be_visible()


def _is_as_reckoned(page: Page, wire: Wire) -> None:
    """The ranking on the screen, above and below the line."""
    expect(page.locator("tbody tr").first).to_be_visible()
    rows = [row.locator("td").all_inner_texts() for row in page.locator("tbody tr:has(td.score)").all()]
    shown = {int(number): (Fraction(score), int(boards)) for _, number, _, score, boards in rows[:6]}
    reckoned = matchpoints(wire.written)
    assert shown.keys() == reckoned.keys()
    for who, share in reckoned.items():
        assert abs(shown[who][0] - 100 * share) <= Fraction(1, 100), (who, shown[who], float(100 * share))
        assert shown[who][1] == sum(who in (north, east) for north, east, _ in wire.written.values())
