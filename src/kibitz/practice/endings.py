"""Endings: take the rest with all hands shown, and the safe play with two of them hidden."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
from msgspec.structs import replace

from kibitz.analysis.arrays import rows, solve_cards_rows
from kibitz.analysis.positions import Position
from kibitz.analysis.sampling import Holding, Layouts, Masks
from kibitz.analysis.solver import solve_cards, solve_cards_many
from kibitz.cards import Card, Deck, Hand, Seat, Strain
from kibitz.practice.puzzles import Asks, Puzzle, Theme
from kibitz.practice.sure_tricks import Certainty, runs
from kibitz.practice.theme_marks import theme_of

_AT_ONCE: Final = 256
_FEWEST_RUNS: Final = 3
"""Fewer plays that differ are no puzzle."""
_FEWEST_POINTS: Final = 3
"""With fewer in the hidden hands there is nothing to count."""


def make_rest(rng: Random, game: str, deck: Deck, strains: Sequence[Strain], size: int) -> Puzzle:
    """All hands shown: one play, or one of several equal cards, takes every trick that is left."""
    while True:
        positions = [_ending(rng, deck, rng.choice(strains), size) for _ in range(_AT_ONCE)]
        for position, tricks in zip(positions, solve_cards_many(positions, threads=1), strict=True):
            left = len(position.hands[position.to_play])
            right = [card for card, number in tricks.items() if number == left]
            near = [card for card, number in tricks.items() if number == left - 1]
            if right and near and _is_one_run(position, right) and _has_choice(position):
                return _rest(game, position)


def prove_rest(puzzle: Puzzle) -> Puzzle:
    """The same puzzle with the answers that the solver finds."""
    return replace(_rest(puzzle.game, puzzle.position), rating=puzzle.rating)


def _rest(game: str, position: Position) -> Puzzle:
    left = len(position.hands[position.to_play])
    tricks = solve_cards(position)
    right = tuple(card for card, number in tricks.items() if number == left)
    low = right and right[0].rank < max(card.rank for card in tricks)
    return Puzzle(
        game=game,
        asks=Asks.REST,
        theme=theme_of(position, right, left),
        hands=position.hands,
        strain=position.trump,
        leader=position.leader,
        trick=position.trick,
        need=left,
        right=tuple(card.name for card in right),
        figures={card.name: (number,) for card, number in tricks.items()},
        rating=500 + 150 * left + 25 * len(tricks) + 150 * bool(low),
    )


def make_counted(rng: Random, game: str, deck: Deck, strains: Sequence[Strain], size: int) -> Puzzle:
    """As a safe play, but nothing is safe before one has counted: what the hidden hands announced says who has what."""
    while True:
        position = _ending(rng, deck, rng.choice(strains), size, leaning=2.2)
        plain = _safe(game, position)
        if plain.need == size:
            continue
        hidden = position.to_play.side.other.seats
        points = {seat: position.hands[seat].points for seat in hidden}
        if sum(points.values()) < _FEWEST_POINTS:
            continue
        puzzle = _counted(replace(plain, theme=Theme.COUNTING, points=points, figures={}, right=()))
        right = [card for card in position.hands[position.to_play] if card.name in puzzle.right]
        failing = [figures[0] for name, figures in puzzle.figures.items() if name not in puzzle.right]
        is_better = puzzle.need > plain.need and 1 < _layouts(puzzle).count < _layouts(plain).count
        is_puzzle = bool(right) and is_better and min(failing, default=0) > 0
        if is_puzzle and _is_one_run(position, right) and _has_choice(position) and _certain(puzzle):
            return replace(puzzle, rating=puzzle.rating + 150)


def _counted(puzzle: Puzzle) -> Puzzle:
    """With as many tricks to win as one card is sure of, once the points are counted."""
    return with_failures(replace(puzzle, need=int(solved_everywhere(puzzle).min(axis=0).max())))


def make_safe(rng: Random, game: str, deck: Deck, strains: Sequence[Strain], size: int) -> Puzzle:
    """Two hands shown: one play, or one of several equal cards, is certain of so many tricks wherever the rest lies."""
    while True:
        position = _ending(rng, deck, rng.choice(strains), size, leaning=2.2)
        puzzle = _safe(game, position)
        failing = [figures[0] for name, figures in puzzle.figures.items() if name not in puzzle.right]
        right = [card for card in position.hands[position.to_play] if card.name in puzzle.right]
        # A play that fails in a few layouts only is what tempts; one that fails nearly always tempts nobody.
        tempts = any(0 < fails <= _layouts(puzzle).count // 2 for fails in failing)
        if right and tempts and _is_one_run(position, right) and _has_choice(position) and _certain(puzzle):
            return puzzle


def prove_safe(puzzle: Puzzle) -> Puzzle:
    """The same with the answers that hold in every layout, if a plan that sees no hidden card keeps to them."""
    found = with_failures(replace(puzzle, figures={}))
    return found if _certain(found) else replace(found, right=())


def _safe(game: str, position: Position) -> Puzzle:
    hidden = position.to_play.side.other.seats
    out = position.hands[hidden[0]].mask | position.hands[hidden[1]].mask
    puzzle = Puzzle(
        game=game,
        asks=Asks.SAFE,
        theme=Theme.SAFETY,
        hands={seat: hand for seat, hand in position.hands.items() if seat not in hidden},
        strain=position.trump,
        leader=position.leader,
        trick=position.trick,
        out=Hand(position.deck, out),
    )
    tricks = solved_everywhere(puzzle)
    need = int(tricks.min(axis=0).max())
    size = len(position.hands[position.to_play])
    return with_failures(replace(puzzle, need=need, rating=600 + 180 * size + 20 * len(puzzle.answers)))


def with_failures(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the layouts in which each answer fails, and those that never do as the right ones."""
    tricks = solved_everywhere(puzzle)
    failing = (tricks < puzzle.need).sum(axis=0)
    figures = {name: (int(fails), len(tricks)) for name, fails in zip(puzzle.answers, failing, strict=True)}
    right = tuple(name for name, (fails, _) in figures.items() if not fails) if puzzle.need else ()
    return replace(puzzle, figures=figures, right=right)


def solved_everywhere(puzzle: Puzzle) -> np.typing.NDArray[np.int8]:
    """The tricks after each answer, one row for each layout of the hidden cards."""
    answers = solve_cards_rows(rows(held_everywhere(puzzle), puzzle.strain, puzzle.leader, puzzle.trick), threads=1)
    return answers[:, [card.index for card in puzzle.playable]]


def held_everywhere(puzzle: Puzzle) -> Masks:
    """The four hands in every layout that fits."""
    layouts = _layouts(puzzle)
    return layouts.held(layouts.all())


def _layouts(puzzle: Puzzle) -> Layouts:
    assert puzzle.out is not None
    laid = puzzle.leader.clockwise()[: len(puzzle.trick)]
    size = max(len(hand) + (seat in laid) for seat, hand in puzzle.hands.items())
    hidden = {seat: Holding(cards=size - (seat in laid)) for seat in Seat if seat not in puzzle.hands}
    for seat, points in puzzle.points.items():
        hidden[seat] = replace(hidden[seat], points=(points, points))
    for seat, card in zip(laid, puzzle.trick, strict=True):
        if seat in hidden and card.suit is not puzzle.trick[0].suit:
            hidden[seat] = replace(hidden[seat], lacks=puzzle.trick[0].suit.mask)
    return Layouts(puzzle.out.mask, hidden, known=puzzle.hands)


def _certain(puzzle: Puzzle) -> bool:
    """Whether each of the right answers begins a plan that never needs to see a hidden card, and no other does more."""
    assert puzzle.strain is not None and puzzle.out is not None
    turn = puzzle.turn
    for card in puzzle.hands[turn]:
        if card.name in puzzle.right:
            hands = {**puzzle.hands, turn: puzzle.hands[turn] - card}
            game = Certainty(hands, puzzle.out, puzzle.strain)
            if not game.is_certain(puzzle.leader, (*puzzle.trick, card), puzzle.need, puzzle.points):
                return False
    return bool(puzzle.right)


def _ending(rng: Random, deck: Deck, strain: Strain, size: int, leaning: float = 3.0) -> Position:
    """So many cards each, the better ones rather with North and South, who lead or play third to a trick."""
    cards = sorted(rng.sample(deck.cards, 4 * size), key=lambda card: -card.rank - rng.gauss(0, leaning))
    ours, theirs = cards[: 2 * size], cards[2 * size :]
    rng.shuffle(ours)
    rng.shuffle(theirs)
    hands = {
        Seat.NORTH: Hand.of_cards(ours[:size], deck),
        Seat.SOUTH: Hand.of_cards(ours[size:], deck),
        Seat.EAST: Hand.of_cards(theirs[:size], deck),
        Seat.WEST: Hand.of_cards(theirs[size:], deck),
    }
    if rng.random() < 0.6:
        return Position(hands, strain, rng.choice((Seat.SOUTH, Seat.NORTH)))
    trick: list[Card] = []
    for seat in (Seat.NORTH, Seat.EAST):
        held = hands[seat]
        following = held.of(trick[0].suit) if trick else held
        low = sorted(following or held, key=lambda card: card.rank)
        trick.append(rng.choice(low) if seat is Seat.NORTH else low[0])
        hands[seat] -= trick[-1]
    return Position(hands, strain, Seat.NORTH, trick)


def _is_one_run(position: Position, right: Sequence[Card]) -> bool:
    """Whether all these cards come to the same, so that there is one solution."""
    return any(set(right) <= run for run in _choices(position))


def _has_choice(position: Position) -> bool:
    return len(_choices(position)) >= (2 if position.trick else _FEWEST_RUNS)


def _choices(position: Position) -> tuple[frozenset[Card], ...]:
    turn = position.to_play
    held = position.hands[turn]
    following = held.of(position.trick[0].suit) if position.trick else held
    others = sum(hand.mask for seat, hand in position.hands.items() if seat is not turn)
    return runs(following or held, others | sum(card.bit for card in position.trick))
