"""Rubber bridge: what one deal scores, above and below the line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kibitz.cards import NT, Hand, Seat, Strain
from kibitz.scoring.line import Line, lines

UNDOUBLED: Final = "undoubled"
DOUBLED: Final = "doubled"
REDOUBLED: Final = "redoubled"
FACTOR: Final = {UNDOUBLED: 1, DOUBLED: 2, REDOUBLED: 4}

PRINTED: Final = "printed"
LAWS: Final = "laws"

GAME: Final = 100
"""Points below the line that win a game."""

_SLAM: Final = {12: (500, 750), 13: (1000, 1500)}


def trick_points(strain: Strain, tricks: int) -> int:
    """The value of so many odd tricks, undoubled."""
    if strain is NT:
        return 30 * tricks + 10 if tricks else 0
    return (30 if strain.is_major else 20) * tricks


def score(
    strain: Strain,
    level: int,
    doubling: str,
    tricks: int,
    *,
    vulnerable: bool,
    rules: str = PRINTED,
    slams_taken: bool = False,
) -> tuple[Line, ...]:
    """The lines of one deal, honours apart.

    >>> from kibitz.cards import SPADES
    >>> [(line.points, line.reason, line.below) for line in score(SPADES, 4, DOUBLED, 10, vulnerable=True)]
    [(240, 'tricks', True), (50, 'doubled', False)]
    """
    over = tricks - 6 - level
    if over < 0:
        return (Line(False, undertricks(doubling, -over, vulnerable=vulnerable, rules=rules), "undertricks"),)
    return lines(
        Line(True, trick_points(strain, level) * FACTOR[doubling], "tricks", below=True),
        Line(True, over * _overtrick(strain, doubling, vulnerable), "overtricks"),
        Line(True, _insult(doubling, rules), doubling),
        Line(True, _slam(tricks if slams_taken else 6 + level, vulnerable), "slam"),
    )


def undertricks(doubling: str, short: int, *, vulnerable: bool, rules: str = PRINTED) -> int:
    """What the defenders get for so many tricks short."""
    if doubling == UNDOUBLED:
        return short * (100 if vulnerable else 50)
    first, more = (200, 300) if vulnerable else (100, 200)
    points = first + more * (short - 1)
    if rules == LAWS and not vulnerable:
        points += 100 * max(0, short - 3)  # from the fourth on 300 each
    return points * (2 if doubling == REDOUBLED else 1)


def honours(hands: Mapping[Seat, Hand], strain: Strain, *, aces_at: str = "no-trump") -> dict[Seat, int]:
    """Who was dealt honours, and their points: four or five of the top trumps, or all four aces."""
    found = {}
    for seat, hand in hands.items():
        tops = sum(card.rank >= 10 for card in hand.of(strain))
        points = {4: 100, 5: 150}.get(tops, 0)
        if (strain is NT or aces_at == "any") and sum(card.rank == 14 for card in hand) == 4:
            points += 150
        if points:
            found[seat] = points
    return found


def _overtrick(strain: Strain, doubling: str, vulnerable: bool) -> int:
    if doubling == UNDOUBLED:
        return 30 if strain is NT or strain.is_major else 20
    return 50 * FACTOR[doubling] * (2 if vulnerable else 1)


def _insult(doubling: str, rules: str) -> int:
    if doubling == UNDOUBLED:
        return 0
    return 100 if doubling == REDOUBLED and rules == LAWS else 50


def _slam(tricks: int, vulnerable: bool) -> int:
    return _SLAM.get(tricks, (0, 0))[vulnerable]
