"""Hints about calls, followed by a robot beside each level of partner: what they bring, and what partner makes of them.

python -m bench.hinted --deals 100                    every level, both biddings
python -m bench.hinted --deals 1000 --partners club

The same deals are bid twice: once the robot's seat does what the adviser says, once what its own level would have
said. Everybody else is of that level in both. Contracts are scored as duplicate, by the tricks of best play.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from random import Random
from typing import Final

import numpy as np
from msgspec import Struct
from tests.battery.variants import random_deal

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
    rules = game("contract")
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100, help="of each level and bidding")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--partners", default="beginner,learner,club,strong,expert")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    numbers = range(asked.first, asked.first + asked.deals)
    tasks = list(product(asked.partners.split(","), BIDDINGS, numbers))
    with ProcessPoolExecutor(asked.processes) as pool:
        tell(list(pool.map(_of_task, tasks, chunksize=4)))


def _of_task(task: tuple[str, Bidding, int]) -> Hinted:
    return hinted(*task)


def tell(found: list[Hinted]) -> None:
    print("| partner | bidding | deals | points a deal gained | standard error | calls | conventional | passed |")
    print("|---|---|---|---|---|---|---|---|")
    for level, bidding in dict.fromkeys((each.partner, each.bidding) for each in found):
        some = [each for each in found if (each.partner, each.bidding) == (level, bidding)]
        gains = np.array([each.gained for each in some])
        error = gains.std(ddof=1) / len(gains) ** 0.5 if len(gains) > 1 else float("nan")
        calls, conventional = sum(each.calls for each in some), sum(len(each.conventional) for each in some)
        passed = sum(len(each.passed) for each in some)
        gained = f"{gains.mean():+.1f} | {error:.1f}"
        print(f"| {level} | {bidding} | {len(some)} | {gained} | {calls} | {conventional} | {passed} |")
    for line in (line for each in found for line in each.passed):
        print(line)


if __name__ == "__main__":
    main()
