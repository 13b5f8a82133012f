"""The first thing to read when a deal is over: how it went, from one side of the table."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from kibitz.cards import Side
from kibitz.engine.table import Table
from kibitz.engine.text import Text
from kibitz.games.naming import goal
from kibitz.narration import story
from kibitz.narration import wording as w


class Mood(StrEnum):
    """How the reader may feel about it."""

    WON = "won"
    LOST = "lost"
    EVEN = "even"


class Headline(Struct, frozen=True):
    text: Text
    mood: Mood


def headline(t: Table, goals: Mapping[Side, int], reader: Side | None) -> Headline:
    """How a deal went for the side of who reads it; None is a spectator, who feels neither way.

    `goals` are the tricks that each side needed, as `Game.goals` has them.
    """
    if t.thrown_in is not None:
        return Headline(story.result(t), Mood.EVEN)
    assert t.contract is not None
    needed = goal(t.contract)
    if needed is None:
        return _by_tricks(t, reader)
    declarer, _ = t.bargain
    tricks = t.won[declarer.side]
    if tricks >= needed:
        return _made(t, needed, reader)
    others = declarer.side.other
    if t.won[others] < goals.get(others, 0):
        return Headline(w.NOBODY_REACHED(goal=needed), Mood.EVEN)
    if story.ends_decided(t):
        return _stopped(t, needed, reader)
    short = needed - tricks
    if reader is None:
        return Headline(w.FELL_SHORT(who=declarer, short=short, goal=needed), Mood.EVEN)
    if reader is others:
        beaten = w.YOU_BEAT_BY_ONE(who=declarer) if short == 1 else w.YOU_BEAT_IT(who=declarer, short=short)
        return Headline(beaten, Mood.WON)
    if short == 1:
        return Headline(w.YOU_ONE_SHORT(tricks=tricks, goal=needed), Mood.LOST)
    return Headline(w.YOU_SHORT(short=short, tricks=tricks, goal=needed), Mood.LOST)


def _made(t: Table, needed: int, reader: Side | None) -> Headline:
    declarer, _ = t.bargain
    tricks = t.won[declarer.side]
    over = tricks - needed
    if reader is declarer.side:
        made = w.YOU_MADE_MORE(tricks=tricks, over=over) if over else w.YOU_MADE_IT(goal=needed)
        return Headline(made, Mood.WON)
    made = w.MADE_MORE(who=declarer, tricks=tricks, over=over) if over else w.MADE_IT(who=declarer, goal=needed)
    return Headline(made, Mood.EVEN if reader is None else Mood.LOST)


def _stopped(t: Table, needed: int, reader: Side | None) -> Headline:
    declarer, _ = t.bargain
    others = declarer.side.other
    tricks = t.won[others]
    if reader is None:
        return Headline(w.SIDE_STOPPED_IT(whose=others, tricks=tricks, goal=needed), Mood.EVEN)
    if reader is others:
        return Headline(w.YOU_STOPPED_IT(tricks=tricks, goal=needed), Mood.WON)
    return Headline(w.YOU_WERE_STOPPED(tricks=tricks, goal=needed), Mood.LOST)


def _by_tricks(t: Table, reader: Side | None) -> Headline:
    """Every trick counts by itself: more of them is better."""
    if reader is None:
        best = max(Side, key=lambda side: t.won[side])
        return Headline(w.SIDE_WON_TRICKS(whose=best, tricks=t.won[best], all=t.cards), Mood.EVEN)
    ahead = t.won[reader] - t.won[reader.other]
    mood = Mood.WON if ahead > 0 else Mood.LOST if ahead else Mood.EVEN
    return Headline(w.YOU_WON_TRICKS(tricks=t.won[reader], all=t.cards), mood)
