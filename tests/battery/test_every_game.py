"""One battery for every game and option set: what must hold whatever is played."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest
from hypothesis import find, given, settings
from hypothesis import strategies as st

from kibitz.cards import Card, Deal, Hand, Seat, Side
from kibitz.engine import IllegalMove, StaleMove, State, act, mover, replay, start, view
from kibitz.engine import events as ev
from kibitz.engine.codec import decode_event, encode
from kibitz.engine.fold import folded
from kibitz.games import GAMES, game
from tests.amounts import mostly_at_night, often
from tests.battery.variants import Variant, title, variants
from tests.battery.walking import Walk, walks

T = TypeVar("T")

every_variant = pytest.mark.parametrize("variant", variants(), ids=title)
walked = given(walk=walks())
few = settings(max_examples=int(os.environ.get("KIBITZ_WALKS", often(2, 50))))


@every_variant
@few
@walked
def test_deals_end_conserve_cards_and_replay(variant: Variant, walk: Walk) -> None:
    rules = game(*variant)
    for state in walk.states(walk.shuffled(rules), to_the_end=True):
        if state.table.hands:
            _assert_conserved(state)
    assert state.table.over
    assert (state.table.scored is None) != (state.table.thrown_in is None)
    assert replay(rules, state.log) == state
    assert folded(state.log) == state.table


@every_variant
@few
@walked
def test_events_survive_their_json(variant: Variant, walk: Walk) -> None:
    *_, state = walk.states(walk.shuffled(game(*variant)), to_the_end=True)
    for event in state.log:
        assert decode_event(encode(event)) == event


@every_variant
@few
@walked
def test_an_illegal_move_changes_nothing(variant: Variant, walk: Walk) -> None:
    states = list(walk.states(walk.shuffled(game(*variant))))
    moves = [event for event in states[-1].log if isinstance(event, ev.Move)]
    for state in _some(states, often(6, 12)):
        log, table = state.log, state.table
        for move in _some(moves, often(6, 12)):
            seat = mover(table, move)
            for player in Seat:
                if player is seat and (move in state.moves(player) or move in state.asides(player)):
                    continue
                with pytest.raises(IllegalMove, match=r"\.$"):
                    act(state, player, move)
                with pytest.raises(StaleMove):
                    act(state, player, move, at=len(log) - 1)
        assert state.log == log
        assert state.table == table


@every_variant
@few
@walked
def test_no_view_holds_a_hidden_card_or_the_seed(variant: Variant, walk: Walk) -> None:
    for state in _some(list(walk.states(walk.shuffled(game(*variant)))), 20):
        for player in (*state.table.players, None):
            _assert_decent(state, player)


@every_variant
@few
@given(walk=walks(), choice=st.integers(0, 2**16 - 1))
def test_no_view_lets_one_derive_a_hidden_card(variant: Variant, walk: Walk, choice: int) -> None:
    """Exchange two small cards between hands that a player cannot see: until one is shown, nothing looks different."""
    rules = game(*variant)
    opened = walk.dealt(rules)
    deal = walk.deal(rules)
    player = opened.table.players[choice % len(opened.table.players)]
    hidden = [seat for seat in Seat if seat is not player]
    hidden.pop(choice // 4 % 3)
    small = [[card for card in deal[seat] if not card.points] for seat in hidden]
    pairs = [(one, two) for one in small[0] for two in small[1] if one.suit is two.suit]
    if not pairs:
        return
    cards = pairs[choice // 12 % len(pairs)]
    other = Deal({seat: _exchanged(hand, cards) for seat, hand in deal.hands.items()})
    twin = start(rules, deal=other, dealer=walk.dealer, vulnerable=walk.vulnerable)
    for state in walk.states(opened):
        if len(state.log) > len(twin.log):
            move = state.log[len(twin.log)]
            if any(getattr(move, "card", None) is card for card in cards):
                return
            assert isinstance(move, ev.Move)
            seat = mover(twin.table, move)
            assert seat is not None
            if move not in twin.moves(seat) and move not in twin.asides(seat):
                return  # the exchange changed what that player may do: their secret, shown only by doing it
            twin = act(twin, seat, move)
        seen = view(state, player)
        if state.over or any(card in hand for hand in seen.table.hands.values() for card in cards):
            return
        assert seen == view(twin, player)


@pytest.mark.parametrize("name", mostly_at_night(GAMES, ("first-tricks", "minibridge-normal3", "contract")))
def test_what_fails_shrinks_to_a_short_game(name: str) -> None:
    """A false claim, "no trick is ever finished", is refuted by little more than the moves it takes."""
    rules = game(name)

    def refuted(walk: Walk) -> bool:
        *_, state = walk.states(walk.dealt(rules))
        return bool(state.table.tricks)

    found = find(walks(), refuted, settings=settings(max_examples=2_000, database=None))
    assert len(found.picks) <= 16, found


def _some(all_of_them: Sequence[T], most: int) -> Sequence[T]:
    """At most so many, evenly spread, the last among them."""
    step = max(1, len(all_of_them) // most)
    return all_of_them[::-step][:most]


def _exchanged(hand: Hand, cards: tuple[Card, Card]) -> Hand:
    one, two = cards
    if one in hand:
        return hand - one + two
    return hand - two + one if two in hand else hand


def _assert_conserved(state: State) -> None:
    t = state.table
    played = [play for trick in t.tricks for play in trick.plays] + list(t.trick)
    masks = [hand.mask for hand in t.hands.values()] + [play.card.bit for play in played]
    assert sum(masks) == sum(hand.mask for hand in t.dealt.values())
    assert sum(masks).bit_count() == 4 * t.cards == 4 * state.game.cards
    assert sum(t.won.values()) == len(t.tricks) + sum(award.tricks for award in t.awarded)
    assert all(tricks >= 0 for tricks in t.won.values())
    for seat, hand in t.hands.items():
        assert len(hand) == t.cards - sum(play.seat is seat for play in played)


def _assert_decent(state: State, player: Seat | None) -> None:
    seen = view(state, player)
    if state.over:
        return
    t = state.table
    shown = {event.seat for event in state.log if isinstance(event, ev.Faced)}
    taken = {event.seat for event in state.log if isinstance(event, ev.TookUp) and event.player is player}
    own = {seat for seat, who in t.people.items() if who is player}
    before = {event.seat for event in state.log if isinstance(event, ev.Dealt) and event.seat is player}
    moved = {seat for event in state.log if isinstance(event, ev.Exchanged) for seat in (event.seat, event.other)}
    may_know = shown | own | taken | before | (moved if player in moved else set())
    assert set(seen.table.hands) <= may_know
    for seat, hand in seen.table.hands.items():
        assert hand == t.hands[seat]
    text = encode(seen).decode()
    seeded = next(event for event in state.log if isinstance(event, ev.Seeded))
    assert seeded.seed not in text
    assert seeded.salt not in text
    assert (
        all(move in (*state.moves(player), *state.asides(player)) for move in seen.moves) if player else not seen.moves
    )


def test_sides_are_the_seats_opposite() -> None:
    assert all(seat.partner.side is seat.side and seat.left.side is not seat.side for seat in Seat)
    assert {side.other for side in Side} == set(Side)
