"""MiniBridge scores: the worked figures of the one-sheet rules and of the Laws, and every score there is."""

from __future__ import annotations

import pytest

from kibitz.cards import CLUBS, DIAMONDS, HEARTS, NT, SPADES, Strain
from kibitz.scoring import minibridge
from kibitz.scoring.line import totals

DENOMINATIONS = {"no-trumps": (NT,), "major": (SPADES, HEARTS), "minor": (DIAMONDS, CLUBS)}

# What declarers get for 0 to 13 tricks; below nothing is what the defenders get.
SCORES = """
part-score no-trumps  -350 -300 -250 -200 -150 -100  -50   90  120  150  180  210  240  270
part-score major      -350 -300 -250 -200 -150 -100  -50   80  110  140  170  200  230  260
part-score minor      -350 -300 -250 -200 -150 -100  -50   70   90  110  130  150  170  190
game       no-trumps  -450 -400 -350 -300 -250 -200 -150 -100  -50  400  430  460  490  520
game       major      -500 -450 -400 -350 -300 -250 -200 -150 -100  -50  420  450  480  510
game       minor      -550 -500 -450 -400 -350 -300 -250 -200 -150 -100  -50  400  420  440
slam       no-trumps  -600 -550 -500 -450 -400 -350 -300 -250 -200 -150 -100  -50  990 1020
slam       major      -600 -550 -500 -450 -400 -350 -300 -250 -200 -150 -100  -50  980 1010
slam       minor      -600 -550 -500 -450 -400 -350 -300 -250 -200 -150 -100  -50  920  940
lesson     no-trumps  -350 -300 -250 -200 -150 -100  -50   90  130  170  210  250  290  330
lesson     major      -350 -300 -250 -200 -150 -100  -50   90  130  170  210  250  290  330
lesson     minor      -350 -300 -250 -200 -150 -100  -50   90  130  170  210  250  290  330
"""


def scored(terms: str, strain: Strain, tricks: int) -> tuple[int, int]:
    return totals(minibridge.score(terms, strain, minibridge.goal(terms, strain), tricks))


@pytest.mark.parametrize("line", SCORES.strip().splitlines(), ids=lambda line: " ".join(line.split()[:2]))
def test_every_score(line: str) -> None:
    terms, denomination, *scores = line.split()
    for strain in DENOMINATIONS[denomination]:
        found = [scored(terms, strain, tricks) for tricks in range(14)]
        assert found == [(max(0, int(score)), max(0, -int(score))) for score in scores]


def test_minibridge_sheet_clubs_part_score_eight_tricks() -> None:
    assert scored("part-score", CLUBS, 8) == (40 + 50, 0) == (90, 0)


def test_minibridge_sheet_spades_part_score_ten_tricks() -> None:
    assert scored("part-score", SPADES, 10) == (120 + 50, 0) == (170, 0)


def test_minibridge_sheet_no_trumps_part_score_nine_tricks() -> None:
    assert scored("part-score", NT, 9) == (100 + 50, 0) == (150, 0)


def test_minibridge_sheet_no_trump_game_nine_tricks_then_thirty_each() -> None:
    assert [scored("game", NT, tricks) for tricks in (9, 10, 11, 12, 13)] == [(400 + 30 * over, 0) for over in range(5)]


def test_minibridge_sheet_no_trump_tricks_are_thirty_each_and_ten_more() -> None:
    assert [minibridge.odd_tricks(NT, 6 + odd) for odd in range(1, 8)] == [30 * odd + 10 for odd in range(1, 8)]


@pytest.mark.parametrize("strain", [SPADES, HEARTS])
def test_minibridge_sheet_major_game_ten_tricks_then_thirty_each(strain: Strain) -> None:
    assert [scored("game", strain, tricks) for tricks in (10, 11, 12, 13)] == [
        (420 + 30 * over, 0) for over in range(4)
    ]


@pytest.mark.parametrize("strain", [DIAMONDS, CLUBS])
def test_minibridge_sheet_minor_game_eleven_tricks_then_twenty_each(strain: Strain) -> None:
    assert [scored("game", strain, tricks) for tricks in (11, 12, 13)] == [(400 + 20 * over, 0) for over in range(3)]


def test_minibridge_sheet_hearts_game_ten_tricks() -> None:
    assert scored("game", HEARTS, 10) == (120 + 300, 0) == (420, 0)


def test_minibridge_sheet_game_in_spades_eight_tricks_is_down_two() -> None:
    assert scored("game", SPADES, 8) == (0, 100)


def test_all_about_minibridge_law_10_goals() -> None:
    assert [minibridge.goal("part-score", strain) for strain in (NT, SPADES, HEARTS, DIAMONDS, CLUBS)] == [7] * 5
    assert [minibridge.goal("game", strain) for strain in (NT, SPADES, HEARTS, DIAMONDS, CLUBS)] == [9, 10, 10, 11, 11]


def test_all_about_minibridge_law_10_a_game_goal_is_worth_a_hundred_in_tricks() -> None:
    for strain in (NT, SPADES, HEARTS, DIAMONDS, CLUBS):
        goal = minibridge.goal("game", strain)
        assert minibridge.odd_tricks(strain, goal) >= 100 > minibridge.odd_tricks(strain, goal - 1)


def test_all_about_minibridge_slam_is_twelve_tricks_in_anything_and_a_bonus_of_800() -> None:
    assert {minibridge.goal("slam", strain) for strain in (NT, SPADES, HEARTS, DIAMONDS, CLUBS)} == {12}
    assert scored("slam", SPADES, 12)[0] - scored("game", SPADES, 12)[0] == 800 - 300


def test_all_about_minibridge_targets_from_combined_points() -> None:
    printed = {(21, 22): 7, (23, 24): 8, (25, 26): 9, (27, 28): 10, (29, 32): 11, (33, 36): 12, (37, 40): 13}
    for (least, most), tricks in printed.items():
        assert {minibridge.target(points) for points in range(least, most + 1)} == {tricks}


def test_all_about_minibridge_a_target_is_just_won_or_lost() -> None:
    for target in range(7, 14):
        for tricks in range(14):
            assert totals(minibridge.score("target", NT, target, tricks)) == ((1, 0) if tricks >= target else (0, 1))


def test_all_about_minibridge_score_by_tricks_only() -> None:
    assert [totals(minibridge.score("tricks", SPADES, 7, tricks)) for tricks in (0, 5, 13)] == [
        (0, 13),
        (5, 8),
        (13, 0),
    ]


def test_minilesson_three_fifty_for_the_majority_and_forty_a_trick() -> None:
    assert [scored("lesson", NT, tricks) for tricks in (6, 7, 9)] == [(0, 50), (90, 0), (170, 0)]
