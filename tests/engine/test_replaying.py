"""A log that was changed does not replay, and one sentence says where and why; a view is one seat's and no more."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from kibitz.cards import Deal, Seat
from kibitz.engine import IllegalMove, ReplayError, State, act, start, view
from kibitz.engine import events as ev
from kibitz.engine import replay as play_again
from kibitz.engine.game import moves_of, withdrawn
from kibitz.games import game

RULES = game("bridgewar")


def _played(state: State, moves: int) -> State:
    for _ in range(moves):
        if state.over:
            break
        seat, choices = next(iter(state.turns.items()))
        state = act(state, seat, choices[0])
    return state


def _log(*, seeded: bool = True, moves: int = 9) -> tuple[ev.AnyEvent, ...]:
    opened = start(RULES, seed="5" * 64, salt="7" * 32) if seeded else start(RULES, deal=Deal.from_number(10**28))
    return _played(opened, moves).log


def _place(log: tuple[ev.AnyEvent, ...], kind: type[ev.AnyEvent], nth: int = 0) -> int:
    return [at for at, event in enumerate(log) if isinstance(event, kind)][nth]


@pytest.mark.parametrize("seeded", [True, False])
def test_a_log_replays_to_itself(seeded: bool) -> None:
    log = _log(seeded=seeded)
    assert play_again(RULES, log).log == log


@pytest.mark.parametrize("log", [(), _log()[1:]])
def test_a_log_begins_with_the_opening_of_a_deal(log: tuple[ev.AnyEvent, ...]) -> None:
    with pytest.raises(ReplayError, match=re.escape("The log does not begin with the opening of a deal.")):
        play_again(RULES, log)


def test_a_log_without_a_seed_has_four_hands() -> None:
    log = _log(seeded=False)
    short = tuple(event for at, event in enumerate(log) if at != _place(log, ev.Dealt))
    with pytest.raises(ReplayError, match="neither a seed nor four hands"):
        play_again(RULES, short)


def test_a_log_that_breaks_off_says_what_must_follow() -> None:
    log = _log()
    at = _place(log, ev.Dealt, 3)
    with pytest.raises(
        ReplayError, match=rf"^The log breaks off before event {at + 1} \(“dealt”\), which must follow\.$"
    ):
        play_again(RULES, log[:at])


def test_what_the_rules_do_not_make_is_told_with_its_place() -> None:
    log = _log()
    at = _place(log, ev.Dealt)
    changed = (*log[:at], replace(log[at], seat=Seat.SOUTH), *log[at + 1 :])
    with pytest.raises(
        ReplayError, match=rf"^Event {at + 1} \(“dealt”\) is not right: “seat S”, where the rules make it"
    ):
        play_again(RULES, changed)


def test_a_move_that_is_not_legal_is_told_with_its_place() -> None:
    log = _log()
    at = _place(log, ev.Played, 1)
    first, second = log[_place(log, ev.Played)], log[at]
    assert isinstance(first, ev.Played) and isinstance(second, ev.Played)
    changed = (*log[:at], ev.Played(second.seat, first.card), *log[at + 1 :])
    with pytest.raises(ReplayError, match=rf"^Event {at + 1} is not legal\. "):
        play_again(RULES, changed)


def test_what_nobody_could_do_does_not_follow() -> None:
    log = _log()
    at = _place(log, ev.Played)
    with pytest.raises(ReplayError, match=rf"^Event {at + 1} \(“declined”\) does not follow from what came before\.$"):
        play_again(RULES, (*log[:at], ev.Declined(Seat.EAST), *log[at:]))


def test_who_runs_the_table_takes_back_to_any_move_that_stands_and_to_nothing_else() -> None:
    log = _log(moves=60)
    at, last = _place(log, ev.Played), _place(log, ev.Played, 5)
    again = (*log[:last], ev.Undone(at), *log[at:])
    state = play_again(RULES, again)
    assert state.over and state.log == again
    assert state.table.tricks == play_again(RULES, log).table.tricks
    assert sum(move == log[at] for _, _, move in moves_of(RULES, again)) == 2
    for to in (1, last, _place(log, ev.Cut)):  # no move, none that stands yet, and the pack is cut once
        with pytest.raises(ReplayError, match=r"before a move that stands in it"):
            play_again(RULES, (*log[:last], ev.Undone(to), *log[at:]))
    with pytest.raises(IllegalMove):
        withdrawn(state, at)


def test_a_deal_that_cannot_be_opened_says_why() -> None:
    log = _log()
    at = _place(log, ev.Seeded)
    spoiled = (*log[:at], replace(log[at], seed="none"), *log[at + 1 :])
    with pytest.raises(ReplayError, match=r"^The deal cannot be opened as its log says\."):
        play_again(RULES, spoiled)


def test_a_view_has_the_moves_of_its_seat_and_none_for_a_spectator() -> None:
    state = _played(start(RULES, deal=Deal.from_number(10**28)), 3)
    for seat in (*Seat, None):
        seen = view(state, seat)
        assert seen.moves == (state.moves(seat) if seat else ())
        assert seen.asides == (state.asides(seat) if seat else ())
        assert seen.at == len(state.log)
        assert seen.waiting == tuple(state.turns)
    assert any(view(state, seat).asides for seat in Seat)


def test_nobody_sees_from_the_spare_hand() -> None:
    state = start(game("minibridge-simple3"), seed="5" * 64, salt="7" * 32)
    with pytest.raises(ValueError, match=r"^Nobody sits South: that is the spare hand\.$"):
        view(state, Seat.SOUTH)
