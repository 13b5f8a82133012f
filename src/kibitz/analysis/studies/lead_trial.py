"""An opening lead tried out: what each card brings over many layouts of the hidden hands, with standard errors."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct

from kibitz.analysis.bulk import Columns
from kibitz.analysis.layout_tricks import solve_worlds
from kibitz.analysis.sampling import Masks
from kibitz.analysis.studies.averages import Average, average
from kibitz.analysis.studies.deal_worth import HAND_COLUMNS
from kibitz.cards import Card, Deck, Seat, Strain


class LeadProblem(Struct, frozen=True):
    """Who leads against what: `scores` are what the leader's side gets net, by the tricks that it takes.

    `needed` is how many of them beat the contract; `explained` is false where the layouts do not explain the auction.
    """

    leader: Seat
    strain: Strain
    needed: int
    scores: tuple[int, ...]
    explained: bool = True


class _Curve(NamedTuple):
    """How often contracts are beaten beside the share of layouts in which they can be, both as logits."""

    offset: float
    slope: float


_EXPLAINED: Final = _Curve(0.053, 0.660)
_UNEXPLAINED: Final = _Curve(-0.500, 0.354)
"""Fitted by `bench.leading`: where some layout explains every call, and where none does and so little is known."""


class LeadResult(Struct, frozen=True):
    """What leading one of these cards brings; cards that bring the same in every layout stand together.

    `beats` is in how many of the layouts it beats the contract when all see everything, and `chance` how often that
    comes to pass at a table, by what was recorded there. `behind` is how many points it scores less than the best lead,
    in the same layouts.
    """

    cards: tuple[Card, ...]
    score: Average
    tricks: Average
    beats: Average
    behind: Average
    chance: Average


def chance_at_the_table(beats: Average, *, explained: bool = True) -> Average:
    """How often a lead beats the contract, from the share of layouts in which it can.

    Nobody knows the layout, so that little is as sure as layouts make it: what is said of one in ten comes true more
    often, and what is said of nine in ten less often, the more so the less the auction is understood.

    >>> [round(chance_at_the_table(Average(0.9, 0.02, 200), explained=each).mean, 2) for each in (True, False)]
    [0.82, 0.57]
    """
    curve = _EXPLAINED if explained else _UNEXPLAINED
    share = (beats.mean * beats.deals + 0.5) / (beats.deals + 1)
    chance = 1 / (1 + exp(-curve.offset - curve.slope * log(share / (1 - share))))
    error = beats.error * curve.slope * chance * (1 - chance) / (share * (1 - share))
    return Average(chance, error, beats.deals)


def lead_rows(problem: LeadProblem, deck: Deck, worlds: Masks) -> Columns:
    """One row a layout: the four hands, and the tricks of the leader's side with each card."""
    solved = solve_worlds(worlds, deck, problem.strain, (), problem.leader)
    hands = {name: worlds[:, place] for place, name in enumerate(HAND_COLUMNS)}
    return {**hands, **{card.name: solved.tricks[:, place] for place, card in enumerate(solved.cards)}}


def lead_results(problem: LeadProblem, deck: Deck, parts: Sequence[Columns]) -> list[LeadResult]:
    """The leads from all rows, best first by points; of equals the one that takes more tricks."""
    cards = [card for card in deck.cards if card.name in parts[0]]
    tricks = {card: np.concatenate([rows[card.name] for rows in parts]).astype(np.int64) for card in cards}
    chart = np.array(problem.scores, np.int64)
    alike: dict[bytes, list[Card]] = {}
    for card in reversed(cards):
        alike.setdefault(tricks[card].tobytes(), []).append(card)
    groups = sorted(alike.values(), key=lambda group: (-chart[tricks[group[0]]].sum(), -tricks[group[0]].sum()))
    best = chart[tricks[groups[0][0]]]
    return [
        LeadResult(
            tuple(group),
            average(chart[taken]),
            average(taken),
            beats := average(taken >= problem.needed),
            average(best - chart[taken]),
            chance_at_the_table(beats, explained=problem.explained),
        )
        for group in groups
        for taken in (tricks[group[0]],)
    ]
