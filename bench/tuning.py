"""How the textbook's point counts for Extreme and aBRIDGEd were found: `python -m bench.tuning --deals 400`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Annotated

import numpy as np
import numpy.typing as npt
import typer
from msgspec import Struct

from bench.textbook import FIT, fit
from kibitz.analysis.worlds import declarers_tricks
from kibitz.bots.optimism import real_tricks
from kibitz.cards import FRENCH, NT, Deal, Seat, Side
from kibitz.cards.deal import DEALS
from kibitz.scoring import abridged, bridgewar
from kibitz.scoring.line import Line

Numbers = npt.NDArray[np.float64]


class Pair(Struct, frozen=True):
    """The two hands that declare, as the book sees them, and what they take in its strain."""

    points: int
    fit: int
    alone: int  # points and longest suit of the hand that would say Play
    chance: Numbers


def pairs(deals: int) -> Iterator[Pair]:
    """The stronger side of each deal, its stronger hand declaring."""
    for number in range(deals):
        deal = Deal.from_number(Random(f"tuning {number}").randrange(DEALS), FRENCH)
        side = max(Side, key=lambda each: sum(deal[seat].points for seat in each.seats))
        one, two = (deal[seat] for seat in side.seats)
        declarer = side.seats[one.points < two.points]
        suit, length = fit(one, two)
        held = np.array([[deal[seat].mask for seat in Seat]], np.uint64)
        chance = real_tricks(declarers_tricks(held, suit if length >= FIT else NT, declarer))
        alone = deal[declarer].points + deal[declarer].longest
        yield Pair(one.points + two.points, length, alone, chance)


def main(deals: Annotated[int, typer.Option(min=10)] = 400) -> None:
    found = list(pairs(deals))
    stakes = {
        (battle, each): np.array([_net(bridgewar.staked(battle, each, tricks)) for tricks in range(14)])
        for battle, each in bridgewar.GOALS
    }
    for battle in (bridgewar.FREE, bridgewar.HERO):
        those = [pair for pair in found if (pair.fit < FIT) == (battle == bridgewar.FREE)]
        best = max(
            (sum(_extreme(pair, battle, stakes, *limits) for pair in those) / len(those), limits)
            for limits in product(range(20, 28), range(29, 37), range(3))
        )
        print(f"{battle}: {best[0]:+.2f} a deal with clash, showdown and long fit at {best[1]}, {len(those)} deals")
    charts = {terms: np.array([_net(abridged.score(terms, tricks)) for tricks in range(14)]) for terms in abridged.GOAL}
    ten = max((sum(_terms(pair, charts, limit) for pair in found) / len(found), limit) for limit in range(20, 32))
    print(f"Ten from {ten[1]}: {ten[0]:+.1f} a deal")
    play = max((sum(_play(pair, charts, limit) for pair in found) / len(found), limit) for limit in range(15, 30))
    print(f"Play from {play[1]}: {play[0]:+.1f} a deal")


def _net(lines: tuple[Line, ...]) -> int:
    return sum(line.points if line.to_declarers else -line.points for line in lines)


def _extreme(
    pair: Pair, battle: str, stakes: dict[tuple[str, str], Numbers], clash: int, showdown: int, long_fit: int
) -> float:
    high = pair.points + long_fit * max(0, pair.fit - FIT)
    terms = bridgewar.SHOWDOWN if high >= showdown else bridgewar.CLASH if high >= clash else bridgewar.SKIRMISH
    return float(pair.chance @ stakes[battle, terms])


def _terms(pair: Pair, charts: dict[str, Numbers], limit: int) -> float:
    high = pair.points + 2 * max(0, pair.fit - FIT)
    return float(pair.chance @ charts[abridged.TEN if high >= limit else abridged.SEVEN])


def _play(pair: Pair, charts: dict[str, Numbers], limit: int) -> float:
    """Play, or what Ten or Seven bring with both hands seen."""
    if pair.alone >= limit:
        return float(pair.chance @ charts[abridged.PLAY])
    return max(float(pair.chance @ charts[abridged.TEN]), float(pair.chance @ charts[abridged.SEVEN]))


if __name__ == "__main__":
    typer.run(main)
