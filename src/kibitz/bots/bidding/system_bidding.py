"""The natural system at the table: how a bot bids by it, and what the others' calls tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kibitz.analysis.sampling import Holding
from kibitz.analysis.solver import Cancellation
from kibitz.bots.bidding import Context, RehearsalEffort, choose_call, holding, interpret, read, rehearse
from kibitz.bots.bidding.call_reasons import why_called
from kibitz.bots.decision import NOT_ALLOWED, Why
from kibitz.cards import PASS, Call, Seat
from kibitz.engine import Table, View


class SystemBidding:
    """Bids by the natural system, and reads everybody's calls by it.

    With an effort, close decisions are tried out on imagined deals.
    """

    def __init__(self, effort: RehearsalEffort | None = None) -> None:
        self.effort = effort

    def call(
        self, view: View, legal: Sequence[Call], seed: int = 0, cancellation: Cancellation | None = None
    ) -> tuple[Call, Why]:
        t = view.table
        assert view.seat is not None
        hand, calls, around = t.dealt[view.seat], _calls(t), context(t)
        decision = choose_call(hand, calls, t.dealer, around)
        if self.effort is not None:
            decision = rehearse(read(calls, t.dealer, around), hand, decision, self.effort, seed, cancellation)
        if decision.call in legal:
            return decision.call, why_called(decision)
        # A table where only the next may redouble.
        return PASS, Why(said=(NOT_ALLOWED(call=decision.call.name),))

    def promises(self, t: Table) -> Mapping[Seat, Holding]:
        told = interpret(_calls(t), t.dealer, context(t))
        return {seat: holding(promise) for seat, promise in told.items()}


def context(t: Table) -> Context:
    """What surrounds the auction of a table."""
    header = t.header
    duplicate = header.options.get("scoring") == "duplicate"
    return Context(header.vulnerable, header.below, "duplicate" if duplicate else "rubber")


def _calls(t: Table) -> list[tuple[Seat, Call]]:
    return [(called.seat, called.call) for called in t.calls]
