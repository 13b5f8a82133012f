"""Bidding measured against par: four of our bidders beside the auctions of a published set of deals.

    python -m bench.bidding [--deals 3000] [--skip 1500] [--imagine] [--file deals.txt] [--show 20]

The deals are those of `bench.selfplay`, or of another file written like it: 52 cards dealt to North, East, South and
West in turn, then the calls and the cards played. Double-dummy tables are solved once, with endplay, and kept.
"""

from __future__ import annotations

import argparse
import pickle
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from bench.par import SEATS, Outcome, Table, away, outcome, par, scored, verdict
from bench.selfplay import SELFPLAY, Record, every_record
from kibitz.bots.bidding import NEUTRAL, RehearsalEffort, choose_call, read, rehearse
from kibitz.cards import PASS, Call, Deal, Seat, Side
from kibitz.scoring import duplicate

TABLES: Final = Path(gettempdir()) / "kibitz-bidding-tables.pickle"


def solved(boards: Sequence[Record], path: Path) -> list[Table]:
    """Double-dummy tables of all boards, from the file or solved now and written to it."""
    known: list[Table] = pickle.loads(path.read_bytes()) if path.exists() else []
    if len(known) < len(boards):
        from endplay.dds import calc_all_tables
        from endplay.types import Deal as Dealt
        from endplay.types import Denom, Player

        denominations = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
        players = (Player.north, Player.east, Player.south, Player.west)
        for start in range(len(known), len(boards), 40):
            some = boards[start : min(start + 40, len(boards))]
            deals = [Dealt("N:" + " ".join(str(board.deal[seat]) for seat in SEATS)) for board in some]
            solved_now = calc_all_tables(deals)
            known.extend([[table[d, p] for p in players] for d in denominations] for table in solved_now)
            path.write_bytes(pickle.dumps(known))
            sys.stderr.write(f"\rsolved {len(known)} of {len(boards)}")
    return known[: len(boards)]


def bid_out(
    hands: Deal,
    effort: RehearsalEffort | None = None,
    times: list[float] | None = None,
    sides: Sequence[Side] = tuple(Side),
) -> list[Call]:
    """An auction of four of our bidders; with an effort these sides try out close decisions."""
    calls: list[tuple[Seat, Call]] = []
    seat = Seat.NORTH
    while len(calls) < 4 or any(call is not PASS for _, call in calls[-3:]):
        began = time.process_time()
        decision = choose_call(hands[seat], calls, Seat.NORTH, NEUTRAL)
        if effort is not None and seat.side in sides:
            seed = hands[seat].mask + len(calls)
            decision = rehearse(read(calls, Seat.NORTH, NEUTRAL), hands[seat], decision, effort, seed)
        calls.append((seat, decision.call))
        if times is not None:
            times.append(time.process_time() - began)
        seat = seat.left
    return [call for _, call in calls]


def mean(values: Sequence[float]) -> str:
    return f"{statistics.fmean(values):6.3f} ± {statistics.stdev(values) / sqrt(len(values)):.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--skip", type=int, default=0)
    parser.add_argument("--file", type=Path, default=SELFPLAY)
    parser.add_argument("--tables", type=Path, default=TABLES)
    parser.add_argument("--show", type=int, default=0, help="print the worst auctions")
    parser.add_argument("--imagine", action="store_true", help="try out close decisions, as the upper levels do")
    asked = parser.parse_args()
    if not asked.file.exists():
        sys.exit(f"There is no file {asked.file}: name the deals with --file.")
    boards = list(every_record(asked.file))[: asked.deals]
    tables = solved(boards, asked.tables)
    boards, tables = boards[asked.skip :], tables[asked.skip :]
    times: list[float] = []
    auctions = [bid_out(board.deal, RehearsalEffort() if asked.imagine else None, times) for board in boards]
    ours = [outcome(calls) for calls in auctions]
    theirs = [outcome(board.calls) for board in boards]
    pars = [par(table) for table in tables]
    report(ours, theirs, tables, pars, auctions, times)
    if asked.imagine:
        plain = [outcome(bid_out(board.deal)) for board in boards]
        gained = [
            away(one, table, best) - away(other, table, best)
            for one, other, table, best in zip(ours, plain, tables, pars, strict=True)
        ]
        print(f"IMPs from par against the plain system {mean(gained)}")
        won = [_won(board, table) for board, table in zip(boards, tables, strict=True)]
        print(f"IMPs a deal won from the plain system over two tables {mean(won)}")
    if asked.show:
        show_worst(boards, auctions, ours, theirs, tables, pars, asked.show)


def _won(board: Record, table: Table) -> int:
    """What a pair that tries out close decisions wins from one that does not, the sides changed at the other table."""
    north, east = (scored(outcome(bid_out(board.deal, RehearsalEffort(), sides=[side])), table) for side in Side)
    return duplicate.imps(north - east)


def report(
    ours: Sequence[Outcome],
    theirs: Sequence[Outcome],
    tables: Sequence[Table],
    pars: Sequence[int],
    auctions: Sequence[Sequence[Call]],
    times: Sequence[float],
) -> None:
    mine, others = ([away(e, t, p) for e, t, p in zip(ends, tables, pars, strict=True)] for ends in (ours, theirs))
    calls = sum(map(len, auctions))
    print(
        f"{len(ours)} deals; {calls / len(ours):.1f} calls a deal, longest {max(map(len, auctions))}; "
        f"{1000 * statistics.fmean(times):.2f} ms a call, 95 of 100 within "
        f"{1000 * statistics.quantiles(times, n=20)[-1]:.1f} ms"
    )
    print(
        f"IMPs from par   kibitz {mean(mine)}   published {mean(others)}   "
        f"difference {mean([a - b for a, b in zip(mine, others, strict=True)])}"
    )
    same = sum(
        a.strain is b.strain
        and a.declarer is not None
        and b.declarer is not None
        and a.declarer.side is b.declarer.side
        for a, b in zip(ours, theirs, strict=True)
    )
    print(f"same side and strain as published {100 * same / len(ours):.1f} %")
    tally = [Counter(verdict(e, t, p) for e, t, p in zip(ends, tables, pars, strict=True)) for ends in (ours, theirs)]
    lost: list[Counter[str]] = [Counter(), Counter()]
    for i, ends in enumerate((ours, theirs)):
        for e, t, p in zip(ends, tables, pars, strict=True):
            lost[i][verdict(e, t, p)] += away(e, t, p)
    for word in sorted({*tally[0], *tally[1]}):
        print(
            f"  {word:20} kibitz {tally[0][word]:5} ({lost[0][word] / len(ours):.3f})"
            f"   published {tally[1][word]:5} ({lost[1][word] / len(ours):.3f})"
        )


def show_worst(
    boards: Sequence[Record],
    auctions: Sequence[Sequence[Call]],
    ours: Sequence[Outcome],
    theirs: Sequence[Outcome],
    tables: Sequence[Table],
    pars: Sequence[int],
    number: int,
) -> None:
    def excess(i: int) -> int:
        return away(ours[i], tables[i], pars[i]) - away(theirs[i], tables[i], pars[i])

    for i in sorted(range(len(boards)), key=excess, reverse=True)[:number]:
        print(
            f"\n#{i} worse by {excess(i)} IMPs; par {pars[i]}, ours {ours[i]} {scored(ours[i], tables[i])}, "
            f"published {theirs[i]} {scored(theirs[i], tables[i])}"
        )
        for seat in SEATS:
            print(f"  {seat.label:6}{boards[i].deal[seat]}  {boards[i].deal[seat].points}")
        print("  ours      ", " ".join(call.name for call in auctions[i]))
        print("  published ", " ".join(call.name for call in boards[i].calls))


if __name__ == "__main__":
    main()
