"""The simple natural bidding: openings by the guidelines, then sense, then a stop."""

from __future__ import annotations

from random import Random

import pytest

from kibitz.bots import SimpleBot
from kibitz.bots.maxims.points_table import count
from kibitz.bots.maxims.simple_bidding import is_balanced, is_biddable, is_rebiddable, opening
from kibitz.cards import CLUBS, HEARTS, SPADES, Hand, Seat
from kibitz.engine import act, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.battery.variants import random_deal
from tests.bots.positions import called, choice


def test_points_are_high_cards_and_short_suits() -> None:
    assert count(Hand.parse("AKQJ.AKQJ.AKQJ.A")) == 10 + 10 + 10 + 4 + 2
    assert count(Hand.parse("AKQJT98765432...")) == 10 + 9
    assert count(Hand.parse("A432.K32.Q32.J32")) == 10


def test_biddable_and_rebiddable_suits() -> None:
    assert is_biddable(Hand.parse("5432.K432.65432."), HEARTS)
    assert not is_biddable(Hand.parse("5432.K432.65432."), SPADES)
    assert is_biddable(Hand.parse("65432.K432.5432."), SPADES)
    assert is_rebiddable(Hand.parse("AK432.5432.5432."), SPADES)
    assert not is_rebiddable(Hand.parse("AQ432.5432.5432."), SPADES)
    assert is_rebiddable(Hand.parse("..5432.T98765432"), CLUBS)
    assert is_balanced(Hand.parse("A432.K32.Q32.J32"))
    assert not is_balanced(Hand.parse("A5432.K432.Q2.J2"))


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("AKJ54.K32.A52.32", "1S"),  # 14 or more; a five-card major comes before one no-trump
        ("A5432.K32.K52.32", None),  # 11 and one suit
        ("32.32.AQ54.KJ54", "1D"),  # 12 with two biddable suits
        ("32.432.AQ54.K654", None),  # 10
        ("AQ654.Q5432.32.2", "1S"),  # 11 with two biddable suits, one a major
        ("2.Q32.AQ654.Q654", None),  # 12 and one biddable suit
        ("AQ3.KJ4.KQ52.J32", "1NT"),  # balanced 16 to 18
        ("AKQ3.KQ4.KQ52.AQ", "2NT"),  # balanced, 22 or more
        ("AKQJ32.AKQ4.A2.2", "2S"),  # 22 or more
        ("432.432.A432.K32", None),
    ],
)
def test_openings(hand: str, bid: str | None) -> None:
    opened = opening(Hand.parse(hand))
    assert (f"{opened[0]}{opened[1].letter}" if opened else None) == bid


# North and South are strong enough for game, East and West have little.
FIT = "N:AKJ54.K32.A52.32 32.QJT9.QT9.JT98 QT76.A54.K43.K54 98.876.J876.AQ76"
FLAT = "N:A54.KQ3.KQ52.Q32 KQJ.JT98.T98.T98 T92.A54.A43.KJ54 8763.762.J76.A76"
WEAK = "N:AKJ54.K32.A52.32 QT9.QJT9.KQ9.JT9 76.A54.J43.Q8765 832.876.T876.AK4"


@pytest.mark.parametrize(
    ("deal", "calls", "word"),
    [
        (FIT, "", "1S"),
        (FIT, "1S pass", "3S"),
        (FIT, "1S pass 3S pass", "4S"),
        (FIT, "1S pass 3S pass 4S pass", "pass"),
        (FLAT, "", "1NT"),
        (FLAT, "1NT pass", "3NT"),
        (FLAT, "1NT pass 3NT pass", "pass"),
        (WEAK, "1S pass", "1NT"),
        (WEAK, "1S pass 1NT pass", "pass"),
    ],
)
def test_auctions(deal: str, calls: str, word: str) -> None:
    state = called(game("contract"), deal, calls)
    assert state.wait is not None
    move = choice(state, next(iter(state.wait.turns)))
    assert isinstance(move, ev.Called)
    assert move.call.name == word


def test_auctions_stop_sensibly() -> None:
    """Of two hundred auctions none runs wild, and games and slams have the points for them."""
    rng = Random(5)
    rules = game("contract")
    bot = SimpleBot(rng)
    for number in range(200):
        deal = random_deal(rules, rng)
        state = start(rules, deal=deal, dealer=tuple(Seat)[number % 4])
        while state.wait is not None and state.table.contract is None:
            seat = next(iter(state.wait.turns))
            state = act(state, seat, bot.choose(view(state, seat)))
        t = state.table
        assert len(t.calls) <= 20
        if t.contract is None or t.declarer is None:
            continue
        points = sum(deal[seat].points for seat in t.declarer.side.seats)
        assert t.contract.goal < 12 or points >= 25
        assert t.contract.goal < 10 or points >= 16
        assert t.contract.goal > 9 or points <= 31
