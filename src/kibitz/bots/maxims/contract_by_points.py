"""Declarer's choice of contract, and Pass or Play before anything is seen, by honours and length alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from kibitz.analysis.sampling import Masks
from kibitz.bots.valuation.trick_estimate import Floats, expected_tricks, expected_worth, lengths, pair, strengths
from kibitz.bots.valuation.trick_values import points, rules_of
from kibitz.bots.valuation.tricks_at_the_table import Skill
from kibitz.cards import PASS, PLAY, Call
from kibitz.engine import Table, View
from kibitz.engine import events as ev

# What Play brings more than passing, from the dealer to the fourth seat: always, for each point, for each
# card in the longest colour and in the next, and for each in the shortest. `python -m bench.tuning` prints it.
INCLINATION: Final = {
    Skill.SIMPLE: (
        (-137.5, 3.8, 12.5, 7.5, -6.8),
        (-129.9, 3.8, 11.4, 7.2, -6.2),
        (-152.0, 4.6, 12.7, 8.1, -7.2),
        (-142.9, 4.7, 11.2, 7.6, -7.5),
    ),
    Skill.STRONG: (
        (-110.1, 1.3, 15.8, 9.2, -5.4),
        (-110.8, 2.4, 13.5, 7.6, -3.3),
        (-172.5, 3.5, 21.1, 12.2, -8.0),
        (-137.4, 5.0, 12.6, 6.4, -8.6),
    ),
}


def best_contract(view: View, skill: Skill = Skill.SIMPLE) -> ev.Contract:
    """The contract on offer that is worth most on average, by the scores of its own game."""
    return _best(view.table, [move.contract for move in view.moves if isinstance(move, ev.Chose)], skill)


def best_target(view: View, skill: Skill = Skill.SIMPLE) -> str:
    """The terms on offer that are worth most, each with the trumps that suit it best."""
    return _best(view.table, to_target(view), skill).terms


def _best(t: Table, offered: Sequence[ev.Contract], skill: Skill) -> ev.Contract:
    worth = looks(t, {contract: points(t, contract) for contract in offered}, skill)
    return max(offered, key=lambda contract: worth[contract])


def to_target(view: View) -> Sequence[ev.Contract]:
    """The contracts that can come of each target."""
    # Only the terms count for the score; how many tricks they ask for is in the game's own chart.
    terms = [move.terms for move in view.moves if isinstance(move, ev.Targeted)]
    return [ev.Contract(strain, 0, each) for each in terms for strain in rules_of(view.table).deck.strains]


def looks(t: Table, scores: Mapping[ev.Contract, Floats], skill: Skill, more: float = 0.0) -> dict[ev.Contract, float]:
    """What each contract should bring declarer's side, going by honours and length in the two hands.

    `more` tricks than the count says can be asked about.
    """
    assert t.declarer is not None
    one, two = (t.dealt[seat].mask for seat in t.declarer.side.seats)
    tricks = expected_tricks(*pair(one, two)) + more
    return {
        contract: float(expected_worth(tricks[:, contract.strain.index], score, contract.strain.index, skill)[0])
        for contract, score in scores.items()
    }


def pass_or_play(view: View) -> Call:
    assert view.seat is not None
    hand = np.array([view.table.dealt[view.seat].mask], np.uint64)
    return PLAY if inclination(hand, len(view.table.calls), Skill.SIMPLE)[0] > 0 else PASS


def inclination(hands: Masks, passes: int, skill: Skill) -> Floats:
    """How many points more Play brings than passing after so many passes, by each of these hands alone."""
    return np.asarray(shown(hands) @ np.array(INCLINATION[skill][passes]))


def shown(hands: Masks) -> Floats:
    """What Pass or Play goes by: one, strength, and the lengths of the longest colour, the next and the shortest."""
    colours = np.sort(lengths(hands), axis=-1)
    return np.stack([np.ones(hands.shape), strengths(hands), *(colours[..., place] for place in (3, 2, 0))], axis=-1)
