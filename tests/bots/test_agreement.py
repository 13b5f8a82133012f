"""One bidding at a table: a robot that follows the hints never makes a call that its partner does not play."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from kibitz.bots.agreement import Bidding, GuidelinesBidding, agreed
from kibitz.bots.levels import LEVELS
from kibitz.cards import PASS, Bid, Seat
from kibitz.engine import State, Table, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.battery.variants import random_deal

AUCTIONS = int(os.environ.get("KIBITZ_POSITIONS", "40"))


def auctions(adviser: str, partner: str, bidding: Bidding) -> Iterator[State]:
    """Auctions to their end; North and South are hinted to by the adviser and bid by the partner's level in turn."""
    rng, rules = Random(f"{adviser} {partner} {bidding}"), game("contract")
    for number in range(AUCTIONS):
        hinted = (Seat.NORTH, Seat.SOUTH)[number % 2]
        state = start(rules, deal=random_deal(rules, rng))
        while state.wait is not None and state.table.contract is None:
            seat = next(iter(state.turns))
            seen = agreed(view(state, seat), bidding)
            if not isinstance(seen.moves[0], ev.Called):
                break
            level = adviser if seat is hinted else partner
            state = act(state, seat, LEVELS[level](1).decide(seen).move)
        yield state


def without_the_suit(t: Table) -> Iterator[tuple[int, Bid]]:
    """Calls that name a suit of which the bidder has two cards or fewer, read off the cards alone."""
    for place, called in enumerate(t.calls):
        bid = called.call
        if isinstance(bid, Bid) and bid.strain.is_suit and t.dealt[called.seat].length(bid.strain) <= 2:
            yield place, bid


@pytest.mark.parametrize("partner", ["beginner", "learner", "club"])
def test_hints_at_a_table_of_guidelines_name_suits_that_are_there(partner: str) -> None:
    bids = 0
    for state in auctions("strong", partner, "guidelines"):
        t = state.table
        bids += sum(isinstance(called.call, Bid) for called in t.calls)
        asked = [called for called in t.calls if called.call.name == "4NT"]
        assert not asked, t.calls
        for _, bid in without_the_suit(t):
            # A preference for one of partner's two suits is natural.
            assert bid.strain in [each.call.strain for each in t.calls if isinstance(each.call, Bid)][:-1], t.calls
    assert bids > AUCTIONS


@pytest.mark.parametrize("partner", ["beginner", "learner", "club"])
def test_no_conventional_call_is_passed_at_a_table_of_the_system(partner: str) -> None:
    conventional = 0
    for state in auctions("club", partner, "system"):
        calls = state.table.calls
        for place, bid in without_the_suit(state.table):
            # Who completes a transfer with two cards is passed for good reason: the other hand has the suit.
            fits = state.table.dealt[calls[place].seat.partner].length(bid.strain) >= 5
            if fits or place + 2 >= len(calls) or calls[place + 1].call is not PASS:
                continue
            conventional += 1
            assert calls[place + 2].call is not PASS, (calls, bid)
    assert conventional


def test_hands_keep_what_the_guidelines_say_they_promise() -> None:
    kept = told = 0
    for state in auctions("learner", "beginner", "guidelines"):
        t = state.table
        for seat, promise in GuidelinesBidding().promises(t).items():
            hand = t.dealt[seat]
            low, high = promise.points
            told += 1
            kept += low <= hand.points <= high and all(
                least <= hand.length(suit) <= most for suit, (least, most) in promise.lengths.items()
            )
    assert kept >= 0.9 * told, (kept, told)
