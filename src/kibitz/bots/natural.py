"""The natural system at the table: how a bot bids by it, and what the others' calls tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kibitz.analysis.sampling import Holding
from kibitz.bots.system import Context, Promise, choose_call, interpret
from kibitz.cards import FRENCH, Seat
from kibitz.engine import Table, View
from kibitz.rules.auction import PASS

_FOR_SHORT_SUITS: Final = 4
"""How many points of a count may be for short suits: a void and a doubleton. Wilder hands are so rare that
allowing for them would blur all others."""


class SystemBidding:
    """Bids by the natural system, and reads everybody's calls by it."""

    def call(self, view: View, words: Sequence[str]) -> tuple[str, str]:
        t = view.table
        assert view.seat is not None
        decision = choose_call(t.dealt[view.seat], _calls(t), t.dealer, context(t))
        if decision.call in words:
            return decision.call, decision.reason
        return PASS, f"I pass: {decision.call} is not allowed here."  # a table where only the next may redouble

    def promises(self, t: Table) -> Mapping[Seat, Holding]:
        read = interpret(_calls(t), t.dealer, context(t))
        return {seat: _holding(promise) for seat, promise in read.items()}


def context(t: Table) -> Context:
    """What surrounds the auction of a table."""
    header = t.header
    duplicate = header.options.get("scoring") == "duplicate"
    return Context(header.vulnerable, header.below, "duplicate" if duplicate else "rubber")


def _calls(t: Table) -> list[tuple[Seat, str]]:
    return [(called.seat, called.call) for called in t.calls]


def _holding(promise: Promise) -> Holding:
    low = max(promise.hcp.low, promise.points.low - _FOR_SHORT_SUITS)
    high = min(promise.hcp.high, promise.points.high)
    lengths = {suit: tuple(promise.length(suit)) for suit in FRENCH.suits if promise.length(suit) != (0, 13)}
    return Holding(points=(low, high), lengths={suit: (least, most) for suit, (least, most) in lengths.items()})
