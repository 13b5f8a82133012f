"""What each card brings in imagined layouts (worlds) of the hidden hands, each solved double dummy: determinization."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from kibitz.analysis.arrays import Rows, rows, solve_cards_rows, solve_line_rows, solve_rows
from kibitz.analysis.positions import PLACE
from kibitz.analysis.sampling import Masks
from kibitz.analysis.solver import Cancellation
from kibitz.cards import Card, Deck, Seat, Strain
from kibitz.engine.events import Played

Tricks = npt.NDArray[np.int8]
"""One row a world."""

MEMORY: Final = 64 << 20
"""Bytes for what the solver remembers. More is no faster for worlds that share little with each other."""


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
    threads: int = 1,
    cancellation: Cancellation | None = None,
) -> Solved:
    """Every card that may be played next, solved in every world.

    `held` is what `Layouts.held` gives: the cards still in each hand, in columns North to West.
    The hand to play must be the same in all worlds. Worlds that come twice are solved once.
    `among` is a set of cards that alone are asked about. The answers are the same with any number of threads.
    """
    leader = trick[0].seat if trick else turn
    different, back = _once(held)
    cards = _playable(int(held[0, PLACE[turn]]), deck, trick, among)
    answers = solve_cards_rows(
        rows(different, strain, leader, _cards(trick)),
        wanted=sum(card.bit for card in cards),
        threads=threads,
        memory=_memory(threads),
        cancellation=cancellation,
    )
    return Solved(cards, answers[:, [card.index for card in cards]][back])


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
    threads: int = 1,
    cancellation: Cancellation | None = None,
) -> Hindsight:
    """`solve_worlds`, with all that was played since the card numbered `first`.

    `held` are the cards still in each hand now; `plays` are all cards played so far. What the solver learns of
    a world on the way is used again for the next card, so that this costs little more than the first position alone.
    """
    before = held.copy()
    for play in plays[first:]:
        before[:, PLACE[play.seat]] |= np.uint64(play.card.bit)
    different, back = _once(before)
    start = first - first % 4
    trick = tuple(plays[len(plays) - len(plays) % 4 :])
    cards = _playable(int(held[0, PLACE[turn]]), deck, trick, among)
    along, after = solve_line_rows(
        rows(different, strain, plays[start].seat, _cards(plays[start:first])),
        _cards(plays[first:]),
        wanted=sum(card.bit for card in cards),
        threads=threads,
        memory=_memory(threads),
        cancellation=cancellation,
    )
    return Hindsight(along[back], Solved(cards, after[:, [card.index for card in cards]][back]))


def tricks_from(
    held: Masks,
    strain: Strain | None,
    spots: Sequence[tuple[tuple[Played, ...], Seat]],
    *,
    threads: int = 1,
    cancellation: Cancellation | None = None,
) -> Tricks:
    """The tricks that the side to play takes from each position: its hands, the trick on the table, whose turn it is.

    Positions that follow from the one before them are solved much faster.
    """
    positions = _spots(held, strain, spots)
    return solve_rows(positions, threads=threads, memory=_memory(threads), cancellation=cancellation)


def cards_from(
    held: Masks,
    strain: Strain | None,
    spots: Sequence[tuple[tuple[Played, ...], Seat]],
    *,
    threads: int = 1,
    cancellation: Cancellation | None = None,
) -> Tricks:
    """The same after each card that may be played there, in 52 columns by `Card.index`; -1 where it may not."""
    positions = _spots(held, strain, spots)
    return solve_cards_rows(positions, threads=threads, memory=_memory(threads), cancellation=cancellation)


def declarers_tricks(
    held: Masks,
    strain: Strain,
    declarer: Seat,
    trick: tuple[Played, ...] = (),
    *,
    threads: int = 1,
    cancellation: Cancellation | None = None,
) -> Tricks:
    """The tricks that declarer takes from the opening lead on in each world; the lead may be on the table."""
    positions = rows(held, strain, declarer.left, _cards(trick))
    answers = solve_rows(positions, threads=threads, memory=_memory(threads), cancellation=cancellation)
    if len(trick) % 2:
        return answers
    tricks = np.bitwise_count(held[:, PLACE[declarer]])  # declarer has not played yet
    return np.asarray(tricks - answers, np.int8)


def _memory(threads: int) -> int:
    """Twice as much for several threads, which share it out among themselves: a process may not have much more."""
    return MEMORY if threads == 1 else 2 * MEMORY


def _spots(held: Masks, strain: Strain | None, spots: Sequence[tuple[tuple[Played, ...], Seat]]) -> Rows:
    positions = rows(held, strain, Seat.NORTH)
    for row, (trick, turn) in zip(positions, spots, strict=True):
        row[5] = PLACE[trick[0].seat if trick else turn]
        row[6 : 6 + len(trick)] = [play.card.bit for play in trick]
    return positions


def _once(held: Masks) -> tuple[Masks, npt.NDArray[np.intp]]:
    different, back = np.unique(held, axis=0, return_inverse=True)
    return different, back.reshape(-1)


def _playable(mask: int, deck: Deck, trick: tuple[Played, ...], among: int) -> tuple[Card, ...]:
    following = mask & trick[0].card.suit.mask if trick else 0
    return tuple(card for card in deck.cards if (following or mask) & among & card.bit)


def _cards(plays: Sequence[Played]) -> tuple[Card, ...]:
    return tuple(play.card for play in plays)
