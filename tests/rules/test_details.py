"""Small differences that no example of the laws shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kibitz
from kibitz.cards import Seat
from kibitz.engine import State, Table, start
from kibitz.engine import events as ev
from kibitz.games import game
from kibitz.rules.inspecting import kept_in_order
from kibitz.scoring.bridgewar import heroes


def _opened(name: str, **options: Any) -> State:
    return start(game(name, options), seed="5" * 64, salt="7" * 32)


def _played_until(state: State, reached: Callable[[Table], object]) -> State:
    while not reached(state.table):
        assert not state.over, "The deal does not come to that."
        seat, moves = next(iter(state.turns.items()))
        state = kibitz.act(state, seat, moves[0])
    return state


def test_who_only_watches_sees_the_last_trick_until_somebody_turns_a_card_of_it() -> None:
    t = _played_until(_opened("minibridge"), lambda t: t.tricks).table
    assert not t.turned
    assert kept_in_order(t, None) == t.tricks[-1].plays != ()


def test_nobody_can_turn_a_card_before_there_is_a_trick() -> None:
    state = _played_until(_opened("minibridge"), lambda t: t.trick)
    assert not state.table.tricks
    assert not any(isinstance(move, ev.Turned) for seat in Seat for move in state.asides(seat))
    state = _played_until(state, lambda t: t.tricks)
    assert any(isinstance(move, ev.Turned) for seat in Seat for move in state.asides(seat))


def test_no_side_needs_any_tricks_before_the_contract() -> None:
    state = _played_until(_opened("minibridge"), lambda t: t.declarer)
    assert state.table.contract is None
    assert state.game.goals(state.table) == {}


def test_the_referee_says_of_whom_there_was_no_revoke() -> None:
    state = _opened("minibridge", laws=True)
    asked: list[tuple[Seat, ev.Challenged]] = []
    while not asked:
        seat, moves = next(iter(state.turns.items()))
        state = kibitz.act(state, seat, next((move for move in moves if _follows(state.table, move)), moves[0]))
        asked = [(who, move) for who in Seat for move in state.asides(who) if isinstance(move, ev.Challenged)]
    asker, challenge = asked[0]
    ruled = [event for event in kibitz.act(state, asker, challenge).log if isinstance(event, ev.Ruled)]
    assert ruled == [ev.Ruled(challenge.of, ev.Ruling.NO_REVOKE)]


def _follows(t: Table, move: ev.Move) -> bool:
    return isinstance(move, ev.Played) and bool(t.trick) and move.card.suit is t.trick[0].card.suit


@pytest.mark.parametrize(("said", "again"), [((14, 13, 13), False), ((14, 14, 13), True)])
def test_three_players_count_again_only_if_they_have_more_than_the_pack(said: tuple[int, ...], again: bool) -> None:
    """Forty between three leaves the spare hand without a point, which can be."""
    state = _opened("minibridge-simple3", announcing="players")
    for number in said:
        state = _played_until(state, lambda t: t.dealt)
        seat, moves = next(iter(state.turns.items()))
        (move,) = (each for each in moves if isinstance(each, ev.Announced) and each.number == number)
        state = kibitz.act(state, seat, move)
    assert any(isinstance(event, ev.Recounted) for event in state.log) is again


def test_a_point_that_the_attackers_missed_is_the_defenders() -> None:
    assert [line.to_declarers for line in heroes(5)] == [False]
