"""How many tricks two hands are worth: honours, length and shortness, for many pairs of hands at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import erf, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from kibitz.analysis.sampling import Masks
from kibitz.bots.valuation.tricks_at_the_table import Skill, real_worth

Floats = npt.NDArray[np.float64]

_SUIT_BITS: Final = np.uint64(0x1FFF)
_ONE_BIT: Final = np.uint64(1)
_STEP_TRICKS: Final = 0.1
_NO_TRUMPS: Final = 4
_HONOUR_POINTS: Final = np.array([4.0, 3.0, 2.0, 1.0])

# What each thing is worth in tricks, fitted to double-dummy tables: `python -m bench.tuning` prints these rows.
WITH_TRUMPS: Final = {
    "always": -7.499,
    "ace": 1.856,
    "king": 1.148,
    "queen": 0.6,
    "jack": 0.294,
    "ten": 0.158,
    "king of trumps": 0.195,
    "queen of trumps": 0.263,
    "jack of trumps": 0.217,
    "trump in the hand with more": 1.02,
    "trump in the other hand": 0.561,
    "eight trumps or more": 0.339,
    "ruff": 0.208,
    "card missing from three where the short trumps are": 0.09,
    "card missing from three where the long trumps are": 0.171,
    "ten points times length in a side suit": -0.139,
}
AT_NO_TRUMPS: Final = {
    "always": -4.742,
    "ace": 2.142,
    "king": 1.311,
    "queen": 0.766,
    "jack": 0.398,
    "ten": 0.192,
    "suit with a stop": 0.282,
    "suit of four cards or fewer": -0.44,
    "suit of three cards or fewer": -0.41,
    "card in the longest suit": 0.08,
}
ESTIMATE_DEVIATION_TRICKS: Final = {False: 1.22, True: 1.03}
"""By how much double-dummy tricks usually differ from the estimate, without trumps and with them."""


def expected_tricks(one: Masks, two: Masks) -> Floats:
    """Double-dummy tricks for pairs of hands, one row a pair, one column for each strain by its index.

    >>> from kibitz.cards import Hand
    >>> balanced, shapely = Hand.parse("AQ32.K54.A32.K32"), Hand.parse("KJ54.A2.K654.J54")
    >>> clubs, diamonds, hearts, spades, no_trumps = expected_tricks(*pair(balanced.mask, shapely.mask))[0].round(1)
    >>> bool(spades > no_trumps > clubs)
    True
    """
    trumps, plain = features(one, two)
    return np.concatenate([trumps @ _weights(WITH_TRUMPS), (plain @ _weights(AT_NO_TRUMPS))[:, None]], axis=1)


def pair(one: int, two: int) -> tuple[Masks, Masks]:
    """Two hands as one row."""
    return np.array([one], np.uint64), np.array([two], np.uint64)


def expected_worth(tricks: Floats, score: Floats, strain: int, skill: Skill) -> Floats:
    """What a score by tricks really taken comes to, where so many are estimated in that strain."""
    worth: Floats = _bells(strain < _NO_TRUMPS) @ real_worth(score, skill=skill)
    return worth[np.rint(np.clip(tricks, 0, 13) / _STEP_TRICKS).astype(np.intp)]


def lengths(hands: Masks) -> Floats:
    """Cards in each suit by its index: one more axis than the hands have."""
    return np.bitwise_count(_suits(hands)).astype(np.float64)


def honours(hands: Masks) -> Floats:
    """Whether ace, king, queen, jack and ten are there, suit by suit: two more axes."""
    suits = _suits(hands)
    return np.stack([(suits >> np.uint64(12 - place)) & _ONE_BIT for place in range(5)], axis=-1).astype(np.float64)


def strengths(hands: Masks) -> Floats:
    """High-card points of each hand."""
    return np.asarray(honours(hands)[..., :4].sum(axis=-2) @ _HONOUR_POINTS)


def features(one: Masks, two: Masks) -> tuple[Floats, Floats]:
    """How much there is of each thing that counts: with each suit as trumps (pairs, suits, things), and without."""
    lengths_one, lengths_two = lengths(one), lengths(two)
    tops = honours(one) + honours(two)
    every = np.ones(len(one))
    counts = [tops[:, :, place].sum(axis=1) for place in range(5)]
    points = tops[..., :4] @ _HONOUR_POINTS
    most, total = np.maximum(lengths_one, lengths_two), lengths_one + lengths_two
    found = []
    for suit in range(4):
        side = [other for other in range(4) if other != suit]
        # Ruffs count in the hand with fewer trumps: the other hand's trumps are tricks anyhow.
        first = (lengths_one[:, suit] >= lengths_two[:, suit])[:, None]
        longer, shorter = np.where(first, lengths_one, lengths_two), np.where(first, lengths_two, lengths_one)
        trumps, spare = longer[:, suit], shorter[:, suit]
        fit = (trumps + spare >= 8).astype(np.float64)
        ruffs = np.minimum(spare, (longer - shorter)[:, side].max(axis=1).clip(min=0))
        shortness = np.minimum(spare, (3 - shorter[:, side]).clip(min=0).sum(axis=1))
        others = (3 - longer[:, side]).clip(min=0).sum(axis=1)
        in_length = (most * points)[:, side].sum(axis=1) / 10
        shape = (trumps, spare, fit, ruffs, shortness, others, in_length)
        found.append(np.stack([every, *counts, *(tops[:, suit, place] for place in (1, 2, 3)), *shape], axis=1))
    stopped = (tops[..., 0] > 0) | ((tops[..., 1] > 0) & (total >= 4)) | (tops[..., 2] + tops[..., 3] >= 2)
    thin = ((total <= limit).sum(axis=1) for limit in (4, 3))
    plain = np.stack([every, *counts, stopped.sum(axis=1), *thin, most.max(axis=1)], axis=1)
    return np.stack(found, axis=1), plain


def _weights(worth: Mapping[str, float]) -> Floats:
    return np.array([*worth.values()])


def _suits(hands: Masks) -> Masks:
    return np.stack([(hands >> np.uint64(13 * suit)) & _SUIT_BITS for suit in range(4)], axis=-1)


@lru_cache(maxsize=2)
def _bells(trumps: bool) -> Floats:
    """The chance of each number of double-dummy tricks, for estimates from 0 to 13 in steps."""
    width = ESTIMATE_DEVIATION_TRICKS[trumps] * sqrt(2)
    rows = []
    for step in range(round(13 / _STEP_TRICKS) + 1):
        below = [0.5 + 0.5 * erf((tricks + 0.5 - step * _STEP_TRICKS) / width) for tricks in range(13)]
        rows.append(np.diff([0.0, *below, 1.0]))
    return np.array(rows)
