"""The reasons of bots in a deal that is over, told by the coach."""

from __future__ import annotations

from collections.abc import Mapping

from kibitz.bots.decision import Decision, Why
from kibitz.coach.coaching import explained
from kibitz.engine import State, act, view
from kibitz.engine import events as ev
from kibitz.engine.game import mover, reopened


def retold(state: State, reasons: Mapping[int, Why]) -> dict[int, Why]:
    """The reasons by their places in the log, each told from what its player could see when the move was made.

    The words are made when somebody looks back and not while the deal is played: few of them are ever read.
    """
    told = dict(reasons)
    now = reopened(state.game, state.log)
    while len(now.log) < len(state.log):
        at = len(now.log)
        move = state.log[at]
        assert isinstance(move, ev.Move)
        who = mover(now.table, move)
        assert who is not None
        if at in reasons:
            told[at] = explained(view(now, who), Decision(move, reasons[at])).why
        now = act(now, who, move)
    return told
