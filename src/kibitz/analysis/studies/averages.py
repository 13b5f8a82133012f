"""Means with their standard errors, from all numbers at once or part by part."""

from __future__ import annotations

from math import sqrt

import numpy as np
import numpy.typing as npt
from msgspec import Struct


class Average(Struct, frozen=True):
    """A mean with its standard error."""

    mean: float
    error: float
    deals: int

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.error:.2f}"


class Sums(Struct, frozen=True):
    """How many numbers there were, and the sums of them and of their squares.

    Sums of parts add up to those of the whole; of whole numbers exactly, in any order.

    >>> (sums([1, 2]) + sums([3])).average.mean
    2.0
    """

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def __add__(self, other: Sums) -> Sums:
        return Sums(self.count + other.count, self.total + other.total, self.squares + other.squares)

    @property
    def average(self) -> Average:
        """The mean and how far it may be off; of one number that cannot be said, and the error is 0."""
        n = self.count
        if not n:
            raise ValueError("Of no numbers there is no mean.")
        mean = self.total / n
        spread = max(0.0, self.squares - n * mean * mean) / max(1, n - 1)
        return Average(mean, sqrt(spread / n), n)


def sums(numbers: npt.ArrayLike) -> Sums:
    """The sums of these numbers."""
    values = np.asarray(numbers, np.float64)
    return Sums(values.size, float(values.sum()), float(np.square(values).sum()))


def average(numbers: npt.ArrayLike) -> Average:
    """The mean and how far it may be off.

    >>> average([1, 2, 3]).mean, round(average([1, 2, 3]).error, 3)
    (2.0, 0.577)
    """
    return sums(numbers).average
