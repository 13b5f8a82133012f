"""Puzzles of what somebody was when a card was to be played: declarer, on lead, or second, third or last to a trick."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct

from kibitz.practice.puzzles import Asks, Puzzle, Theme, shipped

TWO: Final = 2
"""So many are a small thing to do."""


class CardRole(StrEnum):
    """What somebody was when they played a card. Declarer plays for two hands, in whatever place."""

    DECLARER = "declarer"
    LEADER = "leader"
    SECOND = "second"
    THIRD = "third"
    LAST = "last"


IN_TURN: Final = (CardRole.LEADER, CardRole.SECOND, CardRole.THIRD, CardRole.LAST)
"""By the cards that lie in the trick already."""


class _Alike(Struct, frozen=True):
    """Questions that are those of a role; in a trick with so many cards in it, and of these themes, if named."""

    asks: tuple[Asks, ...]
    played: int | None = None
    themes: tuple[Theme, ...] = ()


_ALIKE: Final[Mapping[CardRole, _Alike]] = {
    CardRole.DECLARER: _Alike((Asks.SAFE, Asks.ODDS)),
    CardRole.LEADER: _Alike((Asks.LEAD, Asks.SIGNAL, Asks.REST), 0),
    CardRole.SECOND: _Alike((Asks.DEAL,), 1, (Theme.SECOND_HAND,)),
    CardRole.THIRD: _Alike((Asks.DEAL, Asks.SIGNAL), 2, (Theme.THIRD_HAND, Theme.SIGNALS)),
    CardRole.LAST: _Alike((Asks.REST, Asks.DEAL), 3),
}


def puzzles_of_role(role: CardRole, game: str, strength: float, answered: Collection[str] = ()) -> tuple[str, ...]:
    """The keys of two: of that game if it has any, not answered if there are such, and as hard as fits the player.

    >>> len(puzzles_of_role(CardRole.THIRD, "minibridge", 1200))
    2
    """
    alike = [each for each in shipped() if _is_alike(each, _ALIKE[role])]
    of_game = [each for each in alike if each.game == game] or alike
    fitting = sorted(of_game, key=lambda each: (each.key in answered, abs(each.rating - strength), each.key))
    return tuple(each.key for each in fitting[:TWO])


def _is_alike(puzzle: Puzzle, wanted: _Alike) -> bool:
    is_theme = not wanted.themes or puzzle.theme in wanted.themes
    return is_theme and puzzle.asks in wanted.asks and wanted.played in (None, len(puzzle.trick))
