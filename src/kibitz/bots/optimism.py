"""From double-dummy tricks to tricks at the table: what players really take, as it was measured."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from kibitz.analysis.worlds import Tricks

_MEASURED: Final = {
    # Double-dummy tricks -> how often two fewer, one fewer, as many, one more, two more were taken,
    # in hundredths, over 900 deals that a strong program played against itself.
    6: (1, 6, 46, 31, 16),
    7: (3, 11, 52, 24, 10),
    8: (3, 15, 52, 25, 5),
    9: (3, 14, 58, 20, 5),
    10: (3, 14, 58, 22, 3),
    11: (4, 21, 59, 14, 2),
    12: (6, 17, 66, 11, 0),
    13: (3, 15, 82, 0, 0),
}


def _table() -> npt.NDArray[np.float64]:
    table = np.zeros((14, 14))
    for tricks in range(14):
        row = _MEASURED[max(6, tricks)]
        for apart, hundredths in zip(range(-2, 3), row, strict=True):
            table[tricks, min(13, max(0, tricks + apart))] += hundredths
    table /= table.sum(axis=1, keepdims=True)
    return table


_REAL: Final = _table()


def real_tricks(double_dummy: Tricks | npt.NDArray[np.intp]) -> npt.NDArray[np.float64]:
    """The chance of each number of tricks from 0 to 13, if these are the double-dummy tricks of layouts alike likely.

    >>> slam = real_tricks(np.array([12, 12, 12, 11], np.int8))
    >>> round(float(slam[12:].sum()), 2)
    0.62
    """
    chances: npt.NDArray[np.float64] = _REAL[double_dummy.astype(np.intp)].mean(axis=0)
    return chances


def real_worth(score: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """What each number of double-dummy tricks brings at the table, for a score by tricks really taken."""
    worth: npt.NDArray[np.float64] = _REAL @ score
    return worth
