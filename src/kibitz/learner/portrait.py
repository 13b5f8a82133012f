"""The learner's picture, put together from the deals that somebody played: skills, and accuracy over time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from kibitz.coach.card_phrases import KIND_WORDS
from kibitz.coach.kinds import Kind
from kibitz.engine.text import Template, Text
from kibitz.learner.deal_seen import DealRole, DealSeen
from kibitz.learner.points_curve import curve
from kibitz.practice.puzzle_words import THEMES
from kibitz.practice.puzzles import Puzzle, Theme
from kibitz.practice.role_puzzles import CardRole

BLOCK: Final = 10
"""So many deals in a role make one mark of the line; with fewer than one block nothing is said."""
_KNOWN_FROM: Final = 3
_MASTERED_FROM: Final = 5
_MASTERED: Final = 0.8

_OF_TEN: Final = 10
_MISSED_FROM: Final = 2
"""Who has missed something as often is told what to practise."""

FINDS: Final = Template("progress-finds")
FINDS_MORE: Final = Template("progress-finds-more")
FINDS_SO_FAR: Final = Template("progress-finds-so-far")
SKILL: Final = Template("progress-skill")
NO_LINE_YET: Final = Template("progress-no-line-yet")
FIRST_LINE: Final = Template("progress-first-line")
LINE_SO_FAR: Final = Template("progress-line-so-far")
NO_DEAL_YET: Final = Template("progress-no-deal-yet")
AMONG_MOST: Final = Template("progress-among-most")


class Mastery(StrEnum):
    """How well a kind of play is known: seen too rarely to say, on the way, or mastered."""

    NEW = "new"
    GROWING = "growing"
    MASTERED = "mastered"


class SkillSeen(Struct, frozen=True, gc=False):
    """A kind of play or a theme: how often it was asked for, and how often it was done rightly."""

    name: Text
    seen: int
    right: int
    mastery: Mastery


class Trend(Struct, frozen=True, gc=False):
    """The tricks given away in a role, on average, ten deals after ten deals; and what that says."""

    role: DealRole
    deals: int
    lost: tuple[float, ...]
    said: Text


def how_well(deals: Sequence[DealSeen]) -> Text | None:
    """How many cards of ten somebody gets right when it matters, now and at first; deals in the order of play."""
    choices, right = sum(deal.choices for deal in deals), sum(deal.right for deal in deals)
    if choices < _OF_TEN:
        return FINDS_SO_FAR(right=right, choices=choices) if choices else None
    now, first = _of_ten(reversed(deals)), _of_ten(deals)
    is_apart = choices >= 2 * _OF_TEN and first < now
    return FINDS_MORE(now=now, first=first) if is_apart else FINDS(now=now)


def _of_ten(deals: Iterable[DealSeen]) -> int:
    """Of the first of these with ten choices between them or more."""
    choices = right = 0
    for deal in deals:
        choices, right = choices + deal.choices, right + deal.right
        if choices >= _OF_TEN:
            break
    return round(_OF_TEN * right / choices)


def weakest(deals: Iterable[DealSeen]) -> Kind | None:
    """The kind of play that was missed most often, if that was more than once."""
    missed: Counter[str] = Counter()
    for deal in deals:
        missed.update({kind: asked - right for kind, (asked, right) in deal.kinds.items()})
    found = missed.most_common(1)
    return Kind(found[0][0]) if found and found[0][1] >= _MISSED_FROM else None


class CostlyRole(Struct, frozen=True):
    """What somebody was when most tricks got away, and the game in which most of those did."""

    role: CardRole
    game: str


def costliest(deals: Iterable[DealSeen]) -> CostlyRole | None:
    """None if no two cards were mistakes in one role."""
    counts: Counter[str] = Counter()
    lost: dict[str, dict[str, float]] = {}
    for deal in deals:
        for role, (count, tricks) in deal.mistakes.items():
            counts[role] += count
            games = lost.setdefault(role, {})
            games[deal.game] = games.get(deal.game, 0.0) + tricks
    often = [role for role, count in counts.items() if count >= _MISSED_FROM]
    if not often:
        return None
    role = max(often, key=lambda each: sum(lost[each].values()))
    return CostlyRole(CardRole(role), max(lost[role], key=lost[role].__getitem__))


def skills(deals: Iterable[DealSeen]) -> tuple[SkillSeen, ...]:
    """The kinds of play that came up, those seen most often first."""
    seen: dict[Kind, tuple[int, int]] = {}
    for deal in deals:
        for kind, (asked, right) in deal.kinds.items():
            before = seen.get(Kind(kind), (0, 0))
            seen[Kind(kind)] = before[0] + asked, before[1] + right
    return _ordered(_skill(SKILL(kind=KIND_WORDS[kind]), asked, right) for kind, (asked, right) in seen.items())


def themes(puzzles: Mapping[str, Puzzle], answers: Mapping[str, bool]) -> tuple[SkillSeen, ...]:
    """The themes of the puzzles that were answered. One that kibitz no longer has says nothing."""
    seen: dict[Theme, list[bool]] = {}
    for key, is_right in answers.items():
        if key in puzzles:
            seen.setdefault(puzzles[key].theme, []).append(is_right)
    return _ordered(_skill(THEMES[theme](), len(each), sum(each)) for theme, each in seen.items())


def trends(deals: Sequence[DealSeen]) -> tuple[Trend, ...]:
    """By role, for deals in the order in which they were played. Dummy chooses nothing."""
    found = []
    for role in (DealRole.DECLARER, DealRole.DEFENDER, DealRole.PLAYER):
        lost = [deal.lost for deal in deals if deal.role is role]
        if lost:
            blocks = [lost[at : at + BLOCK] for at in range(0, len(lost) - BLOCK + 1, BLOCK)]
            means = tuple(round(sum(block) / BLOCK, 2) for block in blocks)
            found.append(Trend(role, len(lost), means, _said(lost, means)))
    return tuple(found)


def beside_the_curve(deals: Iterable[DealSeen]) -> Text:
    """How the deals that somebody declared compare with those that were simulated."""
    usual = [is_usual for deal in deals if (is_usual := as_usual(deal)) is not None]
    return AMONG_MOST(usual=sum(usual), deals=len(usual)) if usual else NO_DEAL_YET()


def as_usual(deal: DealSeen) -> bool | None:
    """Whether declarer won as many tricks as most do, or more; None for what has no place on the chart."""
    if not is_on_chart(deal) or deal.tricks is None:
        return None
    point = next((each for each in curve(deal.game) if each.points == deal.points), None)
    return None if point is None else deal.tricks >= round(point.mean)


def is_on_chart(deal: DealSeen) -> bool:
    """A deal with all its tricks that the learner declared."""
    return deal.role is DealRole.DECLARER and deal.tricks is not None and bool(curve(deal.game))


def _skill(name: Text, seen: int, right: int) -> SkillSeen:
    if seen < _KNOWN_FROM:
        return SkillSeen(name, seen, right, Mastery.NEW)
    is_mastered = seen >= _MASTERED_FROM and right >= _MASTERED * seen
    return SkillSeen(name, seen, right, Mastery.MASTERED if is_mastered else Mastery.GROWING)


def _ordered(found: Iterable[SkillSeen]) -> tuple[SkillSeen, ...]:
    return tuple(sorted(found, key=lambda skill: -skill.seen))


def _said(lost: Sequence[float], means: Sequence[float]) -> Text:
    if not means:
        return NO_LINE_YET(deals=BLOCK - len(lost))
    if len(means) == 1:
        return FIRST_LINE(first=means[0])
    return LINE_SO_FAR(first=means[0], last=round(sum(lost[-BLOCK:]) / BLOCK, 2))
