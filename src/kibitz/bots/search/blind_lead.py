"""The opening lead where the contract is named after it: against the best that declarer could then choose."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from kibitz.analysis.inference import layouts
from kibitz.analysis.layout_tricks import solve_worlds
from kibitz.analysis.solver import Cancellation
from kibitz.bots.card_reasons import LOST_LEAST
from kibitz.bots.decision import CARD, Alternative, Decision, Maxim, Why
from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.search.cardplay import book_bonus
from kibitz.bots.valuation.trick_values import points, rules_of
from kibitz.cards import Hand
from kibitz.engine import Table, View, Wait
from kibitz.engine import events as ev
from kibitz.engine.fold import fold

_SHARE_OF_STAKE_A_BOOK_POINT: Final = 0.02
"""What a point of the book on leads counts, as a share of all that is at stake."""


def lead_before_contract(
    view: View, s: CardView, worlds: int, seed: int, cancellation: Cancellation | None = None
) -> Decision:
    """Few layouts, but each with every strain that declarer may name; the book on leads decides much."""
    found = layouts(view)
    held = found.held(found.worlds(worlds, seed))
    t = s.t
    assert t.dummy is not None
    column = ("N", "E", "S", "W").index(t.dummy.value)
    offers = _contracts(t, s, Hand(s.hand.deck, int(held[0, column])))
    loss: npt.NDArray[np.float64] | None = None
    tricks = np.zeros(0)
    for strain in dict.fromkeys(contract.strain for contract in offers):
        solved = solve_worlds(held, s.hand.deck, strain, (), s.seat, cancellation=cancellation)
        ours = 13 - solved.tricks.astype(np.int64)
        for contract in offers:
            if contract.strain is strain:
                worth = points(t, contract)[ours]
                loss = worth if loss is None else np.maximum(loss, worth)
        cards, tricks = solved.cards, tricks + (13 - ours).mean(axis=0) if len(tricks) else (13 - ours).mean(axis=0)
    assert loss is not None
    stake = max(1.0, float(np.abs(loss).max()))
    scores = -loss.mean(axis=0) + _SHARE_OF_STAKE_A_BOOK_POINT * stake * book_bonus(s, cards)
    scores += 0.02 * stake * tricks / len({contract.strain for contract in offers})
    chosen = cards[int(scores.argmax())]
    alternatives = tuple(
        Alternative(
            CARD(card=card.name),
            round(float(-loss[:, place].mean()), 2),
            works=round(float((loss[:, place] < 0).mean()), 3),
        )
        for place, card in enumerate(cards)
    )
    said = (LOST_LEAST(card=chosen.name),)
    why = Why(worlds=len(held), alternatives=alternatives, chosen=cards.index(chosen), maxim=Maxim.BOOK, said=said)
    return Decision(ev.Played(s.seat, chosen), why)


def _contracts(t: Table, s: CardView, dummy: Hand) -> tuple[ev.Contract, ...]:
    """What declarer will be offered once a card is led and dummy is on the table."""
    assert t.dummy is not None
    after = fold(t, ev.Played(s.seat, s.legal[0]), t.at)
    step = rules_of(t).step(fold(after, ev.Faced(t.dummy, dummy), after.at))
    assert isinstance(step, Wait)
    moves = next(iter(step.turns.values()))
    return tuple(move.contract for move in moves if isinstance(move, ev.Chose))
