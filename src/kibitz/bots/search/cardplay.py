"""Playing a card by perfect-information Monte Carlo (PIMC): imagined layouts, each solved double dummy.

Every card is tried in the same layouts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from kibitz.analysis.sampling import Holding
from kibitz.analysis.solver import Cancellation
from kibitz.bots.card_reasons import in_words
from kibitz.bots.decision import Maxim, Why
from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.search import opening_leads as leads
from kibitz.bots.search.alpha_mu import Foresight
from kibitz.bots.search.between_equals import groups, settle
from kibitz.bots.search.card_comparison import Compared, alternatives, compare
from kibitz.bots.search.determinization import Evidence, ImaginedLayouts, imagine
from kibitz.bots.search.likelihood import bid_suits
from kibitz.bots.valuation.trick_values import values
from kibitz.cards import Card, Seat
from kibitz.engine import View

STANDARD_ERRORS_THAT_TIE: Final = 0.6
"""Cards whose difference is less than so many of its standard errors count as equal."""
TRICKS_A_BOOK_POINT: Final = 0.05
"""What a point of the book on leads counts beside an imagined trick. Simulation alone leads too boldly."""
_BOOK_POINTS_OUT_OF_THE_QUESTION: Final = 3.0
"""An opening lead so far behind the best by the book is not thought about: the best is made twenty times as often."""
_STANDARD_ERRORS_HOPELESS: Final = 2.5
"""A card so many standard errors behind after the first glance is not looked at again."""
_LEAST_DEVIATION_TRICKS: Final = 0.35
"""Of a difference between two cards, in tricks, in the few layouts of a glance."""
_STANDARD_ERRORS_CLOSE: Final = 1.0
"""Declarer looks further ahead among cards no more standard errors apart than this."""
_TRICKS_AS_GOOD: Final = 0.01
"""Of a trick: what looking further ahead does not tell apart."""


class CardEffort(Struct, frozen=True):
    """How much a player thinks: layouts drawn, and layouts listed in full, by the number of cards left."""

    layouts_drawn: tuple[int, ...]  # from one card left to thirteen
    layouts_listed: tuple[int, ...]
    maxims_from_cards: int = 14  # with so many cards left nothing is imagined yet
    glance_layouts: int = 0  # layouts for a first look that leaves out what is hopeless
    hindsight_milliseconds: float = 0.0  # milliseconds of solving for a look at what the others' cards cost them
    foresight_layouts: int = 0  # layouts for a look at declarer's next card too
    foresight_from_cards: int = 9  # cards left


class Manner(Struct, frozen=True):
    """How a player goes about it."""

    effort: CardEffort
    evidence: Evidence
    maxims: bool = True
    signals: bool = True
    falsecards: bool = False
    book: float = TRICKS_A_BOOK_POINT
    noise: float = STANDARD_ERRORS_THAT_TIE


def decide_card(
    view: View,
    s: CardView,
    manner: Manner,
    seed: int,
    promises: Mapping[Seat, Holding],
    cancellation: Cancellation | None = None,
) -> tuple[Card, Why]:
    """The card to play, and why."""
    maxim: Maxim | None
    if groups(s, s.legal) == 1:
        card, maxim = settle(view, s, s.legal, gives_signals=manner.signals, falsecards=manner.falsecards)
        return card, in_words(Why(maxim=maxim), card, declaring=s.declaring)
    left = len(s.hand)
    effort = manner.effort
    number, most = effort.layouts_drawn[left - 1], effort.layouts_listed[left - 1]
    imagined = imagine(view, number, most, seed, manner.evidence, promises)
    opening = not s.t.tricks and not s.t.trick
    cards = sensible_leads(s) if opening and manner.book else s.legal
    glanced, compared = _looked(s, imagined, cards, effort, seed, cancellation)
    scores = compared.means()
    if opening:
        scores = scores + manner.book * a_trick(s) * book_bonus(s, compared.cards)
        chosen, maxim = compared.cards[int(scores.argmax())], None
        if chosen is not compared.cards[int(compared.means().argmax())]:
            maxim = Maxim.BOOK
    elif not manner.maxims:
        chosen, maxim = compared.cards[int(scores.argmax())], None
    else:
        tied = compared.within(scores, manner.noise)
        ahead: list[Card] = []
        if s.declaring and effort.foresight_layouts and left <= effort.foresight_from_cards:
            close = compared.within(scores, _STANDARD_ERRORS_CLOSE)
            ahead = _looked_ahead(s, compared, close, effort.foresight_layouts, seed, cancellation)
        chosen, maxim = settle(view, s, ahead or tied, gives_signals=manner.signals, falsecards=manner.falsecards)
        if ahead and groups(s, ahead) == 1:
            maxim = Maxim.LEAST_TO_GUESS
    ranked = alternatives(s, compared)
    if glanced is not None:
        told = {each.name for each in ranked}
        ranked += tuple(each for each in alternatives(s, glanced) if each.name not in told)
    why = Why(
        worlds=len(compared.imagined.chances),
        exact=compared.imagined.exact,
        alternatives=tuple(sorted(ranked, key=lambda each: (-each.value, -(each.tricks or 0.0)))),
        inferred=imagined.notes,
        maxim=maxim,
    )
    return chosen, in_words(why, chosen, declaring=s.declaring)


def book_bonus(s: CardView, cards: Sequence[Card]) -> npt.NDArray[np.float64]:
    """What the book on opening leads thinks of each card, in its own points."""
    strain = s.strain.index if s.strain is not None else leads.NO_TRUMPS
    looks = leads.merits(s.hand.mask, strain, *bid_suits(s.t, s.seat))
    return np.array([looks[card.index] for card in cards])


def sensible_leads(s: CardView) -> tuple[Card, ...]:
    """The opening leads that are not out of the question by the book, so that time goes to the others."""
    merits = book_bonus(s, s.legal)
    return tuple(
        card
        for card, merit in zip(s.legal, merits, strict=True)
        if merit >= merits.max() - _BOOK_POINTS_OUT_OF_THE_QUESTION
    )


def _looked(
    s: CardView,
    imagined: ImaginedLayouts,
    cards: Sequence[Card],
    effort: CardEffort,
    seed: int,
    cancellation: Cancellation | None,
) -> tuple[Compared | None, Compared]:
    """A glance at a few layouts if there are many, then all of them for the cards that are worth it."""
    glanced = None
    if effort.glance_layouts and (s.t.tricks or s.t.trick) and len(imagined.held) >= 2 * effort.glance_layouts:
        glanced = compare(s, imagined.some(effort.glance_layouts, seed), cards, cancellation=cancellation)
        cards = glanced.within(glanced.means(), _STANDARD_ERRORS_HOPELESS, _LEAST_DEVIATION_TRICKS * a_trick(s))
        if groups(s, cards) == 1 or glanced.alike():
            return glanced, glanced.only(cards)
    return glanced, compare(s, imagined, cards, patience=effort.hindsight_milliseconds, cancellation=cancellation)


def _looked_ahead(
    s: CardView, compared: Compared, close: Sequence[Card], worlds: int, seed: int, cancellation: Cancellation | None
) -> list[Card]:
    """The best of some cards when declarer's next card is thought of too; nothing if that is no help."""
    different: list[Card] = []
    for card in close:
        if groups(s, [*different, card]) > len(different):
            different.append(card)
    if len(different) < 2:
        return []
    t = s.t
    assert t.declarer is not None
    some = compared.imagined.some(worlds, seed)
    worth = values(t)[t.won[t.declarer.side] :]
    ahead = Foresight(some.held, some.chances, s.hand.deck, t.strain, t.declarer, worth)
    scores = ahead.scores(t.trick, s.seat, different, cancellation)
    best = max(scores.values())
    good = [card for card, score in scores.items() if score >= best - _TRICKS_AS_GOOD * a_trick(s)]
    return [card for card in close if any(groups(s, [card, other]) == 1 for other in good)]


def a_trick(s: CardView) -> float:
    """What one trick is usually worth in this contract: the score around its goal, trick by trick."""
    worth = values(s.t)
    goal = s.t.contract.goal if s.t.contract else 7
    low, high = max(0, goal - 3), min(s.t.cards, goal + 1)
    return float(worth[high] - worth[low]) / (high - low)
