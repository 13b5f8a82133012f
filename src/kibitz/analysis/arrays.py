"""Many positions as NumPy arrays through the double-dummy solver: one row of numbers in, one row of tricks out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kibitz import _solver
from kibitz._solver import Cancellation
from kibitz.analysis.positions import PLACE, ROW_LENGTH
from kibitz.analysis.sampling import WHOLE_PACK, Masks
from kibitz.analysis.solver import DEFAULT_MEMORY, Progress
from kibitz.cards import NT, Card, Seat, Strain

Rows = npt.NDArray[np.uint64]
"""One row of `ROW_LENGTH` numbers a position, as `rows` makes them."""

Numbers = npt.NDArray[np.int8]


def rows(hands: Masks, strain: Strain | None, leader: Seat, trick: Sequence[Card] = ()) -> Rows:
    """Positions that differ in the hands alone: these are in columns North to West, as in `Hand.mask`."""
    made = np.zeros((len(hands), ROW_LENGTH), np.uint64)
    made[:, :4] = hands
    made[:, 4] = (strain or NT).index
    made[:, 5] = PLACE[leader]
    for column, card in enumerate(trick):
        made[:, 6 + column] = card.bit
    return made


def solve_rows(
    positions: Rows,
    *,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    progress: Progress | None = None,
    cancellation: Cancellation | None = None,
) -> Numbers:
    """Tricks the side to play takes from each position; the rest is as in `solver.solve_many`.

    >>> hands = np.array([[1 << 12, 1 << 11, 1 << 10, 1 << 9]], np.uint64)  # the top clubs, one each
    >>> solve_rows(rows(hands, None, Seat.EAST)).tolist()
    [0]
    """
    return _numbers(_solver.solve_many(positions, threads, memory, progress, cancellation))


def solve_cards_rows(
    positions: Rows,
    *,
    wanted: int = WHOLE_PACK,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    progress: Progress | None = None,
    cancellation: Cancellation | None = None,
) -> Numbers:
    """The tricks after each card, in 52 columns by `Card.index`; -1 where it may not be played.

    `wanted` is a set of cards as in `Hand.mask`: only these are solved.
    """
    answers = _solver.solve_cards_many(positions, threads, memory, progress, cancellation, wanted)
    return _numbers(answers).reshape(-1, 52)


def solve_line_rows(
    positions: Rows,
    line: Sequence[Card],
    *,
    wanted: int = WHOLE_PACK,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    progress: Progress | None = None,
    cancellation: Cancellation | None = None,
) -> tuple[Numbers, Numbers]:
    """What cards played one after the other come to, and then `solve_cards_rows` of the position they lead to.

    The first answer has one column before the first card of the line and one after each: all tricks that the
    leader's side takes from the start of it on.
    """
    cards = [card.bit for card in line]
    answers = _solver.solve_line_many(positions, cards, threads, memory, progress, cancellation, wanted)
    along = _numbers(answers).reshape(len(positions), len(line) + 1 + 52)
    return along[:, : len(line) + 1], along[:, len(line) + 1 :]


def table_rows(
    deals: Masks,
    *,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    progress: Progress | None = None,
    cancellation: Cancellation | None = None,
) -> Numbers:
    """Tricks by deal, declarer from North on, and `Strain.index`; the hands are in columns, as in `Hand.mask`."""
    return _numbers(_solver.table_many(deals, threads, memory, progress, cancellation)).reshape(-1, 4, 5)


def _numbers(answers: bytes) -> Numbers:
    return np.frombuffer(answers, dtype=np.int8)
