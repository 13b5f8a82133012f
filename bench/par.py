"""Where an auction ended, what that scored with all cards seen, and how far it was from par."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kibitz.analysis import par as analysis
from kibitz.cards import CLUBS, DIAMONDS, DOUBLE, HEARTS, NT, REDOUBLE, SPADES, Bid, Call, Seat, Side, Strain
from kibitz.scoring import duplicate
from kibitz.scoring.rubber import Doubling, trick_points

STRAINS: Final = (CLUBS, DIAMONDS, HEARTS, SPADES, NT)
SEATS: Final = tuple(Seat)
_TERMS: Final = tuple(Doubling)

Table = Sequence[Sequence[int]]
"""Tricks by strain (clubs to no-trumps) and declarer (North, East, South, West)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Where an auction ended; `declarer` is None if everybody passed."""

    level: int
    strain: Strain
    doubling: int
    declarer: Seat | None

    def __str__(self) -> str:
        if self.declarer is None:
            return "passed out"
        return f"{self.level}{self.strain.letter}{'X' * self.doubling} {self.declarer.value}"


def outcome(calls: Sequence[Call], dealer: Seat = Seat.NORTH) -> Outcome:
    ring = dealer.clockwise()
    spoken = [(ring[i % 4], call) for i, call in enumerate(calls)]
    final = next(((seat, call) for seat, call in reversed(spoken) if isinstance(call, Bid)), None)
    if final is None:
        return Outcome(0, NT, 0, None)
    seat, bid = final
    after = [call for _, call in spoken[len(spoken) - 1 - [c for _, c in reversed(spoken)].index(bid) :]]
    doubling = 2 if REDOUBLE in after else 1 if DOUBLE in after else 0
    strain = bid.strain
    first = next(s for s, c in spoken if isinstance(c, Bid) and c.strain is strain and s.side is seat.side)
    return Outcome(bid.level, strain, doubling, first)


@cache
def points(strain: Strain, level: int, doubling: int, tricks: int) -> int:
    return duplicate.net(strain, level, _TERMS[doubling], tricks, vulnerable=False)


def scored(end: Outcome, table: Table) -> int:
    """North-South's score of a contract played double dummy, nobody vulnerable."""
    if end.declarer is None:
        return 0
    tricks = table[end.strain.index][SEATS.index(end.declarer)]
    score = points(end.strain, end.level, end.doubling, tricks)
    return score if end.declarer.side is Side.NS else -score


def par(table: Table) -> int:
    """North-South's score when both sides bid knowing every card, North first and nobody vulnerable."""
    by_seat = {seat: {strain: table[strain.index][place] for strain in STRAINS} for place, seat in enumerate(SEATS)}
    return analysis.par(by_seat, Seat.NORTH).score


def away(end: Outcome, table: Table, best: int) -> int:
    """How many IMPs a contract's score is from par."""
    return abs(duplicate.imps(scored(end, table) - best))


def verdict(end: Outcome, table: Table, best: int) -> str:
    """What went wrong, if anything, in one word."""
    score = scored(end, table)
    if end.declarer is None:
        return "passed out rightly" if best == 0 else "passed out wrongly"
    side = end.declarer.side
    sign = 1 if side is Side.NS else -1
    mine = score * sign
    made = mine > 0
    aim = best * sign
    below = trick_points(end.strain, end.level)
    if not made and aim > 0:
        return "overboard"
    if made and aim >= 800 and end.level < 6:
        return "missed slam"
    if made and aim >= 400 and below < 100:
        return "missed game"
    if made and aim < 0:
        return "let play"
    return "par or near it"
