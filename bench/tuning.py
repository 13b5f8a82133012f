"""How the counts of the players and of the textbook were found: `python -m bench.tuning --deals 5000`."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Annotated, Final

import numpy as np
import numpy.typing as npt
import typer

from bench.passing import SEATS, Flags, Stakes, book_calls, by_estimate, by_the_book, calls, gain_of_play, swings
from bench.tabled import FITTING, Tabled, tabled
from bench.textbook import FIT, LONG_FIT
from kibitz.bots.maxims.contract_by_points import shown
from kibitz.bots.valuation import trick_estimate
from kibitz.bots.valuation.trick_estimate import Floats, lengths, strengths
from kibitz.bots.valuation.tricks_at_the_table import Skill, real_worth
from kibitz.scoring import bridgewar
from kibitz.scoring.bridgewar import Battle
from kibitz.scoring.line import Line

_NO_TRUMPS: Final = 4
_CLOSE: Final = range(13, 26)
"""Points and longest colour of the hands for which Pass or Play is a question: the others shall not bend the line."""


def main(deals: Annotated[int, typer.Option(min=500)] = 5000) -> None:
    found = tabled(FITTING, deals)
    _estimate(found)
    for skill in Skill:
        _inclination(found, skill)
    _extreme(found)
    _abridged(found)


def _estimate(found: Tabled) -> None:
    """Least squares for the tricks of both pairs in every strain."""
    one, two = found.hands[:, :2].reshape(-1), found.hands[:, 2:].reshape(-1)
    tricks = (found.tricks[:, :2] + found.tricks[:, 2:]).reshape(-1, 5) / 2
    trumps, plain = trick_estimate.features(one, two)
    for name, seen, taken in (
        ("with trumps", trumps.reshape(-1, trumps.shape[-1]), tricks[:, :4].reshape(-1)),
        ("at no-trumps", plain, tricks[:, 4]),
    ):
        weights = _fitted(seen, taken)
        print(f"estimate {name}: {_rounded(weights, 3)}, off by {(taken - seen @ weights).std():.2f}")


def _inclination(found: Tabled, skill: Skill) -> None:
    """What Play brings more than passing, where the others call so too: fitted again until it comes to rest."""
    stakes = by_estimate(found, skill)
    counted = shown(found.hands)
    count = strengths(found.hands) + lengths(found.hands).max(axis=-1)
    close = (count >= _CLOSE.start) & (count < _CLOSE.stop)
    plays = book_calls(found)
    weights = np.zeros((SEATS, counted.shape[-1]))
    for _ in range(10):
        for passes in range(SEATS - 1, -1, -1):
            gain, reached = gain_of_play(stakes, plays, passes)
            seats = [(dealer + passes) % SEATS for dealer in range(SEATS)]
            asked = reached & close[:, seats]
            weights[passes] = _fitted(counted[:, seats][asked], gain[asked])
            plays = calls(lambda number: counted @ weights[number])
    for row in weights:
        print(f"inclination, {skill.value}: {_rounded(row, 1)}")


def _extreme(found: Tabled) -> None:
    """The stronger side attacks in its longest fit, or without trumps if that is short."""
    held = strengths(found.hands)
    sides = (held[:, 1] + held[:, 3] > held[:, 0] + held[:, 2]).astype(np.intp)
    deals = np.arange(len(sides))
    fits = (lengths(found.hands[:, :2]) + lengths(found.hands[:, 2:]))[deals, sides]
    longest = fits.max(axis=1)
    strain = np.where(longest >= FIT, (10 * fits + np.arange(4)).argmax(axis=1), _NO_TRUMPS)
    declarer = np.where(held[deals, sides] >= held[deals, sides + 2], sides, sides + 2)
    tricks = found.tricks[deals, declarer, strain]
    points = held[deals, sides] + held[deals, sides + 2]
    for battle in (Battle.FREE, Battle.HERO):
        asked = (strain == _NO_TRUMPS) == (battle == Battle.FREE)
        worth: dict[str, Floats] = {
            stakes: real_worth(np.array([_net(bridgewar.staked(battle, stakes, taken)) for taken in range(14)]))
            for stakes in bridgewar.Stakes
        }
        best = max(
            (
                _staked(points + long_fit * (longest - FIT).clip(min=0), tricks, worth, *limits)[asked].mean(),
                long_fit,
                limits,
            )
            for long_fit in range(4)
            for limits in product(range(19, 30), range(28, 38))
        )
        print(f"{battle}: {best[0]:+.2f} with clash and showdown from {best[2]}, {best[1]} for each card of a long fit")


def _staked(
    strength: Floats, tricks: npt.NDArray[np.int8], worth: Mapping[str, Floats], clash: int, showdown: int
) -> Floats:
    skirmish = np.where(
        strength >= clash, worth[bridgewar.Stakes.CLASH][tricks], worth[bridgewar.Stakes.SKIRMISH][tricks]
    )
    return np.where(strength >= showdown, worth[bridgewar.Stakes.SHOWDOWN][tricks], skirmish)


def _abridged(found: Tabled) -> None:
    """Ten by what round two then brings who declares it; Play by what it gains on others who do the same."""
    second = max(
        (_declared(by_the_book(found, limit, long_fit)), limit, long_fit)
        for limit in range(18, 30)
        for long_fit in range(4)
    )
    print(f"Ten from {second[1]} with {second[2]} for each card of a long fit: {second[0]:+.1f}")
    stakes = by_the_book(found, second[1], LONG_FIT)
    for length in range(1, 7):
        best, others = 0, book_calls(found)
        while True:
            limits = range(10 + 4 * length, 17 + 5 * length)
            found_best = max(limits, key=lambda limit: _gain(stakes, book_calls(found, length, limit), others))
            if found_best == best:
                break
            best, others = found_best, book_calls(found, length, found_best)
        gain = _gain(stakes, others, book_calls(found))
        print(f"Play from {best} with {length} for each card of the longest: {gain:+.2f} on the rule there is")


def _declared(stakes: Stakes) -> float:
    return float(np.where(stakes.declaring == 0, stakes.round_two, -stakes.round_two).mean())


def _gain(stakes: Stakes, one: Flags, other: Flags) -> float:
    return float(swings((stakes, stakes), (one, other)).mean())


def _fitted(seen: Floats, wanted: Floats) -> Floats:
    return np.asarray(np.linalg.lstsq(seen, wanted, rcond=None)[0], np.float64)


def _rounded(weights: Floats, places: int) -> tuple[float, ...]:
    return tuple(round(float(weight), places) for weight in weights)


def _net(lines: tuple[Line, ...]) -> float:
    return float(sum(line.points if line.to_declarers else -line.points for line in lines))


if __name__ == "__main__":
    typer.run(main)
