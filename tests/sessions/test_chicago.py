"""Chicago: four deals with their vulnerability, bonuses and carried part-scores."""

from __future__ import annotations

from kibitz.cards import CLUBS, HEARTS, NT, SPADES, Seat, Side, Strain
from kibitz.games import game
from kibitz.scoring import rubber
from kibitz.sessions import Result, session
from tests.sessions.playing import as_entries, contract_deal, made_up, next_board, on_paper, passed_out, said

NAMES = ("Bob", "Ted", "Carol", "Alice")
CONTRACT = game("contract")
CHICAGO = session("chicago", {}, CONTRACT)
FAILED = (Side.NS, NT, 7, 12)


def played(*deals: tuple[Side, Strain, int, int]) -> list[Result]:
    """These contracts: whose, in what, at which level, and the tricks that were won."""
    results: list[Result] = []
    for side, strain, level, tricks in deals:
        board = next_board(CHICAGO, results)
        lines = rubber.score(strain, level, "undoubled", tricks, vulnerable=side in board.vulnerable)
        results.append(made_up(board, *as_entries(side, lines)))
    return results


def written(results: list[Result]) -> dict[str, int]:
    """What stands on the sheet under which label, with a minus for THEY."""
    (sheet,) = CHICAGO.sheets(results, NAMES)
    found = {}
    for row in on_paper(sheet)[:-1]:
        we, they = row.cells
        if isinstance(we, int) or isinstance(they, int):
            found[row.label] = we if isinstance(we, int) else -they if isinstance(they, int) else 0
    return found


def test_rules_chicago_vulnerable_none_dealer_dealer_both() -> None:
    results: list[Result] = []
    boards = []
    while (board := CHICAGO.next_board(results)) is not None:
        boards.append((board.dealer, board.vulnerable))
        results += played(*[FAILED] * 4)[len(results) : len(results) + 1]
    assert boards == [
        (Seat.NORTH, ()),
        (Seat.EAST, (Side.EW,)),
        (Seat.SOUTH, (Side.NS,)),
        (Seat.WEST, (Side.NS, Side.EW)),
    ]


def test_rules_chicago_game_300_and_vulnerable_500() -> None:
    game_bid = (Side.NS, SPADES, 4, 10)
    found = written(played(*[game_bid] * 4))
    assert [found[f"Deal {number}: game"] for number in (1, 2, 3, 4)] == [300, 300, 500, 500]


def test_rules_chicago_part_scores_carry_on_and_complete_a_game() -> None:
    found = written(played((Side.EW, HEARTS, 2, 8), (Side.EW, CLUBS, 2, 8)))
    assert found == {"Deal 1: tricks": -60, "Deal 2: tricks": -40, "Deal 2: game": -500}


def test_rules_chicago_a_game_wipes_out_the_other_sides_part_score() -> None:
    found = written(played((Side.EW, HEARTS, 2, 8), (Side.NS, NT, 3, 9), (Side.EW, HEARTS, 2, 8)))
    assert "Deal 3: game" not in found


def test_rules_chicago_100_for_a_part_score_on_the_last_deal() -> None:
    part = (Side.NS, CLUBS, 1, 7)
    assert written(played(FAILED, FAILED, FAILED, part))["Deal 4: last part-score"] == 100
    assert "Deal 3: last part-score" not in written(played(FAILED, FAILED, part))
    # One that completes a game on the last deal has the bonus for a game instead.
    found = written(played(FAILED, FAILED, (Side.NS, NT, 2, 8), (Side.NS, CLUBS, 2, 8)))
    assert (found["Deal 4: game"], "Deal 4: last part-score" in found) == (500, False)
    assert "Deal 4: last part-score" not in written(played(FAILED, FAILED, part, FAILED))


def test_rules_chicago_a_passed_out_deal_is_dealt_again_by_the_same_dealer() -> None:
    results: list[Result] = []
    for times_passed in (0, 2, 1, 0):
        board = next_board(CHICAGO, results)
        results += [passed_out(CONTRACT, board)] * times_passed
        assert next_board(CHICAGO, results) == board
        results.append(made_up(board, *as_entries(Side.NS, rubber.score(NT, 7, "undoubled", 12, vulnerable=False))))
    assert CHICAGO.next_board(results) is None


def test_chicago_played() -> None:
    results: list[Result] = []
    for declarer, bid, tricks in (
        (Seat.NORTH, "1NT", 7),
        (Seat.WEST, "4S", 9),
        (Seat.SOUTH, "2D", 8),
        (Seat.EAST, "2C", 9),
    ):
        board = next_board(CHICAGO, results)
        results.append(contract_deal(CONTRACT, board, declarer, bid, tricks))
    (sheet,) = CHICAGO.sheets(results, NAMES)
    assert [tuple(row) for row in on_paper(sheet)] == [
        ("", ("Bob & Carol", "Ted & Alice"), False),
        ("Deal 4: last part-score", (None, 100), False),
        ("Deal 4: overtricks", (None, 20), False),
        ("Deal 2: undertricks", (100, None), True),
        ("Deal 1: tricks", (40, None), False),
        ("Deal 3: tricks", (40, None), False),
        ("Deal 4: tricks", (None, 40), False),
        ("TOTAL", (180, 160), False),
    ]
    assert said(CHICAGO.standing(results), NAMES) == "Bob & Carol win 180 to 160."


def test_chicago_broken_off_stands_as_it_is() -> None:
    results = played((Side.EW, HEARTS, 2, 8))
    standing = CHICAGO.standing(results, stop=True)
    assert (standing.finished, said(standing, NAMES)) == (True, "Ted & Alice win 60 to 0.")
    assert CHICAGO.next_board(results, stop=True) is None
