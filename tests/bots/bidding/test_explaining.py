"""Calls in words before and after they are made: every one that may be made, by the system or by the guidelines."""

from __future__ import annotations

from random import Random

import pytest

from kibitz.bots.bidding.context import NEUTRAL
from kibitz.bots.bidding.explaining import CallMeaning, explained
from kibitz.bots.bidding.reading import auction_of
from kibitz.cards import BIDS, DOUBLE, NT, PASS, REDOUBLE, SPADES, Bid, Call, Seat


def _said(calls: list[Call], call: Call, *, guidelines: bool = False) -> str:
    seats = Seat.NORTH.clockwise()
    made = [(seats[at % 4], each) for at, each in enumerate(calls)]
    found = next(each for each in explained(made, Seat.NORTH, guidelines=guidelines) if each.call == call.name)
    return _words(found)


def _words(meaning: CallMeaning) -> str:
    return f"{meaning.sense}. {meaning.intro} {', '.join(map(str, meaning.shows))}".strip()


@pytest.mark.parametrize(
    ("before", "call", "guidelines", "words"),
    [
        ([], Bid(1, SPADES), False, "opening. In our system this shows: 12 to 21 points, spades: 5 or more"),
        ([], Bid(1, SPADES), True, "opening. By the simple guidelines this shows: 11 to 21 points, spades: 4 or more"),
        ([], Bid(1, NT), True, "opening. By the simple guidelines this shows: 16 to 18 points, a balanced hand"),
        ([], PASS, True, "no opening. By the simple guidelines this shows: at most 13 points"),
        (
            [Bid(1, NT), PASS],
            BIDS[5],
            False,
            "Stayman. In our system this shows: 7 or more points in high cards, forcing for one round,"
            " nothing about clubs",
        ),
        (
            [Bid(1, SPADES), PASS, Bid(3, SPADES), PASS],
            Bid(4, NT),
            False,
            "Blackwood, asks for aces. In our system this shows: 17 or more points, spades: 5 or more, aces: 1 or more,"
            " forcing for one round",
        ),
        ([Bid(1, SPADES), PASS], PASS, True, "no more to say. It shows nothing in particular."),
        (
            [Bid(1, SPADES), PASS],
            Bid(3, SPADES),
            True,
            "raise. By the simple guidelines this shows: 11 to 13 points, spades: 4 or more",
        ),
        (
            [],
            Bid(5, SPADES),
            False,
            "natural. Our system has no rule for this call here. It is taken to show: 10 or more points,"
            " spades: 5 or more",
        ),
    ],
)
def test_a_call_is_explained(before: list[Call], call: Call, guidelines: bool, words: str) -> None:
    assert _said(before, call, guidelines=guidelines) == words


def test_a_splinter_is_about_its_suit() -> None:
    assert "nothing about" not in _said([Bid(1, SPADES), PASS], Bid(4, BIDS[0].strain))


@pytest.mark.parametrize("guidelines", [False, True])
@pytest.mark.parametrize("seed", range(20))
def test_every_call_that_may_be_made_is_explained(seed: int, guidelines: bool) -> None:
    """Whatever was called before, and however little sense it made."""
    rng = Random(seed)
    made: list[tuple[Seat, Call]] = []
    while True:
        a = auction_of(tuple(call for _, call in made), Seat.NORTH, NEUTRAL)
        if a.over:
            return
        possible = [call for call in (PASS, DOUBLE, REDOUBLE, *BIDS) if a.is_legal(call)]
        found = explained(made, Seat.NORTH, guidelines=guidelines)
        assert [each.call for each in found] == [call.name for call in possible]
        assert all(str(each.sense) and str(each.intro) for each in found)
        made.append((a.me, rng.choice([PASS, PASS, *possible[: len(possible) // 2 + 1]])))
