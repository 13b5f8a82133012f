"""What a table's result on a board stands for when a field is scored: played, assigned, split or artificial."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from fractions import Fraction
from typing import Final

from msgspec import Struct

from kibitz.cards import Side


class Award(StrEnum):
    """An artificial score by its name: average, more, or less (Law 12 of duplicate bridge)."""

    AVERAGE = "average"
    PLUS = "plus"
    MINUS = "minus"


AWARDS: Final = {Award.AVERAGE: Fraction(1, 2), Award.PLUS: Fraction(3, 5), Award.MINUS: Fraction(2, 5)}
"""The part of a top that each is worth, at least or at most."""


class Points(Struct, frozen=True):
    """What both sides scored. An assigned score may be weighed: each part has its share, and all shares make 1."""

    parts: tuple[tuple[Fraction, int, int], ...]

    def of(self, side: Side) -> Fraction:
        """The points of a side, on average where they are weighed."""
        return sum((share * (ns if side is Side.NS else ew) for share, ns, ew in self.parts), Fraction(0))

    @property
    def nets(self) -> tuple[tuple[Fraction, int], ...]:
        """Each share with North-South's points less East-West's."""
        return tuple((share, ns - ew) for share, ns, ew in self.parts)


class Artificial(Struct, frozen=True):
    """A part of a top that nobody played for; under its name, if it has one, it may rise or fall."""

    share: Fraction
    award: Award | None = None


Settled = Points | Artificial


class Settlement(Struct, frozen=True):
    """What North-South and East-West of a table get for a board: as a rule the same result, seen from both sides."""

    ns: Settled
    ew: Settled

    def of(self, side: Side) -> Settled:
        return self.ns if side is Side.NS else self.ew


class Mark(Struct, frozen=True):
    """What a side gained on a board, and of how much: of 0 where there is no most, as in IMPs."""

    gained: Fraction
    top: Fraction = Fraction(0)
    award: Award | None = None


_WHOLE: Final = Fraction(1)  # the very same each time: what is compared a thousand times with each slip is soon equal


def assigned(ns: int, ew: int = 0) -> Settlement:
    """A result with one score, played or assigned.

    >>> assigned(0, 620).ns.nets
    ((Fraction(1, 1), -620),)
    """
    both = Points(((_WHOLE, ns, ew),))
    return Settlement(both, both)


def weighed(parts: Iterable[tuple[Fraction, int, int]]) -> Settlement:
    """An assigned score of several results, each with its share."""
    both = Points(tuple(parts))
    assert sum(share for share, _, _ in both.parts) == 1, "The shares of a weighed score make one."
    return Settlement(both, both)


def awarded(ns: Award | Fraction, ew: Award | Fraction) -> Settlement:
    """Artificial scores for both sides, by name or as a part of a top."""
    return Settlement(_artificial(ns), _artificial(ew))


def split(ns: Settlement, ew: Settlement) -> Settlement:
    """North-South get what one settlement says, East-West what another does."""
    return Settlement(ns.ns, ew.ew)


def _artificial(score: Award | Fraction) -> Artificial:
    return Artificial(AWARDS[score], score) if isinstance(score, Award) else Artificial(score)
