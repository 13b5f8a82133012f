"""Why a move is refused, and when it comes too late."""

from __future__ import annotations

import itertools
import random

import pytest

from kibitz.cards import PASS, Call, Deal, Seat, card
from kibitz.engine import IllegalMove, StaleMove, State, act, refusals, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.battery.variants import random_deal, walk

DEAL = Deal.parse("N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2")


def reason(state: State, seat: Seat, move: ev.Move) -> str:
    with pytest.raises(IllegalMove) as refused:
        act(state, seat, move)
    assert str(refused.value) == str(refused.value.text)
    assert refused.value.text == refusals.why_not(view(state, seat), move)
    return str(refused.value)


def led(name: str = "bridgewar") -> State:
    """North declares and East has led the ace of hearts."""
    state = start(game(name), deal=DEAL)
    return act(state, Seat.EAST, ev.Played(Seat.EAST, card("HA")))


def agree(state: State) -> State:
    for seat in tuple(state.turns):
        state = act(state, seat, ev.Answered(seat, True))
    return state


def test_each_card_is_refused_for_its_own_reason() -> None:
    state = led()
    north, south, west = Seat.NORTH, Seat.SOUTH, Seat.WEST
    assert reason(state, south, ev.Played(south, card("H5"))) == "You are dummy: declarer plays your cards."
    assert reason(state, west, ev.Played(west, card("H9"))) == "It is South’s turn."
    assert reason(state, west, ev.Played(south, card("H5"))) == "Those are South’s cards: you do not play them."
    assert reason(state, north, ev.Played(south, card("ST"))) == "You must follow suit: hearts were led."
    assert reason(state, north, ev.Played(south, card("SA"))) == "SA is not in that hand."
    thrown_in = start(game("minibridge"), deal=DEAL)  # twenty points each
    assert reason(thrown_in, north, ev.Played(north, card("SA"))) == "The deal is over."
    naming = led("heroes")
    assert reason(naming, west, ev.Played(west, card("H9"))) == "It is North’s turn."
    assert reason(naming, north, ev.Played(south, card("H5"))) == "The play of the cards has not begun."
    claimed = act(state, north, ev.Claimed(north, 3, ev.ClaimLine.HIGH))
    assert reason(claimed, north, ev.Played(south, card("H5"))) == "A claim is on the table: it is answered first."
    assert reason(claimed, north, ev.Answered(north, True)) == "There is no question for you to answer."


def test_words_are_refused_for_their_own_reason() -> None:
    auction = start(game("contract"), deal=DEAL)
    assert reason(auction, Seat.SOUTH, ev.Called(Seat.SOUTH, PASS)) == "It is North’s turn."
    for call, why in {
        "double": "There is nothing for you to double now.",
        "redouble": "There is nothing for you to redouble now.",
        "play": "That is not among your choices.",
    }.items():
        assert reason(auction, Seat.NORTH, ev.Called(Seat.NORTH, Call.parse(call))) == why
    bid = act(auction, Seat.NORTH, ev.Called(Seat.NORTH, Call.parse("2H")))
    assert reason(bid, Seat.EAST, ev.Called(Seat.EAST, Call.parse("2C"))) == "2C is not higher than the last bid."
    assert reason(auction, Seat.NORTH, ev.Claimed(Seat.NORTH, 1, ev.ClaimLine.HIGH)) == "Nothing can be claimed now."
    assert reason(auction, Seat.NORTH, ev.Asked(Seat.NORTH)) == "There is nothing of yours that can be taken back now."
    three = start(game("minibridge-simple3"), deal=DEAL)
    with pytest.raises(IllegalMove, match="Nobody sits South: that is the spare hand"):
        act(three, Seat.SOUTH, ev.Asked(Seat.SOUTH))


def test_no_reason_depends_on_what_the_mover_cannot_see() -> None:
    """Whatever cards the others hold, the same attempts are refused in the same words."""
    rng = random.Random(11)
    rules = game("bridgewar", {"laws": True})
    for _ in range(20):
        deal = random_deal(rules, rng)
        player = Seat.WEST  # neither declarer nor dummy, and not on lead
        others = [seat for seat in Seat if seat is not player]
        pack = [each for seat in others for each in deal[seat]]
        rng.shuffle(pack)
        hands = {seat: pack[13 * place : 13 * place + 13] for place, seat in enumerate(others)}
        twin = Deal({**{seat: type(deal[seat]).of_cards(cards) for seat, cards in hands.items()}, player: deal[player]})
        states = [start(rules, deal=each) for each in (deal, twin)]
        for seat in Seat:
            for each in rules.deck.cards:
                move = ev.Played(seat, each)
                if all(move not in (*state.moves(player), *state.asides(player)) for state in states):
                    assert reason(states[0], player, move) == reason(states[1], player, move)


def test_a_legal_move_is_stale_when_it_means_something_else_by_now() -> None:
    """A late answer, a claim when a trick less is left, a wish that would take back a later card."""
    state = led()
    north, west = Seat.NORTH, Seat.WEST
    at = len(state.log)
    claimed = act(state, north, ev.Claimed(north, 3, ev.ClaimLine.HIGH), at=at)
    with pytest.raises(StaleMove, match="moved on"):
        act(claimed, west, ev.Answered(west, True), at=at)
    assert act(claimed, west, ev.Answered(west, True), at=len(claimed.log))

    finished = state
    for seat, name in ((Seat.SOUTH, "H5"), (west, "H8"), (north, "H3")):
        finished = act(finished, finished.table.player(seat), ev.Played(seat, card(name)))
    with pytest.raises(StaleMove):
        act(finished, north, ev.Claimed(north, 3, ev.ClaimLine.HIGH), at=at)
    assert act(finished, north, ev.Claimed(north, 3, ev.ClaimLine.HIGH), at=len(finished.log))
    with pytest.raises(StaleMove):
        act(finished, Seat.EAST, ev.Played(Seat.EAST, card("HK")), at=at)
    with pytest.raises(StaleMove):
        act(finished, west, ev.Asked(west), at=at)

    taken_back = agree(act(finished, north, ev.Asked(north)))
    for seen in (len(finished.log), -1, len(taken_back.log) + 1):
        with pytest.raises(StaleMove):
            act(taken_back, north, ev.Played(north, card("H3")), at=seen)
    assert act(taken_back, north, ev.Played(north, card("H3")), at=len(taken_back.log))


def test_two_can_answer_at_once_and_a_card_can_be_turned_while_others_play() -> None:
    state = led()
    claimed = act(state, Seat.NORTH, ev.Claimed(Seat.NORTH, 3, ev.ClaimLine.HIGH))
    at = len(claimed.log)
    for seat in tuple(claimed.turns):
        claimed = act(claimed, seat, ev.Answered(seat, True), at=at)
    assert claimed.table.awarded

    for seat, name in ((Seat.SOUTH, "H5"), (Seat.WEST, "H8"), (Seat.NORTH, "H3")):
        state = act(state, state.table.player(seat), ev.Played(seat, card(name)))
    at = len(state.log)
    state = act(state, Seat.EAST, ev.Played(Seat.EAST, card("HK")), at=at)
    assert act(state, Seat.WEST, ev.Turned(Seat.WEST), at=at)


def test_what_is_legal_where_it_was_seen_is_never_stale() -> None:
    rng = random.Random(5)
    for name in ("contract", "abridged", "heroes"):
        rules = game(name)
        states = list(walk(start(rules, deal=random_deal(rules, rng)), rng))
        for before, after in itertools.pairwise(states):
            move = after.log[len(before.log)]
            assert isinstance(move, ev.Move)
            for seat in before.table.players:
                if move in before.moves(seat) or move in before.asides(seat):
                    assert act(before, seat, move, at=len(before.log)) == after
