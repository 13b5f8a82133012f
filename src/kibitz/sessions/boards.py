"""Whose deal is next, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kibitz.cards import Seat, Side
from kibitz.sessions.base import Result

FOUR: Final[Mapping[Seat, int]] = {seat: number for number, seat in enumerate(Seat)}
"""Four players who keep their seats."""

PARTNERS: Final = {side: (FOUR[side.seats[0]], FOUR[side.seats[1]]) for side in Side}

_VULNERABLE: Final = ((), (Side.NS,), (Side.EW,), (Side.NS, Side.EW))


def dealt_again(result: Result) -> bool:
    """Thrown in, and the same dealer deals again: the deal does not count."""
    return result.thrown_in is not None and result.thrown_in.same_dealer


def deals_played(results: Sequence[Result]) -> int:
    """How many deals count; one that was passed out and leaves the deal to the next player does."""
    return sum(not dealt_again(result) for result in results)


def next_dealer(results: Sequence[Result]) -> Seat:
    """North begins, and the deal moves clockwise."""
    if not results:
        return Seat.NORTH
    last = results[-1]
    return last.board.dealer if dealt_again(last) else last.board.dealer.left


def three_seats(results: Sequence[Result]) -> dict[Seat, int]:
    """Three players: the dealer sits North with the spare hand opposite, the others clockwise East and West."""
    dealer = 0
    if results:
        last = results[-1]
        dealer = last.board.seats[Seat.NORTH] + (not dealt_again(last))
    seats = (Seat.NORTH, Seat.EAST, Seat.WEST)
    return {seat: (dealer + place) % 3 for place, seat in enumerate(seats)}


def board_vulnerability(number: int) -> tuple[Side, ...]:
    """Who is vulnerable on a duplicate board: none, NS, EW, both, and each round of four starts one further on.

    >>> [len(board_vulnerability(number)) for number in (1, 2, 3, 4, 5, 8, 13, 16, 17)]
    [0, 1, 1, 2, 1, 0, 2, 1, 0]
    """
    return _VULNERABLE[(number - 1 + (number - 1) // 4) % 4]
