"""Calls: one object each, in order, and written as people write them."""

from __future__ import annotations

import copy
import pickle
from itertools import pairwise

import pytest

from kibitz.cards import BIDS, CLUBS, DOUBLE, NT, PASS, PLAY, RED, REDOUBLE, SPADES, Bid, Call, NotationError, Seat
from kibitz.engine.codec import decode_event, encode
from kibitz.engine.events import Called

CALLS = (PASS, DOUBLE, REDOUBLE, PLAY, *BIDS)


def test_bids_rise_from_one_club_to_seven_no_trumps() -> None:
    assert len(BIDS) == 35
    assert (BIDS[0], BIDS[-1]) == (Bid(1, CLUBS), Bid(7, NT))
    assert all(low < high and high > low and low != high for low, high in pairwise(BIDS))
    assert all(BIDS[bid.rank] is bid for bid in BIDS)
    assert Bid(1, NT) < Bid(2, CLUBS) <= Bid(2, CLUBS)


@pytest.mark.parametrize("call", CALLS, ids=str)
def test_there_is_one_object_for_each(call: Call) -> None:
    assert Call.parse(call.name) is call
    assert Call.parse(call.name.lower()) is call
    assert pickle.loads(pickle.dumps(call)) is call
    assert copy.deepcopy(call) is call


@pytest.mark.parametrize("call", CALLS, ids=str)
def test_records_have_calls_as_plain_words(call: Call) -> None:
    event = Called(Seat.EAST, call)
    assert encode(event) == f'{{"event":"called","seat":"E","call":"{call.name}"}}'.encode()
    read = decode_event(encode(event))
    assert isinstance(read, Called)
    assert read.call is call


@pytest.mark.parametrize("text", ["", "0C", "8S", "1", "NT", "1X", "passe", "1NTT", "1R"])
def test_other_words_are_no_calls(text: str) -> None:
    with pytest.raises(NotationError, match="is no call"):
        Call.parse(text)
    with pytest.raises(NotationError):
        decode_event(f'{{"event": "called", "seat": "N", "call": "{text}"}}')


@pytest.mark.parametrize("level", [0, 8])
def test_there_are_seven_levels(level: int) -> None:
    with pytest.raises(NotationError, match=f"no bid of {level} in spades"):
        Bid(level, SPADES)


def test_colours_are_not_bid() -> None:
    with pytest.raises(NotationError, match="no bid of 1 in red"):
        Bid(1, RED)
