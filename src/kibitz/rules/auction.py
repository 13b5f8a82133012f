"""The auction of contract bridge, and the declaring round of aBRIDGEd."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from kibitz.cards import BIDS, DOUBLE, PASS, PLAY, REDOUBLE, Bid, Seat
from kibitz.engine import events as ev
from kibitz.engine.events import Called
from kibitz.engine.game import Do, Rule, Step, Wait
from kibitz.engine.table import Table
from kibitz.scoring.rubber import Doubling

_TERMS: Final = {DOUBLE: Doubling.DOUBLED, REDOUBLE: Doubling.REDOUBLED}


class MadeBid(NamedTuple):
    """A bid and who made it."""

    seat: Seat
    bid: Bid


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
    return len(calls) >= 4 and all(called.call is PASS for called in calls[-3:])


def bids(calls: Iterable[Called]) -> Iterator[MadeBid]:
    """The bids among these calls."""
    return (MadeBid(called.seat, called.call) for called in calls if isinstance(called.call, Bid))


def last_bid(calls: tuple[Called, ...]) -> MadeBid | None:
    return next(bids(reversed(calls)), None)


def outcome(t: Table) -> Step | None:
    """Thrown in, or the contract and its declarer: who of the side first named the denomination."""
    if t.declarer is not None:
        return None
    final = last_bid(t.calls)
    if final is None:
        return Do((ev.ThrownIn(False, ev.WhyThrownIn.PASSED_OUT),))
    strain = final.bid.strain
    first = next(seat for seat, bid in bids(t.calls) if bid.strain is strain and seat.side is final.seat.side)
    terms = _TERMS.get(_last_words(t.calls).call, Doubling.UNDOUBLED)
    contract = ev.Contract(strain, 6 + final.bid.level, terms)
    return Do((ev.Declared(first), ev.Agreed(contract)))


def round_one(t: Table) -> Step | None:
    """Pass or Play from the dealer clockwise; the first to say Play declares."""
    if t.declarer is not None:
        return None
    if t.calls and t.calls[-1].call is PLAY:
        return Do((ev.Declared(t.calls[-1].seat),))
    if len(t.calls) == 4:
        return None
    seat = t.dealer.clockwise()[len(t.calls)]
    return Wait({seat: (Called(seat, PASS), Called(seat, PLAY))})


def _standing(calls: tuple[Called, ...], seat: Seat, next_player_only: bool) -> tuple[int, bool, bool]:
    """The rank of the last bid (-1: none), and whether this seat may double or redouble."""
    final = last_bid(calls)
    if final is None:
        return -1, False, False
    last = _last_words(calls)
    theirs = last.seat.side is not seat.side
    in_time = calls[-1] is last or not next_player_only
    return final.bid.rank, theirs and last.call is final.bid, theirs and last.call is DOUBLE and in_time


def _last_words(calls: tuple[Called, ...]) -> Called:
    """The last call that was no pass."""
    return next(called for called in reversed(calls) if called.call is not PASS)


@lru_cache(maxsize=1024)
def _legal(seat: Seat, rank: int, may_double: bool, may_redouble: bool) -> tuple[Called, ...]:
    calls = [PASS, *[DOUBLE] * may_double, *[REDOUBLE] * may_redouble, *BIDS[rank + 1 :]]
    return tuple(Called(seat, call) for call in calls)
