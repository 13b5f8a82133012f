"""What points, fits and announcements are worth, in tricks and in points scored, over many random deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from kibitz.analysis.arrays import table_rows
from kibitz.analysis.bulk import Columns, Stretch, drawn_deal
from kibitz.analysis.hand_counts import Counts, lengths_of, points_of
from kibitz.analysis.layout_tricks import MEMORY
from kibitz.analysis.positions import masks
from kibitz.analysis.studies.averages import Average, Sums, sums
from kibitz.analysis.studies.slopes import Fitted, Slopes
from kibitz.cards import FRENCH, NT, Seat, Strain
from kibitz.engine.text import Template, Text
from kibitz.scoring import abridged, minibridge
from kibitz.scoring.line import Line, totals

_Values = npt.NDArray[np.float64]

HAND_COLUMNS: Final = ("north", "east", "south", "west")
"""The columns of the cards, each hand as in `Hand.mask`."""

_GAME_AT_NO_TRUMPS, _SMALL_SLAM = 9, 12
_AT_NO_TRUMPS, _IN_THE_FIT = "at no-trumps", "in the longest fit"
_A_POINT, _A_CARD = "a point", "a card more of the fit"
SLOPE_TITLES: Final[Mapping[str, Template]] = {
    _AT_NO_TRUMPS: Template("study-slopes-at-no-trumps"),
    _IN_THE_FIT: Template("study-slopes-in-the-longest-fit"),
    _A_POINT: Template("study-a-point"),
    _A_CARD: Template("study-a-card"),
}
"""What the slopes and their parts are called for people."""


def tricks_column(declarer: Seat, strain: Strain) -> str:
    """The column for what a declarer takes in a strain.

    >>> tricks_column(Seat.NORTH, NT)
    'N_NT'
    """
    return f"{declarer.value}_{strain.letter}"


def solved_deals(seed: int, part: Stretch) -> Columns:
    """Deals by number, each with its cards and all twenty results."""
    deals = np.array([masks(drawn_deal(seed, number).hands) for number in part.numbers], np.uint64)
    tables = table_rows(deals, threads=1, memory=MEMORY)
    cards = {name: deals[:, place] for place, name in enumerate(HAND_COLUMNS)}
    tricks = {
        tricks_column(seat, strain): tables[:, place, strain.index]
        for place, seat in enumerate(Seat)
        for strain in FRENCH.strains
    }
    return {"number": np.array(part.numbers, np.int64), **cards, **tricks}


class Strongest(Struct, frozen=True):
    """Of each deal the side with more points (level, North and South), and in it the hand with more as declarer.

    One side of each deal only, so that no two rows hang together and the errors are honest. `fit` is the most cards
    that the two hands have of one suit; `fit_tricks` are those with that suit as trumps, the higher-ranking of equals.
    """

    points: Counts
    fit: Counts
    longest: Counts
    tricks: Mapping[Strain, Counts]
    fit_tricks: Counts


def strongest(rows: Columns) -> Strongest:
    """What the study looks at, from rows of solved deals."""
    hands = np.stack([rows[name].astype(np.uint64) for name in HAND_COLUMNS], axis=1)
    points = np.stack([points_of(hands[:, place]) for place in range(4)], axis=1)
    at = np.arange(len(hands))
    side = (points[:, 1] + points[:, 3] > points[:, 0] + points[:, 2]).astype(np.int64)
    declarer = np.where(points[at, side + 2] > points[at, side], side + 2, side)
    tricks = {
        strain: np.stack([rows[tricks_column(seat, strain)] for seat in Seat], axis=1)[at, declarer].astype(np.int64)
        for strain in FRENCH.strains
    }
    both = hands[at, side] | hands[at, side + 2]
    own = hands[at, declarer]
    lengths = np.stack([lengths_of(both, suit) for suit in FRENCH.suits], axis=1)
    trumps = lengths.argmax(axis=1)
    by_suit = np.stack([tricks[suit] for suit in FRENCH.suits], axis=1)
    return Strongest(
        points=points[at, side] + points[at, side + 2],
        fit=lengths[at, trumps],
        longest=np.stack([lengths_of(own, suit) for suit in FRENCH.suits], axis=1).max(axis=1),
        tricks=tricks,
        fit_tricks=by_suit[at, trumps],
    )


class Unit(StrEnum):
    """What the averages of a column count."""

    TRICKS = "tricks"
    CARDS = "cards"
    SHARE = "share"
    POINTS = "points"


class WorthTable(Struct, frozen=True):
    """Averages by a number: what it counts, the columns as data and for people, and the averages in their order."""

    name: str
    title: Text
    by: str
    heads: tuple[str, ...]
    titles: tuple[Text, ...]
    units: tuple[Unit, ...]
    rows: Mapping[int, tuple[Average, ...]]


class _Column(Struct, frozen=True):
    head: str
    title: Template
    of: Callable[[Strongest], npt.NDArray[Any]]
    unit: Unit = Unit.TRICKS


class _Question(Struct, frozen=True):
    name: str
    title: Template
    by: str
    key: Callable[[Strongest], Counts]
    columns: tuple[_Column, ...]


def _best(s: Strongest) -> Counts:
    best: Counts = np.max([*s.tricks.values()], axis=0)
    return best


def _net(lines: Sequence[Line]) -> int:
    made, lost = totals(lines)
    return made - lost


def _minibridge_net(aim: minibridge.Aim) -> Callable[[Strongest], _Values]:
    """What MiniBridge pays for an aim in the strain that serves it best, all cards seen."""
    chart = {
        strain: np.array(
            [_net(minibridge.score(aim, strain, minibridge.goal(aim, strain), tricks)) for tricks in range(14)],
            np.float64,
        )
        for strain in FRENCH.strains
    }
    return lambda s: np.max([chart[strain][tricks] for strain, tricks in s.tricks.items()], axis=0)


def _abridged_net(pledge: abridged.Pledge) -> Callable[[Strongest], _Values]:
    chart = np.array([_net(abridged.score(pledge, tricks)) for tricks in range(14)], np.float64)
    return lambda s: np.max([chart[tricks] for tricks in s.tricks.values()], axis=0)


QUESTIONS: Final = (
    _Question(
        "points",
        Template("study-worth-points"),
        "points",
        lambda s: s.points,
        (
            _Column("at no-trumps", Template("study-at-no-trumps"), lambda s: s.tricks[NT]),
            _Column("in the longest fit", Template("study-in-the-longest-fit"), lambda s: s.fit_tricks),
            _Column(
                "9 at no-trumps",
                Template("study-nine-at-no-trumps"),
                lambda s: s.tricks[NT] >= _GAME_AT_NO_TRUMPS,
                Unit.SHARE,
            ),
            _Column(
                "12 in any strain",
                Template("study-twelve-in-any-strain"),
                lambda s: _best(s) >= _SMALL_SLAM,
                Unit.SHARE,
            ),
        ),
    ),
    _Question(
        "fits",
        Template("study-worth-fits"),
        "cards",
        lambda s: s.fit,
        (
            _Column("with it as trumps", Template("study-with-it-as-trumps"), lambda s: s.fit_tricks),
            _Column(
                "more than at no-trumps",
                Template("study-more-than-at-no-trumps"),
                lambda s: s.fit_tricks - s.tricks[NT],
            ),
        ),
    ),
    _Question(
        "longest",
        Template("study-worth-longest"),
        "longest",
        lambda s: s.longest,
        (
            _Column(
                "cards of the longest fit", Template("study-cards-of-the-longest-fit"), lambda s: s.fit, Unit.CARDS
            ),
            _Column("at no-trumps", Template("study-at-no-trumps"), lambda s: s.tricks[NT]),
            _Column("in the best strain", Template("study-in-the-best-strain"), _best),
        ),
    ),
    _Question(
        "minibridge",
        Template("study-worth-minibridge"),
        "points",
        lambda s: s.points,
        (
            _Column(
                "part-score", Template("study-part-score"), _minibridge_net(minibridge.Aim.PART_SCORE), Unit.POINTS
            ),
            _Column("game", Template("study-game"), _minibridge_net(minibridge.Aim.GAME), Unit.POINTS),
            _Column("slam", Template("study-slam"), _minibridge_net(minibridge.Aim.SLAM), Unit.POINTS),
        ),
    ),
    _Question(
        "abridged",
        Template("study-worth-abridged"),
        "points",
        lambda s: s.points,
        (
            _Column("Seven", Template("study-seven"), _abridged_net(abridged.Pledge.SEVEN), Unit.POINTS),
            _Column("Ten", Template("study-ten"), _abridged_net(abridged.Pledge.TEN), Unit.POINTS),
            _Column("Play", Template("study-play"), _abridged_net(abridged.Pledge.PLAY), Unit.POINTS),
        ),
    ),
)


class DealWorth:
    """The study, part by part."""

    def __init__(self) -> None:
        self.deals = 0
        self._sums: dict[tuple[str, int, int], Sums] = {}
        self._no_trumps = Slopes((_A_POINT,))
        self._trumps = Slopes((_A_POINT, _A_CARD))

    def add(self, rows: Columns) -> None:
        """Rows of solved deals."""
        s = strongest(rows)
        self.deals += len(s.points)
        for question in QUESTIONS:
            keys = question.key(s)
            for place, column in enumerate(question.columns):
                values = np.asarray(column.of(s), np.float64)
                for key in np.unique(keys).tolist():
                    at = (question.name, key, place)
                    self._sums[at] = self._sums.get(at, Sums()) + sums(values[keys == key])
        self._no_trumps.add(np.stack([s.points], axis=1), s.tricks[NT])
        self._trumps.add(np.stack([s.points, s.fit], axis=1), s.fit_tricks)

    @property
    def tables(self) -> list[WorthTable]:
        """The answers, question by question."""
        return [self._table(question) for question in QUESTIONS]

    @property
    def slopes(self) -> Mapping[str, tuple[Fitted, ...]]:
        """What one more is worth in tricks, everything else the same: by least squares over all deals."""
        return {_AT_NO_TRUMPS: self._no_trumps.fitted(), _IN_THE_FIT: self._trumps.fitted()}

    def _table(self, question: _Question) -> WorthTable:
        keys = sorted({key for name, key, _ in self._sums if name == question.name})
        rows = {
            key: tuple(self._sums[question.name, key, place].average for place in range(len(question.columns)))
            for key in keys
        }
        heads = tuple(column.head for column in question.columns)
        units = tuple(column.unit for column in question.columns)
        titles = tuple(column.title() for column in question.columns)
        return WorthTable(question.name, question.title(), question.by, heads, titles, units, rows)
