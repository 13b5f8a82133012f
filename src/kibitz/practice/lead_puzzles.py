"""The first lead: with dummy and everybody's points in sight, which card wins most, in drawn deals that fit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from kibitz.analysis.arrays import rows, solve_cards_rows
from kibitz.analysis.sampling import Holding, Layouts
from kibitz.cards import DEALS, Deal, Deck, Hand, Seat
from kibitz.engine.events import Contract
from kibitz.practice.puzzles import Asks, Puzzle, Theme
from kibitz.practice.sameness import by_rule_of_thumb
from kibitz.practice.sure_tricks import runs

_DRAWN: Final = 100
_FIRST_LOOK: Final = 8
_STANDARD_ERRORS: Final = 4.0
_CLOSEST: Final = 0.25
"""Nor may a wrong lead be nearer than so many tricks on average."""


def make_lead(rng: Random, game: str, deck: Deck, contracts: Sequence[Contract], *, unlike: bool = False) -> Puzzle:
    """A hand on lead, and one card, or one of several equal ones, that wins more tricks than any other.

    With `unlike` it is not of the suit that a rule of thumb would lead, as far as a first look tells.
    """
    while True:
        deal = Deal.from_number(rng.randrange(DEALS), deck)
        ours = sum(deal[seat].points for seat in (Seat.NORTH, Seat.SOUTH))
        contract = rng.choice(contracts)
        if abs(ours - 2.4 * contract.goal - 1) > 3 or deal[Seat.SOUTH].points < deal[Seat.NORTH].points:
            continue
        suit = contract.strain
        if suit.is_suit and sum(deal[seat].length(suit) for seat in (Seat.NORTH, Seat.SOUTH)) < 8:
            continue
        puzzle = Puzzle(
            game=game,
            asks=Asks.LEAD,
            theme=Theme.LEADS,
            hands={seat: deal[seat] for seat in (Seat.NORTH, Seat.WEST)},
            you=Seat.WEST,
            strain=suit,
            leader=Seat.WEST,
            need=14 - contract.goal,
            out=Hand(deck, deal[Seat.EAST].mask | deal[Seat.SOUTH].mask),
            points={seat: deal[seat].points for seat in (Seat.EAST, Seat.SOUTH)},
        )
        first = _best(puzzle, _tricks(puzzle, _FIRST_LOOK), 1.0)
        if not first or (unlike and set(first) & set(by_rule_of_thumb(puzzle))):
            continue
        if (proven := prove_lead(puzzle)).right:
            return proven


def prove_lead(puzzle: Puzzle) -> Puzzle:
    """The puzzle with what each card wins on average, and the ones that are ahead of all others."""
    tricks = _tricks(puzzle, _DRAWN)
    names = [card.name for card in puzzle.playable]
    beaten = (tricks >= puzzle.need).sum(axis=0)
    figures = {
        name: (round(float(tricks[:, place].mean()), 2), int(beaten[place]), _DRAWN) for place, name in enumerate(names)
    }
    right = _best(puzzle, tricks, _STANDARD_ERRORS)
    return replace(puzzle, right=right, figures=figures, rating=puzzle.rating if puzzle.figures else _rating(figures))


def _tricks(puzzle: Puzzle, number: int) -> npt.NDArray[np.int8]:
    """What the leading side wins after each card, in drawn deals."""
    assert puzzle.out is not None
    hidden = {seat: Holding(points=(points, points)) for seat, points in puzzle.points.items()}
    layouts = Layouts(puzzle.out.mask, hidden, known=puzzle.hands)
    held = layouts.held(layouts.sample(_DRAWN, int(puzzle.key, 16)))[:number]
    answers = solve_cards_rows(rows(held, puzzle.strain, Seat.WEST), threads=1)
    return answers[:, [card.index for card in puzzle.playable]]


def _best(puzzle: Puzzle, tricks: npt.NDArray[np.int8], errors: float) -> tuple[str, ...]:
    """The cards of one run that are ahead of all others by so many standard errors; none if there is no such run."""
    cards = list(puzzle.playable)
    best = int(tricks.mean(axis=0).argmax())
    others = sum(hand.mask for seat, hand in puzzle.hands.items() if seat is not puzzle.you)
    assert puzzle.out is not None
    run = next(group for group in runs(puzzle.hands[puzzle.you], others | puzzle.out.mask) if cards[best] in group)
    # Small cards of one suit come to the same: which of them is led is a signal, and no matter of tricks.
    same = {card for card in puzzle.hands[puzzle.you].of(cards[best].suit) if card.rank < 10 and cards[best].rank < 10}
    right = {place for place, card in enumerate(cards) if card in run | same}
    for place in range(len(cards)):
        if place in right:
            continue
        ahead = tricks[:, best].astype(np.float64) - tricks[:, place]
        error = float(ahead.std()) / np.sqrt(len(ahead)) + 1e-9
        if ahead.mean() < _CLOSEST or ahead.mean() / error < errors:
            return ()
    mine = tricks.mean(axis=0)
    if any(mine[place] < mine[best] - _CLOSEST / 2 for place in right):
        return ()
    return tuple(cards[place].name for place in sorted(right))


def _rating(figures: dict[str, tuple[float, int, int]]) -> int:
    """The nearer the second best, the harder."""
    means = sorted({mean for mean, _, _ in figures.values()})
    return round(1250 + 200 * max(0.0, 1.0 - (means[-1] - means[0])) + 10 * len(figures))
