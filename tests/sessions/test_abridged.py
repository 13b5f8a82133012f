"""aBRIDGEd sessions: Figures 5, 6 and 7 really played, and the tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kibitz.cards import Side
from kibitz.engine.events import Entry
from kibitz.sessions import Board, Result, Session, session
from kibitz.sessions.abridged import pivot_seats
from tests.sessions.playing import ABRIDGED, OnPaper, abridged_hand, made_up, next_board, on_paper, said

NAMES = ("Bob", "Ted", "Carol", "Alice")
PIVOT_NAMES = ("Alice", "Bob", "Ted", "Carol")

Hand = tuple[str, str, int]
"""Who declares, what, and how many tricks the side wins."""


def play(chosen: Session, names: Sequence[str], hands: Sequence[Hand]) -> list[Result]:
    results: list[Result] = []
    for name, declared, tricks in hands:
        board = next_board(chosen, results)
        seat = next(seat for seat, player in board.seats.items() if names[player] == name)
        results.append(abridged_hand(board, seat, declared, tricks))
    return results


def printed(text: str) -> tuple[OnPaper, ...]:
    """A figure written down line by line: label, bar, WE, bar, THEY; lines are drawn around names and totals."""
    rows = []
    for line in text.strip().splitlines():
        label, *cells = (cell.strip() for cell in line.split("|"))
        ruled = label in ("", "HAND 4", "GAME TOTAL")
        rows.append(OnPaper(label, tuple(int(c) if c.isdecimal() else c or None for c in cells), ruled=ruled))
    return tuple(rows)


FIGURE_5 = """
           | Bob & Carol | Ted & Alice
HAND 1     | 100         | —
HAND 2     | —           | 20
HAND 3     | —           | 10
HAND 4     | 10          | —
GAME TOTAL | 110         | 30
"""

# Figure 5 tells who declared what, and how many tricks that side won.
FIGURE_5_HANDS = (("Carol", "play", 11), ("Ted", "seven", 9), ("Bob", "ten", 8), ("Alice", "play", 9))

FIGURE_6 = """
            | Bob & Carol | Ted & Alice
HAND 1      | 50          | —
HAND 2      | —           | 30
HAND 3      | 90          | —
HAND 4      | —           | 100
GAME TOTAL  | 140         | 130
            | Bob & Carol | Ted & Alice
HAND 1      | —           | 15
HAND 2      | —           | 55
HAND 3      | 100         | —
HAND 4      | —           | 5
GAME TOTAL  | 100         | 75
            | Bob & Carol | Ted & Alice
HAND 1      | —           | 60
HAND 2      | 20          | —
HAND 3      | 50          | —
HAND 4      | —           | 90
GAME TOTAL  | 70          | 150
GRAND TOTAL | 310         | 355
"""

# Figures 6 and 7 have scores only: these declarations and tricks lead to them.
FIGURE_6_HANDS = (
    *(("Bob", "ten", 10), ("Carol", "play", 8), ("Carol", "play", 10), ("Alice", "play", 11)),
    *(("Ted", "seven", 8), ("Alice", "ten", 11), ("Ted", "play", 6), ("Bob", "ten", 9)),
    *(("Bob", "play", 7), ("Carol", "seven", 9), ("Carol", "ten", 10), ("Ted", "play", 10)),
)

FIGURE_7 = """
            | Alice & Ted   | Bob & Carol
HAND 1      | 55            | —
HAND 2      | —             | 20
HAND 3      | —             | 50
HAND 4      | 90            | —
GAME TOTAL  | 145           | 70
            | Alice & Bob   | Carol & Ted
HAND 1      | —             | 30
HAND 2      | —             | 10
HAND 3      | 100           | —
HAND 4      | —             | 90
GAME TOTAL  | 100           | 130
            | Alice & Carol | Ted & Bob
HAND 1      | 55            | —
HAND 2      | —             | 90
HAND 3      | 30            | —
HAND 4      | 50            | —
GAME TOTAL  | 135           | 90
GRAND TOTAL | 380           |
"""
FIGURE_7_HANDS = (
    *(("Alice", "ten", 11), ("Bob", "seven", 9), ("Carol", "ten", 10), ("Ted", "play", 10)),
    *(("Alice", "play", 8), ("Carol", "seven", 7), ("Bob", "play", 11), ("Ted", "play", 10)),
    *(("Carol", "ten", 11), ("Bob", "play", 10), ("Alice", "seven", 11), ("Alice", "ten", 10)),
)


def test_abridged_figure_5_as_a_game_played() -> None:
    chosen = session("abridged-game", {}, ABRIDGED)
    results = play(chosen, NAMES, FIGURE_5_HANDS)
    (sheet,) = chosen.sheets(results, NAMES)
    assert (tuple(map(str, sheet.columns)), on_paper(sheet)) == (("WE", "THEY"), printed(FIGURE_5))
    standing = chosen.standing(results)
    assert said(standing, NAMES) == "Bob & Carol win 110 to 30."
    assert (standing.finished, standing.totals, standing.winners) == (True, (110, 30, 110, 30), (0, 2))
    assert chosen.next_board(results) is None


def test_abridged_figure_5_needs_eighty_points_before_the_fourth_hand() -> None:
    chosen = session("abridged-game", {}, ABRIDGED)
    results = play(chosen, NAMES, FIGURE_5_HANDS)[:3]
    standing = chosen.standing(results)
    ours, theirs, *_ = standing.totals
    assert ours - theirs == 70  # so 80 is the next ten that puts Ted and Alice ahead
    assert (said(standing, NAMES), standing.finished, standing.winners) == ("Bob & Carol lead 100 to 30.", False, ())


def test_abridged_figure_6_as_a_night_played() -> None:
    chosen = session("abridged-night", {}, ABRIDGED)
    results = play(chosen, NAMES, FIGURE_6_HANDS)
    (sheet,) = chosen.sheets(results, NAMES)
    assert on_paper(sheet) == printed(FIGURE_6)
    standing = chosen.standing(results)
    assert said(standing, NAMES) == "Ted & Alice win 355 to 310."
    assert standing.winners == (1, 3)


def test_abridged_figure_7_as_pivot_play_played() -> None:
    chosen = session("abridged-pivot", {}, ABRIDGED)
    results = play(chosen, PIVOT_NAMES, FIGURE_7_HANDS)
    sheets = chosen.sheets(results, PIVOT_NAMES)
    assert [str(sheet.title) for sheet in sheets] == [f"aBRIDGEd score sheet: {name}" for name in PIVOT_NAMES]
    assert on_paper(sheets[0]) == printed(FIGURE_7)
    # The others' totals follow from the same hands.
    assert [sheet.rows[-1].cells for sheet in sheets] == [(380, None), (260, None), (365, None), (335, None)]
    standing = chosen.standing(results)
    assert (standing.totals, standing.winners) == ((380, 260, 365, 335), (0,))
    assert said(standing, PIVOT_NAMES) == "Alice wins with 380."


def test_abridged_sheet_is_blank_where_nothing_has_been_played() -> None:
    (sheet,) = session("abridged-night", {}, ABRIDGED).sheets([], NAMES)
    names = ("Bob & Carol", "Ted & Alice")
    assert [row.cells for row in sheet.rows] == [names, *[(None, None)] * 5] * 3 + [(None, None)]


def test_abridged_a_game_is_four_hands_each_player_dealing_once() -> None:
    for name, games in (("abridged-game", 1), ("abridged-night", 3), ("abridged-pivot", 3)):
        chosen = session(name, {}, ABRIDGED)
        results: list[Result] = []
        while (board := chosen.next_board(results)) is not None:
            results.append(scored(board, 10, 0))
        for game_played in range(games):
            hands = results[4 * game_played : 4 * game_played + 4]
            assert sorted(hand.board.seats[hand.board.dealer] for hand in hands) == [0, 1, 2, 3]
        assert [hand.board.number for hand in results] == list(range(1, 4 * games + 1))


def test_pivot_every_pairing_comes_once() -> None:
    pairs = [frozenset(seats[seat] for seat in side.seats) for seats in map(pivot_seats, range(3)) for side in Side]
    assert len(set(pairs)) == len(pairs) == 6


# --- ties


def scored(board: Board, ns: int, ew: int) -> Result:
    lines = [Entry(side, points, "made") for side, points in ((Side.NS, ns), (Side.EW, ew)) if points]
    return made_up(board, *lines)


def hands(name: str, *points: int) -> tuple[Session, list[Result]]:
    """A session with these hands: points of North and South, or less than nothing for East and West."""
    chosen = session(name, {}, ABRIDGED)
    results: list[Result] = []
    for each in points:
        results.append(scored(next_board(chosen, results), max(0, each), max(0, -each)))
    return chosen, results


@pytest.mark.parametrize(
    ("points", "winners", "verdict"),
    [
        ((10, 10, 10, -30), (0, 2), "30 each: Bob & Carol win, because they won three of the four hands."),
        ((-10, 30, -10, -10), (1, 3), "30 each: Ted & Alice win, because they won three of the four hands."),
        ((20, 10, -10, -20), (1, 3), "30 each: Ted & Alice win, because they won the fourth hand."),
        ((-20, 10, -10, 20), (0, 2), "30 each: Bob & Carol win, because they won the fourth hand."),
        ((-20, -10, -10, 50), (0, 2), "Bob & Carol win 50 to 40."),
    ],
)
def test_abridged_winning_the_game(points: tuple[int, ...], winners: tuple[int, ...], verdict: str) -> None:
    chosen, results = hands("abridged-game", *points)
    standing = chosen.standing(results)
    assert (standing.winners, said(standing, NAMES)) == (winners, verdict)


def test_abridged_night_tied_goes_to_the_side_with_two_games() -> None:
    chosen, results = hands("abridged-night", *(10, 10, 10, 10), *(10, 10, 10, 10), *(-20, -20, -20, -20))
    standing = chosen.standing(results)
    assert (standing.winners, standing.totals) == ((0, 2), (80, 80, 80, 80))
    assert said(standing, NAMES) == "80 each: Bob & Carol win, because they won two of the three games."


def test_abridged_night_tied_counts_games_that_were_themselves_won_by_a_tie_break() -> None:
    level = (20, 10, -10, -20)  # to East and West, with the fourth hand
    chosen, results = hands("abridged-night", *level, *level, *level)
    standing = chosen.standing(results)
    assert (standing.winners, said(standing, NAMES)) == (
        (1, 3),
        "90 each: Ted & Alice win, because they won all three games.",
    )


def test_abridged_night_level_before_the_end_has_no_winner_yet() -> None:
    chosen, results = hands("abridged-night", *(20, 10, -10, -20), *(20, 10, -10, -20))
    standing = chosen.standing(results)
    assert (standing.winners, said(standing, NAMES)) == ((), "The sides are level at 60 each.")


def test_abridged_game_broken_off_level_stays_tied() -> None:
    chosen, results = hands("abridged-game", 10, -10)
    standing = chosen.standing(results, stop=True)
    assert (standing.finished, standing.winners) == (True, (0, 1, 2, 3))
    assert said(standing, NAMES) == "The sides are tied at 10 each."
    assert chosen.next_board(results, stop=True) is None


def test_pivot_equal_totals_share() -> None:
    # Alice and Ted win ten, then Alice and Bob, and at last Ted and Bob twenty.
    chosen, results = hands("abridged-pivot", *(0, 0, 0, 10), *(0, 0, 0, 10), *(0, 0, 0, -20))
    standing = chosen.standing(results)
    assert standing.totals == (20, 30, 30, 0)
    assert (standing.winners, said(standing, PIVOT_NAMES)) == ((1, 2), "Bob & Ted share the win with 30 each.")
