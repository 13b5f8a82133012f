"""Par at contract bridge: what perfect bidding over all four hands comes to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeVar

from kibitz.analysis.encoding import SEATS, Seat, Strain, TrickTable

Vulnerability = Literal["none", "NS", "EW", "both"]

# Strains as the auction ranks them.
BIDDING_ORDER: Final[tuple[Strain, ...]] = ("C", "D", "H", "S", "NT")


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract that ends a perfect auction; `over` counts tricks beyond it, or short."""

    level: int
    strain: Strain
    doubled: bool
    declarers: tuple[Seat, ...]
    over: int

    def __str__(self) -> str:
        result = "=" if self.over == 0 else f"{self.over:+d}"
        double = "x" if self.doubled else ""
        return f"{self.level}{self.strain}{double} {''.join(self.declarers)}{result}"


@dataclass(frozen=True, slots=True)
class Par:
    """The par score, from North and South's side, and the contracts that bring it."""

    score: int
    contracts: tuple[ParContract, ...]


def contract_score(level: int, strain: Strain, tricks: int, *, doubled: bool, vul: bool) -> int:
    """Duplicate score of a contract for declarer's side.

    >>> contract_score(4, "S", 10, doubled=False, vul=False)
    420
    >>> contract_score(3, "NT", 7, doubled=True, vul=True)
    -500
    """
    over = tricks - level - 6
    if over < 0:
        if not doubled:
            return over * (100 if vul else 50)
        if vul:
            return 100 + 300 * over
        return {-1: -100, -2: -300}.get(over, 300 * over + 400)
    trick = 20 if strain in ("C", "D") else 30
    below = (trick * level + (10 if strain == "NT" else 0)) * (2 if doubled else 1)
    bonus = 50 if below < 100 else (500 if vul else 300)
    if level == 6:
        bonus += 750 if vul else 500
    elif level == 7:
        bonus += 1500 if vul else 1000
    if doubled:
        return below + bonus + 50 + over * (200 if vul else 100)
    return below + bonus + over * trick


def par(table: TrickTable, dealer: Seat, vulnerability: Vulnerability = "none") -> Par:
    """The outcome when both sides bid as well as can be with all cards seen.

    Worked backwards over the auction: a side leaves a contract in, or bids the higher one
    that serves it best. Contracts that fail are doubled.
    """
    sides: tuple[tuple[Seat, Seat], ...] = (("N", "S"), ("E", "W"))
    vul = (vulnerability in ("NS", "both"), vulnerability in ("EW", "both"))
    bids = [(level, strain) for level in range(1, 8) for strain in BIDDING_ORDER]

    def left_in(side: int, bid: int) -> int:
        level, strain = bids[bid]
        tricks = max(table[seat][strain] for seat in sides[side])
        fails = tricks < level + 6
        score = contract_score(level, strain, tricks, doubled=fails, vul=vul[side])
        return score if side == 0 else -score

    better = (max, min)
    # value[side][bid]: what comes of this side holding the contract, the other to act.
    value = [[0] * len(bids) for _ in sides]
    best_above: list[int | None] = [None, None]
    for bid in reversed(range(len(bids))):
        for side in (0, 1):
            other = 1 - side
            rests = left_in(side, bid)
            above = best_above[other]
            value[side][bid] = rests if above is None else better[other](rests, above)
        for side in (0, 1):
            above = best_above[side]
            held = value[side][bid]
            best_above[side] = held if above is None else better[side](held, above)

    score = 0
    first = SEATS.index(dealer) % 2
    opening = [best or 0 for best in best_above]
    for turn in reversed(range(4)):
        side = (first + turn) % 2
        score = better[side](score, opening[side])

    def wanted(side: int, bid: int) -> bool:
        """Whether it ends a perfect auction, a losing one by outbidding something worse."""
        if not score or left_in(side, bid) != score or value[side][bid] != score:
            return False
        gains = (score > 0) == (side == 0)
        worse = (left_in(1 - side, lower) for lower in range(bid))
        return gains or any(abs(loss) > abs(score) and loss * score > 0 for loss in worse)

    contracts = []
    for side in (0, 1):
        for bid, (level, strain) in enumerate(bids):
            if wanted(side, bid):
                tricks = max(table[seat][strain] for seat in sides[side])
                declarers = tuple(s for s in sides[side] if table[s][strain] == tricks)
                over = tricks - level - 6
                contracts.append(ParContract(level, strain, over < 0, declarers, over))
    return Par(score, tuple(contracts))


Contract = TypeVar("Contract")


def best_contract(
    table: TrickTable,
    contracts: Mapping[Contract, tuple[Seat, Strain]],
    score: Callable[[Contract, int], float],
) -> tuple[Contract, float]:
    """The contract that scores best under any game's own scoring.

    `contracts` names declarer and strain of each; `score` is told a contract and the
    tricks declarer takes in it. Of equals the first is kept.

    >>> table: TrickTable = {s: {"S": 9, "H": 8, "D": 7, "C": 7, "NT": 7} for s in SEATS}
    >>> best_contract(table, {"spades": ("N", "S"), "hearts": ("N", "H")}, lambda c, t: t)
    ('spades', 9)
    """
    if not contracts:
        raise ValueError("no contract to choose from")
    scored = [
        (contract, score(contract, table[declarer][strain])) for contract, (declarer, strain) in contracts.items()
    ]
    return max(scored, key=lambda entry: entry[1])
