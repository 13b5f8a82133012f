"""What the coach says is true to the numbers, never names the card in a nudge, and knows nothing of hidden cards."""

from __future__ import annotations

import os
from collections import Counter
from functools import partial
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.analysis.sampling import Holding, Layouts
from kibitz.bots.decision import Why
from kibitz.bots.maxims.learner import card_view_of
from kibitz.cards import DIAMONDS, SPADES, Deal, Hand, Seat, Strain, card
from kibitz.coach import card_phrases as w
from kibitz.coach.card_explanations import explain_card, needed
from kibitz.coach.kinds import Kind
from kibitz.coach.needs import HELD_BACK, Has, HasOneOf, SeenSoFar, Split, chance, seen_so_far
from kibitz.coach.recognising import recognise
from kibitz.engine import State, View, act, start, view
from kibitz.engine import events as ev
from kibitz.engine.game import mover
from kibitz.engine.text import Template
from tests.bots.positions import minibridge
from tests.coach.checking import check
from tests.coach.moments import Moment, moments

POSITIONS = int(os.environ.get("KIBITZ_POSITIONS", "0"))
"""So many of each level are looked at, from the first card on: `make coach`. Else a few hundred, mostly late ones."""


@pytest.mark.parametrize("level", ["learner", "club", "strong"])
def test_every_number_and_every_claim_is_true(level: str) -> None:
    played = moments(f"true {level}", level, hurried=not POSITIONS)
    for moment in islice(played, POSITIONS) if POSITIONS else islice(played, 0, 900, 3):
        check(moment)


def test_every_kind_has_words() -> None:
    assert set(w.SAYS) == set(w.NUDGES) == set(w.KIND_WORDS) == set(Kind)


@pytest.mark.parametrize(
    ("declarers", "leaders", "words"), [("Q43", "AK2", w.SEQUENCE_FROM_THE_TOP), ("A43", "KQ2", w.SAYS[Kind.SEQUENCE])]
)
def test_an_ace_drives_out_nothing(declarers: str, leaders: str, words: Template) -> None:
    deal = f"N:{declarers}.AKQ2.AKJ.Q32 {leaders}.JT9.T98.JT98 765.876.Q765.AK5 JT98.543.432.764"
    lead = view(minibridge(deal, "part-score H"), Seat.EAST)
    assert explain_card(lead, card(f"S{leaders[0]}"), Why()).said[0].say == words.say


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
    deals = seen_so_far(seen).deals
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


def test_no_number_is_said_of_a_suit_that_somebody_chose_to_play() -> None:
    """Who leads a suit, or throws a card of it away, tells more by that than counting knows."""
    met: Counter[bool] = Counter()
    for each in islice(moments("chosen", "learner"), 1500):
        need = recognise(card_view_of(each.view), each.card).need
        if isinstance(need, Has | Split):
            suit = need.suit if isinstance(need, Split) else need.cards[0].suit
            told = needed(need, Kind.FINESSE, partial(seen_so_far, each.view))
            with_number = any(text.say == w.SO_IN.say for text in told)
            chosen = suit in _chosen(each)
            met[chosen] += 1
            assert not (with_number and chosen), (each.card, need)
            met[with_number] += not chosen
    assert met[True] > 20 and met[False] > 20


def _chosen(each: Moment) -> set[Strain]:
    """Suits that hands which the player does not see have led, or played without having to."""
    t, seen = each.state.table, set(each.view.table.hands)
    tricks = [*(trick.plays for trick in t.tricks), *([t.trick] if t.trick else [])]
    led = {plays[0].card.suit for plays in tricks if plays[0].seat not in seen}
    others = [(plays[0].card.suit, play) for plays in tricks for play in plays[1:] if play.seat not in seen]
    return led | {play.card.suit for asked, play in others if play.card.suit is not asked}


def test_who_let_a_trick_go_has_hardly_a_trump() -> None:
    """Three cards out and one of them a trump: by hand, one place of three, and a ruff not made counts against it."""
    trump_and_two = Layouts(card("S2").bit | card("H3").bit | card("H4").bit, _places(1, 2))
    need = HasOneOf(Seat.EAST, SPADES)
    before = chance(SeenSoFar(trump_and_two, trump_and_two), need)
    after = chance(SeenSoFar(trump_and_two, trump_and_two, {Seat.EAST: SPADES}), need)
    assert before == pytest.approx(1 / 3)
    assert after == pytest.approx((HELD_BACK / 3) / (HELD_BACK / 3 + 2 / 3))


def test_nothing_is_certain_that_was_only_promised() -> None:
    """One diamond in West's hand by a bid: without the bid it could be in either, so it is said to be all but sure."""
    out = card("S2").bit | card("D3").bit
    bid = Layouts(out, {Seat.EAST: Holding(cards=1), Seat.WEST: Holding(cards=1, lengths={DIAMONDS: (1, 13)})})
    need = Has(Seat.WEST, (card("D3"),))
    assert chance(SeenSoFar(bid, Layouts(out, _places(1, 1))), need) == pytest.approx(0.99)
    assert chance(SeenSoFar(bid, bid), need) == 1.0


def _places(east: int, west: int) -> dict[Seat, Holding]:
    return {Seat.EAST: Holding(cards=east), Seat.WEST: Holding(cards=west)}
