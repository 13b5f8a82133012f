"""Points and lengths of many hands at once, each a set of cards as in `Hand.mask`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kibitz.analysis.sampling import Masks
from kibitz.cards import Strain

Counts = npt.NDArray[np.int64]

_ONE_BIT = np.uint64(1)
_JACK, _ACE = 9, 12


def points_of(hands: Masks) -> Counts:
    """High-card points of many hands.

    >>> points_of(np.array([0b1111 << 9, 0b1 << 12], np.uint64)).tolist()
    [10, 4]
    """
    total = np.zeros(len(hands), np.int64)
    for suit in range(4):
        for rank in range(_JACK, _ACE + 1):
            total += ((hands >> np.uint64(13 * suit + rank)) & _ONE_BIT).astype(np.int64) * (rank - _JACK + 1)
    return total


def lengths_of(hands: Masks, suit: Strain) -> Counts:
    """How many cards of a suit each hand has."""
    lengths: Counts = np.bitwise_count(hands & np.uint64(suit.mask)).astype(np.int64)
    return lengths
