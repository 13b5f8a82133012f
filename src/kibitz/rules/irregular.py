"""A table where people may err, and the engine is the referee (Laws 19 to 23).

The referee says nothing until a player speaks, or no revoke could ever be established; at the end
of the deal it looks through every trick.
"""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.cards import Seat, Side
from kibitz.engine import events as ev
from kibitz.engine.game import Do, Moves, Step, Wait
from kibitz.engine.table import Table
from kibitz.rules.tricks import is_play, playable, plays


def play_freely(t: Table) -> Step | None:
    """Any card by anyone with a hand; a lead out of turn is answered first, and a revoke put right."""
    if t.challenge is not None:
        return _rule_on(t, t.challenge.of)
    if t.turn is None or t.awarded or len(t.tricks) == t.cards:
        return None
    if t.rejected and t.lead_out_of_turn:
        return _await_the_other(t)
    if t.corrects is not None:
        # Law 20: the card is corrected, so now the suit must be followed.
        return Wait({t.player(t.corrects): _cards(t, t.corrects)})
    return Wait({t.player(t.turn): _cards(t, t.turn)})


def offer_irregularities(t: Table, wait: Wait) -> Moves:
    """What people may do out of turn, right or wrong."""
    if not is_play(wait) or t.corrects is not None:
        return {}
    if t.lead_out_of_turn:
        return _answers_to_lead(t)
    return {player: _asides(t, player) for player in t.active()}


def revoked(t: Table, tricks: int, play: ev.Played) -> bool:
    """Whether the card, played to the trick after so many others, failed to follow suit with a hand that could."""
    trick = t.tricks[tricks].plays if tricks < len(t.tricks) else t.trick
    led = trick[0].card.suit
    if play.card.suit is led:
        return False
    held = t.dealt[play.seat].of(led)
    for earlier in t.tricks[:tricks]:
        for other in earlier.plays:
            if other.seat is play.seat:
                held -= other.card
    return bool(held.mask)


def transfer(t: Table) -> Step | None:
    """Law 21: at the end each established revoke moves a trick to the other side; those of both sides cancel."""
    if t.transferred is not None or t.scored is not None:
        return None
    count = {Side.NS: 0, Side.EW: 0}
    for number, trick in enumerate((*(trick.plays for trick in t.tricks), t.trick)):
        for play in trick[1:]:
            count[play.seat.side] += revoked(t, number, play)
    worse = max(Side, key=lambda side: count[side])
    tricks = min(count[worse] - count[worse.other], t.won[worse])
    return Do((ev.Transferred(worse.other, tricks),)) if tricks else None


def _cards(t: Table, seat: Seat) -> tuple[ev.Played, ...]:
    cards = playable(t, seat) if seat is t.corrects else t.hands[seat]
    return plays(seat, cards.deck, cards.mask)


def _answers_to_lead(t: Table) -> Moves:
    """Law 19: either opponent may accept it by word, the next one also by playing to it."""
    return {seat: (ev.Accepted(seat), ev.Rejected(seat)) for seat in _undecided(t)}


def _await_the_other(t: Table) -> Step:
    """One opponent has sent the lead back; if the other one does so too, or is dummy, it goes."""
    assert t.turn is not None
    lead = t.trick[0]
    undecided = _undecided(t)
    if not undecided:
        return Do((ev.TookBack(lead.seat, lead.card),))
    if t.player(t.turn) in undecided:
        return Wait({t.player(t.turn): _cards(t, t.turn)})
    return Wait(_answers_to_lead(t))


def _undecided(t: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in t.opponents(t.player(t.trick[0].seat)) if seat not in t.rejected)


def _asides(t: Table, player: Seat) -> tuple[ev.Move, ...]:
    """What a player may do out of turn: play a card, call the referee, drop a card."""
    place = t.place(player)
    in_trick = {play.seat for play in t.trick}
    free: list[ev.Move] = []
    for seat in (place, place.partner):
        in_sight = seat is place or seat in t.faced  # nobody knows dummy's cards before they are faced
        if in_sight and seat not in in_trick and seat is not t.turn and t.player(seat) is player:
            free += _cards(t, seat)
    free += (ev.Challenged(player, seat) for seat in _suspects(t))
    free += (ev.Exposed(place, card) for card in t.hands[place])
    return tuple(free)


def _recent(t: Table) -> Iterator[tuple[int, ev.Played]]:
    """The cards of the last trick and of this one, with how many tricks came before each."""
    if t.tricks:
        for play in t.tricks[-1].plays:
            yield len(t.tricks) - 1, play
    for play in t.trick:
        yield len(t.tricks), play


def _suspects(t: Table) -> tuple[Seat, ...]:
    """The hands that lately did not follow suit, which everyone has seen; dummy's like any other."""
    found = dict.fromkeys(
        play.seat
        for number, play in _recent(t)
        if play.card.suit is not (t.trick if number == len(t.tricks) else t.tricks[-1].plays)[0].card.suit
    )
    return tuple(found)


def _rule_on(t: Table, seat: Seat) -> Do:
    recent = list(_recent(t))
    revokes = [i for i, (number, play) in enumerate(recent) if play.seat is seat and revoked(t, number, play)]
    if not revokes:
        return Do((ev.Ruled(seat, ev.Ruling.NO_REVOKE),))
    first = next((i for i in revokes if not _established(t, *recent[i])), None)
    if first is None:
        return Do((ev.Ruled(seat, ev.Ruling.ESTABLISHED),))
    # Law 20: the card goes back, and with it every card played after it, to be played anew or changed.
    withdrawn = tuple(ev.TookBack(play.seat, play.card) for _, play in reversed(recent[first:]))
    return Do((*withdrawn, ev.Ruled(seat, ev.Ruling.CORRECTED)))


def _established(t: Table, number: int, revoke: ev.Played) -> bool:
    """The revoker or partner has played to the next trick."""
    return number < len(t.tricks) and any(play.seat.side is revoke.seat.side for play in t.trick)
