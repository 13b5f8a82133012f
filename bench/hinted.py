"""Hints about calls, followed by a robot beside each level of partner: what they bring, and what partner makes of them.

python -m bench.hinted --deals 100                    every level, both biddings
python -m bench.hinted --deals 1000 --partners club
python -m bench.hinted --minutes 9 --first 100000 --out found.json     as far as nine minutes go, kept as numbers
python -m bench.hinted --merge one.json other.json                     the table of several together

The same deals are bid twice: once the robot's seat does what the adviser says, once what its own level would have
said. Everybody else is of that level in both. All bid for duplicate scoring, and so contracts are scored, by the tricks
of best play. At tables of the system there are also deals chosen beforehand: those in which that seat bids a convention
by itself.

It needs kibitz, built, with NumPy and msgspec, and nothing else.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct
from tests.battery.variants import random_deal

from bench.gathering import PROCESSES, gather
from bench.measuring import conditions
from kibitz.analysis.layout_tricks import declarers_tricks
from kibitz.bots.agreement import BIDDINGS, Bidding, agreed
from kibitz.bots.bidding import read
from kibitz.bots.bidding.context import Context
from kibitz.bots.bidding.judgement.worth import worth
from kibitz.bots.bidding.reading import meaning_of
from kibitz.bots.levels import LEVELS
from kibitz.cards import DOUBLE, NT, PASS, Bid, Seat
from kibitz.coach.adviser import advised
from kibitz.engine import Table, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game

_SHORT: Final = 2
"""Who bids a suit with so many cards or fewer means something else, or prefers one of partner's."""
_HOME: Final = 7
"""Trumps in two hands with which a call may be passed although its name meant something else."""


class Hinted(Struct, frozen=True):
    """A deal in which one player's calls were the adviser's: how much it gained, and conventions among those calls."""

    partner: str
    bidding: Bidding
    gained: float
    calls: int
    conventional: tuple[str, ...]
    passed: tuple[str, ...]


def hinted(partner: str, bidding: Bidding, number: int) -> Hinted:
    """North or South is hinted to."""
    seat = (Seat.NORTH, Seat.SOUTH)[number % 2]
    followed, own = (auction(partner, bidding, number, who) for who in (seat, None))
    made = [place for place, called in enumerate(followed.calls) if called.seat is seat]
    conventional = [place for place in made if is_convention(followed, place, bidding)]
    passed = [place for place in conventional if is_passed(followed, place)]
    gained = brings(followed, seat) - brings(own, seat)
    told = (tuple(_told(followed, place) for place in places) for places in (conventional, passed))
    return Hinted(partner, bidding, gained, len(made), *told)


def auction(level: str, bidding: Bidding, number: int, hinted_seat: Seat | None) -> Table:
    """Four of a level; one of them, if any, does what the adviser says."""
    rules = game("contract", {"scoring": "duplicate"})
    state = start(rules, deal=random_deal(rules, Random(f"hinted {number}")))
    bot = LEVELS[level](number)
    while not state.over and state.table.contract is None:
        seat = next(iter(state.turns))
        seen = agreed(view(state, seat), bidding)
        if not isinstance(seen.moves[0], ev.Called):
            break
        state = act(state, seat, advised(seen).move if seat is hinted_seat else bot.choose(seen))
    return state.table


def is_convention(t: Table, place: int, bidding: Bidding) -> bool:
    """A call that does not mean what it names: by the system, or seen from the cards alone."""
    call, seat = t.calls[place].call, t.calls[place].seat
    before = t.calls[:place]
    if bidding == "system":
        return meaning_of(read([(each.seat, each.call) for each in before], t.dealer), call).artificial
    named = [each.call.strain for each in before if isinstance(each.call, Bid) and each.seat.side is seat.side]
    if isinstance(call, Bid) and call.strain.is_suit:
        return t.dealt[seat].length(call.strain) <= _SHORT and call.strain not in named
    asks = isinstance(call, Bid) and call == Bid(4, NT) and NT not in named
    return asks or (call is DOUBLE and max(_levels(before), default=0) <= 2)


def _levels(calls: Iterable[ev.Called]) -> list[int]:
    return [each.call.level for each in calls if isinstance(each.call, Bid)]


def is_passed(t: Table, place: int) -> bool:
    """Partner passed it with the next player silent, and there is no home in what it named."""
    after = [each.call for each in t.calls[place + 1 : place + 3]]
    call, seat = t.calls[place].call, t.calls[place].seat
    if after != [PASS, PASS]:
        return False
    return not isinstance(call, Bid) or sum(t.dealt[each].length(call.strain) for each in seat.side.seats) < _HOME


def brings(t: Table, seat: Seat) -> float:
    """Points for the side of that seat."""
    a = read([(each.seat, each.call) for each in t.calls], t.dealer)
    if a.bid is None or a.declarer is None:
        return 0.0
    held = np.array([[t.dealt[each].mask for each in Seat]], np.uint64)
    tricks = int(declarers_tricks(held, a.bid.strain, a.declarer)[0])
    context = Context(scoring="duplicate")
    value = worth(context, a.declarer.side, a.bid.strain, a.bid.level, a.doubling, tricks)
    return value if a.declarer.side is seat.side else -value


def _told(t: Table, place: int) -> str:
    return " ".join(each.call.name for each in t.calls[: place + 3]) + f" ({place + 1}.)"


class Row(Struct, frozen=True):
    """Deals with one level of partner at one kind of table: what hints gained in each, and their conventions."""

    partner: str
    table: str
    first: int
    gained: tuple[float, ...]
    calls: int
    conventional: int
    passed: tuple[str, ...]

    @classmethod
    def of(cls, kind: str, first: int, some: Sequence[Hinted]) -> Row:
        partner, _, table = kind.partition(", ")
        passed = tuple(line for each in some for line in each.passed)
        counts = sum(each.calls for each in some), sum(len(each.conventional) for each in some)
        return cls(partner, table, first, tuple(each.gained for each in some), *counts, passed)


class Found(Struct, frozen=True):
    """When and on what it was measured, and a row for each level and kind of table."""

    measured: tuple[dict[str, str], ...]
    rows: tuple[Row, ...]


CONVENTIONS: Final = "system, a convention"
"""Tables of the system, deals in which the seat that is hinted to bids a convention by itself."""
_TABLES: Final[tuple[str, ...]] = (*BIDDINGS, CONVENTIONS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100, help="of each level and kind of table, at most")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--partners", default="beginner,learner,club,strong,expert")
    parser.add_argument("--tables", nargs="+", choices=_TABLES, default=_TABLES)
    parser.add_argument("--processes", type=int, default=PROCESSES)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no deal is begun later")
    parser.add_argument("--out", type=Path, help="a file for what was found, as JSON")
    parser.add_argument("--merge", nargs="+", type=Path, help="tell what these files say together")
    asked = parser.parse_args()
    if asked.merge:
        found = merged([msgspec.json.decode(path.read_bytes(), type=Found) for path in asked.merge])
    else:
        kinds = [f"{partner}, {table}" for partner in asked.partners.split(",") for table in asked.tables]
        found = measured(kinds, asked.first, asked.deals, asked.processes, asked.minutes)
    if asked.out is not None:
        asked.out.write_bytes(msgspec.json.encode(found))
    tell(found)


def measured(kinds: Sequence[str], first: int, deals: int, processes: int, minutes: float) -> Found:
    rows: dict[str, list[Hinted]] = {kind: [] for kind in kinds}

    def keep(kind: str, one: Hinted) -> bool:
        rows[kind].append(one)
        return len(rows[kind]) >= deals

    gather({kind: _tasks(kind, first) for kind in kinds}, _of_task, keep, processes=processes, minutes=minutes)
    return Found((conditions(),), tuple(Row.of(kind, first, some) for kind, some in rows.items() if some))


def _tasks(kind: str, first: int) -> Iterator[tuple[str, int]]:
    number = first
    while True:
        if not kind.endswith(CONVENTIONS) or has_a_convention(number):
            yield kind, number
        number += 1


def has_a_convention(number: int) -> bool:
    """Whether that seat would bid one by counting, so that a hint is likely to."""
    seat, bid = (Seat.NORTH, Seat.SOUTH)[number % 2], auction("club", "system", number, None)
    return any(called.seat is seat and is_convention(bid, place, "system") for place, called in enumerate(bid.calls))


def _of_task(task: tuple[str, int]) -> Hinted:
    kind, number = task
    partner, _, table = kind.partition(", ")
    return hinted(partner, "guidelines" if table == "guidelines" else "system", number)


def merged(several: Sequence[Found]) -> Found:
    """Some that were found apart, of other deals each."""
    rows: dict[tuple[str, str], Row] = {}
    for each in (row for one in several for row in one.rows):
        known = rows.get((each.partner, each.table))
        if known is not None and known.first == each.first:
            sys.exit(f"The deals from {each.first} on are in two files: they must not be counted twice.")
        rows[each.partner, each.table] = each if known is None else _together(known, each)
    return Found(tuple(each for one in several for each in one.measured), tuple(rows.values()))


def _together(one: Row, other: Row) -> Row:
    counts = one.calls + other.calls, one.conventional + other.conventional
    return Row(one.partner, one.table, one.first, one.gained + other.gained, *counts, one.passed + other.passed)


def tell(found: Found) -> None:
    for measured in found.measured:
        print(", ".join(measured.values()))
    print("\n| table | partner | deals | calls hinted | points a deal gained | standard error | conventions | passed |")
    print("|---|---|---|---|---|---|---|---|")
    for row in found.rows:
        gains = np.array(row.gained)
        error = gains.std(ddof=1) / len(gains) ** 0.5 if len(gains) > 1 else float("nan")
        gained = f"{gains.mean():+.1f} | {error:.1f}".replace("-", "−")
        told = f"{len(gains)} | {row.calls} | {gained} | {row.conventional} | {len(row.passed)}"
        print(f"| {row.table} | {row.partner} | {told} |")
    print(*(line for row in found.rows for line in row.passed), sep="\n")


if __name__ == "__main__":
    main()
