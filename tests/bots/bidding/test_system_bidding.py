"""The natural system as the bots use it: legal calls, and promises that true hands keep."""

from __future__ import annotations

import random

import pytest

from kibitz.bots.bidding import RehearsalEffort
from kibitz.bots.bidding.system_bidding import SystemBidding
from kibitz.bots.decision import NOT_ALLOWED
from kibitz.cards import DOUBLE, NT, PASS, REDOUBLE, SPADES, Bid, Call, Deal, Seat, Side
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


CLOSE = "N:AKJ54.K3.A53.432 Q2.QJ94.QJ4.QT98 T983.A862.982.K5 76.T75.KT76.AJ76"
"""After a single raise the opener passes, invites or bids game."""

DOUBLED = Deal.parse("N:AQJ54.A2.QJ2.J54 T32.KQJ4.A87.AT9 K6.T763.K93.KQ87 987.985.T654.632")
"""South, with eleven points opposite an opening that was doubled, redoubles."""


def doubled(**options: object) -> State:
    state = start(game("contract", options), deal=DOUBLED, dealer=Seat.NORTH)
    for word in ("1S", "double"):
        seat = next(iter(state.turns))
        state = act(state, seat, ev.Called(seat, Call.parse(word)))
    return state


def test_a_call_that_the_table_does_not_allow_is_a_pass_and_says_so() -> None:
    seen = view(doubled(), Seat.SOUTH)
    assert SystemBidding().call(seen, [PASS, REDOUBLE])[0] is REDOUBLE
    word, why = SystemBidding().call(seen, [PASS, Bid(1, NT)])
    assert (word, why.said) == (PASS, (NOT_ALLOWED(call="redouble"),))


@pytest.mark.parametrize("seed", range(10))
def test_where_only_the_next_may_redouble_nothing_else_is_called(seed: int) -> None:
    """`bid` checks that each call is one the table offers."""
    rules = game("contract", {"redouble": "next"})
    state = bid(start(rules, deal=random_deal(rules, random.Random(seed))))
    assert state.table.calls
    state = bid(doubled(redouble="next"))
    assert [called.call for called in state.table.calls][:3] == [Bid(1, SPADES), DOUBLE, REDOUBLE]


def test_with_an_effort_close_calls_are_tried_on_imagined_deals() -> None:
    state = start(game("contract"), deal=Deal.parse(CLOSE), dealer=Seat.NORTH)
    for word in ("1S", "pass", "2S", "pass"):
        seat = next(iter(state.turns))
        state = act(state, seat, ev.Called(seat, Call.parse(word)))
    legal = [move.call for move in state.turns[Seat.NORTH] if isinstance(move, ev.Called)]
    chosen, why = SystemBidding(RehearsalEffort(deals=3, most=6, rivals=2)).call(view(state, Seat.NORTH), legal, seed=1)
    assert chosen in legal
    assert why.worlds in (3, 6)
    assert SystemBidding().call(view(state, Seat.NORTH), legal)[1].worlds == 0
