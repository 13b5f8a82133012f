"""Playing a card by perfect-information Monte Carlo (PIMC): imagined layouts, each solved double dummy.

Every card is tried in the same layouts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
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
from kibitz.bots.search.unseeing import GuessEffort, lost_by_guessing
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
"""Declarer looks further ahead among cards no further apart than this, a defender at declarer's guesses."""
_STANDARD_ERRORS_UNDECIDED: Final = 1.5
"""Among cards no more standard errors apart than this it is worth looking at more layouts."""
_TRICKS_AS_GOOD: Final = 0.01
"""Of a trick: what looking further ahead does not tell apart."""
_MOST_LAYOUTS_LISTED_AHEAD: Final = 72
"""So many layouts are looked at in full with few cards left: all of two unknown hands of four cards."""
_ANOTHER_SEED: Final = 0xD1B54A32D192ED03


class CardEffort(Struct, frozen=True):
    """How much a player thinks: layouts drawn, and layouts listed in full, by the number of cards left."""

    layouts_drawn: tuple[int, ...]  # from one card left to thirteen
    layouts_listed: tuple[int, ...]
    maxims_from_cards: int = 14  # with so many cards left nothing is imagined yet
    glance_layouts: int = 0  # layouts for a first look that leaves out what is hopeless
    hindsight_milliseconds: float = 0.0  # milliseconds of solving for a look at what the others' cards cost them
    foresight_layouts: int = 0  # layouts for a look at declarer's next card too
    foresight_from_cards: int = 9  # cards left
    foresight_deeper_from_cards: int = 0  # with so many left at the card after that as well
    foresight_wide_from_cards: int = 0  # with so many left at every card, in every layout if they can be listed
    closer_look: int = 1  # so many times as many layouts where cards are close
    guessing: GuessEffort | None = None  # for a defender's look at what declarer, who does not see, will do


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
    *,
    cores: int = 1,
) -> tuple[Card, Why]:
    """The card to play, and why: the same on however many cores the layouts are solved."""
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
    looks = _looked(s, imagined, cards, effort, seed, cores, cancellation)
    scores = _scores(s, looks[-1], manner)
    if effort.closer_look > 1 and _is_undecided(s, looks[-1], scores):
        more = imagine(view, number * effort.closer_look, most, seed ^ _ANOTHER_SEED, manner.evidence, promises)
        close = looks[-1].within(scores, _STANDARD_ERRORS_UNDECIDED)
        patience = effort.hindsight_milliseconds * effort.closer_look
        looks.append(compare(s, more, close, patience=patience, cores=cores, cancellation=cancellation))
        scores = _scores(s, looks[-1], manner)
    compared = looks[-1]
    if opening:
        chosen, maxim = compared.cards[int(scores.argmax())], None
        if chosen is not compared.cards[int(compared.means().argmax())]:
            maxim = Maxim.BOOK
    elif not manner.maxims:
        chosen, maxim = compared.cards[int(scores.argmax())], None
    else:
        tied = compared.within(scores, manner.noise)
        close = compared.within(scores, _STANDARD_ERRORS_CLOSE)
        ahead: list[Card] = []
        if s.declaring and effort.foresight_layouts and left <= effort.foresight_from_cards:
            wide = left <= effort.foresight_wide_from_cards
            ahead = _looked_ahead(s, compared, compared.cards if wide else close, effort, seed, cores, cancellation)
        elif effort.guessing is not None and _is_defending(s):
            ahead = _guessed(s, compared, close, effort.guessing, promises, seed, cores, cancellation)
        chosen, maxim = settle(view, s, ahead or tied, gives_signals=manner.signals, falsecards=manner.falsecards)
        if ahead and groups(s, ahead) == 1:
            maxim = Maxim.LEAST_TO_GUESS if s.declaring else Maxim.MOST_TO_GUESS
    ranked = alternatives(s, compared)
    for earlier in reversed(looks[:-1]):
        told = {each.name for each in ranked}
        ranked += tuple(each for each in alternatives(s, earlier) if each.name not in told)
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


def _scores(s: CardView, compared: Compared, manner: Manner) -> npt.NDArray[np.float64]:
    """What the layouts say of each card; of an opening lead what the book says too."""
    scores = compared.means()
    if not s.t.tricks and not s.t.trick:
        scores = scores + manner.book * a_trick(s) * book_bonus(s, compared.cards)
    return scores


def _is_undecided(s: CardView, compared: Compared, scores: npt.NDArray[np.float64]) -> bool:
    """Whether more layouts may tell which of the best cards is the best."""
    if compared.imagined.exact or compared.alike():
        return False
    return groups(s, compared.within(scores, _STANDARD_ERRORS_UNDECIDED)) > 1


def _is_defending(s: CardView) -> bool:
    return not s.declaring and s.t.declarer is not None and s.t.declarer.side is s.t.reckoned


def _looked(
    s: CardView,
    imagined: ImaginedLayouts,
    cards: Sequence[Card],
    effort: CardEffort,
    seed: int,
    cores: int,
    cancellation: Cancellation | None,
) -> list[Compared]:
    """A glance at a few layouts if there are many, then all of them for the cards that are worth it."""
    looks: list[Compared] = []
    if effort.glance_layouts and (s.t.tricks or s.t.trick) and len(imagined.held) >= 2 * effort.glance_layouts:
        some = imagined.some(effort.glance_layouts, seed)
        glanced = compare(s, some, cards, cores=cores, cancellation=cancellation)
        cards = glanced.within(glanced.means(), _STANDARD_ERRORS_HOPELESS, _LEAST_DEVIATION_TRICKS * a_trick(s))
        if groups(s, cards) == 1 or glanced.alike():
            return [glanced, glanced.only(cards)]
        looks.append(glanced)
    patience = effort.hindsight_milliseconds
    looks.append(compare(s, imagined, cards, patience=patience, cores=cores, cancellation=cancellation))
    return looks


def _looked_ahead(
    s: CardView,
    compared: Compared,
    close: Sequence[Card],
    effort: CardEffort,
    seed: int,
    cores: int,
    cancellation: Cancellation | None,
) -> list[Card]:
    """The best of some cards when declarer's next card is thought of too; nothing if that is no help."""
    different = _different(s, close)
    if len(different) < 2:
        return []
    t = s.t
    assert t.declarer is not None
    wide = len(s.hand) <= effort.foresight_wide_from_cards
    layouts = _MOST_LAYOUTS_LISTED_AHEAD if wide else effort.foresight_layouts
    some = compared.imagined.some(layouts, seed)
    worth = values(t)[t.won[t.declarer.side] :]
    ahead = Foresight(some.held, some.chances, s.hand.deck, t.strain, t.declarer, worth)
    further = 2 if len(s.hand) <= max(effort.foresight_deeper_from_cards, effort.foresight_wide_from_cards) else 1
    look = partial(ahead.scores, t.trick, s.seat, further=further, cores=cores, cancellation=cancellation)
    if not wide or some is not compared.imagined or not s.reckoned:
        return _as_good(s, close, look(different))
    scores: dict[Card, float] = {}
    means = dict(zip(compared.cards, compared.means().tolist(), strict=True))
    for card in sorted(different, key=lambda each: -means[each]):
        # Nobody who does not see does better than who does: what is behind even then needs no look.
        if scores and means[card] <= max(scores.values()):
            break
        scores |= look([card])
    return _as_good(s, close, scores)


def _guessed(
    s: CardView,
    compared: Compared,
    close: Sequence[Card],
    effort: GuessEffort,
    promises: Mapping[Seat, Holding],
    seed: int,
    cores: int,
    cancellation: Cancellation | None,
) -> list[Card]:
    """The best of some cards of a defender when declarer has to guess; nothing if that is no help."""
    different = _different(s, close)
    if len(different) < 2:
        return []
    lost = lost_by_guessing(
        s, compared.imagined, different, effort, promises, seed, cores=cores, cancellation=cancellation
    )
    if lost is None:
        return []
    means = dict(zip(compared.cards, compared.means().tolist(), strict=True))
    return _as_good(s, close, {card: means[card] + effort.share * lost[card] for card in different})


def _different(s: CardView, cards: Sequence[Card]) -> list[Card]:
    """One of each group of equals."""
    different: list[Card] = []
    for card in cards:
        if groups(s, [*different, card]) > len(different):
            different.append(card)
    return different


def _as_good(s: CardView, close: Sequence[Card], scores: Mapping[Card, float]) -> list[Card]:
    """Those that are no worse than the best of them, with their equals."""
    best = max(scores.values())
    good = [card for card, score in scores.items() if score >= best - _TRICKS_AS_GOOD * a_trick(s)]
    return [card for card in close if any(groups(s, [card, other]) == 1 for other in good)]


def a_trick(s: CardView) -> float:
    """What one trick is usually worth in this contract: the score around its goal, trick by trick."""
    worth = values(s.t)
    goal = s.t.contract.goal if s.t.contract else 7
    low, high = max(0, goal - 3), min(s.t.cards, goal + 1)
    return float(worth[high] - worth[low]) / (high - low)
