"""Where to go on after a mistake: the lesson that shows the kind of play, and puzzles of that kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from kibitz.cards import FRENCH
from kibitz.coach.kinds import Kind
from kibitz.games import GAMES
from kibitz.games import game as rules_named
from kibitz.lessons.shelf import shelf
from kibitz.practice.puzzles import Theme, by_key

_PUZZLES: Final = 3


class _Shown(Struct, frozen=True):
    """The lessons that show a kind of play, the closest to it first, and what puzzles about it are about."""

    lessons: tuple[str, ...]
    themes: tuple[Theme, ...]


_TRICKS: Final = _Shown(("play-01-count", "1-first-tricks"), (Theme.TRICKS,))
_SECOND: Final = _Shown(("play-11-second-hand", "2-partners"), (Theme.SECOND_HAND,))
_THIRD: Final = _Shown(("play-12-third-hand", "2-partners"), (Theme.THIRD_HAND,))
_PARTNERS: Final = _Shown(("play-13-partners-suit", "2-partners"), (Theme.SIGNALS, Theme.LEADS))
_LEADS: Final = _Shown(("play-10-leads", "6-signals"), (Theme.LEADS,))
_FINESSE: Final = _Shown(("play-04-finesse", "3-dummy"), (Theme.FINESSE, Theme.CHANCES))
_ENTRIES: Final = _Shown(("play-05-entries", "3-dummy"), (Theme.ENTRIES,))
_HOLD_UP: Final = _Shown(("play-06-hold-up", "3-dummy"), (Theme.HOLD_UP,))
_RUFFS: Final = _Shown(("play-08-ruffs", "4-trumps"), (Theme.RUFF,))
_TRUMPS: Final = _Shown(("play-07-trumps", "4-trumps"), (Theme.SAFETY,))

_SHOWN: Final[Mapping[Kind, _Shown]] = {
    Kind.TAKE: _TRICKS,
    Kind.CASH: _TRICKS,
    Kind.NOTHING_WINS: _TRICKS,
    Kind.ONLY_CARD: _TRICKS,
    Kind.SECOND_LOW: _SECOND,
    Kind.SECOND_HIGH: _SECOND,
    Kind.COVER: _SECOND,
    Kind.PARTNERS_TRICK: _THIRD,
    Kind.THIRD_HIGH: _THIRD,
    Kind.THIRD_ENOUGH: _THIRD,
    Kind.RETURN: _PARTNERS,
    Kind.CONTINUE: _PARTNERS,
    Kind.PARTNERS_SUIT: _PARTNERS,
    Kind.SEQUENCE: _LEADS,
    Kind.LONG_SUIT: _LEADS,
    Kind.LOW_FROM_HONOUR: _LEADS,
    Kind.TOP_OF_NOTHING: _LEADS,
    Kind.SHORT_SUIT: _LEADS,
    Kind.TRUMP_LEAD: _LEADS,
    Kind.THROUGH: _LEADS,
    Kind.UP_TO: _LEADS,
    Kind.FORCE: _LEADS,
    Kind.FINESSE: _FINESSE,
    Kind.TOWARDS: _FINESSE,
    Kind.DROP: _FINESSE,
    Kind.DRIVE_OUT: _Shown(("play-03-driving-out", "3-dummy"), (Theme.LONG_SUIT,)),
    Kind.SET_UP: _Shown(("play-02-long-suit", "3-dummy"), (Theme.LONG_SUIT, Theme.CHANCES)),
    Kind.CROSS: _ENTRIES,
    Kind.UNBLOCK: _ENTRIES,
    Kind.OVERTAKE: _ENTRIES,
    Kind.HOLD_UP: _HOLD_UP,
    Kind.DUCK: _HOLD_UP,
    Kind.DRAW_TRUMPS: _TRUMPS,
    Kind.RUFF: _RUFFS,
    Kind.OVERRUFF: _RUFFS,
    Kind.FOR_RUFF: _RUFFS,
    Kind.THROW_LOSER: _Shown(("play-09-discards", "3-dummy"), (Theme.DISCARDS,)),
    Kind.DISCARD: _Shown(("play-14-reading-signals", "6-signals"), (Theme.SIGNALS, Theme.COUNTING)),
    Kind.GIVE_UP: _Shown(("play-16-safety", "3-dummy"), (Theme.SAFETY, Theme.COUNTING)),
}


class Further(Struct, frozen=True):
    """A lesson by its name, if one shows it, and the keys of some puzzles."""

    lesson: str | None
    puzzles: tuple[str, ...]


def theme_of(kind: Kind) -> Theme:
    """What puzzles of that kind of play are about first of all."""
    return _SHOWN[kind].themes[0]


def further(kind: str, game: str, seed: str = "") -> Further:
    """For a kind of play in a game; the same seed, the same puzzles.

    >>> found = further("finesse", "minibridge", "a deal")
    >>> found.lesson, len(found.puzzles)
    ('play-04-finesse', 3)
    """
    play = Kind(kind)
    return Further(_lesson(_SHOWN[play].lessons, game), _puzzles(play, game, Random(f"{seed} {kind}")))


def _lesson(shown_in: Sequence[str], game: str) -> str | None:
    """Of those that show it the closest that is no further up the ladder than the game; else the closest."""
    known, ladder = shelf(), (*GAMES,)
    found = [name for name in shown_in if name in known]
    reached = [name for name in found if _rung(known[name].rung, ladder) <= _rung(game, ladder)]
    return next(iter((*reached, *found)), None)


def _rung(game: str, ladder: Sequence[str]) -> int:
    return ladder.index(game) if game in ladder else len(ladder)


def _puzzles(kind: Kind, game: str, rng: Random) -> tuple[str, ...]:
    """One about each of its other themes, and the rest about the first."""
    first, *others = _SHOWN[kind].themes
    about_first = _about(first, game, rng)[: _PUZZLES - len(others)]
    return (*about_first, *(key for theme in others for key in _about(theme, game, rng)[:1]))


def _about(theme: Theme, game: str, rng: Random) -> list[str]:
    """Those of the game itself, then of others with the same cards, then the rest; each in any order."""
    found = sorted(key for key, puzzle in by_key().items() if puzzle.theme is theme)
    rng.shuffle(found)
    deck = rules_named(game).deck if game in GAMES else FRENCH

    def distance(key: str) -> int:
        puzzle = by_key()[key]
        return 0 if puzzle.game == game else 1 if puzzle.deck is deck else 2

    return sorted(found, key=distance)
