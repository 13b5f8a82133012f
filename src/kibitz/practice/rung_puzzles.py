"""Which puzzles belong to a rung: those of its own game, and where it has none those that its rules answer too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from kibitz.practice.puzzles import Asks, Puzzle, Theme, shipped


class Kindred(Struct, frozen=True):
    """Puzzles of other games that somebody can solve who knows this one."""

    games: tuple[str, ...]
    asks: tuple[Asks, ...] = tuple(Asks)
    most_cards: int = 13


_KINDRED: Final[Mapping[str, Kindred]] = {
    # A few cards each and no trumps: the same rules, with all hands open.
    "first-tricks": Kindred(("bridgewar",), (Asks.REST,), most_cards=3),
    "battles": Kindred(("bridgewar", "heroes"), (Asks.REST, Asks.SAFE, Asks.TRUMPS)),
}


@lru_cache(maxsize=64)
def puzzles_of(rung: str) -> tuple[Puzzle, ...]:
    """The puzzles of a rung, the easiest first."""
    return tuple(sorted((each for each in shipped() if _belongs(each, rung)), key=lambda each: each.rating))


@lru_cache(maxsize=64)
def keys_of(rung: str) -> frozenset[str]:
    return frozenset(each.key for each in puzzles_of(rung))


def theme_most_missed(missed: Sequence[Puzzle]) -> Theme | None:
    """What most of these are about."""
    themes = [each.theme for each in missed]
    return max(themes, key=themes.count) if themes else None


def _belongs(puzzle: Puzzle, rung: str) -> bool:
    if puzzle.game == rung:
        return True
    kindred = _KINDRED.get(rung)
    if kindred is None or puzzle.game not in kindred.games or puzzle.asks not in kindred.asks:
        return False
    return all(len(hand) <= kindred.most_cards for hand in puzzle.hands.values())
