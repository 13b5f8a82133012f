"""Bidding measured against par: four of our bidders beside the auctions of a published set of deals.

    python -m bench.bidding [--deals 3000] [--skip 1500] [--imagine] [--file deals.txt] [--show 20]

The file holds one deal a line: 52 cards dealt to North, East, South and West in turn (rank * 4 + suit),
then the calls made at that table (52 pass, 53 double, 54 redouble, 55 one club and so on). Double-dummy
tables are solved once, with endplay, and kept.
"""

from __future__ import annotations

import argparse
import pickle
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from bench.selfplay import SELFPLAY
from kibitz.bots.system import NEUTRAL, Effort, choose_call, read, rehearse
from kibitz.cards import CLUBS, DIAMONDS, FRENCH, HEARTS, NT, SPADES, Hand, Seat, Side, Strain
from kibitz.rules.auction import BIDS, DOUBLE, PASS, REDOUBLE
from kibitz.scoring import duplicate
from kibitz.scoring.line import totals
from kibitz.scoring.rubber import DOUBLED, UNDOUBLED, trick_points

TABLES: Final = Path(gettempdir()) / "kibitz-bidding-tables.pickle"
STRAINS: Final = (CLUBS, DIAMONDS, HEARTS, SPADES, NT)
SEATS: Final = tuple(Seat)
_TERMS: Final = (UNDOUBLED, DOUBLED, "redoubled")

Table = Sequence[Sequence[int]]
"""Tricks by strain (clubs to no-trumps) and declarer (North, East, South, West)."""


@dataclass(frozen=True, slots=True)
class Board:
    hands: dict[Seat, Hand]
    calls: tuple[str, ...]
    """The auction that came with the deal."""


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


def read_boards(path: Path) -> list[Board]:
    boards = []
    for line in path.read_text().splitlines():
        numbers = [int(word) for word in line.split()]
        masks = [0, 0, 0, 0]
        for place, card in enumerate(numbers[:52]):
            masks[place % 4] |= 1 << (13 * (card % 4) + card // 4)
        calls = []
        for number in numbers[52:]:
            if number < 52:
                break
            calls.append((PASS, DOUBLE, REDOUBLE)[number - 52] if number < 55 else BIDS[number - 55])
        hands = {seat: Hand(FRENCH, mask) for seat, mask in zip(SEATS, masks, strict=True)}
        boards.append(Board(hands, _cut(calls)))
    return boards


def _cut(calls: Sequence[str]) -> tuple[str, ...]:
    """The calls up to the last of the auction: what follows are cards."""
    for n in range(4, len(calls) + 1):
        if all(call == PASS for call in calls[n - 3 : n]):
            return tuple(calls[:n])
    return tuple(calls)


def outcome(calls: Sequence[str], dealer: Seat = Seat.NORTH) -> Outcome:
    ring = dealer.clockwise()
    spoken = [(ring[i % 4], call) for i, call in enumerate(calls)]
    final = next(((seat, call) for seat, call in reversed(spoken) if call[0].isdigit()), None)
    if final is None:
        return Outcome(0, NT, 0, None)
    seat, bid = final
    after = [call for _, call in spoken[len(spoken) - 1 - [c for _, c in reversed(spoken)].index(bid) :]]
    doubling = 2 if REDOUBLE in after else 1 if DOUBLE in after else 0
    first = next(s for s, c in spoken if c[0].isdigit() and c[1:] == bid[1:] and s.side is seat.side)
    strain = next(s for s in STRAINS if s.letter == bid[1:])
    return Outcome(int(bid[0]), strain, doubling, first)


def solved(boards: Sequence[Board], path: Path) -> list[Table]:
    """Double-dummy tables of all boards, from the file or solved now and written to it."""
    known: list[Table] = pickle.loads(path.read_bytes()) if path.exists() else []
    if len(known) < len(boards):
        from endplay.dds import calc_all_tables
        from endplay.types import Deal, Denom, Player

        denominations = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
        players = (Player.north, Player.east, Player.south, Player.west)
        for start in range(len(known), len(boards), 40):
            some = boards[start : min(start + 40, len(boards))]
            deals = [Deal("N:" + " ".join(str(board.hands[seat]) for seat in SEATS)) for board in some]
            solved_now = calc_all_tables(deals)
            known.extend([[table[d, p] for p in players] for d in denominations] for table in solved_now)
            path.write_bytes(pickle.dumps(known))
            sys.stderr.write(f"\rsolved {len(known)} of {len(boards)}")
    return known[: len(boards)]


@cache
def points(strain: Strain, level: int, doubling: int, tricks: int) -> int:
    made, lost = totals(duplicate.score(strain, level, _TERMS[doubling], tricks, vulnerable=False))
    return made - lost


def scored(end: Outcome, table: Table) -> int:
    """North-South's score of a contract played double dummy, nobody vulnerable."""
    if end.declarer is None:
        return 0
    tricks = table[end.strain.index][SEATS.index(end.declarer)]
    score = points(end.strain, end.level, end.doubling, tricks)
    return score if end.declarer.side is Side.NS else -score


def par(table: Table, dealer: Side = Side.NS) -> int:
    """North-South's score when both sides bid knowing every card."""
    best = {Side.NS: -9999, Side.EW: -9999}  # the best a side can still get by bidding on, from the top down
    for level in range(7, 0, -1):
        for strain in reversed(STRAINS):
            now = {}
            for side in Side:
                tricks = max(table[strain.index][SEATS.index(seat)] for seat in side.seats)
                mine = points(strain, level, int(tricks < level + 6), tricks)
                now[side] = min(mine, -best[side.other])
            best = {side: max(best[side], now[side]) for side in Side}
    ours, theirs = best[dealer], best[dealer.other]
    passing = -max(theirs, 0)
    value = max(ours, passing)
    return value if dealer is Side.NS else -value


def bid_out(hands: dict[Seat, Hand], effort: Effort | None = None, times: list[float] | None = None) -> list[str]:
    calls: list[tuple[Seat, str]] = []
    seat = Seat.NORTH
    while len(calls) < 4 or any(call != PASS for _, call in calls[-3:]):
        began = time.process_time()
        decision = choose_call(hands[seat], calls, Seat.NORTH, NEUTRAL)
        if effort is not None:
            seed = hands[seat].mask + len(calls)
            decision = rehearse(read(calls, Seat.NORTH, NEUTRAL), hands[seat], decision, effort, seed)
        calls.append((seat, decision.call))
        if times is not None:
            times.append(time.process_time() - began)
        seat = seat.left
    return [call for _, call in calls]


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
    boards = read_boards(asked.file)[: asked.deals]
    tables = solved(boards, asked.tables)
    boards, tables = boards[asked.skip :], tables[asked.skip :]
    times: list[float] = []
    auctions = [bid_out(board.hands, Effort() if asked.imagine else None, times) for board in boards]
    ours = [outcome(calls) for calls in auctions]
    theirs = [outcome(board.calls) for board in boards]
    pars = [par(table) for table in tables]
    report(ours, theirs, tables, pars, auctions, times)
    if asked.imagine:
        plain = [outcome(bid_out(board.hands)) for board in boards]
        gained = [
            away(one, table, best) - away(other, table, best)
            for one, other, table, best in zip(ours, plain, tables, pars, strict=True)
        ]
        print(f"IMPs from par against the plain system {mean(gained)}")
    if asked.show:
        show_worst(boards, auctions, ours, theirs, tables, pars, asked.show)


def away(end: Outcome, table: Table, best: int) -> int:
    """How many IMPs a contract's score is from par."""
    return abs(duplicate.imps(scored(end, table) - best))


def report(
    ours: Sequence[Outcome],
    theirs: Sequence[Outcome],
    tables: Sequence[Table],
    pars: Sequence[int],
    auctions: Sequence[Sequence[str]],
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
    boards: Sequence[Board],
    auctions: Sequence[Sequence[str]],
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
            print(f"  {seat.label:6}{boards[i].hands[seat]}  {boards[i].hands[seat].points}")
        print("  ours      ", " ".join(auctions[i]))
        print("  published ", " ".join(boards[i].calls))


if __name__ == "__main__":
    main()
