"""What a result is worth on the way to the rubber: bidding and play reckon alike."""

from __future__ import annotations

from itertools import product

import pytest

from kibitz.bots.bidding.judgement.worth import worth
from kibitz.bots.bidding.system_bidding import context
from kibitz.bots.valuation.trick_values import points
from kibitz.cards import HEARTS, PASS, Bid, Deal, Seat, Side
from kibitz.engine import act, start
from kibitz.engine.events import Called
from kibitz.games import game

NO_HONOURS = Deal.parse("N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2")


@pytest.mark.parametrize("level", [2, 4])
@pytest.mark.parametrize("vulnerable", [(), (Side.NS,), (Side.EW,), (Side.NS, Side.EW)])
def test_bidding_and_play_reckon_alike(level: int, vulnerable: tuple[Side, ...]) -> None:
    for ours, theirs in product((0, 40, 60), repeat=2):
        below = {Side.NS: ours, Side.EW: theirs}
        state = start(game("contract"), deal=NO_HONOURS, vulnerable=vulnerable, below=below)
        for seat, call in zip(Seat, (Bid(level, HEARTS), PASS, PASS, PASS), strict=True):
            state = act(state, seat, Called(seat, call))
        t = state.table
        around = context(t)
        assert around.scoring == "rubber"
        bid = [worth(around, Side.NS, HEARTS, level, 0, tricks) for tricks in range(14)]
        assert points(t).tolist() == pytest.approx(bid)
