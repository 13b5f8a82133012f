"""What the coach says is true to the numbers, never names the card in a nudge, and knows nothing of hidden cards."""

from __future__ import annotations

import os
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.cards import Deal, Hand, Seat
from kibitz.coach import card_phrases as w
from kibitz.coach.card_lessons import explain_card
from kibitz.coach.kinds import Kind
from kibitz.coach.needs import deals_that_fit
from kibitz.engine import State, View, act, start, view
from kibitz.engine import events as ev
from kibitz.engine.game import mover
from tests.coach.checking import check
from tests.coach.moments import moments

POSITIONS = int(os.environ.get("KIBITZ_POSITIONS", "0"))
"""So many of each level are looked at, from the first card on: `make coach`. Else a few hundred, mostly late ones."""


@pytest.mark.parametrize("level", ["learner", "club", "strong"])
def test_every_number_and_every_claim_is_true(level: str) -> None:
    played = moments(f"true {level}", level, hurried=not POSITIONS)
    for moment in islice(played, POSITIONS) if POSITIONS else islice(played, 0, 900, 3):
        check(moment)


def test_every_kind_has_words() -> None:
    assert set(w.SAYS) == set(w.NUDGES) == set(w.KIND_WORDS) == set(Kind)


def test_a_nudge_names_no_card() -> None:
    assert not any("card" in template.holes.values() for template in w.NUDGES.values())


def test_numbers_are_seldom_all_there_is_to_say() -> None:
    """Giving up the lead is what is left when no plan was seen: under one in fifty of the cards that were a choice."""
    kinds = [
        explain_card(each.view, each.card, each.decision.why).play.kind
        for each in islice(moments("kinds", "learner"), 1400)
    ]
    choices = [kind for kind in kinds if kind is not Kind.ONLY_CARD]
    assert len(choices) > 1000
    assert choices.count(Kind.GIVE_UP) < len(choices) / 50


@settings(max_examples=60)
@given(st.integers(0, 10**9), st.integers(0, 60))
def test_hidden_cards_change_no_word(seed: int, skipped: int) -> None:
    moment = next(islice(moments(f"hidden {seed}", "learner"), skipped, None))
    other = _dealt_otherwise(moment.state, moment.view, seed)
    seat = moment.view.seat
    assert seat is not None
    said = explain_card(moment.view, moment.card, moment.decision.why)
    assert explain_card(view(other, seat), moment.card, moment.decision.why) == said


def _dealt_otherwise(state: State, seen: View, seed: int) -> State:
    """The same deal as far as that player can tell, with other cards in the hands that are hidden."""
    deals = deals_that_fit(seen)
    world = deals.sample(8, Random(seed).getrandbits(32))[-1]
    hidden = {seat: Hand(state.game.deck, int(mask)) for seat, mask in zip(deals.seats, world, strict=True)}
    hands = {seat: hidden.get(seat) or deals.known[seat] for seat in Seat}
    opened = state.table.header
    again = start(state.game, deal=Deal(hands), dealer=opened.dealer, vulnerable=opened.vulnerable)
    while len(again.log) < len(state.log):
        move = state.log[len(again.log)]
        assert isinstance(move, ev.Move)
        who = mover(again.table, move)
        assert who is not None
        again = act(again, who, move)
    return again
