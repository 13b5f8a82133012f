"""Exact double-dummy answers: what a side takes when all four hands are seen and nobody errs."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Final

from kibitz import _solver
from kibitz._solver import Cancellation, Cancelled, IllegalPosition
from kibitz.analysis.positions import (
    AnyHands,
    Position,
    TricksBy,
    TrickTable,
    as_hands,
    deal_rows,
    masks,
    rows,
    trick_table,
)
from kibitz.cards import Card, Seat

__all__ = [
    "DEFAULT_MEMORY",
    "Cancellation",
    "Cancelled",
    "IllegalPosition",
    "Position",
    "Progress",
    "Solver",
    "TrickTable",
    "TricksBy",
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
"""Bytes that a solver may use for what it remembers."""

Progress = Callable[[int, int], object]
"""Called now and then during a batch with the number done and the number there are; what it raises ends the batch."""

_MOST_NEEDED: Final = 14
"""More tricks than anybody can take."""


class Solver:
    """A solving context that owns its memory and keeps what it has learnt.

    Positions that follow from one another, a card or several tricks later, are answered
    much faster by the same context. Contexts are independent of each other; calls to one
    context from several threads wait for each other. `memory` bounds the table in bytes.
    A search ends with `Cancelled` soon after `cancellation.cancel()`, from any thread.

    >>> solver = Solver()
    >>> solver.solve(Position("N:A.2.. K.3.. Q.4.. J.5..", "NT", "N"))
    1
    >>> solver.solve_at_least(Position("N:A.2.. K.3.. Q.4.. J.5..", "NT", "N"), 2)
    False
    """

    def __init__(self, *, memory: int = DEFAULT_MEMORY, portable: bool = False) -> None:
        self._core = _solver.Solver(memory, portable)

    def solve(self, position: Position, *, cancellation: Cancellation | None = None) -> int:
        """Tricks the side to play takes from here, the trick on the table included."""
        return self._core.solve(position.row, cancellation)

    def solve_at_least(self, position: Position, need: int, *, cancellation: Cancellation | None = None) -> bool:
        """Whether the side to play takes at least `need` tricks from here."""
        return self._core.solve_at_least(position.row, _bounded(need), cancellation)

    def solve_cards(self, position: Position, *, cancellation: Cancellation | None = None) -> TricksBy[Card]:
        """The tricks of the side to play after each card it may legally play."""
        cards = position.deck.cards
        return TricksBy({cards[index]: tricks for index, tricks in self._core.solve_cards(position.row, cancellation)})

    def table(self, deal: AnyHands, *, cancellation: Cancellation | None = None) -> TrickTable:
        """Tricks by declarer and strain, with the hand on declarer's left to lead."""
        hands = as_hands(deal)
        return trick_table(hands[Seat.NORTH].deck, self._core.table(masks(hands), cancellation))

    def clear(self) -> None:
        """Forgets everything learnt so far."""
        self._core.clear()

    @property
    def nodes(self) -> int:
        """Trick starts searched in the life of this context."""
        return self._core.nodes


def solve(position: Position, *, cancellation: Cancellation | None = None) -> int:
    """Tricks the side to play takes from here, the trick on the table included.

    >>> solve(Position("N:A.2.. K.3.. Q.4.. J.5..", "H", "S"))
    1
    """
    return Solver().solve(position, cancellation=cancellation)


def solve_at_least(position: Position, need: int, *, cancellation: Cancellation | None = None) -> bool:
    """Whether the side to play takes at least `need` tricks from here."""
    return Solver().solve_at_least(position, need, cancellation=cancellation)


def solve_cards(position: Position, *, cancellation: Cancellation | None = None) -> TricksBy[Card]:
    """The tricks of the side to play after each card it may legally play.

    >>> solve_cards(Position("N:A.2.. .K3.. Q.4.. J.5..", "NT", "N"))
    {card('SA'): 1, card('H2'): 0}
    """
    return Solver().solve_cards(position, cancellation=cancellation)


def table(deal: AnyHands, *, cancellation: Cancellation | None = None) -> TrickTable:
    """Tricks by declarer and strain, with the hand on declarer's left to lead.

    >>> from kibitz.cards import HEARTS
    >>> found = table("N:A.2.. K..3. Q...4 J..5.")
    >>> found[Seat.NORTH]
    {strain('S'): 2, strain('H'): 2, strain('D'): 1, strain('C'): 2, strain('NT'): 1}
    >>> found[Seat.NORTH][HEARTS], found["N"]["H"]
    (2, 2)
    """
    return Solver().table(deal, cancellation=cancellation)


def solve_many(
    positions: Sequence[Position],
    *,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    progress: Progress | None = None,
    cancellation: Cancellation | None = None,
) -> list[int]:
    """`solve` for many positions, in order.

    A batch runs on `threads` threads (0: one for each processor) that share `memory`, with
    Python free to go on. `progress` is called with (done, all). `cancellation.cancel()`,
    from any thread, ends it with `Cancelled`.
    """
    if not positions:
        return []
    return list(_solver.solve_many(rows(positions), threads, memory, progress, cancellation))


def solve_at_least_many(
    positions: Sequence[Position],
    needs: Sequence[int],
    *,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    progress: Progress | None = None,
    cancellation: Cancellation | None = None,
) -> list[bool]:
    """`solve_at_least` for many positions, each with its own need; see `solve_many`."""
    if not positions:
        return []
    wanted = memoryview(array("q", map(_bounded, needs)))
    answers = _solver.solve_at_least_many(rows(positions), wanted, threads, memory, progress, cancellation)
    return [answer != 0 for answer in answers]


def solve_cards_many(
    positions: Sequence[Position],
    *,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    progress: Progress | None = None,
    cancellation: Cancellation | None = None,
) -> list[TricksBy[Card]]:
    """`solve_cards` for many positions; see `solve_many`."""
    if not positions:
        return []
    answers = _solver.solve_cards_many(rows(positions), threads, memory, progress, cancellation)
    tricks = memoryview(answers).cast("b")
    return [
        # -1 is a card that may not be played.
        TricksBy({card: tricks[at + card.index] for card in position.deck.cards if tricks[at + card.index] >= 0})
        for position, at in zip(positions, range(0, len(answers), 52), strict=True)
    ]


def table_many(
    deals: Sequence[AnyHands],
    *,
    threads: int = 0,
    memory: int = DEFAULT_MEMORY,
    progress: Progress | None = None,
    cancellation: Cancellation | None = None,
) -> list[TrickTable]:
    """`table` for many deals; see `solve_many`."""
    if not deals:
        return []
    read = [as_hands(deal) for deal in deals]
    answers = _solver.table_many(deal_rows(read), threads, memory, progress, cancellation)
    return [
        trick_table(hands[Seat.NORTH].deck, answers[at : at + 20])
        for hands, at in zip(read, range(0, len(answers), 20), strict=True)
    ]


def _bounded(need: int) -> int:
    return max(0, min(need, _MOST_NEEDED))
