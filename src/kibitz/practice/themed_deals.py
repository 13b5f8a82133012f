"""Whole deals with a theme that the solver proves: with its play the contract makes, with any other it does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from kibitz.analysis.positions import Position, TricksBy
from kibitz.analysis.solver import Solver
from kibitz.cards import DEALS, Card, Deal, Deck, Hand, Seat
from kibitz.engine.events import Contract
from kibitz.practice.play_on import played
from kibitz.practice.puzzles import Asks, Puzzle, Theme
from kibitz.practice.sure_tricks import runs
from kibitz.practice.theme_marks import SHOWN_BY, theme_of
from kibitz.practice.theme_proofs import natural

THEMED: Final = tuple(SHOWN_BY)
"""The themes that deals are made for."""
_CARDS_LOOKED_AT: Final = 20
"""In the first five tricks; later there is little left of the deal."""


def make_deal(rng: Random, game: str, deck: Deck, contracts: Sequence[Contract], theme: Theme) -> Puzzle:
    """A deal and the moment in it at which the theme decides whether South makes one of these contracts."""
    while True:
        deal = Deal.from_number(rng.randrange(DEALS), deck)
        contract = rng.choice(contracts)
        ours = sum(deal[seat].points for seat in (Seat.NORTH, Seat.SOUTH))
        if abs(ours - 2.4 * contract.goal - 1) > 4 or (theme is Theme.HOLD_UP and contract.strain.is_suit):
            continue
        if contract.strain.is_suit and sum(deal[s].length(contract.strain) for s in (Seat.NORTH, Seat.SOUTH)) < 7:
            continue
        for puzzle in _moments(deal, game, contract):
            if puzzle.theme is theme:
                return puzzle


def prove_deal(puzzle: Puzzle) -> Puzzle:
    """The same with the cards that the solver finds to make it, if they are what the theme says."""
    tricks = Solver().solve_cards(puzzle.position)
    found = _puzzle(puzzle.game, puzzle.code, puzzle.position, puzzle.need, tricks)
    return replace(puzzle, right=()) if found is None else replace(found, rating=puzzle.rating)


def _moments(deal: Deal, game: str, contract: Contract) -> Iterator[Puzzle]:
    """The moments of a deal that its declarer can just make at which only one play, of some theme, makes it."""
    solver = Solver()
    start = Position(deal, contract.strain, Seat.WEST)
    if not solver.solve_at_least(start, 14 - contract.goal) and solver.solve_at_least(start, 13 - contract.goal):
        yield from _walk(solver, start, game, deal.code, contract.goal)


def _walk(solver: Solver, position: Position, game: str, code: str, goal: int) -> Iterator[Puzzle]:
    won = 0
    for _ in range(_CARDS_LOOKED_AT):
        tricks = solver.solve_cards(position)
        ours = position.to_play.side is Seat.SOUTH.side
        if ours:
            puzzle = _puzzle(game, code, position, goal - won, tricks)
            if puzzle is not None:
                yield puzzle
        position, winner = played(position, natural(position, tricks))
        won += winner is not None and winner.side is Seat.SOUTH.side


def _puzzle(game: str, code: str, position: Position, need: int, tricks: TricksBy[Card]) -> Puzzle | None:
    right = tuple(card for card, number in tricks.items() if number >= need)
    turn = position.to_play
    others = sum(hand.mask for seat, hand in position.hands.items() if seat is not turn)
    groups = runs(Hand.of_cards(tricks, position.deck), others | sum(card.bit for card in position.trick))
    if not right or len(groups) < 2 or not any(set(right) <= group for group in groups):
        return None
    theme = theme_of(position, right, need)
    if theme not in THEMED:
        return None
    return Puzzle(
        game=game,
        asks=Asks.DEAL,
        theme=theme,
        hands=position.hands,
        strain=position.trump,
        leader=position.leader,
        trick=position.trick,
        need=need,
        code=code,
        right=tuple(card.name for card in right),
        figures={card.name: (number,) for card, number in tricks.items()},
        rating=1300 + 40 * len(groups) + 15 * len(position.hands[turn]),
    )
