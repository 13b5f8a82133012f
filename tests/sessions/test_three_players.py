"""MiniBridge for three: the deal goes round, and each keeps a total of their own."""

from __future__ import annotations

import pytest

from kibitz.cards import NT, Deal, Seat
from kibitz.engine import Game
from kibitz.games import game
from kibitz.sessions import Board, Result, result, session
from tests.sessions.playing import OnPaper, choose, claim, deals, made, next_board, on_paper, opened, said, to_the_end

NAMES = ("Ann", "Bea", "Cal")
SIMPLE = game("minibridge-simple3")
NORMAL = game("minibridge-normal3")

# 0, 7, 16 and 17 points
WEAK, MIDDLING, STRONG, STRONGEST = "T987.T98.987.987", "6543.7654.AK.654", "QJ2.QJ32.QJ32.AK", "AK.AK.T654.QJT32"


def hands(north: str, east: str, south: str, west: str) -> Deal:
    return Deal.parse(f"N:{north} {east} {south} {west}")


def played(rules: Game, board: Board, deal: Deal, tricks: int) -> Result:
    """A part-score at no-trumps, claimed."""
    state = opened(rules, board, deal)
    chosen = choose(state, "part-score", NT)
    assert chosen is not None
    return result(board, claim(made(state, chosen), tricks))


def totals(rules: Game, deal: Deal, tricks: int) -> tuple[int, ...]:
    """What Ann (North, the dealer), Bea (East) and Cal (West) get for one deal."""
    chosen = session("match", {}, rules)
    return chosen.standing([played(rules, next_board(chosen, []), deal, tricks)]).totals


def test_the_deal_goes_round_the_three_and_the_dealer_sits_north() -> None:
    chosen = session("match", {"deals": 4}, SIMPLE)
    results: list[Result] = []
    seen = []
    while (board := chosen.next_board(results)) is not None:
        assert board.dealer is Seat.NORTH and Seat.SOUTH not in board.seats
        seen.append(tuple(board.seats[seat] for seat in (Seat.NORTH, Seat.EAST, Seat.WEST)))
        results.append(played(SIMPLE, board, hands(STRONGEST, WEAK, STRONG, MIDDLING), 7))
    assert seen == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_three_players_with_no_limit_set_deal_once_each() -> None:
    chosen = session("match", {}, NORMAL)
    results: list[Result] = []
    while (board := chosen.next_board(results)) is not None:
        results.append(played(NORMAL, board, hands(STRONGEST, WEAK, STRONG, MIDDLING), 7))
    assert len(results) == 3


def test_simple_three_the_dealer_declares_alone_and_alone_scores() -> None:
    assert totals(SIMPLE, hands(STRONGEST, WEAK, STRONG, MIDDLING), 8) == (120, 0, 0)


def test_simple_three_each_defender_scores_for_tricks_short() -> None:
    assert totals(SIMPLE, hands(STRONGEST, WEAK, STRONG, MIDDLING), 5) == (0, 100, 100)


def test_simple_three_another_declares_and_the_player_opposite_makes_room() -> None:
    made_it, short = (totals(SIMPLE, hands(WEAK, STRONGEST, STRONG, MIDDLING), tricks) for tricks in (8, 5))
    assert (made_it, short) == ((0, 120, 0), (100, 0, 100))


def test_simple_three_under_21_points_the_same_dealer_deals_again() -> None:
    chosen = session("match", {}, SIMPLE)
    board = next_board(chosen, [])
    thrown_in = result(board, opened(SIMPLE, board, hands(STRONGEST, STRONG, WEAK, MIDDLING)))
    assert thrown_in.thrown_in is not None
    assert next_board(chosen, [thrown_in]) == board
    (sheet,) = chosen.sheets([thrown_in], NAMES)
    assert on_paper(sheet) == (OnPaper("TOTAL", (0, 0, 0)),)


def test_normal_three_the_dealer_declares_with_the_stronger_of_two_hands() -> None:
    # The spare hand is the stronger: the dealer takes it up, and alone scores all the same.
    assert totals(NORMAL, hands(STRONG, WEAK, STRONGEST, MIDDLING), 8) == (120, 0, 0)
    assert totals(NORMAL, hands(STRONG, WEAK, STRONGEST, MIDDLING), 6) == (0, 50, 50)


def test_normal_three_partner_of_another_declarer_takes_up_the_spare_hand_and_defends() -> None:
    # West declares with East's hand for dummy; East moves opposite the dealer and defends with her.
    made_it, short = (totals(NORMAL, hands(WEAK, STRONG, MIDDLING, STRONGEST), tricks) for tricks in (8, 5))
    assert (made_it, short) == ((0, 0, 120), (100, 100, 0))


def test_three_players_sheet_and_verdict() -> None:
    chosen = session("match", {"deals": 2}, NORMAL)
    results: list[Result] = []
    for deal, tricks in (
        (hands(STRONGEST, WEAK, STRONG, MIDDLING), 5),  # Ann deals and goes two down
        (hands(WEAK, STRONG, MIDDLING, STRONGEST), 7),  # Bea deals; Ann, now at West, makes a part-score
    ):
        results.append(played(NORMAL, next_board(chosen, results), deal, tricks))
    (sheet,) = chosen.sheets(results, NAMES)
    assert tuple(map(str, sheet.columns)) == NAMES
    assert on_paper(sheet) == (
        OnPaper("Deal 1", ("—", 100, 100)),
        OnPaper("Deal 2", (90, "—", "—"), ruled=True),
        OnPaper("TOTAL", (90, 100, 100)),
    )
    standing = chosen.standing(results)
    assert (standing.winners, said(standing, NAMES)) == ((1, 2), "Bea & Cal share the win with 100 each.")
    assert said(chosen.standing(results[:1]), NAMES) == "Bea & Cal share the lead with 100 each."
    assert said(chosen.standing(results[1:], stop=True), NAMES) == "Ann wins with 90."
    assert said(chosen.standing([]), NAMES) == "All players are level at 0 each."


@pytest.mark.parametrize("rules", [SIMPLE, NORMAL], ids=["simple", "normal"])
def test_three_players_really_played_declarer_alone_or_each_defender(rules: Game) -> None:
    chosen = session("match", {"target": 10_000}, rules)
    results: list[Result] = []
    for deal, _ in zip(deals(rules, "three"), range(30), strict=False):
        board = next_board(chosen, results)
        before = chosen.standing(results).totals
        end = opened(rules, board, deal)
        if not end.over:
            played_out = to_the_end(end, 7, "part-score", NT)
            if played_out is None:
                continue
            end = played_out
        results.append(result(board, end))
        after = chosen.standing(results).totals
        gained = {player for player in range(3) if after[player] > before[player]}
        if end.table.scored is None:
            assert gained == set()
        else:
            assert end.table.declarer is not None
            declarer = board.seats[end.table.people[end.table.declarer]]
            assert gained == {declarer}  # seven tricks make any part-score
    assert len(results) > 10
