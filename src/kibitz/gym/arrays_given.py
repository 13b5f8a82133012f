"""Arrays that are handed to the batch: taken if they fit, else refused in a sentence that says what would fit."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt


def whole_numbers(given: npt.ArrayLike, name: str, rows: int, low: int, high: int) -> npt.NDArray[np.int64]:
    """One number a deal, from a list or an array; `rows` is how many deals there are.

    >>> whole_numbers([1, 2.5], "actions", 2, 0, 51)
    Traceback (most recent call last):
    TypeError: The actions are whole numbers, not float64.
    """
    found = np.asarray(given)
    if found.dtype.kind not in "iu" and found.size:
        raise TypeError(f"The {name} are whole numbers, not {found.dtype}.")
    if found.shape != (rows,):
        raise ValueError(f"There is one number a deal among the {name}, {_shape((rows,))}, not {_shape(found.shape)}.")
    wrong = np.flatnonzero((found < low) | (found > high))
    if wrong.size:
        at = int(wrong[0])
        raise ValueError(f"The {name} are from {low} to {high}; that of deal {at} is {found[at]}.")
    return np.ascontiguousarray(found, np.int64)


def yes_or_no(given: npt.ArrayLike, name: str, rows: int) -> npt.NDArray[np.bool_]:
    """True or False for each deal, from a list or an array.

    >>> yes_or_no([True], "where", 3)
    Traceback (most recent call last):
    ValueError: There is True or False a deal in “where”, shape (3,), not shape (1,).
    """
    found = np.asarray(given)
    if found.dtype != np.bool_ and found.size:
        raise TypeError(f"In “{name}” is True or False, not {found.dtype}.")
    if found.shape != (rows,):
        raise ValueError(f"There is True or False a deal in “{name}”, {_shape((rows,))}, not {_shape(found.shape)}.")
    return np.ascontiguousarray(found, np.bool_)


def to_fill(out: Any, name: str, kinds: Sequence[type[np.generic]], shape: tuple[int, ...]) -> npt.NDArray[Any]:
    """The array as it is, for what is copied would be filled and forgotten.

    >>> to_fill(np.empty((2, 3), np.float32), "masks", [np.int8, np.bool_], (2, 3))
    Traceback (most recent call last):
    TypeError: The masks are written into an array of int8 or bool, not of float32.
    """
    if not isinstance(out, np.ndarray) and hasattr(out, "__dlpack__"):
        out = np.from_dlpack(out)
    if not isinstance(out, np.ndarray):
        raise TypeError(f"The {name} are written into an array of NumPy, not into a {type(out).__name__}.")
    if out.dtype not in kinds:
        named = " or ".join(np.dtype(kind).name for kind in kinds)
        raise TypeError(f"The {name} are written into an array of {named}, not of {out.dtype}.")
    if out.shape != shape:
        raise ValueError(f"The {name} are written into an array of {_shape(shape)}, not of {_shape(out.shape)}.")
    if not out.flags.c_contiguous:
        raise TypeError(f"The {name} are written into an array that lies row by row without gaps; this one does not.")
    if not out.flags.writeable:
        raise TypeError(f"The {name} are written into an array, and this one cannot be written to.")
    return out


def place_of(given: SupportsIndex, deals: int) -> int:
    """The place of one deal.

    >>> place_of(7, 3)
    Traceback (most recent call last):
    IndexError: There is no deal 7: they are numbered from 0 to 2.
    """
    place = operator.index(given)
    if not 0 <= place < deals:
        raise IndexError(f"There is no deal {place}: they are numbered from 0 to {deals - 1}.")
    return place


def _shape(shape: tuple[int, ...]) -> str:
    return f"shape {shape}"
