"""Matches: BridgeWar and MiniBridge by deals, as a race and against the clock; duplicate boards."""

from __future__ import annotations

import pytest

from kibitz.cards import CLUBS, NT, SPADES, Deal, Seat, Side
from kibitz.engine.events import Entry
from kibitz.games import game
from kibitz.sessions import Result, result, session
from tests.sessions.playing import (
    OnPaper,
    choose,
    claim,
    contract_deal,
    made,
    made_up,
    next_board,
    on_paper,
    opened,
    passed_out,
    played,
    said,
    steer,
)

NAMES = ("Bob", "Ted", "Carol", "Alice")
BRIDGEWAR = game("bridgewar")
EXTREME = game("extreme")
MINIBRIDGE = game("minibridge")
DUPLICATE = game("contract", {"scoring": "duplicate"})

TWENTY_EACH = "N:AKQJ.5432.AKQJ.5 T987.AKQJ.T987.A 6543.T987.6543.4 2.6.2.KQJT987632"


def test_bridgewar_match_of_four_deals_played() -> None:
    chosen = session("match", {"deals": 4}, BRIDGEWAR)
    results: list[Result] = []
    for tricks in (9, 6, 7, 13):  # the dealer attacks: North, East, South, West
        board = next_board(chosen, results)
        results.append(played(BRIDGEWAR, board, board.dealer, tricks))
    (sheet,) = chosen.sheets(results, NAMES)
    assert tuple(map(str, sheet.columns)) == ("Bob & Carol", "Ted & Alice")
    assert on_paper(sheet) == (
        OnPaper("Deal 1", (1, "—")),
        OnPaper("Deal 2", (1, "—")),
        OnPaper("Deal 3", (1, "—")),
        OnPaper("Deal 4", ("—", 1), ruled=True),
        OnPaper("TOTAL", (3, 1)),
    )
    assert chosen.next_board(results) is None
    assert said(chosen.standing(results), NAMES) == "Bob & Carol win 3 to 1."


def test_bridgewar_match_with_no_limit_set_has_each_player_deal_once() -> None:
    chosen = session("match", {}, BRIDGEWAR)
    dealers = []
    results: list[Result] = []
    while (board := chosen.next_board(results)) is not None:
        dealers.append(board.dealer)
        results.append(made_up(board))
    assert dealers == [Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST]
    assert said(chosen.standing(results), NAMES) == "The sides are tied at 0 each."


def test_extreme_race_to_ten_points_played() -> None:
    chosen = session("match", {"target": 10}, EXTREME)
    results: list[Result] = []
    for declarer, terms, strain, tricks in (
        (Seat.NORTH, "clash", NT, 9),
        (Seat.SOUTH, "skirmish", SPADES, 7),
        (Seat.WEST, "showdown", SPADES, 11),
    ):
        board = next_board(chosen, results)
        results.append(played(EXTREME, board, declarer, tricks, terms, strain))
    (sheet,) = chosen.sheets(results, NAMES)
    assert [row.cells for row in sheet.rows] == [(5, "—"), ("—", 1), (5, "—"), (10, 1)]
    assert chosen.next_board(results) is None
    assert chosen.standing(results).winners == (0, 2)


def test_minibridge_session_with_the_figures_of_the_sheet_played() -> None:
    chosen = session("match", {"deals": 3}, MINIBRIDGE)
    results: list[Result] = []
    for declarer, terms, strain, tricks in (
        (Seat.EAST, "part-score", CLUBS, 8),
        (Seat.NORTH, "game", NT, 9),
        (Seat.SOUTH, "game", SPADES, 8),
    ):
        board = next_board(chosen, results)
        results.append(played(MINIBRIDGE, board, declarer, tricks, terms, strain))
    (sheet,) = chosen.sheets(results, NAMES)
    assert [row.cells for row in sheet.rows] == [("—", 90), (400, "—"), ("—", 100), (400, 190)]
    assert said(chosen.standing(results), NAMES) == "Bob & Carol win 400 to 190."


def test_minibridge_law_6_twenty_each_is_dealt_again_by_the_same_dealer() -> None:
    chosen = session("match", {"deals": 2}, MINIBRIDGE)
    first = next_board(chosen, [])
    results = [played(MINIBRIDGE, first, Seat.NORTH, 7, "part-score", NT)]
    board = next_board(chosen, results)
    thrown_in = result(board, opened(MINIBRIDGE, board, Deal.parse(TWENTY_EACH)))
    assert thrown_in.thrown_in is not None and thrown_in.thrown_in.same_dealer
    results.append(thrown_in)
    assert next_board(chosen, results) == board
    assert board.dealer is Seat.EAST
    results.append(played(MINIBRIDGE, board, Seat.NORTH, 7, "part-score", NT))
    (sheet,) = chosen.sheets(results, NAMES)
    assert [row.label for row in on_paper(sheet)] == ["Deal 1", "Deal 2", "TOTAL"]
    assert chosen.next_board(results) is None


def test_all_about_minibridge_a_session_may_last_until_a_target_total() -> None:
    chosen = session("match", {"target": 500}, MINIBRIDGE)
    results: list[Result] = []
    for points in (400, 90):
        results.append(made_up(next_board(chosen, results), Entry(Side.EW, points, "tricks")))
    assert said(chosen.standing(results), NAMES) == "Ted & Alice lead 490 to 0."
    results.append(made_up(next_board(chosen, results), Entry(Side.EW, 10, "tricks")))
    assert (chosen.next_board(results), chosen.standing(results).finished) == (None, True)


def test_minibridge_law_18_time_limit_finishes_the_deal_under_way() -> None:
    chosen = session("match", {"minutes": 30}, MINIBRIDGE)
    results: list[Result] = []
    board = next_board(chosen, results)
    # Time is called while this deal is played: it still counts, and none follows.
    results.append(played(MINIBRIDGE, board, Seat.NORTH, 7, "part-score", NT))
    assert chosen.next_board(results) is not None
    assert chosen.next_board(results, stop=True) is None
    standing = chosen.standing(results, stop=True)
    assert (standing.finished, said(standing, NAMES)) == (True, "Bob & Carol win 90 to 0.")


def test_match_ends_at_the_first_limit_reached() -> None:
    chosen = session("match", {"deals": 2, "target": 100}, MINIBRIDGE)
    results: list[Result] = []
    for _ in range(2):
        results.append(made_up(next_board(chosen, results), Entry(Side.NS, 20, "tricks")))
    assert chosen.next_board(results) is None


def test_rules_equal_totals_stand_tied() -> None:
    chosen = session("match", {"deals": 2}, BRIDGEWAR)
    results: list[Result] = []
    for side in Side:
        results.append(made_up(next_board(chosen, results), Entry(side, 1, "victory")))
    standing = chosen.standing(results)
    assert (standing.winners, said(standing, NAMES)) == ((0, 1, 2, 3), "The sides are tied at 1 each.")


def test_minibridge_tricks_only_both_sides_score_and_both_may_reach_the_target() -> None:
    by_tricks = game("minibridge", {"scoring": "tricks"})
    chosen = session("match", {"target": 6}, by_tricks)
    results = [played(by_tricks, next_board(chosen, []), Seat.NORTH, 7, "tricks", NT)]
    standing = chosen.standing(results)
    assert (standing.totals, standing.winners) == ((7, 6, 7, 6), (0, 2))


def test_claimed_tricks_count_in_a_match() -> None:
    chosen = session("match", {"deals": 1}, MINIBRIDGE)
    board = next_board(chosen, [])
    state = opened(
        MINIBRIDGE, board, Deal.parse("N:AKQ2.432.AK32.A2 JT9.AKQ.QJT.JT98 8765.765.987.KQ3 43.JT98.654.7654")
    )
    chosen_contract = choose(state, "part-score", NT)
    assert chosen_contract is not None
    state = made(state, chosen_contract)
    state = claim(made(state, steer(state, 9)), 9)
    assert chosen.standing([result(board, state)]).totals == (150, 0, 150, 0)


def test_duplicate_boards_have_their_dealer_and_vulnerability() -> None:
    chosen = session("match", {"deals": 17}, DUPLICATE)
    results: list[Result] = []
    found = []
    while (board := chosen.next_board(results)) is not None:
        found.append(board.dealer + "".join(side[0] for side in board.vulnerable))
        results.append(made_up(board))
    # As printed on the boards: dealer, then N if North-South and E if East-West are vulnerable.
    assert " ".join(found) == "N EN SE WNE NN EE SNE W NE ENE S WN NNE E SN WE N"


def test_duplicate_match_played_with_a_passed_out_board() -> None:
    chosen = session("match", {"deals": 3}, DUPLICATE)
    results = [contract_deal(DUPLICATE, next_board(chosen, []), Seat.NORTH, "4S", 10)]
    results.append(passed_out(DUPLICATE, next_board(chosen, results)))
    results.append(contract_deal(DUPLICATE, next_board(chosen, results), Seat.WEST, "3NT", 8))
    (sheet,) = chosen.sheets(results, NAMES)
    assert on_paper(sheet) == (
        OnPaper("Deal 1", (420, "—")),
        OnPaper("Deal 2, passed out", ("—", "—")),
        OnPaper("Deal 3", (100, "—"), ruled=True),  # board 3: East-West are vulnerable
        OnPaper("TOTAL", (520, 0)),
    )
    assert chosen.next_board(results) is None


@pytest.mark.parametrize("name", ["bridgewar", "heroes", "battles", "extreme", "minibridge"])
def test_nobody_is_vulnerable_where_the_game_knows_no_vulnerability(name: str) -> None:
    chosen = session("match", {"deals": 4}, game(name))
    results: list[Result] = []
    while (board := chosen.next_board(results)) is not None:
        assert board.vulnerable == ()
        results.append(made_up(board))
