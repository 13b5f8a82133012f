"""Choosing trumps, and how high to play: with your hand and dummy's in sight, over drawn deals that fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from kibitz.analysis.layout_tricks import declarers_tricks
from kibitz.analysis.sampling import Holding, Layouts
from kibitz.cards import DEALS, Card, Deal, Deck, Hand, Seat, Strain
from kibitz.engine import start
from kibitz.engine.events import Contract, Played
from kibitz.games import game
from kibitz.practice.puzzles import Asks, Puzzle, Theme, options_of
from kibitz.practice.sameness import by_rule_of_thumb

DRAWN: Final = 100
"""So many deals that fit are drawn and solved for each puzzle; always the same ones for the same puzzle."""
_FIRST_LOOK: Final = 6
_STANDARD_ERRORS: Final = 4.0
"""By so many standard errors the right answer must be ahead of every other one in the same deals."""
_CLOSEST: Final = 0.5
"""Nor may the second best be nearer than so many tricks on average."""

Outcomes = npt.NDArray[np.float64]


def make_trumps(
    rng: Random,
    name: str,
    deck: Deck,
    contracts: Sequence[Contract],
    *,
    points: bool,
    led: bool,
    unlike: bool = False,
) -> Puzzle:
    """A hand and dummy with one strain that wins more tricks than any other, or among games pays best.

    With `unlike` it is not the one that a rule of thumb would choose.
    """
    while True:
        puzzle = _drawn_up(rng, name, deck, Asks.TRUMPS, Theme.FIT, contracts, points=points, led=led)
        if not _are_alike(contracts) and not 23 <= sum(hand.points for hand in puzzle.hands.values()) <= 31:
            continue
        if _is_tempting(puzzle) and _is_worth_it(puzzle, unlike=unlike):
            return prove_bargain(puzzle)


def make_stakes(
    rng: Random,
    name: str,
    deck: Deck,
    ladders: Mapping[Strain, Sequence[Contract]],
    *,
    points: bool,
    led: bool,
    unlike: bool = False,
) -> Puzzle:
    """A hand and dummy, a strain that is settled, and one height to play at that pays best."""
    while True:
        strain = rng.choice(tuple(ladders))
        puzzle = _drawn_up(rng, name, deck, Asks.STAKES, Theme.POINTS, ladders[strain], points=points, led=led)
        fit = sum(puzzle.hands[seat].length(strain) for seat in (Seat.NORTH, Seat.SOUTH)) if strain.is_suit else 8
        high = sum(puzzle.hands[seat].points for seat in (Seat.NORTH, Seat.SOUTH))
        if fit < 8 or not 21 <= high <= 34:
            continue
        puzzle = replace(puzzle, strain=strain)
        if _is_worth_it(puzzle, unlike=unlike):
            return prove_bargain(puzzle)


def prove_bargain(puzzle: Puzzle) -> Puzzle:
    """The puzzle with what each answer brings: tricks and points on average, and in how many deals it is made."""
    tricks = _tricks(puzzle, DRAWN)
    values, scores = _values(puzzle, tricks), _scores(puzzle, tricks)
    figures = {}
    for place, contract in enumerate(puzzle.contracts):
        won = tricks[contract.strain]
        made = int((won >= contract.goal).sum())
        figures[str(place)] = (round(float(won.mean()), 1), round(float(scores[place].mean()), 1), made, DRAWN)
    best = _best(values, _STANDARD_ERRORS)
    gap = _margin(values, best)[0] if best is not None else 0.0
    return replace(
        puzzle,
        right=() if best is None else (str(best),),
        figures=figures,
        rating=puzzle.rating if puzzle.figures else _rating(puzzle, gap),
    )


def _drawn_up(
    rng: Random,
    name: str,
    deck: Deck,
    asks: Asks,
    theme: Theme,
    contracts: Sequence[Contract],
    *,
    points: bool,
    led: bool,
) -> Puzzle:
    while True:
        deal = Deal.from_number(rng.randrange(DEALS), deck)
        ours = deal[Seat.SOUTH].points + deal[Seat.NORTH].points
        if ours > 20 and deal[Seat.SOUTH].points >= deal[Seat.NORTH].points:
            break
    hidden = deal[Seat.EAST].mask | deal[Seat.WEST].mask
    return Puzzle(
        game=name,
        asks=asks,
        theme=theme,
        hands={seat: deal[seat] for seat in (Seat.NORTH, Seat.SOUTH)},
        leader=Seat.WEST,
        trick=(_lead(deal[Seat.WEST]),) if led else (),
        out=Hand(deck, hidden & ~(_lead(deal[Seat.WEST]).bit if led else 0)),
        points={seat: deal[seat].points for seat in (Seat.EAST, Seat.WEST)} if points else {},
        contracts=tuple(contracts),
    )


def _lead(hand: Hand) -> Card:
    """A small card of the longest suit: what most people lead before they know the trumps."""
    longest = max(hand.deck.suits, key=lambda suit: (hand.length(suit), suit.index))
    return min(hand.of(longest), key=lambda card: card.rank)


def _is_tempting(puzzle: Puzzle) -> bool:
    """Whether two suits can be thought of: one is long between the two hands, another strong or long in one."""
    lengths = sorted(sum(hand.length(suit) for hand in puzzle.hands.values()) for suit in puzzle.deck.suits)
    return lengths[-1] >= 8 and lengths[-2] >= 6


def _tricks(puzzle: Puzzle, number: int) -> dict[Strain, npt.NDArray[np.int8]]:
    """What declarer takes in each strain that is asked about, in drawn deals."""
    assert puzzle.out is not None
    lead = puzzle.trick[0] if puzzle.trick else None
    hidden = {}
    for seat in (Seat.EAST, Seat.WEST):
        count = puzzle.points.get(seat)
        holds = lead.bit if lead and seat is Seat.WEST else 0
        hidden[seat] = Holding(points=(0, 40) if count is None else (count, count), holds=holds)
    played = lead.bit if lead else 0
    layouts = Layouts(puzzle.out.mask | played, hidden, known=puzzle.hands, played=played)
    held = layouts.held(layouts.sample(DRAWN, int(puzzle.key, 16)))[:number]
    trick = (Played(Seat.WEST, lead),) if lead else ()
    strains = dict.fromkeys(contract.strain for contract in puzzle.contracts)
    return {strain: declarers_tricks(held, strain, Seat.SOUTH, trick) for strain in strains}


def _values(puzzle: Puzzle, tricks: Mapping[Strain, npt.NDArray[np.int8]]) -> list[Outcomes]:
    """What each answer brings in each deal: points by the game's own score; tricks where the strain is asked."""
    if puzzle.asks is Asks.TRUMPS and _are_alike(puzzle.contracts):
        return [tricks[contract.strain].astype(np.float64) for contract in puzzle.contracts]
    return _scores(puzzle, tricks)


def _are_alike(contracts: Sequence[Contract]) -> bool:
    """Whether all need the same tricks, so that the strain alone is asked about."""
    return len({contract.goal for contract in contracts}) == 1


def _scores(puzzle: Puzzle, tricks: Mapping[Strain, npt.NDArray[np.int8]]) -> list[Outcomes]:
    rules = game(puzzle.game, options_of(puzzle))
    t = start(rules, deal=Deal.from_number(0, puzzle.deck)).table
    found = []
    for contract in puzzle.contracts:
        settled = replace(t, declarer=Seat.SOUTH, contract=contract)
        scores = [
            sum(each.points if each.side is Seat.SOUTH.side else -each.points for each in rules.score(settled, number))
            for number in range(14)
        ]
        found.append(np.array(scores, np.float64)[tricks[contract.strain]])
    return found


def _best(values: Sequence[Outcomes], errors: float) -> int | None:
    """The answer that is ahead of all others by so many standard errors."""
    best = max(range(len(values)), key=lambda place: values[place].mean())
    return best if _margin(values, best)[1] >= errors else None


def _margin(values: Sequence[Outcomes], best: int) -> tuple[float, float]:
    """How far the best is ahead of the second best on average, and in standard errors."""
    margins = []
    for place, each in enumerate(values):
        if place != best:
            ahead = values[best] - each
            error = float(ahead.std()) / np.sqrt(len(ahead)) + 1e-9
            margins.append((float(ahead.mean()), float(ahead.mean()) / error))
    return min(margins, key=lambda margin: margin[1])


def _is_worth_it(puzzle: Puzzle, *, unlike: bool) -> bool:
    """Whether one answer is ahead in all deals that are drawn; first asked of a few of them."""
    if unlike:
        tricks = _tricks(puzzle, _FIRST_LOOK)
        best = _best(_values(puzzle, tricks), 0.0)
        if best is None or str(best) in by_rule_of_thumb(puzzle):
            return False
    return _is_clear(puzzle, _FIRST_LOOK, 1.0) and _is_clear(puzzle, DRAWN, _STANDARD_ERRORS)


def _is_clear(puzzle: Puzzle, number: int, errors: float) -> bool:
    tricks = _tricks(puzzle, number)
    best = _best(_values(puzzle, tricks), errors)
    if best is None:
        return False
    scores = [each.mean() for each in _scores(puzzle, tricks)]
    if puzzle.asks is Asks.STAKES or not _are_alike(puzzle.contracts):
        return bool(scores[best] > 0)
    # The strain with most tricks must also pay most: nobody shall be wrong who thinks of the score.
    return _margin(_values(puzzle, tricks), best)[0] >= _CLOSEST and scores[best] >= max(scores)


def _rating(puzzle: Puzzle, gap: float) -> int:
    """The nearer the second best, the harder; how high to play is hardest about 25 points."""
    if puzzle.asks is Asks.TRUMPS and not _are_alike(puzzle.contracts):
        return round(1350 + 2 * max(0.0, 100 - gap))
    if puzzle.asks is Asks.TRUMPS:
        return round(1000 + 150 * max(0.0, 2.5 - gap) + 20 * len(puzzle.contracts))
    return 1000 + 90 * max(0, 4 - abs(sum(hand.points for hand in puzzle.hands.values()) - 25))
