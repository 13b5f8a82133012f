"""What goes wrong at a `laws` table: leads out of turn, revokes, a card dropped."""

from __future__ import annotations

import random

from kibitz.cards import Seat
from kibitz.engine import State
from kibitz.engine import events as ev
from kibitz.rules.tricks import playable
from tests.golden.playing import moved, offered, some_move


def lead_sent_back(state: State, rng: random.Random) -> State | None:
    """Law 19: a lead out of turn that neither opponent will have."""
    return _lead_out_of_turn(state, rng, ev.Rejected)


def lead_accepted(state: State, rng: random.Random) -> State | None:
    """Law 19: a lead out of turn that an opponent accepts."""
    return _lead_out_of_turn(state, rng, ev.Accepted)


def revoke_corrected(state: State, rng: random.Random) -> State | None:
    """Law 20: found at once, the card goes back and the suit is followed."""
    after = _revoke(state, rng)
    return moved(after[0], ev.Challenged(_accuser(after[0], after[1]), after[1])) if after else None


def revoke_established(state: State, rng: random.Random) -> State | None:
    """Law 21: found when the revoker or partner has played to the next trick; the card stays."""
    if (after := _revoke(state, rng)) is None:
        return None
    state, revoker = after
    tricks = len(state.table.tricks) + bool(state.table.trick)
    while len(state.table.tricks) < tricks or not any(play.seat.side is revoker.side for play in state.table.trick):
        if state.wait is None or len(state.table.tricks) > tricks:
            return None
        state = moved(state, some_move(state, rng))
    return moved(state, ev.Challenged(_accuser(state, revoker), revoker))


def card_exposed(state: State, rng: random.Random) -> State | None:
    """Law 22: a card seen by accident is picked up without penalty."""
    exposed = [move for seat in state.table.players for move in offered(state, seat, ev.Exposed)]
    return moved(state, rng.choice(exposed)) if exposed else None


def _lead_out_of_turn(state: State, rng: random.Random, answer: type[ev.Rejected | ev.Accepted]) -> State | None:
    t = state.table
    if t.trick or not t.tricks:
        return None
    leads = [move for seat in t.players for move in offered(state, seat, ev.Played)]
    if not leads:
        return None
    lead = rng.choice(leads)
    assert isinstance(lead, ev.Played)
    opponents = t.opponents(t.player(lead.seat))
    speakers = opponents if answer is ev.Rejected else opponents[:1]
    return moved(state, lead, *(answer(seat) for seat in speakers))


def _revoke(state: State, rng: random.Random) -> tuple[State, Seat] | None:
    """A hand other than dummy's does not follow suit although it could, as the last to a trick or before."""
    t = state.table
    seat = t.turn
    if seat is None or seat is t.dummy or not t.trick or not 2 <= len(t.tricks) <= 9:
        return None
    proper = playable(t, seat)
    wrong = [card for card in t.hands[seat] if card not in proper]
    return (moved(state, ev.Played(seat, rng.choice(wrong))), seat) if wrong else None


def _accuser(state: State, revoker: Seat) -> Seat:
    return state.table.opponents(state.table.player(revoker))[0]
