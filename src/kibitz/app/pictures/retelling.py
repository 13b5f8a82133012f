"""A deal that is over, told by the coach: the reasons of bots."""

from __future__ import annotations

from collections.abc import Mapping

from kibitz.bots.decision import Decision, Why
from kibitz.coach.coaching import explained
from kibitz.engine import State, view
from kibitz.engine.game import moves_of


def retold(state: State, reasons: Mapping[int, Why]) -> dict[int, Why]:
    """The reasons by their places in the log, each told from what its player could see when the move was made.

    The words are made when somebody looks back and not while the deal is played: few of them are ever read.
    """
    told = dict(reasons)
    for before, who, move in moves_of(state.game, state.log):
        at = len(before.log)
        if at in reasons:
            told[at] = explained(view(before, who), Decision(move, reasons[at])).why
    return told
