"""Cards side by side in the layouts a player imagines, each layout solved double dummy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.layout_tricks import look_back, solve_worlds
from kibitz.analysis.sampling import effective
from kibitz.analysis.solver import Cancellation
from kibitz.bots.decision import CARD, Alternative
from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.search.determinization import ImaginedLayouts
from kibitz.bots.valuation.trick_estimate import Floats
from kibitz.bots.valuation.trick_values import points, values
from kibitz.cards import Card
from kibitz.engine.events import Played
from kibitz.games.naming import goal

_LOG_CHANCE_A_TRICK_LOST: Final = -0.9
"""The logarithm of how rare a card is that costs a trick double dummy: fitted like the habits in `likelihood`."""
_MOST_TRICKS_LOST: Final = 2
"""More tricks lost by one card tell no more: whoever did that saw something else."""
MILLISECONDS_TO_SOLVE: Final = (0.1, 0.1, 0.1, 0.1, 0.15, 0.3, 0.45, 0.7, 1.2, 2.0, 3.2, 5.5, 9.0)
"""About what a layout takes to solve, by the cards in a hand: how far back to look depends on it, never on a clock."""


class Compared(Struct, frozen=True):
    """Cards with their worth in the imagined layouts, for the side that plays them."""

    cards: tuple[Card, ...]
    worth: Floats  # one row a layout, one column a card
    final: npt.NDArray[np.int64]  # tricks of the side in the end
    imagined: ImaginedLayouts

    def means(self) -> Floats:
        means: Floats = self.imagined.chances @ self.worth
        return means

    def only(self, cards: Sequence[Card]) -> Compared:
        """Some of the cards."""
        kept = [place for place, card in enumerate(self.cards) if card in cards]
        names = tuple(self.cards[place] for place in kept)
        return Compared(names, self.worth[:, kept], self.final[:, kept], self.imagined)

    def within(self, scores: Floats, noise: float, least: float = 0.0) -> list[Card]:
        """The cards that are not behind the best by more than `noise` standard errors of the difference.

        `least` is the smallest spread that is believed, for few layouts may agree by accident.
        """
        best = int(scores.argmax())
        chances = self.imagined.chances
        found = []
        for column, card in enumerate(self.cards):
            behind = scores[best] - scores[column]
            apart = self.worth[:, best] - self.worth[:, column]
            spread = max(float(chances @ (apart - chances @ apart) ** 2), least**2)
            error = 0.0 if self.imagined.exact else np.sqrt(spread / effective(chances))
            if behind <= noise * error + 1e-9:
                found.append(card)
        return found

    def alike(self) -> bool:
        """Whether every card is worth the same as the others, in every layout."""
        return bool((self.worth == self.worth[:, :1]).all())


def compare(
    s: CardView,
    imagined: ImaginedLayouts,
    cards: Sequence[Card],
    *,
    patience: float = 0.0,
    cores: int = 1,
    cancellation: Cancellation | None = None,
) -> Compared:
    """These cards in every imagined layout.

    With `patience`, in milliseconds of solving, layouts in which the others would have thrown tricks away become rarer.
    """
    t = s.t
    among = sum(card.bit for card in cards)
    plays = [play for trick in t.tricks for play in trick.plays] + list(t.trick)
    first = _first_to_look_at(s, plays, len(imagined.held), patience)
    if first is None:
        solved = solve_worlds(
            imagined.held,
            s.hand.deck,
            t.strain,
            t.trick,
            s.seat,
            among=among,
            threads=cores,
            cancellation=cancellation,
        )
    else:
        seen = look_back(
            imagined.held,
            s.hand.deck,
            t.strain,
            plays,
            first,
            s.seat,
            among=among,
            threads=cores,
            cancellation=cancellation,
        )
        solved = seen.solved
        imagined = _weighed(s, imagined, plays, first, seen.tricks.astype(np.int64))
    tricks = solved.tricks.astype(np.int64)
    reckoned = t.won[t.reckoned] + (tricks if s.reckoned else t.cards - len(t.tricks) - tricks)
    worth = values(t)[reckoned]
    final = reckoned if s.reckoned else t.cards - reckoned
    return Compared(solved.cards, worth if s.reckoned else -worth, final, imagined)


def alternatives(s: CardView, compared: Compared) -> tuple[Alternative, ...]:
    """How each card fared."""
    chances = compared.imagined.chances
    needed = goal(s.t.contract) if s.t.contract else 7
    all_tricks = s.t.cards
    enough = needed if needed is None or s.reckoned else all_tricks + 1 - needed
    score = points(s.t)[compared.final if s.reckoned else all_tricks - compared.final] * (1 if s.reckoned else -1)
    best = compared.worth >= compared.worth.max(axis=1, keepdims=True) - 1e-9
    return tuple(
        Alternative(
            what=CARD(card=card.name),
            value=round(float(chances @ score[:, place]), 3),
            tricks=round(float(chances @ compared.final[:, place]), 3),
            works=None if enough is None else round(float(chances @ (compared.final[:, place] >= enough)), 3),
            best=round(float(chances @ best[:, place]), 3),
        )
        for place, card in enumerate(compared.cards)
    )


def _first_to_look_at(s: CardView, plays: Sequence[Played], worlds: int, patience: float) -> int | None:
    """The first card after the opening lead with time to look back to it, if anybody hidden has played since."""
    # Where people may revoke, what was played need not have been legal.
    if s.t.header.options.get("laws"):
        return None
    for first in range(1, len(plays)):
        cards = s.t.cards - first // 4
        if worlds * MILLISECONDS_TO_SOLVE[cards - 1] <= patience:
            told = any(play.seat not in s.t.hands for play in plays[first:])
            return first if told else None
    return None


def _weighed(
    s: CardView, imagined: ImaginedLayouts, plays: Sequence[Played], first: int, tricks: npt.NDArray[np.int64]
) -> ImaginedLayouts:
    """The layouts by how much those who cannot be seen would have lost by their cards."""
    leader = plays[first - first % 4].seat.side
    lost = np.zeros(len(tricks), np.int64)
    for place, play in enumerate(plays[first:]):
        if play.seat not in s.t.hands:
            cost = tricks[:, place] - tricks[:, place + 1]
            lost += np.minimum(cost if play.seat.side is leader else -cost, _MOST_TRICKS_LOST)
    # Who has thrown tricks away in every layout there is throws away more than good players do: that tells less.
    a_trick = _LOG_CHANCE_A_TRICK_LOST / (1 + lost.min())
    chances = imagined.chances * np.exp(a_trick * (lost - lost.min()))
    return replace(imagined, chances=chances / chances.sum())
