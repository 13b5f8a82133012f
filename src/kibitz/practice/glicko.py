"""Glicko-2 (Mark Glickman, 2013): how strong a player or how hard a puzzle is, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final

from msgspec import Struct

_SCALE: Final = 173.7178
_MIDDLE: Final = 1500.0
_TAU: Final = 0.5
"""How much the volatility may change: the paper suggests 0.3 to 1.2."""
_CLOSE_ENOUGH: Final = 1e-6


class Rating(Struct, frozen=True):
    """A strength, its deviation (two of them either way hold it in 95 of 100 cases), and how unsteady it is."""

    strength: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


class Met(Struct, frozen=True):
    """Somebody met in a period, and what came of it: 1 won, 0 lost."""

    rating: Rating
    score: float


def rated(before: Rating, met: Sequence[Met]) -> Rating:
    """The rating after a period. Nobody met: only the doubt grows.

    >>> met = [Met(Rating(1400, 30), 1), Met(Rating(1550, 100), 0), Met(Rating(1700, 300), 0)]
    >>> after = rated(Rating(1500, 200), met)
    >>> round(after.strength, 1), round(after.deviation, 1), round(after.volatility, 5)
    (1464.1, 151.5, 0.06)
    """
    mu, phi = (before.strength - _MIDDLE) / _SCALE, before.deviation / _SCALE
    if not met:
        return Rating(before.strength, _SCALE * sqrt(phi**2 + before.volatility**2), before.volatility)
    others = [((each.rating.strength - _MIDDLE) / _SCALE, _g(each.rating.deviation / _SCALE)) for each in met]
    chances = [1 / (1 + exp(-g * (mu - other))) for other, g in others]
    variance = 1 / sum(g**2 * chance * (1 - chance) for (_, g), chance in zip(others, chances, strict=True))
    gain = sum(g * (each.score - chance) for (_, g), chance, each in zip(others, chances, met, strict=True))
    volatility = _volatility(before.volatility, phi, variance, variance * gain)
    wider = phi**2 + volatility**2
    narrower = 1 / (1 / wider + 1 / variance)
    return Rating(_MIDDLE + _SCALE * (mu + narrower * gain), _SCALE * sqrt(narrower), volatility)


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5 of the paper: the Illinois algorithm."""

    def f(x: float) -> float:
        shrunk = exp(x)
        part = phi**2 + variance + shrunk
        return shrunk * (delta**2 - part) / (2 * part**2) - (x - log(sigma**2)) / _TAU**2

    low = log(sigma**2)
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(low - steps * _TAU) < 0:
            steps += 1
        high = low - steps * _TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _CLOSE_ENOUGH:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
