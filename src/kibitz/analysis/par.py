"""Par at contract bridge: what perfect bidding over all four hands comes to."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from kibitz.analysis.positions import as_seat
from kibitz.cards import BIDS, Bid, NotationError, Seat, Side, Strain
from kibitz.engine.text import Template
from kibitz.scoring import duplicate
from kibitz.scoring.rubber import Doubling

Vulnerability = Collection[Side] | Literal["none", "NS", "EW", "both"]

NO_VULNERABILITY: Final = Template("study-no-vulnerability")

_WORDS: Final[Mapping[str, Collection[Side]]] = {"none": (), "NS": (Side.NS,), "EW": (Side.EW,), "both": tuple(Side)}


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract that ends a perfect auction; `over` counts tricks beyond it, or short."""

    bid: Bid
    doubled: bool
    declarers: tuple[Seat, ...]
    over: int

    def __str__(self) -> str:
        result = "=" if self.over == 0 else f"{self.over:+d}"
        double = "x" if self.doubled else ""
        return f"{self.bid}{double} {''.join(self.declarers)}{result}"


@dataclass(frozen=True, slots=True)
class Par:
    """The par score, from North and South's side, and the contracts that bring it."""

    score: int
    contracts: tuple[ParContract, ...]


def par(table: Mapping[Seat, Mapping[Strain, int]], dealer: Seat | str, vulnerable: Vulnerability = ()) -> Par:
    """The outcome when both sides bid as well as can be with all cards seen.

    `table` is what `solver.table` gives. Worked backwards over the auction: a side leaves a contract in, or bids
    the higher one that serves it best. Contracts that fail are doubled.

    >>> from kibitz.analysis.solver import table
    >>> deal = "N:AKQ2.KJ43.AT8.76 J43.AQ2.765.T982 T98.T765.KQ2.AJ3 765.98.J943.KQ54"
    >>> best = par(table(deal), Seat.NORTH)
    >>> best.score, *map(str, best.contracts)
    (420, '4H NS=')
    """
    sides = _Sides(table, _vulnerable(vulnerable))
    # What comes of a side holding the contract, the other to act.
    held: dict[tuple[Side, Bid], int] = {}
    best_above: dict[Side, int | None] = dict.fromkeys(Side)
    for bid in reversed(BIDS):
        for side in Side:
            held[side, bid] = _better(side.other, sides.left_in(side, bid), best_above[side.other])
        for side in Side:
            best_above[side] = _better(side, held[side, bid], best_above[side])

    score = 0
    for seat in reversed(as_seat(dealer).clockwise()):
        score = _better(seat.side, score, best_above[seat.side])

    def wanted(side: Side, bid: Bid) -> bool:
        """Whether it ends a perfect auction, a losing one by outbidding something worse."""
        if not score or sides.left_in(side, bid) != score or held[side, bid] != score:
            return False
        gains = (score > 0) == (side is Side.NS)
        worse = (sides.left_in(side.other, lower) for lower in BIDS[: bid.rank])
        return gains or any(abs(loss) > abs(score) and loss * score > 0 for loss in worse)

    return Par(score, tuple(sides.contract(side, bid) for side in Side for bid in BIDS if wanted(side, bid)))


class _Sides:
    """What each side takes in each strain, and what a contract of theirs scores."""

    def __init__(self, table: Mapping[Seat, Mapping[Strain, int]], vulnerable: Collection[Side]) -> None:
        self._table = table
        self._scores = {(side, bid): self._score(side, bid, side in vulnerable) for side in Side for bid in BIDS}

    def left_in(self, side: Side, bid: Bid) -> int:
        """North and South's score when everybody passes."""
        return self._scores[side, bid]

    def contract(self, side: Side, bid: Bid) -> ParContract:
        tricks = self._tricks(side, bid.strain)
        declarers = tuple(seat for seat in side.seats if self._table[seat][bid.strain] == tricks)
        over = tricks - bid.level - 6
        return ParContract(bid, over < 0, declarers, over)

    def _tricks(self, side: Side, strain: Strain) -> int:
        return max(self._table[seat][strain] for seat in side.seats)

    def _score(self, side: Side, bid: Bid, vulnerable: bool) -> int:
        tricks = self._tricks(side, bid.strain)
        doubling = Doubling.DOUBLED if tricks < bid.level + 6 else Doubling.UNDOUBLED
        score = duplicate.net(bid.strain, bid.level, doubling, tricks, vulnerable=vulnerable)
        return score if side is Side.NS else -score


def _better(side: Side, one: int, other: int | None) -> int:
    """Scores are North and South's."""
    if other is None:
        return one
    return max(one, other) if side is Side.NS else min(one, other)


def _vulnerable(given: Vulnerability) -> Collection[Side]:
    if not isinstance(given, str):
        return given
    try:
        return _WORDS[given]
    except KeyError:
        raise NotationError(NO_VULNERABILITY(said=given)) from None
