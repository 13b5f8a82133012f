"""Playing a card by imagining the hidden hands: the same layouts for every card, each solved double dummy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from kibitz.analysis.sampling import Holding
from kibitz.analysis.solver import Cancellation
from kibitz.analysis.worlds import solve_worlds
from kibitz.bots import leads
from kibitz.bots.imagining import Imagined, Knowledge, imagine
from kibitz.bots.likelihood import bid_suits
from kibitz.bots.objective import points, values
from kibitz.bots.sight import Sight
from kibitz.bots.ties import groups, settle
from kibitz.bots.why import Alternative, Why, in_words
from kibitz.cards import Card, Seat
from kibitz.engine import View

Worth = npt.NDArray[np.float64]
"""What each card, in columns, is worth in each world, in rows."""

NOISE: Final = 0.6
"""Cards whose difference is less than so many of its standard errors count as equal."""
BOOK: Final = 0.05
"""What a point of the book on leads counts beside an imagined trick. Simulation alone leads too boldly."""


class Effort(Struct, frozen=True):
    """How much a player thinks: layouts drawn, and layouts listed in full, by the number of cards left."""

    drawn: tuple[int, ...]  # from one card left to thirteen
    listed: tuple[int, ...]
    by_rules_from: int = 14  # with so many cards left nothing is imagined yet


class Manner(Struct, frozen=True):
    """How a player goes about it."""

    effort: Effort
    knowledge: Knowledge
    maxims: bool = True
    signals: bool = True
    falsecards: bool = False
    book: float = BOOK
    noise: float = NOISE


class Compared(Struct, frozen=True):
    """Cards with their worth in the imagined layouts, for the side that plays them."""

    cards: tuple[Card, ...]
    worth: Worth
    final: npt.NDArray[np.int64]  # tricks of the side in the end
    imagined: Imagined

    def means(self) -> npt.NDArray[np.float64]:
        means: npt.NDArray[np.float64] = self.imagined.chances @ self.worth
        return means

    def tied(self, scores: npt.NDArray[np.float64], noise: float) -> list[Card]:
        """The cards that are not clearly worse than the best."""
        best = int(scores.argmax())
        chances = self.imagined.chances
        found = []
        for column, card in enumerate(self.cards):
            behind = scores[best] - scores[column]
            apart = self.worth[:, best] - self.worth[:, column]
            spread = float(chances @ (apart - chances @ apart) ** 2)
            error = 0.0 if self.imagined.exact else np.sqrt(spread / len(chances))
            if behind <= noise * error + 1e-9:
                found.append(card)
        return found


def decide_card(
    view: View,
    s: Sight,
    manner: Manner,
    seed: int,
    promises: Mapping[Seat, Holding],
    cancellation: Cancellation | None = None,
) -> tuple[Card, Why]:
    """The card to play, and why."""
    if groups(s, s.legal) == 1:
        card, rule = settle(view, s, s.legal, signals=manner.signals, falsecards=manner.falsecards)
        return card, Why(rule=rule, sentence=in_words(card.name, Why(rule=rule), ""))
    left = len(s.hand)
    effort = manner.effort
    number, most = effort.drawn[left - 1], effort.listed[left - 1]
    imagined = imagine(view, number, most, seed, manner.knowledge, promises)
    compared = compare(s, imagined, cancellation)
    scores = compared.means()
    if not s.t.tricks and not s.t.trick:
        scores = scores + manner.book * _a_trick(s) * book_bonus(s, compared.cards)
    tied = compared.tied(scores, manner.noise) if manner.maxims else [compared.cards[int(scores.argmax())]]
    if not s.t.tricks and not s.t.trick:
        chosen, rule = compared.cards[int(scores.argmax())], ""
        if chosen is not compared.cards[int(compared.means().argmax())]:
            rule = "the book on opening leads"
    else:
        chosen, rule = settle(view, s, tied, signals=manner.signals, falsecards=manner.falsecards)
    why = Why(
        worlds=len(imagined.chances),
        exact=imagined.exact,
        alternatives=alternatives(s, compared),
        inferred=imagined.notes,
        rule=rule,
    )
    return chosen, Why(*_fields(why), sentence=in_words(chosen.name, why, _goal(s)))


def compare(s: Sight, imagined: Imagined, cancellation: Cancellation | None = None) -> Compared:
    """Every legal card in every imagined layout."""
    t = s.t
    assert t.declarer is not None
    solved = solve_worlds(imagined.held, s.hand.deck, t.strain, t.trick, s.seat, cancellation=cancellation)
    kept = [place for place, card in enumerate(solved.cards) if card in s.legal]
    tricks = solved.tricks[:, kept].astype(np.int64)
    won = t.won[t.declarer.side]
    declarers = won + (tricks if s.declaring else 13 - len(t.tricks) - tricks)
    worth = values(t)[declarers]
    final = declarers if s.declaring else 13 - declarers
    cards = tuple(solved.cards[place] for place in kept)
    return Compared(cards, worth if s.declaring else -worth, final, imagined)


def alternatives(s: Sight, compared: Compared) -> tuple[Alternative, ...]:
    """How each card fared, the best first."""
    chances = compared.imagined.chances
    goal = (
        (s.t.contract.goal if s.t.contract else 7) if s.declaring else 14 - (s.t.contract.goal if s.t.contract else 7)
    )
    score = points(s.t)[compared.final if s.declaring else 13 - compared.final] * (1 if s.declaring else -1)
    best = compared.worth >= compared.worth.max(axis=1, keepdims=True) - 1e-9
    found = [
        Alternative(
            name=card.name,
            value=round(float(chances @ score[:, place]), 3),
            tricks=round(float(chances @ compared.final[:, place]), 3),
            works=round(float(chances @ (compared.final[:, place] >= goal)), 3),
            best=round(float(chances @ best[:, place]), 3),
        )
        for place, card in enumerate(compared.cards)
    ]
    return tuple(sorted(found, key=lambda each: (-each.value, -each.tricks)))


def book_bonus(s: Sight, cards: Sequence[Card]) -> npt.NDArray[np.float64]:
    """What the book on opening leads thinks of each card, in its own points."""
    strain = s.strain.index if s.strain is not None else 4
    looks = leads.merits(s.hand.mask, strain, *bid_suits(s.t, s.seat))
    by_suit = {card // 13: merit for card, merit in looks.items()}
    return np.array([by_suit[card.suit.index] - 1.5 * (card.index not in looks) for card in cards])


def _a_trick(s: Sight) -> float:
    """What one trick is usually worth in this contract: the score around its goal, trick by trick."""
    worth = values(s.t)
    goal = s.t.contract.goal if s.t.contract else 7
    low, high = max(0, goal - 3), min(13, goal + 1)
    return float(worth[high] - worth[low]) / (high - low)


def _goal(s: Sight) -> str:
    return "makes the contract" if s.declaring else "beats the contract"


def _fields(why: Why) -> tuple[int, bool, tuple[Alternative, ...], tuple[str, ...], str]:
    return why.worlds, why.exact, why.alternatives, why.inferred, why.rule
