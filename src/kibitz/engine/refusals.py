"""Why a move is refused, in one sentence for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kibitz.cards import Seat
from kibitz.engine import events as ev
from kibitz.engine.table import Table

if TYPE_CHECKING:
    from kibitz.engine.game import Wait


def refusal(t: Table, wait: Wait | None, seat: Seat, move: ev.Move) -> str:
    """The reason why this player may not make this move now."""
    if wait is None:
        return "The deal is over."
    if seat not in t.players:
        return f"Nobody sits {seat.label}: that is the spare hand."
    if isinstance(move, ev.Played) and t.turn is not None and t.contract is not None:
        return _card_refusal(t, wait, seat, move)
    if seat not in wait.turns:
        return f"It is not {seat.label}’s turn: {_waiting(wait)}."
    kinds = sorted({type(legal).__name__ for legal in wait.turns[seat]})
    if type(move).__name__ not in kinds:
        return f"{seat.label} has something else to do now ({', '.join(kinds)})."
    return f"{seat.label} may not do that now: it is not among the {len(wait.turns[seat])} legal choices."


def _card_refusal(t: Table, wait: Wait, seat: Seat, move: ev.Played) -> str:
    assert t.turn is not None
    if t.claim is not None:
        return "A claim is on the table: it is answered first."
    if move.seat is t.dummy and t.people.get(move.seat) is seat:
        return f"{seat.label} is dummy: declarer plays those cards."
    if not t.commands(seat, move.seat):
        return f"{seat.label} does not play {move.seat.label}’s cards."
    if move.seat is not t.turn:
        return f"It is {t.turn.label}’s turn to play a card, not {move.seat.label}’s."
    if move.card not in t.hands[move.seat]:
        return f"{move.seat.label} does not hold {move.card}."
    if seat not in wait.turns or not any(isinstance(legal, ev.Played) for legal in wait.turns[seat]):
        return f"No card can be played now: {_waiting(wait)}."
    return f"{move.seat.label} must follow suit: the lead was in {t.trick[0].card.suit.name}."


def _waiting(wait: Wait) -> str:
    names = " and ".join(seat.label for seat in wait.turns)
    return f"the table waits for {names}"
