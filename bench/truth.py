"""What the contracts of one deal are worth, played as players do: known to nobody at the table."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bench.tabled import table_of
from kibitz.analysis.layout_tricks import declarers_tricks
from kibitz.bots import Bot
from kibitz.bots.valuation.trick_values import points
from kibitz.bots.valuation.tricks_at_the_table import real_worth
from kibitz.cards import Deal, Seat, Side, Strain
from kibitz.engine import State, Table, act, view
from kibitz.engine import events as ev


class Truth:
    """Double-dummy tricks of one deal of a series, and what they come to by `bots.valuation.tricks_at_the_table`."""

    def __init__(self, deal: Deal, series: str, number: int) -> None:
        self.deal, self.series, self.number = deal, series, number
        self.solved: dict[tuple[str, ev.Played], int] = {}

    def worth(self, t: Table, side: Side) -> float:
        """What the contract that stands brings a side."""
        declarer, contract = t.bargain
        tricks = self._tricks(t, contract.strain, declarer)
        worth = float(real_worth(points(t, contract), led=bool(t.trick))[tricks])
        return worth if declarer.side is side else -worth

    def most(self, state: State, side: Side, others: Mapping[Seat, Bot], leader: Bot) -> float:
        """The most that a side gets if it sees all hands while the other side chooses as it does."""
        if state.table.contract is not None:
            return self.worth(state.table, side)
        assert state.wait is not None
        seat = next(iter(state.wait.turns))
        moves = state.moves(seat)
        if seat.side is side and not isinstance(moves[0], ev.Played):
            return max(self.most(act(state, seat, move), side, others, leader) for move in moves)
        return self.most(chosen(state, others, leader), side, others, leader)

    def _tricks(self, t: Table, strain: Strain, declarer: Seat) -> int:
        if not t.trick:
            return int(table_of(self.series, self.number)[tuple(Seat).index(declarer), strain.index])
        (lead,) = t.trick
        key = strain.letter, lead
        if key not in self.solved:
            held = np.array([[self.deal[seat].mask for seat in Seat]], np.uint64)
            held[0, tuple(Seat).index(lead.seat)] &= ~np.uint64(lead.card.bit)
            self.solved[key] = int(declarers_tricks(held, strain, declarer, t.trick)[0])
        return self.solved[key]


def settled(state: State, bots: Mapping[Seat, Bot], leader: Bot) -> State:
    """The deal when the contract stands; a lead before that is the leader's."""
    while state.wait is not None and state.table.contract is None:
        state = chosen(state, bots, leader)
    return state


def chosen(state: State, bots: Mapping[Seat, Bot], leader: Bot) -> State:
    """The deal one choice later."""
    assert state.wait is not None
    seat = next(iter(state.wait.turns))
    leading = isinstance(state.moves(seat)[0], ev.Played)
    return act(state, seat, (leader if leading else bots[seat]).choose(view(state, seat)))
