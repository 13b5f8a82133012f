"""Pass or Play: what it is worth, and what passes tell."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from kibitz.bots.decision import FARES_SELDOM, PASS_FARES, PLAY_FARES, Decision
from kibitz.bots.maxims.contract_by_points import inclination
from kibitz.bots.search.pass_or_play import pass_or_play
from kibitz.bots.valuation.tricks_at_the_table import Skill
from kibitz.cards import COLOURS, PLAY, Call, Deal, Hand, Seat
from kibitz.cards.deal import DEALS
from kibitz.engine import State, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game

RULES = game("abridged")
WORLDS = 400


def dealt(north: str, dealer: Seat = Seat.NORTH) -> State:
    """North has that hand; the other cards lie anyhow."""
    hand = Hand.parse(north)
    rest = [card for card in COLOURS.cards if card not in hand]
    Random(north).shuffle(rest)
    others = [Hand.of_cards(rest[13 * place : 13 * place + 13], COLOURS) for place in range(3)]
    return start(RULES, deal=Deal(dict(zip(Seat, [hand, *others], strict=True))), dealer=dealer)


def called(state: State, words: str) -> State:
    for word in words.split():
        seat = next(iter(state.turns))
        state = act(state, seat, ev.Called(seat, Call.parse(word)))
    return state


def decided(state: State, seed: int = 1) -> Decision:
    return pass_or_play(view(state, next(iter(state.turns))), WORLDS, seed)


def ahead(decision: Decision) -> float:
    """By how much Play is worth more than passing."""
    play, passing = decision.why.alternatives
    return play.value - passing.value


@pytest.mark.parametrize(
    ("north", "word"),
    [
        ("R14.13.12.11.5.4.3 G14.13.2 Y14.3 B2", "play"),
        ("R14.13.9 G14.12.3 Y14.13.6.2 B14.7.5", "play"),
        ("R13.12.9.8.7.6.3 G2 Y12.11.10.9 B5", "play"),  # few points, but so long that ten tricks are near
        ("R5.4.3 G9.8.2 Y9.8.7 B8.6.5.4", "pass"),
        ("R12.4.3 G12.8.2 Y12.8.7 B12.6.5.4", "pass"),
    ],
)
def test_long_and_strong_hands_play(north: str, word: str) -> None:
    for seed in range(3):
        decision = decided(dealt(north), seed)
        assert decision.move == ev.Called(Seat.NORTH, Call.parse(word))
        assert (ahead(decision) > 0) == (word == "play")


def test_the_same_seed_makes_the_same_call_and_other_layouts_hardly_another_value() -> None:
    state = dealt("R14.13.9.5 G14.12.3 Y13.6.2 B7.5.4")
    assert decided(state, 7) == decided(state, 7)
    assert ahead(decided(state, 7)) == pytest.approx(ahead(decided(state, 8)), abs=10)


def test_passes_before_tell_that_the_others_are_weak() -> None:
    """Play is worth less with a partner who has passed."""
    hand = "R14.13.9.5 G14.12.3 Y13.6.2 B7.5.4"
    opening = decided(dealt(hand)).why
    third = decided(called(dealt(hand, Seat.SOUTH), "pass pass")).why
    assert third.alternatives[0].value < opening.alternatives[0].value - 3
    assert len(third.inferred) == 2
    assert third.worlds > opening.worlds


def test_a_card_more_in_the_longest_colour_counts_for_more_than_a_point() -> None:
    four, five, point = (
        np.array([Hand.parse(text).mask], np.uint64)
        for text in (
            "R14.13.9.5 G14.12.3 Y13.6.2 B7.5.4",
            "R14.13.9.6.5 G14.12.3 Y13.6.2 B7.5",
            "R14.13.11.5 G14.12.3 Y13.6.2 B7.5.4",
        )
    )
    for skill in Skill:
        for passes in range(4):
            wish = [inclination(hand, passes, skill)[0] for hand in (four, point, five)]
            assert wish == sorted(wish)


def test_every_seat_can_call() -> None:
    deal = Deal.from_number(Random(3).randrange(DEALS), COLOURS)
    state = start(RULES, deal=deal, dealer=Seat.WEST)
    for passes in range(4):
        decision = decided(state)
        assert decision.move in state.moves(next(iter(state.turns)))
        assert len(decision.why.inferred) == passes
        state = called(state, "pass")


@pytest.mark.parametrize(
    "hand", ["R14.13.9.5 G14.12.3 Y13.6.2 B7.5.4", "R12.9.6 G11.10.7.6.4.2 Y9.6 B12.4", "R5.4.3 G9.8.2 Y9.8.7 B8.6.5.4"]
)
def test_deals_in_which_the_call_is_better_are_told_out_of_twenty(hand: str) -> None:
    """And where they are not the most of them, that more is at stake there."""
    decision = decided(dealt(hand))
    play, passing = decision.why.alternatives
    assert play.best is not None and passing.best == pytest.approx(1 - play.best, abs=0.001)
    chosen = play if decision.move == ev.Called(Seat.NORTH, PLAY) else passing
    fares, *seldom = decision.why.said
    assert fares.say == (PLAY_FARES if chosen is play else PASS_FARES).say
    assert chosen.best is not None and abs(int(fares.values["better"]) / 20 - chosen.best) <= 0.03
    assert [each.say for each in seldom] == [FARES_SELDOM.say] * (int(fares.values["better"]) <= 10)
