"""Records are written and read without loss, replay, and notice everything that was tampered with."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.bots import SimpleBot
from kibitz.bots.bot import play_out
from kibitz.cards import NotationError, Seat
from kibitz.engine import ReplayError, State, act, start
from kibitz.engine import events as ev
from kibitz.formats.record import (
    VERSION,
    DealRecord,
    PlayedDeal,
    SessionRecord,
    read,
    replay_deal,
    replay_session,
    write,
)
from kibitz.games import GAMES, game
from kibitz.sessions import SESSIONS, Result, begin, result, session
from tests.battery.variants import seeded, walk


def finished_deal(name: str, seed: int) -> State:
    rng = random.Random(seed)
    *_, state = walk(seeded(game(name), rng), rng)
    return state


def played_session(name: str, game_name: str, options: dict[str, Any], seed: int) -> SessionRecord:
    """A whole session of simple bots, who stop after twelve deals if a rubber goes on and on."""
    rng = random.Random(seed)
    rules = game(game_name, options)
    form = session(name, {}, rules)
    deals: list[PlayedDeal] = []
    results: list[Result] = []
    while len(deals) < 12 and (board := form.next_board(results)):
        seed_text, salt = rng.randbytes(32).hex(), rng.randbytes(16).hex()
        state = begin(rules, board, seed=seed_text, salt=salt)
        state = play_out(state, dict.fromkeys(Seat, SimpleBot(rng)))
        deals.append(PlayedDeal(board, state.log))
        results.append(result(board, state))
    players = ("Ann", "Ben", "Cy", "Di")[: GAMES[game_name].players]
    return SessionRecord(VERSION, game_name, name, players, tuple(deals), options)


SESSION_CASES = [
    (name, game_name, dict(needs)) for name, offer in SESSIONS.items() for game_name, needs in offer.games.items()
]


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_comes_back_as_it_was(name: str) -> None:
    state = finished_deal(name, 1)
    record = DealRecord(VERSION, state.log, {Seat.NORTH: "Ann"})
    again = read(write(record))
    assert again == record
    assert isinstance(again, DealRecord)
    assert replay_deal(again.events).table == state.table


@pytest.mark.parametrize(("name", "game_name", "options"), SESSION_CASES)
def test_a_session_comes_back_as_it_was(name: str, game_name: str, options: dict[str, Any]) -> None:
    record = played_session(name, game_name, options, 5)
    again = read(write(record))
    assert again == record
    assert isinstance(again, SessionRecord)
    states = replay_session(again)
    assert [state.log for state in states] == [deal.events for deal in record.deals]


def test_a_session_may_break_off_in_mid_deal() -> None:
    record = played_session("match", "minibridge", {}, 2)
    last = record.deals[-1]
    moves = [at for at, event in enumerate(last.events) if isinstance(event, ev.Played)]
    cut = DealRecord(VERSION, last.events[: moves[20]])
    assert not replay_deal(cut.events).over


@settings(max_examples=150)
@given(name=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 30), at=st.integers(0, 200), data=st.data())
def test_what_was_tampered_with_is_noticed(name: str, seed: int, at: int, data: st.DataObject) -> None:
    log = finished_deal(name, seed).log
    at %= len(log)
    other = data.draw(st.integers(0, len(log) - 1))
    broken = data.draw(st.sampled_from(("drop", "swap", "double", "replace")))
    events = list(log)
    if broken == "drop":
        del events[at]
    elif broken == "swap":
        events[at], events[other] = events[other], events[at]
    elif broken == "double":
        events.insert(at, events[at])
    else:
        events[at] = events[other]
    with contextlib.suppress(ReplayError):
        # What still replays is a deal that could have been played so, to the last event.
        assert replay_deal(tuple(events)).log == tuple(events)


def test_a_wrong_score_is_named_with_its_place() -> None:
    state = finished_deal("bridgewar", 3)
    at = next(at for at, event in enumerate(state.log) if isinstance(event, ev.Scored))
    wrong = ev.Scored(state.table.won, ())
    with pytest.raises(ReplayError, match=rf"Event {at + 1} \(“scored”\) is not right: “entries -”"):
        replay_deal((*state.log[:at], wrong, *state.log[at + 1 :]))


def test_a_session_with_a_board_out_of_order_is_noticed() -> None:
    record = played_session("match", "minibridge", {}, 2)
    swapped = SessionRecord(VERSION, record.game, record.session, record.players, record.deals[::-1])
    with pytest.raises(ReplayError, match="Deal 1 is not the one that follows"):
        replay_session(swapped)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"", "not a kibitz record"),
        (b"{}", "not a kibitz record"),
        (b"\xff\xfe", "not a kibitz record"),
        (b'{"format": "kibitz-deal", "version": 99, "events": []}', "version 99"),
        (b'{"format": "kibitz-deal", "version": 1, "events": [{"event": "flew"}]}', "flew"),
        (b'{"format": "kibitz-deal", "version": 1, "events": [], "extra": 1}', "extra"),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(text: bytes, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        read(text)


@settings(max_examples=300)
@given(
    st.binary(max_size=200)
    | st.recursive(st.none() | st.text() | st.integers(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)).map(
        lambda x: json.dumps(x).encode()
    )
)
def test_reading_never_fails_in_any_other_way(text: bytes) -> None:
    with pytest.raises(NotationError):
        read(text)


@pytest.mark.parametrize(
    "events",
    [
        [],
        [{"event": "opened", "game": "tiddlywinks", "version": 1, "options": {}, "dealer": "N"}],
        [{"event": "opened", "game": "minibridge", "version": 9, "options": {}, "dealer": "N"}],
        [{"event": "opened", "game": "minibridge", "version": 1, "options": {"slam": 5}, "dealer": "N"}],
        [{"event": "opened", "game": "minibridge", "version": 1, "options": {}, "dealer": "N"}],
        [
            {"event": "opened", "game": "minibridge", "version": 1, "options": {}, "dealer": "N"},
            {"event": "seeded", "seed": "xyz", "salt": ""},
        ],
    ],
)
def test_a_log_that_cannot_be_opened_says_why(events: list[dict[str, Any]]) -> None:
    record = read(json.dumps({"format": "kibitz-deal", "version": 1, "events": events}))
    assert isinstance(record, DealRecord)
    with pytest.raises(ReplayError, match=r"\.$"):
        replay_deal(record.events)


def test_a_card_from_the_spare_hand_does_not_replay() -> None:
    state = start(game("minibridge-simple3"), seed="00" * 32, salt="00" * 16)
    state = act(state, Seat.WEST, ev.Cut(Seat.WEST, 9))
    with pytest.raises(ReplayError):
        replay_deal((*state.log, ev.Played(Seat.SOUTH, next(iter(state.table.hands[Seat.SOUTH])))))
