"""What a player is told in numbers: everything in its place, and never a card that the player cannot see."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz import Deal, Seat, Side, act, card, start, view
from kibitz.cards import Call, Card, Hand
from kibitz.engine import State
from kibitz.engine import events as ev
from kibitz.engine.game import mover
from kibitz.games import GAMES, game
from kibitz.gym import FIELDS, OBSERVATION_SIZE, observation, parts
from kibitz.gym.action_ids import CONTRACT_TERMS
from tests.battery.variants import Variant, random_deal, title, variants
from tests.battery.walking import Walk, walks

DEAL = Deal.parse("N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2")


def _contract(*calls: str) -> State:
    state = start(game("contract"), deal=DEAL, dealer=Seat.EAST, vulnerable=(Side.EW,), below={Side.NS: 60})
    for call in calls:
        (seat,) = state.turns
        state = act(state, seat, ev.Called(seat, Call.parse(call)))
    return state


def _play(state: State, *cards: str) -> State:
    for name in cards:
        ((player, moves),) = state.turns.items()
        move = next(move for move in moves if isinstance(move, ev.Played) and move.card is card(name))
        state = act(state, player, move)
    return state


def test_the_auction_is_told_from_the_seat_of_the_player() -> None:
    state = _contract("pass", "1C", "double", "redouble", "pass", "pass")
    part = parts(observation(view(state, Seat.SOUTH)))
    # Seen from South: West is at the left, North opposite, East at the right.
    assert part["dealer"].tolist() == [0, 0, 0, 1]
    assert part["passes"].tolist() == [0, 0, 0, 1]
    assert np.argwhere(part["bids"]).tolist() == [[0, 0]]
    assert np.argwhere(part["doubles"]).tolist() == [[0, 1]]
    assert np.argwhere(part["redoubles"]).tolist() == [[0, 2]]
    assert part["vulnerable"].tolist() == [0, 1]
    assert part["below"].tolist() == [60, 0]
    assert part["to_move"].tolist() == [0, 1, 0, 0]
    assert not part["declarer"].any()
    assert not part["next_hand"].any()
    assert (part["announced"] == -1).all()


def test_the_play_is_told_card_by_card() -> None:
    state = _contract("pass", "1NT", "pass", "pass", "pass")
    state = _play(state, "CA", "C5", "C8", "C3", "CK", "C6")
    part = parts(observation(view(state, Seat.SOUTH)))
    assert np.flatnonzero(part["declarer"]).tolist() == [0]
    assert part["strain"].tolist() == [0, 0, 0, 0, 1]
    assert CONTRACT_TERMS[int(part["terms"].argmax())] == "undoubled"
    assert part["goal"].tolist() == [7]
    assert part["won"].tolist() == [0, 1]
    assert part["next_hand"].tolist() == part["to_move"].tolist() == [0, 0, 0, 1]
    assert part["led"].tolist() == [1, 0, 0, 0]
    told = {(int(place), int(index)): int(part["played"][place, index]) for place, index in np.argwhere(part["played"])}
    assert told == {
        (1, card("CA").index): 1,
        (2, card("C5").index): 1,
        (3, card("C8").index): 1,
        (0, card("C3").index): 1,
        (1, card("CK").index): 2,
        (2, card("C6").index): 2,
    }
    assert np.argwhere(part["trick"]).tolist() == [[1, card("CK").index], [2, card("C6").index]]
    held = [len(np.flatnonzero(part["hands"][place])) for place in range(4)]
    assert held == [12, 0, 11, 0]  # declarer's own and dummy's
    assert [int(parts(observation(view(state, seat)))["hands"].sum()) for seat in Seat] == [11, 23, 23, 22]


def test_declarer_is_to_move_when_dummy_is_to_play() -> None:
    state = _play(_contract("pass", "1NT", "pass", "pass", "pass"), "CA")
    part = parts(observation(view(state, Seat.SOUTH)))
    assert part["next_hand"].tolist() == [0, 0, 1, 0]
    assert part["to_move"].tolist() == [1, 0, 0, 0]


def test_what_was_announced_and_pledged_is_told() -> None:
    state = start(game("abridged"), deal=Deal.from_number(7**30, game("abridged").deck), dealer=Seat.NORTH)
    while not isinstance(next(iter(state.turns.values()))[0], ev.Targeted):
        (seat,) = state.turns
        state = act(state, seat, state.turns[seat][0])
    (declarer,) = state.turns
    state = act(state, declarer, ev.Targeted(declarer, "seven"))
    part = parts(observation(view(state, declarer)))
    strengths = [state.table.dealt[seat].points for seat in declarer.clockwise()]
    assert part["announced"].tolist() == [[-1] * 4, strengths, [-1] * 4]
    assert part["pledge"].tolist() == [0, 1]
    assert part["passes"].tolist() == [1, 1, 1, 1]
    assert part["hands"].sum(axis=1).tolist() == [13, 0, 13, 0]


def test_nobody_plays_from_a_spectator_s_view() -> None:
    with pytest.raises(ValueError, match="a player"):
        observation(view(_contract(), None))


def test_the_parts_fill_the_row() -> None:
    row = np.arange(OBSERVATION_SIZE).astype(np.int8)
    assert np.concatenate([part.ravel() for part in parts(row).values()]).tolist() == row.tolist()
    assert list(parts(row)) == [field.name for field in FIELDS]
    rows = np.stack([row, row])
    assert parts(rows)["bids"].shape == (2, 35, 4)


@pytest.mark.parametrize("variant", variants(), ids=title)
@settings(max_examples=4)
@given(walk=walks(), choice=st.integers(0, 2**16 - 1))
def test_hidden_cards_that_change_places_change_nothing(variant: Variant, walk: Walk, choice: int) -> None:
    """Two small cards of a suit are exchanged between hands that a player cannot see: the numbers are the same."""
    rules = game(*variant)
    opened = walk.dealt(rules)
    players = opened.table.players
    player = players[choice % len(players)]
    hidden = [seat for seat in Seat if seat is not player]
    hidden.pop(choice // 4 % 3)
    small = [[each for each in walk.deal(rules)[seat] if not each.points] for seat in hidden]
    pairs = [(one, two) for one in small[0] for two in small[1] if one.suit is two.suit]
    if not pairs:
        return
    cards = pairs[choice // 12 % len(pairs)]
    other = Deal({seat: _exchanged(hand, cards) for seat, hand in walk.deal(rules).hands.items()})
    twin = start(rules, deal=other, dealer=walk.dealer, vulnerable=walk.vulnerable)
    for state in walk.states(opened):
        if len(state.log) > len(twin.log):
            move = state.log[len(twin.log)]
            assert isinstance(move, ev.Move)
            seat = mover(twin.table, move)
            if seat is None or (move not in twin.moves(seat) and move not in twin.asides(seat)):
                return  # the exchange changed what that player may do: their secret, shown only by doing it
            twin = act(twin, seat, move)
        seen = view(state, player)
        if state.over or any(each in hand for hand in seen.table.hands.values() for each in cards):
            return
        if any(getattr(event, "card", None) in cards for event in state.log):
            return
        assert (observation(seen) == observation(view(twin, player))).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_player_s_own_cards_do_change_them(name: str) -> None:
    rules = game(name)
    rng = random.Random(1)
    one, two = (start(rules, deal=random_deal(rules, rng)) for _ in range(2))
    assert (observation(view(one, Seat.NORTH)) != observation(view(two, Seat.NORTH))).any()


def _exchanged(hand: Hand, cards: tuple[Card, Card]) -> Hand:
    one, two = cards
    if one in hand:
        return hand - one + two
    return hand - two + one if two in hand else hand
