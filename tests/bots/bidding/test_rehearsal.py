"""Close decisions tried out on imagined deals: hands that fit, calls that are kept, and the same again for a seed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kibitz.bots.bidding import RehearsalEffort, choose_call, read, rehearse
from kibitz.bots.bidding.call_reasons import why_called
from kibitz.bots.bidding.choosing_calls import Considered
from kibitz.bots.bidding.judgement.consistent_deals import consistent_deals
from kibitz.bots.bidding.reading import meaning_of
from kibitz.bots.decision import FARES, TOO_CLOSE
from kibitz.cards import PASS, Hand, Seat
from tests.bots.bidding.calling import said
from tests.bots.bidding.test_system import hands_of

QUICK = RehearsalEffort(deals=3, most=6, rivals=2)
CLOSE = said(Seat.NORTH, "1S", "pass", "2S", "pass")
"""After a single raise the opener passes, invites or bids game."""


def packed(seed: int) -> dict[Seat, Hand]:
    pack = list(range(52))
    Random(seed).shuffle(pack)
    return hands_of(pack)


def test_imagined_hands_would_have_called_like_that() -> None:
    calls = said(Seat.NORTH, "1S", "pass", "2S", "3D")
    auction = read(calls, Seat.NORTH)
    hand = Hand.parse("AKJ54.K3.Q53.432")
    deals = consistent_deals(auction, hand, 20, seed=3)
    assert len(deals) == 20
    for deal in deals:
        assert deal[Seat.NORTH] == hand
        assert sum(held.mask for held in deal.values()) == (1 << 52) - 1
        for at, (seat, call) in enumerate(calls[1:], start=1):
            assert choose_call(deal[seat], calls[:at], Seat.NORTH).call is call


def test_hands_that_no_rule_explains_are_imagined_too() -> None:
    strange = read(said(Seat.NORTH, "1H", "4D", "pass", "7C"), Seat.NORTH)
    assert len(consistent_deals(strange, Hand.parse("AK2.AKJ54.32.432"), 5, seed=1)) >= 3


def test_the_same_seed_gives_the_same_call_and_tells_how_many_deals() -> None:
    hand = Hand.parse("AKJ54.K3.A53.432")
    plain = choose_call(hand, CLOSE, Seat.NORTH)
    one, two = (rehearse(read(CLOSE, Seat.NORTH), hand, plain, QUICK, seed=9) for _ in range(2))
    assert one == two
    assert one.deals in (3, 6)
    assert "imagined deals" in one.reason
    assert all(each.value is not None for each in one.considered)


def test_a_clear_call_is_not_tried_out() -> None:
    hand = Hand.parse("AKJ54.K3.A653.32")
    plain = choose_call(hand, [], Seat.NORTH)
    assert rehearse(read([], Seat.NORTH), hand, plain, QUICK, seed=1) is plain


def test_a_forcing_bid_is_never_passed() -> None:
    """By count a pass may come close; on imagined deals it is not even tried."""
    calls = said(Seat.NORTH, "1S", "pass", "2H", "pass", "3D", "pass")
    auction, hand = read(calls, Seat.NORTH), Hand.parse("986.AKJ64.T2.AQ2")
    plain = choose_call(hand, calls, Seat.NORTH)
    tempted = replace(plain, considered=(*plain.considered, Considered(meaning_of(auction, PASS))))
    tried = rehearse(auction, hand, tempted, QUICK, seed=1)
    assert auction.forced
    assert tried.deals
    assert PASS not in [each.meaning.call for each in tried.considered]


def test_a_call_that_others_come_close_to_says_that_it_was_too_close() -> None:
    """Two standard errors are needed to leave the system: the reason names the rival that brought more."""
    plain = choose_call(Hand.parse("AKJ54.K3.A53.432"), CLOSE, Seat.NORTH)
    mine, other = plain.considered[:2]
    first, second = replace(mine, value=100.0, best=0.75), replace(other, value=120.0, best=0.25)
    nearly = replace(plain, considered=(first, second), deals=16)
    assert why_called(nearly).said[1:] == (FARES(best=12, deals=16), TOO_CLOSE(other=other.meaning.call.name))
    clearly = replace(nearly, considered=(replace(first, value=130.0, best=0.5), second))
    assert why_called(clearly).said[1:] == ()


def test_in_how_many_deals_nothing_else_brought_more_is_counted() -> None:
    hand = Hand.parse("AKJ54.K3.A53.432")
    tried = rehearse(read(CLOSE, Seat.NORTH), hand, choose_call(hand, CLOSE, Seat.NORTH), QUICK, seed=1)
    shares = [each.best for each in tried.considered if each.best is not None]
    assert len(shares) == len(tried.considered) > 1
    assert sum(shares) >= 1, "In each deal one of them is best, or several are."
    assert all(share * tried.deals == pytest.approx(round(share * tried.deals)) for share in shares)
