"""Rubber bridge: what one deal scores, above and below the line, and what it is worth on the way to the rubber."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from kibitz.cards import NT, Hand, Seat, Strain
from kibitz.scoring.line import Line, ScoreReason, lines


class Doubling(StrEnum):
    """Whether the last word of the auction doubled the contract, or redoubled it."""

    UNDOUBLED = "undoubled"
    DOUBLED = "doubled"
    REDOUBLED = "redoubled"


FACTOR: Final[Mapping[str, int]] = {Doubling.UNDOUBLED: 1, Doubling.DOUBLED: 2, Doubling.REDOUBLED: 4}

PRINTED: Final = "printed"
LAWS: Final = "laws"

GAME_POINTS: Final = 100
"""Points below the line that win a game."""

HONOUR_POINTS: Final = (100, 150)
"""For four of the top trumps in one hand; for all five, or for four aces."""

RUBBER: Final = (700, 500)
"""For a rubber in which the other side won no game, or one."""

# Each point below the line is worth this share of a game more than itself. A part-score of 60 then comes to 63 points,
# or 90 with both sides vulnerable: between the 50 that duplicate gives for a part-score and the 100 that the Laws
# give for the only one when a rubber is broken off.
_NEARER: Final = 0.003

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
    >>> [(line.points, line.reason, line.below) for line in score(SPADES, 4, Doubling.DOUBLED, 10, vulnerable=True)]
    [(240, <ScoreReason.TRICKS: 'tricks'>, True), (50, <ScoreReason.DOUBLED: 'doubled'>, False)]
    """
    over = tricks - 6 - level
    if over < 0:
        return (Line(False, undertricks(doubling, -over, vulnerable=vulnerable, rules=rules), ScoreReason.UNDERTRICKS),)
    for_insult = ScoreReason.REDOUBLED if doubling == Doubling.REDOUBLED else ScoreReason.DOUBLED
    return lines(
        Line(True, trick_points(strain, level) * FACTOR[doubling], ScoreReason.TRICKS, below=True),
        Line(True, over * _overtrick(strain, doubling, vulnerable), ScoreReason.OVERTRICKS),
        Line(True, _insult(doubling, rules), for_insult),
        Line(True, _slam(tricks if slams_taken else 6 + level, vulnerable), ScoreReason.SLAM),
    )


def undertricks(doubling: str, short: int, *, vulnerable: bool, rules: str = PRINTED) -> int:
    """What the defenders get for so many tricks short."""
    if doubling == Doubling.UNDOUBLED:
        return short * (100 if vulnerable else 50)
    first, more = (200, 300) if vulnerable else (100, 200)
    points = first + more * (short - 1)
    if rules == LAWS and not vulnerable:
        points += 100 * max(0, short - 3)  # from the fourth on 300 each
    return points * (2 if doubling == Doubling.REDOUBLED else 1)


def honours(hands: Mapping[Seat, Hand], strain: Strain, *, aces_at: str = "no-trump") -> dict[Seat, int]:
    """Who was dealt honours, and their points: four or five of the top trumps, or all four aces."""
    found = {}
    for seat, hand in hands.items():
        tops = sum(card.rank >= 10 for card in hand.of(strain))
        points = dict(zip((4, 5), HONOUR_POINTS, strict=True)).get(tops, 0)
        if (strain is NT or aces_at == "any") and sum(card.rank == 14 for card in hand) == 4:
            points += HONOUR_POINTS[1]
        if points:
            found[seat] = points
    return found


def game_worth(*, vulnerable: bool, against: bool) -> float:
    """What a game is worth to the side that wins it beyond its own points, in points of the score.

    It is by how much the bonus for the rubber can be expected to rise, each game still to come being as likely to
    fall to either side. A side is vulnerable if it has won a game: `vulnerable` is the winners, `against` the others.

    >>> [game_worth(vulnerable=ours, against=theirs) for ours in (False, True) for theirs in (False, True)]
    [350.0, 350.0, 350.0, 500.0]
    """
    return _expected_bonus(vulnerable + 1, int(against)) - _expected_bonus(int(vulnerable), int(against))


def below_worth(points: int, *, before: tuple[int, int], vulnerable: tuple[bool, bool]) -> float:
    """What points below the line are worth to their side beyond themselves, in points of the score.

    `before` are the part-scores that stood and `vulnerable` tells who is, of that side and of the other. A part-score
    is worth its share of the game it may become. A game takes in the part-score that led to it, and wipes out theirs.

    >>> below_worth(60, before=(0, 0), vulnerable=(False, False))
    63.0
    >>> below_worth(40, before=(60, 0), vulnerable=(False, False))
    287.0
    """
    (ours, theirs), (we, they) = before, vulnerable
    game = game_worth(vulnerable=we, against=they)
    if ours + points < GAME_POINTS:
        return _NEARER * points * game
    return game * (1 - _NEARER * ours) + _NEARER * theirs * game_worth(vulnerable=they, against=we)


def _expected_bonus(ours: int, theirs: int) -> float:
    """For the rubber, less what the others may get, after so many games each."""
    if ours == 2:
        return RUBBER[theirs]
    if theirs == 2:
        return -RUBBER[ours]
    return (_expected_bonus(ours + 1, theirs) + _expected_bonus(ours, theirs + 1)) / 2


def _overtrick(strain: Strain, doubling: str, vulnerable: bool) -> int:
    if doubling == Doubling.UNDOUBLED:
        return 30 if strain is NT or strain.is_major else 20
    return 50 * FACTOR[doubling] * (2 if vulnerable else 1)


def _insult(doubling: str, rules: str) -> int:
    if doubling == Doubling.UNDOUBLED:
        return 0
    return 100 if doubling == Doubling.REDOUBLED and rules == LAWS else 50


def _slam(tricks: int, vulnerable: bool) -> int:
    return _SLAM.get(tricks, (0, 0))[vulnerable]
