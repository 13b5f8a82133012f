"""How somebody does with puzzles, and which there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeVar

from kibitz.app.subjects.practice.messages import PuzzleKind, ThemeTally, YourPractice
from kibitz.engine.text import Template
from kibitz.practice.picking import Puzzler
from kibitz.practice.puzzle_words import THEMES
from kibitz.practice.puzzles import Asks, Theme, by_key

AskedOrTheme = TypeVar("AskedOrTheme", Asks, Theme)


def draw_kinds(titles: Mapping[AskedOrTheme, Template], found: Iterable[AskedOrTheme]) -> tuple[PuzzleKind, ...]:
    """The questions or themes that there are, in the order of their titles."""
    counts = Counter(found)
    return tuple(PuzzleKind(kind.value, title(), counts[kind]) for kind, title in titles.items() if counts[kind])


def draw_practice(puzzler: Puzzler, answers: dict[str, bool]) -> YourPractice:
    """How somebody does: strength, streak, and what of each theme."""
    known = by_key()
    tallies = {theme: [0, 0] for theme in Theme}
    for key, is_right in answers.items():
        if key in known:
            tally = tallies[known[key].theme]
            tally[0] += is_right
            tally[1] += 1
    return YourPractice(
        strength=round(puzzler.rating.strength),
        tried=puzzler.tried,
        solved=puzzler.solved,
        streak=puzzler.streak,
        best=puzzler.best,
        themes=tuple(ThemeTally(theme, THEMES[theme](), *tallies[theme]) for theme in Theme if tallies[theme][1]),
    )
