"""A decision and its reasons, as they were worked out: data first, then a sentence or two."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from kibitz.engine.events import Move


class Alternative(Struct, frozen=True):
    """Something that could have been done, and how it fared in the layouts that were imagined."""

    name: str
    value: float  # points for this player's side, on average
    tricks: float  # tricks this side ends with, on average
    works: float  # the share of layouts in which it is good enough: the contract made, or beaten
    best: float  # the share of layouts in which nothing else is better


class Why(Struct, frozen=True):
    """What a decision rests on.

    `worlds` is 0 where nothing was imagined; `exact` says that every possible layout was.
    `inferred` are the words for what was gathered from the others, `rule` what decided between equals.
    """

    worlds: int = 0
    exact: bool = False
    alternatives: tuple[Alternative, ...] = ()
    inferred: tuple[str, ...] = ()
    rule: str = ""
    sentence: str = ""


class Decision(Struct, frozen=True):
    """A move and why it was made."""

    move: Move
    why: Why


def in_words(chosen: str, why: Why, goal: str) -> str:
    """One or two plain sentences; `goal` is what a layout counts as good for, such as “makes ten tricks”."""
    if not why.worlds:
        return f"I chose {chosen}: {why.rule}." if why.rule else f"There was nothing else than {chosen}."
    mine = next(other for other in why.alternatives if other.name == chosen)
    number = f"all {why.worlds} layouts still possible" if why.exact else f"{why.worlds} layouts I imagined"
    said = f"In {_share(mine.works)} of the {number} {chosen} {goal}, with {mine.tricks:.1f} tricks on average"
    others = sorted((other for other in why.alternatives if other.name != chosen), key=lambda other: -other.value)
    if others:
        said += f"; {others[0].name} does in {_share(others[0].works)}, with {others[0].tricks:.1f}"
    said += "."
    if why.rule:
        said += f" What decided: {why.rule}."
    return said


def listed(words: Iterable[str]) -> str:
    """One thing, and another.

    >>> listed(["spades", "hearts", "clubs"])
    'spades, hearts and clubs'
    """
    found = list(words)
    return " and ".join(part for part in (", ".join(found[:-1]), *found[-1:]) if part)


def _share(share: float) -> str:
    return f"{100 * share:.0f} %"
