"""Exact double-dummy answers: the typed face of the solver core."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, overload

from kibitz import _solver
from kibitz._solver import Cancellation, Cancelled, IllegalPosition, NotationError
from kibitz.analysis.encoding import (
    CARDS,
    Position,
    Seat,
    Strain,
    TrickTable,
    deal_rows,
    raw,
    raw_deal,
    rows,
    trick_table,
)

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Rows = npt.NDArray[np.uint64]
    Numbers = npt.NDArray[np.int8]

__all__ = [
    "DEFAULT_MEMORY",
    "Cancellation",
    "Cancelled",
    "IllegalPosition",
    "NotationError",
    "Position",
    "Seat",
    "Solver",
    "Strain",
    "TrickTable",
    "solve",
    "solve_at_least",
    "solve_at_least_many",
    "solve_cards",
    "solve_cards_many",
    "solve_many",
    "table",
    "table_many",
]

DEFAULT_MEMORY: Final = _solver.DEFAULT_BYTES

ALL_CARDS: Final = 0x1FFF_1FFF_1FFF_1FFF

# Called now and then during a batch with the number done and the number there are; what
# it raises ends the batch.
Progress = Callable[[int, int], object]


class Solver:
    """A solving context that owns its memory and keeps what it has learnt.

    Positions that follow from one another, a card or several tricks later, are answered
    much faster by the same context. Contexts are independent of each other; calls to one
    context from several threads wait for each other. `memory` bounds the table in bytes.

    >>> solver = Solver()
    >>> solver.solve(Position("N:A.2.. K.3.. Q.4.. J.5..", "NT", "N"))
    1
    >>> solver.solve_at_least(Position("N:A.2.. K.3.. Q.4.. J.5..", "NT", "N"), 2)
    False
    """

    def __init__(self, *, memory: int = DEFAULT_MEMORY, portable: bool = False) -> None:
        self._core = _solver.Solver(memory, portable)

    def solve(self, position: Position) -> int:
        """Tricks the side to play takes from here, the trick on the table included."""
        return self._core.solve(*raw(position))

    def solve_at_least(self, position: Position, need: int) -> bool:
        """Whether the side to play takes at least `need` tricks from here."""
        hands, trump, leader, trick = raw(position)
        return self._core.solve_at_least(hands, trump, leader, trick, max(0, min(need, 14)))

    def solve_cards(self, position: Position) -> dict[str, int]:
        """The tricks of the side to play after each card it may legally play."""
        scores = self._core.solve_cards(*raw(position))
        return {_solver.write_card(card): tricks for card, tricks in scores}

    def table(self, deal: str) -> TrickTable:
        """Tricks by declarer and strain, with the hand on declarer's left to lead."""
        strains = self._core.table(raw_deal(deal))
        return trick_table([tricks for strain in strains for tricks in strain])

    def clear(self) -> None:
        """Forgets everything learnt so far."""
        self._core.clear()

    @property
    def nodes(self) -> int:
        """Trick starts searched in the life of this context."""
        return self._core.nodes


def solve(position: Position) -> int:
    """Tricks the side to play takes from here, the trick on the table included.

    >>> solve(Position("N:A.2.. K.3.. Q.4.. J.5..", "H", "S"))
    1
    """
    return Solver().solve(position)


def solve_at_least(position: Position, need: int) -> bool:
    """Whether the side to play takes at least `need` tricks from here."""
    return Solver().solve_at_least(position, need)


def solve_cards(position: Position) -> dict[str, int]:
    """The tricks of the side to play after each card it may legally play.

    >>> solve_cards(Position("N:A.2.. .K3.. Q.4.. J.5..", "NT", "N"))
    {'SA': 1, 'H2': 0}
    """
    return Solver().solve_cards(position)


def table(deal: str) -> TrickTable:
    """Tricks by declarer and strain, with the hand on declarer's left to lead.

    >>> table("N:A... K... Q... J...")["N"]["NT"]
    1
    """
    return Solver().table(deal)


@overload
def solve_many(
    positions: Sequence[Position],
    *,
    threads: int = ...,
    memory: int = ...,
    progress: Progress | None = ...,
    cancellation: Cancellation | None = ...,
) -> list[int]: ...
@overload
def solve_many(
    positions: Rows,
    *,
    threads: int = ...,
    memory: int = ...,
    progress: Progress | None = ...,
    cancellation: Cancellation | None = ...,
) -> Numbers: ...
def solve_many(
    positions: Sequence[Position] | Rows,
    *,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    progress: Progress | None = None,
    cancellation: Cancellation | None = None,
) -> list[int] | Numbers:
    """`solve` for many positions, in order.

    A batch runs on `threads` threads (0: one for each processor) that share `memory`, with
    Python free to go on. `progress` is called with (done, all). `cancellation.cancel()`,
    from any thread, ends it with `Cancelled`.

    An array has one row of nine uint64 a position: four hands N, E, S, W as sets of bits
    (16 for each of S, H, D, C, the ace lowest), trump (4 is no trump), leader, and the
    three cards of the trick or zeros. Its answer is an array too.
    """
    if not isinstance(positions, Sequence):
        return _numbers(_solver.solve_many(positions, threads, memory, progress, cancellation))
    if not positions:
        return []
    return list(_solver.solve_many(rows(positions), threads, memory, progress, cancellation))


@overload
def solve_at_least_many(
    positions: Sequence[Position],
    needs: Sequence[int],
    *,
    threads: int = ...,
    memory: int = ...,
    progress: Progress | None = ...,
    cancellation: Cancellation | None = ...,
) -> list[bool]: ...
@overload
def solve_at_least_many(
    positions: Rows,
    needs: npt.NDArray[np.int64],
    *,
    threads: int = ...,
    memory: int = ...,
    progress: Progress | None = ...,
    cancellation: Cancellation | None = ...,
) -> npt.NDArray[np.bool_]: ...
def solve_at_least_many(
    positions: Sequence[Position] | Rows,
    needs: Sequence[int] | npt.NDArray[np.int64],
    *,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    progress: Progress | None = None,
    cancellation: Cancellation | None = None,
) -> list[bool] | npt.NDArray[np.bool_]:
    """`solve_at_least` for many positions, each with its own need; see `solve_many`."""
    if not isinstance(positions, Sequence):
        answers = _solver.solve_at_least_many(positions, needs, threads, memory, progress, cancellation)
        return _numbers(answers).astype(bool)
    if not positions:
        return []
    wanted = memoryview(array("q", [max(0, min(int(need), 14)) for need in needs]))
    answers = _solver.solve_at_least_many(rows(positions), wanted, threads, memory, progress, cancellation)
    return [answer != 0 for answer in answers]


@overload
def solve_cards_many(
    positions: Sequence[Position],
    *,
    threads: int = ...,
    memory: int = ...,
    progress: Progress | None = ...,
    cancellation: Cancellation | None = ...,
    wanted: int = ...,
) -> list[dict[str, int]]: ...
@overload
def solve_cards_many(
    positions: Rows,
    *,
    threads: int = ...,
    memory: int = ...,
    progress: Progress | None = ...,
    cancellation: Cancellation | None = ...,
    wanted: int = ...,
) -> Numbers: ...
def solve_cards_many(
    positions: Sequence[Position] | Rows,
    *,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    progress: Progress | None = None,
    cancellation: Cancellation | None = None,
    wanted: int = ALL_CARDS,
) -> list[dict[str, int]] | Numbers:
    """`solve_cards` for many positions; see `solve_many`.

    For an array the answer has 64 numbers a row, one for each bit of a hand, and -1 where
    no such card may be played. `wanted` is a set of such bits: only these cards are solved.
    """
    if not isinstance(positions, Sequence):
        answers = _solver.solve_cards_many(positions, threads, memory, progress, cancellation, wanted)
        return _numbers(answers).reshape(-1, 64)
    if not positions:
        return []
    answers = _solver.solve_cards_many(rows(positions), threads, memory, progress, cancellation, wanted)
    # A byte of 255 is the core's -1.
    return [
        {name: answers[64 * i + c] for c, name in CARDS.items() if answers[64 * i + c] != 255}
        for i in range(len(positions))
    ]


@overload
def table_many(
    deals: Sequence[str],
    *,
    threads: int = ...,
    memory: int = ...,
    progress: Progress | None = ...,
    cancellation: Cancellation | None = ...,
) -> list[TrickTable]: ...
@overload
def table_many(
    deals: Rows,
    *,
    threads: int = ...,
    memory: int = ...,
    progress: Progress | None = ...,
    cancellation: Cancellation | None = ...,
) -> Numbers: ...
def table_many(
    deals: Sequence[str] | Rows,
    *,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    progress: Progress | None = None,
    cancellation: Cancellation | None = None,
) -> list[TrickTable] | Numbers:
    """`table` for many deals; see `solve_many`.

    An array has one row of four uint64 a deal, the hands; its answer has the shape
    (deals, 5 strains S H D C NT, 4 declarers N E S W).
    """
    if not isinstance(deals, Sequence):
        answers = _solver.table_many(deals, threads, memory, progress, cancellation)
        return _numbers(answers).reshape(-1, 5, 4)
    if not deals:
        return []
    answers = _solver.table_many(deal_rows(deals), threads, memory, progress, cancellation)
    return [trick_table(answers[20 * i : 20 * i + 20]) for i in range(len(deals))]


def _numbers(answers: bytes) -> Numbers:
    import numpy as np

    return np.frombuffer(answers, dtype=np.int8)
