"""What surrounds the auction: vulnerability, part-scores, the way of scoring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from kibitz.cards import Side

Scoring = Literal["rubber", "duplicate"]


@dataclass(frozen=True)
class Context:
    """What a player knows besides hand and auction.

    >>> context = Context(vulnerable={Side.NS}, below={Side.EW: 60}, scoring="rubber")
    >>> context.is_vulnerable(Side.NS), context.has_below(Side.EW), context.has_below(Side.NS)
    (True, 60, 0)
    """

    vulnerable: Iterable[Side] = frozenset()
    below: Mapping[Side, int] = field(default_factory=dict)
    """Part-scores at rubber bridge; they mean nothing at duplicate."""
    scoring: Scoring = "duplicate"

    def __post_init__(self) -> None:
        object.__setattr__(self, "vulnerable", frozenset(self.vulnerable))

    def __hash__(self) -> int:
        return hash((self.vulnerable, self.has_below(Side.NS), self.has_below(Side.EW), self.scoring))

    def is_vulnerable(self, side: Side) -> bool:
        return side in self.vulnerable

    def has_below(self, side: Side) -> int:
        return self.below.get(side, 0) if self.scoring == "rubber" else 0


NEUTRAL: Final = Context()
"""Duplicate, nobody vulnerable."""
