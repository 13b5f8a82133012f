"""The natural system as the bots use it: legal calls, and promises that true hands keep."""

from __future__ import annotations

import random

import pytest

from kibitz.bots.bidding.system_bidding import SystemBidding
from kibitz.cards import Seat, Side
from kibitz.engine import State, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.battery.variants import random_deal


def bid(state: State) -> State:
    """The auction of four players who bid by the system."""
    system = SystemBidding()
    while state.table.declarer is None and not state.over:
        seat, moves = next(iter(state.turns.items()))
        words = [move.call for move in moves if isinstance(move, ev.Called)]
        word, reason = system.call(view(state, seat), words)
        assert word in words
        assert reason.sentence.endswith(".")
        state = act(state, seat, ev.Called(seat, word))
    return state


@pytest.mark.parametrize("below", [{}, {Side.NS: 60}, {Side.NS: 90, Side.EW: 30}])
def test_hands_keep_what_their_calls_promise(below: dict[Side, int]) -> None:
    """Nearly always: a hand with nothing fit to say, or with three short suits, may have to bend a promise."""
    kept = []
    rules = game("contract")
    for seed in range(50):
        rng = random.Random(seed)
        state = bid(start(rules, deal=random_deal(rules, rng), dealer=rng.choice(list(Seat)), below=below))
        promises = SystemBidding().promises(state.table)
        kept += [holding.admits(state.table.dealt[seat]) for seat, holding in promises.items()]
    assert len(kept) > 150
    assert sum(kept) / len(kept) > 0.97


@pytest.mark.parametrize("seed", range(40))
def test_where_only_the_next_may_redouble_nothing_else_is_called(seed: int) -> None:
    rules = game("contract", {"redouble": "next"})
    rng = random.Random(seed)
    bid(start(rules, deal=random_deal(rules, rng)))
