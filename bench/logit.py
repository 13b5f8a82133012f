"""Conditional logit: how much each feature of a choice tells about which one is made."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]
_STEPS: Final = 15


def fit(features: Numbers, ridge: float = 1e-3) -> Numbers:
    """Weights that make the first of each set of choices as likely as can be: conditional logit by Newton's way.

    `features` are numbered by case, choice and feature.
    """
    weights = np.zeros(features.shape[2])
    for _ in range(_STEPS):
        chances = _chances(features, weights)
        mean = np.einsum("nc,ncf->nf", chances, features)
        slope = (features[:, 0] - mean).mean(axis=0) - 2 * ridge * weights
        spread = np.einsum("nc,ncf,ncg->fg", chances, features, features) / len(features)
        bend = spread - np.einsum("nf,ng->fg", mean, mean) / len(features) + 2 * ridge * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        # A full step may go too far where the first guess is far off.
        while _aim(features, weights + step, ridge) < _aim(features, weights, ridge) and np.abs(step).max() > 1e-6:
            step = step / 2
        weights = weights + step
    return weights


def score(features: Numbers, weights: Numbers) -> float:
    """The mean logarithm of the chance of the first choice."""
    return float(np.log(_chances(features, weights)[:, 0]).mean())


def _aim(features: Numbers, weights: Numbers, ridge: float) -> float:
    return score(features, weights) - ridge * float(weights @ weights)


def _chances(features: Numbers, weights: Numbers) -> Numbers:
    logs = features @ weights
    chances: Numbers = np.exp(logs - logs.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    return chances
