"""A deal that is over, told by the coach: the reasons of bots, and what would have been better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kibitz.analysis.trick_losses import TrickLoss
from kibitz.bots.decision import Decision, Why
from kibitz.coach.card_lessons import explain_card
from kibitz.coach.coaching import explained
from kibitz.engine import State, view
from kibitz.engine import events as ev
from kibitz.engine.game import moves_of
from kibitz.engine.text import Text


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


def lessons(state: State, losses: Sequence[TrickLoss]) -> list[tuple[Text, ...]]:
    """What the coach says of the better card for each loss, from what the player could see who chose the other."""
    instead = {ev.Played(loss.seat, loss.card): loss.better for loss in losses}
    # A card that was taken back and played again counts as it was played last.
    said: dict[ev.Move, tuple[Text, ...]] = {}
    for before, who, move in moves_of(state.game, state.log):
        if isinstance(move, ev.Played) and move in instead:
            said[move] = explain_card(view(before, who), instead[move], Why()).said
    return [said.get(ev.Played(loss.seat, loss.card), ()) for loss in losses]
