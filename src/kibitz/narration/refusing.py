"""Why a card may not be played now."""

from __future__ import annotations

from kibitz.cards import Seat
from kibitz.engine import events as ev
from kibitz.engine.game import Wait
from kibitz.engine.table import Table
from kibitz.engine.text import Text
from kibitz.narration import wording as w
from kibitz.narration.story import place_of
from kibitz.rules.tricks import is_play, lead_out_of_turn


def why_not_card(t: Table, wait: Wait | None, player: Seat | None, move: ev.Played) -> Text:
    """Why a card may not be played now, from what its player knows and whom the table waits for."""
    if wait is None:
        return w.DEAL_OVER()
    if t.claim is not None:
        return w.CLAIM_OPEN()
    if t.asked is not None:
        return w.WISH_OPEN()
    if player is not None and t.dummy is not None and t.dummy is move.seat and t.people.get(move.seat) is player:
        return w.YOU_ARE_DUMMY()
    if t.declarer is None or t.turn is None:
        return w.PLAY_NOT_BEGUN()
    if not is_play(wait):
        # Declarer chooses, or somebody announces: all others wait for that.
        awaited = next(iter(wait.turns))
        return w.PLAY_NOT_BEGUN() if awaited is player else w.NOT_TURN(who=place_of(t, awaited))
    if lead_out_of_turn(t):
        return w.ANSWER_LEAD()
    if t.turn is not move.seat:
        return w.NOT_TURN(who=t.turn)
    if t.trick and player is not None and t.commands(player, move.seat):
        led = t.trick[0].card.suit
        if move.card.suit is not led:
            # Suits are many, a colour is one.
            return (w.FOLLOW_SUIT if led.name.endswith("s") else w.FOLLOW_COLOUR)(led=led.letter)
    return w.NOT_NOW()
