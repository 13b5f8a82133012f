"""kibitz beside endplay's DDS on the same positions in the same run, by processor time.

Run from the root of the project: python bench/solver.py [--quick] [--json]
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from statistics import fmean
from typing import Any

import numpy as np
from tests.solver.conftest import lines, positions, tables

from kibitz.analysis.arrays import solve_cards_rows
from kibitz.analysis.layout_tricks import MEMORY
from kibitz.analysis.solver import Position, Solver, solve_cards_many, solve_many, table_many
from kibitz.cards import Deal

SEATS = "NESW"
STRAINS = "SHDCN"


def measured(work: Callable[[], object]) -> tuple[float, float]:
    """Processor and wall seconds of some work, all threads together."""
    processor, wall = time.process_time(), time.perf_counter()
    work()
    return time.process_time() - processor, time.perf_counter() - wall


class Peer:
    """endplay's DDS by its C functions, so that no Python is measured with it."""

    def __init__(self) -> None:
        import endplay._dds as dds

        self.dds: Any = dds

    def tables(self, deals: list[Deal]) -> None:
        for deal in deals:
            asked = self.dds.ddTableDealPBN(cards=str(deal).encode())
            self.dds.CalcDDtablePBN(asked, self.dds.ddTableResults())

    def tables_in_parallel(self, deals: list[Deal]) -> None:
        for start in range(0, len(deals), 32):
            chunk = deals[start : start + 32]
            asked = self.dds.ddTableDealsPBN()
            asked.noOfTables = len(chunk)
            for i, deal in enumerate(chunk):
                asked.ddTableDealPBN[i].cards = str(deal).encode()
            wanted = [0, 0, 0, 0, 0]
            answer, par = self.dds.ddTablesRes(), self.dds.allParResults()
            self.dds.CalcAllTablesPBN(asked, -1, wanted, answer, par)

    def boards(self, name: str, count: int, target: int, solutions: int) -> Callable[[], None]:
        asked = []
        for line in lines(name)[:count]:
            strain, leader, laid, deal = line.split(" | ")[0].split(" ", 3)
            board = self.dds.dealPBN()
            board.trump = STRAINS.index(strain)
            board.first = SEATS.index(leader)
            trick = [] if laid == "-" else [laid[i : i + 2] for i in range(0, len(laid), 2)]
            hands = deal[2:].split(" ")
            for turn, card in enumerate(trick):
                board.currentTrickSuit[turn] = "SHDC".index(card[0])
                board.currentTrickRank[turn] = "23456789TJQKA".index(card[1]) + 2
                suits = hands[(board.first + turn) % 4].split(".")
                suits["SHDC".index(card[0])] = suits["SHDC".index(card[0])].replace(card[1], "")
                hands[(board.first + turn) % 4] = ".".join(suits)
            board.remainCards = ("N:" + " ".join(hands)).encode()
            asked.append(board)

        def work() -> None:
            for board in asked:
                self.dds.SolveBoardPBN(board, target, solutions, 1, self.dds.futureTricks(), 0)

        return work


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a tenth of the work")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    share = 10 if options.quick else 1

    random_deals = [deal for deal, _ in tables("dd_random.txt")][: 100 // share]
    hard_deals = [deal for deal, _ in tables("dd_hard.txt")][: 30 // share]
    singles = [position for position, _ in positions("solve_single.txt")][: 500 // share]
    leads = [position for position, _ in positions("solve_lead.txt")][: 100 // share]
    middles = [position for position, _ in positions("solve_mid.txt")][: 100 // share]

    peer: Peer | None
    try:
        peer = Peer()
    except ImportError:
        peer = None

    def against(work: Callable[[Peer], Callable[[], None]]) -> Callable[[], None] | None:
        return work(peer) if peer else None

    rows: list[tuple[str, int, Callable[[], object], Callable[[], None] | None]] = [
        (
            "random tables",
            len(random_deals),
            lambda: table_many(random_deals, threads=1),
            against(lambda p: lambda: p.tables(random_deals)),
        ),
        (
            "hard tables",
            len(hard_deals),
            lambda: table_many(hard_deals, threads=1),
            against(lambda p: lambda: p.tables(hard_deals)),
        ),
        (
            "single solves",
            len(singles),
            lambda: solve_many(singles, threads=1),
            against(lambda p: p.boards("solve_single.txt", len(singles), -1, 1)),
        ),
        (
            "after the lead, every card",
            len(leads),
            lambda: solve_cards_many(leads, threads=1),
            against(lambda p: p.boards("solve_lead.txt", len(leads), -1, 3)),
        ),
        (
            "after four tricks, every card",
            len(middles),
            lambda: solve_cards_many(middles, threads=1),
            against(lambda p: p.boards("solve_mid.txt", len(middles), -1, 3)),
        ),
    ]
    if not options.json:
        print(f"{'':32}{'kibitz':>12}{'DDS':>12}{'ratio':>8}   (per second of one core)")
    for name, size, ours, theirs in rows:
        seconds, _ = measured(ours)
        others = measured(theirs)[0] if theirs else None
        show(options.json, name, size, seconds, others)
    _, wall = measured(lambda: table_many(random_deals))
    peer_wall = measured(lambda: peer.tables_in_parallel(random_deals))[1] if peer else None
    show(options.json, "random tables, all cores", len(random_deals), wall, peer_wall)

    small = [position for position, _ in positions("solve_mid.txt")][:64]
    for size in (1, 4, 16):
        show_small(options.json, size, small, rounds=15)

    solver = Solver()
    for deal in random_deals[:10]:
        solver.table(deal)
    print(json.dumps({"nodes": solver.nodes}) if options.json else f"node signature: {solver.nodes}")


def small_batches(positions: list[Position], size: int, rounds: int) -> dict[str, float]:
    """Wall milliseconds of a batch on one thread, as bots ask for them, and of asking a solver one by one.

    For each group of positions the quietest of all rounds counts: other work on the machine makes the wait look longer.
    """
    groups = [positions[start : start + size] for start in range(0, len(positions), size)]
    arrays = [np.array([position.row for position in group], np.uint64) for group in groups]

    def one_by_one(group: list[Position]) -> None:
        solver = Solver(memory=MEMORY)
        for position in group:
            solver.solve_cards(position)

    quietest: dict[str, list[float]] = {"batch": [], "one by one": []}
    for array, group in zip(arrays, groups, strict=True):
        batch, single = partial(solve_cards_rows, array, threads=1, memory=MEMORY), partial(one_by_one, group)
        quietest["batch"].append(min(measured(batch)[1] for _ in range(rounds)))
        quietest["one by one"].append(min(measured(single)[1] for _ in range(rounds)))
    return {name: 1000 * fmean(each) for name, each in quietest.items()}


def show_small(as_json: bool, size: int, positions: list[Position], rounds: int) -> None:
    found = small_batches(positions, size, rounds)
    if as_json:
        print(json.dumps({"set": f"batches of {size}", **found}))
    else:
        print(f"a batch of {size} after four tricks: {found['batch']:.2f} ms, one by one {found['one by one']:.2f} ms")


def show(as_json: bool, name: str, size: int, ours: float, theirs: float | None) -> None:
    if as_json:
        peer = None if theirs is None else size / theirs
        print(json.dumps({"set": name, "kibitz": size / ours, "dds": peer}))
    elif theirs is None:
        print(f"{name:32}{size / ours:12.2f}")
    else:
        print(f"{name:32}{size / ours:12.2f}{size / theirs:12.2f}{theirs / ours:8.2f}")


if __name__ == "__main__":
    main()
