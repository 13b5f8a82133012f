"""What a lead tells of the hand it came from."""

from __future__ import annotations

from random import Random

import numpy as np
import numpy.typing as npt

from kibitz.analysis.inference import layouts
from kibitz.bots.search.likelihood import Habits, log_weights
from kibitz.cards import HEARTS, SPADES, Hand, Seat, Strain
from kibitz.engine import State, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.battery.variants import random_deal
from tests.bots.positions import choice, minibridge, played

_DEAL = "N:AKQ2.AK32.AK2.32 T9876.QJT.43.876 J543.654.QJ5.AK4 .987.T9876.QJT95"


def _read(state: State, declarer: Seat) -> npt.NDArray[np.float64]:
    """How likely the lead makes each of forty layouts, as declarer sees them."""
    seen = view(state, declarer)
    found = layouts(seen)
    return log_weights(seen.table, found, found.sample(40, 1), {}, Habits(honours=False, signals=False))[0]


def _heroes(suit: Strain) -> tuple[State, Seat]:
    rules = game("heroes")
    state = start(rules, deal=random_deal(rules, Random(5)))
    while not isinstance(state.moves(next(iter(state.turns)))[0], ev.Chose):
        seat = next(iter(state.turns))
        state = act(state, seat, choice(state, seat))
    declarer = next(iter(state.turns))
    chosen = next(move for move in state.moves(declarer) if isinstance(move, ev.Chose) and move.contract.strain is suit)
    return act(state, declarer, chosen), declarer


def test_a_lead_made_before_trumps_were_named_does_not_speak_of_trumps() -> None:
    hearts, spades = (_read(*_heroes(suit)) for suit in (HEARTS, SPADES))
    assert len(set(hearts.tolist())) > 1
    assert hearts.tolist() == spades.tolist()


def test_a_lead_against_a_named_suit_does() -> None:
    trumps, none = (_read(minibridge(_DEAL, contract, "ST"), Seat.NORTH) for contract in ("game H", "game NT"))
    assert trumps.tolist() != none.tolist()


def _fallen(honour: str, hand: str) -> float:
    """How likely an honour under North's ace of spades comes from East's hand, as declarer sees it."""
    state = minibridge(
        "N:A2.AKQ.AKQJ2.AKQ KQJ6.J432.543.32 T987.T98.T98.T98 543.765.76.J7654", "game NT", "H2 H8 H5 HA"
    )
    state = played(state, f"SA {honour} S7 S3")
    seen = view(state, Seat.NORTH)
    found = layouts(seen)
    # West is thought to have whatever is out, so that West's cards tell the same each time.
    out = sum(state.table.dealt[seat].mask for seat in found.seats)
    hands = np.array([[Hand.parse(hand).mask if seat is Seat.EAST else out for seat in found.seats]], np.uint64)
    return float(log_weights(seen.table, found, hands, {}, Habits(lead=False, signals=False))[0][0])


def test_an_honour_that_falls_is_bare_or_one_of_equals_and_not_thrown_away() -> None:
    # As many spades in each hand that is compared: how many there are to choose from tells something by itself.
    bare, equals = _fallen("SQ", "Q.J432.543.65432"), _fallen("SQ", "KQ.J432.543.5432")
    assert equals < bare - 0.6
    assert _fallen("SQ", "Q6.J432.543.5432") < equals - 0.6
    assert _fallen("S6", "Q6.J432.543.5432") == _fallen("S6", "T6.J432.543.5432")
