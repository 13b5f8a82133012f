"""Rubbers: one played card by card with its sheet, and the ways in which a rubber can end."""

from __future__ import annotations

import pytest

from kibitz.cards import CLUBS, HEARTS, NT, SPADES, Deal, Seat, Side, Strain
from kibitz.engine.events import Entry
from kibitz.games import game
from kibitz.scoring import rubber
from kibitz.sessions import Result, Session, session
from tests.sessions.playing import OnPaper, as_entries, contract_deal, made_up, next_board, on_paper, passed_out, said

NAMES = ("Bob", "Ted", "Carol", "Alice")
CONTRACT = game("contract")
NONE: tuple[Side, ...] = ()
BOTH = (Side.NS, Side.EW)

# West has four of the five top hearts.
WITH_HONOURS = "N:Q87.T43.KQ72.T54 KJ5.652.AJ6.AKQ7 T9643.97.T854.J2 A2.AKQJ8.93.9863"


def sheet_rows(chosen: Session, results: list[Result], *, stop: bool = False) -> list[tuple[object, ...]]:
    """The sheet as label, WE, THEY; a line drawn beneath a row is a row of its own."""
    (sheet,) = chosen.sheets(results, NAMES, stop=stop)
    assert tuple(map(str, sheet.columns)) == ("WE", "THEY")
    rows: list[tuple[object, ...]] = []
    for row in on_paper(sheet):
        rows.append((row.label, *row.cells))
        if row.ruled:
            rows.append(LINE)
    return rows


LINE = ("-----", None, None)


def test_a_rubber_played_from_the_first_deal_to_the_last() -> None:
    chosen = session("rubber", {}, CONTRACT)
    results: list[Result] = []

    def deal(dealer: Seat, vulnerable: tuple[Side, ...], declarer: Seat, bid: str, tricks: int) -> None:
        board = next_board(chosen, results)
        assert (board.dealer, board.vulnerable) == (dealer, vulnerable)
        results.append(contract_deal(CONTRACT, board, declarer, bid, tricks))

    deal(Seat.NORTH, NONE, Seat.NORTH, "2C", 9)
    results.append(passed_out(CONTRACT, next_board(chosen, results)))  # East's deal: South is next
    deal(Seat.SOUTH, NONE, Seat.EAST, "3S", 7)
    deal(Seat.WEST, NONE, Seat.SOUTH, "3D", 9)
    board = next_board(chosen, results)
    assert (board.dealer, board.vulnerable) == (Seat.NORTH, (Side.NS,))
    honoured = Deal.parse(WITH_HONOURS)
    results.append(contract_deal(CONTRACT, board, Seat.WEST, "4H", 10, doubling="doubled", deal=honoured))
    deal(Seat.EAST, BOTH, Seat.EAST, "1NT", 8)
    assert said(chosen.standing(results), NAMES) == "Ted & Alice lead 460 to 220."
    deal(Seat.SOUTH, BOTH, Seat.NORTH, "6S", 12)

    assert chosen.next_board(results) is None
    assert sheet_rows(chosen, results) == [
        ("", "Bob & Carol", "Ted & Alice"),
        ("Rubber", 500, None),
        ("Deal 7: slam", 750, None),
        ("Deal 6: overtricks", None, 30),
        ("Deal 5: honours", None, 100),
        ("Deal 5: doubled", None, 50),
        ("Deal 3: undertricks", 100, None),
        ("Deal 1: overtricks", 20, None),
        LINE,
        ("Deal 1: tricks", 40, None),
        ("Deal 4: tricks", 60, None),
        LINE,
        ("Deal 5: tricks", None, 240),
        LINE,
        ("Deal 6: tricks", None, 40),
        ("Deal 7: tricks", 180, None),
        LINE,
        ("TOTAL", 1650, 460),
    ]
    standing = chosen.standing(results)
    assert (standing.finished, standing.totals, standing.winners) == (True, (1650, 460, 1650, 460), (0, 2))
    assert said(standing, NAMES) == "Bob & Carol win 1650 to 460."


def bid_and_scored(
    results: list[Result],
    chosen: Session,
    side: Side,
    strain: Strain,
    level: int,
    tricks: int,
    doubling: str = "undoubled",
) -> None:
    """The next deal, without its play."""
    board = next_board(chosen, results)
    lines = rubber.score(strain, level, doubling, tricks, vulnerable=side in board.vulnerable)
    results.append(made_up(board, *as_entries(side, lines)))


def test_contract_sheet_rubber_in_two_games_is_700() -> None:
    chosen = session("rubber", {}, CONTRACT)
    results: list[Result] = []
    for _ in range(2):
        bid_and_scored(results, chosen, Side.EW, NT, 3, 9)
    assert sheet_rows(chosen, results)[1] == ("Rubber", None, 700)
    assert said(chosen.standing(results), NAMES) == "Ted & Alice win 900 to 0."


def test_contract_sheet_rubber_in_three_games_is_500() -> None:
    chosen = session("rubber", {}, CONTRACT)
    results: list[Result] = []
    for side in (Side.EW, Side.NS, Side.EW):
        bid_and_scored(results, chosen, side, NT, 3, 9)
    assert chosen.standing(results).totals == (100, 700, 100, 700)


def test_contract_sheet_the_winner_need_not_be_the_side_with_the_two_games() -> None:
    chosen = session("rubber", {}, CONTRACT)
    results: list[Result] = []
    bid_and_scored(results, chosen, Side.NS, NT, 3, 9)
    bid_and_scored(results, chosen, Side.NS, SPADES, 7, 9, "redoubled")  # four short, vulnerable: 400 + 3 x 600
    bid_and_scored(results, chosen, Side.NS, NT, 3, 9)
    standing = chosen.standing(results)
    assert (standing.finished, standing.winners) == (True, (1, 3))
    assert said(standing, NAMES) == "Ted & Alice win 2200 to 900."


def test_part_scores_of_both_sides_start_again_after_a_game() -> None:
    chosen = session("rubber", {}, CONTRACT)
    results: list[Result] = []
    for side, level in ((Side.EW, 2), (Side.NS, 3), (Side.EW, 2), (Side.NS, 2)):
        bid_and_scored(results, chosen, side, HEARTS, level, 9)
    # East and West were at 120: game. The 60 that North and South make now follow no part-score.
    assert next_board(chosen, results).vulnerable == (Side.EW,)
    bid_and_scored(results, chosen, Side.NS, CLUBS, 1, 7)
    assert next_board(chosen, results).vulnerable == (Side.EW,)
    bid_and_scored(results, chosen, Side.NS, CLUBS, 1, 7)
    assert next_board(chosen, results).vulnerable == BOTH


def test_overtricks_and_bonuses_do_not_make_a_game() -> None:
    chosen = session("rubber", {}, CONTRACT)
    results: list[Result] = []
    bid_and_scored(results, chosen, Side.NS, SPADES, 2, 13)
    assert next_board(chosen, results).vulnerable == NONE


def test_equal_totals_are_tied() -> None:
    chosen = session("rubber", {}, CONTRACT)
    results: list[Result] = []
    for _ in range(2):
        bid_and_scored(results, chosen, Side.NS, NT, 3, 9)
    level = made_up(results[0].board, Entry(Side.EW, 900, "undertricks"))
    standing = chosen.standing([level, *results])
    assert (standing.winners, said(standing, NAMES)) == ((0, 1, 2, 3), "The sides are tied at 900 each.")


@pytest.mark.parametrize(("rules", "only_game", "only_part"), [("printed", 0, 0), ("laws", 300, 100)])
def test_unfinished_rubber(rules: str, only_game: int, only_part: int) -> None:
    chosen = session("rubber", {}, game("contract", {"rules": rules}))
    results: list[Result] = []

    def extra() -> tuple[int, int]:
        """What breaking off now adds for each side."""
        going_on = chosen.standing(results)
        broken_off = chosen.standing(results, stop=True)
        assert broken_off.finished and not going_on.finished
        return broken_off.totals[0] - going_on.totals[0], broken_off.totals[1] - going_on.totals[1]

    assert extra() == (0, 0)
    bid_and_scored(results, chosen, Side.NS, HEARTS, 1, 7)
    assert extra() == (only_part, 0)
    bid_and_scored(results, chosen, Side.EW, HEARTS, 1, 7)
    assert extra() == (0, 0)  # both have a part-score
    bid_and_scored(results, chosen, Side.EW, HEARTS, 3, 9)
    assert extra() == (0, only_game)
    bid_and_scored(results, chosen, Side.NS, HEARTS, 1, 7)
    assert extra() == (only_part, only_game)
    bid_and_scored(results, chosen, Side.NS, HEARTS, 4, 10)
    assert extra() == (0, 0)  # a game each
    assert chosen.next_board(results, stop=True) is None


def test_unfinished_rubber_shows_its_bonus_on_the_sheet() -> None:
    chosen = session("rubber", {}, game("contract", {"rules": "laws"}))
    results: list[Result] = []
    bid_and_scored(results, chosen, Side.NS, NT, 3, 9)
    bid_and_scored(results, chosen, Side.NS, NT, 1, 7)
    assert sheet_rows(chosen, results, stop=True) == [
        ("", "Bob & Carol", "Ted & Alice"),
        ("Only part-score", 100, None),
        ("Only game", 300, None),
        LINE,
        ("Deal 1: tricks", 100, None),
        LINE,
        ("Deal 2: tricks", 40, None),
        ("TOTAL", 540, 0),
    ]


def test_an_empty_sheet_has_its_line() -> None:
    (sheet,) = session("rubber", {}, CONTRACT).sheets([], NAMES)
    assert on_paper(sheet) == (
        OnPaper("", ("Bob & Carol", "Ted & Alice")),
        OnPaper("", (None, None), ruled=True),
        OnPaper("TOTAL", (0, 0)),
    )


def test_passed_out_deals_move_on_to_the_next_dealer() -> None:
    chosen = session("rubber", {}, CONTRACT)
    results: list[Result] = []
    for seat in (*Seat, Seat.NORTH):
        board = next_board(chosen, results)
        assert board.dealer is seat
        results.append(passed_out(CONTRACT, board))
    assert [result.board.number for result in results] == [1, 2, 3, 4, 5]
    assert chosen.standing(results).totals == (0, 0, 0, 0)


@pytest.mark.parametrize(("whose", "points"), [("any", 100), ("declarers", 0), ("none", 0)])
def test_rules_readings_defenders_honours_count_also_when_the_contract_fails(whose: str, points: int) -> None:
    table = game("contract", {"honours": whose})
    board = next_board(session("rubber", {}, table), [])
    result = contract_deal(table, board, Seat.NORTH, "1H", 5, deal=Deal.parse(WITH_HONOURS))
    honours = sum(entry.points for entry in result.entries if entry.reason == "honours")
    assert (honours, result.points(Side.EW)) == (points, 2 * 50 + points)


@pytest.mark.parametrize(("slams_taken", "points"), [(False, 120 + 60), (True, 120 + 60 + 500)])
def test_rules_slams_taken_is_a_switch_of_the_game(slams_taken: bool, points: int) -> None:
    table = game("contract", {"slams_taken": slams_taken})
    board = next_board(session("rubber", {}, table), [])
    assert contract_deal(table, board, Seat.NORTH, "4S", 12).points(Side.NS) == points
