"""An opening lead tried out: what each card brings over many layouts of the hidden hands, with standard errors."""

from __future__ import annotations

from collections.abc import Sequence

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

    `needed` is how many of them beat the contract.
    """

    leader: Seat
    strain: Strain
    needed: int
    scores: tuple[int, ...]


class LeadResult(Struct, frozen=True):
    """What leading one of these cards brings; cards that bring the same in every layout stand together.

    `behind` is how many points it scores less than the best lead, in the same layouts.
    """

    cards: tuple[Card, ...]
    score: Average
    tricks: Average
    beats: Average
    behind: Average


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
            average(taken >= problem.needed),
            average(best - chart[taken]),
        )
        for group in groups
        for taken in (tricks[group[0]],)
    ]
