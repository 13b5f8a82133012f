"""The auction of contract bridge, and the declaring round of aBRIDGEd."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kibitz.cards import FRENCH, Seat, Strain
from kibitz.engine import events as ev
from kibitz.engine.events import Called
from kibitz.engine.game import Do, Rule, Step, Wait
from kibitz.engine.table import Table

PASS: Final = "pass"
DOUBLE: Final = "double"
REDOUBLE: Final = "redouble"
PLAY: Final = "play"

BIDS: Final = tuple(
    f"{level}{strain.letter}" for level in range(1, 8) for strain in (*FRENCH.suits[::-1], FRENCH.strains[4])
)
"""All bids from the lowest, one club, to the highest."""

_STRAINS: Final = {strain.letter: strain for strain in FRENCH.strains}


def bid_strain(bid: str) -> Strain:
    return _STRAINS[bid[1:]]


def auction(*, next_player_only: bool = False) -> Rule:
    """Calls from the dealer clockwise until a bid is passed three times, or all four pass at once.

    `next_player_only` reads the printed rule to the letter: only the player who comes right after
    the double may redouble. The Laws let either player of the doubled side do it in turn.
    """

    def rule(t: Table) -> Step | None:
        if t.declarer is not None or is_over(t.calls):
            return None
        seat = t.dealer.clockwise()[len(t.calls) % 4]
        return Wait({seat: _legal(seat, *_standing(t.calls, seat, next_player_only))})

    return rule


def is_over(calls: tuple[Called, ...]) -> bool:
    return len(calls) >= 4 and all(called.call == PASS for called in calls[-3:])


def last_bid(calls: tuple[Called, ...]) -> Called | None:
    return next((called for called in reversed(calls) if called.call[0].isdigit()), None)


def outcome(t: Table) -> Step | None:
    """Thrown in, or the contract and its declarer: who of the side first named the denomination."""
    if t.declarer is not None:
        return None
    final = last_bid(t.calls)
    if final is None:
        return Do((ev.ThrownIn(False, "passed out"),))
    first = next(
        called.seat
        for called in t.calls
        if called.call[1:] == final.call[1:] and called.call[0].isdigit() and called.seat.side is final.seat.side
    )
    word = next(called.call for called in reversed(t.calls) if called.call != PASS)
    terms = {DOUBLE: "doubled", REDOUBLE: "redoubled"}.get(word, "undoubled")
    contract = ev.Contract(bid_strain(final.call), 6 + int(final.call[0]), terms)
    return Do((ev.Declared(first), ev.Agreed(contract)))


def round_one(t: Table) -> Step | None:
    """Pass or Play from the dealer clockwise; the first to say Play declares."""
    if t.declarer is not None:
        return None
    if t.calls and t.calls[-1].call == PLAY:
        return Do((ev.Declared(t.calls[-1].seat),))
    if len(t.calls) == 4:
        return None
    seat = t.dealer.clockwise()[len(t.calls)]
    return Wait({seat: (Called(seat, PASS), Called(seat, PLAY))})


def _standing(calls: tuple[Called, ...], seat: Seat, next_player_only: bool) -> tuple[int, bool, bool]:
    """The rank of the last bid (-1: none), and whether this seat may double or redouble."""
    bid = last_bid(calls)
    if bid is None:
        return -1, False, False
    word = next(called for called in reversed(calls) if called.call != PASS)
    theirs = word.seat.side is not seat.side
    in_time = calls[-1] is word or not next_player_only
    return BIDS.index(bid.call), theirs and word is bid, theirs and word.call == DOUBLE and in_time


@lru_cache(maxsize=1024)
def _legal(seat: Seat, bid: int, may_double: bool, may_redouble: bool) -> tuple[Called, ...]:
    words = [PASS, *[DOUBLE] * may_double, *[REDOUBLE] * may_redouble, *BIDS[bid + 1 :]]
    return tuple(Called(seat, word) for word in words)
