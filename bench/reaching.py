"""What players really take of double-dummy tricks, for `valuation.optimism`: `python -m bench.reaching --deals N`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Annotated

import numpy as np
import typer
from msgspec import Struct

from bench.selfplay import SELFPLAY, Record, called, records
from bench.tabled import FITTING, numbered, table_of
from kibitz.analysis.layout_tricks import declarers_tricks
from kibitz.bots import Bot, SimpleBot, play_out
from kibitz.cards import Seat
from kibitz.engine import act, start
from kibitz.engine import events as ev
from kibitz.engine.table import winner
from kibitz.games import game

_APART = range(-3, 4)


class Reached(Struct, frozen=True):
    """One contract: tricks by double dummy, before the lead and after it, tricks taken, and tricks wanted."""

    before: int
    after: int
    taken: int
    goal: int


def recorded(deals: Iterable[Record]) -> Iterator[Reached]:
    """Contracts that a strong program bid and played against itself."""
    for record in deals:
        declarer, contract = called(record).table.bargain
        owners = {card: seat for seat in Seat for card in record.deal[seat]}
        plays = [ev.Played(owners[card], card) for card in record.cards]
        tricks = [tuple(plays[first : first + 4]) for first in range(0, 52, 4)]
        taken = sum(winner(trick, contract.strain).side is declarer.side for trick in tricks)
        held = np.array([[record.deal[seat].mask for seat in Seat]], np.uint64)
        before = int(declarers_tricks(held, contract.strain, declarer)[0])
        held[0, tuple(Seat).index(declarer.left)] &= ~np.uint64(plays[0].card.bit)
        after = int(declarers_tricks(held, contract.strain, declarer, (plays[0],))[0])
        yield Reached(before, after, taken, contract.goal)


def played(deals: int, bot: Bot) -> Iterator[Reached]:
    """MiniBridge contracts within a trick of what double dummy makes, played by one and the same player."""
    rules = game("minibridge", {"slam": True, "claims": False, "undo": False})
    rng = Random(5)
    for number in range(deals):
        state = start(rules, deal=numbered(FITTING, number), dealer=tuple(Seat)[number % 4])
        if state.wait is None:
            continue  # dealt again
        seat = next(iter(state.turns))
        tricks = table_of(FITTING, number)[tuple(Seat).index(seat)]
        near = [
            move
            for move in state.moves(seat)
            if isinstance(move, ev.Chose)
            and abs(tricks[move.contract.strain.index] - move.contract.goal) <= 1
            and tricks[move.contract.strain.index] >= tricks.max() - 1
        ]
        if near:
            move = rng.choice(near)
            end = play_out(act(state, seat, move), dict.fromkeys(Seat, bot))
            solved = int(tricks[move.contract.strain.index])
            yield Reached(solved, solved, end.table.won[seat.side], move.contract.goal)


def main(deals: Annotated[int, typer.Option(min=100)] = 4800) -> None:
    if SELFPLAY.exists():
        strong = list(recorded(records()))
        for name in ("before", "after"):
            print(f"A strong program, double dummy {name} the lead, by tricks beyond the goal; {len(strong)} contracts")
            margins = [min(3, max(-3, getattr(each, name) - each.goal)) for each in strong]
            _print_rows(margins, [each.taken - getattr(each, name) for each in strong])
    simple = list(played(deals, SimpleBot(Random(1))))
    print(f"The simple player, by double-dummy tricks; {len(simple)} contracts")
    _print_rows([max(6, each.before) for each in simple], [each.taken - each.before for each in simple])


def _print_rows(rows: list[int], apart: list[int]) -> None:
    for row in sorted(set(rows)):
        those = np.clip([gap for gap, other in zip(apart, rows, strict=True) if other == row], -3, 3)
        shares = [100 * float((those == gap).mean()) for gap in _APART]
        print(f"  {row}: {tuple(_whole(shares))}, {len(those)} contracts")


def _whole(shares: list[float]) -> list[int]:
    """Whole hundredths that still make a hundred: the largest remainders are rounded up."""
    whole = [int(share) for share in shares]
    for place in sorted(range(len(shares)), key=lambda each: whole[each] - shares[each])[: 100 - sum(whole)]:
        whole[place] += 1
    return whole


if __name__ == "__main__":
    typer.run(main)
