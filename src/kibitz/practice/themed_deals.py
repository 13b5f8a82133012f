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
from kibitz.practice.play_on import natural, played
from kibitz.practice.puzzles import Asks, Puzzle, Theme
from kibitz.practice.sure_tricks import runs
from kibitz.practice.theme_marks import AT_PLACE, SHOWN_BY, theme_for_declarer, theme_for_defender

THEMED: Final = (*SHOWN_BY, Theme.DISCARDS)
"""The themes that deals are made for, with South for declarer."""
DEFENDED: Final = tuple(AT_PLACE.values())
"""The same with South for a defender."""
_TEN: Final = 10
_CARDS_LOOKED_AT: Final = 20
"""In the first five tricks; later there is little left of the deal."""


def make_deal(rng: Random, game: str, deck: Deck, contracts: Sequence[Contract], theme: Theme) -> Puzzle:
    """A deal and the moment in it at which the theme decides whether South makes, or beats, one of these contracts."""
    while True:
        deal = Deal.from_number(rng.randrange(DEALS), deck)
        contract = rng.choice(contracts)
        declarer = rng.choice((Seat.EAST, Seat.WEST)) if theme in DEFENDED else Seat.SOUTH
        theirs = sum(deal[seat].points for seat in declarer.side.seats)
        if abs(theirs - 2.4 * contract.goal - 1) > 4 or (theme is Theme.HOLD_UP and contract.strain.is_suit):
            continue
        if contract.strain.is_suit and sum(deal[s].length(contract.strain) for s in declarer.side.seats) < 7:
            continue
        for puzzle in _moments(deal, game, contract, declarer):
            if puzzle.theme is theme:
                return puzzle


def prove_deal(puzzle: Puzzle) -> Puzzle:
    """The same with the cards that the solver finds to make or beat it, if they are what the theme says."""
    tricks = Solver().solve_cards(puzzle.position)
    is_defended = puzzle.theme in DEFENDED
    found = _puzzle(puzzle.game, puzzle.code, puzzle.position, puzzle.need, tricks, is_defended=is_defended)
    return replace(puzzle, right=()) if found is None else replace(found, rating=puzzle.rating)


def _moments(deal: Deal, game: str, contract: Contract, declarer: Seat) -> Iterator[Puzzle]:
    """The moments of a deal that South can just make, or beat, at which only one play, of some theme, does so."""
    solver = Solver()
    start = Position(deal, contract.strain, declarer.left)
    is_defended = declarer is not Seat.SOUTH
    against = 13 - contract.goal + is_defended  # tricks of the side that leads
    if solver.solve_at_least(start, against) and not solver.solve_at_least(start, against + 1):
        goal = against if is_defended else contract.goal
        yield from _walk(solver, start, game, deal.code, goal, is_defended=is_defended)


def _walk(
    solver: Solver, position: Position, game: str, code: str, goal: int, *, is_defended: bool
) -> Iterator[Puzzle]:
    won = 0
    for _ in range(_CARDS_LOOKED_AT):
        tricks = solver.solve_cards(position)
        # Declarer plays for both hands, a defender for one.
        if position.to_play is Seat.SOUTH or (not is_defended and position.to_play is Seat.NORTH):
            puzzle = _puzzle(game, code, position, goal - won, tricks, is_defended=is_defended)
            if puzzle is not None:
                yield puzzle
        position, winner = played(position, natural(position, tricks))
        won += winner is not None and winner.side is Seat.SOUTH.side


def _puzzle(
    game: str, code: str, position: Position, need: int, tricks: TricksBy[Card], *, is_defended: bool
) -> Puzzle | None:
    right = tuple(card for card, number in tricks.items() if number >= need)
    turn = position.to_play
    others = sum(hand.mask for seat, hand in position.hands.items() if seat is not turn)
    groups = runs(Hand.of_cards(tricks, position.deck), others | sum(card.bit for card in position.trick))
    # Which of a defender's small cards is played is a signal, and no matter of tricks.
    small = {card for card in right if is_defended and position.trick and card.suit is position.trick[0].suit}
    small = {card for card in small if card.rank < _TEN}
    if not right or len(groups) < 2 or not any(set(right) - small <= group for group in groups):
        return None
    if len(right) == len(tricks) or (small and max(card.rank for card in right) >= _TEN):
        return None
    theme = (theme_for_defender if is_defended else theme_for_declarer)(position, right, need)
    if theme not in (DEFENDED if is_defended else THEMED):
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
