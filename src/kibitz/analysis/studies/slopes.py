"""Straight lines through many points by least squares, with standard errors, part by part."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from msgspec import Struct


class Fitted(Struct, frozen=True):
    """What one more of something brings, and how far that may be off."""

    name: str
    slope: float
    error: float


class Slopes:
    """Least squares of a number on some others and a constant, from the sums of their products alone.

    >>> line = Slopes(("x",))
    >>> line.add([[1], [2], [3]], [3, 5, 7])
    >>> [(each.name, round(each.slope, 6), round(each.error, 6)) for each in line.fitted()]
    [('x', 2.0, 0.0)]
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        size = len(names) + 1
        self._products = np.zeros((size, size))
        self._with_value = np.zeros(size)
        self._squares = 0.0
        self._count = 0

    def add(self, known: npt.ArrayLike, values: npt.ArrayLike) -> None:
        """Rows of what is known, one column for each name, and the value of each row."""
        x = np.asarray(known, np.float64)
        x = np.concatenate([np.ones((len(x), 1)), x], axis=1)
        y = np.asarray(values, np.float64)
        self._products += x.T @ x
        self._with_value += x.T @ y
        self._squares += float(y @ y)
        self._count += len(y)

    def fitted(self) -> tuple[Fitted, ...]:
        """The slopes; none if the rows are too few or too much alike to tell."""
        freedom = self._count - len(self._with_value)
        if freedom < 1 or np.linalg.matrix_rank(self._products) < len(self._with_value):
            return ()
        inverse = np.linalg.inv(self._products)
        slopes = inverse @ self._with_value
        rest = max(0.0, self._squares - float(slopes @ self._with_value)) / freedom
        errors = np.sqrt(rest * np.diag(inverse))
        return tuple(
            Fitted(name, float(slope), float(error))
            for name, slope, error in zip(self.names, slopes[1:], errors[1:], strict=True)
        )
