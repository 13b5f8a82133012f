"""What a defender's small card says of its suit: one agreement for who gives the signal and who reads it."""

from __future__ import annotations

from typing import Final

from kibitz.cards import Card

HIGHEST_SPOT: Final = 10
"""The highest card that is small enough to signal with."""
LEAST_LIKED: Final = 12
"""A suit with this rank or a higher one is welcome."""
_LOWEST_HIGH_SPOT, _HIGHEST_LOW_SPOT = 7, 4


def says(card: Card) -> bool | None:
    """Whether partner reads that the suit is liked: high likes it, low does not (MiniLesson 6), others say nothing."""
    if card.rank > HIGHEST_SPOT or _HIGHEST_LOW_SPOT < card.rank < _LOWEST_HIGH_SPOT:
        return None
    return card.rank >= _LOWEST_HIGH_SPOT
