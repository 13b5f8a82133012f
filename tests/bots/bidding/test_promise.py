"""Promises in numbers and in words."""

from __future__ import annotations

import pytest

from kibitz.bots.bidding import Promise, Span
from kibitz.bots.bidding.promise import promise
from kibitz.cards import CLUBS, HEARTS, SPADES


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (Promise(), "nothing in particular"),
        (promise(points=(1, 1)), "1 point"),
        (promise(points=(12, 12)), "12 points"),
        (promise(hcp=(15, 37)), "15 or more high-card points"),
        (promise(points=(0, 9)), "at most 9 points"),
        (promise(points=(0, 1)), "at most 1 point"),
        (promise(points=(6, 9), lengths={SPADES: (3, 3)}), "6 to 9 points, three spades"),
        (promise(lengths={CLUBS: (0, 1), HEARTS: (4, 5)}), "four to five hearts, at most one club"),
        (promise(stops=[CLUBS, SPADES]), "a stop in spades and clubs"),
        (promise(aces=[1]), "one ace"),
        (promise(aces=[0, 4]), "no or four aces"),
        (promise(aces=range(1, 5)), "one or more aces"),
        # A balanced hand has two to five of everything: only what is more than that is said.
        (promise(balanced=True, lengths={SPADES: (2, 5), HEARTS: (4, 5)}), "balanced, four to five hearts"),
    ],
)
def test_a_promise_in_words(told: Promise, words: str) -> None:
    assert str(told) == words


def test_both_ends_belong_to_a_range() -> None:
    assert [points for points in range(20) if points in Span(12, 14)] == [12, 13, 14]


def test_of_two_promises_that_exclude_each_other_the_later_stands() -> None:
    assert (promise(points=(0, 5)) & promise(points=(8, 10))).points == (8, 10)
    assert (promise(points=(0, 9)) & promise(points=(8, 12))).points == (8, 9)
    assert (promise(aces=[1]) & promise(aces=[2])).aces == {2}
    assert (promise(points=(0, 5)) | promise(points=(8, 10))).points == (0, 10)
