"""What a wrong answer to a puzzle comes to, said without the right one: for a second try."""

from __future__ import annotations

from typing import Final, assert_never

from kibitz.analysis.solver import Solver
from kibitz.cards import card
from kibitz.engine.text import Template, Text
from kibitz.practice.puzzle_words import (
    GAMES_OTHER,
    LEAD_WRONG,
    ODDS_WRONG,
    READ_FAILS,
    SAFE_WRONG,
    STAKES_WRONG,
    TRUMPS_YOURS,
    is_strain_alone,
)
from kibitz.practice.puzzles import Asks, Puzzle

SURE_OF_TWO: Final = 2
"""Of two answers the other one is right: there is nothing to try."""

WINS_ONLY: Final = Template("practice-wins-only")
TELLS_NOTHING: Final = Template("practice-tells-nothing")


def how_it_fails(puzzle: Puzzle, wrong: str) -> tuple[Text, ...]:
    """What comes of a wrong answer, and nothing of the right one."""
    match puzzle.asks:
        case Asks.REST | Asks.DEAL:
            tricks = Solver().solve_cards(puzzle.position)[card(wrong)]
            return (WINS_ONLY(wrong=wrong, tricks=tricks, need=puzzle.need),)
        case Asks.SAFE:
            return (SAFE_WRONG(wrong=wrong, fails=int(puzzle.figures[wrong][0])),)
        case Asks.ODDS:
            return (ODDS_WRONG(wrong=wrong, chance=puzzle.figures[wrong][0]),)
        case Asks.LEAD:
            won, beaten, drawn = puzzle.figures[wrong]
            return (LEAD_WRONG(card=wrong, tricks=won, beaten=int(beaten), all=int(drawn)),)
        case Asks.TRUMPS if not is_strain_alone(puzzle):
            _, score, made, deals = puzzle.figures[wrong]
            contract = puzzle.contracts[int(wrong)]
            trumps, goal = contract.strain.letter, contract.goal
            return (GAMES_OTHER(trumps=trumps, goal=goal, made=int(made), all=int(deals), score=score),)
        case Asks.TRUMPS:
            strain = puzzle.contracts[int(wrong)].strain
            return (TRUMPS_YOURS(yours=strain.letter, tricks=puzzle.figures[wrong][0]),)
        case Asks.STAKES:
            _, score, made, deals = puzzle.figures[wrong]
            goal = puzzle.contracts[int(wrong)].goal
            return (STAKES_WRONG(goal=goal, made=int(made), all=int(deals), score=score),)
        case Asks.SIGNAL:
            if wrong in puzzle.figures:
                return (READ_FAILS(wrong=wrong, fails=int(puzzle.figures[wrong][0])),)
            return (TELLS_NOTHING(wrong=wrong),)
        case asks:
            assert_never(asks)
