"""Imagined layouts through the double-dummy solver: what each card is worth in each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from kibitz import _solver
from kibitz.analysis.encoding import ROW_LENGTH
from kibitz.analysis.sampling import Masks
from kibitz.analysis.solver import Cancellation, solve_cards_many, solve_many
from kibitz.cards import Card, Deck, Seat, Strain
from kibitz.engine.events import Played

Tricks = npt.NDArray[np.int8]
"""One row a world."""

MEMORY: Final = 64 << 20
"""Bytes for what the solver remembers. More is no faster for worlds that share little with each other."""

_SUIT: Final = 0x1FFF
_NO_TRUMPS: Final = 4


class Solved(Struct, frozen=True):
    """The tricks that the side to play takes from here with each card, in each world.

    The columns of `tricks` belong to `cards`.
    """

    cards: tuple[Card, ...]
    tricks: Tricks


def solve_worlds(
    held: Masks,
    deck: Deck,
    strain: Strain | None,
    trick: tuple[Played, ...],
    turn: Seat,
    *,
    among: int = -1,
    cancellation: Cancellation | None = None,
) -> Solved:
    """Every card that may be played next, solved in every world.

    `held` is what `Layouts.held` gives: the cards still in each hand, in columns North to West.
    The hand to play must be the same in all worlds. Worlds that come twice are solved once.
    `among` is a set of cards that alone are asked about.
    """
    leader = trick[0].seat if trick else turn
    different, back = _once(held)
    cards = _playable(int(held[0, tuple(Seat).index(turn)]), deck, trick, among)
    answers = solve_cards_many(
        _rows(different, strain, leader, trick),
        threads=1,
        memory=MEMORY,
        cancellation=cancellation,
        wanted=_wanted(cards),
    )
    return Solved(cards, answers[:, [_place(card) for card in cards]][back])


class Hindsight(Struct, frozen=True):
    """Cards that were played, as double dummy sees them in each world, and what can be played next.

    `tricks` has one column before the first card looked at and one after each: the tricks that the leader
    of its trick takes with partner in all, from the first card on. A card that cost its side something shows as a step.
    """

    tricks: Tricks
    solved: Solved


def look_back(
    held: Masks,
    deck: Deck,
    strain: Strain | None,
    plays: Sequence[Played],
    first: int,
    turn: Seat,
    *,
    among: int = -1,
    cancellation: Cancellation | None = None,
) -> Hindsight:
    """`solve_worlds`, with all that was played since the card numbered `first`.

    `held` are the cards still in each hand now; `plays` are all cards played so far. What the solver learns of
    a world on the way is used again for the next card, so that this costs little more than the first position alone.
    """
    before = held.copy()
    for play in plays[first:]:
        before[:, tuple(Seat).index(play.seat)] |= np.uint64(play.card.bit)
    different, back = _once(before)
    start = first - first % 4
    trick = tuple(plays[len(plays) - len(plays) % 4 :])
    cards = _playable(int(held[0, tuple(Seat).index(turn)]), deck, trick, among)
    line = [1 << _place(play.card) for play in plays[first:]]
    rows = _rows(different, strain, plays[start].seat, tuple(plays[start:first]))
    answers = np.frombuffer(
        _solver.solve_line_many(rows, line, 1, MEMORY, None, cancellation, _wanted(cards)), np.int8
    ).reshape(len(different), len(line) + 65)[back]
    steps = len(line) + 1
    return Hindsight(answers[:, :steps], Solved(cards, answers[:, [steps + _place(card) for card in cards]]))


def tricks_from(
    held: Masks,
    strain: Strain | None,
    spots: Sequence[tuple[tuple[Played, ...], Seat]],
    *,
    cancellation: Cancellation | None = None,
) -> Tricks:
    """The tricks that the side to play takes from each position: its hands, the trick on the table, whose turn it is.

    Positions that follow from the one before them are solved much faster.
    """
    rows = _rows(held, strain, Seat.NORTH, ())
    for row, (trick, turn) in zip(rows, spots, strict=True):
        row[5] = tuple(Seat).index(trick[0].seat if trick else turn)
        row[6 : 6 + len(trick)] = [1 << _place(play.card) for play in trick]
    return solve_many(rows, threads=1, memory=MEMORY, cancellation=cancellation)


def declarers_tricks(
    held: Masks,
    strain: Strain,
    declarer: Seat,
    trick: tuple[Played, ...] = (),
    *,
    cancellation: Cancellation | None = None,
) -> Tricks:
    """The tricks that declarer takes from the opening lead on in each world; the lead may be on the table."""
    leader = declarer.left
    answers = solve_many(_rows(held, strain, leader, trick), threads=1, memory=MEMORY, cancellation=cancellation)
    if len(trick) % 2:
        return answers
    return np.asarray(13 - answers, np.int8)


def solver_masks(masks: Masks) -> Masks:
    """Sets of cards as in `Hand.mask`, in the solver's order: spades first, aces lowest.

    >>> from kibitz.cards import card
    >>> solver_masks(np.array([card("SA").bit, card("C2").bit], np.uint64)).tolist() == [1, 1 << 60]
    True
    """
    turned = np.zeros_like(masks)
    for suit in range(4):
        ranks = (masks >> np.uint64(13 * suit)) & np.uint64(_SUIT)
        turned |= _BACKWARDS[ranks] << np.uint64(16 * (3 - suit))
    return turned


def _backwards() -> Masks:
    """Every set of ranks with its order turned round."""
    sets = np.arange(1 << 13, dtype=np.uint64)
    turned = np.zeros_like(sets)
    for rank in range(13):
        turned |= ((sets >> np.uint64(rank)) & np.uint64(1)) << np.uint64(12 - rank)
    return turned


_BACKWARDS: Final = _backwards()


def _once(held: Masks) -> tuple[Masks, npt.NDArray[np.intp]]:
    different, back = np.unique(held, axis=0, return_inverse=True)
    return different, back.reshape(-1)


def _rows(held: Masks, strain: Strain | None, leader: Seat, trick: tuple[Played, ...]) -> Masks:
    rows = np.zeros((len(held), ROW_LENGTH), np.uint64)
    rows[:, :4] = solver_masks(held)
    rows[:, 4] = 3 - strain.index if strain is not None and strain.is_suit else _NO_TRUMPS
    rows[:, 5] = tuple(Seat).index(leader)
    for column, play in enumerate(trick):
        rows[:, 6 + column] = 1 << _place(play.card)
    return rows


def _place(card: Card) -> int:
    """A card's bit in the solver's sets."""
    return 16 * (3 - card.suit.index) + 14 - card.rank


def _playable(mask: int, deck: Deck, trick: tuple[Played, ...], among: int) -> tuple[Card, ...]:
    following = mask & trick[0].card.suit.mask if trick else 0
    return tuple(card for card in deck.cards if (following or mask) & among & card.bit)


def _wanted(cards: Sequence[Card]) -> int:
    return sum(1 << _place(card) for card in cards)
