"""Which puzzle comes next, and what an answer does to the ratings of player and puzzle."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.practice.glicko import Met, Rating, rated
from kibitz.practice.puzzles import Puzzle
from kibitz.practice.workshop import RUNGS

BEGINNER: Final = Rating(1200.0, 250.0)
"""A player of whom nothing is known."""
_PUZZLE_DEVIATION: Final = 200.0
_NEAREST: Final = 6
"""The next puzzle is one of so many nearest to the player's strength."""
_EASIER_AT_FIRST: Final = 300.0
"""So much easier than the player is the first puzzle, and each of the next few a little less so."""
_FIRST_FEW: Final = 6
_MOST_LOST: Final = 20.0
"""What a miss costs at most. It would be more only while little is known of the player, and later never is so much."""


class Puzzler(Struct, frozen=True):
    """A player of puzzles: how strong, how many answered and solved, how many in a row and at best."""

    rating: Rating = BEGINNER
    tried: int = 0
    solved: int = 0
    streak: int = 0
    best: int = 0


def first_rating(puzzle: Puzzle) -> Rating:
    """How hard a puzzle is thought to be before anybody has tried it."""
    return Rating(float(puzzle.rating), _PUZZLE_DEVIATION)


def wanted(puzzles: Sequence[Puzzle], rung: str | None, asks: str | None, theme: str | None) -> list[Puzzle]:
    """The puzzles of a rung, a question, a theme; None for any."""
    return [
        each
        for each in puzzles
        if (rung is None or each.game in RUNGS.get(rung, ()))
        and asks in (None, each.asks)
        and theme in (None, each.theme)
    ]


def next_puzzle(
    puzzles: Sequence[Puzzle],
    ratings: Mapping[str, Rating],
    solver: Puzzler,
    answered: Collection[str],
    rng: Random,
    but: str | None = None,
) -> Puzzle | None:
    """One that fits the player and has not been answered; once all have been, any but the last."""
    left = [each for each in puzzles if each.key not in answered and each.key != but]
    left = left or [each for each in puzzles if each.key != but] or list(puzzles)
    if not left:
        return None

    fitting = solver.rating.strength - _EASIER_AT_FIRST * max(0, _FIRST_FEW - solver.tried) / _FIRST_FEW

    def distance(each: Puzzle) -> float:
        return abs(ratings.get(each.key, first_rating(each)).strength - fitting)

    return rng.choice(sorted(left, key=distance)[:_NEAREST])


def after_answer(solver: Puzzler, puzzle: Rating, *, is_right: bool) -> tuple[Puzzler, Rating]:
    """Player and puzzle after an answer: a game that one of them won.

    >>> solver, puzzle = after_answer(Puzzler(), Rating(1200), is_right=True)
    >>> solver.streak, solver.rating.strength > 1200 > puzzle.strength
    (1, True)
    """
    score = float(is_right)
    after_it = _steady(rated(solver.rating, [Met(puzzle, score)]))
    streak = solver.streak + 1 if is_right else 0
    after = replace(
        solver,
        rating=replace(after_it, strength=max(after_it.strength, solver.rating.strength - _MOST_LOST)),
        tried=solver.tried + 1,
        solved=solver.solved + is_right,
        streak=streak,
        best=max(solver.best, streak),
    )
    return after, _steady(rated(puzzle, [Met(solver.rating, 1 - score)]))


def _steady(rating: Rating) -> Rating:
    """Nobody is less known than somebody new, and even the best known can still learn."""
    return replace(rating, deviation=min(350.0, max(45.0, rating.deviation)))
