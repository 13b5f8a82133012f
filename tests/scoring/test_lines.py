"""What a score says besides its total: to whom each line goes, what for, and on which side of the line it stands."""

from __future__ import annotations

import pytest

from kibitz.cards import CLUBS, NT, SPADES, Strain
from kibitz.scoring import abridged, bridgewar, duplicate, minibridge, rubber
from kibitz.scoring.line import Line, ScoreReason

Lines = tuple[Line, ...]


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (bridgewar.heroes(8), (Line(True, 1, ScoreReason.VICTORY),)),
        (bridgewar.heroes(5), (Line(False, 1, ScoreReason.VICTORY),)),
        (bridgewar.heroes(7, short="defenders"), (Line(False, 1, ScoreReason.VICTORY),)),
        (abridged.score("ten", 10), (Line(True, 50, ScoreReason.MADE),)),
        (abridged.score("ten", 9), (Line(False, 5, ScoreReason.SHORT),)),
        (
            minibridge.score("tricks", NT, 7, 9),
            (Line(True, 9, ScoreReason.TRICKS), Line(False, 4, ScoreReason.TRICKS)),
        ),
        (minibridge.score("target", NT, 9, 9), (Line(True, 1, ScoreReason.TARGET),)),
        (minibridge.score("target", NT, 9, 8), (Line(False, 1, ScoreReason.TARGET),)),
        (minibridge.score("game", SPADES, 10, 8), (Line(False, 100, ScoreReason.UNDERTRICKS),)),
        (
            minibridge.score("game", SPADES, 10, 10),
            (Line(True, 120, ScoreReason.TRICKS), Line(True, 300, ScoreReason.BONUS)),
        ),
        (
            rubber.score(SPADES, 4, "undoubled", 8, vulnerable=True),
            (Line(False, 200, ScoreReason.UNDERTRICKS),),
        ),
        (
            rubber.score(SPADES, 6, "redoubled", 13, vulnerable=False, rules=rubber.LAWS),
            (
                Line(True, 720, ScoreReason.TRICKS, below=True),
                Line(True, 200, ScoreReason.OVERTRICKS),
                Line(True, 100, ScoreReason.REDOUBLED),
                Line(True, 500, ScoreReason.SLAM),
            ),
        ),
    ],
)
def test_the_lines_of_a_deal(found: Lines, expected: Lines) -> None:
    assert found == expected


@pytest.mark.parametrize(
    ("strain", "level", "expected"),
    [
        (CLUBS, 4, (Line(True, 80, ScoreReason.TRICKS), Line(True, 50, ScoreReason.PART_SCORE))),
        # A hundred below the line is a game, no more is needed.
        (CLUBS, 5, (Line(True, 100, ScoreReason.TRICKS), Line(True, 300, ScoreReason.GAME))),
        (NT, 3, (Line(True, 100, ScoreReason.TRICKS), Line(True, 300, ScoreReason.GAME))),
        (SPADES, 4, (Line(True, 120, ScoreReason.TRICKS), Line(True, 300, ScoreReason.GAME))),
    ],
)
def test_a_duplicate_score_names_game_and_part_score(strain: Strain, level: int, expected: Lines) -> None:
    assert duplicate.score(strain, level, "undoubled", 6 + level, vulnerable=False) == expected


@pytest.mark.parametrize("strain", [NT, SPADES, CLUBS])
def test_without_an_odd_trick_there_are_no_trick_points(strain: Strain) -> None:
    """Also at no-trumps, where the first trick brings ten more than the others."""
    assert [minibridge.odd_tricks(strain, tricks) for tricks in (0, 5, 6)] == [0, 0, 0]
    assert rubber.trick_points(strain, 0) == 0
    first, second = minibridge.odd_tricks(strain, 7), minibridge.odd_tricks(strain, 8)
    assert (rubber.trick_points(strain, 1), rubber.trick_points(strain, 2)) == (first, second)
    assert first == {NT: 40, SPADES: 30, CLUBS: 20}[strain]


@pytest.mark.parametrize(
    ("points", "before", "worth"),
    [
        # A game is worth 350 here; each point below the line three thousandths of it, as long as it is not one.
        (60, (0, 0), 63.0),
        (99, (0, 0), 103.95),
        (100, (0, 0), 350.0),
        # Sixty of the hundred were worth 63 already.
        (40, (60, 0), 287.0),
        (120, (60, 0), 287.0),
        # Theirs are wiped out.
        (100, (0, 40), 392.0),
    ],
)
def test_what_points_below_the_line_are_worth(points: int, before: tuple[int, int], worth: float) -> None:
    assert rubber.below_worth(points, before=before, vulnerable=(False, False)) == pytest.approx(worth)
