"""The natural system as the bots use it: legal calls, and promises that true hands keep."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.bots.natural import FOR_SHORT_SUITS, SystemBidding
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
        assert reason.endswith(".")
        state = act(state, seat, ev.Called(seat, word))
    return state


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), below=st.sampled_from([{}, {Side.NS: 60}, {Side.NS: 90, Side.EW: 30}]))
def test_hands_keep_what_their_calls_promise(seed: int, below: dict[Side, int]) -> None:
    rng = random.Random(seed)
    rules = game("contract")
    dealt = start(rules, deal=random_deal(rules, rng), dealer=rng.choice(list(Seat)), below=below)
    state = bid(dealt)
    for seat, holding in SystemBidding().promises(state.table).items():
        hand = state.table.dealt[seat]
        if sum(max(0, 3 - hand.length(suit)) for suit in rules.deck.suits) > FOR_SHORT_SUITS:
            continue
        assert holding.admits(hand), (seat, holding, str(hand))


@pytest.mark.parametrize("seed", range(40))
def test_where_only_the_next_may_redouble_nothing_else_is_called(seed: int) -> None:
    rules = game("contract", {"redouble": "next"})
    rng = random.Random(seed)
    bid(start(rules, deal=random_deal(rules, rng)))
