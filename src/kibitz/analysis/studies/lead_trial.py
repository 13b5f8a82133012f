"""An opening lead tried out: what each card brings over many layouts of the hidden hands, with standard errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from math import exp, log
from typing import Final

import numpy as np
from msgspec import Struct

from kibitz.analysis.bulk import Columns
from kibitz.analysis.layout_tricks import solve_worlds
from kibitz.analysis.sampling import Masks
from kibitz.analysis.studies.averages import Average, average
from kibitz.analysis.studies.deal_worth import HAND_COLUMNS
from kibitz.cards import HEARTS, NT, SPADES, Card, Deck, Seat, Strain


class Groundwork(Enum):
    """What the layouts of a lead rest on."""

    TOLD = "told"
    """No auction: what is believed of the hidden hands is taken as it was said."""
    EXPLAINED = "explained"
    """Of the layouts drawn at least one explains every call of the auction."""
    UNEXPLAINED = "unexplained"
    """None does, so that the calls tell less."""


class ContractKind(Enum):
    """Contracts that come home alike often for what the calls tell of them."""

    PART_AT_NO_TRUMPS = "no-trumps, below game"
    NO_TRUMPS = "no-trumps, game and higher"
    PART = "trumps, below game"
    GAME = "trumps, game"
    SLAM = "trumps, slam"


class LeadProblem(Struct, frozen=True):
    """Who leads against what: `scores` are what the leader's side gets net, by the tricks that it takes.

    `needed` is how many of them beat the contract.
    """

    leader: Seat
    strain: Strain
    needed: int
    scores: tuple[int, ...]
    doubled: bool = False
    known: Groundwork = Groundwork.TOLD

    @property
    def kind(self) -> ContractKind:
        goal = _ALL - self.needed
        if self.strain == NT:
            return ContractKind.NO_TRUMPS if goal >= _GAME_AT_NO_TRUMPS else ContractKind.PART_AT_NO_TRUMPS
        if goal >= _SLAM:
            return ContractKind.SLAM
        return (
            ContractKind.GAME
            if goal >= (_MAJOR_GAME if self.strain in (HEARTS, SPADES) else _MINOR_GAME)
            else ContractKind.PART
        )


_ALL: Final = 14
_GAME_AT_NO_TRUMPS: Final = 9
_MAJOR_GAME: Final = 10
_MINOR_GAME: Final = 11
_SLAM: Final = 12

# How often contracts were beaten beside the share of layouts in which the lead beats them, as logits (bench.leading).
_OFFSETS: Final[Mapping[ContractKind, float]] = {
    ContractKind.PART_AT_NO_TRUMPS: -0.508,
    ContractKind.NO_TRUMPS: -1.102,
    ContractKind.PART: -0.342,
    ContractKind.GAME: -0.697,
    ContractKind.SLAM: -0.918,
}
_DOUBLED: Final = 1.596
_SLOPES: Final[Mapping[Groundwork, float]] = {Groundwork.EXPLAINED: 0.383, Groundwork.UNEXPLAINED: 0.259}
_WHEN_IT_CANNOT: Final = 0.104
_WHEN_IT_CAN: Final = 0.87
"""How often the lead beats a contract that is safe, or lost, when everybody sees everything (bench.leading)."""


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


def chance_at_the_table(beats: Average, problem: LeadProblem) -> Average:
    """How often a lead beats the contract, from the share of layouts in which it can with all hands seen.

    Players err, on both sides. And who has bid to a game or a slam holds more than the calls tell, who doubles one too:
    what the calls tell is a little, so that the chance is nearer to what is usual of such contracts than the share is.

    >>> problem = LeadProblem(Seat.WEST, NT, 5, (), known=Groundwork.EXPLAINED)
    >>> [round(chance_at_the_table(Average(share, 0.02, 200), problem).mean, 2) for share in (0.1, 0.5, 0.9)]
    [0.13, 0.25, 0.43]
    """
    if problem.known is Groundwork.TOLD:
        spread = _WHEN_IT_CAN - _WHEN_IT_CANNOT
        return Average(_WHEN_IT_CANNOT + spread * beats.mean, beats.error * spread, beats.deals)
    share = (beats.mean * beats.deals + 0.5) / (beats.deals + 1)
    slope = _SLOPES[problem.known]
    logit = _OFFSETS[problem.kind] + _DOUBLED * problem.doubled + slope * log(share / (1 - share))
    chance = 1 / (1 + exp(-logit))
    error = beats.error * slope * chance * (1 - chance) / (share * (1 - share))
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
            chance_at_the_table(beats, problem),
        )
        for group in groups
        for taken in (tricks[group[0]],)
    ]
